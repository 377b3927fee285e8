extension ContentLayoutable where Self: UIView {
  /// The gap before the view in an `HStack`.
  @_disfavoredOverload
  public func leftSpace(
    _ length: some LayoutNumber, priority: UILayoutPriority = AnchorConstraint.defaultPriority,
    fileID: StaticString = #fileID, line: UInt = #line
  ) -> AnchoredView<Self> {
    AnchoredView(self).leftSpace(length, priority: priority, fileID: fileID, line: line)
  }

  /// The gap after the view in an `HStack`.
  @_disfavoredOverload
  public func rightSpace(
    _ length: some LayoutNumber, priority: UILayoutPriority = AnchorConstraint.defaultPriority,
    fileID: StaticString = #fileID, line: UInt = #line
  ) -> AnchoredView<Self> {
    AnchoredView(self).rightSpace(length, priority: priority, fileID: fileID, line: line)
  }

  /// The gap before the view in an `HStack`.
  @_disfavoredOverload
  public func leadingSpace(
    _ length: some LayoutNumber, priority: UILayoutPriority = AnchorConstraint.defaultPriority,
    fileID: StaticString = #fileID, line: UInt = #line
  ) -> AnchoredView<Self> {
    AnchoredView(self).leadingSpace(length, priority: priority, fileID: fileID, line: line)
  }

  /// The gap after the view in an `HStack`.
  @_disfavoredOverload
  public func trailingSpace(
    _ length: some LayoutNumber, priority: UILayoutPriority = AnchorConstraint.defaultPriority,
    fileID: StaticString = #fileID, line: UInt = #line
  ) -> AnchoredView<Self> {
    AnchoredView(self).trailingSpace(length, priority: priority, fileID: fileID, line: line)
  }

  /// The gap above the view in a `VStack`.
  @_disfavoredOverload
  public func topSpace(
    _ length: some LayoutNumber, priority: UILayoutPriority = AnchorConstraint.defaultPriority,
    fileID: StaticString = #fileID, line: UInt = #line
  ) -> AnchoredView<Self> {
    AnchoredView(self).topSpace(length, priority: priority, fileID: fileID, line: line)
  }

  /// The gap below the view in a `VStack`.
  @_disfavoredOverload
  public func bottomSpace(
    _ length: some LayoutNumber, priority: UILayoutPriority = AnchorConstraint.defaultPriority,
    fileID: StaticString = #fileID, line: UInt = #line
  ) -> AnchoredView<Self> {
    AnchoredView(self).bottomSpace(length, priority: priority, fileID: fileID, line: line)
  }

  /// The vertical alignment of the view in an `HStack`; by default, the view fills the height of
  /// the stack.
  @_disfavoredOverload
  public func verticalAlignment(
    _ alignment: AnchorAlignment<LayoutKind.Vertical>, fileID: StaticString = #fileID,
    line: UInt = #line
  ) -> AnchoredView<Self> {
    AnchoredView(self).verticalAlignment(alignment, fileID: fileID, line: line)
  }

  /// The horizontal alignment of the view in a `VStack`; by default, the view fills the width of
  /// the stack.
  @_disfavoredOverload
  public func horizontalAlignment(
    _ alignment: AnchorAlignment<LayoutKind.Horizontal>, fileID: StaticString = #fileID,
    line: UInt = #line
  ) -> AnchoredView<Self> {
    AnchoredView(self).horizontalAlignment(alignment, fileID: fileID, line: line)
  }
}
