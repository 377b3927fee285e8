/// Variables expressed in terms of others by the required equalities.
///
/// Each equality eliminates one variable, `x = constant + Σ coefficient × other`. The others may be eliminated
/// themselves, but never in a cycle: `order` ranks the eliminated variables so that each depends on lower ones only.
/// Definitions stay unexpanded, which makes a long chain cheap: in `row.top + … <= row.bottom`, the position of the row
/// cancels before the chain of positions above it is visited.
///
/// - SeeAlso: Andersen and Andersen, *Presolving in linear programming*, Mathematical
///   Programming 71, 1995, doi:10.1007/BF01586000 (doubleton equations and free columns).
struct Elimination: Sendable {
  /// 0 for a free variable, otherwise the rank of its definition.
  private(set) var order: [Int32]
  /// The equality that eliminated a variable, or that gives a parameter its value; -1 for a free one.
  private(set) var source: [Int32]
  /// Equalities that contradict earlier ones.
  var contradictions: [Int32] = []
  /// Whether some equality relates only parameters to each other.
  var hasTiedParameters = false
  var sum: LinearSum

  /// The constants of the definitions, and the values of parameters.
  var constant: [Double]
  var termStart: [Int32]
  var termCount: [Int32]
  var termVariables: [Int32] = []
  var termCoefficients: [Double] = []
  /// The variable whose definition mentions each variable; `nobody` if none does, `many` if several do. Kept only
  /// during elimination.
  private(set) var mention: [Int32]
  /// Eliminated variables in rising, and in falling, order.
  private(set) var raised: [Int32] = []
  private(set) var lowered: [Int32] = []
  /// The variable that each equality eliminated; -1 for none. Kept only during elimination.
  private(set) var eliminated: [Int32] = []
  /// Whether that involved only the terms of the equality itself and the variables of which they are multiples.
  var isPlain: [Bool] = []
  /// The number of constraint terms that mention each variable, counted when first needed.
  var mentionCounts: [Int32] = []
  var queue = EliminationQueue()
  /// For each variable, the number of earlier ones.
  private(set) var places: [Int32] = []
  /// The equalities with several terms, in the order of their turns.
  private var ordered: [Int32] = []
  /// The number of equalities processed.
  var workCount = 0
  /// The number of definition terms substituted.
  var expandedCount = 0
  /// For each variable, the definitions that mention it, found when first needed.
  var uses: Buckets?
  var definedByTerm: [Int32] = []

  static let noMention: Int32 = -1
  private static let many: Int32 = -2

  var variableCount: Int { order.count }

  init(variableCount: Int) {
    order = Array(repeating: 0, count: variableCount)
    source = Array(repeating: -1, count: variableCount)
    constant = Array(repeating: 0, count: variableCount)
    termStart = Array(repeating: 0, count: variableCount)
    termCount = Array(repeating: 0, count: variableCount)
    mention = Array(repeating: Self.noMention, count: variableCount)
    sum = LinearSum(variableCount: variableCount)
  }

  /// Removes everything, keeping the storage.
  mutating func startOver(variableCount: Int) {
    order.refill(variableCount, with: 0)
    source.refill(variableCount, with: -1)
    constant.refill(variableCount, with: 0)
    termStart.refill(variableCount, with: 0)
    termCount.refill(variableCount, with: 0)
    mention.refill(variableCount, with: Self.noMention)
    contradictions.removeAll(keepingCapacity: true)
    termVariables.removeAll(keepingCapacity: true)
    termCoefficients.removeAll(keepingCapacity: true)
    raised.removeAll(keepingCapacity: true)
    lowered.removeAll(keepingCapacity: true)
    (hasTiedParameters, workCount, expandedCount) = (false, 0, 0)
    (places, uses, definedByTerm, mentionCounts) = ([], nil, [], [])
    queue.removeAll()
  }

