/// Rows in place of variables.
///
/// A row that is wanted at a value, such as the gap between two views, mostly gets it, and then its variables
/// follow one from another. So the simplex begins with the row as one of those that are moved, and with one of
/// its variables as what follows: all rows that are content then stay out of the tableau, however many hang on
/// each other. It is only another place to begin at, whatever holds in the end.
///
/// - SeeAlso: Bixby, *Implementing the Simplex Method: The Initial Basis*, ORSA Journal on Computing 4(3),
///   1992, doi:10.1287/ijoc.4.3.267.
struct Substitution: Sendable {
  typealias Term = (variable: Int32, coefficient: Double)

  /// The variables that follow, in an order in which each depends on earlier ones only.
  private(set) var followers: [Int32] = []
  /// What a follower is a combination of: a row, and variables.
  private var terms: [Term] = []
  private var ends: [Int] = []
  /// For each variable its place among the followers, -1 for none.
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

  /// Begins anew, for a number of variables and rows.
  mutating func restart(_ count: Int) {
    removeAll()
    places.refill(count, with: -1)
    isMentioned.refill(count, with: false)
    sum = LinearSum(variableCount: count)
  }

  /// Lets the latest variable of a row follow from the row, if there is one that no follower depends on.
  ///
  /// - Returns: The variable.
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

  /// Takes back what was added last.
  mutating func removeLast() {
    guard let last = followers.popLast() else { return }
    places[Int(last)] = -1
    ends.removeLast()
    terms.removeLast(terms.count - (ends.last ?? 0))
  }

  private func terms(ofFollower place: Int) -> Range<Int> {
    (place > 0 ? ends[place - 1] : 0)..<ends[place]
  }

  /// Writes a combination without followers.
  ///
  /// - Parameter isFixed: Which variables are left out; empty for none.
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

  /// Says of the followers whether they are fixed, as they are if all is that they are a combination of.
  ///
  /// - Returns: How much has been looked at.
  func fixFollowers(in isFixed: inout [Bool]) -> Int {
    for place in followers.indices {
      isFixed[Int(followers[place])] = terms(ofFollower: place).allSatisfy {
        isFixed[Int(terms[$0].variable)]
      }
    }
    return terms.count
  }

  /// Gives the followers their values, once the others have theirs.
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
