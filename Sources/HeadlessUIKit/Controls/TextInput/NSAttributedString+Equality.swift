import Foundation

extension NSAttributedString {
  /// Whether a text has the same UTF-16 units and the same attributes.
  ///
  /// Foundation on Linux compares the characters by canonical equivalence, so it takes "é" in one
  /// and in two units for equal, and then reads attributes beyond the end of the shorter text.
  func isIdentical(to other: NSAttributedString) -> Bool {
    self === other || (string.utf16.elementsEqual(other.string.utf16) && isEqual(to: other))
  }
}
