extension Solver {
  /// The interval of a variable's values over all solutions that are optimal at every level.
  ///
  /// - Complexity: That of solving each component that the variable depends on once.
  public mutating func range(of variable: Variable) -> (lower: Double, upper: Double) {
    _ = solve()
    return range(of: parts(of: [Term(variable)]))
  }

  private mutating func range(of sum: Sum) -> (lower: Double, upper: Double) {
    sum.parts.reduce((sum.constant, sum.constant)) { range, part in
      let (lower, upper) = self.range(of: part)
      return (range.0 + lower, range.1 + upper)
    }
  }

  /// Whether the constraints leave a variable a choice.
  public mutating func isAmbiguous(_ variable: Variable) -> Bool {
    isAmbiguous(sum: [Term(variable)])
  }

  /// Whether the constraints leave a sum a choice.
  ///
  /// - Complexity: Constant if no variable of the sum depends on a choice, apart from the first call after a solve.
  public mutating func isAmbiguous(sum terms: [Term]) -> Bool {
    _ = solve()
    guard terms.contains(where: { mayDependOnChoice($0.variable) }) else { return false }
    let sum = parts(of: terms)
    // Components choose independently: a part that can move moves the sum.
    return sum.parts.contains { isOpen($0) }
  }

  /// Whether a part has several values. The search for its ends is over once it has moved: if everything is open, the
  /// way to an end may change everything else.
  private mutating func isOpen(_ part: Part) -> Bool {
    guard let face = face(of: part.component) else { return false }
    let terms = localTerms(of: part)
    if Self.isWide(face.known(terms)) { return true }
    return mayChange(terms, of: part.component)
      && Self.isWide(range(of: part, reach: 10 * Self.roundedWidth))
  }

  private static func isWide(_ range: (lower: Double, upper: Double)) -> Bool {
    guard range.lower.isFinite, range.upper.isFinite else { return true }
    return range.upper - range.lower > roundedWidth * (1 + abs(range.lower))
  }

  /// The greatest relative width that a range may have by rounding.
  private static var roundedWidth: Double { 1e-6 }

  /// Whether a variable is defined through one that has a choice, which may cancel. Usually none is, and callers may
  /// ask about every variable.
  private mutating func mayDependOnChoice(_ variable: Variable) -> Bool {
    let known = followers ?? findFollowers()
    followers = known
    return known.contains(variable.index)
  }

  private mutating func findFollowers() -> Set<Int32> {
    let open = choices.indices.filter { choices[$0] != .none }
    // Taken, so that it is changed in place.
    guard !open.isEmpty, let partition, var elimination = elimination.take() else { return [] }
    defer { self.elimination = elimination }
    let variables = open.flatMap { partition.variables[$0] }
    return Set(elimination.variables(definedThrough: variables, limit: .max) ?? [])
  }

  /// The terms of a sum that belong to one component.
  struct Part {
    let component: Int
    let terms: [(variable: Int32, coefficient: Double)]
  }

  /// The parts of a variable that can move.
  mutating func openParts(of variable: Variable) -> [Part] {
    guard mayDependOnChoice(variable) else { return [] }
    return parts(of: [Term(variable)]).parts.filter { isOpen($0) }
  }

  /// A sum, as a given constant and a part for each component.
  private struct Sum {
    var constant = 0.0
    var parts: [Part] = []
  }

  private mutating func parts(of terms: [Term]) -> Sum {
    guard let partition, var elimination = elimination.take() else { return Sum() }
    defer { self.elimination = elimination }
    elimination.reduce(terms)
    counters.coefficients += elimination.takeExpandedCount()
    let terms = elimination.sum.touched.map { (variable: $0, coefficient: elimination.sum[$0]) }
    let constant = terms.filter { elimination.isParameter($0.variable) }
      .reduce(elimination.sum.constant) { $0 + $1.coefficient * values[Int($1.variable)] }
    let components = Dictionary(grouping: terms) { Int(partition.component[Int($0.variable)]) }
    return Sum(
      constant: constant,
      parts: components.keys.sorted().filter { $0 >= 0 }.map { component in
        Part(component: component, terms: components[component] ?? [])
      })
  }

  /// The solutions among which a component chooses; nil if it has no choice.
  private mutating func face(of component: Int) -> Face? {
    guard choices[component] != .none, let partition else { return nil }
    if let known = faces[component] { return known }
    var problem = ComponentProblem()
    var local = takeScratch()
    defer { scratch = local }
    problem.load(partition.part(component), partition, store, local: &local)
    problem.solve(effort)
    let face = problem.face.map { Face($0, variableCount: problem.variableCount) }
    faces[component] = face
    return face
  }

  /// Whether a part can move at all; other parts may still hold one that can.
  private mutating func mayChange(_ terms: [LocalTerm], of component: Int) -> Bool {
    faces[component]?.simplex.mayChange(terms) ?? false
  }

  /// - Parameter reach: The relative distance from the value beyond which an end may be a value on the way there.
  private mutating func range(
    of part: Part, reach: Double = .infinity
  ) -> (lower: Double, upper: Double) {
    guard let face = face(of: part.component) else {
      let known = part.terms.reduce(0) { $0 + $1.coefficient * values[Int($1.variable)] }
      return (known, known)
    }
    let terms = localTerms(of: part)
    let bounds = [1.0, -1.0].map { sign in
      var simplex = face.simplex
      let target = simplex.addRow(terms)
      let start = simplex.value[Int(target)]
      let objective = Simplex.Objective(
        level: simplex.penalties.levelCount, target: target, sign: sign)
      let end = sign * start - reach * (1 + abs(start))
      let isBounded = simplex.minimize(objective, to: end)
      counters.pivots += simplex.pivotCount - face.simplex.pivotCount
      faces[part.component]?.note(simplex)
      return isBounded ? simplex.value[Int(target)] : -sign * Double.infinity
    }
    return (bounds[0], bounds[1])
  }

  private typealias LocalTerm = (variable: Int32, coefficient: Double)

  /// The terms of a part, in the component's local numbers.
  private func localTerms(of part: Part) -> [LocalTerm] {
    guard let partition else { return [] }
    let variables = partition.variables[part.component]
    return part.terms.map { term in
      (ComponentProblem.position(of: term.variable, in: variables), term.coefficient)
    }
  }
}
