/// Tells conflicts among required constraints as issues, if a rule takes part in them.
@MainActor
enum ConflictReport {
  private static var isListening = false

  /// Begins to listen, if nobody does yet.
  static func listen() {
    if isListening { return }
    isListening = true
    Platform.hearOfConflicts(tell)
    Platform.hearOfConcessions(tellConcession)
  }

  /// Tells that a rule has given way, if nobody has said which of those that can't hold together
  /// matters more. The size of the surroundings, and what was made by hand and is required, are taken
  /// as given.
  private static func tellConcession(_ conflict: ConstraintConflict) {
    let ours = conflict.constraints.compactMap { $0 as? LayoutConstraint }
    let isOpen = conflict.constraints.allSatisfy { constraint in
      (constraint as? LayoutConstraint).map { !$0.hasOwnPriority }
        ?? (constraint.priority == .required)
    }
    guard isOpen, ours.count > 1 else { return }
    _ = tell(conflict)
  }

  /// Tells a conflict.
  ///
  /// - Returns: Whether it is about a layout; one among constraints that were made by hand is UIKit's
  ///   to log.
  private static func tell(_ conflict: ConstraintConflict) -> Bool {
    let ours = conflict.constraints.compactMap { $0 as? LayoutConstraint }
    let lines = ours.compactMap(\.line).reduce(into: [SourceLine]()) { lines, line in
      if !lines.contains(line) { lines.append(line) }
    }
    guard let first = lines.first else { return false }
    let issue = LayoutIssue(
      .conflict, message(conflict), view: view(of: conflict.broken),
      at: (conflict.broken as? LayoutConstraint)?.line ?? first, lines: lines)
    LayoutDiagnostics.report(issue)
    var listeners: [IssueListener] = []
    for case let listener? in ours.map({ $0.source?.listener })
    where !listeners.contains(where: { $0 === listener }) {
      listeners.append(listener)
      listener.hear(issue)
    }
    return true
  }

  /// Of more constraints only so many are said.
  private static let mostParts = 20

  /// The parts of the conflict, what gives way, and what would help.
  private static func message(_ conflict: ConstraintConflict) -> String {
    let items = conflict.constraints.flatMap { [$0.firstItem, $0.secondItem] }
    let names = LayoutNames(of: items.compactMap { LayoutElement($0) })
    let said = conflict.constraints.prefix(mostParts).map { constraint in
      let place = (constraint as? LayoutConstraint)?.line.map { "\($0)" } ?? "made by hand"
      return "\(constraint.text(names)) (\(place))"
    }
    let own = conflict.systemConstraints.map { "UIKit's own \($0)" }
    var parts = said + own.prefix(mostParts - said.count)
    let count = conflict.constraints.count + own.count
    if count > parts.count { parts.append("and \(count - parts.count) more") }
    return """
      these constraints can't all hold: \(parts.joined(separator: "; ")); \(conflict.broken.text(names)) gives \
      way: remove one of these constraints, change its constant, or give it a priority \
      \(conflict.broken.priority == .required ? "below 1000, such as 999" : "of its own")
      """
  }

  private static func view(of constraint: NSLayoutConstraint) -> UIView? {
    LayoutElement((constraint as? LayoutConstraint)?.subject ?? constraint.firstItem)?.view
  }
}
