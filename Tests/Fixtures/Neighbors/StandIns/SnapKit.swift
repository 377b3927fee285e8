import Ledger
import UIKit

// The names and signatures that SnapKit adds to views, and those of its own chains.

public typealias ConstraintView = UIView

public protocol ConstraintRelatableTarget {}
public protocol ConstraintPriorityTarget {}
public protocol ConstraintOffsetTarget {}

extension Int: ConstraintRelatableTarget, ConstraintPriorityTarget, ConstraintOffsetTarget {}
extension Double: ConstraintRelatableTarget, ConstraintPriorityTarget, ConstraintOffsetTarget {}
extension CGFloat: ConstraintRelatableTarget, ConstraintPriorityTarget, ConstraintOffsetTarget {}
extension UIView: ConstraintRelatableTarget {}
extension UILayoutGuide: ConstraintRelatableTarget {}
extension UILayoutPriority: ConstraintPriorityTarget {}

public struct ConstraintPriority: ExpressibleByFloatLiteral, ConstraintPriorityTarget {
  public static let required = ConstraintPriority(floatLiteral: 1000)
  public init(floatLiteral value: Float) {}
}

public final class ConstraintMaker {
  public var top: ConstraintMaker { self }
  public var left: ConstraintMaker { self }
  public var edges: ConstraintMaker { self }
  public var width: ConstraintMaker { self }

  @discardableResult
  public func equalTo(_ target: ConstraintRelatableTarget) -> ConstraintMaker { self }
  @discardableResult
  public func equalToSuperview() -> ConstraintMaker { self }
  @discardableResult
  public func offset(_ amount: ConstraintOffsetTarget) -> ConstraintMaker { self }
  @discardableResult
  public func priority(_ amount: ConstraintPriorityTarget) -> ConstraintMaker { self }
}

@MainActor
public struct ConstraintViewDSL {
  public func makeConstraints(_ closure: (ConstraintMaker) -> Void) {
    Ledger.note("makeConstraints")
    closure(ConstraintMaker())
  }
}

extension ConstraintView {
  public var snp: ConstraintViewDSL { ConstraintViewDSL() }
}
