/// Calls the methods that tell a view of a change, which may make such a change themselves.
@MainActor
enum EndlessHandlers {
  /// How deep they may be in each other before nobody is told any more: a chain of views that each change
  /// the next one is not so long.
  private static let limit = 50
  private static var depth = 0
  /// Until the outermost is done, nobody is told any more.
  private static var hasGivenUp = false

  /// - Parameter what: What the view does: `changing its traits`.
  static func run(_ what: String, of view: UIView, _ handlers: () -> Void) {
    guard !hasGivenUp else { return }
    guard depth < limit else {
      hasGivenUp = true
      Headless.log(
        """
        \(view.shortName) keeps \(what) in the methods that are told of it; they were \
        stopped after \(limit) times.
        """)
      return
    }
    depth += 1
    handlers()
    depth -= 1
    if depth == 0 { hasGivenUp = false }
  }
}
