import ConstraintSolver

/// A system of constraints to solve, independent of any solver.
///
/// Every view has four variables: left, top, width and height.
struct System {
  struct Row {
    var terms: [(variable: Int, coefficient: Double)]
    var relation: Relation
    var constant: Double
    var priority: Float
  }

  var name = ""
  var variableCount = 0
  var rows: [Row] = []
  /// The index of the constraint on the root's width, if there is one.
  var rootWidth: Int?

  /// Adds the system to a solver; returns its variables and constraints in order.
  func load(into solver: inout Solver) -> (variables: [Variable], constraints: [ConstraintID]) {
    let variables = (0..<variableCount).map {
      solver.addVariable($0 % 4 < 2 ? .position : .length)
    }
    let constraints = rows.map { row in
      solver.add(
        row.terms.map { Term(variables[$0.variable], $0.coefficient) }, row.relation, row.constant,
        priority: row.priority)
    }
    return (variables, constraints)
  }
}

extension System {
  /// Reads the text form: a line
  /// `variables constraints rootWidthVariable rootWidthConstraint views`, then a line for each
  /// constraint, `count (variable coefficient)… relation constant priority`.
  init(text: String) throws(UsageError) {
    var lines = text.split(whereSeparator: \.isNewline).makeIterator()
    let header = (lines.next() ?? "").split(separator: " ").compactMap { Int($0) }
    guard header.count == 5 else {
      throw UsageError("not a workload: its first line must have five numbers")
    }
    variableCount = header[0]
    rootWidth = header[3] >= 0 ? header[3] : nil
    while let line = lines.next() { rows.append(try Row(line)) }
    guard rows.count == header[1] else {
      throw UsageError("the workload announces \(header[1]) constraints and has \(rows.count)")
    }
  }
}

extension System.Row {
  init(_ line: Substring) throws(UsageError) {
    let words = line.split(separator: " ")
    let relations: [Substring: Relation] = [
      "=": .equal, "<": .lessThanOrEqual, ">": .greaterThanOrEqual,
    ]
    guard let count = words.first.flatMap({ Int($0) }), words.count == 2 * count + 4,
      let relation = relations[words[2 * count + 1]],
      let constant = Double(words[2 * count + 2]), let priority = Float(words[2 * count + 3])
    else { throw UsageError("not a constraint: \(line)") }
    terms = []
    for position in 0..<count {
      guard let variable = Int(words[1 + 2 * position]),
        let coefficient = Double(words[2 + 2 * position])
      else { throw UsageError("not a constraint: \(line)") }
      terms.append((variable, coefficient))
    }
    self.relation = relation
    self.constant = constant
    self.priority = priority
  }
}
