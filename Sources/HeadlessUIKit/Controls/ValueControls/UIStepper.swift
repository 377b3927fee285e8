import Foundation

/// A value that increases and decreases in steps.
@preconcurrency @MainActor
open class UIStepper: UIControl {
  private var bounded = BoundedValue<Double>(0, from: 0, to: 100)
  private var (incrementImages, decrementImages) = (StateImages(), StateImages())
  private var backgroundImages = StateImages()
  private var dividerImages = DividerImages()
  private var isIncrementing = true
  private var hasRepeated = false
  private var valueBeforeTracking: Double = 0
  private var repetition: InputClock.Timer?

  public override init(frame: CGRect) {
    super.init(frame: frame)
    isOpaque = false
    hugContent()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  // MARK: Value

  open var value: Double {
    get { bounded.value }
    set {
      willChange(.value)
      change { $0.set(newValue) }
      didChange(.value)
    }
  }

  open var minimumValue: Double {
    get { bounded.minimum }
    set {
      guard newValue < maximumValue else {
        return refuse("minimumValue", newValue, "less than maximumValue", maximumValue)
      }
      change { $0.setMinimum(newValue) }
    }
  }

  open var maximumValue: Double {
    get { bounded.maximum }
    set {
      guard newValue > minimumValue else {
        return refuse("maximumValue", newValue, "greater than minimumValue", minimumValue)
      }
      change { $0.setMaximum(newValue) }
    }
  }

  open var stepValue: Double = 1 {
    didSet {
      guard !(stepValue > 0) else { return }
      refuse("stepValue", stepValue, "greater than", 0)
      stepValue = oldValue
    }
  }

  private func change(_ change: (inout BoundedValue<Double>) -> Void) {
    change(&bounded)
    setNeedsDisplay()
  }

  private func refuse(_ name: String, _ value: Double, _ rule: String, _ bound: Double) {
    Headless.log("UIStepper: \(name) \(value) must be \(rule) (\(bound)). It was left as it is.")
  }

  /// Whether each step of a long press is reported, or only the last one.
  open var isContinuous = true
  open var autorepeat = true
  open var wraps = false

  // MARK: Images

  /// Sets the image behind each of the two buttons, in place of the plain background.
  open func setBackgroundImage(_ image: UIImage?, for state: State) {
    backgroundImages[state] = image
    setNeedsDisplay()
  }

  open func backgroundImage(for state: State) -> UIImage? { backgroundImages[state] }

  open func setIncrementImage(_ image: UIImage?, for state: State) {
    incrementImages[state] = image
    setNeedsDisplay()
  }

  open func incrementImage(for state: State) -> UIImage? { incrementImages[state] }

  open func setDecrementImage(_ image: UIImage?, for state: State) {
    decrementImages[state] = image
    setNeedsDisplay()
  }

  open func decrementImage(for state: State) -> UIImage? { decrementImages[state] }

  open func setDividerImage(
    _ image: UIImage?, forLeftSegmentState leftState: State, rightSegmentState rightState: State
  ) {
    dividerImages[DividerImages.Sides(left: leftState, right: rightState)] = image
    setNeedsDisplay()
  }

  open func dividerImage(
    forLeftSegmentState leftState: State, rightSegmentState rightState: State
  ) -> UIImage? {
    dividerImages[DividerImages.Sides(left: leftState, right: rightState)]
  }

  // MARK: Input

  override var claimsTaps: Bool { true }
  override var claimsPans: Bool { true }

  /// A press repeats its step after a delay, then at a steady rate.
  private static let repeatDelay: TimeInterval = 0.5
  private static let repeatInterval: TimeInterval = 0.1

  open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    isIncrementing = (touch.location(in: self).x >= bounds.midX) != isRightToLeft
    hasRepeated = false
    valueBeforeTracking = value
    if autorepeat { scheduleRepeat(after: Self.repeatDelay) }
    return true
  }

  private func scheduleRepeat(after delay: TimeInterval) {
    repetition = InputClock.after(delay) { [weak self] in
      guard let self, self.isTracking else { return }
      self.hasRepeated = true
      self.step()
      self.scheduleRepeat(after: Self.repeatInterval)
    }
  }

  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    repetition = nil
    if hasRepeated, !isContinuous, value != valueBeforeTracking { valueDidChangeByUser() }
  }

  open override func cancelTracking(with event: UIEvent?) { repetition = nil }

  override func activate(at point: CGPoint) {
    guard !hasRepeated else { return }
    let old = value
    step(tells: false)
    if value != old { valueDidChangeByUser() }
  }

  private func step(tells: Bool = true) {
    let old = value
    var wanted = value + (isIncrementing ? stepValue : -stepValue)
    if wraps, wanted > maximumValue { wanted = minimumValue }
    if wraps, wanted < minimumValue { wanted = maximumValue }
    change { $0.set(wanted) }
    if tells, isContinuous, value != old { valueDidChangeByUser() }
  }

  // MARK: Layout

  override func allowedSize(_ size: CGSize) -> CGSize { ControlMeasure.stepper.size }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { ControlMeasure.stepper.size }
  open override var intrinsicContentSize: CGSize { ControlMeasure.stepper.size }

  // MARK: Drawing

  override func drawContent(into picture: inout Picture) {
    let halves = bounds.divided(atDistance: bounds.width / 2, from: .minXEdge)
    let (left, right) = (shownState(ofPlus: isRightToLeft), shownState(ofPlus: !isRightToLeft))
    if backgroundImages.shown(in: .normal) == nil {
      let radius = Headless.systemVersion.isRedesigned ? bounds.height / 2 : 8
      picture.fill(
        PictureShape(rect: bounds, radius: radius, corners: .all), faded(.tertiarySystemFill))
    }
    picture.draw(backgroundImages.shown(in: left), in: halves.slice, of: self)
    picture.draw(backgroundImages.shown(in: right), in: halves.remainder, of: self)
    if let divider = dividerImages.shown(between: DividerImages.Sides(left: left, right: right)) {
      let size = CGSize(width: divider.size.width, height: bounds.height)
      picture.draw(divider, in: bounds.centered(size), of: self)
    } else {
      let size = CGSize(width: 1, height: bounds.height / 2)
      picture.fillCapsule(bounds.centered(size), faded(.separator))
    }
    drawGlyph(isPlus: isRightToLeft, in: halves.slice, into: &picture)
    drawGlyph(isPlus: !isRightToLeft, in: halves.remainder, into: &picture)
  }

  /// Returns the state of one of the two buttons. The button is disabled at its end of the range.
  private func shownState(ofPlus isPlus: Bool) -> State {
    let isAtEnd = isPlus ? value >= maximumValue : value <= minimumValue
    return !isEnabled || isAtEnd && !wraps ? .disabled : .normal
  }

  private func drawGlyph(isPlus: Bool, in rect: CGRect, into picture: inout Picture) {
    let state = shownState(ofPlus: isPlus)
    if let image = (isPlus ? incrementImages : decrementImages).shown(in: state) {
      return picture.draw(image, in: rect.centered(image.size), of: self)
    }
    let color = faded(state == .disabled && isEnabled ? .tertiaryLabel : .label)
    let (long, short) = (ControlMeasure.stepperGlyph.length, CGFloat(2))
    picture.fillCapsule(rect.centered(CGSize(width: long, height: short)), color)
    if isPlus { picture.fillCapsule(rect.centered(CGSize(width: short, height: long)), color) }
  }
}
