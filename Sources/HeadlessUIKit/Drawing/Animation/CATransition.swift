import Foundation

/// The key of all transitions of layers.
public let kCATransition = "transition"

/// From what a layer shows to what it shows next. It lasts and is told of as any animation; what it looks like
/// is kept without effect.
open class CATransition: CAAnimation {
  open var type = CATransitionType.fade
  open var subtype: CATransitionSubtype?
  open var startProgress: Float = 0
  open var endProgress: Float = 1
}

/// How something else comes in. Stored without effect.
public struct CATransitionType: RawRepresentable, Hashable, Sendable {
  public static let fade = CATransitionType(rawValue: "fade")
  public static let moveIn = CATransitionType(rawValue: "moveIn")
  public static let push = CATransitionType(rawValue: "push")
  public static let reveal = CATransitionType(rawValue: "reveal")

  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }
}

/// From which side something else comes in. Stored without effect.
public struct CATransitionSubtype: RawRepresentable, Hashable, Sendable {
  public static let fromRight = CATransitionSubtype(rawValue: "fromRight")
  public static let fromLeft = CATransitionSubtype(rawValue: "fromLeft")
  public static let fromTop = CATransitionSubtype(rawValue: "fromTop")
  public static let fromBottom = CATransitionSubtype(rawValue: "fromBottom")

  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }
}
