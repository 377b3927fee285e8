extension Solver {
  /// What it took until all that is required holds, but for what gives way.
  public struct Settlement: Sendable {
    /// What has been met on the way.
    public enum Step: Sendable {
      /// One of some constraints that can't hold together gives way.
      case conceded(ConstraintID, of: [ConstraintID])
      /// What had given way is required again, as one of those that it contradicts has given way.
      case readmitted(ConstraintID)
    }

    public fileprivate(set) var steps: [Step] = []
    /// Whether the others hold. Numbers can be so far apart that what contradicts what is not found.
    public fileprivate(set) var isSolved = false
  }

  /// Solves; as long as required constraints contradict each other, one of them gives way.
  ///
  /// Exactly those give way that contradict some which hold and are firmer, whichever contradictions are met
  /// first, and whatever gave way before.
  ///
  /// - Parameters:
  ///   - room: Space for solving.
  ///   - weakness: Of those that contradict each other the one with the greatest weakness gives way, nil being
  ///     the least there is.
  /// - Complexity: Contradictions that have nothing to do with each other are taken up together: as many take
  ///   two solves as one does.
  public mutating func settle<Weakness: Comparable>(
    in room: inout Room, by weakness: (ConstraintID) -> Weakness?
  ) -> Settlement {
    var settlement = Settlement()
    settlement.isSolved = concedeWhatContradicts(in: &room, weakness, &settlement.steps)
    guard !settlement.steps.isEmpty else { return settlement }
    var admitted: Set<Int32> = []
    while settlement.isSolved,
      let next = firmest(of: concessions.doubtful.filter { !admitted.contains($0) }, weakness)
    {
      admitted.insert(next.index)
      readmit(next)
      settlement.steps.append(.readmitted(next))
      settlement.isSolved = concedeWhatContradicts(in: &room, weakness, &settlement.steps)
    }
    concessions.trustAll()
    changes = .all
    return settlement
  }

  /// - Returns: Whether the others hold now.
  private mutating func concedeWhatContradicts<Weakness: Comparable>(
    in room: inout Room, _ weakness: (ConstraintID) -> Weakness?,
    _ steps: inout [Settlement.Step]
  ) -> Bool {
    while let contradictions = meet(in: &room, all: true) {
      for contradiction in contradictions {
        guard let victim = weakest(of: contradiction, weakness) else { return false }
        concede(victim, to: contradiction.filter { $0 != victim })
        steps.append(.conceded(victim, of: contradiction))
      }
    }
    return true
  }

  /// The last of those with the greatest weakness.
  private func weakest<Weakness: Comparable>(
    of constraints: [ConstraintID], _ weakness: (ConstraintID) -> Weakness?
  ) -> ConstraintID? {
    var weakest: (constraint: ConstraintID, weakness: Weakness?)?
    for constraint in constraints {
      let weakness = weakness(constraint)
      if let known = weakest, isLess(weakness, known.weakness) { continue }
      weakest = (constraint, weakness)
    }
    return weakest?.constraint
  }

  /// The first of those with the least weakness.
  private func firmest<Weakness: Comparable>(
    of indices: [Int32], _ weakness: (ConstraintID) -> Weakness?
  ) -> ConstraintID? {
    var firmest: (constraint: ConstraintID, weakness: Weakness?)?
    for constraint in indices.map({ ConstraintID(index: $0) }) {
      let weakness = weakness(constraint)
      if let known = firmest, !isLess(weakness, known.weakness) { continue }
      firmest = (constraint, weakness)
    }
    return firmest?.constraint
  }

  private func isLess<Weakness: Comparable>(_ left: Weakness?, _ right: Weakness?) -> Bool {
    guard let right else { return false }
    return left.map { $0 < right } ?? true
  }
}
