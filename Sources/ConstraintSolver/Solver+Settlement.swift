extension Solver {
  /// The steps until all required constraints hold, except those that give way.
  public struct Settlement: Sendable {
    /// One step.
    public enum Step: Sendable {
      /// One of several constraints that can't hold together gives way.
      case conceded(ConstraintID, of: [ConstraintID])
      /// A constraint that had given way is required again, since one of those it contradicts has given way itself.
      case readmitted(ConstraintID)
    }

    public fileprivate(set) var steps: [Step] = []
    /// Whether the other constraints hold. Numbers can be so far apart that conflicts can't be identified.
    public fileprivate(set) var isSolved = false
  }

  /// Solves; as long as required constraints contradict each other, makes one of them give way.
  ///
  /// A constraint gives way exactly if it contradicts firmer constraints that hold, whichever contradictions are found
  /// first, and whatever gave way before.
  ///
  /// - Parameters:
  ///   - room: Storage for solving.
  ///   - weakness: The weakness of a constraint; nil is the least. Of constraints that contradict each other, the one
  ///     with the greatest weakness gives way.
  /// - Complexity: Independent contradictions are resolved together: any number of them takes two solves, as one does.
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

  /// - Returns: Whether the other constraints hold now.
  private mutating func concedeWhatContradicts(
    in room: inout Room, _ steps: inout [Settlement.Step],
    _ isFirmer: (ConstraintID, ConstraintID) -> Bool
  ) -> Bool {
    while let contradictions = meet(in: &room, all: true, isFirmer: isFirmer) {
      for contradiction in contradictions {
        guard let victim = contradiction.weakest(isFirmer) else {
          _ = solve(in: &room)  // `meet` finds no values where constraints contradict each other.
          return false
        }
        concede(victim, to: contradiction.filter { $0 != victim })
        steps.append(.conceded(victim, of: contradiction))
      }
    }
    return true
  }
}

/// The order in which constraints give way, with each weakness computed once.
private struct Firmness<Weakness: Comparable> {
  private let weakness: (ConstraintID) -> Weakness?
  /// For each constraint up to the last one looked up, the index of its weakness in `all`. Looking up a number is
  /// faster than looking up a value whose size is unknown at compile time.
  private var numbers: [Int32] = []
  private var all: [Weakness] = []

  /// The number of a constraint without a weakness.
  private static var nothing: Int32 { -1 }
  /// The number of a constraint that was not looked up yet.
  private static var unknown: Int32 { -2 }

  init(_ weakness: @escaping (ConstraintID) -> Weakness?) { self.weakness = weakness }

  mutating func isFirmer(_ constraint: ConstraintID, than other: ConstraintID) -> Bool {
    let most = number(of: other)
    guard most >= 0 else { return false }
    let own = number(of: constraint)
    return own < 0 || all[Int(own)] < all[Int(most)]
  }

  private mutating func number(of constraint: ConstraintID) -> Int32 {
    let place = Int(constraint.index)
    if place < numbers.count, numbers[place] != Self.unknown { return numbers[place] }
    return find(constraint)
  }

  private mutating func find(_ constraint: ConstraintID) -> Int32 {
    var number = Self.nothing
    if let weakness = weakness(constraint) {
      number = Int32(all.count)
      all.append(weakness)
    }
    numbers.set(number, at: Int(constraint.index), elsewhere: Self.unknown)
    return number
  }
}

extension [ConstraintID] {
  /// The constraint that gives way last; the first of several.
  fileprivate func firmest(_ isFirmer: (ConstraintID, ConstraintID) -> Bool) -> ConstraintID? {
    guard var firmest = first else { return nil }
    for constraint in self where isFirmer(constraint, firmest) { firmest = constraint }
    return firmest
  }
}
