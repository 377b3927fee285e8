extension ViewLayout {
  /// Constrains the top edge, a number of points below the target.
  @discardableResult
  public func top(
    _ relation: ContentRelation<CGFloat>, to target: some VerticalContentTarget,
    multiplyBy multiplier: CGFloat = 1, priority: UILayoutPriority? = nil,
    fileID: StaticString = #fileID, line: UInt = #line
  ) -> ViewLayout {
    position(
      .top, relation, target, multiplier, priority, SourceLine(fileID: fileID, line: line))
  }

  /// Constrains the bottom edge, a number of points above the target.
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

  /// Constrains the left edge, a number of points to the right of the target.
  @discardableResult
  public func left(
    _ relation: ContentRelation<CGFloat>, to target: some HorizontalContentTarget,
    multiplyBy multiplier: CGFloat = 1, priority: UILayoutPriority? = nil,
    fileID: StaticString = #fileID, line: UInt = #line
  ) -> ViewLayout {
    position(
      .left, relation, target, multiplier, priority, SourceLine(fileID: fileID, line: line))
  }

  /// Constrains the right edge, a number of points to the left of the target.
  @discardableResult
  public func right(
    _ relation: ContentRelation<CGFloat>, to target: some HorizontalContentTarget,
    multiplyBy multiplier: CGFloat = 1, priority: UILayoutPriority? = nil,
    fileID: StaticString = #fileID, line: UInt = #line
  ) -> ViewLayout {
    position(
      .right, relation, target, multiplier, priority, SourceLine(fileID: fileID, line: line))
  }

  /// Constrains the leading edge, a number of points after the target in the reading direction.
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

  /// Constrains the trailing edge, a number of points before the target in the reading direction.
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

  /// Constrains the horizontal center, a number of points to the right of the target.
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

  /// Constrains the vertical center, a number of points below the target.
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

  /// Constrains the baseline of the first line of text, a number of points below the target.
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

  /// Constrains the baseline of the last line of text, a number of points below the target.
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
