import Foundation

/// An indicator of an activity in progress.
@preconcurrency @MainActor
open class UIActivityIndicatorView: UIView {
  public enum Style: Int, Sendable {
    case medium = 100
    case large = 101
  }

  open private(set) var isAnimating = false
  private var chosenColor: UIColor?

  public override init(frame: CGRect) {
    super.init(frame: frame)
    isOpaque = false
    isHidden = true
    hugContent()
  }

  public init(style: Style) {
    self.style = style
    super.init(frame: CGRect(origin: .zero, size: style.size))
    isOpaque = false
    isHidden = true
    hugContent()
  }

  public required init(coder: NSCoder) {
    super.init(frame: .zero)
  }

  open var style = Style.medium {
    didSet {
      guard style != oldValue else { return }
      bounds.size = style.size
      invalidateIntrinsicContentSize()
    }
  }

  open var hidesWhenStopped = true {
    didSet { if hidesWhenStopped != oldValue { showOrHide() } }
  }

  open var color: UIColor! {
    get { chosenColor ?? .secondaryLabel }
    set {
      chosenColor = newValue
      setNeedsDisplay()
    }
  }

  open func startAnimating() {
    isAnimating = true
    showOrHide()
  }

  /// Hides the view if it hides when stopped; otherwise the visibility stays the same.
  open func stopAnimating() {
    isAnimating = false
    if hidesWhenStopped { isHidden = true }
  }

  private func showOrHide() { isHidden = hidesWhenStopped && !isAnimating }

  // MARK: Layout

  open override var intrinsicContentSize: CGSize { style.size }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { style.size }

  // MARK: Drawing

  private static let spokes = 8

  /// Draws spokes that fade out, the darkest one at the top.
  override func drawContent(into picture: inout Picture) {
    let center = CGPoint(x: bounds.midX, y: bounds.midY)
    let length = min(bounds.width, bounds.height) / 2
    let thickness = length / 4
    let rect = CGRect(
      x: -thickness / 2, y: -length, width: thickness, height: length * 0.55)
    for spoke in 0..<Self.spokes {
      let turn = CGFloat(spoke) / CGFloat(Self.spokes)
      var color = shownColor(color ?? .secondaryLabel)
      color.alpha *= 1 - 0.8 * turn
      let transform = CGAffineTransform(translationX: center.x, y: center.y)
        .rotated(by: -2 * .pi * turn)
      picture.group([("transform", transform.attributeText)]) { $0.fillCapsule(rect, color) }
    }
  }
}

extension UIActivityIndicatorView.Style {
  @MainActor
  var size: CGSize {
    (self == .large ? ControlMeasure.activityLarge : .activityMedium).size
  }
}
