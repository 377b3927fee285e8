/// The place of a block, with information for the stack around it.
public struct BlockPlacement: Sendable {
  /// The edges of the block; nil if it has placed nothing.
  public var box: BlockBox?
  /// The view or guide that the block is, if it is one: the edges of the box may be told by what they are
  /// held at.
  var item: LayoutItem?
  /// The length of the view or guide across the stack around it, if that is given without fail, and the box
  /// of the stack wishes to be no longer.
  var assured: CGFloat?
  /// The baseline of the block's first line of text, which a row can align; nil without text.
  public var firstBaseline: LayoutAnchor?
  /// The baseline of the block's last line of text, which a row can align; nil without text.
  public var lastBaseline: LayoutAnchor?
  /// What few blocks have to say; nil where there is nothing of it.
  private var rest: Remarks?

  /// Creates the placement of a block between four edges, with no further information.
  public init(_ box: BlockBox?) { self.box = box }

  /// The placement of a block that places nothing.
  public static let nothing = BlockPlacement(nil)

  /// A block that is left out, with all that is said about it.
  static let gone: BlockPlacement = {
    var placement = BlockPlacement.nothing
    placement.isGone = true
    return placement
  }()
}

extension BlockPlacement {
  /// What a placement says beside its edges.
  ///
  /// It may go from thread to thread: only a placement that alone refers to it changes it.
  private final class Remarks: @unchecked Sendable {
    var spacingBefore: CGFloat = 0
    var spacingAfter: CGFloat = 0
    var spacer: SpacerLength?
    var gaps = PerAxis<LayoutSpan?>(nil)
    var weight: CGFloat?
    var isGone = false
    var parts: BlockGroup?

    init(_ other: Remarks?) {
      guard let other else { return }
      spacingBefore = other.spacingBefore
      spacingAfter = other.spacingAfter
      spacer = other.spacer
      gaps = other.gaps
      weight = other.weight
      isGone = other.isGone
      parts = other.parts
    }
  }

  /// The remarks, once nobody else sees a change of them.
  private var own: Remarks {
    mutating get {
      if isKnownUniquelyReferenced(&rest), let rest { return rest }
      let copy = Remarks(rest)
      rest = copy
      return copy
    }
  }

  /// The distance before the box that the stack adds to its spacing, in points.
  public internal(set) var spacingBefore: CGFloat {
    get { rest?.spacingBefore ?? 0 }
    set { if newValue != spacingBefore { own.spacingBefore = newValue } }
  }
  /// The distance after the box that the stack adds to its spacing, in points.
  public internal(set) var spacingAfter: CGFloat {
    get { rest?.spacingAfter ?? 0 }
    set { if newValue != spacingAfter { own.spacingAfter = newValue } }
  }
  /// The space that the block stands for if it is nothing but space.
  var spacer: SpacerLength? {
    get { rest?.spacer }
    set { if newValue != spacer { own.spacer = newValue } }
  }
  /// The first gap in the block, on each axis, that takes what is left over.
  var gaps: PerAxis<LayoutSpan?> {
    get { rest?.gaps ?? PerAxis(nil) }
    set { if newValue != gaps { own.gaps = newValue } }
  }
  /// Its share of the stack, if it has one.
  var weight: CGFloat? {
    get { rest?.weight }
    set { if newValue != weight { own.weight = newValue } }
  }
  /// Whether the block is to be left out, whatever is said about it further out.
  var isGone: Bool {
    get { rest?.isGone ?? false }
    set { if newValue != isGone { own.isGone = newValue } }
  }
  /// The blocks that stand in the place of this one, which has placed none of them.
  var parts: BlockGroup? {
    get { rest?.parts }
    set { own.parts = newValue }
  }
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
