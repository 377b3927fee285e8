import Testing

@testable import ConstraintSolver

/// A constraint before it is added to a solver.
struct Draft: CustomStringConvertible {
  var terms: [(variable: Int, coefficient: Double)]
  var relation: Relation
  var constant: Double
  var priority: Float

  var description: String {
    terms.map { "\($0.coefficient)·v\($0.variable)" }.joined(separator: " + ")
      + " \(relation) \(constant) @\(priority)"
  }

  /// A constraint as layouts have it: few variables, simple coefficients, some priorities.
  static func random(_ variableCount: Int, using generator: inout SeededGenerator) -> Draft {
    let count = [1, 1, 2, 2, 2, 2, 3, 4].randomElement(using: &generator) ?? 1
    let terms = (0..<min(count, variableCount)).map { position in
      (
        variable: Int.random(in: 0..<variableCount, using: &generator),
        coefficient: ([1, -1, 1, -1, 0.5, -2].randomElement(using: &generator) ?? 1)
          * (position == 0 ? 1 : -1)
      )
    }
    return Draft(
      terms: terms,
      relation: Relation.allCases.randomElement(using: &generator) ?? .equal,
      constant: Double(Int.random(in: -20...60, using: &generator)),
      priority: [1000, 1000, 999.5, 751, 750, 250, 250, 49].randomElement(using: &generator) ?? 1)
  }
}

/// A solver with its list of drafts, so that it can be rebuilt from scratch.
struct Model {
  var solver = Solver()
  var variables: [Variable] = []
  var drafts: [Draft] = []
  var constraints: [ConstraintID] = []

  init(_ kinds: [Variable.Kind], in solver: Solver = Solver()) {
    self.solver = solver
    variables = kinds.map { self.solver.addVariable($0) }
  }

  mutating func add(_ draft: Draft) {
    drafts.append(draft)
    let terms = draft.terms.map { Term(variables[$0.variable], $0.coefficient) }
    constraints.append(
      solver.add(terms, draft.relation, draft.constant, priority: draft.priority))
  }

  mutating func remove(at index: Int) {
    drafts.remove(at: index)
    solver.remove(constraints.remove(at: index))
  }

  mutating func setConstant(_ constant: Double, at index: Int) {
    drafts[index].constant = constant
    solver.setConstant(constant, of: constraints[index])
  }

  mutating func setPriority(_ priority: Float, at index: Int) {
    drafts[index].priority = priority
    solver.setPriority(priority, of: constraints[index])
  }

  /// Adds, removes or changes a constraint at random.
  mutating func edit(using generator: inout SeededGenerator) {
    let choice = drafts.isEmpty ? 0 : Int.random(in: 0..<4, using: &generator)
    let index = drafts.isEmpty ? 0 : Int.random(in: drafts.indices, using: &generator)
    switch choice {
    case 0: add(.random(variables.count, using: &generator))
    case 1: remove(at: index)
    case 2: setConstant(Double(Int.random(in: -20...60, using: &generator)), at: index)
    default:
      setPriority([1000, 750, 250, 1].randomElement(using: &generator) ?? 1, at: index)
    }
  }

  /// The same system in a solver of its own, with the constraints in the order of `indices`.
  func rebuilt(_ kinds: [Variable.Kind], order indices: [Int]) -> Model {
    var model = Model(kinds)
    for index in indices { model.add(drafts[index]) }
    return model
  }
}

extension Model {
  /// Views one after another, with wishes for their lengths and equalities between them, most of which can
  /// hold together.
  static func softChain(using generator: inout SeededGenerator) -> (Model, [Variable.Kind]) {
    let count = Int.random(in: 6...9, using: &generator)
    let kinds = (0..<2 * count).map { $0 % 2 == 0 ? Variable.Kind.position : .length }
    var model = Model(kinds)
    let priorities: [Float] = [999, 999, 999, 998, 997.5, 750, 251]
    let isUniform = Bool.random(using: &generator)
    func priority() -> Float { isUniform ? 999 : priorities.randomElement(using: &generator) ?? 1 }
    func add(_ terms: [(Int, Double)], _ relation: Relation, _ constant: Int, _ priority: Float) {
      model.add(
        Draft(
          terms: terms.map { (variable: $0.0, coefficient: $0.1) }, relation: relation,
          constant: Double(constant), priority: priority))
    }
    add([(0, 1)], .equal, 0, 1000)
    for view in 0..<count {
      let length = Int.random(in: 2...9, using: &generator) * 10
      add([(2 * view + 1, 1)], .greaterThanOrEqual, length, 750)
      if Int.random(in: 0..<6, using: &generator) > 0 {
        add([(2 * view + 1, 1)], .lessThanOrEqual, length, 250)
      }
      guard view > 0 else { continue }
      let other = Int.random(in: 0..<4, using: &generator) > 0 ? view - 1 : 0
      add(
        [(2 * view, 1), (2 * other, -1), (2 * other + 1, -1)], .equal,
        Int.random(in: -1...2, using: &generator) * 8, priority())
      if Bool.random(using: &generator) {
        add([(2 * view + 1, 1), (2 * other + 1, -1)], .equal, 0, priority())
      }
    }
    for _ in 0..<Int.random(in: 0...2, using: &generator) {
      model.add(.random(kinds.count, using: &generator))
    }
    return (model, kinds)
  }
}

/// Expects equal values, the same ambiguous variables, and equal violations at each level.
func expectAgreement(of model: Model, with other: Model, _ context: Comment) {
  var (model, other) = (model, other)
  for (variable, twin) in zip(model.variables, other.variables) {
    #expect(abs(model.solver.value(of: variable) - other.solver.value(of: twin)) < 1e-5, context)
    #expect(model.solver.isAmbiguous(variable) == other.solver.isAmbiguous(twin), context)
  }
  for (level, twin) in zip(model.solver.violations, other.solver.violations) {
    #expect(abs(level.violation - twin.violation) < 1e-5, context)
  }
}

/// Expects the solver with all its methods to find what the simplex alone finds, including ambiguity.
///
/// - Returns: The counters of the solver, or nil if not all required constraints can hold.
func expectWhatTheSimplexFinds(
  _ model: Model, _ kinds: [Variable.Kind], _ context: Comment
) -> Solver.Counters? {
  var model = model
  var plain = model.rebuilt(kinds, order: Array(model.drafts.indices))
  plain.solver.effort = .simplexOnly
  let outcome = model.solver.solve()
  #expect((outcome == .solved) == (plain.solver.solve() == .solved), context)
  guard outcome == .solved else { return nil }
  expectAgreement(of: model, with: plain, context)
  return model.solver.counters
}

extension ComponentProblem.Effort {
  /// Only the simplex, with a tableau, from its own start.
  static let simplexOnly = ComponentProblem.Effort(
    triesDetermination: false, dropsImplied: false, workBeforePromotion: nil,
    workBeforeFactors: nil)
}
