extension Block {
  /// Lays out the block between the host's edges, or at some edges its safe area.
  @_disfavoredOverload
  public func container(
    respectingSafeAreaEdges edges: LayoutEdge.Set, fileID: StaticString = #fileID,
    line: UInt = #line
  ) -> LayoutContainer {
    LayoutContainer(attachedSafeAreaEdges: edges, fileID: fileID, line: line) {
      // Not the line of these braces, which would name this file.
      LocatedBlock(block: self, line: SourceLine(fileID: fileID, line: line))
    }
  }

  /// Lays out the block between edges of the host or of its areas, such as above the keyboard or
  /// within the readable width.
  ///
  /// ```swift
  /// VStackBlock { details; sendButton }.container(bottom: .keyboard(.top))
  /// ```
  ///
  /// While there is no keyboard, the keyboard's top edge is the bottom edge of the safe area.
  @_disfavoredOverload
  public func container(
    top: ContainerEdge.Vertical = .view(.top), leading: ContainerEdge.Horizontal = .view(.leading),
    bottom: ContainerEdge.Vertical = .view(.bottom),
    trailing: ContainerEdge.Horizontal = .view(.trailing),
    fileID: StaticString = #fileID, line: UInt = #line
  ) -> LayoutContainer {
    LayoutContainer(
      top: top, leading: leading, bottom: bottom, trailing: trailing, fileID: fileID, line: line
    ) { LocatedBlock(block: self, line: SourceLine(fileID: fileID, line: line)) }
  }
}
