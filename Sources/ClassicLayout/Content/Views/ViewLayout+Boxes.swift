extension ViewLayout {
  /// Constrains both centers, moved by offsets.
  @discardableResult
  public func center(
    _ relation: ContentRelation<any CoordinateOffsetsConvertible>,
    to target: some BoxContentTarget, priority: UILayoutPriority? = nil,
    fileID: StaticString = #fileID, line: UInt = #line
  ) -> ViewLayout {
    let offsets = relation.value?.deStijlOffsets ?? CoordinateOffsets()
    return hold(
      [(.centerX, nil, offsets.xOffset), (.centerY, nil, offsets.yOffset)], relation,
      to: target.deStijlTarget, priority: context.begin(priority),
      at: SourceLine(fileID: fileID, line: line))
  }

  /// Constrains the top and bottom edges.
  @discardableResult
  public func vertical(
    _ relation: ContentRelation<any InsetsConvertible>, to target: some BoxContentTarget,
    priority: UILayoutPriority? = nil, fileID: StaticString = #fileID, line: UInt = #line
  ) -> ViewLayout {
    at([.top, .bottom], relation, to: target, priority: priority, fileID: fileID, line: line)
  }

  /// Constrains the left and right edges, or the leading and trailing edges for directional insets.
  @discardableResult
  public func horizontal(
    _ relation: ContentRelation<any InsetsConvertible>, to target: some BoxContentTarget,
    priority: UILayoutPriority? = nil, fileID: StaticString = #fileID, line: UInt = #line
  ) -> ViewLayout {
    at(
      .sides(of: relation.value), relation, to: target, priority: priority, fileID: fileID,
      line: line)
  }

  /// Constrains all four edges; for directional insets, with leading and trailing in place of left
  /// and right.
  @discardableResult
  public func edges(
    _ relation: ContentRelation<any InsetsConvertible>, to target: some BoxContentTarget,
    priority: UILayoutPriority? = nil, fileID: StaticString = #fileID, line: UInt = #line
  ) -> ViewLayout {
    at(
      .edges(of: relation.value), relation, to: target, priority: priority, fileID: fileID,
      line: line)
  }

  /// Constrains the leading and trailing edges: left and right in a left-to-right layout.
  @discardableResult
  public func directionalHorizontal(
    _ relation: ContentRelation<any InsetsConvertible>, to target: some BoxContentTarget,
    priority: UILayoutPriority? = nil, fileID: StaticString = #fileID, line: UInt = #line
  ) -> ViewLayout {
    at([.leading, .trailing], relation, to: target, priority: priority, fileID: fileID, line: line)
  }

  /// Constrains all four edges, with leading and trailing in place of left and right.
  @discardableResult
  public func directionalEdges(
    _ relation: ContentRelation<any InsetsConvertible>, to target: some BoxContentTarget,
    priority: UILayoutPriority? = nil, fileID: StaticString = #fileID, line: UInt = #line
  ) -> ViewLayout {
    at(.directionalEdges, relation, to: target, priority: priority, fileID: fileID, line: line)
  }

  /// Constrains some of the edges.
  @discardableResult
  public func at(
    _ positions: LayoutPositions, _ relation: ContentRelation<any InsetsConvertible>,
    to target: some BoxContentTarget, priority: UILayoutPriority? = nil,
    fileID: StaticString = #fileID, line: UInt = #line
  ) -> ViewLayout {
    hold(
      positions.attributes.map { ($0, nil, relation.inset(of: $0)) }, relation,
      to: target.deStijlTarget, priority: context.begin(priority),
      at: SourceLine(fileID: fileID, line: line))
  }

  /// Places the view beside another one.
  @discardableResult
  public func at(
    _ position: RelatedPosition, _ relation: ContentRelation<any InsetsConvertible>,
    priority: UILayoutPriority? = nil, fileID: StaticString = #fileID, line: UInt = #line
  ) -> ViewLayout {
    let priority = context.begin(priority)
    let line = SourceLine(fileID: fileID, line: line)
    let points = relation.inset(of: position.attribute)
    let target = position.view.deStijlTarget
    let layout = hold(
      [(position.attribute, position.otherAttribute, points)], relation, to: target,
      priority: priority, at: line)
    guard position.isParallel else { return layout }
    let middle = position.attribute.axis.cross.center
    return hold(
      [(middle, nil, 0)], ContentRelation<CGFloat>.equal, to: target, priority: priority,
      at: line)
  }

  /// Places the view between two others.
  @discardableResult
  public func inBetween(
    of first: UIView, and second: UIView, _ between: BetweenRelation,
    priority: UILayoutPriority? = nil, fileID: StaticString = #fileID, line: UInt = #line
  ) -> ViewLayout {
    let priority = context.begin(priority)
    let line = SourceLine(fileID: fileID, line: line)
    let (near, far) = (between.axis.nearEdge, between.axis.farEdge)
    return hold(
      [(near, far, between.relation.inset(of: near))], between.relation, to: first.deStijlTarget,
      priority: priority, at: line
    )
    .hold(
      [(far, near, between.relation.inset(of: far))], between.relation, to: second.deStijlTarget,
      priority: priority, at: line)
  }
}
