import Foundation

extension UIView {
  public class var areAnimationsEnabled: Bool { Headless.Animation.areEnabled }
  public class var inheritedAnimationDuration: TimeInterval {
    Headless.Animation.running?.duration ?? 0
  }

  public class func setAnimationsEnabled(_ enabled: Bool) {
    Headless.Animation.areEnabled = enabled
  }

  public class func performWithoutAnimation(_ actionsWithoutAnimation: () -> Void) {
    Headless.Animation.disabled(actionsWithoutAnimation)
  }

  public class func animate(withDuration duration: TimeInterval, animations: @escaping () -> Void) {
    Headless.Animation(duration: duration).perform(animations, completion: nil)
  }

  public class func animate(
    withDuration duration: TimeInterval, animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    Headless.Animation(duration: duration).perform(animations, completion: completion)
  }

  public class func animate(
    withDuration duration: TimeInterval, delay: TimeInterval, options: AnimationOptions = [],
    animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    Headless.Animation(duration: duration, delay: delay, options: options)
      .perform(animations, completion: completion)
  }

  public class func animate(
    withDuration duration: TimeInterval, delay: TimeInterval,
    usingSpringWithDamping dampingRatio: CGFloat, initialSpringVelocity velocity: CGFloat,
    options: AnimationOptions = [], animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    Headless.Animation(
      duration: duration, delay: delay, options: options, dampingRatio: dampingRatio,
      initialVelocity: velocity
    ).perform(animations, completion: completion)
  }

  /// Animates with a spring that is specified by its duration and bounce, not by its damping.
  public class func animate(
    springDuration duration: TimeInterval = 0.5, bounce: CGFloat = 0,
    initialSpringVelocity: CGFloat = 0, delay: TimeInterval = 0, options: AnimationOptions = [],
    animations: () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    Headless.Animation(
      duration: duration, delay: delay, options: options, dampingRatio: 1 - bounce,
      initialVelocity: initialSpringVelocity, bounce: bounce
    ).perform(animations, completion: completion)
  }

  /// Modifies the enclosing animation; only valid inside one.
  public class func modifyAnimations(
    withRepeatCount count: CGFloat, autoreverses: Bool, animations: @escaping () -> Void
  ) {
    if Headless.Animation.running == nil {
      Headless.log("Animations can only be modified inside of an animation block.")
    }
    Headless.Animation.running?.repeatCount = count
    Headless.Animation.running?.autoreverses = autoreverses
    Headless.Animation.inScope(animations)
  }

  public class func animateKeyframes(
    withDuration duration: TimeInterval, delay: TimeInterval,
    options: KeyframeAnimationOptions = [], animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    let own = UInt(options.rawValue) & AnimationOptions.sharedWithKeyframes
    Headless.Animation(duration: duration, delay: delay, options: AnimationOptions(rawValue: own))
      .perform(animations, completion: completion)
  }

  /// The changes of keyframes take effect at once, in the order of the calls, which must be the
  /// order of time.
  public class func addKeyframe(
    withRelativeStartTime frameStartTime: Double, relativeDuration frameDuration: Double,
    animations: @escaping () -> Void
  ) {
    if Headless.Animation.running == nil {
      Headless.log("Keyframes can only be added inside of an animation with keyframes.")
    }
    let keyframe = Headless.Animation.Keyframe(start: frameStartTime, duration: frameDuration)
    Headless.Animation.running?.keyframes.append(keyframe)
    Headless.Animation.inScope(keyframe: keyframe, animations)
  }

  /// Removes views with an animation of the system. The views are removed at once.
  public class func perform(
    _ animation: SystemAnimation, on views: [UIView], options: AnimationOptions = [],
    animations parallelAnimations: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    Headless.Animation(duration: systemDuration, options: options).perform(
      {
        parallelAnimations?()
        for view in views {
          noteExchange(in: view.superview)
          view.removeFromSuperview()
        }
      }, completion: completion)
  }

  private static let systemDuration = 0.25

  /// Records that subviews of a container come and go, which takes time although the container
  /// itself does not change.
  private static func noteExchange(in container: UIView?) {
    if let container { Headless.Animation.note(container, isTransition: true) }
  }

  public class func transition(
    with view: UIView, duration: TimeInterval, options: AnimationOptions = [],
    animations: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    Headless.Animation(duration: duration, options: options).perform(
      {
        Headless.Animation.note(view, isTransition: true)
        animations?()
      }, completion: completion)
  }

  public class func transition(
    from fromView: UIView, to toView: UIView, duration: TimeInterval,
    options: AnimationOptions = [], completion: ((Bool) -> Void)? = nil
  ) {
    Headless.Animation(duration: duration, options: options).perform(
      {
        noteExchange(in: fromView.superview)
        if options.contains(.showHideTransitionViews) {
          fromView.isHidden = true
          toView.isHidden = false
        } else {
          fromView.superview?.insertSubview(toView, aboveSubview: fromView)
          fromView.removeFromSuperview()
        }
      }, completion: completion)
  }
}
