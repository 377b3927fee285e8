/// The search for definitions that mention a variable.
extension Elimination {
  private static let few = 32
  private static let fewTerms = 64

  /// Updates the eliminated variables that depend on changed ones, and adds them to `changed`.
  ///
  /// - Complexity: Linear in the definitions that mention a changed variable, times a logarithm; where there are few
  ///   definitions, linear in all of them.
  mutating func propagate(_ changed: inout [Int32], _ values: inout [Double]) {
    if uses == nil, isSmall {
      for variable in lowered.reversed() { renew(variable, &changed, &values) }
      for variable in raised { renew(variable, &changed, &values) }
      return
    }
    let uses = uses ?? findUses()
    for variable in changed { enqueueDefinitions(mentioning: variable, uses) }
    var last: Int32?
    while let variable = queue.pop() {
      guard variable != last else { continue }
      last = variable
      let before = values[Int(variable)]
      complete(variable, &values)
      guard values[Int(variable)] != before else { continue }
      changed.append(variable)
      enqueueDefinitions(mentioning: variable, uses)
    }
  }

  /// Whether other variables are defined through a variable.
  mutating func isUsed(_ variable: Int32) -> Bool {
    if uses == nil, isSmall { return termVariables.contains(variable) }
    if uses == nil { uses = findUses() }
    return uses.map { !$0[Int(variable)].isEmpty } ?? false
  }

  /// The variables whose definitions mention a variable.
  mutating func variables(mentioning variable: Int32) -> [Int32] {
    if uses == nil { uses = findUses() }
    return uses.map { $0[Int(variable)].map { definedByTerm[Int($0)] } } ?? []
  }

  /// Some variables and all that are defined through them, earliest first; nil if there are more than `limit`.
  mutating func variables(definedThrough variables: some Sequence<Int32>, limit: Int) -> [Int32]? {
    let uses = uses ?? findUses()
    var found = Array(variables)
    var (next, known) = (0, Set<Int32>())
    while next < found.count {
      for term in uses[Int(found[next])] where found.count <= limit {
        let defined = definedByTerm[Int(term)]
        // A linear search finds a few faster than a set.
        if found.count > Self.few, known.isEmpty { known = Set(found) }
        let isNew = known.isEmpty ? !found.contains(defined) : known.insert(defined).inserted
        if isNew { found.append(defined) }
      }
      guard found.count <= limit else { return nil }
      next += 1
    }
    let places = places
    return found.sorted { places[Int($0)] < places[Int($1)] }
  }

  /// Releases large storage that is not needed again until something changes.
  mutating func rest() {
    sum.rest()
    if variableCount > Solver.mostKept { (uses, definedByTerm) = (nil, []) }
  }

  /// Whether visiting all terms is as fast as finding those that matter.
  private var isSmall: Bool { termVariables.count <= Self.fewTerms }

  /// Recomputes an eliminated variable, and adds it to `changed` if its value differs.
  private func renew(_ variable: Int32, _ changed: inout [Int32], _ values: inout [Double]) {
    let before = values[Int(variable)]
    complete(variable, &values)
    if values[Int(variable)] != before { changed.append(variable) }
  }

  private mutating func enqueueDefinitions(mentioning variable: Int32, _ uses: Buckets) {
    for term in uses[Int(variable)] {
      let defined = definedByTerm[Int(term)]
      queue.push(defined, order: -order[Int(defined)])
    }
  }

  private mutating func findUses() -> Buckets {
    definedByTerm = Array(repeating: 0, count: termVariables.count)
    for variable in raised + lowered {
      for term in terms(definingSlot: Int(variable)) { definedByTerm[term] = variable }
    }
    let found = Buckets(termVariables, count: variableCount)
    uses = found
    return found
  }
}