  /// Starts again, reusing the storage, and eliminates one variable for each required equality of the store.
  ///
  /// A volatile variable that an equality gives a value becomes a parameter.
  ///
  /// - Parameter former: The elimination before some equalities changed. Definitions that the changes do not affect are
  ///   taken over; the result is the same as without it. Differences are recorded in it.
  /// - Complexity: Linear in the number of terms, apart from equalities that close a chain, each of which costs the
  ///   length of the chain.
  mutating func startOver(
    with store: ConstraintStore, kinds: [Variable.Kind], rank: [Int32], isVolatile: Marks,
    reusing former: inout PreviousElimination?
  ) {
    startOver(variableCount: kinds.count)
    eliminated = Array(repeating: -1, count: store.count)
    isPlain = Array(repeating: false, count: store.count)
    places = Self.places(of: rank)
    termVariables.reserveCapacity(kinds.count)
    termCoefficients.reserveCapacity(kinds.count)
    raised.expect(kinds.count)
    lowered.expect(kinds.count)
    var others: [Int32] = []
    for index in 0..<store.count where store[index].isAlive && store.isRequiredEquality(index) {
      if let (variable, value) = store.givenValue(index) {
        if source[Int(variable)] >= 0 {
          giveAgain(variable, value, by: index, of: store)
        } else if isVolatile[Int(variable)] {
          source[Int(variable)] = Int32(index)
          constant[Int(variable)] = value
        } else {
          give(variable, value, by: index)
        }
      } else {
        others.append(Int32(index))
      }
    }
    ordered = store.inCanonicalOrder(others, places: places)
    if var known = former.take() {  // so that it is changed in place
      known.fit(variableCount: kinds.count, constraintCount: store.count)
      for index in ordered where !takeOver(Int(index), of: store, from: known) {
        eliminate(with: Int(index), of: store, kinds: kinds)
        known.compare(Int(index), with: self)
      }
      former = consume known
    } else {
      for index in ordered { eliminate(with: Int(index), of: store, kinds: kinds) }
    }
    releaseSpareCapacity()
  }

  /// Eliminates a variable for each equality, in the order given; an equality that contradicts firmer ones eliminates
  /// none.
  init(_ store: ConstraintStore, kinds: [Variable.Kind], firmestFirst equalities: [ConstraintID]) {
    self.init(variableCount: kinds.count)
    eliminated = Array(repeating: -1, count: store.count)
    isPlain = Array(repeating: false, count: store.count)
    places = Self.places(of: Array(0..<Int32(kinds.count)))
    ordered = equalities.map(\.index)
    for index in ordered { eliminate(with: Int(index), of: store, kinds: kinds) }
  }

  /// Releases the storage that only the elimination itself uses.
  private mutating func releaseSpareCapacity() {
    mention = []
    eliminated = []
    termVariables.trim()
    termCoefficients.trim()
    raised.trim()
    lowered.trim()
  }

  /// Eliminates a variable to which an equality gives a value.
  private mutating func give(_ variable: Int32, _ value: Double, by index: Int) {
    termStart[Int(variable)] = Int32(termVariables.count)
    constant[Int(variable)] = value
    note(variable, by: index, isRaised: false)
  }

  /// Handles a second equality that gives a variable its value, before any definition mentions the variable. If the
  /// values contradict each other, the least stands, whichever came first.
  private mutating func giveAgain(
    _ variable: Int32, _ value: Double, by index: Int, of store: ConstraintStore
  ) {
    let slot = Int(variable)
    if isParameter(variable) { hasTiedParameters = true }
    let known = constant[slot]
    let isSame = abs(value - known) <= Solver.tolerance * (1 + abs(known))
    let isFirst = isSame ? store.precedes(index, Int(source[slot]), places) : value < known
    if !isSame { contradictions.append(isFirst ? source[slot] : Int32(index)) }
    guard isFirst else { return }
    source[slot] = Int32(index)
    constant[slot] = value
  }

