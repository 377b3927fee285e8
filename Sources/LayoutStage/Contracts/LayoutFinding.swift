/// What a contract finds wrong.
public struct LayoutFinding {
  /// The view that it is about, if there is one.
  public let view: UIView?
  /// What is wrong, and by how much, without the name of the view: `is cut off by 12 points`.
  public let message: String
  /// By how much, in points; 0 where that can't be said.
  public let amount: CGFloat
  /// Whether it is only to be known, and fails nothing.
  public let isNote: Bool
  /// What it is about, where that is not the view.
  private(set) var line: SourceLine?
  /// Whether it is a mistake in the description of a layout, which is said in whole sentences.
  private(set) var isIssue = false
  /// More to say, which takes a while to find out.
  var detail: @MainActor () -> String = { "" }

  /// - Parameters:
  ///   - view: The view that it is about, if there is one.
  ///   - message: What is wrong, without the name of the view.
  ///   - amount: By how much, in points.
  ///   - isNote: Whether it is only to be known, and fails nothing.
  public init(
    _ view: UIView?, _ message: String, by amount: CGFloat = 0, isNote: Bool = false
  ) {
    self.view = view
    self.message = message
    self.amount = amount
    self.isNote = isNote
    line = nil
  }

  /// What is wrong with a contract that is held to a number that is none, as nothing is below that;
  /// nil for a number.
  static func ofNoNumber(_ limit: CGFloat) -> [LayoutFinding]? {
    limit.isNaN ? [LayoutFinding(nil, "holds to no number: nothing is below \(limit)")] : nil
  }

  /// The same, which a line is to blame for.
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
