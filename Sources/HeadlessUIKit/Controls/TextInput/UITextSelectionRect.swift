import Foundation

/// The place of a selected text on one line.
@preconcurrency @MainActor
open class UITextSelectionRect: NSObject {
  public override init() {
    super.init()
  }

  open var rect: CGRect { .zero }
  open var writingDirection: NSWritingDirection { .natural }
  open var containsStart: Bool { false }
  open var containsEnd: Bool { false }
  open var isVertical: Bool { false }
  open var transform: CGAffineTransform { .identity }
}

final class TextSelectionRect: UITextSelectionRect {
  private let place: CGRect
  private let ends: (start: Bool, end: Bool)
  private let isRightToLeft: Bool

  init(_ place: CGRect, isFirst: Bool, isLast: Bool, isRightToLeft: Bool) {
    self.place = place
    ends = (isFirst, isLast)
    self.isRightToLeft = isRightToLeft
    super.init()
  }

  override var rect: CGRect { place }
  override var writingDirection: NSWritingDirection { isRightToLeft ? .rightToLeft : .leftToRight }
  override var containsStart: Bool { ends.start }
  override var containsEnd: Bool { ends.end }
}
