import Foundation

/// A value that is chosen by dragging a thumb along a track.
@preconcurrency @MainActor
open class UISlider: UIControl {
  private var bounded = BoundedValue<Float>(0, from: 0, to: 1)
  private var thumbImages = StateImages()
  private var (minimumTrackImages, maximumTrackImages) = (StateImages(), StateImages())
  private let minimumView = UIImageView(frame: .zero)
  private let maximumView = UIImageView(frame: .zero)
  /// The distance from the center of the thumb to the point where the finger holds it.
  private var grip: CGFloat = 0
  private var valueBeforeTracking: Float = 0

  public override init(frame: CGRect) {
    let isEmpty = frame.size == .zero
    super.init(
      frame: isEmpty
        ? CGRect(origin: frame.origin, size: ControlMeasure.sliderFrame.size) : frame)
    isOpaque = false
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  // MARK: Value

  open var value: Float {
    get { bounded.value }
    set { setValue(newValue, animated: false) }
  }

  /// Takes effect at once.
  open func setValue(_ value: Float, animated: Bool) {
    notifyingObservers(of: .value) { change { $0.set(value) } }
  }

  open var minimumValue: Float {
    get { bounded.minimum }
    set { change { $0.setMinimum(newValue) } }
  }

  open var maximumValue: Float {
    get { bounded.maximum }
    set { change { $0.setMaximum(newValue) } }
  }

  private func change(_ change: (inout BoundedValue<Float>) -> Void) {
    change(&bounded)
    setNeedsDisplay()
  }

  /// Whether the user's changes are reported while the finger moves, or once when it is lifted.
  open var isContinuous = true

  // MARK: Appearance

  open var minimumTrackTintColor: UIColor?
  open var maximumTrackTintColor: UIColor?
  open var thumbTintColor: UIColor?

  open var minimumValueImage: UIImage? {
    get { minimumView.image }
    set { show(newValue, in: minimumView) }
  }

  open var maximumValueImage: UIImage? {
    get { maximumView.image }
    set { show(newValue, in: maximumView) }
  }

  private func show(_ image: UIImage?, in view: UIImageView) {
    view.image = image
    if image == nil {
      view.removeFromSuperview()
    } else {
      addSubview(view)
    }
    setNeedsLayout()
    setNeedsDisplay()
  }

  /// The thumb has the size of the image.
  open func setThumbImage(_ image: UIImage?, for state: State) {
    thumbImages[state] = image
    setNeedsDisplay()
  }

  /// Sets the image of the track before the thumb, drawn at its own height.
  open func setMinimumTrackImage(_ image: UIImage?, for state: State) {
    minimumTrackImages[state] = image
    setNeedsDisplay()
  }

  /// Sets the image of the track after the thumb, drawn at its own height.
  open func setMaximumTrackImage(_ image: UIImage?, for state: State) {
    maximumTrackImages[state] = image
    setNeedsDisplay()
  }

  open func thumbImage(for state: State) -> UIImage? { thumbImages[state] }
  open func minimumTrackImage(for state: State) -> UIImage? { minimumTrackImages[state] }
  open func maximumTrackImage(for state: State) -> UIImage? { maximumTrackImages[state] }
  open var currentThumbImage: UIImage? { thumbImages.shown(in: state) }
  open var currentMinimumTrackImage: UIImage? { minimumTrackImages.shown(in: state) }
  open var currentMaximumTrackImage: UIImage? { maximumTrackImages.shown(in: state) }

  override var standardAccessibility: (label: String?, traits: UIAccessibilityTraits)? {
    (nil, accessibilityTraits(of: .adjustable))
  }
  override var standardAccessibilityValue: String? { bounded.percent }

  // MARK: Layout

  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: ControlMeasure.sliderFrame.size.height)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: bounds.width, height: ControlMeasure.sliderFrame.size.height)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    minimumView.frame = minimumValueImageRect(forBounds: bounds)
    maximumView.frame = maximumValueImageRect(forBounds: bounds)
  }

  open func minimumValueImageRect(forBounds bounds: CGRect) -> CGRect {
    imageRect(minimumValueImage, atStart: true, in: bounds)
  }

  open func maximumValueImageRect(forBounds bounds: CGRect) -> CGRect {
    imageRect(maximumValueImage, atStart: false, in: bounds)
  }

  private func imageRect(_ image: UIImage?, atStart: Bool, in bounds: CGRect) -> CGRect {
    let size = image?.size ?? .zero
    let start = CGRect(
      x: bounds.minX, y: pixels.round(bounds.midY - size.height / 2), width: size.width,
      height: size.height)
    return atStart != isRightToLeft ? start : start.mirrored(in: bounds)
  }

  /// The distance between an image and the track.
  private static let imageGap: CGFloat = 4
  /// The distance of the track from the edges.
  private static let trackMargin: CGFloat = 2

  open func trackRect(forBounds bounds: CGRect) -> CGRect {
    func room(_ image: UIImage?) -> CGFloat {
      image.map { $0.size.width + Self.imageGap } ?? Self.trackMargin
    }
    let (start, end) = (room(minimumValueImage), room(maximumValueImage))
    let height = ControlMeasure.sliderTrack.length
    return CGRect(
      x: bounds.minX + (isRightToLeft ? end : start),
      y: pixels.round(bounds.midY - height / 2),
      width: max(0, bounds.width - start - end), height: height)
  }

  open func thumbRect(forBounds bounds: CGRect, trackRect rect: CGRect, value: Float) -> CGRect {
    var wanted = bounded
    wanted.set(value)
    let size = currentThumbImage?.size ?? ControlMeasure.sliderThumb.size
    let start = CGRect(
      x: rect.minX + CGFloat(wanted.share) * max(0, rect.width - size.width),
      y: rect.midY - size.height / 2, width: size.width, height: size.height)
    return isRightToLeft ? start.mirrored(in: rect) : start
  }

  /// The frame of the thumb.
  var thumbRect: CGRect { thumbRect(for: value) }

  func thumbRect(for value: Float) -> CGRect {
    thumbRect(forBounds: bounds, trackRect: trackRect(forBounds: bounds), value: value)
  }

  // MARK: Input

  override var claimsPans: Bool { true }

  /// The margin around the thumb: only a finger inside it moves the thumb.
  private static let gripMargin: CGFloat = 12

  open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    let thumb = thumbRect
    let point = touch.location(in: self)
    grip = point.x - thumb.midX
    valueBeforeTracking = value
    return thumb.insetBy(dx: -Self.gripMargin, dy: -Self.gripMargin).contains(point)
  }

  open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    let old = value
    let wanted = value(atMiddle: touch.location(in: self).x - grip)
    changeByUser(.value) { setValue(wanted, animated: false) }
    if isContinuous, value != old { valueDidChangeByUser() }
    return true
  }

  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    if !isContinuous, value != valueBeforeTracking { valueDidChangeByUser() }
  }

  /// Returns the value at which the center of the thumb is at a position.
  private func value(atMiddle x: CGFloat) -> Float {
    let (least, most) = (thumbRect(for: minimumValue).midX, thumbRect(for: maximumValue).midX)
    guard least != most else { return value }
    let share = Float((x - least) / (most - least))
    return minimumValue + min(max(share, 0), 1) * (maximumValue - minimumValue)
  }

  // MARK: Drawing

  override func drawContent(into picture: inout Picture) {
    let track = trackRect(forBounds: bounds)
    let thumb = thumbRect
    let halves = track.divided(atDistance: thumb.midX - track.minX, from: .minXEdge)
    let (minimum, maximum) =
      isRightToLeft ? (halves.remainder, halves.slice) : (halves.slice, halves.remainder)
    draw(
      currentMaximumTrackImage, in: maximum, or: maximumTrackTintColor ?? .systemFill, in: track,
      into: &picture)
    draw(
      currentMinimumTrackImage, in: minimum, or: minimumTrackTintColor ?? .tintColor, in: minimum,
      into: &picture)
    guard currentThumbImage == nil else {
      return picture.draw(currentThumbImage, in: thumb, of: self)
    }
    picture.fillCapsule(thumb.insetBy(dx: -0.5, dy: -0.5), faded(.systemGray4))
    picture.fillCapsule(thumb, shownColor(thumbTintColor ?? .white))
  }

  /// Draws an image along a part of the track, or a plain track if there is no image.
  private func draw(
    _ image: UIImage?, in part: CGRect, or color: UIColor, in plain: CGRect,
    into picture: inout Picture
  ) {
    guard let image else { return picture.fillCapsule(plain, faded(color)) }
    let size = CGSize(width: part.width, height: image.size.height)
    picture.draw(image, in: part.centered(size), of: self)
  }
}
