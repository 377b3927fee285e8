extension Solver {
  /// The kind of choice that a component leaves.
  enum Choice {
    case none
    /// The value of a variable that nothing else depends on; it is the same in any order.
    case lone
    case open
  }

  /// Whether the last solve left a choice that the order of the variables decides. A variable that nothing else depends
  /// on has the same value in any order.
  public var hasChoices: Bool { choices.contains(.open) }

  /// Changes the order of the variables, which decides where there is a choice.
  ///
  /// - Parameter variables: All variables, earliest first.
  /// - Returns: Whether the order differs from the previous one; if so, the next solve makes the choices again.
  /// - Complexity: Linear in the number of variables.
  public mutating func reorder(_ variables: [Variable]) -> Bool {
    var last = Int32.min
    let isInOrder = variables.allSatisfy { variable in
      defer { last = rank[Int(variable.index)] }
      return rank[Int(variable.index)] > last
    }
    guard !isInOrder else { return false }
    for (place, variable) in variables.enumerated() { rank[Int(variable.index)] = Int32(place) }
    nextRank = max(nextRank, Int32(variables.count))
    elimination = nil  // Which variables stay free depends on their order, too.
    former = nil
    partition = nil
    formerPartition = nil
    isStale = true
    return true
  }

  /// Sets the value that a length prefers where there is a choice. It matters where several lengths with such a value
  /// are solved together: they choose before other lengths, earliest first, so the last takes the slack.
  ///
  /// - Parameters:
  ///   - constraint: A constraint on this length alone, whose constant is the value; nil for none.
  ///   - length: The length.
  public mutating func prefer(_ constraint: ConstraintID?, for length: Variable) {
    let index = constraint?.index ?? -1
    guard preference(of: length.index) != index else { return }
    preferred.set(index, at: Int(length.index), elsewhere: -1)
    forgetPartition(andElimination: false)
  }

  /// The constraint whose value a variable prefers; -1 for none.
  func preference(of variable: Int32) -> Int32 {
    Int(variable) < preferred.count ? preferred[Int(variable)] : -1
  }
}

extension Solver {
  /// A component or group whose positions are still to be chosen.
  struct Unsettled {
    /// A component, or several that are tied together.
    var group: [Int]
    var problem = ComponentProblem()
  }

  /// Chooses the lengths.
  mutating func settleLengths(
    _ problem: inout ComponentProblem, _ group: [Int], _ partition: Partition,
    _ elimination: inout Elimination, _ local: [Int32]
  ) {
    dependents.prepare(elimination, kinds, isGone, preferred: preferred, partition)
    dependents.settlePreferred(
      &problem, group, partition, &elimination, values, local, store)
    dependents.settle(.length, &problem, group, partition, &elimination, values, local)
  }

  /// Chooses the positions, which may depend on lengths in other components.
  ///
  /// - Complexity: Components that are tied together are solved again as one.
  mutating func settlePositions(
    _ pending: inout [Unsettled], _ partition: Partition, _ elimination: inout Elimination,
    _ local: inout [Int32], _ changed: inout [Int32]
  ) {
    var ties = Ties()
    while !pending.isEmpty {
      var tied: [[Int]] = []
      for index in pending.indices {
        let group = pending[index].group
        pending[index].problem.counters = Counters()
        defer { counters += pending[index].problem.counters }
        let others = dependents.settle(
          .position, &pending[index].problem, group, partition, &elimination, values, local,
          isMovable: isMovable)
        if others.isEmpty {
          take(pending[index].problem.values, partition.part(group).variables, &changed)
        } else {
          ties.tie(group + others)
          tied.append(group)
        }
      }
      guard !tied.isEmpty else { return }
      pending = ties.groups(of: tied).map { group in
        var problem = ComponentProblem()
        problem.load(partition.part(group), partition, store, local: &local)
        problem.solve(effort)
        settleLengths(&problem, group, partition, &elimination, local)
        counters += problem.counters
        dependents.link(group)
        return Unsettled(group: group, problem: problem)
      }
    }
  }
}

/// Components that must choose together.
private struct Ties {
  /// For each tied component, all components of its group, itself included.
  private var groups: [Int: [Int]] = [:]

  mutating func tie(_ components: [Int]) {
    let all = Set(components.flatMap { groups[$0] ?? [$0] }).sorted()
    for component in all { groups[component] = all }
  }

  /// The current groups of some components, each once.
  func groups(of parts: [[Int]]) -> [[Int]] {
    var known: Set<Int> = []
    return parts.compactMap { part in
      groups[part[0]].flatMap { known.insert($0[0]).inserted ? $0 : nil }
    }
  }
}
