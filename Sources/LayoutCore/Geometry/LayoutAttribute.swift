/// A coordinate or a length of an item that a rule can speak of.
public enum LayoutAttribute: String, Hashable, Sendable, CaseIterable {
  /// The left edge, or the right one where people read from there.
  case leading
  /// The right edge, or the left one where people read from the right.
  case trailing
  /// The left edge, wherever people begin to read.
  case left
  /// The right edge, wherever people begin to read.
  case right
  /// Halfway between left and right.
  case centerX
  /// The upper edge.
  case top
  /// The lower edge.
  case bottom
  /// Halfway between top and bottom.
  case centerY
  /// Where the first line of text stands; the bottom of what has no text.
  case firstBaseline
  /// Where the last line of text stands; the bottom of what has no text.
  case lastBaseline
  /// From left to right, in points.
  case width
  /// From top to bottom, in points.
  case height

  /// The axis that the attribute measures.
  public var axis: LayoutAxis {
    switch self {
    case .leading, .trailing, .left, .right, .centerX, .width: .horizontal
    case .top, .bottom, .centerY, .firstBaseline, .lastBaseline, .height: .vertical
    }
  }

  /// Whether the attribute is a length and not a coordinate.
  public var isLength: Bool { self == .width || self == .height }

  /// Whether the attribute swaps sides in a right-to-left layout.
  public var followsDirection: Bool { self == .leading || self == .trailing }

  /// Whether the attribute stays on its side in a right-to-left layout.
  public var isAbsolute: Bool { self == .left || self == .right }

  /// Whether a positive distance from this edge to its neighbour outside runs towards larger
  /// coordinates, as it does for trailing, right and bottom edges.
  public var isEnd: Bool { self == axis.end || self == axis.farEdge }

  /// Whether one constraint may relate this attribute to another.
  ///
  /// Lengths go with lengths of either axis, coordinates with coordinates of the same axis; left
  /// and right do not go with leading and trailing.
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

  // Else it would be that of the text.
  public func hash(into hasher: inout Hasher) { hasher.combine(native.rawValue) }
}
