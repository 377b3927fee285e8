import Foundation

/// The progress of a task.
@preconcurrency @MainActor
open class UIProgressView: UIView {
  public enum Style: Int, Sendable {
    case `default`, bar
  }

  private var share = BoundedValue<Float>(0, from: 0, to: 1)

  public override init(frame: CGRect) {
    super.init(frame: frame)
    isOpaque = false
    hugContent(on: [.vertical])
  }

  public convenience init(progressViewStyle style: Style) {
    self.init(frame: .zero)
    progressViewStyle = style
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  open var progress: Float {
    get {
      follow()
      return share.value
    }
    set { setProgress(newValue, animated: false) }
  }

  /// Takes effect at once.
  open func setProgress(_ progress: Float, animated: Bool) {
    follow()
    notifyingObservers(of: .progress) { share.set(progress) }
    setNeedsDisplay()
  }

  /// Read whenever the progress of the view is read, since it sends no notification.
  open var observedProgress: Progress? {
    didSet {
      followed = nil
      follow()
    }
  }
  /// The observed fraction when it was last read.
  private var followed: Float?

  private func follow() {
    guard let observedProgress else { return }
    let fraction = Float(observedProgress.fractionCompleted)
    guard fraction != followed else { return }
    followed = fraction
    notifyingObservers(of: .progress) { share.set(fraction) }
    setNeedsDisplay()
  }

  open var progressViewStyle = Style.default
  open var progressTintColor: UIColor?
  open var trackTintColor: UIColor?
  /// Takes precedence over `progressTintColor`.
  open var progressImage: UIImage? { didSet { setNeedsDisplay() } }
  /// Takes precedence over `trackTintColor`.
  open var trackImage: UIImage? { didSet { setNeedsDisplay() } }

  override var standardAccessibility: (label: String?, traits: UIAccessibilityTraits)? {
    (nil, .updatesFrequently)
  }
  override var standardAccessibilityValue: String? { share.percent }

  // MARK: Layout

  override func allowedSize(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: ControlMeasure.progressHeight.length)
  }

  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: ControlMeasure.progressHeight.length)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { allowedSize(size) }

  // MARK: Drawing

  override func drawContent(into picture: inout Picture) {
    draw(trackImage, or: trackTintColor ?? .systemFill, in: bounds, into: &picture)
    guard progress > 0 else { return }
    let least = ControlMeasure.progressLeastFill.length
    let width = max(least, (CGFloat(progress) * bounds.width).rounded())
    var filled = CGRect(
      x: bounds.minX, y: bounds.minY, width: min(width, bounds.width), height: bounds.height)
    if isRightToLeft { filled = filled.mirrored(in: bounds) }
    draw(progressImage, or: progressTintColor ?? .tintColor, in: filled, into: &picture)
  }

  private func draw(
    _ image: UIImage?, or color: UIColor, in rect: CGRect, into picture: inout Picture
  ) {
    guard let image else { return picture.fillCapsule(rect, shownColor(color)) }
    picture.draw(image, in: rect, of: self)
  }
}
