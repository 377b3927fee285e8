import Foundation

extension String {
  /// A range of UTF-16 units without halves of characters that take two of them: where it begins or ends in the
  /// middle of one, that belongs to it, and a place there is before it.
  ///
  /// A string of Swift's has no such halves, and Foundation's texts lose the place of their attributes where one is
  /// replaced.
  func whole(_ range: NSRange) -> NSRange {
    let start = range.location - (isHalved(at: range.location) ? 1 : 0)
    let end = range.upperBound + (range.length > 0 && isHalved(at: range.upperBound) ? 1 : 0)
    return NSRange(location: start, length: range.length > 0 ? end - start : 0)
  }

  private func isHalved(at offset: Int) -> Bool {
    let units = utf16
    guard offset > 0, offset < units.count else { return false }
    return UTF16.isTrailSurrogate(units[units.index(units.startIndex, offsetBy: offset)])
  }
}
