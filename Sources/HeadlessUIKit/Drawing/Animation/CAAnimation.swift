import Foundation

/// An animation of a layer.
///
/// It is not visible: it starts and ends on the next turn of the main run loop, when its delegate
/// is told of both. An animation that repeats forever never ends. A layer keeps the animation that
/// is added, not a copy.
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
  /// Retained until the animation is released, as in UIKit.
  open var delegate: (any CAAnimationDelegate)?
  private var values: [String: Any] = [:]

  public override init() { super.init() }

  open class func defaultValue(forKey key: String) -> Any? { nil }

  // Where there is Objective-C, Foundation declares these methods for all objects.
  #if canImport(ObjectiveC)
    /// Stores a value that an app wants to read when the animation ends.
    open override func setValue(_ value: Any?, forKey key: String) { values[key] = value }
    open override func value(forKey key: String) -> Any? { values[key] }
  #else
    /// Stores a value that an app wants to read when the animation ends.
    open func setValue(_ value: Any?, forKey key: String) { values[key] = value }
    open func value(forKey key: String) -> Any? { values[key] }
  #endif

  open func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {
    (anObject as? CALayer)?.add(self, forKey: event)
  }

  var isEndless: Bool { repeatCount.isInfinite || repeatDuration.isInfinite || repeatCount >= 1e9 }
}

/// Is told when an animation starts and ends.
public protocol CAAnimationDelegate: AnyObject {
  func animationDidStart(_ anim: CAAnimation)
  func animationDidStop(_ anim: CAAnimation, finished flag: Bool)
}

extension CAAnimationDelegate {
  public func animationDidStart(_ anim: CAAnimation) {}
  public func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {}
}

/// An action that a layer performs when one of its properties changes.
public protocol CAAction: AnyObject {
  func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?)
}

/// The value that means no action.
extension NSNull: CAAction {
  public func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {
  }
}

/// A group of animations that run at the same time.
open class CAAnimationGroup: CAAnimation {
  open var animations: [CAAnimation]?
}
