import Foundation

/// Places each line below the previous one, or beside it.
struct LineStack {
  let usesLeading: Bool
  /// The start of the next row, without the spacing of its paragraph.
  private var bottom: CGFloat = 0
  private var isAfterParagraph = false

  init(usesLeading: Bool) {
    self.usesLeading = usesLeading
  }

  /// The start of the next row for a line with a format.
  func top(of format: ParagraphFormat) -> CGFloat {
    bottom + (isAfterParagraph ? format.spacingBefore : 0)
  }

  /// - Parameter top: The top of the row; nil for the next row.
  mutating func add(_ line: inout TextLayout.Line, at top: CGFloat? = nil) {
    let format = line.setting.format
    line.top = top ?? self.top(of: format)
    var end = line.bottom + format.lineSpacing + (usesLeading ? line.leading : 0)
    if line.isFollowedByParagraph { end += format.spacingAfter }
    bottom = line.setting.isBeside ? max(bottom, end) : end
    isAfterParagraph = line.isFollowedByParagraph
  }
}
