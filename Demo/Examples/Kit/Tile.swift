import DeStijl

/// A coloured rectangle that may have a preferred size, as the simplest thing to lay out.
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
  /// A rectangle; without a preferred size it is as large as its surroundings make it.
  static func mock(backgroundColor: UIColor, preferredSize: CGSize? = nil) -> UIView {
    Tile(color: backgroundColor, preferredSize: preferredSize)
  }

  /// A square of that side.
  static func square(_ color: UIColor, _ side: CGFloat = 28) -> UIView {
    mock(backgroundColor: color, preferredSize: CGSize(width: side, height: side))
  }

  /// The view itself, named for whoever reads its frame.
  func named(_ name: String) -> Self {
    accessibilityIdentifier = name
    return self
  }

  /// The view itself, with round corners of that radius.
  func rounded(_ radius: CGFloat) -> Self {
    layer.cornerRadius = radius
    return self
  }
}
