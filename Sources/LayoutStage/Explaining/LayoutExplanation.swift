import Foundation

/// Why an edge, a center or a length of a view is what it is.
///
/// ```swift
/// print(explain(title, .width))
/// // title.width is 117 because of:
/// //   title.leading == card.leading + 16 (Card.swift:9)
/// //   title.trailing == card.trailing - 16 (Card.swift:9)
/// //   card.width == 149 (Card.swift:12)
/// // it would be:
/// //   116 with title.leading == card.leading + 17, undetermined without it
/// //   118 with title.trailing == card.trailing - 15, undetermined without it
/// //   118 with card.width == 150, undetermined without it
/// ```
public struct LayoutExplanation: CustomStringConvertible {
  /// A rule that holds in the layout.
  public struct Rule {
    /// The constraint; nil for an intrinsic size, an autoresizing mask, or the host.
    public let constraint: NSLayoutConstraint?
    /// The rule in words: an equation for a constraint.
    public let text: String
    /// The line that made the rule, if it is known.
    public let line: SourceLine?
  }

  /// An edit that would change the value.
  public struct Change {
    /// The rule that is edited, or left out.
    public let rule: Rule
    /// The edited rule in words: with one point more, or one point less if more changes nothing;
    /// with a higher priority if the rule is lost. Nil if no edit changes the value.
    public let edit: String?
    /// The constant of the edited constraint, in points; nil if the priority is edited, or nothing.
    public let constant: CGFloat?
    /// The priority of the edited constraint; nil if the constant is edited, or nothing.
    public let priority: UILayoutPriority?
    /// The value with the edit, in points.
    public let value: CGFloat?
    /// The value without the rule, in points; nil if nothing would determine it.
    public let valueWithout: CGFloat?
  }

  /// What is explained: `title.width`.
  public let subject: String
  /// The value in points, in the superview, before it is rounded to pixels.
  public let value: CGFloat
  /// Whether the layout leaves no choice.
  public let isDetermined: Bool
  /// The rules that determine the value, with none to spare: without any one of them the value
  /// would differ or be undetermined. Of several such sets this is the one with the user's own
  /// rules, earlier lines first, as far as they go. Empty if nothing determines the value.
  public let rules: [Rule]
  /// Rules about the same view and axis that are not satisfied, with the points by which they are
  /// missed.
  public let lost: [(rule: Rule, points: CGFloat)]
  /// Changes of single rules that would change the value, all other rules being equal: an edit of
  /// each of the ``rules``, then of each ``lost`` rule that would prevail with a higher priority. A
  /// rule is missing here if neither its constant nor its absence matters, as other rules require
  /// the same.
  public let changes: [Change]
  /// What leaves the value undetermined, and what would determine it.
  let reasons: [String]

  /// The explanation in words, a line for each rule.
  public var description: String {
    var lines: [String] = []
    if isDetermined {
      lines.append("\(subject) is \(layoutNumber(value)) because of:")
      lines += rules.map { "  \($0)" }
    } else {
      lines.append(
        """
        \(subject) is \(layoutNumber(value)), but nothing determines it: among equally good \
        layouts, the item that a constraint mentioned first prevails
        """)
      lines += reasons.map { "  \($0)" }
    }
    lines += lost.map { "  lost, by \(layoutPoints($0.points)): \($0.rule)" }
    if !changes.isEmpty { lines.append("it would be:") }
    lines += changes.map { "  \(text(of: $0))" }
    return lines.joined(separator: "\n")
  }

  private func text(of change: Change) -> String {
    let without = change.valueWithout.map(layoutNumber) ?? "undetermined"
    guard let edit = change.edit, let edited = change.value else {
      return "\(without) without \(change.rule.text)"
    }
    let text = "\(layoutNumber(edited)) with \(edit)"
    let stays = change.valueWithout.map { abs($0 - value) < 1e-6 } == true
    return stays ? text : "\(text), \(without) without it"
  }
}

extension LayoutExplanation.Rule: CustomStringConvertible {
  /// The rule and its line: `title.width == 100 (Card.swift:12)`.
  public var description: String { line.map { "\(text) (\($0))" } ?? text }
}
