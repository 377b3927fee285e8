extension Block {
  /// Lays the block out between the host's edges, and at some edges its safe area.
  @_disfavoredOverload
  public func container(
    respectingSafeAreaEdges edges: LayoutEdge.Set, fileID: StaticString = #fileID,
    line: UInt = #line
  ) -> LayoutContainer {
    LayoutContainer(attachedSafeAreaEdges: edges, fileID: fileID, line: line) { self }
  }

  /// Lays the block out between edges of the host or of its areas: above the keyboard, at the readable
  /// width.
  ///
  /// ```swift
  /// VStackBlock { details; sendButton }.container(bottom: .keyboard(.top))
  /// ```
  ///
  /// While there is no keyboard, its upper edge is the lower one of the safe area.
  @_disfavoredOverload
  public func container(
    top: ContainerEdge.Vertical = .view(.top), leading: ContainerEdge.Horizontal = .view(.leading),
    bottom: ContainerEdge.Vertical = .view(.bottom),
    trailing: ContainerEdge.Horizontal = .view(.trailing),
    fileID: StaticString = #fileID, line: UInt = #line
  ) -> LayoutContainer {
    LayoutContainer(
      top: top, leading: leading, bottom: bottom, trailing: trailing, fileID: fileID, line: line
    ) { self }
  }
}
