/// Rows that required constraints imply for some variables, with the other variables eliminated.
///
/// Another constraint on these variables is consistent with the rows exactly if it is consistent with the constraints
/// that they come from.
///
/// - SeeAlso: Schrijver, *Theory of Linear and Integer Programming*, 1986, 12.2 (Fourier–Motzkin).
struct RequiredRows {
  /// `Σ coefficient × variable relation constant`.
  struct Row {
    var terms: [(variable: Int32, coefficient: Double)]
    var relation: Relation
    var constant: Double
  }

  private(set) var rows: [Row] = []
  /// Whether some row can't hold, whatever the values of the variables.
  private(set) var areContradictory = false

  init(_ rows: [Row] = []) { self.rows = rows }

  var coefficientCount: Int { rows.reduce(0) { $0 + $1.terms.count } }

  mutating func add(_ constraint: Int, of store: ConstraintStore) {
    let terms = store.terms(of: constraint).map { (store.variables[$0], store.coefficients[$0]) }
    rows.append(
      Row(
        terms: terms, relation: store[constraint].relation, constant: store[constraint].constant))
  }

  /// The rows without the unwanted variables, as far as the limit on work allows and without adding rows.
  ///
  /// - Complexity: Linear in the number of terms, as long as rows stay short.
  func reduced(to wanted: Set<Int32>, _ kinds: [Variable.Kind]) -> RequiredRows {
    guard !areContradictory, !rows.isEmpty else { return self }
    var reduction = RowReduction(rows, wanted: wanted, kinds)
    reduction.run()
    var reduced = RequiredRows()
    reduced.rows = reduction.result
    reduced.areContradictory = reduction.isContradictory
    return reduced
  }

  /// Whether all rows can hold together.
  func areFeasible(_ kinds: [Variable.Kind]) -> Bool {
    guard !areContradictory else { return false }
    guard !rows.isEmpty else { return true }
    var probe = Solver()
    var twins: [Int32: Variable] = [:]
    for row in rows {
      let terms = row.terms.map { variable, coefficient in
        let twin = twins[variable] ?? probe.addVariable(kinds[Int(variable)])
        twins[variable] = twin
        return Term(twin, coefficient)
      }
      _ = probe.add(terms, row.relation, row.constant)
    }
    return probe.isFeasible()
  }
}

/// Eliminates variables from rows; numbers variables in the order in which they first appear.
private struct RowReduction {
  typealias Row = RequiredRows.Row

  /// The least coefficient, as a share of the largest in its row, for which a variable may be eliminated.
  private static let leastShare = 1e-4
  /// The limit on terms written, as a multiple of the original number.
  private static let patience = 32
  /// The number of inequalities with the same position terms that a new one is compared with.
  private static let mostAlike = 4

  private var rows: [Row?] = []
  private var variables: [Int32] = []
  private var isWanted: [Bool] = []
  private var isLength: [Bool] = []
  /// The rows that may mention each variable.
  private var columns: [[Int32]] = []
  /// The inequalities by their position terms; none of a list implies another.
  private var alike: [Side: [Int32]] = [:]
  private var credit = 4096
  private(set) var isContradictory = false

  init(_ rows: [Row], wanted: Set<Int32>, _ kinds: [Variable.Kind]) {
    var numbers: [Int32: Int32] = [:]
    for row in rows {
      var terms: [(variable: Int32, coefficient: Double)] = []
      for (variable, coefficient) in row.terms {
        let number = numbers[variable] ?? Int32(variables.count)
        if number == variables.count {
          numbers[variable] = number
          variables.append(variable)
          isWanted.append(wanted.contains(variable))
          isLength.append(kinds[Int(variable)] == .length)
          columns.append([])
        }
        terms.append((number, coefficient))
      }
      credit += Self.patience * terms.count
      terms.sort { $0.variable < $1.variable }
      put(Row(terms: Self.merged(terms), relation: row.relation, constant: row.constant))
    }
  }

  mutating func run() {
    var index = 0
    while index < rows.count, !isContradictory, credit > 0 {
      eliminate(with: index)
      index += 1
    }
    for variable in variables.indices where !isWanted[variable] && !isContradictory && credit > 0 {
      project(Int32(variable))
    }
  }

