import Foundation

/// Where and how a block of lines is drawn.
struct TextPlacement {
  var rect: CGRect
  /// The alignment of lines without one of their own.
  var alignment: NSTextAlignment
  var isRightToLeft: Bool
  var color: ColorComponents
  var traits: UITraitCollection
  /// The shadow of text without one of its own.
  var shadow: (offset: CGSize, color: ColorComponents)?
  /// A color that replaces all colors of the text; nil keeps them.
  var ink: ColorComponents?

  /// Returns the x at which a line begins.
  func start(of line: TextLayout.Line) -> CGFloat {
    let isMirrored = line.setting.format.isMirrored(isRightToLeft)
    let (head, end) = (line.setting.head, line.setting.end(in: rect.width))
    let left = rect.minX + (isMirrored ? rect.width - end : head)
    let free = end - head - line.width
    switch line.setting.format.alignment ?? alignment {
    case .left: return left
    case .center: return left + free / 2
    case .right: return left + free
    case .justified where isJustified(line): return left
    case .natural, .justified: return isMirrored ? left + free : left
    }
  }

  /// Returns the line fragment of a line, including the padding of its container on both sides.
  func fragment(of line: TextLayout.Line, padding: CGFloat) -> (x: CGFloat, width: CGFloat) {
    let (start, length) = line.setting.piece(of: rect.width)
    let isMirrored = line.setting.format.isMirrored(isRightToLeft)
    let left = rect.minX + (isMirrored ? rect.width - start - length : start)
    return (left - padding, length + 2 * padding)
  }

  /// Returns the extra space with which a justified line fills its width.
  func spread(of line: TextLayout.Line) -> TextSpread {
    guard isJustified(line) else { return TextSpread() }
    let free = line.setting.end(in: rect.width) - line.setting.head - line.width
    let text = line.text.prefix(upTo: line.text.lastIndex { $0 != " " } ?? line.text.endIndex)
    let spaces = text.count { $0 == " " }
    if spaces > 0 { return TextSpread(word: free / CGFloat(spaces)) }
    return TextSpread(letter: text.isEmpty ? 0 : free / CGFloat(text.count))
  }

  private func isJustified(_ line: TextLayout.Line) -> Bool {
    (line.setting.format.alignment ?? alignment) == .justified && !line.endsParagraph
  }

  func shown(_ color: UIColor) -> ColorComponents { ink ?? ColorComponents(color, in: traits) }
}

/// The extra space that is added to each space, or to each character.
struct TextSpread {
  var word: CGFloat = 0
  var letter: CGFloat = 0

  func width(of text: some StringProtocol) -> CGFloat {
    if word != 0 { return word * CGFloat(text.count { $0 == " " }) }
    return letter == 0 ? 0 : letter * CGFloat(text.count)
  }
}

/// A piece of text and its position.
struct PlacedFragment {
  var fragment: TextLayout.Fragment
  var run: TextContent.Run
  /// The left end of the piece, on the baseline of the line.
  var origin: CGPoint
  var spread: TextSpread
  /// The top and the height of the line.
  var line: (top: CGFloat, height: CGFloat)

  var width: CGFloat { fragment.width + spread.width(of: fragment.text) }
  var baseline: CGFloat { origin.y - run.baselineOffset }
}
