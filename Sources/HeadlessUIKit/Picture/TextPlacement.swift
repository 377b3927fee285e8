import Foundation

/// Where and how a block of lines is drawn.
struct TextPlacement {
  var rect: CGRect
  /// Where lines are placed that don't say so themselves.
  var alignment: NSTextAlignment
  var isRightToLeft: Bool
  var colour: ColourComponents
  var traits: UITraitCollection
  /// The shadow of text that has none of its own.
  var shadow: (offset: CGSize, colour: ColourComponents)?

  /// Where a line begins, and how much it is stretched.
  func place(of line: TextLayout.Line) -> (start: CGFloat, stretch: CGFloat) {
    let format = line.setting.format
    let isMirrored = runsRightToLeft(format)
    let (head, end) = (line.setting.head, format.end(in: rect.width))
    let left = rect.minX + (isMirrored ? rect.width - end : head)
    let room = end - head
    switch format.alignment ?? alignment {
    case .left: return (left, 1)
    case .center: return (left + (room - line.width) / 2, 1)
    case .right: return (left + room - line.width, 1)
    case .justified where !line.endsParagraph && line.width > 0 && room > 0:
      return (left, room / line.width)
    case .natural, .justified:
      return (isMirrored ? left + room - line.width : left, 1)
    }
  }

  private func runsRightToLeft(_ format: ParagraphFormat) -> Bool {
    switch format.writingDirection {
    case .natural: isRightToLeft
    case .leftToRight: false
    case .rightToLeft: true
    }
  }

  func shown(_ colour: UIColor) -> ColourComponents { ColourComponents(colour, in: traits) }
}

/// A piece of text at its place.
struct PlacedFragment {
  var fragment: TextLayout.Fragment
  var run: TextContent.Run
  /// From the left of the line to the right, on its baseline.
  var origin: CGPoint
  var stretch: CGFloat
  /// The top and the height of the line.
  var line: (top: CGFloat, height: CGFloat)

  var width: CGFloat { fragment.width * stretch }
  var baseline: CGFloat { origin.y - run.baselineOffset }
}
