import Foundation

/// Everything painted on a screen, from back to front.
@MainActor
struct PaintedViews {
  private struct Layer {
    /// The number of the view that paints the layer.
    let number: Int
    let frame: CGRect
    let paint: Paint
    /// The alpha of the view multiplied by those of all views around it.
    let alpha: CGFloat
  }

  /// A view that is blended with its background as a whole, including everything in it.
  private struct Group {
    let number: Int
    let alpha: CGFloat
  }

  private let ground: SolidColor
  private var layers: [Layer] = []
  private var numbers: [ObjectIdentifier: Int] = [:]

  /// - Parameter windows: The windows, from back to front.
  init(_ windows: [UIView], _ reading: StageReading) {
    let traits = windows[0].traitCollection
    ground = SolidColor(traits.userInterfaceStyle == .dark ? .black : .white, traits)
    for window in windows { add(window, alpha: 1, reading) }
  }

  private mutating func add(_ view: UIView, alpha: CGFloat, _ reading: StageReading) {
    guard !view.isHidden else { return }
    let (alpha, number) = (alpha * view.alpha, numbers.count)
    numbers[ObjectIdentifier(view)] = number
    if alpha >= 0.01, let paint = view.paint {
      layers.append(
        Layer(number: number, frame: reading.frame(of: view), paint: paint, alpha: alpha))
    }
    for subview in view.subviews { add(subview, alpha: alpha, reading) }
  }

  /// Returns the visible colors where a view draws, composed with the paint behind it.
  ///
  /// - Parameters:
  ///   - drawings: For each of some places, the colors drawn there, one over the other.
  ///   - countsItself: Whether the view's own background counts, as it does for its text.
  /// - Returns: The visible color at each place; nil if one of them is not a single color.
  func seen(
    _ drawings: [[SolidColor]], in view: UIView, _ reading: StageReading,
    countingItself countsItself: Bool = true
  ) -> [SolidColor]? {
    let groups = groups(around: view)
    let grounds = grounds(of: groups, behind: view, reading, countsItself)
    var seen: [SolidColor] = []
    for drawing in drawings {
      var color = grounds[groups.count]
      for drawn in drawing { color = drawn.over(color) }
      for (number, group) in groups.enumerated().reversed() {
        color = color?.faded(group.alpha).over(grounds[number])
      }
      guard let color else { return nil }
      seen.append(color)
    }
    return seen
  }

  /// Returns the color behind a view outside of all groups, then the color inside of each group up
  /// to the next one.
  private func grounds(
    of groups: [Group], behind view: UIView, _ reading: StageReading, _ countsItself: Bool
  ) -> [SolidColor?] {
    let frame = reading.visibleFrame(of: view)
    let last = numbers[ObjectIdentifier(view)] ?? .max
    var grounds: [SolidColor?] = [ground] + groups.map { _ in SolidColor() }
    for layer in layers {
      guard layer.number < last || (countsItself && layer.number == last) else { break }
      // Layers that only touch the view, or have no size, are not behind it.
      let shared = layer.frame.intersection(frame)
      guard !shared.isNull, min(shared.width, shared.height) > 0.5 else { continue }
      let around = groups.prefix { $0.number <= layer.number }
      guard case .solid(let solid) = layer.paint, layer.frame.holds(frame, by: 0.5) else {
        grounds[around.count] = nil
        continue
      }
      let own = layer.alpha / around.reduce(1) { $0 * $1.alpha }
      grounds[around.count] = solid.faded(own).over(grounds[around.count])
    }
    return grounds
  }

  /// Returns the view and the views around it that are not opaque, from the outside in.
  private func groups(around view: UIView) -> [Group] {
    sequence(first: view, next: \.superview).compactMap { view in
      guard view.alpha < 1, let number = numbers[ObjectIdentifier(view)] else { return nil }
      return Group(number: number, alpha: max(view.alpha, 0.001))
    }.reversed()
  }
}

/// The paint of a view behind its text.
private enum Paint {
  case solid(SolidColor)
  /// Anything that is not a single color.
  case picture
}

extension UIView {
  /// The view's own paint; nil if there is none.
  fileprivate var paint: Paint? {
    let isPicture =
      (self as? UIImageView)?.image != nil || self is UIVisualEffectView
      || layer is CAGradientLayer || (layer.sublayers ?? []).contains { $0 is CAGradientLayer }
    if isPicture { return .picture }
    guard let background = backgroundColor ?? layer.backgroundColor.map(UIColor.init) else {
      return nil
    }
    let solid = SolidColor(background, traitCollection)
    return solid.alpha > 0 ? .solid(solid) : nil
  }
}
