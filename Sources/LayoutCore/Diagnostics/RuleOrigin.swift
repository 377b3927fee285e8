/// Where a constraint comes from.
@MainActor
final class RuleOrigin {
  /// The line that made the rule.
  let line: SourceLine
  /// Hears of conflicts in which the constraint takes part, besides `LayoutDiagnostics`.
  let listener: IssueListener?

  private init(_ line: SourceLine, _ listener: IssueListener?) {
    self.line = line
    self.listener = listener
  }

  private static var last: RuleOrigin?

  /// The origin of a rule. Rules of one line mostly follow each other, and share it.
  static func of(_ rule: LayoutRule, _ listener: IssueListener?) -> RuleOrigin {
    if let last, last.line == rule.line, last.listener === listener { return last }
    let origin = RuleOrigin(rule.line, listener)
    last = origin
    return origin
  }
}

extension NSLayoutConstraint {
  /// Where the constraint comes from, if a rule has become it.
  var ruleOrigin: RuleOrigin? { origin as? RuleOrigin }
}

/// Hears of mistakes in a layout that turn up after it has been built.
@MainActor
package final class IssueListener {
  private let take: (LayoutIssue) -> Void

  package init(_ take: @escaping (LayoutIssue) -> Void) { self.take = take }

  func hear(_ issue: LayoutIssue) { take(issue) }
}
