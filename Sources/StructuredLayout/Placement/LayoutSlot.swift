/// How a block lies between the edges that it is offered on one axis.
public enum SlotAlignment: Hashable, Sendable, CaseIterable {
  /// From the start to the end; an edge that is not offered is the block's own affair.
  case fill
  /// At the start, and never beyond the end.
  case start
  /// In the middle, and never outside.
  case center
  /// At the end, and never before the start.
  case end
}

/// What a block is offered on one axis.
public struct LayoutSlot: Hashable, Sendable {
  /// The edge where the block may begin, if it is known. It always is if the block is not to fill.
  public var start: LayoutAnchor?
  /// The edge where the block has to end, if it is known.
  public var end: LayoutAnchor?
  /// How the block lies between the two.
  public var alignment: SlotAlignment
  /// Whether a block that is aligned and has no size of its own is as long as the slot, and a slot
  /// without a length of its own as short as the block.
  public var isElastic = true
  /// Whether the block is as long as the slot as far as its own limits let it, however long it would like
  /// to be.
  var isFirm = false
  /// A length that the slot has without fail, or that it has at least, with something of this length in it
  /// that wishes it no longer. What is fixed at no more need say neither.
  var assured: CGFloat?
  /// The baseline that somebody else aligns: then the block is only kept inside.
  var baseline: LayoutAttribute?

  /// A slot between two edges; one that is nil is the block's own affair.
  public init(
    start: LayoutAnchor? = nil, end: LayoutAnchor? = nil, alignment: SlotAlignment = .fill
  ) {
    self.start = start
    self.end = end
    self.alignment = alignment
  }

  /// The slot from the start to the end of a span.
  public init(_ span: LayoutSpan, alignment: SlotAlignment = .fill) {
    self.init(start: span.start, end: span.end, alignment: alignment)
  }

  /// Both edges, if both are known.
  public var span: LayoutSpan? {
    guard let start, let end else { return nil }
    return LayoutSpan(start: start, end: end)
  }

  /// The span that a block gets which fills the slot; nil if one has to be found.
  var filled: LayoutSpan? { alignment == .fill ? span : nil }
}

extension LayoutSlot {
  /// Whether what is aligned in the slot holds it open, and wishes it no longer than itself.
  var wishesToBeShort: Bool {
    alignment != .fill && isElastic && !isFirm && baseline == nil && span != nil
  }

  /// Whether the edges stay on their sides in a right-to-left layout.
  var isAbsolute: Bool {
    (start?.attribute.isAbsolute ?? false) || (end?.attribute.isAbsolute ?? false)
  }
}
