/// Eliminates variables from rows, any number of times in turn with the same storage.
///
/// A search for a conflict reduces few rows very often, which would take longer to allocate than to do.
///
/// - SeeAlso: Schrijver, *Theory of Linear and Integer Programming*, 1986, 12.2 (Fourier–Motzkin).
struct RowReduction {
  typealias Row = RequiredRows.Row
  typealias Summand = RequiredRows.Summand

  /// What concerns one variable of the rows.
  struct Column {
    let isWanted: Bool
    let isLength: Bool
    /// The first and the last of the entries for rows that may mention the variable; -1 for none.
    var first: Int32 = -1
    var last: Int32 = -1
    var entryCount = 0

    /// Adds an entry, unless the variable is wanted.
    ///
    /// - Returns: The last entry before; -1 for none.
    fileprivate mutating func append(_ entry: Int32) -> Int32? {
      guard !isWanted else { return nil }
      let before = last
      if first < 0 { first = entry }
      last = entry
      entryCount += 1
      return before
    }
  }

  /// A row that bounds a variable.
  struct Bound {
    let index: Int
    let row: Row
    let coefficient: Double
  }

  /// The least coefficient, as a share of the largest in its row, for which a variable may be eliminated.
  static let leastShare = 1e-4
  /// The limit on terms written, as a multiple of the original number, and the least such limit.
  private static let (patience, leastCredit) = (32, 4096)

  private let kinds: [Variable.Kind]
  /// The numbers of the variables' columns.
  private var numbering: Numbering
  /// The round in which each variable was last wanted.
  private var wanted: [Int32]
  private var round: Int32 = 1
  private(set) var columns: [Column] = []
  /// For each mention of a variable, the row, and the next entry for the same variable; -1 for none.
  private(set) var entries: [(row: Int32, next: Int32)] = []
  /// The rows; those without terms are gone.
  private(set) var rows: [Row] = []
  /// The terms of all rows, also of those that are gone, by the numbers of their variables.
  var terms: [Summand] = []
  var alike = AlikeRows()
  /// The number of terms added since the last run.
  private(set) var addedCount = 0
  private var credit = leastCredit
  private var isContradictory = false
  /// Scratch space: the rows that bound a variable from below, and those from above.
  var below: [Bound] = []
  var above: [Bound] = []

  init(_ kinds: [Variable.Kind]) {
    self.kinds = kinds
    numbering = Numbering(count: kinds.count)
    wanted = Array(repeating: 0, count: kinds.count)
  }

  /// Keeps a variable in the next result; comes before the rows.
  mutating func want(_ variable: Int32) { wanted[Int(variable)] = round }

  mutating func add(_ more: RequiredRows) {
    for row in more.rows {
      let start = terms.count
      for place in row.terms { add(more.terms[place].variable, more.terms[place].coefficient) }
      close(from: start, row.relation, row.constant)
    }
  }

  mutating func add(_ constraint: Int, of store: ConstraintStore) {
    let start = terms.count
    for position in store.terms(of: constraint) {
      add(store.variables[position], store.coefficients[position])
    }
    close(from: start, store[constraint].relation, store[constraint].constant)
  }

  /// Eliminates unwanted variables, as far as the limit on work allows and without adding rows, and starts over.
  ///
  /// - Returns: The remaining rows.
  /// - Complexity: Linear in the number of terms, as long as rows stay short.
  mutating func run() -> RequiredRows {
    var index = 0
    while index < rows.count, !isContradictory, credit > 0 {
      eliminate(with: index)
      index += 1
    }
    for number in columns.indices
    where !columns[number].isWanted && !isContradictory && credit > 0 {
      project(Int32(number))
    }
    defer { startOver() }
    return result
  }

  private var result: RequiredRows {
    var (rowCount, termCount) = (0, 0)
    for row in rows where !row.terms.isEmpty {
      rowCount += 1
      termCount += row.terms.count
    }
    var result = RequiredRows()
    result.areContradictory = isContradictory
    result.expect(rows: rowCount, terms: termCount)
    for row in rows where !row.terms.isEmpty {
      for place in row.terms {
        result.add(numbering.items[Int(terms[place].variable)], terms[place].coefficient)
      }
      result.close(row.relation, row.constant)
    }
    return result
  }

  private mutating func startOver() {
    numbering.startOver()
    columns.removeAll(keepingCapacity: true)
    entries.removeAll(keepingCapacity: true)
    rows.removeAll(keepingCapacity: true)
    terms.removeAll(keepingCapacity: true)
    alike.removeAll()
    (addedCount, credit, isContradictory) = (0, Self.leastCredit, false)
    round += 1
  }
}

// MARK: - Rows

extension RowReduction {
  /// Adds a term to the row that `close` will end.
  private mutating func add(_ variable: Int32, _ coefficient: Double) {
    let number = numbering.number(of: variable)
    if Int(number) == columns.count {
      columns.append(
        Column(
          isWanted: wanted[Int(variable)] == round, isLength: kinds[Int(variable)] == .length))
    }
    terms.append(Summand(variable: number, coefficient: coefficient))
  }

  /// Ends a row as stated, with its terms in any order.
  private mutating func close(from start: Int, _ relation: Relation, _ constant: Double) {
    addedCount += terms.count - start
    credit += Self.patience * (terms.count - start)
    terms.gather(from: start)
    put(Row(terms: start..<terms.count, relation: relation, constant: constant))
  }

