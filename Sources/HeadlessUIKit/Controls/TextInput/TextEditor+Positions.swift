import Foundation

/// Positions as they follow from the layout of the text.
extension TextEditor {
  /// Returns the position beside a point that is nearest to it in a range.
  func place(nearestTo point: CGPoint, within range: UITextRange) -> UITextPosition {
    let (limits, offset) = (edited.range(range), textGeometry.offset(at: point))
    return TextPosition(min(max(offset, limits.location), limits.upperBound))
  }

  /// Returns the character at a point, or the nearest one on its line; nil if there is none.
  func characters(at point: CGPoint) -> UITextRange? {
    guard !edited.isEmpty else { return nil }
    let last = edited.content.length - 1
    let start = edited.string.characterStart(min(textGeometry.unit(at: point).index, last))
    return TextRange(NSRange(location: start, length: characterLength(at: start)))
  }

  private func characterLength(at start: Int) -> Int {
    let string = edited.string
    let place = String.Index(utf16Offset: start, in: string)
    return string[place...].first.map { String($0).utf16.count } ?? 0
  }

  /// Returns the rectangles of a range, one per line.
  func places(of range: UITextRange) -> [UITextSelectionRect] {
    let (rects, isReversed) = (textGeometry.rects(of: edited.range(range)), isRightToLeft)
    return rects.indices.map {
      TextSelectionRect(
        rects[$0], isFirst: $0 == 0, isLast: $0 == rects.count - 1, isRightToLeft: isReversed)
    }
  }

  /// Moves a position by characters to the left or right, or by lines up or down; returns nil
  /// beyond the text.
  func moved(
    _ position: UITextPosition, _ direction: UITextLayoutDirection, by steps: Int
  ) -> UITextPosition? {
    var offset: Int? = edited.offset(position)
    for _ in 0..<abs(steps) {
      offset = offset.flatMap { step(from: $0, steps < 0 ? direction.opposite : direction) }
    }
    return offset.map { TextPosition($0) }
  }

  private func step(from offset: Int, _ direction: UITextLayoutDirection) -> Int? {
    switch direction {
    case .up, .down:
      let caret = textGeometry.caret(at: offset)
      let y = direction == .up ? caret.minY - caret.height / 2 : caret.maxY + caret.height / 2
      let other = textGeometry.offset(at: CGPoint(x: caret.midX, y: y))
      return textGeometry.caret(at: other).minY == caret.minY ? nil : other
    case .left, .right:
      if leadsForward(direction) {
        return offset < edited.content.length ? offset + characterLength(at: offset) : nil
      }
      return offset > 0 ? edited.string.characterStart(offset - 1) : nil
    }
  }

  func leadsForward(_ direction: UITextLayoutDirection) -> Bool {
    UITextDirection.layout(direction).leadsForward(isRightToLeft: isRightToLeft)
  }

  /// Returns the range from a position to the end of its line, or of the text, in a direction.
  func extended(_ position: UITextPosition, _ direction: UITextLayoutDirection) -> UITextRange {
    let offset = edited.offset(position)
    let isVertical = direction == .up || direction == .down
    let limits = isVertical ? edited.whole : textGeometry.lineRange(at: offset)
    let end = leadsForward(direction) ? limits.upperBound : limits.location
    return edited.textRange(from: position, to: TextPosition(end))
  }

  func writingDirection(at position: UITextPosition) -> NSWritingDirection {
    let style = edited.paragraphStyle(at: edited.offset(position))
    guard let own = style?.baseWritingDirection, own != .natural else {
      return isRightToLeft ? .rightToLeft : .leftToRight
    }
    return own
  }

  func setWritingDirection(_ direction: NSWritingDirection, for range: UITextRange) {
    edited.setWritingDirection(direction, in: edited.range(range))
  }
}

extension UITextLayoutDirection {
  fileprivate var opposite: UITextLayoutDirection {
    switch self {
    case .left: .right
    case .right: .left
    case .up: .down
    case .down: .up
    }
  }
}

extension EditedText {
  fileprivate func paragraphStyle(at offset: Int) -> NSParagraphStyle? {
    guard !isEmpty else { return nil }
    let place = min(offset, content.length - 1)
    return content.attribute(.paragraphStyle, at: place, effectiveRange: nil) as? NSParagraphStyle
  }

  fileprivate mutating func setWritingDirection(
    _ direction: NSWritingDirection, in range: NSRange
  ) {
    let (range, style) = (clamped(range), paragraphStyle(at: range.location))
    restyle { content in
      let changed = NSMutableAttributedString(attributedString: content)
      let new = (style?.mutableCopy() as? NSMutableParagraphStyle) ?? NSMutableParagraphStyle()
      new.baseWritingDirection = direction
      changed.addAttribute(.paragraphStyle, value: new, range: range)
      return changed
    }
  }
}
