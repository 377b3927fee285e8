import Foundation

extension UIView {
  /// Draws text on one line, vertically centered in a rectangle.
  ///
  /// - Parameter alignment: The alignment of the line; the text's own takes precedence.
  func drawLine(
    _ content: TextContent, in rect: CGRect, alignment: NSTextAlignment,
    color: ColorComponents, mode: NSLineBreakMode = .byTruncatingTail,
    into picture: inout Picture
  ) {
    guard rect.width > 0, rect.height > 0 else { return }
    let layout = TextLayout(content, width: rect.width, maximumLines: 1, mode: mode)
    let top = rect.minY + pixels.round((rect.height - pixels.roundedUp(layout.height)) / 2)
    picture.draw(
      layout, of: content,
      at: TextPlacement(
        rect: CGRect(x: rect.minX, y: top, width: rect.width, height: layout.height),
        alignment: alignment, isRightToLeft: isRightToLeft, color: color,
        traits: traitCollection))
  }

  /// Returns the width of text on one line, rounded up to pixels.
  func lineWidth(_ content: TextContent) -> CGFloat {
    let layout = TextLayout(
      content, width: .infinity, maximumLines: 1, mode: .byTruncatingTail)
    return pixels.roundedUp(layout.width)
  }
}
