extension Solver {
  /// Everything connected with some variables by constraints, as a system of its own. The variables have the same
  /// values and ranges in it, even after the same constraints are removed or changed in both.
  ///
  /// The connection ends at variables to which a constraint that stays gives a value: other constraints can't move
  /// those.
  ///
  /// - Parameters:
  ///   - variables: The variables.
  ///   - stays: Whether a constraint is never removed or changed.
  /// - Complexity: Linear in the number of constraints.
  public mutating func excerpt(
    connectedWith variables: [Variable], stays: (ConstraintID) -> Bool
  ) -> Excerpt {
    _ = solve()
    guard let elimination else { return Excerpt([], and: variables.map(\.index), of: self) }
    let mentions = Buckets(store.variables, count: kinds.count)
    var constraintOfTerm = Array(repeating: Int32(-1), count: store.variables.count)
    for index in 0..<store.count where store[index].isAlive {
      for position in store.terms(of: index) { constraintOfTerm[position] = Int32(index) }
    }
    var found: Set<Int> = []
    var known = Set(variables.map(\.index))
    var pending = Array(known)
    while let variable = pending.popLast() {
      let source = Int(elimination.source[Int(variable)])
      if source >= 0, store.givenValue(source) != nil, stays(ConstraintID(index: Int32(source))) {
        found.insert(source)
        continue
      }
      for position in mentions[Int(variable)] {
        let index = Int(constraintOfTerm[Int(position)])
        guard index >= 0, found.insert(index).inserted else { continue }
        for other in store.variables[store.terms(of: index)] where known.insert(other).inserted {
          pending.append(other)
        }
      }
    }
    return Excerpt(found.sorted(), and: known, of: self)
  }
}
