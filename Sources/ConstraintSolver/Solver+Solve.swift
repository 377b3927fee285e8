extension Solver {
  /// Brings the values of all variables up to date.
  ///
  /// - Complexity: Linear in the size of what has changed since the last solve, components that need
  ///   a simplex aside: nothing costs nothing, a constant one component, a required equality all.
  public mutating func solve() -> Outcome {
    var room = Room()
    return solve(in: &room)
  }

  /// Space for solving, which any number of solvers can take turns with: where systems are small, it takes
  /// longer to ask for space than to solve them.
  public struct Room: Sendable {
    var problem = ComponentProblem()
    /// A solver that has nothing to do, with the space that it had.
    var spare: Solver?

    /// Space that grows as it is needed.
    public init() {}

    /// What is larger is given back to the system.
    fileprivate mutating func shrink(after largest: Int) {
      if largest > Solver.mostKept { problem = ComponentProblem() }
    }
  }

  /// Brings the values of all variables up to date, like ``solve()``, in space that is there already.
  public mutating func solve(in room: inout Room) -> Outcome {
    meet(in: &room, all: false) { _, _ in false }.map { .conflict($0.first ?? []) } ?? .solved
  }

  /// Solves, or finds sets of required constraints that can't hold together, of which the weakest of one has no
  /// part in those after it.
  ///
  /// - Parameters:
  ///   - room: Space for solving.
  ///   - all: Whether more than one set is of use. There may be others still.
  ///   - isFirmer: Whether one constraint gives way only after another.
  /// - Returns: The sets; nil if all is solved.
  mutating func meet(
    in room: inout Room, all: Bool, isFirmer: (ConstraintID, ConstraintID) -> Bool
  ) -> [[ConstraintID]]? {
    prepare()
    guard isStale else {
      changes = .some([])
      return nil
    }
    // Taken, and given back consumed, so that neither is ever copied.
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
    // Where all has been solved, there is no telling whether anything will be solved again.
    let isKept = !isFresh || local.count <= Self.mostKept
    defer { scratch = isKept ? local : [] }
    var infeasible: [(component: Int, earliest: Int32)] = []
    var changed = changedParameters
    changed.reserveCapacity(changed.count + dirtyComponents.count)
    if !dirtyComponents.isEmpty { dependents.linked.forEach { markDirty($0) } }
    dirtyComponents.sort()
    var unsettled: [Unsettled] = []
    for component in dirtyComponents where !isContent(component, partition, pins: &local) {
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
        // When some have given way it is solved once more.
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
      // Its space is there for the next solve.
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
  /// So many changes are cheaper to take in by going through all definitions.
  private static let manyChanges = 64

  // Static, these: a function of the solver would count a reference to each of its arrays.

  /// The earliest variable of a component, by its rank.
  private static func earliest(_ component: Int, _ partition: Partition, _ rank: [Int32]) -> Int32 {
    partition.variables[component].reduce(.max) { min($0, rank[Int($1)]) }
  }

  /// Whether a component is a single variable that nothing else has to do with, such as a coordinate of a
  /// guide that is only there for the other axis. The value it begins with is then the choice, too.
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

  /// Brings the eliminated variables up to date, and notes what has changed.
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

  /// Space for a number for each variable, kept from solve to solve.
  mutating func takeScratch() -> [Int32] {
    defer { scratch = [] }
    return scratch.count == kinds.count ? scratch : Array(repeating: 0, count: kinds.count)
  }
}
