/// Notes who asks for layouts and for constraint updates while a pass is about to give up.
@MainActor
enum FeedbackLoop {
  /// Only during the last rounds of a pass, so that all others cost nothing.
  private(set) static var isWatching = false
  /// The views whose methods are running, the innermost last.
  private static var running: [(view: UIView, method: String)] = []
  private static var notes: [String] = []
  /// More would not help anybody.
  private static let noteLimit = 3

  static func watch() {
    isWatching = true
    notes = []
  }

  /// Ends watching, and says what was seen in the last round.
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

  /// - Parameter deed: What the running method did: `changes the constant of …`.
  static func note(_ deed: @autoclosure () -> String) {
    guard isWatching, let current = running.last, notes.count < noteLimit else { return }
    let note = "\(current.view.shortName).\(current.method) \(deed())"
    if !notes.contains(note) { notes.append(note) }
  }
}
