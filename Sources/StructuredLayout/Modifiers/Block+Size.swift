extension Block {
  /// Gives the block's box a width, in points: `.width(40)`, `.width(.min(40))`.
  @_disfavoredOverload
  public func width(
    _ value: some LayoutLength, fileID: StaticString = #fileID, line: UInt = #line
  ) -> SizedBlock {
    sized([.init(.horizontal, value.deStijlLength)], fileID, line)
  }

  /// Gives the block's box a height, in points: `.height(40)`, `.height(.max(40))`.
  @_disfavoredOverload
  public func height(
    _ value: some LayoutLength, fileID: StaticString = #fileID, line: UInt = #line
  ) -> SizedBlock {
    sized([.init(.vertical, value.deStijlLength)], fileID, line)
  }

  /// Gives the block's box a size, in points.
  @_disfavoredOverload
  public func size(
    _ size: CGSize, priority: UILayoutPriority = .required,
    fileID: StaticString = #fileID, line: UInt = #line
  ) -> SizedBlock {
    self.size(
      width: .exact(size.width, priority), height: .exact(size.height, priority),
      fileID: fileID, line: line)
  }

  /// Gives the block's box the same width and height, in points.
  @_disfavoredOverload
  public func size(
    _ length: some LayoutNumber, priority: UILayoutPriority = .required,
    fileID: StaticString = #fileID, line: UInt = #line
  ) -> SizedBlock {
    self.size(
      width: .exact(length, priority), height: .exact(length, priority),
      fileID: fileID, line: line)
  }

  /// Gives the block's box a width and a height, in points.
  @_disfavoredOverload
  public func size(
    width: some LayoutLength, height: some LayoutLength,
    fileID: StaticString = #fileID, line: UInt = #line
  ) -> SizedBlock {
    sized(
      [.init(.horizontal, width.deStijlLength), .init(.vertical, height.deStijlLength)], fileID,
      line)
  }

  /// Makes the width of the block's box a multiple of its height: `photo.aspectRatio(16 / 9)`.
  @_disfavoredOverload
  public func aspectRatio(
    _ ratio: CGFloat, priority: UILayoutPriority = .required,
    fileID: StaticString = #fileID, line: UInt = #line
  ) -> SizedBlock {
    let value = ConstraintValue(.equal, ratio, priority: priority)
    return sized([.init(slot: .aspectRatio, value: value)], fileID, line)
  }

  /// Gives the block's box the proportions of a size.
  @_disfavoredOverload
  public func aspectRatio(
    _ size: CGSize, priority: UILayoutPriority = .required,
    fileID: StaticString = #fileID, line: UInt = #line
  ) -> SizedBlock {
    aspectRatio(size.proportion, priority: priority, fileID: fileID, line: line)
  }

  private func sized(
    _ dimensions: [SizedBlock.Dimension], _ fileID: StaticString, _ line: UInt
  ) -> SizedBlock {
    SizedBlock(
      content: self, dimensions: dimensions, line: SourceLine(fileID: fileID, line: line))
  }
}

extension SizedBlock.Dimension {
  init(_ axis: LayoutAxis, _ value: ConstraintValue) {
    slot = .length(axis, value.relation)
    self.value = value
  }
}
