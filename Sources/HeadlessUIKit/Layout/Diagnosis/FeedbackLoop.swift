/// Records the methods that request layouts and constraint updates while a pass is about to give
/// up.
@MainActor
enum FeedbackLoop {
  /// True only during the last rounds of a pass, so that all other rounds cost nothing.
  private(set) static var isWatching = false
  /// The running methods and their views, the innermost last.
  private static var running: [(view: UIView, method: String)] = []
  private static var notes: [String] = []
  /// More notes would help nobody.
  private static let noteLimit = 3

  static func watch() {
    isWatching = true
    notes = []
  }

  /// Stops recording, and describes the last round.
  static func stop() -> String {
    defer { notes = [] }
    isWatching = false
    running = []
    guard !notes.isEmpty else { return "" }
    return " In the last round " + notes.joined(separator: "; ") + "."
  }

  static func enter(_ view: UIView, _ method: String) {
    guard isWatching else { return }
    running.append((view, method))
  }

  static func leave() {
    guard isWatching else { return }
    _ = running.popLast()
  }

  /// - Parameter deed: What the running method did, such as `changes the constant of …`.
  static func note(_ deed: @autoclosure () -> String) {
    guard isWatching, let current = running.last, notes.count < noteLimit else { return }
    let note = "\(current.view.shortName).\(current.method) \(deed())"
    if !notes.contains(note) { notes.append(note) }
  }
}
