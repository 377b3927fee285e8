import Foundation

/// The words, sentences and other units of a text, in UTF-16 units.
struct TextUnits {
  let text: String

  /// Returns all units of a kind in their order; lines, which depend on the layout, are none of
  /// them.
  func ranges(of granularity: UITextGranularity) -> [NSRange] {
    let parts: [Range<String.Index>] =
      switch granularity {
      case .character: text.indices.map { $0..<text.index(after: $0) }
      case .word: runs(text.isInWord)
      case .sentence: sentences
      case .paragraph: runs { !text[$0].isNewline }
      case .line: []
      case .document: text.isEmpty ? [] : [text.startIndex..<text.endIndex]
      }
    return parts.map { NSRange($0, in: text) }
  }

  /// Returns the longest ranges whose characters all have a property.
  private func runs(_ isInside: (String.Index) -> Bool) -> [Range<String.Index>] {
    var found: [Range<String.Index>] = []
    for place in text.indices where isInside(place) {
      let next = text.index(after: place)
      if let last = found.last, last.upperBound == place {
        found[found.count - 1] = last.lowerBound..<next
      } else {
        found.append(place..<next)
      }
    }
    return found
  }

  /// A sentence includes the spaces behind it.
  private var sentences: [Range<String.Index>] {
    runs { !text[$0].isNewline }.flatMap { paragraph in
      var (found, start): ([Range<String.Index>], String.Index) = ([], paragraph.lowerBound)
      for place in text[paragraph].indices where place > start && beginsSentence(place, in: start) {
        found.append(start..<place)
        start = place
      }
      return found + [start..<paragraph.upperBound]
    }
  }

  private func beginsSentence(_ place: String.Index, in start: String.Index) -> Bool {
    guard !text[place].isWhitespace else { return false }
    let before = text[start..<place]
    guard before.last?.isWhitespace == true else { return false }
    return before.last { !$0.isWhitespace }.map { ".!?\u{2026}\u{3002}".contains($0) } ?? false
  }
}

extension String {
  /// Returns the word at an offset, bounded by spaces and punctuation, in UTF-16 units.
  func word(at offset: Int) -> NSRange? {
    let place = String.Index(utf16Offset: offset, in: self)
    let start = self[..<place].indices.last { !isInWord($0) }.map(index(after:)) ?? startIndex
    let end = self[place...].indices.first { !isInWord($0) } ?? endIndex
    return start < end ? NSRange(start..<end, in: self) : nil
  }

  /// Returns whether a character is part of a word: letters and numbers, and an apostrophe between
  /// letters.
  fileprivate func isInWord(_ place: Index) -> Bool {
    let character = self[place]
    if character.isLetter || character.isNumber { return true }
    guard character == "'" || character == "\u{2019}", place > startIndex else { return false }
    let next = self[place...].dropFirst().first
    return self[index(before: place)].isLetter && next?.isLetter == true
  }

  /// Returns the paragraph at an offset, without the line break that ends it.
  func paragraph(at offset: Int) -> NSRange {
    let place = String.Index(utf16Offset: offset, in: self)
    let start = self[..<place].lastIndex(where: \.isNewline).map(index(after:)) ?? startIndex
    return NSRange(start..<(self[place...].firstIndex(where: \.isNewline) ?? endIndex), in: self)
  }
}
