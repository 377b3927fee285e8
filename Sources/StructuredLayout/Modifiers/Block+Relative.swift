extension Block {
  /// Keeps the block at a distance from some edges of its box, in points, positive inwards.
  ///
  /// At the other edges the block stays inside the box. On an axis on which no edge is held, it is
  /// centered.
  ///
  /// ```swift
  /// badge.relative([.top, .trailing], 10)
  /// label.relative(.all, .min(20))
  /// ```
  ///
  /// The insets of a block add up, edge by edge. Padding holds all edges:
  /// `bar.padding(.horizontal, 8).relative(.bottom, 16)` also begins at the top, while
  /// `bar.relative(.horizontal, 8).relative(.bottom, 16)` is as tall as the bar.
  @_disfavoredOverload
  public func relative(
    _ edges: LayoutEdge.Set, _ value: some LayoutLength,
    fileID: StaticString = #fileID, line: UInt = #line
  ) -> RelativeBlock {
    inset(BlockInsets(edges, value.deStijlLength), fileID, line)
  }

  /// Holds the block at some edges of its box, by default at all; at the others it stays inside.
  @_disfavoredOverload
  public func relative(
    _ edges: LayoutEdge.Set = .all, fileID: StaticString = #fileID, line: UInt = #line
  ) -> RelativeBlock {
    inset(BlockInsets(edges, .exact(0)), fileID, line)
  }

  /// Keeps the block at a distance from all edges of its box, in points, positive inwards.
  @_disfavoredOverload
  public func relative(
    _ value: some LayoutLength, fileID: StaticString = #fileID, line: UInt = #line
  ) -> RelativeBlock {
    inset(BlockInsets(.all, value.deStijlLength), fileID, line)
  }

  /// Keeps the block at a distance from each edge of its box, in points, positive inwards.
  ///
  /// Left stays left in a right-to-left layout.
  @_disfavoredOverload
  public func relative(
    _ insets: UIEdgeInsets, fileID: StaticString = #fileID, line: UInt = #line
  ) -> RelativeBlock {
    inset(BlockInsets(insets), fileID, line)
  }

  /// Keeps the block at a distance from each edge of its box, in points, positive inwards.
  @_disfavoredOverload
  public func relative(
    _ insets: NSDirectionalEdgeInsets, fileID: StaticString = #fileID, line: UInt = #line
  ) -> RelativeBlock {
    inset(BlockInsets(insets), fileID, line)
  }

  /// Keeps the block at distances from the named edges of its box, in points, positive inwards.
  ///
  /// At the other edges the block stays inside. Left and right stay on their sides in a
  /// right-to-left layout.
  ///
  /// ```swift
  /// badge.relative(bottom: 8, right: 8)
  /// ```
  @_disfavoredOverload
  public func relative(
    top: some LayoutLength = ConstraintValue.min(0),
    leading: some LayoutLength = ConstraintValue.min(0),
    bottom: some LayoutLength = ConstraintValue.min(0),
    trailing: some LayoutLength = ConstraintValue.min(0),
    left: some LayoutLength = ConstraintValue.min(0),
    right: some LayoutLength = ConstraintValue.min(0),
    fileID: StaticString = #fileID, line: UInt = #line
  ) -> RelativeBlock {
    let insets = BlockInsets(
      top: top.deStijlLength, bottom: bottom.deStijlLength,
      directional: (leading.deStijlLength, trailing.deStijlLength),
      absolute: (left.deStijlLength, right.deStijlLength), unsaid: ConstraintValue.min(0))
    return inset(insets, fileID, line)
  }
}

extension Block {
  /// Adds space inside some edges, in points; the other edges lie at the box.
  ///
  /// ```swift
  /// label.padding(.horizontal, 16)
  /// ```
  @_disfavoredOverload
  public func padding(
    _ edges: LayoutEdge.Set, _ value: some LayoutLength,
    fileID: StaticString = #fileID, line: UInt = #line
  ) -> RelativeBlock {
    inset(BlockInsets(edges, value.deStijlLength).padded, fileID, line)
  }

  /// Adds the default space of 16 points inside some edges, by default all; the others lie at the
  /// box.
  @_disfavoredOverload
  public func padding(
    _ edges: LayoutEdge.Set = .all, fileID: StaticString = #fileID, line: UInt = #line
  ) -> RelativeBlock {
    inset(BlockInsets(edges, .exact(16)).padded, fileID, line)
  }

  /// Adds space inside all edges, in points.
  @_disfavoredOverload
  public func padding(
    _ value: some LayoutLength, fileID: StaticString = #fileID, line: UInt = #line
  ) -> RelativeBlock {
    inset(BlockInsets(.all, value.deStijlLength), fileID, line)
  }

  /// Adds space inside each edge, in points.
  ///
  /// Left stays left in a right-to-left layout.
  @_disfavoredOverload
  public func padding(
    _ insets: UIEdgeInsets, fileID: StaticString = #fileID, line: UInt = #line
  ) -> RelativeBlock {
    inset(BlockInsets(insets), fileID, line)
  }

  /// Adds space inside each edge, in points.
  @_disfavoredOverload
  public func padding(
    _ insets: NSDirectionalEdgeInsets, fileID: StaticString = #fileID, line: UInt = #line
  ) -> RelativeBlock {
    inset(BlockInsets(insets), fileID, line)
  }

  /// Adds space inside the named edges, in points; the other edges lie at the box.
  ///
  /// Left and right stay on their sides in a right-to-left layout.
  @_disfavoredOverload
  public func padding(
    top: some LayoutLength = ConstraintValue.exact(0),
    leading: some LayoutLength = ConstraintValue.exact(0),
    bottom: some LayoutLength = ConstraintValue.exact(0),
    trailing: some LayoutLength = ConstraintValue.exact(0),
    left: some LayoutLength = ConstraintValue.exact(0),
    right: some LayoutLength = ConstraintValue.exact(0),
    fileID: StaticString = #fileID, line: UInt = #line
  ) -> RelativeBlock {
    let insets = BlockInsets(
      top: top.deStijlLength, bottom: bottom.deStijlLength,
      directional: (leading.deStijlLength, trailing.deStijlLength),
      absolute: (left.deStijlLength, right.deStijlLength), unsaid: ConstraintValue.exact(0))
    return inset(insets, fileID, line)
  }

  private func inset(_ insets: BlockInsets, _ fileID: StaticString, _ line: UInt) -> RelativeBlock {
    RelativeBlock(self, insets, at: SourceLine(fileID: fileID, line: line))
  }
}

extension BlockInsets {
  init(_ insets: UIEdgeInsets) {
    let zero = ConstraintValue.exact(0)
    self.init(
      top: .exact(insets.top), bottom: .exact(insets.bottom), directional: (zero, zero),
      absolute: (.exact(insets.left), .exact(insets.right)), unsaid: zero)
  }

  init(_ insets: NSDirectionalEdgeInsets) {
    let zero = ConstraintValue.exact(0)
    self.init(
      top: .exact(insets.top), bottom: .exact(insets.bottom),
      directional: (.exact(insets.leading), .exact(insets.trailing)), absolute: (zero, zero),
      unsaid: zero)
  }
}
