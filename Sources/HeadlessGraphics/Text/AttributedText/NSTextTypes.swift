/// Where lines are placed between the edges.
///
/// Natural follows the direction of the layout.
public enum NSTextAlignment: Int, Sendable {
  case left, center, right, justified, natural
}

/// What happens to text that is wider than its room.
public enum NSLineBreakMode: Int, Sendable {
  case byWordWrapping, byCharWrapping, byClipping
  case byTruncatingHead, byTruncatingTail, byTruncatingMiddle
}

/// Where lines of a paragraph begin; natural follows the direction of the layout.
public enum NSWritingDirection: Int, Sendable {
  case natural = -1
  case leftToRight, rightToLeft
}
