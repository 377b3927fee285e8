import Foundation

/// How the lines of a paragraph are filled.
package struct LineSetting: Sendable, Equatable {
  var formatIndex = 0
  var shared = SharedFormat.standard
  var mode = NSLineBreakMode.byWordWrapping
  /// Where lines begin and have to end.
  package var head: CGFloat = 0
  var end: CGFloat = .infinity

  package var format: ParagraphFormat { shared.value }
  var room: CGFloat { max(0, end - head) }
}

/// A format that many lines have.
final class SharedFormat: Sendable, Equatable {
  static let standard = SharedFormat(.standard)

  let value: ParagraphFormat

  init(_ value: ParagraphFormat) {
    self.value = value
  }

  static func == (left: SharedFormat, right: SharedFormat) -> Bool {
    left === right || left.value == right.value
  }
}
