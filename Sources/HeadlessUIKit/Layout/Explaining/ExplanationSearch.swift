import ConstraintSolver

/// Looks for as few constraints as determine a sum of variables.
struct ExplanationSearch: Sendable {
  private let base: Solver
  private let sum: Variable
  let value: Double

  init(_ solver: Solver, _ terms: [Term]) {
    var copy = solver
    sum = copy.addVariable()
    _ = copy.add([Term(sum)] + terms, .equal, 0)
    _ = copy.solve()
    value = copy.value(of: sum)
    base = copy
  }

  var isDetermined: Bool {
    var copy = base
    return !copy.isAmbiguous(sum)
  }

  /// Leaves out one after another, and what is not missed stays out.
  ///
  /// Since some wishes make others moot, what was missed at first need not be later: so it goes on until
  /// nothing can be left out.
  mutating func shrink(_ handles: [ConstraintID]) -> [ConstraintID] {
    var kept = handles
    var removed: [ConstraintID] = []
    leaveOut(handles[...], &kept, &removed)
    while true {
      let before = kept.count
      for handle in kept where isEnough(without: removed + [handle]) {
        removed.append(handle)
        kept.removeAll { $0 == handle }
      }
      if kept.count == before { return kept }
    }
  }

  /// Many at once as long as none of them is missed.
  private func leaveOut(
    _ chunk: ArraySlice<ConstraintID>, _ kept: inout [ConstraintID], _ removed: inout [ConstraintID]
  ) {
    guard !chunk.isEmpty else { return }
    if isEnough(without: removed + chunk) {
      removed += chunk
      let gone = Set(chunk)
      kept.removeAll { gone.contains($0) }
    } else if chunk.count > 1 {
      let middle = chunk.startIndex + chunk.count / 2
      leaveOut(chunk[..<middle], &kept, &removed)
      leaveOut(chunk[middle...], &kept, &removed)
    }
  }

  private func isEnough(without removed: [ConstraintID]) -> Bool {
    outcome { copy in for handle in removed { copy.remove(handle) } } == .determined(value)
  }

  /// What an edit makes of the value.
  enum Outcome: Equatable {
    case determined(Double)
    /// Nothing determines it any more.
    case open
    /// Something required would have to give way.
    case impossible

    static func == (left: Outcome, right: Outcome) -> Bool {
      switch (left, right) {
      case (.determined(let one), .determined(let other)): abs(one - other) < 1e-6
      case (.open, .open), (.impossible, .impossible): true
      default: false
      }
    }
  }

  func outcome(of edit: (inout Solver) -> Void) -> Outcome {
    var copy = base
    edit(&copy)
    _ = copy.reconsider()
    guard case .solved = copy.solve() else { return .impossible }
    return copy.isAmbiguous(sum) ? .open : .determined(copy.value(of: sum))
  }

  /// What becomes of the value where the constants of some constraints are a point more, or else a point
  /// less; nil if it stays, or could not be told.
  func effectOfAPoint(on handles: [ConstraintID]) -> (step: Double, value: Double)? {
    for step in [1.0, -1] {
      let outcome = outcome { copy in
        for handle in handles { copy.setConstant(copy.constant(of: handle) + step, of: handle) }
      }
      if case .determined(let changed) = outcome, outcome != .determined(value) {
        return (step, changed)
      }
    }
    return nil
  }

  /// The lowest of some priorities at which a constraint changes the value, and to what.
  func effectOfPriority(
    _ priorities: [Float], on handle: ConstraintID
  ) -> (priority: Float, value: Double)? {
    for priority in priorities.sorted() {
      let outcome = outcome { $0.setPriority(priority, of: handle) }
      if case .determined(let changed) = outcome, outcome != .determined(value) {
        return (priority, changed)
      }
    }
    return nil
  }
}
