import Foundation

/// The letter case in which text is shown, whatever the case of the given text.
public enum TextCase: Hashable, Sendable {
  /// All letters in lower case.
  case lowerCaseAll
  /// All letters in upper case.
  case upperCaseAll
  /// The first character in upper case, the rest unchanged.
  case upperCaseFirst
  /// The first character in lower case, the rest unchanged.
  case lowerCaseFirst

  func write(_ text: String) -> String {
    switch self {
    case .lowerCaseAll: text.lowercased()
    case .upperCaseAll: text.uppercased()
    case .upperCaseFirst: text.prefix(1).uppercased() + text.dropFirst()
    case .lowerCaseFirst: text.prefix(1).lowercased() + text.dropFirst()
    }
  }

  func write(_ text: NSAttributedString) -> NSAttributedString {
    let written = NSMutableAttributedString(attributedString: text)
    // From the end, because letters such as ß grow.
    var runs: [NSRange] = []
    text.enumerateAttributes(in: NSRange(location: 0, length: text.length)) { _, range, _ in
      runs.append(range)
    }
    for range in runs.reversed() {
      let run = text.attributedSubstring(from: range).string
      written.replaceCharacters(in: range, with: write(run, isFirst: range.location == 0))
    }
    return written
  }

  func write(_ text: AttributedString) -> AttributedString {
    text.runs.reduce(into: AttributedString()) { written, run in
      let isFirst = run.range.lowerBound == text.startIndex
      let part = write(String(text[run.range].characters), isFirst: isFirst)
      written += AttributedString(part, attributes: run.attributes)
    }
  }

  /// Returns a converted part of a text with the same attributes.
  private func write(_ part: String, isFirst: Bool) -> String {
    switch self {
    case .upperCaseFirst where !isFirst, .lowerCaseFirst where !isFirst: part
    default: write(part)
    }
  }
}
