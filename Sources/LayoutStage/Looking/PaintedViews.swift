import Foundation

/// What is painted on a screen, from the back to the front.
@MainActor
struct PaintedViews {
  private struct Layer {
    /// The number of the view that it belongs to.
    let number: Int
    let frame: CGRect
    let paint: Paint
    /// That of the view and all around it, together.
    let alpha: CGFloat
  }

  /// A view that is blended, with all that is in it, with what is behind.
  private struct Group {
    let number: Int
    let alpha: CGFloat
  }

  private let ground: SolidColor
  private var layers: [Layer] = []
  private var numbers: [ObjectIdentifier: Int] = [:]

  /// - Parameter windows: From the back to the front.
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

  /// What is to be seen where a view draws colors, composed with what is painted behind it.
  ///
  /// - Parameters:
  ///   - drawings: What is drawn, one over the other, at each of some places.
  ///   - countsItself: Whether the view's own background counts, as it does for its text.
  /// - Returns: What is seen at each of these; nil where it is not one color.
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

  /// What is painted behind a view outside of all groups, then in each before the next one.
  private func grounds(
    of groups: [Group], behind view: UIView, _ reading: StageReading, _ countsItself: Bool
  ) -> [SolidColor?] {
    let frame = reading.visibleFrame(of: view)
    let last = numbers[ObjectIdentifier(view)] ?? .max
    var grounds: [SolidColor?] = [ground] + groups.map { _ in SolidColor() }
    for layer in layers {
      guard layer.number < last || (countsItself && layer.number == last) else { break }
      // What only touches it, or has no size, is not behind it.
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

  /// The views around a view, and it itself, that are not opaque, from the outside in.
  private func groups(around view: UIView) -> [Group] {
    sequence(first: view, next: \.superview).compactMap { view in
      guard view.alpha < 1, let number = numbers[ObjectIdentifier(view)] else { return nil }
      return Group(number: number, alpha: max(view.alpha, 0.001))
    }.reversed()
  }
}

/// What a view paints behind its text.
private enum Paint {
  case solid(SolidColor)
  /// Something that is not one color.
  case picture
}

extension UIView {
  /// What it paints itself; nil for nothing.
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
