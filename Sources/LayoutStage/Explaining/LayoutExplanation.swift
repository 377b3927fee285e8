import Foundation

/// Why an edge, a center or a length of a view is what it is.
///
/// ```swift
/// print(explain(title, .width))
/// // title.width is 117, because of
/// //   title.leading == card.leading + 16 (Card.swift:12)
/// //   title.trailing == card.trailing - 16 (Card.swift:12)
/// //   card.width == 149 (Card.swift:9)
/// // and would be
/// //   116 with title.leading == card.leading + 17, left open without it
/// //   116 with title.trailing == card.trailing - 17, left open without it
/// //   118 with card.width == 150, left open without it
/// ```
public struct LayoutExplanation: CustomStringConvertible {
  /// Something that holds in the layout.
  public struct Rule {
    /// The constraint; nil for the size of a content, a mask, or the host.
    public let constraint: NSLayoutConstraint?
    /// In words: an equation for a constraint.
    public let text: String
    /// The line that made it, as far as it is known.
    public let line: SourceLine?
  }

  /// What would make the value another.
  public struct Change {
    /// The rule that is edited, or left out.
    public let rule: Rule
    /// The rule in words, with a point more, or less where more changes nothing; with a higher priority
    /// if it is lost. Nil where that changes nothing.
    public let edit: String?
    /// The constant of the edited constraint, in points; nil if another is edited, or none.
    public let constant: CGFloat?
    /// The priority of the edited constraint; nil if the constant is edited, or nothing.
    public let priority: UILayoutPriority?
    /// The value with that edit, in points.
    public let value: CGFloat?
    /// The value without the rule, in points; nil if nothing would determine it.
    public let valueWithout: CGFloat?
  }

  /// What is explained: `title.width`.
  public let subject: String
  /// In points, in the superview, before it is rounded to pixels.
  public let value: CGFloat
  /// Whether the layout leaves no choice.
  public let isDetermined: Bool
  /// Enough to determine the value, with nothing to spare: without any one of them it would be
  /// another, or be left open. Of several such sets it is the one of the user's own rules, those of
  /// earlier lines first, as far as they go. Empty where nothing determines the value.
  public let rules: [Rule]
  /// Rules about the same view and axis that are not kept, with the points that they are missed by.
  public let lost: [(rule: Rule, points: CGFloat)]
  /// What would change the value, other rules being as they are: an edit of each of the ``rules``, then
  /// of each that is ``lost`` and would have its way with a higher priority. A rule is not here if neither
  /// its constant nor its absence matters, as others say the same.
  public let changes: [Change]
  /// What leaves it open, and what would settle it.
  let reasons: [String]

  /// In words, a line for each rule.
  public var description: String {
    var lines: [String] = []
    if isDetermined {
      lines.append("\(subject) is \(layoutNumber(value)), because of")
      lines += rules.map { "  \($0)" }
    } else {
      lines.append(
        """
        \(subject) is \(layoutNumber(value)), and nothing determines it: of what is equally good, the item \
        that a constraint mentioned first has its way
        """)
      lines += reasons.map { "  \($0)" }
    }
    lines += lost.map { "  lost, by \(layoutPoints($0.points)): \($0.rule)" }
    if !changes.isEmpty { lines.append("and would be") }
    lines += changes.map { "  \(text(of: $0))" }
    return lines.joined(separator: "\n")
  }

  private func text(of change: Change) -> String {
    let without = change.valueWithout.map(layoutNumber) ?? "left open"
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
