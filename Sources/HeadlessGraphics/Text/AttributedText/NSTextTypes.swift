/// The horizontal alignment of lines.
///
/// Natural alignment follows the direction of the layout.
public enum NSTextAlignment: Int, Sendable {
  case left, center, right, justified, natural
}

/// The treatment of text that is too wide.
public enum NSLineBreakMode: Int, Sendable {
  case byWordWrapping, byCharWrapping, byClipping
  case byTruncatingHead, byTruncatingTail, byTruncatingMiddle
}

/// The side on which lines of a paragraph begin; natural follows the direction of the layout.
public enum NSWritingDirection: Int, Sendable {
  case natural = -1
  case leftToRight, rightToLeft
}
