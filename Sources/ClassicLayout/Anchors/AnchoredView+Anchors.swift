extension AnchoredView {
  /// The width: a number of points, or that of something else.
  public func widthAnchor(
    _ constraint: some LengthAnchorConstraint, fileID: StaticString = #fileID, line: UInt = #line
  ) -> AnchoredView {
    holding(.width, to: constraint, fileID, line)
  }

  /// The height: a number of points, or that of something else.
  public func heightAnchor(
    _ constraint: some LengthAnchorConstraint, fileID: StaticString = #fileID, line: UInt = #line
  ) -> AnchoredView {
    holding(.height, to: constraint, fileID, line)
  }

  /// The left edge, whatever the direction of reading.
  public func leftAnchor(
    _ constraint: some HorizontalAnchorConstraint, fileID: StaticString = #fileID,
    line: UInt = #line
  ) -> AnchoredView {
    holding(.left, to: constraint, fileID, line)
  }

  /// The right edge, whatever the direction of reading.
  public func rightAnchor(
    _ constraint: some HorizontalAnchorConstraint, fileID: StaticString = #fileID,
    line: UInt = #line
  ) -> AnchoredView {
    holding(.right, to: constraint, fileID, line)
  }

  /// The leading edge.
  public func leadingAnchor(
    _ constraint: some HorizontalAnchorConstraint, fileID: StaticString = #fileID,
    line: UInt = #line
  ) -> AnchoredView {
    holding(.leading, to: constraint, fileID, line)
  }

  /// The trailing edge.
  public func trailingAnchor(
    _ constraint: some HorizontalAnchorConstraint, fileID: StaticString = #fileID,
    line: UInt = #line
  ) -> AnchoredView {
    holding(.trailing, to: constraint, fileID, line)
  }

  /// The top edge.
  public func topAnchor(
    _ constraint: some VerticalAnchorConstraint, fileID: StaticString = #fileID, line: UInt = #line
  ) -> AnchoredView {
    holding(.top, to: constraint, fileID, line)
  }

  /// The bottom edge.
  public func bottomAnchor(
    _ constraint: some VerticalAnchorConstraint, fileID: StaticString = #fileID, line: UInt = #line
  ) -> AnchoredView {
    holding(.bottom, to: constraint, fileID, line)
  }

  /// The middle from left to right, in that of the superview if nothing else is said.
  public func centerXAnchor(
    _ constraint: some HorizontalAnchorConstraint = 0, fileID: StaticString = #fileID,
    line: UInt = #line
  ) -> AnchoredView {
    holding(.centerX, to: constraint, fileID, line)
  }

  /// The middle from top to bottom, in that of the superview if nothing else is said.
  public func centerYAnchor(
    _ constraint: some VerticalAnchorConstraint = 0, fileID: StaticString = #fileID,
    line: UInt = #line
  ) -> AnchoredView {
    holding(.centerY, to: constraint, fileID, line)
  }

  /// The baseline of the first line of text; of views only.
  public func firstBaselineAnchor(
    _ constraint: some VerticalAnchorConstraint, fileID: StaticString = #fileID, line: UInt = #line
  ) -> AnchoredView {
    holding(.firstBaseline, to: constraint, fileID, line)
  }

  /// The baseline of the last line of text; of views only.
  public func lastBaselineAnchor(
    _ constraint: some VerticalAnchorConstraint, fileID: StaticString = #fileID, line: UInt = #line
  ) -> AnchoredView {
    holding(.lastBaseline, to: constraint, fileID, line)
  }

  /// The left and the right edge.
  public func horizontalAnchor(
    _ constraint: some BoxAnchorConstraint, fileID: StaticString = #fileID, line: UInt = #line
  ) -> AnchoredView {
    holding([.left, .right], to: constraint, fileID, line)
  }

  /// The leading and the trailing edge.
  public func directionalHorizontalAnchor(
    _ constraint: some BoxAnchorConstraint, fileID: StaticString = #fileID, line: UInt = #line
  ) -> AnchoredView {
    holding([.leading, .trailing], to: constraint, fileID, line)
  }

  /// The top and the bottom edge.
  public func verticalAnchor(
    _ constraint: some BoxAnchorConstraint, fileID: StaticString = #fileID, line: UInt = #line
  ) -> AnchoredView {
    holding([.top, .bottom], to: constraint, fileID, line)
  }

  /// Both middles, in those of the superview if nothing else is said.
  public func centerAnchor(
    _ constraint: some BoxAnchorConstraint = 0, fileID: StaticString = #fileID, line: UInt = #line
  ) -> AnchoredView {
    holding([.centerX, .centerY], to: constraint, fileID, line)
  }

  private func holding(
    _ attributes: [LayoutAttribute], to constraint: some AnchorLayoutBuilderConstraint,
    _ fileID: StaticString, _ line: UInt
  ) -> AnchoredView {
    let constraint = constraint.deStijlConstraint
    var parts: [AnchorDraft.Part] = []
    for attribute in attributes { parts.append((attribute, constraint)) }
    draft.add(parts, at: SourceLine(fileID: fileID, line: line))
    return self
  }

  private func holding(
    _ attribute: LayoutAttribute, to constraint: some AnchorLayoutBuilderConstraint,
    _ fileID: StaticString, _ line: UInt
  ) -> AnchoredView {
    draft.add(
      attribute, to: constraint.deStijlConstraint, at: SourceLine(fileID: fileID, line: line))
    return self
  }
}
