import Foundation

/// A line of text that may be longer than the space for it.
private struct FieldLine {
  let content: TextContent
  let layout: TextLayout
  /// Widened to the line if the line is longer.
  var placement: TextPlacement
  /// The length by which the text exceeds the space.
  let excess: CGFloat

  init(_ content: TextContent, at placement: TextPlacement) {
    (self.content, self.placement) = (content, placement)
    layout = TextLayout(content, width: .infinity, maximumLines: 1, mode: .byClipping)
    excess = max(0, layout.width - placement.rect.width)
    self.placement.rect.size.width += excess
  }

  @MainActor
  func geometry(font: UIFont) -> LineGeometry {
    LineGeometry(content, layout: layout, at: placement, font: font)
  }
}

extension UITextField {
  private var fieldLine: FieldLine {
    let room = currentTextRect
    let height = currentFont.lineHeight
    let rect = CGRect(x: room.minX, y: room.midY - height / 2, width: room.width, height: height)
    return FieldLine(
      fitted(shownContent, room),
      at: TextPlacement(
        rect: rect, alignment: textAlignment, isRightToLeft: isRightToLeft,
        color: shownColor(.label), traits: traitCollection))
  }

  /// Scrolls edited text no further than necessary to show the insertion point. Text that is not
  /// edited shows its beginning.
  func scrollToInsertionPoint() {
    scrolledDistance = isEditing ? distance(in: fieldLine) : 0
  }

  /// Returns the distance by which a line is scrolled.
  private func distance(in line: FieldLine) -> CGFloat {
    guard isEditing, line.excess > 0 else { return 0 }
    let (geometry, rect) = (line.geometry(font: currentFont), line.placement.rect)
    let place = geometry.caret(at: edited.selection.upperBound).midX - rect.minX
    let least = max(0, place - (rect.width - line.excess))
    return min(max(scrolledDistance, least), place, line.excess)
  }

  /// The positions of the characters in the line.
  var textGeometry: LineGeometry { scrolledLine.geometry(font: currentFont) }

  private var scrolledLine: FieldLine {
    var line = fieldLine
    line.placement.rect.origin.x -= distance(in: line)
    return line
  }

  /// Draws the text: the scrolled part while it is edited, otherwise the beginning.
  func drawEditedText(in rect: CGRect, into picture: inout Picture) {
    let line = scrolledLine
    let color = faded(textColor ?? .label)
    guard isEditing, line.excess > 0, rect.width > 0 else {
      return drawLine(
        fitted(shownContent, rect), in: rect, alignment: textAlignment, color: color,
        into: &picture)
    }
    let place = line.placement.rect
    let moved = CGRect(
      x: place.minX + rect.minX - currentTextRect.minX, y: rect.minY, width: place.width,
      height: rect.height)
    picture.clip(to: rect) {
      drawLine(
        line.content, in: moved, alignment: textAlignment, color: color, mode: .byClipping,
        into: &$0)
    }
  }
}
