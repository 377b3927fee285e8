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
    let wereEnabled = Headless.Animation.areEnabled
    Headless.Animation.areEnabled = false
    actionsWithoutAnimation()
    Headless.Animation.areEnabled = wereEnabled
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

  public class func animateKeyframes(
    withDuration duration: TimeInterval, delay: TimeInterval,
    options: KeyframeAnimationOptions = [], animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    Headless.Animation(duration: duration, delay: delay)
      .perform(animations, completion: completion)
  }

  /// The keyframes' changes happen at once, in the order of the calls.
  public class func addKeyframe(
    withRelativeStartTime frameStartTime: Double, relativeDuration frameDuration: Double,
    animations: @escaping () -> Void
  ) {
    animations()
  }

  public class func transition(
    with view: UIView, duration: TimeInterval, options: AnimationOptions = [],
    animations: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    Headless.Animation(duration: duration, options: options)
      .perform(animations ?? {}, completion: completion)
  }

  public class func transition(
    from fromView: UIView, to toView: UIView, duration: TimeInterval,
    options: AnimationOptions = [], completion: ((Bool) -> Void)? = nil
  ) {
    Headless.Animation(duration: duration, options: options).perform(
      {
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
