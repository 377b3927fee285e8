extension AnchoredView {
  /// Names the constraints of the last statement, for `update(constant:identifier:)` of
  /// ``constraints``.
  public func identifier(_ name: String) -> AnchoredView {
    draft.name(name, capturingIn: nil)
    return self
  }

  /// Puts the constraints of the last statement into a group when they are built. The group is then a
  /// handle for them: what was in it before is forgotten.
  ///
  /// ```swift
  /// let gap = ConstraintGroup()
  /// title.topAnchor(8).capture(in: gap).build()
  /// gap.update(constant: 20)
  /// ```
  public func capture(in group: ConstraintGroup) -> AnchoredView {
    draft.name(nil, capturingIn: group)
    return self
  }

  /// How strongly the view keeps from becoming larger than its content, from 1 to 1000, on some
  /// axes. It is set when the view is built, and stays. Guides have no content.
  public func hugging(
    _ axes: LayoutAxis.Set, _ priority: UILayoutPriority,
    fileID: StaticString = #fileID, line: UInt = #line
  ) -> AnchoredView {
    draft.set(.hugging, axes, priority, at: SourceLine(fileID: fileID, line: line))
    return self
  }

  /// The same, with a number from 1 to 1000.
  @_disfavoredOverload
  public func hugging(
    _ axes: LayoutAxis.Set, _ priority: PriorityLiteral,
    fileID: StaticString = #fileID, line: UInt = #line
  ) -> AnchoredView { hugging(axes, priority.priority, fileID: fileID, line: line) }

  /// How strongly the view keeps from becoming smaller than its content, from 1 to 1000, on some
  /// axes. It is set when the view is built, and stays. Guides have no content.
  public func compressionResistance(
    _ axes: LayoutAxis.Set, _ priority: UILayoutPriority,
    fileID: StaticString = #fileID, line: UInt = #line
  ) -> AnchoredView {
    draft.set(.compressionResistance, axes, priority, at: SourceLine(fileID: fileID, line: line))
    return self
  }

  /// The same, with a number from 1 to 1000.
  @_disfavoredOverload
  public func compressionResistance(
    _ axes: LayoutAxis.Set, _ priority: PriorityLiteral,
    fileID: StaticString = #fileID, line: UInt = #line
  ) -> AnchoredView { compressionResistance(axes, priority.priority, fileID: fileID, line: line) }
}
