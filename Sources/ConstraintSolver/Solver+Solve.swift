extension Solver {
  /// Brings the values of all variables up to date.
  ///
  /// - Complexity: Linear in the size of what changed since the last solve, apart from components that need a simplex:
  ///   no change costs nothing, a constant costs one component, and a required equality costs the whole system.
  public mutating func solve() -> Outcome {
    var room = Room()
    return solve(in: &room)
  }

  /// Storage for solving that any number of solvers can use in turn. For small systems, allocating storage takes longer
  /// than solving.
  public struct Room: Sendable {
    var problem = ComponentProblem()
    /// An empty solver that keeps its storage.
    var spare: Solver?

    /// Creates a room whose storage grows as needed.
    public init() {}

    /// Releases large storage.
    fileprivate mutating func shrink(after largest: Int) {
      if largest > Solver.mostKept { problem = ComponentProblem() }
    }
  }

  /// Brings the values of all variables up to date, like ``solve()``, reusing a room's storage.
  public mutating func solve(in room: inout Room) -> Outcome {
    meet(in: &room, all: false) { _, _ in false }.map { .conflict($0.first ?? []) } ?? .solved
  }

  /// Solves, or finds sets of required constraints that can't hold together, such that the weakest constraint of a set
  /// is in none of the later sets.
  ///
  /// - Parameters:
  ///   - room: Storage for solving.
  ///   - all: Whether to find more than one set. There may be still others.
  ///   - isFirmer: Whether the first constraint gives way only after the second.
  /// - Returns: The sets; nil if the system is solved.
  mutating func meet(
    in room: inout Room, all: Bool, isFirmer: (ConstraintID, ConstraintID) -> Bool
  ) -> [[ConstraintID]]? {
    prepare()
    guard isStale else {
      changes = .some([])
      return nil
    }
    // Taken and given back consumed, so that neither is ever copied.
    guard var elimination = elimination.take(), let partition = partition.take() else { return nil }
    (faces, followers) = ([:], nil)
    let contradictions = elimination.contradictions + partition.contradictions(store)
    guard contradictions.isEmpty else {
      let suspects = suspects(contradictions, elimination, all: all, isFirmer: isFirmer)
      let found = conflicts(&elimination, suspects, all: all, isFirmer: isFirmer)
      (self.elimination, self.partition) = (consume elimination, consume partition)
      return found
    }
    var effort = effort
    effort.endsAtContradictions = all
    var largest = 0
    defer { room.shrink(after: largest) }
    var local = takeScratch()
    // Once all components are solved, another solve may never come.
    let isKept = !isFresh || local.count <= Self.mostKept
    defer { scratch = isKept ? local : [] }
    var infeasible: [(component: Int, earliest: Int32)] = []
    var changed = changedParameters
    changed.reserveCapacity(changed.count + dirtyComponents.count)
    if !dirtyComponents.isEmpty { dependents.linked.forEach { markDirty($0) } }
    dirtyComponents.sort()
    var unsettled: [Unsettled] = []
    for component in dirtyComponents where !isSatisfied(component, partition, pins: &local) {
      room.problem.load(partition.part(component), partition, store, local: &local)
      if all, room.problem.hasContradictoryBounds {
        infeasible.append((component, Self.earliest(component, partition, rank)))
        continue
      }
      let isLone = Self.isLone(component, partition, &elimination)
      room.problem.solve(effort, isLone: isLone)
      largest = max(largest, partition.variables[component].count)
      if !room.problem.isFeasible {
        infeasible.append((component, Self.earliest(component, partition, rank)))
      }
      guard !all || infeasible.isEmpty else {
        // Once some constraints have given way, it is solved again.
        counters += room.problem.counters
        continue
      }
      choices[component] = room.problem.isAmbiguous ? (isLone ? .lone : .open) : .none
      if choices[component] == .open {
        settleLengths(&room.problem, [component], partition, &elimination, local)
      }
      isMovable[component] = choices[component] == .open && room.problem.hasFreedom
      take(room.problem.values, partition.variables[component], &changed)
      counters += room.problem.counters
      guard choices[component] == .open else { continue }
      unsettled.append(Unsettled(group: [component]))
      swap(&unsettled[unsettled.count - 1].problem, &room.problem)
    }
    let isMet = infeasible.isEmpty || !all
    if isMet { settlePositions(&unsettled, partition, &elimination, &local, &changed) }
    if let last = unsettled.indices.last {
      // Keeps its storage for the next solve.
      swap(&unsettled[last].problem, &room.problem)
      largest = max(largest, room.problem.variableCount)
    }
    if isMet { complete(&elimination, changed) }
    counters.coefficients += elimination.takeExpandedCount()
    if isFresh, unsettled.isEmpty { elimination.rest() }
    guard infeasible.isEmpty else {
      infeasible.sort { $0.earliest < $1.earliest }
      let suspects = suspects(
        in: infeasible.map(\.component), partition, elimination, all: all, isFirmer: isFirmer)
      let found = conflicts(&elimination, suspects, all: all, isFirmer: isFirmer)
      (self.elimination, self.partition) = (consume elimination, consume partition)
      isFresh = true
      return found
    }
    (self.elimination, self.partition) = (consume elimination, consume partition)
    for component in dirtyComponents { isDirty[component] = false }
    dirtyComponents.removeAll(keepingCapacity: dirtyComponents.count <= Self.mostKept)
    isStale = false
    isFresh = false
    hasSolved = true
    changedParameters.removeAll(keepingCapacity: true)
    return nil
  }
}

extension Solver {
  /// With more changes than this, recomputing all definitions is faster.
  private static let manyChanges = 64

  // Static: a method of the solver would retain each of its arrays.

  /// The earliest variable of a component, by its rank.
  private static func earliest(_ component: Int, _ partition: Partition, _ rank: [Int32]) -> Int32 {
    partition.variables[component].reduce(.max) { min($0, rank[Int($1)]) }
  }

  /// Whether a component is a single variable that nothing else depends on, such as a coordinate of a guide used only
  /// for the other axis. Its starting value is then also the choice.
  private static func isLone(
    _ component: Int, _ partition: Partition, _ elimination: inout Elimination
  ) -> Bool {
    let variables = partition.variables[component]
    guard variables.count == 1, let variable = variables.first,
      partition.rows[component].isEmpty
    else { return false }
    return !elimination.isUsed(variable)
  }

  mutating func take(
    _ fresh: [Double], _ variables: ArraySlice<Int32>, _ changed: inout [Int32]
  ) {
    for (number, variable) in variables.enumerated() where values[Int(variable)] != fresh[number] {
      values[Int(variable)] = fresh[number]
      changed.append(variable)
    }
  }

  /// Brings the eliminated variables up to date, and records the changed ones.
  private mutating func complete(_ elimination: inout Elimination, _ changed: [Int32]) {
    guard !isFresh, changed.count <= Self.manyChanges else {
      elimination.complete(&values)
      changes = .all
      return
    }
    var changed = changed
    elimination.propagate(&changed, &values)
    changes = .some(changed.map { Variable(index: $0) })
  }

  /// Scratch space with a number for each variable, kept from solve to solve.
  mutating func takeScratch() -> [Int32] {
    defer { scratch = [] }
    return scratch.count == kinds.count ? scratch : Array(repeating: 0, count: kinds.count)
  }
}
