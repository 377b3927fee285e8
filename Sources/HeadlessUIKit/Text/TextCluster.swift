import Foundation

/// A character as a reader sees it, with its width and where a line may end after it.
struct TextCluster: Sendable {
  enum Kind: Sendable {
    case letter
    case space
    case newline
  }

  var character: Character
  var width: CGFloat
  var run: Int
  var kind: Kind
  var breaksAfter = false

  /// The characters of a text in order, measured.
  static func all(in content: TextContent) -> [TextCluster] {
    var clusters: [TextCluster] = []
    for (index, run) in content.runs.enumerated() {
      let advances = FaceAdvances.of(run.face)
      for character in run.text {
        let kind: Kind =
          character.isNewline ? .newline : character == " " || character == "\t" ? .space : .letter
        let width = kind == .newline ? 0 : advances.width(of: character) + run.kern
        clusters.append(TextCluster(character: character, width: width, run: index, kind: kind))
        guard clusters.count > 1 else { continue }
        let last = clusters.count - 2
        guard clusters[last].run == index else { continue }
        clusters[last].width += advances.kerning(clusters[last].character, character)
      }
    }
    for index in clusters.indices.dropLast() {
      clusters[index].breaksAfter = LineBreakRules.allowsBreak(
        clusters[index].character, clusters[index + 1].character)
    }
    return clusters
  }
}

/// Where a line may end: after spaces and hyphens, and between ideographs and emoji.
enum LineBreakRules {
  static func allowsBreak(_ before: Character, _ after: Character) -> Bool {
    if after == " " || after == "\t" { return false }
    if before == " " || before == "\t" || before == "\u{200b}" { return true }
    if before == "-" || before == "\u{2010}" || before == "\u{2013}" || before == "\u{2014}" {
      return after.isLetter
    }
    guard before.isBreakable || after.isBreakable else { return false }
    return !staysWithNext.contains(before) && !staysWithPrevious.contains(after)
  }

  /// Opening brackets and quotes, which don't end a line.
  private static let staysWithNext = Set<Character>("（「『【〈《［｛〔“‘([{")

  /// Closing brackets, stops and small kana, which don't start a line.
  private static let staysWithPrevious = Set<Character>(
    "、。，．・：；？！）」』】〉》］｝〕”’)]},.!?:;%…ーぁぃぅぇぉっゃゅょァィゥェォッャュョ々")
}

extension Character {
  fileprivate var isBreakable: Bool {
    guard let scalar = unicodeScalars.first, scalar.value >= 0x2e80 else { return false }
    return scalar.isIdeographic || scalar.properties.isEmojiPresentation
  }
}
