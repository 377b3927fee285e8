extension Solver {
  /// Few constraints have more terms.
  private static let termsOfOne = 4

  /// Makes room for variables and constraints that are about to be added.
  public mutating func expect(variables: Int, constraints: Int) {
    kinds.expect(variables)
    values.expect(variables)
    rank.expect(variables)
    store.expect(constraints)
    terms.expect(Self.termsOfOne)
  }

  /// Releases unused storage for variables and constraints, where there is much of it.
  public mutating func giveBackRoom() {
    kinds.trim()
    isGone.trim()
    values.trim()
    rank.trim()
    isVolatile.trim()
    store.giveBackRoom()
  }
}
