/// What is open together, and what a choice settles.
extension Solver {
  /// The components whose choices leave a variable open, by their numbers.
  public mutating func choices(leavingOpen variable: Variable) -> Set<Int> {
    _ = solve()
    return Set(openParts(of: variable).map(\.component))
  }

  /// Choices that are made: what they leave open can be asked.
  public struct MadeChoice: Sendable {
    fileprivate var excerpt: Excerpt
    fileprivate let components: Set<Int>

    /// How many constraints it takes to ask.
    public var constraintCount: Int { excerpt.constraints.count }
  }

  /// Has a variable stay as it is, in a copy of what leaves it open.
  ///
  /// - Complexity: Linear in the constraints that ask something of the components which leave it open, and
  ///   in the equalities behind these.
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

  /// Whether the constraints leave a variable a choice once others have been made.
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

  /// All that may have another value if a variable has one, with what is chosen then: as a system of its own
  /// that has the same values.
  ///
  /// - Complexity: Linear in what is returned, but for a logarithm.
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
      // What is defined through it has its say where there is a choice.
      for other in look(behind: next, &known, &components, partition, elimination)
      where choices[other] != .none {
        moving += partition.variables[other].filter { moved.insert($0).inserted }
      }
      moving += elimination.variables(mentioning: next).filter { moved.insert($0).inserted }
    }
    return excerpt(of: components, partition, elimination, variables: known)
  }

  /// Notes what a variable is defined through.
  ///
  /// - Returns: The components that have not been known.
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

  /// All that asks something of components, with some variables, and the equalities behind both.
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

  /// What a variable is in the ``solver``; nil for one that is not there.
  public func variable(_ outside: Variable) -> Variable? { variables[outside.index] }
}
