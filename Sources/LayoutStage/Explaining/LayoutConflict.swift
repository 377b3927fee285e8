import Foundation

/// Required rules that can't all hold.
///
/// ```swift
/// for conflict in explainConflicts(in: card) { print(conflict) }
/// // these constraints can't all hold:
/// //   title.width == 100 (Card.swift:9)
/// //   title.width == card.width (Card.swift:12)
/// //   card.width == 300 (Card.swift:7)
/// // title.width == 100 gives way, by 200 points; title.width == 300 would hold
/// ```
public struct LayoutConflict: CustomStringConvertible {
  /// All rules of the conflict: without any one of them the others could hold.
  public let rules: [LayoutExplanation.Rule]
  /// The rule that gives way.
  public let broken: LayoutExplanation.Rule
  /// The constant that resolves the conflict, in points. With it, and with the mending constants of
  /// the other current conflicts, all rules hold in the present layout.
  public let mendingConstant: CGFloat
  /// By how many points the broken rule is missed.
  let missed: CGFloat
  /// The broken rule with that constant.
  let mended: String

  /// The conflict in words: a line for each rule, then an edit that resolves it.
  public var description: String {
    let lines = ["these constraints can't all hold:"] + rules.map { "  \($0)" }
    return lines.joined(separator: "\n") + """

      \(broken.text) gives way, by \(layoutPoints(missed)); \(mended) would hold
      """
  }
}
