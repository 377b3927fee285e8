// These are not requirements of a protocol that `AnchoredView` conforms to: so each link of a chain
// has one candidate, which makes long chains much cheaper to type-check.

extension ContentLayoutable where Self: UIView {
  /// Constrains the width to a number of points or to another length.
  @_disfavoredOverload
  public func widthAnchor(
    _ constraint: some LengthAnchorConstraint, fileID: StaticString = #fileID, line: UInt = #line
  ) -> AnchoredView<Self> {
    AnchoredView(self).widthAnchor(constraint, fileID: fileID, line: line)
  }

  /// Constrains the height to a number of points or to another length.
  @_disfavoredOverload
  public func heightAnchor(
    _ constraint: some LengthAnchorConstraint, fileID: StaticString = #fileID, line: UInt = #line
  ) -> AnchoredView<Self> {
    AnchoredView(self).heightAnchor(constraint, fileID: fileID, line: line)
  }

  /// Constrains the left edge, in any layout direction.
  @_disfavoredOverload
  public func leftAnchor(
    _ constraint: some HorizontalAnchorConstraint, fileID: StaticString = #fileID,
    line: UInt = #line
  ) -> AnchoredView<Self> {
    AnchoredView(self).leftAnchor(constraint, fileID: fileID, line: line)
  }

  /// Constrains the right edge, in any layout direction.
  @_disfavoredOverload
  public func rightAnchor(
    _ constraint: some HorizontalAnchorConstraint, fileID: StaticString = #fileID,
    line: UInt = #line
  ) -> AnchoredView<Self> {
    AnchoredView(self).rightAnchor(constraint, fileID: fileID, line: line)
  }

  /// Constrains the leading edge.
  @_disfavoredOverload
  public func leadingAnchor(
    _ constraint: some HorizontalAnchorConstraint, fileID: StaticString = #fileID,
    line: UInt = #line
  ) -> AnchoredView<Self> {
    AnchoredView(self).leadingAnchor(constraint, fileID: fileID, line: line)
  }

  /// Constrains the trailing edge.
  @_disfavoredOverload
  public func trailingAnchor(
    _ constraint: some HorizontalAnchorConstraint, fileID: StaticString = #fileID,
    line: UInt = #line
  ) -> AnchoredView<Self> {
    AnchoredView(self).trailingAnchor(constraint, fileID: fileID, line: line)
  }

  /// Constrains the top edge.
  @_disfavoredOverload
  public func topAnchor(
    _ constraint: some VerticalAnchorConstraint, fileID: StaticString = #fileID, line: UInt = #line
  ) -> AnchoredView<Self> {
    AnchoredView(self).topAnchor(constraint, fileID: fileID, line: line)
  }

  /// Constrains the bottom edge.
  @_disfavoredOverload
  public func bottomAnchor(
    _ constraint: some VerticalAnchorConstraint, fileID: StaticString = #fileID, line: UInt = #line
  ) -> AnchoredView<Self> {
    AnchoredView(self).bottomAnchor(constraint, fileID: fileID, line: line)
  }

  /// Constrains the horizontal center; by default, to that of the superview.
  @_disfavoredOverload
  public func centerXAnchor(
    _ constraint: some HorizontalAnchorConstraint = 0, fileID: StaticString = #fileID,
    line: UInt = #line
  ) -> AnchoredView<Self> {
    AnchoredView(self).centerXAnchor(constraint, fileID: fileID, line: line)
  }

  /// Constrains the vertical center; by default, to that of the superview.
  @_disfavoredOverload
  public func centerYAnchor(
    _ constraint: some VerticalAnchorConstraint = 0, fileID: StaticString = #fileID,
    line: UInt = #line
  ) -> AnchoredView<Self> {
    AnchoredView(self).centerYAnchor(constraint, fileID: fileID, line: line)
  }

  /// Constrains the left and right edges.
  @_disfavoredOverload
  public func horizontalAnchor(
    _ constraint: some BoxAnchorConstraint, fileID: StaticString = #fileID, line: UInt = #line
  ) -> AnchoredView<Self> {
    AnchoredView(self).horizontalAnchor(constraint, fileID: fileID, line: line)
  }

  /// Constrains the leading and trailing edges.
  @_disfavoredOverload
  public func directionalHorizontalAnchor(
    _ constraint: some BoxAnchorConstraint, fileID: StaticString = #fileID, line: UInt = #line
  ) -> AnchoredView<Self> {
    AnchoredView(self).directionalHorizontalAnchor(constraint, fileID: fileID, line: line)
  }

  /// Constrains the top and bottom edges.
  @_disfavoredOverload
  public func verticalAnchor(
    _ constraint: some BoxAnchorConstraint, fileID: StaticString = #fileID, line: UInt = #line
  ) -> AnchoredView<Self> {
    AnchoredView(self).verticalAnchor(constraint, fileID: fileID, line: line)
  }

  /// Constrains both centers; by default, to those of the superview.
  @_disfavoredOverload
  public func centerAnchor(
    _ constraint: some BoxAnchorConstraint = 0, fileID: StaticString = #fileID, line: UInt = #line
  ) -> AnchoredView<Self> {
    AnchoredView(self).centerAnchor(constraint, fileID: fileID, line: line)
  }
}
