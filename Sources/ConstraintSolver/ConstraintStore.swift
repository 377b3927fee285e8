/// The constraints of a solver, in one array, and their terms in one buffer.
///
/// Indices are stable; those of removed constraints are reused.
struct ConstraintStore: Sendable {
  /// The priority from which a constraint must hold.
  static let required: Float = 1000

  /// A constraint without its terms.
  struct Constraint: Sendable {
    fileprivate(set) var constant: Double
    fileprivate(set) var priority: Float
    fileprivate var termStart: Int32
    fileprivate var termCount: Int32
    let relation: Relation
    fileprivate(set) var isAlive = true
  }

  private(set) var constraints: [Constraint] = []
  private(set) var variables: [Int32] = []
  private(set) var coefficients = Coefficients()
  private var vacant: [Int32] = []
  private var abandonedTerms = 0
  /// The power of 2 by which each required constraint with coefficients far from 1 was multiplied.
  private var scales: [Int: Double] = [:]

  /// The number of indices, living or vacant.
  var count: Int { constraints.count }
  var livingCount: Int { constraints.count - vacant.count }

  subscript(index: Int) -> Constraint { constraints[index] }

  func isRequired(_ index: Int) -> Bool { constraints[index].priority >= Self.required }

  func isRequiredEquality(_ index: Int) -> Bool {
    constraints[index].relation == .equal && isRequired(index)
  }

  /// The variable and the value that a constraint gives it, if it is an equality with one term.
  func givenValue(_ index: Int) -> (variable: Int32, value: Double)? {
    guard constraints[index].relation == .equal, let term = onlyTerm(of: index) else { return nil }
    return (term.variable, constraints[index].constant / term.coefficient)
  }

  /// The only term of a constraint; nil if it has several or none.
  func onlyTerm(of index: Int) -> (variable: Int32, coefficient: Double)? {
    guard constraints[index].termCount == 1 else { return nil }
    let term = Int(constraints[index].termStart)
    return (variables[term], coefficients[term])
  }

  func terms(of index: Int) -> Range<Int> {
    let start = Int(constraints[index].termStart)
    return start..<start + Int(constraints[index].termCount)
  }

  /// Whether two constraints have the same left side, as a bound and the wish to reach it do.
  func areAlike(_ index: Int, _ other: Int) -> Bool {
    let (mine, others) = (constraints[index], constraints[other])
    guard mine.termCount == others.termCount else { return false }
    for number in 0..<Int(mine.termCount) {
      let (term, twin) = (Int(mine.termStart) + number, Int(others.termStart) + number)
      guard variables[term] == variables[twin], coefficients[term] == coefficients[twin] else {
        return false
      }
    }
    return true
  }

  /// Sorts constraints by the latest variable that they mention, then by content.
  ///
  /// The elimination then does not depend on the order in which constraints were added, and the earliest variables stay
  /// free. The order of declaration mostly is this one already.
  ///
  /// - Complexity: Linear, apart from sorting the constraints with the same latest variable.
  ///
  /// - Parameter places: For each variable, the number of earlier ones.
  func inCanonicalOrder(_ indices: [Int32], places: [Int32]) -> [Int32] {
    // An early exit, since the closures below copy the store.
    guard indices.count > 1 else { return indices }
    let latest = indices.map { index in
      terms(of: Int(index)).reduce(Int32(0)) { max($0, places[Int(variables[$1])]) }
    }
    guard indices.count > places.count >> 5 else {
      // Sorting so few takes less time than filling a bucket for each variable.
      return indices.indices.sorted { left, right in
        latest[left] != latest[right]
          ? latest[left] < latest[right] : precedes(Int(indices[left]), Int(indices[right]), places)
      }.map { indices[$0] }
    }
    // A constraint without variables shares the bucket of the first variable, which is there even without any.
    let bucketCount = max(places.count, 1)
    let buckets = Buckets(latest, count: bucketCount)
    var ordered: [Int32] = []
    ordered.reserveCapacity(indices.count)
    for bucket in 0..<bucketCount {
      let items = buckets[bucket]
      if items.count == 1 {
        for item in items { ordered.append(indices[Int(item)]) }
      } else if !items.isEmpty {
        appendInOrder(items.map { indices[Int($0)] }, places, to: &ordered)
      }
    }
    return ordered
  }

  private func appendInOrder(_ indices: [Int32], _ places: [Int32], to ordered: inout [Int32]) {
    let first = ordered.count
    // The same sort as `Array.sortFew`, without a closure, which would copy the store at each comparison.
    guard indices.count <= 24 else {
      ordered += indices.sorted { precedes(Int($0), Int($1), places) }
      return
    }
    for index in indices {
      ordered.append(index)
      var hole = ordered.count - 1
      while hole > first, precedes(Int(index), Int(ordered[hole - 1]), places) {
        ordered[hole] = ordered[hole - 1]
        hole -= 1
      }
      ordered[hole] = index
    }
  }

