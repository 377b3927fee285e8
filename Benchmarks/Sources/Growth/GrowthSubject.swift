import DeStijl

/// A layout of any size, of which is measured how its cost grows with the size.
@MainActor
struct GrowthSubject {
  typealias Layout = (view: UIView, build: @MainActor (UIView) -> Void)

  let name: String
  /// The greatest size that it is measured at.
  var most = 10_000
  /// The greatest exponent of what is counted.
  var steepest = linear
  /// The names of others; it is also printed as a multiple of the first one that is measured.
  var bases: [String] = []
  /// Makes a view of a size, and says what is measured: to do this with it, and to lay it out.
  let make: @MainActor (Int) -> Layout

  /// The greatest exponent of what is in step with the size.
  static let linear = 1.15
  /// The greatest exponent of what does not depend on the size.
  static let constant = 0.15

  /// All that are measured, those that others are multiples of before these.
  static var all: [GrowthSubject] {
    chains + bounds + conflicts + stacks + squeezedStacks + columns + grids + nests
  }

  /// One for each way in which its content may not fit.
  ///
  /// - Parameters:
  ///   - steepest: The exponents of what is not in step with the size.
  ///   - base: What they are multiples of, strained in the same way where that is measured.
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

  /// Views of different widths, of which `strain` makes the one in the middle too wide for `width`.
  static func boxes(_ count: Int, _ strain: Strain = .none, in width: CGFloat = 0) -> [Box] {
    (0..<count).map { number in
      let isTooWide = strain == .misfit && number == count / 2
      let box = Box(
        CGSize(width: isTooWide ? 2 * width : CGFloat(30 + number * 7 % 20), height: 20))
      strain.turn(box)
      return box
    }
  }

  /// A view with more room than its views need, or with half of what they need.
  static func host(_ count: Int, _ strain: Strain) -> UIView {
    let width = CGFloat(count) * (strain == .overfull ? 20 : 60)
    let host = UIView(frame: CGRect(x: 0, y: 0, width: width, height: 800))
    strain.turn(host)
    return host
  }
}

/// What makes a layout harder than it is when everything fits.
enum Strain: String, CaseIterable {
  case none = ""
  /// All together need more room than there is.
  case overfull = ", overfull"
  /// One alone can't be as it is to be.
  case misfit = ", one that does not fit"
  case mirrored = ", right to left"

  /// Has a view read from right to left if that is what is strained.
  @MainActor
  func turn(_ view: UIView) {
    if self == .mirrored { view.semanticContentAttribute = .forceRightToLeft }
  }
}
