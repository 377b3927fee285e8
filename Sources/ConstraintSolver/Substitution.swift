/// A starting basis with rows in place of variables.
///
/// A row wanted at a value, such as the gap between two views, usually gets it, and its variables then follow one from
/// another. So the simplex starts with the row as a nonbasic variable and with one of the row's variables as its
/// follower. Satisfied rows then stay out of the tableau, however many depend on each other. This changes only where
/// the simplex starts, not the result.
///
/// - SeeAlso: Bixby, *Implementing the Simplex Method: The Initial Basis*, ORSA Journal on Computing 4(3),
///   1992, doi:10.1287/ijoc.4.3.267.
struct Substitution: Sendable {
  typealias Term = (variable: Int32, coefficient: Double)

  /// The variables that follow from others, each after all those it depends on.
  private(set) var followers: [Int32] = []
  /// The terms of each follower: a row, and other variables.
  private var terms: [Term] = []
  private var ends: [Int] = []
  /// The place of each variable among the followers; -1 for none.
  private var places: [Int32] = []
  private var isMentioned: [Bool] = []
  private var queue = EliminationQueue()
  private var sum = LinearSum(variableCount: 0)

  var isEmpty: Bool { followers.isEmpty }

  func contains(_ variable: Int32) -> Bool { !isEmpty && places[Int(variable)] >= 0 }

  mutating func removeAll() {
    followers.removeAll(keepingCapacity: true)
    terms.removeAll(keepingCapacity: true)
    ends.removeAll(keepingCapacity: true)
  }

  /// Starts again with a number of variables and rows.
  mutating func restart(_ count: Int) {
    removeAll()
    places.refill(count, with: -1)
    isMentioned.refill(count, with: false)
    sum = LinearSum(variableCount: count)
  }

  /// Makes the latest suitable variable of a row follow from the row; no other follower may depend on it.
  ///
  /// - Returns: The variable, or nil if there is none.
  mutating func add(_ row: Int32, _ rowTerms: ArraySlice<Term>, isEligible: (Int32) -> Bool)
    -> Int32?
  {
    let candidates = rowTerms.filter {
      !isMentioned[Int($0.variable)] && places[Int($0.variable)] < 0 && isEligible($0.variable)
    }
    guard let chosen = candidates.max(by: { $0.variable < $1.variable }) else { return nil }
    places[Int(chosen.variable)] = Int32(followers.count)
    followers.append(chosen.variable)
    terms.append((row, 1 / chosen.coefficient))
    for term in rowTerms where term.variable != chosen.variable {
      terms.append((term.variable, -term.coefficient / chosen.coefficient))
      isMentioned[Int(term.variable)] = true
    }
    ends.append(terms.count)
    return chosen.variable
  }

  /// Removes the last follower.
  mutating func removeLast() {
    guard let last = followers.popLast() else { return }
    places[Int(last)] = -1
    ends.removeLast()
    terms.removeLast(terms.count - (ends.last ?? 0))
  }

  private func terms(ofFollower place: Int) -> Range<Int> {
    (place > 0 ? ends[place - 1] : 0)..<ends[place]
  }

  /// Expresses a combination without followers.
  ///
  /// - Parameter isFixed: The variables to leave out; empty for none.
  mutating func expand(_ combination: some Sequence<Term>, but isFixed: [Bool] = []) -> [Term] {
    sum.clear()
    for term in combination { add(term.variable, term.coefficient, but: isFixed) }
    while let follower = queue.pop() {
      let coefficient = sum.take(follower)
      guard coefficient != 0 else { continue }
      for position in terms(ofFollower: Int(places[Int(follower)])) {
        add(terms[position].variable, coefficient * terms[position].coefficient, but: isFixed)
      }
    }
    sum.dropCancelledTerms()
    return sum.touched.map { ($0, sum[$0]) }
  }

  private mutating func add(_ variable: Int32, _ coefficient: Double, but isFixed: [Bool]) {
    if !isFixed.isEmpty, isFixed[Int(variable)] { return }
    if sum.add(variable, coefficient), places[Int(variable)] >= 0 {
      queue.push(variable, order: places[Int(variable)])
    }
  }

  /// Marks each follower as fixed if all its terms are fixed.
  ///
  /// - Returns: The number of terms visited.
  func fixFollowers(in isFixed: inout [Bool]) -> Int {
    for place in followers.indices {
      isFixed[Int(followers[place])] = terms(ofFollower: place).allSatisfy {
        isFixed[Int(terms[$0].variable)]
      }
    }
    return terms.count
  }

  /// Computes the followers from the other variables.
  ///
  /// - Parameter value: The value of a row.
  func complete(_ values: inout [Double], row value: (Int32) -> Double) {
    for place in followers.indices {
      let range = terms(ofFollower: place)
      var follower = terms[range.lowerBound].coefficient * value(terms[range.lowerBound].variable)
      for position in range.dropFirst() {
        follower += terms[position].coefficient * values[Int(terms[position].variable)]
      }
      values[Int(followers[place])] = follower
    }
  }
}