  /// Orders constraints by content.
  func precedes(_ first: Int, _ second: Int, _ places: [Int32]) -> Bool {
    let (left, right) = (terms(of: first), terms(of: second))
    guard left.count == right.count else { return left.count < right.count }
    for (position, other) in zip(left, right) {
      if variables[position] != variables[other] {
        return places[Int(variables[position])] < places[Int(variables[other])]
      }
      if coefficients[position] != coefficients[other] {
        return coefficients[position] < coefficients[other]
      }
    }
    let (former, latter) = (constraints[first], constraints[second])
    if former.constant != latter.constant { return former.constant < latter.constant }
    if former.relation != latter.relation { return former.relation < latter.relation }
    return first < second
  }

  mutating func add(
    _ terms: [Term], _ relation: Relation, _ constant: Double, priority: Float
  ) -> Int {
    let start = Int32(variables.count)
    var isOrdinary = true
    for term in terms where term.coefficient != 0 {
      variables.appendSparingly(term.variable.index)
      coefficients.append(term.coefficient)
      if !Self.ordinary.contains(abs(term.coefficient)) { isOrdinary = false }
    }
    let constraint = Constraint(
      constant: constant, priority: priority, termStart: start,
      termCount: Int32(variables.count) - start, relation: relation)
    let index = vacant.popLast().map { Int($0) } ?? count
    if index < count {
      constraints[index] = constraint
    } else {
      constraints.appendSparingly(constraint)
    }
    if !isOrdinary { rescale(index) }
    return index
  }

  /// Makes room for constraints, most of which have two terms.
  mutating func expect(_ more: Int) {
    constraints.expect(more)
    variables.expect(2 * more)
    coefficients.expect(2 * more)
  }

  mutating func giveBackRoom() {
    constraints.trim()
    variables.trim()
    coefficients.trim()
  }

  /// Removes all constraints, keeping the storage.
  mutating func startOver() {
    constraints.removeAll(keepingCapacity: true)
    variables.removeAll(keepingCapacity: true)
    coefficients.removeAll()
    vacant.removeAll(keepingCapacity: true)
    abandonedTerms = 0
    scales = [:]
  }

  mutating func remove(_ index: Int) {
    if !scales.isEmpty { scales[index] = nil }
    constraints[index].isAlive = false
    abandonedTerms += Int(constraints[index].termCount)
    vacant.append(Int32(index))
  }

  /// Drops the terms of removed constraints once they are more than half of all terms.
  mutating func compactIfWorthwhile() {
    guard abandonedTerms > 64, abandonedTerms * 2 > variables.count else { return }
    var packedVariables: [Int32] = []
    var packedCoefficients = Coefficients()
    packedVariables.reserveCapacity(variables.count - abandonedTerms)
    packedCoefficients.expect(variables.count - abandonedTerms)
    for index in 0..<count {
      let terms = constraints[index].isAlive ? self.terms(of: index) : 0..<0
      constraints[index].termStart = Int32(packedVariables.count)
      constraints[index].termCount = Int32(terms.count)
      packedVariables.append(contentsOf: variables[terms])
      for position in terms { packedCoefficients.append(coefficients[position]) }
    }
    variables = packedVariables
    coefficients = packedCoefficients
    abandonedTerms = 0
  }
}

// MARK: Scales

extension ConstraintStore {
  /// A largest coefficient in this range is left as it is.
  private static let ordinary = 0x1p-6..<0x1p7

  /// The factor by which a constraint was multiplied.
  func scale(of index: Int) -> Double { scales.isEmpty ? 1 : scales[index] ?? 1 }

  /// The right side of a constraint, as stated.
  func statedConstant(of index: Int) -> Double {
    constraints[index].constant / scale(of: index)
  }

  mutating func setConstant(_ constant: Double, of index: Int) {
    constraints[index].constant = constant * scale(of: index)
  }

  /// - Returns: Whether the coefficients of the constraint changed.
  mutating func setPriority(_ priority: Float, of index: Int) -> Bool {
    constraints[index].priority = priority
    return rescale(index)
  }

  /// Scales a required constraint so that its largest coefficient is close to 1, which leaves its meaning unchanged and
  /// lets one tolerance serve all. Restores an optional constraint as it was stated, since the amount by which it is
  /// missed counts.
  @discardableResult
  private mutating func rescale(_ index: Int) -> Bool {
    if scales.isEmpty, !isRequired(index) { return false }
    let (known, terms) = (scale(of: index), terms(of: index))
    let largest = terms.reduce(0) { max($0, abs(coefficients[$1])) } / known
    var scale = 1.0
    if isRequired(index), largest.isNormal, !Self.ordinary.contains(largest) {
      scale = Double(sign: .plus, exponent: -Int(largest.exponent), significand: 1)
    }
    guard scale != known else { return false }
    scales[index] = scale == 1 ? nil : scale
    for position in terms { coefficients[position] *= scale / known }
    constraints[index].constant *= scale / known
    return true
  }
}
