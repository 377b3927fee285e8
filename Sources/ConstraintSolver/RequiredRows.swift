/// Rows that required constraints imply for some variables, with the other variables eliminated.
///
/// Another constraint on these variables is consistent with the rows exactly if it is consistent with the constraints
/// that they come from.
struct RequiredRows {
  /// A multiple of a variable.
  struct Summand {
    var variable: Int32
    var coefficient: Double
  }

  /// `Σ coefficient × variable relation constant`.
  struct Row {
    /// The places of its terms among all terms.
    var terms: Range<Int>
    var relation: Relation
    var constant: Double
  }

  private(set) var rows: [Row] = []
  /// The terms of all rows, one row after another.
  private(set) var terms: [Summand] = []
  /// Whether some row can't hold, whatever the values of the variables.
  var areContradictory = false

  var coefficientCount: Int { terms.count }

  mutating func expect(rows rowCount: Int, terms termCount: Int) {
    rows.reserveCapacity(rowCount)
    terms.reserveCapacity(termCount)
  }

  /// Adds a term to the row that ``close(_:_:)`` will end.
  mutating func add(_ variable: Int32, _ coefficient: Double) {
    terms.append(Summand(variable: variable, coefficient: coefficient))
  }

  /// Ends a row.
  mutating func close(_ relation: Relation, _ constant: Double) {
    let start = rows.last?.terms.upperBound ?? 0
    rows.append(Row(terms: start..<terms.count, relation: relation, constant: constant))
  }

  mutating func add(_ constraint: Int, of store: ConstraintStore) {
    for position in store.terms(of: constraint) {
      add(store.variables[position], store.coefficients[position])
    }
    close(store[constraint].relation, store[constraint].constant)
  }

  /// The rows without the unwanted variables, as far as the limit on work allows and without adding rows.
  ///
  /// - Complexity: Linear in the number of terms and of all variables, as long as rows stay short.
  func reduced(to wanted: Set<Int32>, _ kinds: [Variable.Kind]) -> RequiredRows {
    guard !areContradictory, !rows.isEmpty else { return self }
    var reduction = RowReduction(kinds)
    for variable in wanted { reduction.want(variable) }
    reduction.add(self)
    return reduction.run()
  }

  /// Whether all rows can hold together.
  ///
  /// - Parameter numbering: Storage for numbering variables.
  func areFeasible(_ kinds: [Variable.Kind], _ numbering: inout Numbering) -> Bool {
    guard !areContradictory else { return false }
    guard !rows.isEmpty else { return true }
    var probe = Solver()
    for row in rows {
      probe.terms.removeAll(keepingCapacity: true)
      for place in row.terms {
        let number = numbering.number(of: terms[place].variable)
        if Int(number) == probe.kinds.count {
          _ = probe.addVariable(kinds[Int(terms[place].variable)])
        }
        probe.terms.append(Term(Variable(index: number), terms[place].coefficient))
      }
      _ = probe.add(row.relation, row.constant)
    }
    numbering.startOver()
    return probe.isFeasible()
  }
}
