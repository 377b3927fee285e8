import Foundation

/// The style of a paragraph's lines, as values.
package struct ParagraphFormat: Hashable, Sendable {
  struct Tab: Hashable, Sendable {
    var location: CGFloat
    var alignment: NSTextAlignment
  }

  /// Leaves the alignment and the line breaks to the view that shows the text.
  package static let standard = ParagraphFormat()
  /// Tabs are 28 points apart unless a style specifies others.
  static let standardTabs = (1...12).map { Tab(location: CGFloat($0) * 28, alignment: .left) }

  package var alignment: NSTextAlignment?
  package var lineBreakMode: NSLineBreakMode?
  /// The raw value of the strategy, since strategies are not hashable.
  var rawLineBreakStrategy: UInt?
  package var writingDirection = NSWritingDirection.natural

  /// The spacing between lines.
  var lineSpacing: CGFloat = 0
  /// The spacing between paragraphs: after one, and before the next.
  var spacingAfter: CGFloat = 0
  var spacingBefore: CGFloat = 0
  /// The least and the greatest height of a line, and the factor on its natural height; 0 for none.
  var minimumLineHeight: CGFloat = 0
  var maximumLineHeight: CGFloat = 0
  var lineHeightMultiple: CGFloat = 0

  var firstLineHeadIndent: CGFloat = 0
  var headIndent: CGFloat = 0
  /// The distance from the leading edge if positive, otherwise from the trailing edge.
  var tailIndent: CGFloat = 0
  var tabs = standardTabs
  /// The interval of tabs after the last one; 0 for none.
  var tabInterval: CGFloat = 0

  package var allowsTightening = false

  package var lineBreakStrategy: NSParagraphStyle.LineBreakStrategy? {
    get { rawLineBreakStrategy.map(NSParagraphStyle.LineBreakStrategy.init(rawValue:)) }
    set { rawLineBreakStrategy = newValue?.rawValue }
  }
}

extension ParagraphFormat {
  /// The height of a line whose fonts have a natural height.
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

  /// The position where lines must end, for a width of the text.
  package func end(in width: CGFloat) -> CGFloat {
    tailIndent > 0 ? min(tailIndent, width) : width + tailIndent
  }

  /// The width that lines lose at their end, if it doesn't depend on the width of the text.
  var tailInset: CGFloat { max(0, -tailIndent) }

  /// The first tab after a position.
  func tab(after x: CGFloat) -> Tab? {
    if let tab = tabs.first(where: { $0.location > x + TextLayout.tolerance }) { return tab }
    guard tabInterval > 0, x.isFinite else { return nil }
    let steps = (x / tabInterval + TextLayout.tolerance).rounded(.down) + 1
    return Tab(location: steps * tabInterval, alignment: .left)
  }
}
