extension ViewLayout {
  /// Both middles, moved by offsets.
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

  /// Top and bottom edges.
  @discardableResult
  public func vertical(
    _ relation: ContentRelation<any InsetsConvertible>, to target: some BoxContentTarget,
    priority: UILayoutPriority? = nil, fileID: StaticString = #fileID, line: UInt = #line
  ) -> ViewLayout {
    at([.top, .bottom], relation, to: target, priority: priority, fileID: fileID, line: line)
  }

  /// Left and right edges.
  @discardableResult
  public func horizontal(
    _ relation: ContentRelation<any InsetsConvertible>, to target: some BoxContentTarget,
    priority: UILayoutPriority? = nil, fileID: StaticString = #fileID, line: UInt = #line
  ) -> ViewLayout {
    at(
      .sides(of: relation.value), relation, to: target, priority: priority, fileID: fileID,
      line: line)
  }

  /// All four edges.
  @discardableResult
  public func edges(
    _ relation: ContentRelation<any InsetsConvertible>, to target: some BoxContentTarget,
    priority: UILayoutPriority? = nil, fileID: StaticString = #fileID, line: UInt = #line
  ) -> ViewLayout {
    at(
      .edges(of: relation.value), relation, to: target, priority: priority, fileID: fileID,
      line: line)
  }

  /// Leading and trailing edges: left and right, where people read from left to right.
  @discardableResult
  public func directionalHorizontal(
    _ relation: ContentRelation<any InsetsConvertible>, to target: some BoxContentTarget,
    priority: UILayoutPriority? = nil, fileID: StaticString = #fileID, line: UInt = #line
  ) -> ViewLayout {
    at([.leading, .trailing], relation, to: target, priority: priority, fileID: fileID, line: line)
  }

  /// All four edges, with leading and trailing in place of left and right.
  @discardableResult
  public func directionalEdges(
    _ relation: ContentRelation<any InsetsConvertible>, to target: some BoxContentTarget,
    priority: UILayoutPriority? = nil, fileID: StaticString = #fileID, line: UInt = #line
  ) -> ViewLayout {
    at(.directionalEdges, relation, to: target, priority: priority, fileID: fileID, line: line)
  }

  /// Some of the edges.
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

  /// A place beside another view.
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

  /// Between two views.
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
