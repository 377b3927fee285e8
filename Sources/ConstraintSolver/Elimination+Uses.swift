/// What is defined through what.
extension Elimination {
  private static let few = 32
  private static let fewTerms = 64

  /// Gives new values to the eliminated variables that depend on changed ones, and adds them to those.
  ///
  /// - Complexity: Linear in the definitions that mention a changed variable, but for a logarithm; where there are
  ///   few, in all.
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

  /// Whether others are defined through a variable.
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

  /// Some variables and all that are defined through them, the earliest first; nil if there are more
  /// than a limit.
  mutating func variables(definedThrough variables: some Sequence<Int32>, limit: Int) -> [Int32]? {
    let uses = uses ?? findUses()
    var found = Array(variables)
    var (next, known) = (0, Set<Int32>())
    while next < found.count {
      for term in uses[Int(found[next])] where found.count <= limit {
        let defined = definedByTerm[Int(term)]
        // A few are found faster by looking at each.
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

  /// Keeps no space, where that is much, for what is of use again only when something changes.
  mutating func rest() {
    sum.rest()
    if variableCount > Solver.mostKept { (uses, definedByTerm) = (nil, []) }
  }

  /// Whether all terms are gone through as fast as those that matter are found.
  private var isSmall: Bool { termVariables.count <= Self.fewTerms }

  /// Gives an eliminated variable its value, and adds it to those that have changed if it is another one.
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
