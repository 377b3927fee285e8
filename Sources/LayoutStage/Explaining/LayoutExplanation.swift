import Foundation

/// Why an edge, a center or a length of a view is what it is.
///
/// ```swift
/// print(explain(title, .width))
/// // title.width is 117, because of
/// //   title.leading == card.leading + 16 (Card.swift:12)
/// //   title.trailing == card.trailing - 16 (Card.swift:12)
/// //   card.width == 149 (Card.swift:9)
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
    lines += lost.map { "  lost, by \(layoutNumber($0.points)) points: \($0.rule)" }
    return lines.joined(separator: "\n")
  }
}

extension LayoutExplanation.Rule: CustomStringConvertible {
  /// The rule and its line: `title.width == 100 (Card.swift:12)`.
  public var description: String { line.map { "\(text) (\($0))" } ?? text }
}