  /// The remaining rows.
  var result: [Row] {
    rows.compactMap { $0 }.map { row in
      Row(
        terms: row.terms.map { (variables[Int($0.variable)], $0.coefficient) },
        relation: row.relation, constant: row.constant)
    }
  }

  /// The common part of inequalities, one of which may imply another: their position terms, or all terms if they
  /// mention only lengths, up to a factor.
  private struct Side: Hashable {
    private let variables: [Int32]
    private let shares: [Double]

    init(_ row: Row, _ isLength: [Bool]) {
      let positions = row.terms.filter { !isLength[Int($0.variable)] }
      let terms = positions.isEmpty ? row.terms : positions
      let scale = row.sign * abs(terms[0].coefficient)
      variables = terms.map(\.variable)
      shares = terms.map { $0.coefficient / scale }
    }
  }
}

// MARK: - Equalities

extension RowReduction {
  /// Replaces a variable by the expression that an equality gives it.
  private mutating func eliminate(with index: Int) {
    guard let row = rows[index], row.relation == .equal, let pivot = pivot(of: row) else { return }
    rows[index] = nil
    for other in columns[Int(pivot.variable)] {
      guard let known = rows[Int(other)], let coefficient = known.coefficient(of: pivot.variable)
      else { continue }
      rows[Int(other)] = nil
      put(combined(known, row, times: -coefficient / pivot.coefficient, without: pivot.variable))
    }
    guard isLength[Int(pivot.variable)] else { return }
    let sign = Row(
      terms: [(pivot.variable, 1)], relation: .greaterThanOrEqual, constant: 0)
    put(combined(sign, row, times: -1 / pivot.coefficient, without: pivot.variable))
  }

  /// The unwanted variable that the fewest rows mention, positions first.
  private func pivot(of row: Row) -> (variable: Int32, coefficient: Double)? {
    let least = row.largest * Self.leastShare
    var best: (variable: Int32, coefficient: Double)?
    for term in row.terms where !isWanted[Int(term.variable)] && abs(term.coefficient) >= least {
      if best.map({ weight(term.variable) < weight($0.variable) }) ?? true { best = term }
    }
    return best
  }

  private func weight(_ variable: Int32) -> Int {
    2 * columns[Int(variable)].count + (isLength[Int(variable)] ? 1 : 0)
  }

  private mutating func combined(
    _ row: Row, _ other: Row, times factor: Double, without variable: Int32
  ) -> Row {
    var terms: [(variable: Int32, coefficient: Double)] = []
    terms.reserveCapacity(row.terms.count + other.terms.count)
    var (mine, theirs) = (0, 0)
    while mine < row.terms.count || theirs < other.terms.count {
      let left = mine < row.terms.count ? row.terms[mine].variable : .max
      let right = theirs < other.terms.count ? other.terms[theirs].variable : .max
      var coefficient = 0.0
      if left <= right {
        coefficient += row.terms[mine].coefficient
        mine += 1
      }
      if right <= left {
        coefficient += factor * other.terms[theirs].coefficient
        theirs += 1
      }
      guard abs(coefficient) > LinearSum.negligible, min(left, right) != variable else { continue }
      terms.append((min(left, right), coefficient))
    }
    credit -= terms.count
    return Row(
      terms: terms, relation: row.relation, constant: row.constant + factor * other.constant)
  }

  private static func merged(
    _ terms: [(variable: Int32, coefficient: Double)]
  ) -> [(variable: Int32, coefficient: Double)] {
    var merged: [(variable: Int32, coefficient: Double)] = []
    for term in terms {
      if merged.last?.variable == term.variable {
        merged[merged.count - 1].coefficient += term.coefficient
      } else {
        merged.append(term)
      }
    }
    return merged.filter { abs($0.coefficient) > LinearSum.negligible }
  }

