extension Solver {
  /// The interval of values that a variable has in all solutions that are best at every level.
  ///
  /// - Complexity: That of solving the components that decide the variable, once for each of them.
  public mutating func range(of variable: Variable) -> (lower: Double, upper: Double) {
    _ = solve()
    let (constant, parts) = parts(of: variable)
    return parts.reduce((constant, constant)) { range, part in
      let (lower, upper) = self.range(of: part)
      return (range.0 + lower, range.1 + upper)
    }
  }

  /// Whether the constraints leave a variable a choice.
  public mutating func isAmbiguous(_ variable: Variable) -> Bool {
    _ = solve()
    guard dependsOnChoice(variable), parts(of: variable).parts.contains(where: { mayChange($0) })
    else { return false }
    let range = range(of: variable)
    guard range.lower.isFinite, range.upper.isFinite else { return true }
    return range.upper - range.lower > 1e-6 * (1 + abs(range.lower))
  }

  /// Whether a component has a choice that a variable is defined through: mostly none has, and all
  /// variables may be asked.
  private mutating func dependsOnChoice(_ variable: Variable) -> Bool {
    // Taken, so that it is changed in place.
    guard choices.contains(where: { $0 != .none }), var elimination = elimination.take() else {
      return false
    }
    defer { self.elimination = elimination }
    elimination.reduce(variable.index)
    return elimination.sum.touched.contains { touched in
      let component = partition?.component[Int(touched)] ?? -1
      return component >= 0 && choices[Int(component)] != .none
    }
  }

  /// What one component decides of a sum.
  private struct Part {
    let component: Int
    let terms: [(variable: Int32, coefficient: Double)]
  }

  /// What decides a variable: what is given, and a part of each component.
  private mutating func parts(of variable: Variable) -> (constant: Double, parts: [Part]) {
    guard let partition, var elimination = elimination.take() else { return (0, []) }
    defer { self.elimination = elimination }
    elimination.reduce(variable.index)
    let terms = elimination.sum.touched.map { (variable: $0, coefficient: elimination.sum[$0]) }
    let constant = terms.filter { elimination.isParameter[Int($0.variable)] }
      .reduce(elimination.sum.constant) { $0 + $1.coefficient * values[Int($1.variable)] }
    let components = Set(terms.map { Int(partition.component[Int($0.variable)]) })
    return (
      constant,
      components.sorted().filter { $0 >= 0 }.map { component in
        Part(
          component: component,
          terms: terms.filter { Int(partition.component[Int($0.variable)]) == component })
      }
    )
  }

  /// The choice that a component has; nil if it has none.
  private mutating func face(of component: Int) -> Simplex? {
    guard choices[component] != .none, let partition else { return nil }
    if let known = faces[component] { return known }
    var problem = ComponentProblem()
    var local = Array(repeating: Int32(0), count: kinds.count)
    problem.load(partition.part(component), partition, store, local: &local)
    problem.solve(effort)
    faces[component] = problem.face
    return problem.face
  }

  /// Whether a part can move at all; one that can may still be held by others.
  private mutating func mayChange(_ part: Part) -> Bool {
    guard face(of: part.component) != nil else { return false }
    let terms = localTerms(of: part)
    return faces[part.component]?.mayChange(terms) ?? false
  }

  private mutating func range(of part: Part) -> (lower: Double, upper: Double) {
    guard let face = face(of: part.component) else {
      let known = part.terms.reduce(0) { $0 + $1.coefficient * values[Int($1.variable)] }
      return (known, known)
    }
    let terms = localTerms(of: part)
    let bounds = [1.0, -1.0].map { sign in
      var simplex = face
      let target = simplex.addRow(terms)
      let objective = Simplex.Objective(
        level: simplex.penalties.levelCount, target: target, sign: sign)
      return simplex.minimize(objective) ? simplex.value[Int(target)] : -sign * Double.infinity
    }
    return (bounds[0], bounds[1])
  }

  /// The terms of a part by the numbers that the variables have in the component.
  private func localTerms(of part: Part) -> [(variable: Int32, coefficient: Double)] {
    guard let partition else { return [] }
    let variables = partition.variables[part.component]
    return part.terms.compactMap { term in
      variables.firstIndex(of: term.variable).map {
        (variable: Int32($0 - variables.startIndex), coefficient: term.coefficient)
      }
    }
  }
}
