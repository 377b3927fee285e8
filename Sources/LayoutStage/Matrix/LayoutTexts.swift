/// A transformation of a layout's texts, which shows how the layout copes with other texts than
/// those it was written with.
public enum LayoutTexts: String, Hashable, Sendable, CaseIterable {
  /// The text as it is.
  case original
  /// Letters with accents, and more of them: 1.4 times as long, as in many translations.
  case accented
  /// The text twice.
  case double
  /// One word without a space, longer than the text by a long word.
  case longWord
  /// Letters that are taller than Latin ones.
  case tall
  /// Arabic letters, from right to left.
  case rightToLeft
  /// An empty text.
  case empty

  /// Returns a text as it is in this variant.
  public func text(_ original: String) -> String {
    guard !original.isEmpty else { return original }
    return switch self {
    case .original: original
    case .accented: accented(original)
    case .double: "\(original) \(original)"
    case .longWord: original.filter { !$0.isWhitespace } + "undnocheinviellängereswort"
    case .tall: replacingLetters(of: original, by: Array("ঊঐঔণথফ"))
    case .rightToLeft: replacingLetters(of: original, by: Array("سلامكتب"))
    case .empty: ""
    }
  }

  private func accented(_ text: String) -> String {
    let plain = Array("AEIOUaeiouncs")
    let marked = Array("ÅÉÎÖÜåéîöüñçš")
    let letters = text.map { letter in plain.firstIndex(of: letter).map { marked[$0] } ?? letter }
    let more = max(1, (text.count * 2 + 4) / 5)
    return String(letters) + String(repeating: "~", count: more)
  }

  private func replacingLetters(of text: String, by letters: [Character]) -> String {
    String(text.enumerated().map { $1.isLetter ? letters[$0 % letters.count] : $1 })
  }
}
