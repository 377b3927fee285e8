import Foundation

/// The kind of timing of an animation.
public enum UITimingCurveType: Int, Sendable {
  case builtin, cubic, spring, composed
}

/// Provides the timing of an animation.
@preconcurrency @MainActor
public protocol UITimingCurveProvider: NSObjectProtocol {
  var timingCurveType: UITimingCurveType { get }
  var cubicTimingParameters: UICubicTimingParameters? { get }
  var springTimingParameters: UISpringTimingParameters? { get }
}

/// A cubic curve, either one of the system's or a custom one.
@preconcurrency @MainActor
open class UICubicTimingParameters: NSObject, UITimingCurveProvider {
  open internal(set) var animationCurve: UIView.AnimationCurve
  open internal(set) var controlPoint1: CGPoint
  open internal(set) var controlPoint2: CGPoint
  public let timingCurveType: UITimingCurveType

  public convenience override init() {
    self.init(animationCurve: .easeInOut)
  }

  public init(animationCurve curve: UIView.AnimationCurve) {
    animationCurve = curve
    let startsSlowly = curve == .easeInOut || curve == .easeIn
    let endsSlowly = curve == .easeInOut || curve == .easeOut
    controlPoint1 = CGPoint(x: startsSlowly ? 0.42 : 0, y: 0)
    controlPoint2 = CGPoint(x: endsSlowly ? 0.58 : 1, y: 1)
    timingCurveType = .builtin
  }

  public init(controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint) {
    animationCurve = .easeInOut
    controlPoint1 = point1
    controlPoint2 = point2
    timingCurveType = .cubic
  }

  /// Archives are not supported: always returns nil.
  public required init?(coder: NSCoder) { return nil }

  public var cubicTimingParameters: UICubicTimingParameters? { self }
  public var springTimingParameters: UISpringTimingParameters? { nil }
}

/// The timing of a spring.
@preconcurrency @MainActor
open class UISpringTimingParameters: NSObject, UITimingCurveProvider {
  open internal(set) var initialVelocity: CGVector
  /// The damping ratio; 1 does not oscillate.
  let dampingRatio: CGFloat

  /// Creates the spring of the system, which does not oscillate.
  public convenience override init() {
    self.init(dampingRatio: 1)
  }

  public init(dampingRatio ratio: CGFloat, initialVelocity velocity: CGVector) {
    dampingRatio = ratio
    initialVelocity = velocity
  }

  public convenience init(dampingRatio ratio: CGFloat) {
    self.init(dampingRatio: ratio, initialVelocity: .zero)
  }

  public convenience init(
    mass: CGFloat, stiffness: CGFloat, damping: CGFloat, initialVelocity velocity: CGVector
  ) {
    let critical = 2 * (mass * stiffness).squareRoot()
    self.init(dampingRatio: critical > 0 ? damping / critical : 1, initialVelocity: velocity)
  }

  public convenience init(
    duration: TimeInterval = 0.5, bounce: CGFloat = 0, initialVelocity velocity: CGVector = .zero
  ) {
    self.init(dampingRatio: 1 - bounce, initialVelocity: velocity)
  }

  /// Archives are not supported: always returns nil.
  public required init?(coder: NSCoder) { return nil }

  public var timingCurveType: UITimingCurveType { .spring }
  public var cubicTimingParameters: UICubicTimingParameters? { nil }
  public var springTimingParameters: UISpringTimingParameters? { self }
}
