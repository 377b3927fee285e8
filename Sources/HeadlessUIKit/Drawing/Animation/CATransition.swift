import Foundation

/// The key of every transition of a layer.
public let kCATransition = "transition"

/// A transition from the current content of a layer to its next content. It lasts and informs its
/// delegate like any animation; its looks are stored without effect.
open class CATransition: CAAnimation {
  open var type = CATransitionType.fade
  open var subtype: CATransitionSubtype?
  open var startProgress: Float = 0
  open var endProgress: Float = 1
}

/// How the new content comes in. Stored without effect.
public struct CATransitionType: RawRepresentable, Hashable, Sendable {
  public static let fade = CATransitionType(rawValue: "fade")
  public static let moveIn = CATransitionType(rawValue: "moveIn")
  public static let push = CATransitionType(rawValue: "push")
  public static let reveal = CATransitionType(rawValue: "reveal")

  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }
}

/// The side from which the new content comes in. Stored without effect.
public struct CATransitionSubtype: RawRepresentable, Hashable, Sendable {
  public static let fromRight = CATransitionSubtype(rawValue: "fromRight")
  public static let fromLeft = CATransitionSubtype(rawValue: "fromLeft")
  public static let fromTop = CATransitionSubtype(rawValue: "fromTop")
  public static let fromBottom = CATransitionSubtype(rawValue: "fromBottom")

  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }
}
