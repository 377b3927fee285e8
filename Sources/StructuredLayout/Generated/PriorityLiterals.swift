// Made by Scripts/priority-literals from the functions that take a UILayoutPriority.

extension Block {
  /// Gives the block's box a size, in points.
  ///
  /// The priority is a number, from 1 to 1000.
  @_disfavoredOverload
  public func size(
    _ size: CGSize, priority: PriorityLiteral?, fileID: StaticString = #fileID, line: UInt = #line
  ) -> SizedBlock {
    self.size(size, priority: priority?.priority ?? .required, fileID: fileID, line: line)
  }

  /// Gives the block's box the same width and height, in points.
  ///
  /// The priority is a number, from 1 to 1000.
  @_disfavoredOverload
  public func size(
    _ length: some LayoutNumber, priority: PriorityLiteral?, fileID: StaticString = #fileID,
    line: UInt = #line
  ) -> SizedBlock {
    self.size(length, priority: priority?.priority ?? .required, fileID: fileID, line: line)
  }

  /// Makes the width of the block's box a multiple of its height: `photo.aspectRatio(16 / 9)`.
  ///
  /// The priority is a number, from 1 to 1000.
  @_disfavoredOverload
  public func aspectRatio(
    _ ratio: CGFloat, priority: PriorityLiteral?, fileID: StaticString = #fileID, line: UInt = #line
  ) -> SizedBlock {
    self.aspectRatio(ratio, priority: priority?.priority ?? .required, fileID: fileID, line: line)
  }

  /// Gives the block's box the proportions of a size.
  ///
  /// The priority is a number, from 1 to 1000.
  @_disfavoredOverload
  public func aspectRatio(
    _ size: CGSize, priority: PriorityLiteral?, fileID: StaticString = #fileID, line: UInt = #line
  ) -> SizedBlock {
    self.aspectRatio(size, priority: priority?.priority ?? .required, fileID: fileID, line: line)
  }

  /// Sets how strongly the view resists growing larger than its content, while the layout is
  /// active.
  ///
  /// The priority is a number, from 1 to 1000.
  @_disfavoredOverload
  public func huggingPriority(
    _ axes: LayoutAxis.Set, _ priority: PriorityLiteral?, fileID: StaticString = #fileID,
    line: UInt = #line
  ) -> PrioritizedBlock {
    self.huggingPriority(axes, priority?.priority ?? .required, fileID: fileID, line: line)
  }

  /// Sets how strongly the view resists shrinking below its content, while the layout is active.
  ///
  /// The priority is a number, from 1 to 1000.
  @_disfavoredOverload
  public func compressionResistancePriority(
    _ axes: LayoutAxis.Set, _ priority: PriorityLiteral?, fileID: StaticString = #fileID,
    line: UInt = #line
  ) -> PrioritizedBlock {
    self.compressionResistancePriority(
      axes, priority?.priority ?? .required, fileID: fileID, line: line)
  }
}
