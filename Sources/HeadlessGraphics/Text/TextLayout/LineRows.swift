import Foundation

/// The positions of the lines of a text: below each other, and beside each other around excluded shapes.
struct LineRows {
  /// A part of a row that a line may fill.
  struct Piece {
    var span: TextSpan
    var isBeside: Bool
    /// Whether nothing is excluded below the top of the row, so that no later row has more room.
    var isLast: Bool
  }

  private let exclusions: TextExclusions?
  private let isRightToLeft: Bool
  private var stack: LineStack

  // The row being filled.
  private var top: CGFloat?
  private var free: ArraySlice<TextSpan> = []
  private var hasLine = false

  init(
    _ exclusions: TextExclusions? = nil, isRightToLeft: Bool = false, usesLeading: Bool = true
  ) {
    (self.exclusions, self.isRightToLeft) = (exclusions, isRightToLeft)
    stack = LineStack(usesLeading: usesLeading)
  }

  /// Whether lines may have to share rows.
  var hasExclusions: Bool { exclusions != nil }

  /// The next part of the row, or the first part of the next row that has any; nil if nothing is excluded.
  ///
  /// - Parameters:
  ///   - height: The height that a row needs.
  ///   - width: The width of the text.
  mutating func next(_ format: ParagraphFormat, height: CGFloat, width: CGFloat) -> Piece? {
    guard let exclusions else { return nil }
    while free.isEmpty {
      let place = next(after: top, format, height: height)
      (top, hasLine) = (place, false)
      guard place < exclusions.bottom else {
        free = [TextSpan(start: 0, end: width)]
        break
      }
      free =
        exclusions.spans(
          top: place, height: height, width: width, isRightToLeft: format.isMirrored(isRightToLeft))[
          ...]
    }
    let isLast = (top ?? 0) >= exclusions.bottom
    return free.popFirst().map { Piece(span: $0, isBeside: hasLine, isLast: isLast) }
  }

  /// Passes empty rows in at most a thousand steps.
  private func next(after row: CGFloat?, _ format: ParagraphFormat, height: CGFloat) -> CGFloat {
    guard let row, !hasLine, let exclusions else { return stack.top(of: format) }
    return row + max(1, height, (exclusions.bottom - row) / 1_000)
  }

  mutating func place(_ line: inout TextLayout.Line) {
    stack.add(&line, at: top)
    hasLine = true
    if line.endsParagraph { free = [] }
  }
}
