/// Calls methods that tell a view of a change and may cause another such change.
@MainActor
enum EndlessHandlers {
  /// The depth of nested calls above which nothing more is called; no chain of views that each change the next is so
  /// long.
  private static let limit = 50
  private static var depth = 0
  /// Whether calls are suppressed until the outermost one returns.
  private static var hasGivenUp = false

  /// - Parameter what: What the view does, such as `changing its traits`.
  static func run(_ what: String, of view: UIView, _ handlers: () -> Void) {
    guard !hasGivenUp else { return }
    guard depth < limit else {
      hasGivenUp = true
      Headless.log(
        """
        \(view.shortName) keeps \(what) in the methods that this calls; the calls were \
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