  /// The variables mostly are numbered in order, which needs no sorting, and no storage of its own as long as none is
  /// gone.
  private static func places(of rank: [Int32]) -> [Int32] {
    let isInOrder = zip(rank, rank.dropFirst()).allSatisfy(<)
    if isInOrder, rank.first == 0, Int(rank[rank.count - 1]) == rank.count - 1 { return rank }
    let numbers = Array(0..<Int32(rank.count))
    guard !isInOrder else { return numbers }
    var places = numbers
    let ordered = inOrder(of: rank) ?? numbers.sorted { rank[Int($0)] < rank[Int($1)] }
    for place in ordered.indices { places[Int(ordered[place])] = Int32(place) }
    return places
  }

  /// Numbers sorted by rank; nil if some share a rank, or if ranks are much larger than the number of variables.
  private static func inOrder(of rank: [Int32]) -> [Int32]? {
    let highest = Int(rank.max() ?? 0)
    guard highest < 4 * rank.count, (rank.min() ?? 0) >= 0 else { return nil }
    var numbers = Array(repeating: Int32(-1), count: highest + 1)
    for number in rank.indices { numbers[Int(rank[number])] = Int32(number) }
    numbers.removeAll { $0 < 0 }
    return numbers.count == rank.count ? numbers : nil
  }

  /// All variables, earliest first.
  var earliestFirst: [Int32] {
    var ordered = places
    for (variable, place) in places.enumerated() { ordered[Int(place)] = Int32(variable) }
    return ordered
  }

  /// The later of two variables.
  func later(_ first: Int32, _ second: Int32) -> Int32 {
    places[Int(first)] > places[Int(second)] ? first : second
  }

  func isFree(_ variable: Int32) -> Bool { source[Int(variable)] < 0 }

  /// Whether the variable has a given value that changes often, so that it stays in sums as a term.
  func isParameter(_ variable: Int32) -> Bool {
    order[Int(variable)] == 0 && source[Int(variable)] >= 0
  }

  /// Leaves a variable in `sum`, expressed in free variables and parameters only.
  mutating func reduce(_ variable: Int32) {
    start(with: variable)
    expand()
  }

  /// Leaves a sum of terms in `sum`, expressed in free variables and parameters only.
  mutating func reduce(_ terms: [Term]) {
    sum.start(variableCount: variableCount)
    for term in terms { addResolved(term.variable.index, term.coefficient) }
    expand()
  }

  /// Leaves a variable in `sum`, resolving only constants and multiples of one other variable.
  mutating func start(with variable: Int32) {
    sum.start(variableCount: variableCount)
    addResolved(variable, 1)
  }

  /// Replaces eliminated variables by their definitions, those eliminated last first, until only one is left.
  ///
  /// - Parameter known: Known sums of some variables.
  /// - Returns: The remaining term, taken out of the sum; nil if nothing is left to replace and there are several terms
  ///   or none.
  mutating func expandToOnlyTerm(
    knowing known: ShortSums
  ) -> (variable: Int32, coefficient: Double)? {
    while let variable = queue.pop() {
      if isOnlyTerm(variable) {
        queue.removeAll()
        return (variable, sum.take(variable))
      }
      replace(variable, knowing: known)
    }
    sum.dropCancelledTerms()
    return nil
  }

  /// Whether a variable is the only term in the sum. The check is made only where it costs less than replacing the
  /// variable.
  private func isOnlyTerm(_ variable: Int32) -> Bool {
    sum.touched.count <= termCount[Int(variable)]
      && sum.touched.allSatisfy {
        ($0 == variable) == (abs(sum[$0]) > LinearSum.negligible)
      }
  }

  /// Whether a variable is defined as a sum of lengths, so that it can't be negative where they are not.
  func isSumOfLengths(_ variable: Int32, _ kinds: [Variable.Kind]) -> Bool {
    constant[Int(variable)] >= 0
      && terms(definingSlot: Int(variable)).allSatisfy {
        kinds[Int(termVariables[$0])] == .length && termCoefficients[$0] > 0
      }
  }

  /// The number of definition terms substituted since the last call.
  mutating func takeExpandedCount() -> Int {
    defer { expandedCount = 0 }
    return expandedCount
  }

  /// The variable that each equality eliminated, by the equality's index; -1 for none.
  func eliminatedByEquality() -> [Int32] {
    var eliminated = Array(repeating: Int32(-1), count: isPlain.count)
    for variable in source.indices where order[variable] != 0 {
      eliminated[Int(source[variable])] = Int32(variable)
    }
    return eliminated
  }

