import Foundation

/// How the lines of a paragraph are filled.
package struct LineSetting: Sendable, Equatable {
  var formatIndex = 0
  var shared = SharedFormat.standard
  var mode = NSLineBreakMode.byWordWrapping
  /// The positions where lines begin and must end.
  package var head: CGFloat = 0
  var end: CGFloat = .infinity
  /// The part of the row that the line fills, if shapes are excluded.
  var span: TextSpan?
  /// Whether an earlier line is in the same row.
  var isBeside = false

  package var format: ParagraphFormat { shared.value }
  /// Whether the line fills only a part of a row.
  package var isPiece: Bool { span != nil }
  var room: CGFloat { Self.room(from: head, to: end) }

  static func room(from head: CGFloat, to end: CGFloat) -> CGFloat { max(0, end - head) }

  /// The position where the line must end, for a total width.
  package func end(in width: CGFloat) -> CGFloat {
    span.map { $0.start + format.end(in: $0.end - $0.start) } ?? format.end(in: width)
  }

  /// The part that the line fills in a row of a given width.
  package func piece(of width: CGFloat) -> (start: CGFloat, length: CGFloat) {
    span.map { ($0.start, min($0.end, width) - $0.start) } ?? (0, width)
  }

  mutating func use(_ span: TextSpan, isBeside: Bool, onFirstLine isFirst: Bool) {
    (self.span, self.isBeside) = (span, isBeside)
    head = span.start + format.headIndent(onFirstLine: isFirst && !isBeside)
    end = end(in: span.end)
  }
}

/// A format shared by many lines.
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
