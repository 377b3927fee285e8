import Foundation

/// An animation that can be paused, reversed and stopped.
///
/// Its changes take effect at once when it starts, and persist: reversing or stopping it is
/// reported, but undoes nothing. It ends on the next turn of the run loop. If a clock is in use, it
/// follows the clock instead: it ends at its time, and views remain where it was stopped, or where
/// it was reversed to.
@preconcurrency @MainActor
open class UIViewPropertyAnimator: NSObject, UIViewImplicitlyAnimating {
  private var animations: [(delayFactor: CGFloat, changes: () -> Void)] = []
  private var completions: [(UIViewAnimatingPosition) -> Void] = []
  private var options: UIView.AnimationOptions = []
  private var storedFraction: CGFloat = 0
  /// Counts the scheduled ends; only the last one takes effect.
  private var turns = 0
  /// The run of the changes; only if a clock is in use. The clock retains the run, and thereby this
  /// animator, until it has ended.
  private weak var run: AnimationRun?
  /// The same run, from the stop until the finish.
  private var stoppedRun: AnimationRun?

  open internal(set) var timingParameters: (any UITimingCurveProvider)?
  open internal(set) var duration: TimeInterval
  open private(set) var delay: TimeInterval = 0
  /// Stored without effect: no touches arrive during the animation.
  open var isUserInteractionEnabled = true
  /// Stored without effect, likewise.
  open var isManualHitTestingEnabled = false
  open var isInterruptible = true
  /// Stored without effect: nothing is visible between start and end.
  open var scrubsLinearly = true
  open var pausesOnCompletion = false
  /// Whether the animation begins and ends with everything up to date, as with the option of the
  /// same name.
  open var flushUpdates = false

  open private(set) var state = UIViewAnimatingState.inactive
  open private(set) var isRunning = false
  open var isReversed = false {
    didSet {
      guard isReversed != oldValue, isRunning, let run else { return }
      inWorld { run.play(at: -run.speed) }
    }
  }

  public convenience override init() {
    self.init(duration: 0, timingParameters: UICubicTimingParameters())
  }

  public init(duration: TimeInterval, timingParameters parameters: any UITimingCurveProvider) {
    self.duration = duration
    timingParameters = parameters
  }

  public convenience init(
    duration: TimeInterval, curve: UIView.AnimationCurve, animations: (() -> Void)? = nil
  ) {
    self.init(
      duration: duration, timingParameters: UICubicTimingParameters(animationCurve: curve))
    if let animations { addAnimations(animations) }
  }

  public convenience init(
    duration: TimeInterval, controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint,
    animations: (() -> Void)? = nil
  ) {
    self.init(
      duration: duration,
      timingParameters: UICubicTimingParameters(controlPoint1: point1, controlPoint2: point2))
    if let animations { addAnimations(animations) }
  }

  public convenience init(
    duration: TimeInterval, dampingRatio ratio: CGFloat, animations: (() -> Void)? = nil
  ) {
    self.init(
      duration: duration, timingParameters: UISpringTimingParameters(dampingRatio: ratio))
    if let animations { addAnimations(animations) }
  }

  @discardableResult
  open class func runningPropertyAnimator(
    withDuration duration: TimeInterval, delay: TimeInterval,
    options: UIView.AnimationOptions = [], animations: @escaping () -> Void,
    completion: ((UIViewAnimatingPosition) -> Void)? = nil
  ) -> Self {
    let curve = Headless.Animation(duration: duration, options: options).curve
    func started<Animator: UIViewPropertyAnimator>(_ animator: Animator) -> Animator {
      animator.options = options
      if let completion { animator.addCompletion(completion) }
      animator.startAnimation(afterDelay: delay)
      return animator
    }
    return started(unsafeDowncast(make(duration, curve, animations), to: Self.self))
  }

  /// Creates an animator of a class that is known only at run time: see `CALayer.make()`.
  @_silgen_name(
    "$s13HeadlessUIKit22UIViewPropertyAnimatorC8duration5curve10animationsACSd_AA0C0C14AnimationCurveOyycSgtcfC"
  )
  private static func make(
    _ duration: TimeInterval, _ curve: UIView.AnimationCurve, _ animations: __owned (() -> Void)?
  ) -> UIViewPropertyAnimator

  // MARK: What is animated

