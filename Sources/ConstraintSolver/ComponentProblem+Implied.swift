extension ComponentProblem {
  /// With fewer rows, the search for implied bounds is not worth its cost.
  private static let manyRows = 16

  /// The wishes without the required bounds that others imply, and the rows that they still mention; nil if the implied
  /// bounds are fewer than half the rows.
  ///
  /// The result is also nil where a row is wanted at a value: such rows, not the minimum distances between variables,
  /// decide the positions.
  func withoutImplied() -> (wishes: [Penalties.Wish], rows: Rows)? {
    guard rows.count >= Self.manyRows, wantedRows().isEmpty else { return nil }
    let implied = ImpliedBounds.places(in: wishes, variableCount, rows)
    guard 2 * implied.count >= rows.count else { return nil }
    var isImplied = Array(repeating: false, count: wishes.count)
    for place in implied { isImplied[place] = true }
    var rest: (wishes: [Penalties.Wish], rows: Rows) = ([], Rows())
    var last: Int32 = -1
    for (place, wish) in wishes.enumerated() where !isImplied[place] {
      rest.wishes.append(wish)
      guard Int(wish.target) >= variableCount else { continue }
      if wish.target != last {
        last = wish.target
        rest.rows.terms += rows[Int(last) - variableCount]
        rest.rows.endRow()
      }
      rest.wishes[rest.wishes.count - 1].target = Int32(variableCount + rest.rows.count - 1)
    }
    return rest
  }
}
