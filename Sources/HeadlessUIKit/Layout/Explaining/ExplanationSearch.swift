import ConstraintSolver

/// Searches for a small set of constraints that determines a sum of variables, in a copy of everything connected with
/// them.
@MainActor
struct ExplanationSearch {
  private let base: Solver
  private let sum: Variable
  /// The counterparts of the constraints in the copy.
  private let insides: [ConstraintID: ConstraintID]
  let value: Double

  /// - Parameter solver: The solver, which is brought up to date.
  init(_ solver: inout Solver, _ terms: [Term]) {
    var excerpt = solver.excerpt(connectedWith: terms.map(\.variable)) { _ in false }
    insides = Dictionary(uniqueKeysWithValues: excerpt.constraints.map { ($0, $1) })
    sum = excerpt.solver.addVariable()
    let own = terms.compactMap { term in
      excerpt.variable(term.variable).map { Term($0, term.coefficient) }
    }
    _ = excerpt.solver.add([Term(sum)] + own, .equal, 0)
    _ = excerpt.solver.solve()
    value = excerpt.solver.value(of: sum)
    base = excerpt.solver
  }

  var isDetermined: Bool {
    var copy = base
    return !copy.isAmbiguous(sum)
  }

  /// Removes constraints one after another, and leaves out each one whose removal has no effect.
  ///
  /// Some wishes make others moot, so a constraint that was needed at first may not be needed later: the search goes on
  /// until no constraint can be left out.
  mutating func shrink(_ handles: [ConstraintID]) -> [ConstraintID] {
    var kept = handles.filter { insides[$0] != nil }
    var removed: [ConstraintID] = []
    // How many had been removed when each was last found to be needed.
    var needed: [ConstraintID: Int] = [:]
    removeIneffective(handles[...], &kept, &removed, &needed)
    while true {
      let before = kept.count
      for handle in kept where needed[handle] != removed.count {
        if isEnough(without: removed + [handle]) {
          removed.append(handle)
          kept.removeAll { $0 == handle }
        } else {
          needed[handle] = removed.count
        }
      }
      if kept.count == before { return kept }
    }
  }

  /// Removes many constraints at once as long as that has no effect.
  private func removeIneffective(
    _ chunk: ArraySlice<ConstraintID>, _ kept: inout [ConstraintID],
    _ removed: inout [ConstraintID], _ needed: inout [ConstraintID: Int]
  ) {
    let own = chunk.filter { insides[$0] != nil }
    guard !own.isEmpty else { return }
    if isEnough(without: removed + own) {
      removed += own
      let gone = Set(own)
      kept.removeAll { gone.contains($0) }
    } else if own.count > 1 {
      let middle = chunk.startIndex + chunk.count / 2
      removeIneffective(chunk[..<middle], &kept, &removed, &needed)
      removeIneffective(chunk[middle...], &kept, &removed, &needed)
    } else {
      needed[own[0]] = removed.count
    }
  }

  private func isEnough(without removed: [ConstraintID]) -> Bool {
    outcome(without: removed) == .determined(value)
  }

  /// The effect of an edit on the value.
  enum Outcome: Equatable {
    case determined(Double)
    /// Nothing determines the value any more.
    case open
    /// A required constraint would have to give way.
    case impossible

    static func == (left: Outcome, right: Outcome) -> Bool {
      switch (left, right) {
      case (.determined(let one), .determined(let other)): abs(one - other) < 1e-6
      case (.open, .open), (.impossible, .impossible): true
      default: false
      }
    }
  }

  func outcome(without handles: [ConstraintID]) -> Outcome {
    outcome(of: handles) { $0.remove($1) }
  }

  private func outcome(
    of handles: [ConstraintID], _ edit: (inout Solver, ConstraintID) -> Void
  ) -> Outcome {
    LayoutEngine.trials += 1
    LayoutEngine.constraintsTried += insides.count
    var copy = base
    for handle in handles { insides[handle].map { edit(&copy, $0) } }
    _ = copy.reconsider()
    guard case .solved = copy.solve() else { return .impossible }
    return copy.isAmbiguous(sum) ? .open : .determined(copy.value(of: sum))
  }

  /// The value after a point is added to the constants of some constraints, otherwise after a point is subtracted; nil
  /// if the value stays the same or can't be determined.
  func effectOfOnePoint(on handles: [ConstraintID]) -> (step: Double, value: Double)? {
    for step in [1.0, -1] {
      let outcome = outcome(of: handles) { $0.setConstant($0.constant(of: $1) + step, of: $1) }
      if case .determined(let changed) = outcome, outcome != .determined(value) {
        return (step, changed)
      }
    }
    return nil
  }

  /// The lowest of some priorities at which a constraint changes the value, and the new value.
  func effectOfPriority(
    _ priorities: [Float], on handle: ConstraintID
  ) -> (priority: Float, value: Double)? {
    for priority in priorities.sorted() {
      let outcome = outcome(of: [handle]) { $0.setPriority(priority, of: $1) }
      if case .determined(let changed) = outcome, outcome != .determined(value) {
        return (priority, changed)
      }
    }
    return nil
  }
}