  /// If the animator is active, the changes take effect at once. They animate during the remaining
  /// time, after a fraction of it has passed.
  open func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat) {
    switch state {
    case .inactive: animations.append((delayFactor, animation))
    case .active: join(animation, delayFactor)
    case .stopped: logStateError("Can't add animations to")
    }
  }

  private func join(_ changes: () -> Void, _ delayFactor: CGFloat) {
    guard let run, !isReversed else { return record.run(changes) }
    inWorld {
      record(after: delayFactor, from: run.elapsed).run(changes, joining: run)
    }
  }

  /// Returns the animation of changes that are added at a time, in seconds since the start.
  private func record(
    after delayFactor: CGFloat, from time: TimeInterval
  ) -> Headless.Animation {
    var record = record
    let rest = max(0, delay + duration - max(time, delay))
    let pause = rest * Double(min(max(delayFactor, 0), 1))
    record.delay = delay + duration - rest + pause
    record.duration = rest - pause
    record.options.formUnion([
      .overrideInheritedDuration, .overrideInheritedCurve, .overrideInheritedOptions,
    ])
    return record
  }

  open func addAnimations(_ animation: @escaping () -> Void) {
    addAnimations(animation, delayFactor: 0)
  }

  open func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {
    completions.append(completion)
  }

  private var record: Headless.Animation {
    var record = Headless.Animation(duration: duration, delay: delay, options: options)
    if flushUpdates { record.options.insert(.flushUpdates) }
    if let spring = timingParameters?.springTimingParameters {
      record.dampingRatio = spring.dampingRatio
      record.initialVelocity = spring.initialVelocity.dx
    } else if let cubic = timingParameters?.cubicTimingParameters {
      record.options.insert(cubic.animationCurve.option)
      if cubic.timingCurveType == .cubic {
        record.controlPoints = [cubic.controlPoint1, cubic.controlPoint2]
      }
    }
    return record
  }

  // MARK: Life

  /// The progress; setting it pauses the animation.
  open var fractionComplete: CGFloat {
    get {
      guard let run, duration > 0 else { return storedFraction }
      let share = CGFloat(inWorld { run.elapsed - delay } / duration)
      return min(max(isReversed ? 1 - share : share, 0), 1)
    }
    set {
      guard state != .stopped else { return logStateError("Can't set the fraction of") }
      pauseAnimation()
      storedFraction = min(max(newValue, 0), 1)
      let share = isReversed ? 1 - storedFraction : storedFraction
      inWorld { run?.pause(at: delay + Double(share) * duration) }
    }
  }

  open func startAnimation() { startAnimation(afterDelay: 0) }

  open func startAnimation(afterDelay delay: TimeInterval) {
    guard state != .stopped else { return logStateError("Can't start") }
    if state == .inactive { self.delay = delay }
    activate()
    isRunning = true
    endInTime()
  }

  /// If the changes have not been made yet, makes them.
  open func pauseAnimation() {
    guard state != .stopped else { return logStateError("Can't pause") }
    activate()
    isRunning = false
    turns += 1
    if let run { inWorld { run.pause(at: run.elapsed) } }
  }

  open func continueAnimation(
    withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat
  ) {
    guard state == .active, !isRunning else { return logStateError("Can't continue") }
    timingParameters = parameters ?? timingParameters
    isRunning = true
    let rest = Double(1 - fractionComplete)
    endInTime(speed: durationFactor > 0 ? rest / Double(durationFactor) : 1)
  }

  open func stopAnimation(_ withoutFinishing: Bool) {
    guard state == .active else { return }
    isRunning = false
    turns += 1
    if let run {
      inWorld {
        run.apply(after: run.elapsed)
        run.end()
      }
      if !withoutFinishing { stoppedRun = run }
    }
    state = withoutFinishing ? .inactive : .stopped
    if withoutFinishing { (run, completions) = (nil, []) }
  }

  open func finishAnimation(at finalPosition: UIViewAnimatingPosition) {
    guard state == .stopped else { return logStateError("Can't finish") }
    end(at: finalPosition)
  }

  private func activate() {
    guard state == .inactive else { return }
    state = .active
    storedFraction = 0
    let changes = animations
    animations = []
    record.run {
      for (delayFactor, change) in changes {
        if delayFactor > 0 {
          record(after: delayFactor, from: 0).run(change)
        } else {
          change()
        }
      }
    } _: { [self] in
      run = $1
    }
    if run?.isTimed != true { run = nil }
  }

  private func endInTime(speed: Double = 1) {
    turns += 1
    let turn = turns
    guard let run else { return Headless.onNextTurn { [self] in arrive(turn) } }
    inWorld {
      run.atEnd(delay + duration) { [self] _ in arrive(turn) }
      run.play(at: isReversed ? -speed : speed)
    }
  }

  private func arrive(_ turn: Int) {
    guard turn == turns else { return }
    isRunning = false
    storedFraction = 1
    guard pausesOnCompletion else { return end(at: isReversed ? .start : .end) }
    inWorld { run?.stay() }
  }

  private func inWorld<Result>(_ body: () -> Result) -> Result {
    run?.inWorld(body) ?? body()
  }

  private func end(at position: UIViewAnimatingPosition) {
    if let run, position != .current {
      inWorld { run.apply(after: position == .start ? 0 : .infinity) }
    }
    (run, stoppedRun) = (nil, nil)
    state = .inactive
    storedFraction = 0
    let completions = completions
    self.completions = []
    for completion in completions { completion(position) }
  }

  private func logStateError(_ deed: String) {
    Headless.log(
      "\(deed) a property animator that is \(state) and \(isRunning ? "" : "not ")running.")
  }
}

extension UIView.AnimationCurve {
  fileprivate var option: UIView.AnimationOptions {
    UIView.AnimationOptions(rawValue: UInt(rawValue) << 16)
  }
}
