public struct Solver: Sendable {
  public enum Outcome: Hashable, Sendable {
    case solved
    case conflict([ConstraintID])
  }

  public init() {}

  public mutating func addVariable(_ kind: Variable.Kind = .position) -> Variable {
    Variable(index: 0)
  }
  public mutating func removeVariable(_ variable: Variable) {}
  public mutating func add(
    _ terms: [Term], _ relation: Relation, _ constant: Double, priority: Float = 1000
  ) -> ConstraintID { ConstraintID(index: 0) }
  public mutating func remove(_ constraint: ConstraintID) {}
  public mutating func setConstant(_ constant: Double, of constraint: ConstraintID) {}
  public mutating func setPriority(_ priority: Float, of constraint: ConstraintID) {}
  public mutating func solve() -> Outcome { .solved }
  public func value(of variable: Variable) -> Double { 0 }
  public mutating func isAmbiguous(_ variable: Variable) -> Bool { false }
}
