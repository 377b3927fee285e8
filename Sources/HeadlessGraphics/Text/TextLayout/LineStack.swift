import Foundation

/// Puts each line below the one before, or beside it.
struct LineStack {
  let usesLeading: Bool
  /// Where the next row begins, but for what its paragraph adds.
  private var bottom: CGFloat = 0
  private var isAfterParagraph = false

  init(usesLeading: Bool) {
    self.usesLeading = usesLeading
  }

  /// Where the next row begins if it has a format.
  func top(of format: ParagraphFormat) -> CGFloat {
    bottom + (isAfterParagraph ? format.spacingBefore : 0)
  }

  /// - Parameter top: Where the row is; nil for the next one.
  mutating func add(_ line: inout TextLayout.Line, at top: CGFloat? = nil) {
    let format = line.setting.format
    line.top = top ?? self.top(of: format)
    var end = line.bottom + format.lineSpacing + (usesLeading ? line.leading : 0)
    if line.isFollowedByParagraph { end += format.spacingAfter }
    bottom = line.setting.isBeside ? max(bottom, end) : end
    isAfterParagraph = line.isFollowedByParagraph
  }
}
