/// A block around another one that does not determine where that block lies.
@MainActor
protocol TransparentBlock: WrappingBlock {
  /// Returns the same modifier around another block.
  func around(_ content: any Block) -> Self
}

extension IdentifiedBlock: TransparentBlock {
  func around(_ content: any Block) -> Self { Self(content: content, key: key) }
}

extension CapturedBlock: TransparentBlock {
  func around(_ content: any Block) -> Self { Self(content: content, group: group) }
}

extension CollapsingBlock: TransparentBlock {
  func around(_ content: any Block) -> Self { Self(content: content, isGone: isGone) }
}

extension TransitionBlock: TransparentBlock {
  func around(_ content: any Block) -> Self { Self(content: content, transition: transition) }
}

extension SpacedBlock: TransparentBlock {
  func around(_ content: any Block) -> Self {
    Self(content: content, before: before, after: after, line: line)
  }
}

extension WeightedBlock: TransparentBlock {
  func around(_ content: any Block) -> Self { Self(content: content, weight: weight, line: line) }
}

extension PrioritizedBlock: TransparentBlock {
  func around(_ content: any Block) -> Self {
    Self(content: content, kind: kind, axes: axes, priority: priority, line: line)
  }
}

extension LocatedBlock: TransparentBlock {
  func around(_ content: any Block) -> Self { Self(block: content, line: line) }
}

extension Block {
  /// Returns the block with its ``RelativeBlock`` held at one end of an axis. Nil if there is none
  /// inside, or if its insets position its content.
  func attached(to end: SlotAlignment, along axis: LayoutAxis) -> (any Block)? {
    if let relative = self as? RelativeBlock {
      guard let sum = relative.sum else { return relative.held(to: end, along: axis) }
      return sum.attached(to: end, along: axis)
    }
    // The alignment is applied again around the result.
    if let aligned = self as? AlignedBlock {
      return aligned.content.attached(to: end, along: axis).map { aligned.around($0) }
    }
    guard let block = self as? any TransparentBlock else { return nil }
    return block.content.attached(to: end, along: axis).map { block.around($0) }
  }

  /// Returns the block with insets added to those of its ``RelativeBlock``. Nil if there is none
  /// inside, or if the insets can't be added.
  func adding(_ insets: BlockInsets, at line: SourceLine) -> (any Block)? {
    if let relative = self as? RelativeBlock { return relative.plus(insets, at: line) }
    guard let block = self as? any TransparentBlock else { return nil }
    return block.content.adding(insets, at: line).map { block.around($0) }
  }
}
