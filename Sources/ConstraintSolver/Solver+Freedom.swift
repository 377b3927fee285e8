/// Choices that are open together, and the effects of making them.
extension Solver {
  /// The numbers of the components whose choices leave a variable open.
  public mutating func choices(leavingOpen variable: Variable) -> Set<Int> {
    _ = solve()
    return Set(openParts(of: variable).map(\.component))
  }

  /// A system in which some choices have been made, for asking which remain open.
  public struct MadeChoice: Sendable {
    fileprivate var excerpt: Excerpt
    fileprivate let components: Set<Int>

    /// The number of constraints in that system.
    public var constraintCount: Int { excerpt.constraints.count }
  }

  /// Fixes a variable at its value, in a copy of the components that leave it open.
  ///
  /// - Complexity: Linear in the constraints that make demands of those components, and in the equalities behind them.
  public mutating func choice(of variable: Variable) -> MadeChoice {
    _ = solve()
    let parts = openParts(of: variable)
    let components = Set(parts.map(\.component))
    var excerpt = excerpt(of: components)
    let terms = parts.flatMap(\.terms)
    let value = terms.reduce(0) { $0 + $1.coefficient * values[Int($1.variable)] }
    _ = excerpt.solver.add(excerpt.terms(terms), .equal, value)
    return MadeChoice(excerpt: excerpt, components: components)
  }

  /// Whether the constraints leave a variable a choice once other choices have been made.
  public mutating func isAmbiguous(_ variable: Variable, after made: inout MadeChoice) -> Bool {
    _ = solve()
    let parts = openParts(of: variable)
    guard parts.allSatisfy({ made.components.contains($0.component) }) else { return true }
    let terms = made.excerpt.terms(parts.flatMap(\.terms))
    return made.excerpt.solver.isAmbiguous(sum: terms)
  }

  private mutating func excerpt(of components: Set<Int>) -> Excerpt {
    guard let partition, let elimination else { return Excerpt([], of: self) }
    return excerpt(
      of: components, partition, elimination,
      variables: components.flatMap { partition.variables[$0] })
  }

  /// Everything that may change if a variable gets another value, including the choices made afterward, as a system of
  /// its own with the same values.
  ///
  /// - Complexity: Linear in the result, times a logarithm.
  public mutating func excerpt(following variable: Variable) -> Excerpt {
    _ = solve()
    // Taken, so that it is changed in place.
    guard let partition, var elimination = elimination.take() else { return Excerpt([], of: self) }
    defer { self.elimination = elimination }
    var (known, components): (Set<Int32>, Set<Int>) = ([], [])
    var moving = look(behind: variable.index, &known, &components, partition, elimination)
      .flatMap { partition.variables[$0] }
    var moved = Set(moving)
    while let next = moving.popLast() {
      // Variables defined through it take part in the choices.
      for other in look(behind: next, &known, &components, partition, elimination)
      where choices[other] != .none {
        moving += partition.variables[other].filter { moved.insert($0).inserted }
      }
      moving += elimination.variables(mentioning: next).filter { moved.insert($0).inserted }
    }
    return excerpt(of: components, partition, elimination, variables: known)
  }

  /// Collects the variables and components that a variable is defined through.
  ///
  /// - Returns: The components that were not known before.
  private func look(
    behind variable: Int32, _ known: inout Set<Int32>, _ components: inout Set<Int>,
    _ partition: Partition, _ elimination: Elimination
  ) -> [Int] {
    var found: [Int] = []
    var pending = [variable]
    while let next = pending.popLast() {
      guard known.insert(next).inserted else { continue }
      let component = Int(partition.component[Int(next)])
      if component >= 0, components.insert(component).inserted { found.append(component) }
      guard elimination.order[Int(next)] != 0 else { continue }
      pending += elimination.terms(definingSlot: Int(next)).map { elimination.termVariables[$0] }
    }
    return found
  }

  /// The demands of some components, some variables, and the equalities behind both.
  private func excerpt(
    of components: Set<Int>, _ partition: Partition, _ elimination: Elimination,
    variables: some Sequence<Int32>
  ) -> Excerpt {
    var known = variables.map { elimination.source[Int($0)] }
    for component in components { known += sources(of: component, partition, elimination) }
    let behind = elimination.sources(behind: living(known), of: store)
    return Excerpt(behind.sorted(), and: variables, of: self)
  }
}

extension Solver.Excerpt {
  fileprivate func terms(_ outside: [(variable: Int32, coefficient: Double)]) -> [Term] {
    outside.compactMap { term in variables[term.variable].map { Term($0, term.coefficient) } }
  }

  /// The counterpart of a variable in the ``solver``; nil if it has none.
  public func variable(_ outside: Variable) -> Variable? { variables[outside.index] }
}
