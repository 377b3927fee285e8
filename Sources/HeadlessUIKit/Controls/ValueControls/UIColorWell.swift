import Foundation

/// A control that shows a color and lets users choose another.
@preconcurrency @MainActor
open class UIColorWell: UIControl {
  /// Stored without effect: the picker is not displayed here.
  open var title: String?
  /// Stored without effect.
  open var supportsAlpha = true
  open var selectedColor: UIColor? { didSet { setNeedsDisplay() } }

  /// From memory.
  private static let side: CGFloat = 28

  public override init(frame: CGRect) {
    super.init(frame: frame)
    isOpaque = false
    hugContent()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  open override var intrinsicContentSize: CGSize {
    CGSize(width: Self.side, height: Self.side)
  }

  func choose(_ color: UIColor) {
    selectedColor = color
    sendActions(for: .valueChanged)
  }

  /// Draws the color in a ring.
  override func drawContent(into picture: inout Picture) {
    let side = min(bounds.width, bounds.height)
    let ring = CGRect(
      x: bounds.midX - side / 2, y: bounds.midY - side / 2, width: side, height: side)
    let inside = ring.insetBy(dx: side / 8, dy: side / 8)
    picture.fillCapsule(ring, faded(.separator))
    picture.fillCapsule(inside, faded(selectedColor ?? .systemBackground))
  }
}
