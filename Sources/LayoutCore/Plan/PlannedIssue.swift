/// A mistake in a plan, to be reported when the plan is built.
enum PlannedIssue {
  case known(LayoutIssue)
  /// A view or a guide that is named again. Its name is looked up when all mistakes are reported,
  /// because each lookup would examine all siblings.
  case duplicate(LayoutItem, since: SourceLine, view: UIView?, at: SourceLine)

  /// Returns the mistake as an issue.
  ///
  /// - Parameter name: Returns the name of an item of the plan.
  @MainActor
  func issue(_ name: (LayoutItem) -> String) -> LayoutIssue {
    switch self {
    case .known(let issue): return issue
    case .duplicate(let item, let first, let view, let line):
      return .duplicate(name(item), since: first, view: view, at: line)
    }
  }
}

extension LayoutIssue {
  /// Returns the issue about something that a layout names again.
  package static func duplicate(
    _ name: String, since first: SourceLine, view: UIView?, at line: SourceLine
  ) -> LayoutIssue {
    let message = "\(name) is already in this layout, at \(first); the first is kept"
    return LayoutIssue(.duplicate, message, view: view, at: line)
  }
}
