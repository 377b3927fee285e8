extension LayoutDescriptor {
  /// Names the constraints of the last statement, for `update(constant:identifier:)` on the group
  /// that activation returns.
  public consuming func identifier(_ name: String) -> LayoutDescriptor {
    saying { $0.name(name, capturingIn: nil) }
  }

  /// Puts the constraints of the last statement into a group.
  ///
  /// The group is then a handle for these constraints, and forgets its previous ones.
  ///
  /// ```swift
  /// let gap = ConstraintGroup()
  /// title.mondrian.layout.top(.toSuperview, 8).capture(in: gap).activate()
  /// gap.update(constant: 20)
  /// gap.replace { title.mondrian.layout.top(.to(photo).bottom, 8) }
  /// ```
  public consuming func capture(in group: ConstraintGroup) -> LayoutDescriptor {
    saying { $0.name(nil, capturingIn: group) }
  }

  /// Sets how strongly the view resists becoming larger than its content along some axes, from 1 to
  /// 1000. The priority is set when the chain is activated, and stays. Guides have no content.
  public consuming func hugging(
    _ axes: LayoutAxis.Set, _ priority: UILayoutPriority,
    fileID: StaticString = #fileID, line: UInt = #line
  ) -> LayoutDescriptor {
    strength(.hugging, axes, priority, at: SourceLine(fileID: fileID, line: line))
  }

  /// The same, with a number from 1 to 1000.
  @_disfavoredOverload
  public consuming func hugging(
    _ axes: LayoutAxis.Set, _ priority: PriorityLiteral,
    fileID: StaticString = #fileID, line: UInt = #line
  ) -> LayoutDescriptor {
    strength(.hugging, axes, priority.priority, at: SourceLine(fileID: fileID, line: line))
  }

  /// Sets how strongly the view resists becoming smaller than its content along some axes, from 1
  /// to 1000. The priority is set when the chain is activated, and stays. Guides have no content.
  public consuming func compressionResistance(
    _ axes: LayoutAxis.Set, _ priority: UILayoutPriority,
    fileID: StaticString = #fileID, line: UInt = #line
  ) -> LayoutDescriptor {
    strength(.compressionResistance, axes, priority, at: SourceLine(fileID: fileID, line: line))
  }

  /// The same, with a number from 1 to 1000.
  @_disfavoredOverload
  public consuming func compressionResistance(
    _ axes: LayoutAxis.Set, _ priority: PriorityLiteral,
    fileID: StaticString = #fileID, line: UInt = #line
  ) -> LayoutDescriptor {
    strength(
      .compressionResistance, axes, priority.priority, at: SourceLine(fileID: fileID, line: line))
  }

  private consuming func strength(
    _ kind: ContentPriorityKind, _ axes: LayoutAxis.Set, _ priority: UILayoutPriority,
    at line: SourceLine
  ) -> LayoutDescriptor {
    saying { $0.set(kind, axes, priority, at: line) }
  }
}
