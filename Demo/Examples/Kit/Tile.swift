import DeStijl

/// A colored rectangle that may have a preferred size: the simplest view to lay out.
final class Tile: UIView {
  private let preferredSize: CGSize

  init(color: UIColor, preferredSize: CGSize?) {
    let none = CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
    self.preferredSize = preferredSize ?? none
    super.init(frame: .zero)
    backgroundColor = color
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }

  override var intrinsicContentSize: CGSize { preferredSize }
}

extension UIView {
  /// A rectangle; without a preferred size, its surroundings determine the size.
  static func mock(backgroundColor: UIColor, preferredSize: CGSize? = nil) -> UIView {
    Tile(color: backgroundColor, preferredSize: preferredSize)
  }

  /// A square with a side length.
  static func square(_ color: UIColor, _ side: CGFloat = 28) -> UIView {
    mock(backgroundColor: color, preferredSize: CGSize(width: side, height: side))
  }

  /// The view itself, with an identifier for lists of frames.
  func named(_ name: String) -> Self {
    accessibilityIdentifier = name
    return self
  }

  /// The view itself, with rounded corners.
  func rounded(_ radius: CGFloat) -> Self {
    layer.cornerRadius = radius
    return self
  }
}
