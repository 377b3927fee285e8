import Foundation

/// An animation of a property that is named by its key path.
open class CAPropertyAnimation: CAAnimation {
  open var keyPath: String?
  /// Stored without effect.
  open var isAdditive = false
  /// Stored without effect.
  open var isCumulative = false

  public convenience init(keyPath path: String?) {
    self.init()
    keyPath = path
  }
}

/// An animation from one value to another. The values are stored without effect.
open class CABasicAnimation: CAPropertyAnimation {
  open var fromValue: Any?
  open var toValue: Any?
  open var byValue: Any?
}

/// An animation through several values or along a path. Both are stored without effect.
open class CAKeyframeAnimation: CAPropertyAnimation {
  open var values: [Any]?
  open var path: CGPath?
  open var keyTimes: [NSNumber]?
  open var timingFunctions: [CAMediaTimingFunction]?
  open var calculationMode = CAAnimationCalculationMode.linear
  open var rotationMode: CAAnimationRotationMode?
  open var tensionValues: [NSNumber]?
  open var continuityValues: [NSNumber]?
  open var biasValues: [NSNumber]?
}

/// An animation that moves from one value to another like a spring.
open class CASpringAnimation: CABasicAnimation {
  open var mass: CGFloat = 1
  open var stiffness: CGFloat = 100
  open var damping: CGFloat = 10
  open var initialVelocity: CGFloat = 0
  /// Stored without effect.
  open var allowsOverdamping = false

  /// Creates a spring of unit mass. A bounce of 0 is critical damping, 1 is none; negative values
  /// damp more.
  public convenience init(perceptualDuration: CFTimeInterval, bounce: CGFloat) {
    self.init()
    let frequency = 2 * CGFloat.pi / CGFloat(max(perceptualDuration, .leastNormalMagnitude))
    let ratio = bounce < 0 ? 1 / max(1 + bounce, .leastNormalMagnitude) : 1 - bounce
    (stiffness, damping) = (frequency * frequency, 2 * frequency * ratio)
    if ratio > 1 { allowsOverdamping = true }
  }

  /// The period of the spring without damping, in seconds.
  open var perceptualDuration: CFTimeInterval {
    stiffness > 0 ? 2 * Double.pi * Double(mass / stiffness).squareRoot() : .infinity
  }

  /// How far the spring is from critical damping.
  open var bounce: CGFloat {
    let critical = 2 * (stiffness * mass).squareRoot()
    guard critical > 0, damping > 0 else { return 1 }
    let ratio = damping / critical
    return ratio > 1 ? 1 / ratio - 1 : 1 - ratio
  }

  /// The time until less than a thousandth of the distance is left, in seconds.
  open var settlingDuration: CFTimeInterval {
    guard mass > 0, stiffness > 0, damping > 0 else { return .infinity }
    let frequency = Double(stiffness / mass).squareRoot()
    let ratio = Double(damping) / (2 * Double(stiffness * mass).squareRoot())
    guard ratio > 1 else { return log(1000) / (ratio * frequency) }
    return log(1000) / (frequency * (ratio - (ratio * ratio - 1).squareRoot()))
  }
}

/// The interpolation between keyframes. Stored without effect.
public struct CAAnimationCalculationMode: RawRepresentable, Hashable, Sendable {
  public static let linear = CAAnimationCalculationMode(rawValue: "linear")
  public static let discrete = CAAnimationCalculationMode(rawValue: "discrete")
  public static let paced = CAAnimationCalculationMode(rawValue: "paced")
  public static let cubic = CAAnimationCalculationMode(rawValue: "cubic")
  public static let cubicPaced = CAAnimationCalculationMode(rawValue: "cubicPaced")

  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }
}

/// Whether objects that follow a path rotate with it. Stored without effect.
public struct CAAnimationRotationMode: RawRepresentable, Hashable, Sendable {
  public static let rotateAuto = CAAnimationRotationMode(rawValue: "auto")
  public static let rotateAutoReverse = CAAnimationRotationMode(rawValue: "autoReverse")

  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }
}
