extension ComponentProblem {
  /// From so many rows on it is looked for what others imply.
  private static let manyRows = 16

  /// What is asked without what others imply of what must hold, and the rows of which something is asked then; nil
  /// if less is implied than half as much as there are rows.
  ///
  /// Where rows are wanted at a value, they decide where variables are, and not how far these are from each other
  /// at least.
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
