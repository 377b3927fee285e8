import ConstraintSolver

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

  /// A constraint such as layouts have: few variables, simple coefficients, some priorities.
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

/// A solver with a list of drafts, so that it can be built again from scratch.
struct Model {
  var solver = Solver()
  var variables: [Variable] = []
  var drafts: [Draft] = []
  var constraints: [ConstraintID] = []
  /// Those that give way.
  var conceded: [ConstraintID] = []

  init(_ kinds: [Variable.Kind]) { variables = kinds.map { solver.addVariable($0) } }

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

  /// Adds, removes or changes a constraint, at random.
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

  /// The same system in a solver of its own, its constraints in the order of `indices`.
  func rebuilt(_ kinds: [Variable.Kind], order indices: [Int]) -> Model {
    var model = Model(kinds)
    for index in indices { model.add(drafts[index]) }
    return model
  }
}
