import Foundation

/// What is painted on a screen, from the back to the front.
@MainActor
struct PaintedViews {
  private struct Layer {
    /// The number of the view that it belongs to.
    let number: Int
    let frame: CGRect
    let paint: Paint
  }

  private let ground: SolidColor
  private var layers: [Layer] = []
  private var numbers: [ObjectIdentifier: Int] = [:]

  init(_ window: UIView, _ reading: StageReading) {
    let isDark = window.traitCollection.userInterfaceStyle == .dark
    ground = SolidColor(isDark ? .black : .white, window.traitCollection, alpha: 1)
    add(window, alpha: 1, reading)
  }

  private mutating func add(_ view: UIView, alpha: CGFloat, _ reading: StageReading) {
    guard !view.isHidden else { return }
    let (alpha, number) = (alpha * view.alpha, numbers.count)
    numbers[ObjectIdentifier(view)] = number
    if alpha >= 0.01, let paint = view.paint(alpha) {
      layers.append(Layer(number: number, frame: reading.frame(of: view), paint: paint))
    }
    for subview in view.subviews { add(subview, alpha: alpha, reading) }
  }

  /// The solid color behind a view, composed of what is painted there; nil where it is not one.
  ///
  /// - Parameter countsItself: Whether the view's own background counts, as it does for its text.
  func color(
    behind view: UIView, _ reading: StageReading, countingItself countsItself: Bool = true
  ) -> SolidColor? {
    let frame = reading.visibleFrame(of: view)
    let last = numbers[ObjectIdentifier(view)] ?? .max
    var color: SolidColor? = ground
    for layer in layers {
      guard layer.number < last || (countsItself && layer.number == last) else { break }
      guard layer.frame.insetBy(dx: -0.5, dy: -0.5).intersects(frame) else { continue }
      guard case .solid(let solid) = layer.paint, layer.frame.holds(frame, by: 0.5) else {
        color = nil
        continue
      }
      color = solid.alpha >= 0.999 ? solid : color.map { solid.over($0) }
    }
    return color
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
  fileprivate func paint(_ alpha: CGFloat) -> Paint? {
    let isPicture =
      (self as? UIImageView)?.image != nil || self is UIVisualEffectView
      || layer is CAGradientLayer || (layer.sublayers ?? []).contains { $0 is CAGradientLayer }
    if isPicture { return .picture }
    guard let background = backgroundColor ?? layer.backgroundColor.map(UIColor.init) else {
      return nil
    }
    let solid = SolidColor(background, traitCollection, alpha: alpha)
    return solid.alpha > 0 ? .solid(solid) : nil
  }
}
