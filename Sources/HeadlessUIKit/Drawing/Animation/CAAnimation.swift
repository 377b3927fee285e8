import Foundation

/// Something that a layer does over time.
///
/// Nothing is seen of it: it starts and ends on the next turn of the main run loop, and its delegate
/// hears of both then. One that is repeated without an end never ends. A layer keeps the animation
/// that it is given, not a copy.
open class CAAnimation: NSObject, CAMediaTiming, CAAction {
  /// Stored without effect.
  open var beginTime: CFTimeInterval = 0
  /// Stored without effect.
  open var duration: CFTimeInterval = 0
  /// Stored without effect.
  open var speed: Float = 1
  /// Stored without effect.
  open var timeOffset: CFTimeInterval = 0
  open var repeatCount: Float = 0
  open var repeatDuration: CFTimeInterval = 0
  /// Stored without effect.
  open var autoreverses = false
  /// Stored without effect.
  open var fillMode = CAMediaTimingFillMode.removed
  /// Stored without effect.
  open var timingFunction: CAMediaTimingFunction?
  open var isRemovedOnCompletion = true
  /// Kept until the animation is gone, as UIKit keeps it.
  open var delegate: (any CAAnimationDelegate)?
  private var values: [String: Any] = [:]

  public override init() { super.init() }

  open class func defaultValue(forKey key: String) -> Any? { nil }

  // Foundation says these of all objects where there is Objective-C.
  #if canImport(ObjectiveC)
    /// Whatever an app wants to know again when the animation ends.
    open override func setValue(_ value: Any?, forKey key: String) { values[key] = value }
    open override func value(forKey key: String) -> Any? { values[key] }
  #else
    /// Whatever an app wants to know again when the animation ends.
    open func setValue(_ value: Any?, forKey key: String) { values[key] = value }
    open func value(forKey key: String) -> Any? { values[key] }
  #endif

  open func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {
    (anObject as? CALayer)?.add(self, forKey: event)
  }

  var isEndless: Bool { repeatCount.isInfinite || repeatDuration.isInfinite || repeatCount >= 1e9 }
}

/// Hears of the start and the end of an animation.
public protocol CAAnimationDelegate: AnyObject {
  func animationDidStart(_ anim: CAAnimation)
  func animationDidStop(_ anim: CAAnimation, finished flag: Bool)
}

extension CAAnimationDelegate {
  public func animationDidStart(_ anim: CAAnimation) {}
  public func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {}
}

/// What a layer does when one of its properties changes.
public protocol CAAction: AnyObject {
  func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?)
}

/// What stands for no action.
extension NSNull: CAAction {
  public func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {
  }
}

/// Several animations at once.
open class CAAnimationGroup: CAAnimation {
  open var animations: [CAAnimation]?
}