  /// Adds a row, unless it is trivial or implied by another with the same left side.
  mutating func put(_ row: Row) {
    guard !row.terms.isEmpty else {
      if !row.relation.holds(0, row.constant, Solver.tolerance) { isContradictory = true }
      return
    }
    guard row.relation == .equal || !followsFromSigns(row) && noteInequality(row) else { return }
    for place in row.terms { note(terms[place].variable) }
    rows.append(row)
  }

  /// Notes that the next row mentions a variable.
  private mutating func note(_ number: Int32) {
    let entry = Int32(entries.count)
    guard let last = columns[Int(number)].append(entry) else { return }
    if last >= 0 { entries[Int(last)].next = entry }
    entries.append((Int32(rows.count), -1))
  }

  /// The sum of a row and a multiple of another, without a variable.
  mutating func combined(
    _ row: Row, _ other: Row, times factor: Double, without variable: Int32
  ) -> Row {
    let start = terms.count
    var (mine, theirs) = (row.terms.lowerBound, other.terms.lowerBound)
    while mine < row.terms.upperBound || theirs < other.terms.upperBound {
      let left = mine < row.terms.upperBound ? terms[mine].variable : .max
      let right = theirs < other.terms.upperBound ? terms[theirs].variable : .max
      var coefficient = 0.0
      if left <= right {
        coefficient += terms[mine].coefficient
        mine += 1
      }
      if right <= left {
        coefficient += factor * terms[theirs].coefficient
        theirs += 1
      }
      guard abs(coefficient) > LinearSum.negligible, min(left, right) != variable else { continue }
      terms.append(Summand(variable: min(left, right), coefficient: coefficient))
    }
    credit -= terms.count - start
    return Row(
      terms: start..<terms.count, relation: row.relation,
      constant: row.constant + factor * other.constant)
  }

  /// The row that says that a variable is not negative.
  mutating func sign(of variable: Int32) -> Row {
    terms.append(Summand(variable: variable, coefficient: 1))
    return Row(terms: terms.count - 1..<terms.count, relation: .greaterThanOrEqual, constant: 0)
  }

  func coefficient(of variable: Int32, in row: Row) -> Double? {
    var (low, high) = (row.terms.lowerBound, row.terms.upperBound)
    while low < high {
      let middle = (low + high) / 2
      if terms[middle].variable < variable { low = middle + 1 } else { high = middle }
    }
    guard low < row.terms.upperBound, terms[low].variable == variable else { return nil }
    return terms[low].coefficient
  }

  func largest(in row: Row) -> Double {
    var largest = 0.0
    for place in row.terms { largest = max(largest, abs(terms[place].coefficient)) }
    return largest
  }

  func isLength(_ place: Int) -> Bool { columns[Int(terms[place].variable)].isLength }
}

// MARK: - Equalities

extension RowReduction {
  /// Replaces a variable by the expression that an equality gives it.
  private mutating func eliminate(with index: Int) {
    let row = rows[index]
    guard row.relation == .equal, let place = pivot(of: row) else { return }
    let (variable, own) = (terms[place].variable, terms[place].coefficient)
    remove(index)
    // The rows that this adds do not mention the variable.
    var entry = columns[Int(variable)].first
    while entry >= 0 {
      let other = Int(entries[Int(entry)].row)
      entry = entries[Int(entry)].next
      guard let coefficient = coefficient(of: variable, in: rows[other]) else { continue }
      let known = rows[other]
      remove(other)
      put(combined(known, row, times: -coefficient / own, without: variable))
    }
    guard columns[Int(variable)].isLength else { return }
    put(combined(sign(of: variable), row, times: -1 / own, without: variable))
  }

  mutating func remove(_ index: Int) {
    let start = rows[index].terms.lowerBound
    rows[index].terms = start..<start
  }

  /// The place of the unwanted variable that the fewest rows mention, positions first.
  private func pivot(of row: Row) -> Int? {
    let least = largest(in: row) * Self.leastShare
    var best: (place: Int, weight: Int)?
    for place in row.terms where abs(terms[place].coefficient) >= least {
      let column = columns[Int(terms[place].variable)]
      guard !column.isWanted else { continue }
      let weight = 2 * column.entryCount + (column.isLength ? 1 : 0)
      if best.map({ weight < $0.weight }) ?? true { best = (place, weight) }
    }
    return best?.place
  }
}

extension [RequiredRows.Summand] {
  /// Insertion sorts so few elements fastest.
  private static let few = 24

  /// Sorts the elements from a place on by variable, adds up those of the same variable, and drops those that cancel.
  fileprivate mutating func gather(from start: Int) {
    guard !isGathered(from: start) else { return }
    sort(from: start)
    var kept = start
    for place in start..<count {
      if kept > start, self[kept - 1].variable == self[place].variable {
        self[kept - 1].coefficient += self[place].coefficient
      } else {
        self[kept] = self[place]
        kept += 1
      }
    }
    removeLast(count - kept)
    kept = start
    for place in start..<count where abs(self[place].coefficient) > LinearSum.negligible {
      self[kept] = self[place]
      kept += 1
    }
    removeLast(count - kept)
  }

  private func isGathered(from start: Int) -> Bool {
    var last: Int32 = -1
    for place in start..<count {
      guard self[place].variable > last, abs(self[place].coefficient) > LinearSum.negligible else {
        return false
      }
      last = self[place].variable
    }
    return true
  }

  private mutating func sort(from start: Int) {
    guard count - start <= Self.few else {
      replaceSubrange(start..., with: self[start...].sorted { $0.variable < $1.variable })
      return
    }
    for place in start..<count {
      let summand = self[place]
      var hole = place
      while hole > start, self[hole - 1].variable > summand.variable {
        self[hole] = self[hole - 1]
        hole -= 1
      }
      self[hole] = summand
    }
  }
}
