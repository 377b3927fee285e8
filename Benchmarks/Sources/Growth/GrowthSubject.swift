import DeStijl

/// A layout of any size whose costs are measured by size.
@MainActor
struct GrowthSubject {
  typealias Layout = (view: UIView, build: @MainActor (UIView) -> Void)

  let name: String
  /// The greatest measured size.
  var most = 10_000
  /// The greatest permitted exponent of the counts.
  var steepest = linear
  /// The names of subjects to compare with; the first one that has been measured is used.
  var bases: [String] = []
  /// Returns a view of a size and a closure. The closure and the layout after it are measured.
  let make: @MainActor (Int) -> Layout

  /// The greatest exponent that counts as linear.
  static let linear = 1.15
  /// The greatest exponent that counts as constant.
  static let constant = 0.15

  /// All subjects, those that others are compared with first.
  static var all: [GrowthSubject] {
    chains + bounds + conflicts + stacks + squeezedStacks + columns + grids + nests
  }

  /// Returns a subject for each strain.
  ///
  /// - Parameters:
  ///   - steepest: The permitted exponents of growth that is not linear.
  ///   - base: The name of the subject to compare with, under the same strain if that has been
  ///     measured.
  static func strained(
    _ name: String, in strains: [Strain] = Strain.allCases, most: Int = 10_000,
    steepest: [Strain: Double] = [:], base: String? = nil,
    _ make: @escaping @MainActor (Int, Strain) -> Layout
  ) -> [GrowthSubject] {
    strains.map { strain in
      GrowthSubject(
        name: name + strain.rawValue, most: most, steepest: steepest[strain] ?? linear,
        bases: base.map { [$0 + strain.rawValue, $0] } ?? []
      ) { make($0, strain) }
    }
  }

  /// Makes views of different widths. A misfit makes the one in the middle too wide for `width`.
  static func boxes(_ count: Int, _ strain: Strain = .none, in width: CGFloat = 0) -> [Box] {
    (0..<count).map { number in
      let isTooWide = strain == .misfit && number == count / 2
      let box = Box(
        CGSize(width: isTooWide ? 2 * width : CGFloat(30 + number * 7 % 20), height: 20))
      strain.turn(box)
      return box
    }
  }

  /// Makes a view with more room than its views need, or with half of it if it is overfull.
  static func host(_ count: Int, _ strain: Strain) -> UIView {
    let width = CGFloat(count) * (strain == .overfull ? 20 : 60)
    let host = UIView(frame: CGRect(x: 0, y: 0, width: width, height: 800))
    strain.turn(host)
    return host
  }
}

/// A circumstance that may make a layout harder.
enum Strain: String, CaseIterable {
  case none = ""
  /// All views together need more room than there is.
  case overfull = ", overfull"
  /// A single view can't have its size or place.
  case misfit = ", one that does not fit"
  case mirrored = ", right to left"

  /// Makes a view lay out from right to left if the strain is `mirrored`.
  @MainActor
  func turn(_ view: UIView) {
    if self == .mirrored { view.semanticContentAttribute = .forceRightToLeft }
  }
}
