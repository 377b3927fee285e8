/// A coordinate or a length of an item that a rule can relate.
public enum LayoutAttribute: String, Hashable, Sendable, CaseIterable {
  /// The leading edge: left, or right in a right-to-left layout.
  case leading
  /// The trailing edge: right, or left in a right-to-left layout.
  case trailing
  /// The left edge, in any layout direction.
  case left
  /// The right edge, in any layout direction.
  case right
  /// The horizontal center.
  case centerX
  /// The top edge.
  case top
  /// The bottom edge.
  case bottom
  /// The vertical center.
  case centerY
  /// The baseline of the first line of text; the bottom edge of an item without text.
  case firstBaseline
  /// The baseline of the last line of text; the bottom edge of an item without text.
  case lastBaseline
  /// The width, in points.
  case width
  /// The height, in points.
  case height

  /// The axis that the attribute measures.
  public var axis: LayoutAxis {
    switch self {
    case .leading, .trailing, .left, .right, .centerX, .width: .horizontal
    case .top, .bottom, .centerY, .firstBaseline, .lastBaseline, .height: .vertical
    }
  }

  /// Whether the attribute is a length rather than a coordinate.
  public var isLength: Bool { self == .width || self == .height }

  /// Whether the attribute swaps sides in a right-to-left layout.
  public var followsDirection: Bool { self == .leading || self == .trailing }

  /// Whether the attribute stays on its side in a right-to-left layout.
  public var isAbsolute: Bool { self == .left || self == .right }

  /// Whether a positive distance from this edge to a neighbor outside runs towards the end of the
  /// axis, as it does at trailing, right and bottom edges.
  public var isEnd: Bool { self == axis.end || self == axis.farEdge }

  /// Whether one constraint may relate this attribute to another.
  ///
  /// Lengths can be compared with lengths of either axis, and coordinates with coordinates of the
  /// same axis, except that left and right can't be compared with leading and trailing.
  public func isComparable(to other: LayoutAttribute) -> Bool {
    guard isLength == other.isLength else { return false }
    if isLength { return true }
    guard axis == other.axis else { return false }
    return !(followsDirection && other.isAbsolute) && !(isAbsolute && other.followsDirection)
  }

  /// UIKit's name for the attribute.
  public var native: NSLayoutConstraint.Attribute {
    switch self {
    case .leading: .leading
    case .trailing: .trailing
    case .left: .left
    case .right: .right
    case .centerX: .centerX
    case .top: .top
    case .bottom: .bottom
    case .centerY: .centerY
    case .firstBaseline: .firstBaseline
    case .lastBaseline: .lastBaseline
    case .width: .width
    case .height: .height
    }
  }

  // The default would hash the text.
  public func hash(into hasher: inout Hasher) { hasher.combine(native.rawValue) }
}
