extension AnchorLayoutBuilderConvertible where Self: UIView {
  /// The width: a number of points, or that of something else.
  public func widthAnchor(
    _ constraint: some LengthAnchorConstraint, fileID: String = #fileID, line: UInt = #line
  ) -> AnchoredView<Self> {
    AnchoredView(self).widthAnchor(constraint, fileID: fileID, line: line)
  }

  /// The height: a number of points, or that of something else.
  public func heightAnchor(
    _ constraint: some LengthAnchorConstraint, fileID: String = #fileID, line: UInt = #line
  ) -> AnchoredView<Self> {
    AnchoredView(self).heightAnchor(constraint, fileID: fileID, line: line)
  }

  /// The left edge, whatever the direction of reading.
  public func leftAnchor(
    _ constraint: some HorizontalAnchorConstraint, fileID: String = #fileID, line: UInt = #line
  ) -> AnchoredView<Self> {
    AnchoredView(self).leftAnchor(constraint, fileID: fileID, line: line)
  }

  /// The right edge, whatever the direction of reading.
  public func rightAnchor(
    _ constraint: some HorizontalAnchorConstraint, fileID: String = #fileID, line: UInt = #line
  ) -> AnchoredView<Self> {
    AnchoredView(self).rightAnchor(constraint, fileID: fileID, line: line)
  }

  /// The leading edge.
  public func leadingAnchor(
    _ constraint: some HorizontalAnchorConstraint, fileID: String = #fileID, line: UInt = #line
  ) -> AnchoredView<Self> {
    AnchoredView(self).leadingAnchor(constraint, fileID: fileID, line: line)
  }

  /// The trailing edge.
  public func trailingAnchor(
    _ constraint: some HorizontalAnchorConstraint, fileID: String = #fileID, line: UInt = #line
  ) -> AnchoredView<Self> {
    AnchoredView(self).trailingAnchor(constraint, fileID: fileID, line: line)
  }

  /// The top edge.
  public func topAnchor(
    _ constraint: some VerticalAnchorConstraint, fileID: String = #fileID, line: UInt = #line
  ) -> AnchoredView<Self> {
    AnchoredView(self).topAnchor(constraint, fileID: fileID, line: line)
  }

  /// The bottom edge.
  public func bottomAnchor(
    _ constraint: some VerticalAnchorConstraint, fileID: String = #fileID, line: UInt = #line
  ) -> AnchoredView<Self> {
    AnchoredView(self).bottomAnchor(constraint, fileID: fileID, line: line)
  }

  /// The middle from left to right.
  public func centerXAnchor(
    _ constraint: some HorizontalAnchorConstraint, fileID: String = #fileID, line: UInt = #line
  ) -> AnchoredView<Self> {
    AnchoredView(self).centerXAnchor(constraint, fileID: fileID, line: line)
  }

  /// The middle from top to bottom.
  public func centerYAnchor(
    _ constraint: some VerticalAnchorConstraint, fileID: String = #fileID, line: UInt = #line
  ) -> AnchoredView<Self> {
    AnchoredView(self).centerYAnchor(constraint, fileID: fileID, line: line)
  }

  /// The left and the right edge.
  public func horizontalAnchor(
    _ constraint: some BoxAnchorConstraint, fileID: String = #fileID, line: UInt = #line
  ) -> AnchoredView<Self> {
    AnchoredView(self).horizontalAnchor(constraint, fileID: fileID, line: line)
  }

  /// The leading and the trailing edge.
  public func directionalHorizontalAnchor(
    _ constraint: some BoxAnchorConstraint, fileID: String = #fileID, line: UInt = #line
  ) -> AnchoredView<Self> {
    AnchoredView(self).directionalHorizontalAnchor(constraint, fileID: fileID, line: line)
  }

  /// The top and the bottom edge.
  public func verticalAnchor(
    _ constraint: some BoxAnchorConstraint, fileID: String = #fileID, line: UInt = #line
  ) -> AnchoredView<Self> {
    AnchoredView(self).verticalAnchor(constraint, fileID: fileID, line: line)
  }

  /// Both middles.
  public func centerAnchor(
    _ constraint: some BoxAnchorConstraint, fileID: String = #fileID, line: UInt = #line
  ) -> AnchoredView<Self> {
    AnchoredView(self).centerAnchor(constraint, fileID: fileID, line: line)
  }
}
