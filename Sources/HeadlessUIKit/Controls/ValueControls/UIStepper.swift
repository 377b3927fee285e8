import Foundation

/// A value that goes up and down by steps.
@preconcurrency @MainActor
open class UIStepper: UIControl {
  private var bounded = BoundedValue<Double>(0, from: 0, to: 100)
  private var images: [ImageKey: UIImage] = [:]
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

  /// Whether each step is told, or only the last one of those that a long press makes.
  open var isContinuous = true
  open var autorepeat = true
  open var wraps = false

  // MARK: Images

  private enum ImageKey: Hashable {
    case increment(UIControl.State), decrement(UIControl.State), background(UIControl.State)
    case divider(UIControl.State, UIControl.State)
  }

  /// Stored without effect.
  open func setBackgroundImage(_ image: UIImage?, for state: State) {
    images[.background(state)] = image
  }
  open func backgroundImage(for state: State) -> UIImage? { images[.background(state)] }
  /// Stored without effect.
  open func setIncrementImage(_ image: UIImage?, for state: State) {
    images[.increment(state)] = image
  }
  open func incrementImage(for state: State) -> UIImage? { images[.increment(state)] }
  /// Stored without effect.
  open func setDecrementImage(_ image: UIImage?, for state: State) {
    images[.decrement(state)] = image
  }
  open func decrementImage(for state: State) -> UIImage? { images[.decrement(state)] }
  /// Stored without effect.
  open func setDividerImage(
    _ image: UIImage?, forLeftSegmentState leftState: State, rightSegmentState rightState: State
  ) {
    images[.divider(leftState, rightState)] = image
  }
  open func dividerImage(
    forLeftSegmentState leftState: State, rightSegmentState rightState: State
  ) -> UIImage? {
    images[.divider(leftState, rightState)]
  }

  // MARK: Input

  override var claimsTaps: Bool { true }
  override var claimsPans: Bool { true }

  /// A press repeats its step after a while, then at a steady pace.
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
    let radius = Headless.systemVersion == .iOS26 ? bounds.height / 2 : 8
    picture.fill(
      PictureShape(rect: bounds, radius: radius, corners: .all),
      faded(.tertiarySystemFill))
    let divider = CGSize(width: 1, height: bounds.height / 2)
    picture.fillCapsule(bounds.centered(divider), faded(.separator))
    let halves = bounds.divided(atDistance: bounds.width / 2, from: .minXEdge)
    drawGlyph(isPlus: isRightToLeft, in: halves.slice, into: &picture)
    drawGlyph(isPlus: !isRightToLeft, in: halves.remainder, into: &picture)
  }

  private func drawGlyph(isPlus: Bool, in rect: CGRect, into picture: inout Picture) {
    let isAtEnd = isPlus ? value >= maximumValue : value <= minimumValue
    let color = faded(isAtEnd && !wraps ? .tertiaryLabel : .label)
    let (long, short) = (ControlMeasure.stepperGlyph.length, CGFloat(2))
    picture.fillCapsule(rect.centered(CGSize(width: long, height: short)), color)
    if isPlus { picture.fillCapsule(rect.centered(CGSize(width: short, height: long)), color) }
  }
}
