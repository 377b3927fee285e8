/// Tells conflicts among required constraints as issues, if a rule takes part in them.
@MainActor
enum ConflictReport {
  private static var isListening = false

  /// Begins to listen, if nobody does yet.
  static func listen() {
    if isListening { return }
    isListening = true
    Platform.hearOfConflicts(tell)
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

  /// All parts of the conflict, what gives way, and what would help.
  private static func message(_ conflict: ConstraintConflict) -> String {
    let items = conflict.constraints.flatMap { [$0.firstItem, $0.secondItem] }
    let names = LayoutNames(of: items.compactMap { LayoutElement($0) })
    func text(_ constraint: NSLayoutConstraint) -> String {
      StatedRule(constraint)?.equation(names: names) ?? "\(constraint)"
    }
    let said = conflict.constraints.map { constraint in
      let place = (constraint as? LayoutConstraint)?.line.map { "\($0)" } ?? "made by hand"
      return "\(text(constraint)) (\(place))"
    }
    let parts = said + conflict.systemConstraints.map { "UIKit's own \($0)" }
    return """
      these can't all hold: \(parts.joined(separator: "; ")); \(text(conflict.broken)) gives way. \
      Leave one of them out, change its number, or give it a priority below 1000, such as 999
      """
  }

  private static func view(of constraint: NSLayoutConstraint) -> UIView? {
    LayoutElement(constraint.firstItem)?.view
  }
}
