/// What runs again each time that something is to be said anew: the description of a layout, what fills a cell, what
/// binds a model. What one round has said of a view, the next one replaces.
@MainActor
package enum DescriptionRound {
  /// The number of the round that is under way; nil for none.
  package private(set) static var current: Int?
  private static var count = 0

  /// Runs something as a round of its own.
  package static func run<Result>(_ describe: () throws -> Result) rethrows -> Result {
    let outer = current
    count += 1
    current = count
    defer { current = outer }
    return try describe()
  }
}
