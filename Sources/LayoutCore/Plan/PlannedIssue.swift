/// A mistake in a plan, to be told when that is built.
enum PlannedIssue {
  case known(LayoutIssue)
  /// A view or a guide that is named again. What it is called is found when all of them are told: each time
  /// would be a look at all that is beside it.
  case duplicate(LayoutItem, since: SourceLine, view: UIView?, at: SourceLine)

  /// The mistake in words.
  ///
  /// - Parameter name: Finds what an item of the plan is called.
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
  /// Something that a layout names again.
  package static func duplicate(
    _ name: String, since first: SourceLine, view: UIView?, at line: SourceLine
  ) -> LayoutIssue {
    let message = "\(name) is already in this layout, at \(first); the first is kept"
    return LayoutIssue(.duplicate, message, view: view, at: line)
  }
}
