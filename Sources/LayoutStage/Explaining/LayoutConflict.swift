import Foundation

/// Required rules that can't hold together.
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
  /// All that takes part: without any single one the rest could hold.
  public let rules: [LayoutExplanation.Rule]
  /// The one that gives way.
  public let broken: LayoutExplanation.Rule
  /// The constant that mends it, in points: with it, and with those of the other conflicts that
  /// stand, everything holds as it lies now.
  public let mendingConstant: CGFloat
  /// By how many points it is not kept.
  let missed: CGFloat
  /// What gives way, with that constant.
  let mended: String

  /// In words, a line for each rule, and with an edit that mends it.
  public var description: String {
    let lines = ["these constraints can't all hold:"] + rules.map { "  \($0)" }
    return lines.joined(separator: "\n") + """

      \(broken.text) gives way, by \(layoutPoints(missed)); \(mended) would hold
      """
  }
}
