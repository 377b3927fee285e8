extension ViewLayout {
  /// Names the constraints of the last statement, for `update(constant:identifier:)` on the group
  /// that the layout returns.
  @discardableResult
  public func identifier(_ name: String) -> ViewLayout {
    context.name(name, capturingIn: nil)
    return self
  }

  /// Puts the constraints of the last statement into a group.
  ///
  /// The group is then a handle for these constraints, and forgets its previous ones.
  ///
  /// ```swift
  /// let gap = ConstraintGroup()
  /// view.layoutContent { $0.put(title).top(.equalTo(8), to: .parent).capture(in: gap) }
  /// gap.update(constant: 20)
  /// ```
  @discardableResult
  public func capture(in group: ConstraintGroup) -> ViewLayout {
    context.name(nil, capturingIn: group)
    return self
  }
}

extension ViewLayout where View: UIView {
  /// Sets how strongly the view resists becoming larger than its content along some axes, from 1 to
  /// 1000. The priority is set when the layout takes effect, and stays.
  @discardableResult
  public func hugging(
    _ axes: LayoutAxis.Set, _ priority: UILayoutPriority,
    fileID: StaticString = #fileID, line: UInt = #line
  ) -> ViewLayout {
    let line = SourceLine(fileID: fileID, line: line)
    context.set(.hugging, of: view, axes, priority, at: line)
    return self
  }

  /// The same, with a number from 1 to 1000.
  @discardableResult
  @_disfavoredOverload
  public func hugging(
    _ axes: LayoutAxis.Set, _ priority: PriorityLiteral,
    fileID: StaticString = #fileID, line: UInt = #line
  ) -> ViewLayout { hugging(axes, priority.priority, fileID: fileID, line: line) }

  /// Sets how strongly the view resists becoming smaller than its content along some axes, from 1
  /// to 1000. The priority is set when the layout takes effect, and stays.
  @discardableResult
  public func compressionResistance(
    _ axes: LayoutAxis.Set, _ priority: UILayoutPriority,
    fileID: StaticString = #fileID, line: UInt = #line
  ) -> ViewLayout {
    let line = SourceLine(fileID: fileID, line: line)
    context.set(.compressionResistance, of: view, axes, priority, at: line)
    return self
  }

  /// The same, with a number from 1 to 1000.
  @discardableResult
  @_disfavoredOverload
  public func compressionResistance(
    _ axes: LayoutAxis.Set, _ priority: PriorityLiteral,
    fileID: StaticString = #fileID, line: UInt = #line
  ) -> ViewLayout { compressionResistance(axes, priority.priority, fileID: fileID, line: line) }
}
