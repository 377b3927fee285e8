/// Where a block has been placed, and what it tells the stack around it.
public struct BlockPlacement: Sendable {
  /// The edges of the block; nil if it has placed nothing.
  public var box: BlockBox?
  /// The edges of the view or guide that the block is, if it is one: those of the box may be told by
  /// what they are held at.
  var own: BlockBox?
  /// The distance that the stack keeps before the box, in points, on top of its spacing.
  public internal(set) var spacingBefore: CGFloat = 0
  /// The distance that the stack keeps behind the box, in points, on top of its spacing.
  public internal(set) var spacingAfter: CGFloat = 0
  /// The space that the block stands for if it is nothing but space.
  var spacer: SpacerLength?
  /// The baseline of the block's first line of text, which a row may align; nil without text.
  public var firstBaseline: LayoutAnchor?
  /// The baseline of the block's last line of text, which a row may align; nil without text.
  public var lastBaseline: LayoutAnchor?
  /// The first gap in the block, on each axis, that takes what is left over.
  var gaps = PerAxis<LayoutSpan?>(nil)
  /// Its share of the stack, if it has one.
  var weight: CGFloat?
  /// Whether the block is to be left out, whatever is said about it further out.
  var isGone = false
  /// The blocks that stand in the place of this one, which has placed none of them.
  var parts: BlockGroup?

  /// A block that has been placed between these edges, and has nothing else to tell.
  public init(_ box: BlockBox?) { self.box = box }

  /// A block that has nothing to place.
  public static let nothing = BlockPlacement(nil)

  /// A block that is left out, with all that is said about it.
  static let gone: BlockPlacement = {
    var placement = BlockPlacement.nothing
    placement.isGone = true
    return placement
  }()
}

/// Space between the elements of a stack.
struct SpacerLength: Hashable, Sendable {
  /// In points.
  var minimum: CGFloat = 0
  /// In points, for space that expands; infinite for no limit.
  var maximum: CGFloat = .infinity
  var expands = false

  /// The largest length that it may have, in points.
  var most: CGFloat { expands ? maximum : minimum }

  /// Adjacent spaces add up; together they expand if one of them does.
  static func += (left: inout SpacerLength, right: SpacerLength) {
    left.maximum = left.most + right.most
    left.minimum += right.minimum
    left.expands = left.expands || right.expands
  }
}
