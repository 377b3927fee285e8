/// Reports conflicts among required constraints as issues, if rules are involved.
@MainActor
enum ConflictReport {
  private static var isListening = false

  /// Starts listening, unless it has been started already.
  static func listen() {
    if isListening { return }
    isListening = true
    Platform.hearOfConflicts(report)
    Platform.hearOfConcessions(reportConcession)
  }

  /// Reports that a rule has yielded, if none of the conflicting rules has a priority of its own.
  /// The size of the surroundings, and required constraints made by hand, are taken as given.
  private static func reportConcession(_ conflict: ConstraintConflict) {
    let ours = conflict.constraints.compactMap { $0 as? LayoutConstraint }
    let isOpen = conflict.constraints.allSatisfy { constraint in
      (constraint as? LayoutConstraint).map { !$0.hasOwnPriority }
        ?? (constraint.priority == .required)
    }
    guard isOpen, ours.count > 1 else { return }
    _ = report(conflict)
  }

  /// Reports a conflict.
  ///
  /// - Returns: Whether the conflict involves a layout. UIKit logs conflicts among constraints made
  ///   by hand.
  private static func report(_ conflict: ConstraintConflict) -> Bool {
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
      listener.receive(issue)
    }
    return true
  }

  /// The maximum number of constraints in a message.
  private static let mostParts = 20

  /// Returns the parts of the conflict, the constraint that yields, and a remedy.
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
      way: \(replacement(conflict))remove one of these constraints, change its constant, or give it a priority \
      \(conflict.broken.priority == .required ? "below 1000, such as 999" : "of its own")
      """
  }

  /// Returns a remedy for a statement that was made again with another number, probably in order to
  /// replace the first one; an empty text if there is no such statement.
  private static func replacement(_ conflict: ConstraintConflict) -> String {
    let ours = conflict.constraints.prefix(mostParts).compactMap { $0 as? LayoutConstraint }
    for (index, later) in ours.enumerated() {
      guard let maker = RuleRegistry.maker(of: later),
        ours[..<index].contains(where: {
          later.restates($0) && RuleRegistry.maker(of: $0) == maker
        })
      else { continue }
      let words =
        switch maker {
        case .content: "write layoutContent(.editExisting)"
        case .statements: "end it with update() or remake()"
        }
      return "if the later statement is to replace the earlier one, \(words); otherwise "
    }
    return ""
  }

  private static func view(of constraint: NSLayoutConstraint) -> UIView? {
    LayoutElement((constraint as? LayoutConstraint)?.subject ?? constraint.firstItem)?.view
  }
}
