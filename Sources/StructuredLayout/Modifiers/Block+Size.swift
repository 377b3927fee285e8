extension Block {
  /// Gives the block's box a width, in points: `.width(40)`, `.width(.min(40))`.
  public func width(
    _ value: some LayoutLength, fileID: String = #fileID, line: UInt = #line
  ) -> SizedBlock {
    sized([.init(.horizontal, value.constraintValue)], fileID, line)
  }

  /// Gives the block's box a height, in points: `.height(40)`, `.height(.max(40))`.
  public func height(
    _ value: some LayoutLength, fileID: String = #fileID, line: UInt = #line
  ) -> SizedBlock {
    sized([.init(.vertical, value.constraintValue)], fileID, line)
  }

  /// Gives the block's box a size, in points.
  public func size(
    _ size: CGSize, priority: UILayoutPriority = .required,
    fileID: String = #fileID, line: UInt = #line
  ) -> SizedBlock {
    self.size(
      width: .exact(size.width, priority), height: .exact(size.height, priority),
      fileID: fileID, line: line)
  }

  /// Gives the block's box the same width and height, in points.
  public func size(
    _ length: CGFloat, priority: UILayoutPriority = .required,
    fileID: String = #fileID, line: UInt = #line
  ) -> SizedBlock {
    self.size(
      width: .exact(length, priority), height: .exact(length, priority),
      fileID: fileID, line: line)
  }

  /// Gives the block's box a width and a height, in points.
  public func size(
    width: ConstraintValue, height: ConstraintValue,
    fileID: String = #fileID, line: UInt = #line
  ) -> SizedBlock {
    sized([.init(.horizontal, width), .init(.vertical, height)], fileID, line)
  }

  /// Makes the width of the block's box a multiple of its height.
  public func aspectRatio(
    _ ratio: CGFloat, priority: UILayoutPriority = .required,
    fileID: String = #fileID, line: UInt = #line
  ) -> SizedBlock {
    let value = ConstraintValue(.equal, ratio, priority: priority)
    return sized([.init(slot: .aspectRatio, value: value)], fileID, line)
  }

  /// Gives the block's box the proportions of a size.
  public func aspectRatio(
    _ size: CGSize, priority: UILayoutPriority = .required,
    fileID: String = #fileID, line: UInt = #line
  ) -> SizedBlock {
    aspectRatio(size.width / size.height, priority: priority, fileID: fileID, line: line)
  }

  private func sized(
    _ dimensions: [SizedBlock.Dimension], _ fileID: String, _ line: UInt
  ) -> SizedBlock {
    SizedBlock(
      content: self, dimensions: dimensions, line: SourceLine(fileID: fileID, line: line))
  }
}

extension SizedBlock.Dimension {
  init(_ axis: Axis, _ value: ConstraintValue) {
    slot = .length(axis, value.relation)
    self.value = value
  }
}
