import Ledger
import UIKit

// The names and signatures of Cartography: a function, and operators on its own types.

public final class ConstraintGroup {
  public init() {}
}

public struct Expression {}

public struct Edge {
  public static func + (edge: Edge, points: CGFloat) -> Expression { Expression() }
  public static func - (edge: Edge, points: CGFloat) -> Expression { Expression() }
  @discardableResult
  public static func == (left: Edge, right: Edge) -> NSLayoutConstraint? { nil }
  @discardableResult
  public static func == (left: Edge, right: Expression) -> NSLayoutConstraint? { nil }
}

public struct ViewProxy {
  public var top: Edge { Edge() }
  public var bottom: Edge { Edge() }
}

@MainActor @discardableResult
public func constrain(
  _ first: UIView, _ second: UIView, replace group: ConstraintGroup = ConstraintGroup(),
  block: (ViewProxy, ViewProxy) -> Void
) -> ConstraintGroup {
  Ledger.note("constrain")
  block(ViewProxy(), ViewProxy())
  return group
}
