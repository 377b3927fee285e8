extension AnchoredView {
  /// Names the constraints of the last statement, for `update(constant:identifier:)` on
  /// ``constraints``.
  public func identifier(_ name: String) -> AnchoredView {
    draft.name(name, capturingIn: nil)
    return self
  }

  /// Puts the constraints of the last statement into a group when they are built.
  ///
  /// The group is then a handle for these constraints, and forgets its previous ones.
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

  /// Sets how strongly the view resists becoming larger than its content along some axes, from 1 to
  /// 1000. The priority is set when the view is built, and stays. Guides have no content.
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

  /// Sets how strongly the view resists becoming smaller than its content along some axes, from 1
  /// to 1000. The priority is set when the view is built, and stays. Guides have no content.
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
