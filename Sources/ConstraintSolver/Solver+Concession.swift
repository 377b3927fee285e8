extension Solver {
  /// Makes a required constraint give way so that others can hold: it gets a priority just below required.
  ///
  /// It stays that way until ``reconsider()`` finds that one of the others was removed or changed.
  ///
  /// - Parameters:
  ///   - constraint: The constraint that gives way.
  ///   - rivals: The constraints that, together, it contradicts.
  mutating func concede(_ constraint: ConstraintID, to rivals: [ConstraintID]) {
    setPriority(ConstraintStore.required.nextDown, ofIndex: Int(constraint.index))
    concessions.add(constraint.index, to: rivals.map(\.index))
  }

  /// Makes a constraint that has given way required again, and changes nothing else.
  mutating func readmit(_ constraint: ConstraintID) {
    concessions.remove(constraint.index)
    setPriority(ConstraintStore.required, ofIndex: Int(constraint.index))
  }

  /// Whether a required constraint gives way so that others can hold.
  public func hasConceded(_ constraint: ConstraintID) -> Bool {
    concessions.contains(constraint.index)
  }

  /// The required constraints that give way, in order of their indices.
  public var conceded: [ConstraintID] { concessions.all.map { ConstraintID(index: $0) } }

  /// Makes constraints that have given way required again if they have changed, or if one of the constraints they gave
  /// way to has changed, was removed or is no longer required.
  ///
  /// - Returns: The constraints that are required again.
  /// - Complexity: Linear in the number of those constraints.
  public mutating func reconsider() -> [ConstraintID] {
    concessions.takeStale().map { index in
      readmit(ConstraintID(index: index))
      return ConstraintID(index: index)
    }
  }

  /// Lets the next reconsideration include all constraints that have given way.
  public mutating func reconsiderAll() { concessions.touchAll() }
}

/// Required constraints that give way, with the constraints that each contradicts.
struct Concessions: Sendable {
  /// For each constraint that gives way, its rivals.
  private var rivals: [Int32: [Int32]] = [:]
  /// For each rival, the constraints that give way to it.
  private var yielding: [Int32: Set<Int32>] = [:]
  /// The constraints that have changed since.
  private var touched: Set<Int32> = []
  /// Constraints that may have given way to one that has itself given way.
  private var suspects: Set<Int32> = []

  var all: [Int32] { rivals.keys.sorted() }

  func contains(_ index: Int32) -> Bool { rivals[index] != nil }

  mutating func add(_ index: Int32, to others: [Int32]) {
    rivals[index] = others
    for other in others { yielding[other, default: []].insert(index) }
    suspects.formUnion(yielding[index] ?? [])
  }

  mutating func remove(_ index: Int32) {
    guard let others = rivals.removeValue(forKey: index) else { return }
    for other in others {
      yielding[other]?.remove(index)
      if yielding[other]?.isEmpty ?? false { yielding[other] = nil }
    }
  }

  /// Notes that a constraint changes or is removed.
  mutating func touch(_ index: Int32) {
    guard !rivals.isEmpty, rivals[index] != nil || yielding[index] != nil else { return }
    touched.insert(index)
  }

  mutating func touchAll() { touched.formUnion(rivals.keys) }

  /// The constraints that have changed, or have given way to one that has.
  mutating func takeStale() -> [Int32] {
    guard !touched.isEmpty else { return [] }
    defer { touched.removeAll() }
    var stale = touched.filter { rivals[$0] != nil }
    for index in touched { stale.formUnion(yielding[index] ?? []) }
    return stale.sorted()
  }

  /// The constraints that have given way to one that has itself given way, and so may hold after all.
  var doubtful: [Int32] {
    suspects.filter { rivals[$0]?.contains { rivals[$0] != nil } ?? false }.sorted()
  }

  /// The concessions among some of the constraints, renumbered.
  ///
  /// - Parameter indices: These constraints, in order.
  /// - Complexity: Linear in these constraints, however many others have given way.
  func renumbered(among indices: [Int], _ number: (Int32) -> Int32?) -> Concessions {
    var renumbered = Concessions()
    guard !rivals.isEmpty else { return renumbered }
    for index in indices {
      guard let others = rivals[Int32(index)], let own = number(Int32(index)) else { continue }
      renumbered.add(own, to: others.compactMap(number))
    }
    return renumbered
  }

  /// Removes all suspicions, so that none is ``doubtful``.
  mutating func trustAll() { suspects.removeAll() }
}
