import Foundation

/// A control that is on or off.
@preconcurrency @MainActor
open class UISwitch: UIControl {
  public enum Style: Int, Sendable {
    case automatic, checkbox, sliding
  }

  private var storedIsOn = false

  public override init(frame: CGRect) {
    super.init(frame: frame)
    isOpaque = false
    hugContent()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  open var isOn: Bool {
    get { storedIsOn }
    set { setOn(newValue, animated: false) }
  }

  /// Takes effect at once.
  open func setOn(_ on: Bool, animated: Bool) {
    notifyingObservers(of: .isOn) { storedIsOn = on }
    setNeedsDisplay()
  }

  open var onTintColor: UIColor?
  open var thumbTintColor: UIColor?
  /// Stored without effect, as in UIKit since iOS 7.
  open var onImage: UIImage?
  /// Stored without effect, as in UIKit since iOS 7.
  open var offImage: UIImage?
  /// Stored without effect: only a checkbox has a title.
  open var title: String?
  /// Stored without effect: switches slide on iPhone and iPad.
  open var preferredStyle = Style.automatic
  open var style: Style { .sliding }

  override var standardAccessibility: (label: String?, traits: UIAccessibilityTraits)? {
    (nil, accessibilityTraits(of: .button))
  }
  override var standardAccessibilityValue: String? { isOn ? "1" : "0" }

  // MARK: Input

  override var claimsTaps: Bool { true }
  override var claimsPans: Bool { true }

  /// The x where the finger came down, and whether it has pulled the thumb since.
  private var start: CGFloat = 0
  private var isPulled = false

  /// The horizontal distance at which a finger pulls the thumb, in points. From memory.
  private static let minimumPull: CGFloat = 10

  open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    (start, isPulled) = (touch.location(in: self).x, false)
    return super.beginTracking(touch, with: event)
  }

  open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    if abs(touch.location(in: self).x - start) > Self.minimumPull { isPulled = true }
    return super.continueTracking(touch, with: event)
  }

  /// A pulled thumb stays on the side where it is released; released at the center, it keeps its
  /// value.
  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    super.endTracking(touch, with: event)
    guard isPulled, let touch else { return }
    let offset = touch.location(in: self).x - bounds.midX
    if abs(offset) >= 1 { change(to: (offset > 0) != isRightToLeft) }
  }

  override func activate(at point: CGPoint) {
    if !isPulled { change(to: !isOn) }
  }

  private func change(to isOn: Bool) {
    guard isOn != self.isOn else { return }
    changeByUser(.isOn) { setOn(isOn, animated: true) }
    valueDidChangeByUser()
  }

  // MARK: Layout

  override func allowedSize(_ size: CGSize) -> CGSize { ControlMeasure.switchFrame.size }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { ControlMeasure.switchFrame.size }
  open override var intrinsicContentSize: CGSize { ControlMeasure.switchIntrinsic.size }

  /// The frame is wider than the alignment rectangle.
  open override var alignmentRectInsets: UIEdgeInsets {
    let (frame, content) = (ControlMeasure.switchFrame.size, ControlMeasure.switchIntrinsic.size)
    return UIEdgeInsets(top: 0, left: 0, bottom: 0, right: frame.width - content.width)
  }

  // MARK: Drawing

  override func drawContent(into picture: inout Picture) {
    let track = isOn ? onTintColor ?? .systemGreen : .secondarySystemFill
    picture.fillCapsule(bounds, faded(track))
    let size = ControlMeasure.switchThumb.size
    let margin = (bounds.height - size.height) / 2
    let start = CGRect(
      origin: CGPoint(x: bounds.minX + margin, y: bounds.minY + margin), size: size)
    let thumb = isOn == isRightToLeft ? start : start.mirrored(in: bounds)
    picture.fillCapsule(thumb, shownColor(thumbTintColor ?? .white))
  }
}

extension UIControl {
  /// Returns the displayed form of a color: paler while the control is disabled.
  func faded(_ color: UIColor) -> ColorComponents {
    var components = shownColor(color)
    if !isEnabled { components.alpha *= 0.5 }
    return components
  }
}

extension Picture {
  /// Fills a rectangle with semicircular short sides.
  mutating func fillCapsule(_ rect: CGRect, _ color: ColorComponents?) {
    let shape = PictureShape(
      rect: rect, radius: min(rect.width, rect.height) / 2, corners: .all)
    fill(shape, color)
  }
}
