/// Tells conflicts among required constraints as issues, if a rule takes part in them.
@MainActor
enum ConflictReport {
  /// Whether somebody listens; asking makes it so.
  static let isListening: Bool = {
    hearOfConflicts(tell)
    return true
  }()

  /// Tells a conflict.
  ///
  /// - Returns: Whether it is about a layout; one among constraints that were made by hand is UIKit's
  ///   to log.
  private static func tell(_ conflict: ConstraintConflict) -> Bool {
    let origins = conflict.constraints.compactMap(\.ruleOrigin)
    let lines = origins.map(\.line).reduce(into: [SourceLine]()) { lines, line in
      if !lines.contains(line) { lines.append(line) }
    }
    guard let first = lines.first else { return false }
    let issue = LayoutIssue(
      .conflict, message(conflict), view: view(of: conflict.broken),
      at: conflict.broken.ruleOrigin?.line ?? first, lines: lines)
    LayoutDiagnostics.report(issue)
    var listeners: [IssueListener] = []
    for case let listener? in origins.map(\.listener)
    where !listeners.contains(where: { $0 === listener }) {
      listeners.append(listener)
      listener.hear(issue)
    }
    return true
  }

  /// All parts of the conflict, what gives way, and what would help.
  private static func message(_ conflict: ConstraintConflict) -> String {
    let items = conflict.constraints.flatMap { [$0.firstItem, $0.secondItem] }
    let names = LayoutNames(inSightOf: items.compactMap { LayoutItem($0)?.view })
    func text(_ constraint: NSLayoutConstraint) -> String {
      LayoutRule(constraint)?.equation(names: names) ?? "\(constraint)"
    }
    let said = conflict.constraints.map { constraint in
      let place = constraint.ruleOrigin.map { "\($0.line)" } ?? "made by hand"
      return "\(text(constraint)) (\(place))"
    }
    let parts = said + conflict.systemConstraints.map { "UIKit's own \($0)" }
    return """
      these can't all hold: \(parts.joined(separator: "; ")); \(text(conflict.broken)) gives way. \
      Leave one of them out, change its number, or give it a priority below 1000, such as 999
      """
  }

  private static func view(of constraint: NSLayoutConstraint) -> UIView? {
    LayoutItem(constraint.firstItem)?.view
  }
}
