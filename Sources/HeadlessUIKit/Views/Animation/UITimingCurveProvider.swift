import Foundation

/// What kind of a timing an animation has.
public enum UITimingCurveType: Int, Sendable {
  case builtin, cubic, spring, composed
}

/// Says how an animation goes over its time.
@preconcurrency @MainActor
public protocol UITimingCurveProvider: NSObjectProtocol {
  var timingCurveType: UITimingCurveType { get }
  var cubicTimingParameters: UICubicTimingParameters? { get }
  var springTimingParameters: UISpringTimingParameters? { get }
}

/// A curve between two points, as the system names it or of its own.
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

  /// There are no archives here: always nil.
  public required init?(coder: NSCoder) { return nil }

  public var cubicTimingParameters: UICubicTimingParameters? { self }
  public var springTimingParameters: UISpringTimingParameters? { nil }
}

/// A spring.
@preconcurrency @MainActor
open class UISpringTimingParameters: NSObject, UITimingCurveProvider {
  open internal(set) var initialVelocity: CGVector
  /// 1 for one that does not swing.
  let dampingRatio: CGFloat

  /// The spring of the system, which does not swing.
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

  /// There are no archives here: always nil.
  public required init?(coder: NSCoder) { return nil }

  public var timingCurveType: UITimingCurveType { .spring }
  public var cubicTimingParameters: UICubicTimingParameters? { nil }
  public var springTimingParameters: UISpringTimingParameters? { self }
}
