/// The place of a block, with information for the stack around it.
public struct BlockPlacement: Sendable {
  /// The edges of the block; nil if it has placed nothing.
  public var box: BlockBox?
  /// The view or guide that the block consists of, if there is just one. The edges of the box may
  /// refer to the anchors that hold it instead.
  var item: LayoutItem?
  /// The length of the view or guide across the surrounding stack, if it is certain, and the
  /// stack's box wishes to be no longer.
  var guaranteedLength: CGFloat?
  /// The baseline of the block's first line of text, which a row can align; nil without text.
  public var firstBaseline: LayoutAnchor?
  /// The baseline of the block's last line of text, which a row can align; nil without text.
  public var lastBaseline: LayoutAnchor?
  /// The properties that few placements have; nil if there are none.
  private var rareProperties: RareProperties?

  /// Creates the placement of a block between four edges, with no further information.
  public init(_ box: BlockBox?) { self.box = box }

  /// The placement of a block that places nothing.
  public static let nothing = BlockPlacement(nil)

  /// The placement of a block that is left out together with all its modifiers.
  static let gone: BlockPlacement = {
    var placement = BlockPlacement.nothing
    placement.isGone = true
    return placement
  }()
}

extension BlockPlacement {
  /// The properties of a placement other than its edges.
  ///
  /// They may be shared across threads: a placement changes them only if it holds the only
  /// reference.
  private final class RareProperties: @unchecked Sendable {
    var spacingBefore: CGFloat = 0
    var spacingAfter: CGFloat = 0
    var spacer: SpacerLength?
    var gaps = PerAxis<LayoutSpan?>(nil)
    var weight: CGFloat?
    var isGone = false
    var parts: BlockGroup?

    init(_ other: RareProperties?) {
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

  /// These properties, copied first if they are shared.
  private var own: RareProperties {
    mutating get {
      if isKnownUniquelyReferenced(&rareProperties), let rareProperties { return rareProperties }
      let copy = RareProperties(rareProperties)
      rareProperties = copy
      return copy
    }
  }

  /// The distance before the box that the stack adds to its spacing, in points.
  public internal(set) var spacingBefore: CGFloat {
    get { rareProperties?.spacingBefore ?? 0 }
    set { if newValue != spacingBefore { own.spacingBefore = newValue } }
  }
  /// The distance after the box that the stack adds to its spacing, in points.
  public internal(set) var spacingAfter: CGFloat {
    get { rareProperties?.spacingAfter ?? 0 }
    set { if newValue != spacingAfter { own.spacingAfter = newValue } }
  }
  /// The space that the block stands for if it is only space.
  var spacer: SpacerLength? {
    get { rareProperties?.spacer }
    set { if newValue != spacer { own.spacer = newValue } }
  }
  /// The first gap in the block, on each axis, that takes up excess length.
  var gaps: PerAxis<LayoutSpan?> {
    get { rareProperties?.gaps ?? PerAxis(nil) }
    set { if newValue != gaps { own.gaps = newValue } }
  }
  /// The share of the stack that the block asks for; nil for none.
  var weight: CGFloat? {
    get { rareProperties?.weight }
    set { if newValue != weight { own.weight = newValue } }
  }
  /// Whether the block is left out, whatever outer modifiers do.
  var isGone: Bool {
    get { rareProperties?.isGone ?? false }
    set { if newValue != isGone { own.isGone = newValue } }
  }
  /// The blocks that replace this one, which has placed none of them.
  var parts: BlockGroup? {
    get { rareProperties?.parts }
    set { own.parts = newValue }
  }
}

/// Space between the elements of a stack.
struct SpacerLength: Hashable, Sendable {
  /// The minimum length, in points.
  var minimum: CGFloat = 0
  /// The maximum length of space that expands, in points; infinite for no limit.
  var maximum: CGFloat = .infinity
  var expands = false

  /// The largest possible length, in points.
  var most: CGFloat { expands ? maximum : minimum }

  /// Adds adjacent spaces; the sum expands if one of them does.
  static func += (left: inout SpacerLength, right: SpacerLength) {
    left.maximum = left.most + right.most
    left.minimum += right.minimum
    left.expands = left.expands || right.expands
  }
}
