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
    return made.excerpt.solver.isAmbiguous(terms)
  }

  private mutating func excerpt(of components: Set<Int>) -> Excerpt {
    guard let partition, let elimination else { return Excerpt([], of: self) }
    return excerpt(
      of: components, partition, elimination,
      variables: components.flatMap { partition.variables[$0] })
  }

  /// What a variable would have others be if it had another value, with what is chosen then: as a system of
  /// its own that has the same values.
  ///
  /// - Complexity: Linear in what is returned, but for a logarithm, and for variables that are defined through
  ///   long chains.
  public mutating func excerpt(following variable: Variable) -> Excerpt {
    _ = solve()
    // Taken, so that it is changed in place.
    guard let partition, var elimination = elimination.take() else { return Excerpt([], of: self) }
    defer { self.elimination = elimination }
    var found: Set<Int32> = [variable.index]
    var components = components(of: variable.index, partition, &elimination)
    var pending = Array(components)
    while let component = pending.popLast() {
      let followers = elimination.variables(
        definedThrough: partition.variables[component], limit: .max)
      for follower in followers ?? [] where found.insert(follower).inserted {
        // They have their say where there is a choice.
        for other in self.components(of: follower, partition, &elimination)
        where components.insert(other).inserted && choices[other] != .none {
          pending.append(other)
        }
      }
    }
    return excerpt(of: components, partition, elimination, variables: found)
  }

  private func components(
    of variable: Int32, _ partition: Partition, _ elimination: inout Elimination
  ) -> Set<Int> {
    elimination.reduce(variable)
    return Set(elimination.sum.touched.map { Int(partition.component[Int($0)]) }.filter { $0 >= 0 })
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
