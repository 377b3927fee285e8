/// The alignment of a block between the edges that it is offered on one axis.
public enum SlotAlignment: Hashable, Sendable, CaseIterable {
  /// From the start to the end; the block determines an edge that is not offered.
  case fill
  /// At the start, and never past the end.
  case start
  /// In the middle, and never outside.
  case center
  /// At the end, and never before the start.
  case end
}

/// The space that a block is offered on one axis.
public struct LayoutSlot: Hashable, Sendable {
  /// The edge where the block may begin, if it is known; it is always known unless the block is to
  /// fill.
  public var start: LayoutAnchor?
  /// The edge where the block has to end, if it is known.
  public var end: LayoutAnchor?
  /// The alignment of the block between the two edges.
  public var alignment: SlotAlignment
  /// Whether an aligned block without a size of its own is as long as the slot, and a slot without
  /// a length of its own as short as the block.
  public var isElastic = true
  /// Whether the block is as long as the slot, whatever its natural length, as far as its own
  /// limits permit.
  var isFirm = false
  /// A length that the slot is certain to have, or to have at least, because it contains something
  /// of this length and wishes to be no longer. A block with a fixed length up to this one needs no
  /// rules for either.
  var guaranteedLength: CGFloat?
  /// The baseline of the block that other code aligns; the slot then only keeps the block inside.
  var baseline: LayoutAttribute?

  /// Creates a slot between two edges; the block determines an edge that is nil.
  public init(
    start: LayoutAnchor? = nil, end: LayoutAnchor? = nil, alignment: SlotAlignment = .fill
  ) {
    self.start = start
    self.end = end
    self.alignment = alignment
  }

  /// Creates a slot from the start to the end of a span.
  public init(_ span: LayoutSpan, alignment: SlotAlignment = .fill) {
    self.init(start: span.start, end: span.end, alignment: alignment)
  }

  /// Both edges; nil unless both are known.
  public var span: LayoutSpan? {
    guard let start, let end else { return nil }
    return LayoutSpan(start: start, end: end)
  }

  /// The span of a block that fills the slot; nil if its edges have to be determined.
  var filled: LayoutSpan? { alignment == .fill ? span : nil }
}

extension LayoutSlot {
  /// Whether an aligned block holds the slot open and wishes it to be no longer than itself.
  var prefersMinimumLength: Bool {
    alignment != .fill && isElastic && !isFirm && baseline == nil && span != nil
  }

  /// Whether the edges stay on their sides in a right-to-left layout.
  var isAbsolute: Bool {
    (start?.attribute.isAbsolute ?? false) || (end?.attribute.isAbsolute ?? false)
  }
}
