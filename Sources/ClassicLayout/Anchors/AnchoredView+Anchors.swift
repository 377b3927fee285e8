extension AnchoredView {
  /// Constrains the width to a number of points or to another length.
  public func widthAnchor(
    _ constraint: some LengthAnchorConstraint, fileID: StaticString = #fileID, line: UInt = #line
  ) -> AnchoredView {
    holding(.width, to: constraint, fileID, line)
  }

  /// Constrains the height to a number of points or to another length.
  public func heightAnchor(
    _ constraint: some LengthAnchorConstraint, fileID: StaticString = #fileID, line: UInt = #line
  ) -> AnchoredView {
    holding(.height, to: constraint, fileID, line)
  }

  /// Constrains the left edge, in any layout direction.
  public func leftAnchor(
    _ constraint: some HorizontalAnchorConstraint, fileID: StaticString = #fileID,
    line: UInt = #line
  ) -> AnchoredView {
    holding(.left, to: constraint, fileID, line)
  }

  /// Constrains the right edge, in any layout direction.
  public func rightAnchor(
    _ constraint: some HorizontalAnchorConstraint, fileID: StaticString = #fileID,
    line: UInt = #line
  ) -> AnchoredView {
    holding(.right, to: constraint, fileID, line)
  }

  /// Constrains the leading edge.
  public func leadingAnchor(
    _ constraint: some HorizontalAnchorConstraint, fileID: StaticString = #fileID,
    line: UInt = #line
  ) -> AnchoredView {
    holding(.leading, to: constraint, fileID, line)
  }

  /// Constrains the trailing edge.
  public func trailingAnchor(
    _ constraint: some HorizontalAnchorConstraint, fileID: StaticString = #fileID,
    line: UInt = #line
  ) -> AnchoredView {
    holding(.trailing, to: constraint, fileID, line)
  }

  /// Constrains the top edge.
  public func topAnchor(
    _ constraint: some VerticalAnchorConstraint, fileID: StaticString = #fileID, line: UInt = #line
  ) -> AnchoredView {
    holding(.top, to: constraint, fileID, line)
  }

  /// Constrains the bottom edge.
  public func bottomAnchor(
    _ constraint: some VerticalAnchorConstraint, fileID: StaticString = #fileID, line: UInt = #line
  ) -> AnchoredView {
    holding(.bottom, to: constraint, fileID, line)
  }

  /// Constrains the horizontal center; by default, to that of the superview.
  public func centerXAnchor(
    _ constraint: some HorizontalAnchorConstraint = 0, fileID: StaticString = #fileID,
    line: UInt = #line
  ) -> AnchoredView {
    holding(.centerX, to: constraint, fileID, line)
  }

  /// Constrains the vertical center; by default, to that of the superview.
  public func centerYAnchor(
    _ constraint: some VerticalAnchorConstraint = 0, fileID: StaticString = #fileID,
    line: UInt = #line
  ) -> AnchoredView {
    holding(.centerY, to: constraint, fileID, line)
  }

  /// Constrains the baseline of the first line of text; for views only.
  public func firstBaselineAnchor(
    _ constraint: some VerticalAnchorConstraint, fileID: StaticString = #fileID, line: UInt = #line
  ) -> AnchoredView {
    holding(.firstBaseline, to: constraint, fileID, line)
  }

  /// Constrains the baseline of the last line of text; for views only.
  public func lastBaselineAnchor(
    _ constraint: some VerticalAnchorConstraint, fileID: StaticString = #fileID, line: UInt = #line
  ) -> AnchoredView {
    holding(.lastBaseline, to: constraint, fileID, line)
  }

  /// Constrains the left and right edges.
  public func horizontalAnchor(
    _ constraint: some BoxAnchorConstraint, fileID: StaticString = #fileID, line: UInt = #line
  ) -> AnchoredView {
    holding([.left, .right], to: constraint, fileID, line)
  }

  /// Constrains the leading and trailing edges.
  public func directionalHorizontalAnchor(
    _ constraint: some BoxAnchorConstraint, fileID: StaticString = #fileID, line: UInt = #line
  ) -> AnchoredView {
    holding([.leading, .trailing], to: constraint, fileID, line)
  }

  /// Constrains the top and bottom edges.
  public func verticalAnchor(
    _ constraint: some BoxAnchorConstraint, fileID: StaticString = #fileID, line: UInt = #line
  ) -> AnchoredView {
    holding([.top, .bottom], to: constraint, fileID, line)
  }

  /// Constrains both centers; by default, to those of the superview.
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
