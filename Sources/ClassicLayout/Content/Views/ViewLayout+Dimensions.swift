extension ViewLayout {
  /// Constrains the width, in points.
  @discardableResult
  public func width(
    _ relation: InterRelation<CGFloat>, priority: UILayoutPriority? = nil,
    fileID: StaticString = #fileID, line: UInt = #line
  ) -> ViewLayout {
    setting(
      [(.width, relation.value ?? 0)], relation, priority: context.begin(priority),
      at: SourceLine(fileID: fileID, line: line))
  }

  /// Constrains the width to a multiple of another length, plus a number of points.
  @discardableResult
  public func width(
    _ relation: InterRelation<some LengthContentTarget>,
    multiplyBy multiplier: CGFloat = 1,
    constant: some LayoutNumber = CGFloat(0), priority: UILayoutPriority? = nil,
    fileID: StaticString = #fileID, line: UInt = #line
  ) -> ViewLayout {
    lengths(
      [.width], relation, multiplier, constant.points, priority,
      SourceLine(fileID: fileID, line: line))
  }

  /// Constrains the width to a multiple of that of a target that needs no variable, plus a number
  /// of points.
  @discardableResult
  public func width(
    _ relation: InterRelation<AnonymousRelation>,
    multiplyBy multiplier: CGFloat = 1,
    constant: some LayoutNumber = CGFloat(0), priority: UILayoutPriority? = nil,
    fileID: StaticString = #fileID, line: UInt = #line
  ) -> ViewLayout {
    lengths(
      [.width], relation, multiplier, constant.points, priority,
      SourceLine(fileID: fileID, line: line))
  }

  /// Constrains the height, in points.
  @discardableResult
  public func height(
    _ relation: InterRelation<CGFloat>, priority: UILayoutPriority? = nil,
    fileID: StaticString = #fileID, line: UInt = #line
  ) -> ViewLayout {
    setting(
      [(.height, relation.value ?? 0)], relation, priority: context.begin(priority),
      at: SourceLine(fileID: fileID, line: line))
  }

  /// Constrains the height to a multiple of another length, plus a number of points.
  @discardableResult
  public func height(
    _ relation: InterRelation<some LengthContentTarget>,
    multiplyBy multiplier: CGFloat = 1,
    constant: some LayoutNumber = CGFloat(0), priority: UILayoutPriority? = nil,
    fileID: StaticString = #fileID, line: UInt = #line
  ) -> ViewLayout {
    lengths(
      [.height], relation, multiplier, constant.points, priority,
      SourceLine(fileID: fileID, line: line))
  }

  /// Constrains the height to a multiple of that of a target that needs no variable, plus a number
  /// of points.
  @discardableResult
  public func height(
    _ relation: InterRelation<AnonymousRelation>,
    multiplyBy multiplier: CGFloat = 1,
    constant: some LayoutNumber = CGFloat(0), priority: UILayoutPriority? = nil,
    fileID: StaticString = #fileID, line: UInt = #line
  ) -> ViewLayout {
    lengths(
      [.height], relation, multiplier, constant.points, priority,
      SourceLine(fileID: fileID, line: line))
  }

  /// Constrains the width and height, in points.
  @discardableResult
  public func size(
    _ relation: InterRelation<CGSize>, priority: UILayoutPriority? = nil,
    fileID: StaticString = #fileID, line: UInt = #line
  ) -> ViewLayout {
    let priority = context.begin(priority)
    let line = SourceLine(fileID: fileID, line: line)
    let size = relation.value ?? .zero
    return setting(
      [(.width, size.width), (.height, size.height)], relation, priority: priority, at: line)
  }

  /// Constrains the width and height, each to the same multiple of that of another view or guide.
  @discardableResult
  public func size(
    _ relation: InterRelation<some BoxContentTarget>,
    multiplyBy multiplier: CGFloat = 1,
    constant: some LayoutNumber = CGFloat(0), priority: UILayoutPriority? = nil,
    fileID: StaticString = #fileID, line: UInt = #line
  ) -> ViewLayout {
    lengths(
      [.width, .height], relation, multiplier, constant.points, priority,
      SourceLine(fileID: fileID, line: line))
  }

  /// Constrains the width and height, each to the same multiple of that of a target that needs no
  /// variable.
  @discardableResult
  public func size(
    _ relation: InterRelation<AnonymousRelation>,
    multiplyBy multiplier: CGFloat = 1,
    constant: some LayoutNumber = CGFloat(0), priority: UILayoutPriority? = nil,
    fileID: StaticString = #fileID, line: UInt = #line
  ) -> ViewLayout {
    lengths(
      [.width, .height], relation, multiplier, constant.points, priority,
      SourceLine(fileID: fileID, line: line))
  }

  /// Constrains the width to a percentage of the target's.
  @discardableResult
  public func width(
    percent percentage: some LayoutNumber, of target: some BoxContentTarget,
    priority: UILayoutPriority? = nil, fileID: StaticString = #fileID, line: UInt = #line
  ) -> ViewLayout {
    percent(.width, percentage.points, target, priority, SourceLine(fileID: fileID, line: line))
  }

  /// Constrains the height to a percentage of the target's.
  @discardableResult
  public func height(
    percent percentage: some LayoutNumber, of target: some BoxContentTarget,
    priority: UILayoutPriority? = nil, fileID: StaticString = #fileID, line: UInt = #line
  ) -> ViewLayout {
    percent(.height, percentage.points, target, priority, SourceLine(fileID: fileID, line: line))
  }

  private func percent(
    _ attribute: LayoutAttribute, _ percentage: CGFloat, _ target: some BoxContentTarget,
    _ priority: UILayoutPriority?, _ line: SourceLine
  ) -> ViewLayout {
    hold(
      [(attribute, nil, 0)], ContentRelation<CGFloat>.equal, to: target.deStijlTarget,
      times: percentage / 100, priority: context.begin(priority), at: line)
  }

  private func lengths<Target: ContentTargeting>(
    _ attributes: [LayoutAttribute], _ relation: InterRelation<Target>, _ multiplier: CGFloat,
    _ constant: CGFloat, _ priority: UILayoutPriority?, _ line: SourceLine
  ) -> ViewLayout {
    let priority = context.begin(priority)
    guard let target = relation.value?.deStijlTarget else {
      let message = "a length needs another length to be relative to"
      let issue = LayoutIssue(.mismatchedAttributes, message, view: element.view, at: line)
      context.reportOnce(issue)
      return self
    }
    return hold(
      attributes.map { ($0, nil, constant) }, relation, to: target, times: multiplier,
      priority: priority, at: line)
  }
}
