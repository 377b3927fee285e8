import ConstraintSolver

/// Systems of constraints with their answers, computed by linear programming.
struct OracleCase: Decodable {
  struct Constraint: Decodable {
    var terms: [[Double]]
    var relation: String
    var constant: Double
    var priority: Float
  }

  struct Answer: Decodable {
    struct Level: Decodable {
      var priority: Float
      var violation: Double
    }

    var feasible: Bool
    var levels: [Level]?
    var ranges: [[Double?]]?
  }

  struct Edit: Decodable {
    var kind: String
    var index: Int?
    var constant: Double?
    var constraint: Constraint?
    var answer: Answer
  }

  var id: String
  var variables: Int
  var constraints: [Constraint]
  var answer: Answer
  var edits: [Edit]
}

extension Relation {
  init(_ spelling: String) {
    self = spelling == "<=" ? .lessThanOrEqual : spelling == ">=" ? .greaterThanOrEqual : .equal
  }
}

/// A solver with the variables and constraints of a case, in the order of the case.
struct OracleRun {
  var solver = Solver()
  var variables: [Variable] = []
  var constraints: [ConstraintID] = []

  init(_ oracle: OracleCase) {
    variables = (0..<oracle.variables).map { _ in solver.addVariable() }
    for constraint in oracle.constraints { add(constraint) }
  }

  mutating func add(_ constraint: OracleCase.Constraint) {
    let terms = constraint.terms.map { Term(variables[Int($0[0])], $0[1]) }
    constraints.append(
      solver.add(
        terms, Relation(constraint.relation), constraint.constant, priority: constraint.priority))
  }

  mutating func apply(_ edit: OracleCase.Edit) {
    switch (edit.kind, edit.index) {
    case ("constant", let index?): solver.setConstant(edit.constant ?? 0, of: constraints[index])
    case (_, let index?): solver.remove(constraints.remove(at: index))
    default: if let constraint = edit.constraint { add(constraint) }
    }
  }

  /// Returns the differences from an answer; empty if there are none.
  mutating func differences(from answer: OracleCase.Answer) -> [String] {
    guard case .solved = solver.solve() else {
      return answer.feasible ? ["found infeasible"] : []
    }
    guard answer.feasible else { return ["found feasible"] }
    var differences: [String] = []
    let violations = solver.violations
    for level in answer.levels ?? [] {
      let mine = violations.first { $0.priority == level.priority }?.violation ?? 0
      if abs(mine - level.violation) > 1e-4 {
        differences.append("level \(level.priority): \(mine), not \(level.violation)")
      }
    }
    for (variable, range) in zip(variables, answer.ranges ?? []) {
      let expected = (lower: range[0] ?? -.infinity, upper: range[1] ?? .infinity)
      let mine = solver.range(of: variable)
      if !isClose(mine.lower, expected.lower) || !isClose(mine.upper, expected.upper) {
        differences.append("range of \(variable): \(mine), not \(expected)")
      }
      let value = solver.value(of: variable)
      if value < expected.lower - 1e-4 || value > expected.upper + 1e-4 {
        differences.append("value of \(variable): \(value), outside of \(expected)")
      }
      if solver.isAmbiguous(variable) != (expected.upper - expected.lower > 1e-4) {
        differences.append("ambiguity of \(variable)")
      }
    }
    return differences
  }

  private func isClose(_ first: Double, _ second: Double) -> Bool {
    first == second || abs(first - second) <= 1e-4
  }
}
