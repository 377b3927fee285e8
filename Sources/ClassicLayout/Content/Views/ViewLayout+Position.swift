extension ViewLayout {
  /// The top edge, so many points below the target.
  @discardableResult
  public func top(
    _ relation: ContentRelation<CGFloat>, to target: some VerticalContentTarget,
    multiplyBy multiplier: CGFloat = 1, priority: UILayoutPriority? = nil,
    fileID: StaticString = #fileID, line: UInt = #line
  ) -> ViewLayout {
    position(
      .top, relation, target, multiplier, priority, SourceLine(fileID: fileID, line: line))
  }

  /// The bottom edge, so many points above the target.
  @discardableResult
  public func bottom(
    _ relation: ContentRelation<CGFloat>, to target: some VerticalContentTarget,
    multiplyBy multiplier: CGFloat = 1, priority: UILayoutPriority? = nil,
    fileID: StaticString = #fileID, line: UInt = #line
  ) -> ViewLayout {
    position(
      .bottom, relation, target, multiplier, priority, SourceLine(fileID: fileID, line: line)
    )
  }

  /// The left edge, so many points right of the target.
  @discardableResult
  public func left(
    _ relation: ContentRelation<CGFloat>, to target: some HorizontalContentTarget,
    multiplyBy multiplier: CGFloat = 1, priority: UILayoutPriority? = nil,
    fileID: StaticString = #fileID, line: UInt = #line
  ) -> ViewLayout {
    position(
      .left, relation, target, multiplier, priority, SourceLine(fileID: fileID, line: line))
  }

  /// The right edge, so many points left of the target.
  @discardableResult
  public func right(
    _ relation: ContentRelation<CGFloat>, to target: some HorizontalContentTarget,
    multiplyBy multiplier: CGFloat = 1, priority: UILayoutPriority? = nil,
    fileID: StaticString = #fileID, line: UInt = #line
  ) -> ViewLayout {
    position(
      .right, relation, target, multiplier, priority, SourceLine(fileID: fileID, line: line))
  }

  /// The leading edge, so many points after the target.
  @discardableResult
  public func leading(
    _ relation: ContentRelation<CGFloat>, to target: some HorizontalContentTarget,
    multiplyBy multiplier: CGFloat = 1, priority: UILayoutPriority? = nil,
    fileID: StaticString = #fileID, line: UInt = #line
  ) -> ViewLayout {
    position(
      .leading, relation, target, multiplier, priority,
      SourceLine(fileID: fileID, line: line))
  }

  /// The trailing edge, so many points before the target.
  @discardableResult
  public func trailing(
    _ relation: ContentRelation<CGFloat>, to target: some HorizontalContentTarget,
    multiplyBy multiplier: CGFloat = 1, priority: UILayoutPriority? = nil,
    fileID: StaticString = #fileID, line: UInt = #line
  ) -> ViewLayout {
    position(
      .trailing, relation, target, multiplier, priority,
      SourceLine(fileID: fileID, line: line))
  }

  /// The middle, so many points right of the target.
  @discardableResult
  public func centerX(
    _ relation: ContentRelation<CGFloat>, to target: some HorizontalContentTarget,
    multiplyBy multiplier: CGFloat = 1, priority: UILayoutPriority? = nil,
    fileID: StaticString = #fileID, line: UInt = #line
  ) -> ViewLayout {
    position(
      .centerX, relation, target, multiplier, priority,
      SourceLine(fileID: fileID, line: line))
  }

  /// The middle, so many points below the target.
  @discardableResult
  public func centerY(
    _ relation: ContentRelation<CGFloat>, to target: some VerticalContentTarget,
    multiplyBy multiplier: CGFloat = 1, priority: UILayoutPriority? = nil,
    fileID: StaticString = #fileID, line: UInt = #line
  ) -> ViewLayout {
    position(
      .centerY, relation, target, multiplier, priority,
      SourceLine(fileID: fileID, line: line))
  }

  /// The baseline of the first line of text, so many points below the target.
  @discardableResult
  public func firstBaseline(
    _ relation: ContentRelation<CGFloat>, to target: some VerticalContentTarget,
    multiplyBy multiplier: CGFloat = 1, priority: UILayoutPriority? = nil,
    fileID: StaticString = #fileID, line: UInt = #line
  ) -> ViewLayout {
    position(
      .firstBaseline, relation, target, multiplier, priority,
      SourceLine(fileID: fileID, line: line)
    )
  }

  /// The baseline of the last line of text, so many points below the target.
  @discardableResult
  public func lastBaseline(
    _ relation: ContentRelation<CGFloat>, to target: some VerticalContentTarget,
    multiplyBy multiplier: CGFloat = 1, priority: UILayoutPriority? = nil,
    fileID: StaticString = #fileID, line: UInt = #line
  ) -> ViewLayout {
    position(
      .lastBaseline, relation, target, multiplier, priority,
      SourceLine(fileID: fileID, line: line))
  }

  private func position(
    _ attribute: LayoutAttribute, _ relation: ContentRelation<CGFloat>,
    _ target: some ContentTargeting, _ multiplier: CGFloat, _ priority: UILayoutPriority?,
    _ line: SourceLine
  ) -> ViewLayout {
    let held: Held = (attribute, nil, relation.value ?? 0)
    return hold(
      each: CollectionOfOne(held), relation, to: target.deStijlTarget, times: multiplier,
      priority: context.begin(priority), at: line)
  }
}
