import Foundation

extension NSAttributedString {
  /// Returns a range and its replacement with which only the given part of the text is replaced.
  ///
  /// If a part begins or ends inside a grapheme cluster, such as between a letter and its accent,
  /// Foundation on Linux replaces different ranges in the string and in the attributes. The
  /// returned range therefore covers the whole cluster, and the replacement includes the units of
  /// it that stay.
  ///
  /// - Parameter range: In UTF-16 units. It contains surrogate pairs as a whole.
  func replacement(
    of range: NSRange, with text: NSAttributedString
  ) -> (range: NSRange, text: NSAttributedString) {
    let wide = string.wholeCharacters(range)
    guard wide != range else { return (range, text) }
    let whole = NSMutableAttributedString()
    whole.append(
      attributedSubstring(
        from: NSRange(location: wide.location, length: range.location - wide.location)))
    whole.append(text)
    whole.append(
      attributedSubstring(
        from: NSRange(location: range.upperBound, length: wide.upperBound - range.upperBound)))
    return (wide, whole)
  }

  /// Returns the attributes of text that replaces a range: those of its first character or, if it
  /// is empty, those of the character before it.
  func attributes(inPlaceOf range: NSRange) -> [NSAttributedString.Key: Any] {
    guard length > 0 else { return [:] }
    let place = range.length > 0 ? range.location : max(0, range.location - 1)
    return attributes(at: min(place, length - 1), effectiveRange: nil)
  }
}

extension String {
  /// Returns a range of UTF-16 units without halves of surrogate pairs: a range that begins or ends
  /// inside a pair is extended by it, and an empty range moves before it.
  ///
  /// A Swift string can't contain half of a pair.
  func wholeUnits(_ range: NSRange) -> NSRange {
    let start = range.location - (splitsCharacter(at: range.location) ? 1 : 0)
    let end = range.upperBound + (range.length > 0 && splitsCharacter(at: range.upperBound) ? 1 : 0)
    return NSRange(location: start, length: range.length > 0 ? end - start : 0)
  }

  private func splitsCharacter(at offset: Int) -> Bool {
    let units = utf16
    guard offset > 0, offset < units.count else { return false }
    return UTF16.isTrailSurrogate(units[units.index(units.startIndex, offsetBy: offset)])
  }

  /// Returns a range of UTF-16 units, extended to the characters in which it begins and ends.
  fileprivate func wholeCharacters(_ range: NSRange) -> NSRange {
    guard range.location >= 0, range.upperBound <= utf16.count else { return range }
    let start = characterStart(range.location)
    var end = range.upperBound
    if characterStart(end) != end {
      end = index(after: String.Index(utf16Offset: end, in: self)).utf16Offset(in: self)
    }
    return NSRange(location: start, length: end - start)
  }

  /// Returns the start of the character that contains a UTF-16 unit.
  func characterStart(_ offset: Int) -> Int {
    let place = String.Index(utf16Offset: offset, in: self)
    guard place < endIndex else { return offset }
    return index(before: index(after: place)).utf16Offset(in: self)
  }
}
