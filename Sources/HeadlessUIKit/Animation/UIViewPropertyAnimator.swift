import Foundation

/// Whether an animation runs.
public enum UIViewAnimatingState: Int, Sendable {
  case inactive, active, stopped
}

public enum UIViewAnimatingPosition: Int, Sendable {
  case end, start, current
}

/// Changes views as an animation block does: at once, the completion comes on the next turn.
///
/// What an animation in progress could do has no effect: there is none.
@MainActor
open class UIViewPropertyAnimator: NSObject {
  public let duration: TimeInterval
  open private(set) var state = UIViewAnimatingState.inactive
  private var animations: [() -> Void] = []
  private var completions: [(UIViewAnimatingPosition) -> Void] = []
  private let options: UIView.AnimationOptions
  private let dampingRatio: CGFloat?

  init(
    duration: TimeInterval, options: UIView.AnimationOptions, dampingRatio: CGFloat?,
    animations: (() -> Void)?
  ) {
    self.duration = duration
    self.options = options
    self.dampingRatio = dampingRatio
    super.init()
    if let animations { self.animations.append(animations) }
  }

  public convenience init(
    duration: TimeInterval, curve: UIView.AnimationCurve, animations: (() -> Void)? = nil
  ) {
    self.init(duration: duration, options: [], dampingRatio: nil, animations: animations)
  }

  public convenience init(
    duration: TimeInterval, dampingRatio ratio: CGFloat, animations: (() -> Void)? = nil
  ) {
    self.init(duration: duration, options: [], dampingRatio: ratio, animations: animations)
  }

  @discardableResult
  open class func runningPropertyAnimator(
    withDuration duration: TimeInterval, delay: TimeInterval,
    options: UIView.AnimationOptions = [], animations: @escaping () -> Void,
    completion: ((UIViewAnimatingPosition) -> Void)? = nil
  ) -> UIViewPropertyAnimator {
    let animator = UIViewPropertyAnimator(
      duration: duration, options: options, dampingRatio: nil, animations: animations)
    if let completion { animator.addCompletion(completion) }
    animator.startAnimation(afterDelay: delay)
    return animator
  }

  open func addAnimations(_ animation: @escaping () -> Void) {
    if state == .active {
      animation()
    } else {
      animations.append(animation)
    }
  }

  open func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {
    completions.append(completion)
  }

  // MARK: Running

  open var isRunning: Bool { state == .active }
  /// Without effect: nobody can take hold of an animation.
  open var isInterruptible = true
  /// Without effect.
  open var isReversed = false
  /// Without effect.
  open var fractionComplete: CGFloat = 0

  open func startAnimation() { startAnimation(afterDelay: 0) }

  open func startAnimation(afterDelay delay: TimeInterval) {
    guard state == .inactive else { return }
    state = .active
    let changes = animations
    animations = []
    Headless.Animation(
      duration: duration, delay: delay, options: options, dampingRatio: dampingRatio
    ).perform({ for change in changes { change() } }) { _ in self.finish(at: .end) }
  }

  /// Without effect: the changes have happened.
  open func pauseAnimation() {}

  /// The completions are called only if the animation is finished.
  open func stopAnimation(_ withoutFinishing: Bool) {
    guard state == .active else { return }
    state = withoutFinishing ? .inactive : .stopped
    if withoutFinishing { completions = [] }
  }

  open func finishAnimation(at finalPosition: UIViewAnimatingPosition) {
    guard state == .stopped else { return }
    state = .active
    finish(at: finalPosition)
  }

  private func finish(at position: UIViewAnimatingPosition) {
    guard state == .active else { return }
    state = .inactive
    let done = completions
    completions = []
    for completion in done { completion(position) }
  }
}

extension UIView {
  public enum AnimationTransition: Int, Sendable {
    case none, flipFromLeft, flipFromRight, curlUp, curlDown
  }

  public class func animate(
    springDuration duration: TimeInterval = 0.5, bounce: CGFloat = 0.0,
    initialSpringVelocity: CGFloat = 0.0, delay: TimeInterval = 0.0,
    options: AnimationOptions = [], animations: () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    Headless.Animation(
      duration: duration, delay: delay, options: options, dampingRatio: 1 - bounce,
      initialVelocity: initialSpringVelocity
    ).perform(animations, completion: completion)
  }
}