  /// The turn of each equality, by its index; -1 for those that give a value.
  func turnsOfEqualities() -> [Int32] {
    var turns = Array(repeating: Int32(-1), count: isPlain.count)
    for turn in ordered.indices { turns[Int(ordered[turn])] = Int32(turn) }
    return turns
  }

  mutating func setParameter(_ variable: Int32, to value: Double) {
    constant[Int(variable)] = value
  }

  /// Computes the eliminated variables from the free ones.
  func complete(_ values: inout [Double]) {
    for variable in lowered.reversed() { complete(variable, &values) }
    for variable in raised { complete(variable, &values) }
  }
}

extension Elimination {
  /// The variable of which a variable is a multiple, plus a constant, unless it is defined through several others; nil
  /// if it is a constant.
  func base(of variable: Int32) -> Int32? {
    var variable = variable
    while order[Int(variable)] != 0, termCount[Int(variable)] <= 1 {
      guard termCount[Int(variable)] == 1 else { return nil }
      variable = termVariables[Int(termStart[Int(variable)])]
    }
    return variable
  }

  /// Leaves the left side of a constraint in `sum`, resolving only constants and multiples of one other variable.
  mutating func start(with index: Int, of store: ConstraintStore) {
    sum.start(variableCount: variableCount)
    for position in store.terms(of: index) {
      addResolved(store.variables[position], store.coefficients[position])
    }
  }

  /// Adds a term, resolving constants and multiples of one other variable.
  private mutating func addResolved(_ variable: Int32, _ coefficient: Double) {
    var variable = variable
    var coefficient = coefficient
    while order[Int(variable)] != 0, termCount[Int(variable)] <= 1 {
      sum.constant += coefficient * constant[Int(variable)]
      guard termCount[Int(variable)] == 1 else { return }
      let start = Int(termStart[Int(variable)])
      coefficient *= termCoefficients[start]
      variable = termVariables[start]
    }
    if sum.add(variable, coefficient), order[Int(variable)] != 0 {
      queue.push(variable, order: order[Int(variable)])
    }
  }

  /// Replaces eliminated variables by their definitions, those eliminated last first.
  mutating func expand(knowing known: ShortSums? = nil) {
    while let variable = queue.pop() { replace(variable, knowing: known) }
    sum.dropCancelledTerms()
  }

  /// Replaces a variable by its known sum, otherwise by its definition.
  mutating func replace(_ variable: Int32, knowing known: ShortSums? = nil) {
    let coefficient = sum.take(variable)
    guard coefficient != 0 else { return }
    if let count = known?.add(variable, times: coefficient, to: &sum) {
      expandedCount += count
      return
    }
    sum.constant += coefficient * constant[Int(variable)]
    expandedCount += Int(termCount[Int(variable)])
    for term in terms(definingSlot: Int(variable)) {
      addResolved(termVariables[term], coefficient * termCoefficients[term])
    }
  }

  mutating func note(_ variable: Int32, by index: Int, isRaised: Bool) {
    source[Int(variable)] = Int32(index)
    eliminated[index] = variable
    if isRaised {
      raise(variable)
    } else {
      lowered.append(variable)
      order[Int(variable)] = -Int32(lowered.count)
    }
  }

  /// Orders a variable after all others. Its earlier entry in `raised` does no harm.
  mutating func raise(_ variable: Int32) {
    raised.append(variable)
    order[Int(variable)] = Int32(raised.count)
  }

  mutating func note(_ variable: Int32, mentionedBy other: Int32) {
    mention[Int(variable)] = mention[Int(variable)] == Self.noMention ? other : Self.many
  }

  func complete(_ variable: Int32, _ values: inout [Double]) {
    var value = constant[Int(variable)]
    for position in terms(definingSlot: Int(variable)) {
      value += termCoefficients[position] * values[Int(termVariables[position])]
    }
    values[Int(variable)] = value
  }
}
