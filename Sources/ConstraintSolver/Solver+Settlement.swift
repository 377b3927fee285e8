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
    withoutActuallyEscaping(weakness) { weakness in
      var order = Firmness(weakness)
      return settle(in: &room) { order.isFirmer($0, than: $1) }
    }
  }

  private mutating func settle(
    in room: inout Room, isFirmer: (ConstraintID, ConstraintID) -> Bool
  ) -> Settlement {
    var settlement = Settlement()
    settlement.isSolved = concedeWhatContradicts(in: &room, &settlement.steps, isFirmer)
    guard !settlement.steps.isEmpty else { return settlement }
    var admitted: Set<Int32> = []
    while settlement.isSolved {
      let doubtful = concessions.doubtful.filter { !admitted.contains($0) }
      guard let next = doubtful.map({ ConstraintID(index: $0) }).firmest(isFirmer) else { break }
      admitted.insert(next.index)
      readmit(next)
      settlement.steps.append(.readmitted(next))
      settlement.isSolved = concedeWhatContradicts(in: &room, &settlement.steps, isFirmer)
    }
    concessions.trustAll()
    changes = .all
    return settlement
  }

  /// - Returns: Whether the others hold now.
  private mutating func concedeWhatContradicts(
    in room: inout Room, _ steps: inout [Settlement.Step],
    _ isFirmer: (ConstraintID, ConstraintID) -> Bool
  ) -> Bool {
    while let contradictions = meet(in: &room, all: true, isFirmer: isFirmer) {
      for contradiction in contradictions {
        guard let victim = contradiction.weakest(isFirmer) else {
          _ = solve(in: &room)  // Where they contradict each other, values are not even looked for.
          return false
        }
        concede(victim, to: contradiction.filter { $0 != victim })
        steps.append(.conceded(victim, of: contradiction))
      }
    }
    return true
  }
}

/// Which constraints give way after others, by a weakness that is found once for each.
private struct Firmness<Weakness: Comparable> {
  private let weakness: (ConstraintID) -> Weakness?
  /// Where the weakness of each is among all, -1 for none: a number is found in less time than what has no size
  /// that is known here.
  private var numbers: [ConstraintID: Int] = [:]
  private var all: [Weakness] = []

  init(_ weakness: @escaping (ConstraintID) -> Weakness?) { self.weakness = weakness }

  mutating func isFirmer(_ constraint: ConstraintID, than other: ConstraintID) -> Bool {
    let most = number(of: other)
    guard most >= 0 else { return false }
    let own = number(of: constraint)
    return own < 0 || all[own] < all[most]
  }

  private mutating func number(of constraint: ConstraintID) -> Int {
    if let known = numbers[constraint] { return known }
    var number = -1
    if let weakness = weakness(constraint) {
      number = all.count
      all.append(weakness)
    }
    numbers[constraint] = number
    return number
  }
}

extension [ConstraintID] {
  /// The one that gives way last; the first of several.
  fileprivate func firmest(_ isFirmer: (ConstraintID, ConstraintID) -> Bool) -> ConstraintID? {
    guard var firmest = first else { return nil }
    for constraint in self where isFirmer(constraint, firmest) { firmest = constraint }
    return firmest
  }
}
