extension Solver {
  /// Lets a required constraint give way, so that the others can hold: it asks for as much as can be had
  /// below what is required.
  ///
  /// It stays so until ``reconsider()`` finds that one of those has gone or changed.
  ///
  /// - Parameters:
  ///   - constraint: What gives way.
  ///   - rivals: What it contradicts, all of it together.
  mutating func concede(_ constraint: ConstraintID, to rivals: [ConstraintID]) {
    setPriority(ConstraintStore.required.nextDown, ofIndex: Int(constraint.index))
    concessions.add(constraint.index, to: rivals.map(\.index))
  }

  /// Makes a constraint required again that has given way, and nothing else.
  mutating func readmit(_ constraint: ConstraintID) {
    concessions.remove(constraint.index)
    setPriority(ConstraintStore.required, ofIndex: Int(constraint.index))
  }

  /// Whether a required constraint gives way, so that others can hold.
  public func hasConceded(_ constraint: ConstraintID) -> Bool {
    concessions.contains(constraint.index)
  }

  /// The required constraints that give way, by their indices.
  public var conceded: [ConstraintID] { concessions.all.map { ConstraintID(index: $0) } }

  /// Gives those that have given way another chance that have changed, or have given way to what has
  /// changed, has gone or is not required any more.
  ///
  /// - Returns: Those that are required again.
  /// - Complexity: Linear in the number of these.
  public mutating func reconsider() -> [ConstraintID] {
    concessions.takeStale().map { index in
      readmit(ConstraintID(index: index))
      return ConstraintID(index: index)
    }
  }

  /// Gives all that have given way another chance.
  public mutating func reconsiderAll() { concessions.touchAll() }
}

/// Required constraints that give way, and what each contradicts.
struct Concessions: Sendable {
  /// For each that gives way what it contradicts.
  private var rivals: [Int32: [Int32]] = [:]
  /// For each that these contradict what gives way to it.
  private var yielding: [Int32: Set<Int32>] = [:]
  /// What has changed since.
  private var touched: Set<Int32> = []
  /// What may have given way to one that has given way itself.
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

  /// Notes that a constraint changes or goes.
  mutating func touch(_ index: Int32) {
    guard !rivals.isEmpty, rivals[index] != nil || yielding[index] != nil else { return }
    touched.insert(index)
  }

  mutating func touchAll() { touched.formUnion(rivals.keys) }

  /// Those that have changed, or have given way to what has.
  mutating func takeStale() -> [Int32] {
    guard !touched.isEmpty else { return [] }
    defer { touched.removeAll() }
    var stale = touched.filter { rivals[$0] != nil }
    for index in touched { stale.formUnion(yielding[index] ?? []) }
    return stale.sorted()
  }

  /// Those that have given way to one that has given way itself, and may hold after all.
  var doubtful: [Int32] {
    suspects.filter { rivals[$0]?.contains { rivals[$0] != nil } ?? false }.sorted()
  }

  /// The same for some of the constraints, which have other numbers.
  func renumbered(_ number: (Int32) -> Int32?) -> Concessions {
    var renumbered = Concessions()
    for index in all {
      guard let own = number(index) else { continue }
      renumbered.add(own, to: (rivals[index] ?? []).compactMap(number))
    }
    return renumbered
  }

  /// Forgets who may be ``doubtful``.
  mutating func trustAll() { suspects.removeAll() }
}