  /// Adds a row, unless it is trivial or implied by another with the same left side.
  private mutating func put(_ row: Row) {
    guard !row.terms.isEmpty else {
      if !row.relation.holds(0, row.constant, Solver.tolerance) { isContradictory = true }
      return
    }
    if row.relation != .equal {
      guard !followsFromSigns(row) else { return }
      let side = Side(row, isLength)
      let known = alike[side] ?? []
      guard !known.contains(where: { follows(row, from: rows[Int($0)]) }) else { return }
      let others = known.filter { index in
        guard let other = rows[Int(index)] else { return false }
        let isImplied = follows(other, from: row)
        if isImplied { rows[Int(index)] = nil }
        return !isImplied
      }
      alike[side] = others.suffix(Self.mostAlike - 1) + [Int32(rows.count)]
    }
    for term in row.terms where !isWanted[Int(term.variable)] {
      columns[Int(term.variable)].append(Int32(rows.count))
    }
    rows.append(row)
  }
}

// MARK: - Inequalities

extension RowReduction {
  /// Whether an inequality follows from the signs of lengths.
  private func followsFromSigns(_ row: Row) -> Bool {
    row.sign * row.constant <= 0
      && row.terms.allSatisfy { isLength[Int($0.variable)] && row.sign * $0.coefficient > 0 }
  }

  /// Whether an inequality follows from another one and the signs of lengths.
  private mutating func follows(_ row: Row, from other: Row?) -> Bool {
    guard let other, let first = reference(of: row), let second = reference(of: other) else {
      return false
    }
    let factor = -abs(first / second) * row.sign * other.sign
    return followsFromSigns(combined(row, other, times: factor, without: -1))
  }

  /// The coefficient of the first common term of alike inequalities.
  private func reference(of row: Row) -> Double? {
    (row.terms.first { !isLength[Int($0.variable)] } ?? row.terms.first)?.coefficient
  }
}

extension RowReduction {
  /// Eliminates a variable that only inequalities mention: each of its lower bounds is at most each of its upper
  /// bounds.
  private mutating func project(_ variable: Int32) {
    var lower: [Int32] = []
    var upper: [Int32] = []
    for index in columns[Int(variable)] {
      guard let row = rows[Int(index)], let coefficient = row.coefficient(of: variable) else {
        continue
      }
      guard row.relation != .equal, abs(coefficient) >= row.largest * Self.leastShare else {
        return
      }
      let isLower = (row.relation == .greaterThanOrEqual) == (coefficient > 0)
      if isLower { lower.append(index) } else { upper.append(index) }
    }
    let (below, above) = (lower.compactMap { rows[Int($0)] }, upper.compactMap { rows[Int($0)] })
    // A least length of zero or more implies the sign.
    let hasSign =
      isLength[Int(variable)]
      && !below.contains { $0.terms.count == 1 && $0.constant / $0.terms[0].coefficient >= 0 }
    let lowerCount = lower.count + (hasSign ? 1 : 0)
    guard lowerCount * upper.count <= lowerCount + upper.count else { return }
    for index in lower + upper { rows[Int(index)] = nil }
    for row in above {
      guard let coefficient = row.coefficient(of: variable) else { continue }
      for other in below {
        guard let factor = other.coefficient(of: variable) else { continue }
        put(combined(row, other, times: -coefficient / factor, without: variable))
      }
      guard hasSign else { continue }
      let sign = Row(terms: [(variable, 1)], relation: .greaterThanOrEqual, constant: 0)
      put(combined(row, sign, times: -coefficient, without: variable))
    }
  }
}

extension RequiredRows.Row {
  fileprivate func coefficient(of variable: Int32) -> Double? {
    var (low, high) = (0, terms.count)
    while low < high {
      let middle = (low + high) / 2
      if terms[middle].variable < variable { low = middle + 1 } else { high = middle }
    }
    guard low < terms.count, terms[low].variable == variable else { return nil }
    return terms[low].coefficient
  }

  /// 1 if the relation bounds the sum from below, -1 if from above.
  fileprivate var sign: Double { relation == .lessThanOrEqual ? -1 : 1 }

  fileprivate var largest: Double { terms.reduce(0) { max($0, abs($1.coefficient)) } }
}
