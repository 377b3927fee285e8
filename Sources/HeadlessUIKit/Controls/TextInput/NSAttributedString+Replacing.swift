import Foundation

extension NSAttributedString {
  /// What takes the place of what, so that a part of this text is replaced and nothing else.
  ///
  /// Where a part begins or ends in the middle of what a reader sees as one character, such as between a letter and
  /// its accent, Foundation on Linux replaces another part of the string than of the attributes. So all of that
  /// character is replaced there, with what is to stay of it on both sides.
  ///
  /// - Parameter range: In UTF-16 units. One that has two of them belongs to it as a whole.
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

  /// How text looks that takes the place of a part: as what comes first in it, or else as what is before it.
  func attributes(inPlaceOf range: NSRange) -> [NSAttributedString.Key: Any] {
    guard length > 0 else { return [:] }
    let place = range.length > 0 ? range.location : max(0, range.location - 1)
    return attributes(at: min(place, length - 1), effectiveRange: nil)
  }
}

extension String {
  /// A range of UTF-16 units without halves of those that take two: where it begins or ends between these, both
  /// belong to it, and a place there is before them.
  ///
  /// A string of Swift's has no such halves.
  func wholeUnits(_ range: NSRange) -> NSRange {
    let start = range.location - (isHalved(at: range.location) ? 1 : 0)
    let end = range.upperBound + (range.length > 0 && isHalved(at: range.upperBound) ? 1 : 0)
    return NSRange(location: start, length: range.length > 0 ? end - start : 0)
  }

  private func isHalved(at offset: Int) -> Bool {
    let units = utf16
    guard offset > 0, offset < units.count else { return false }
    return UTF16.isTrailSurrogate(units[units.index(units.startIndex, offsetBy: offset)])
  }

  /// A range of UTF-16 units with all of the characters in whose middle it begins and ends.
  fileprivate func wholeCharacters(_ range: NSRange) -> NSRange {
    guard range.location >= 0, range.upperBound <= utf16.count else { return range }
    let start = characterStart(range.location)
    var end = range.upperBound
    if characterStart(end) != end {
      end = index(after: String.Index(utf16Offset: end, in: self)).utf16Offset(in: self)
    }
    return NSRange(location: start, length: end - start)
  }

  /// Where the character begins that a UTF-16 unit is part of.
  func characterStart(_ offset: Int) -> Int {
    let place = String.Index(utf16Offset: offset, in: self)
    guard place < endIndex else { return offset }
    return index(before: index(after: place)).utf16Offset(in: self)
  }
}
