/// A mistake that a contract finds.
public struct LayoutFinding {
  /// The view that the finding is about, if there is one.
  public let view: UIView?
  /// What is wrong, and by how much, without the name of the view: `is cut off by 12 points`.
  public let message: String
  /// The size of the mistake, in points; 0 if it is unknown.
  public let amount: CGFloat
  /// Whether the finding is only a note, which is no failure.
  public let isNote: Bool
  /// The line that the finding is about, if it is not that of the view.
  private(set) var line: SourceLine?
  /// Whether the finding is a mistake in the description of a layout, whose message is whole
  /// sentences.
  private(set) var isIssue = false
  /// Returns more details, which take a while to determine.
  var detail: @MainActor () -> String = { "" }

  /// Creates a finding.
  ///
  /// - Parameters:
  ///   - view: The view that the finding is about, if there is one.
  ///   - message: What is wrong, without the name of the view.
  ///   - amount: The size of the mistake, in points.
  ///   - isNote: Whether the finding is only a note, which is no failure.
  public init(
    _ view: UIView?, _ message: String, by amount: CGFloat = 0, isNote: Bool = false
  ) {
    self.view = view
    self.message = message
    self.amount = amount
    self.isNote = isNote
    line = nil
  }

  /// Returns the failure of a contract whose limit is NaN, as nothing is below that; nil for a
  /// number.
  static func forNaN(_ limit: CGFloat) -> [LayoutFinding]? {
    limit.isNaN ? [LayoutFinding(nil, "needs a number, not \(limit)")] : nil
  }

  /// Returns the finding, attributed to a line.
  func blaming(_ line: SourceLine?) -> LayoutFinding {
    var copy = self
    copy.line = line
    return copy
  }

  init(_ issue: LayoutIssue) {
    view = issue.view
    message = issue.message
    amount = 0
    isNote = false
    line = issue.line
    isIssue = true
  }
}
