import Foundation

/// How the lines of a paragraph are set, as values.
package struct ParagraphFormat: Hashable, Sendable {
  struct Tab: Hashable, Sendable {
    var location: CGFloat
    var alignment: NSTextAlignment
  }

  /// Leaves the alignment and where lines break to whatever shows the text.
  package static let standard = ParagraphFormat()
  /// Tabs are 28 points apart where a style doesn't say otherwise.
  static let standardTabs = (1...12).map { Tab(location: CGFloat($0) * 28, alignment: .left) }

  package var alignment: NSTextAlignment?
  package var lineBreakMode: NSLineBreakMode?
  package var lineBreakStrategy: NSParagraphStyle.LineBreakStrategy?
  package var writingDirection = NSWritingDirection.natural

  /// Added between lines.
  var lineSpacing: CGFloat = 0
  /// Added between paragraphs: after one, and before the next.
  var spacingAfter: CGFloat = 0
  var spacingBefore: CGFloat = 0
  /// The least and the greatest height of a line, and the factor on its own; 0 for none.
  var minimumLineHeight: CGFloat = 0
  var maximumLineHeight: CGFloat = 0
  var lineHeightMultiple: CGFloat = 0

  var firstLineHeadIndent: CGFloat = 0
  var headIndent: CGFloat = 0
  /// From the leading edge, or from the trailing edge where it is not positive.
  var tailIndent: CGFloat = 0
  var tabs = standardTabs
  /// The distance of tabs after the last one; 0 for none.
  var tabInterval: CGFloat = 0

  package var allowsTightening = false
}

extension ParagraphFormat {
  /// The height of a line whose fonts ask for `natural`.
  func lineHeight(natural: CGFloat) -> CGFloat {
    var height = natural
    if lineHeightMultiple > 0 { height *= lineHeightMultiple }
    height = max(height, minimumLineHeight)
    return maximumLineHeight > 0 ? min(height, maximumLineHeight) : height
  }

  /// Whether lines begin on the right.
  package func isMirrored(_ isRightToLeft: Bool) -> Bool {
    switch writingDirection {
    case .natural: isRightToLeft
    case .leftToRight: false
    case .rightToLeft: true
    }
  }

  func headIndent(onFirstLine isFirst: Bool) -> CGFloat {
    max(0, isFirst ? firstLineHeadIndent : headIndent)
  }

  /// Where lines have to end when there is so much room.
  package func end(in width: CGFloat) -> CGFloat {
    tailIndent > 0 ? min(tailIndent, width) : width + tailIndent
  }

  /// The room that lines lose at their end, if that doesn't depend on the room.
  var tailInset: CGFloat { max(0, -tailIndent) }

  /// The first tab after a place.
  func tab(after x: CGFloat) -> Tab? {
    if let tab = tabs.first(where: { $0.location > x + TextLayout.tolerance }) { return tab }
    guard tabInterval > 0, x.isFinite else { return nil }
    let steps = (x / tabInterval + TextLayout.tolerance).rounded(.down) + 1
    return Tab(location: steps * tabInterval, alignment: .left)
  }
}
