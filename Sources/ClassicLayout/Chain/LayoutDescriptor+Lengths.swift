extension LayoutDescriptor {
  /// A width, in points.
  public func width(
    _ value: some LayoutLength, identifier: String? = nil,
    fileID: String = #fileID, line: UInt = #line
  ) -> LayoutDescriptor {
    setting(
      .width, value.constraintValue, identifier: identifier,
      at: SourceLine(fileID: fileID, line: line))
  }

  /// `view.width == target.width × multiplier + value`, in points.
  public func width(
    _ target: LayoutTarget<LayoutKind.Length>,
    _ value: some LayoutLength = ConstraintValue.exact(0), multiplier: CGFloat = 1,
    identifier: String? = nil, fileID: String = #fileID, line: UInt = #line
  ) -> LayoutDescriptor {
    relating(
      .width, to: target, value.constraintValue, times: multiplier, identifier: identifier,
      at: SourceLine(fileID: fileID, line: line))
  }

  /// A height, in points.
  public func height(
    _ value: some LayoutLength, identifier: String? = nil,
    fileID: String = #fileID, line: UInt = #line
  ) -> LayoutDescriptor {
    setting(
      .height, value.constraintValue, identifier: identifier,
      at: SourceLine(fileID: fileID, line: line))
  }

  /// `view.height == target.height × multiplier + value`, in points.
  public func height(
    _ target: LayoutTarget<LayoutKind.Length>,
    _ value: some LayoutLength = ConstraintValue.exact(0), multiplier: CGFloat = 1,
    identifier: String? = nil, fileID: String = #fileID, line: UInt = #line
  ) -> LayoutDescriptor {
    relating(
      .height, to: target, value.constraintValue, times: multiplier, identifier: identifier,
      at: SourceLine(fileID: fileID, line: line))
  }

  /// A width and a height, in points.
  public func size(
    width: some LayoutLength, height: some LayoutLength,
    fileID: String = #fileID, line: UInt = #line
  ) -> LayoutDescriptor {
    self.width(width, fileID: fileID, line: line).height(height, fileID: fileID, line: line)
  }

  /// A width and a height, in points.
  public func size(
    _ size: CGSize, priority: UILayoutPriority = .required,
    fileID: String = #fileID, line: UInt = #line
  ) -> LayoutDescriptor {
    self.size(
      width: .exact(size.width, priority), height: .exact(size.height, priority), fileID: fileID,
      line: line)
  }

  /// The same width and height, in points.
  public func size(
    _ length: some LayoutLength, fileID: String = #fileID, line: UInt = #line
  ) -> LayoutDescriptor {
    size(width: length, height: length, fileID: fileID, line: line)
  }

  /// `view.width == view.height × ratio`; the one that is said last stands.
  public func aspectRatio(
    _ ratio: CGFloat, priority: UILayoutPriority = .required, identifier: String? = nil,
    fileID: String = #fileID, line: UInt = #line
  ) -> LayoutDescriptor {
    // A proportion that is not above zero has no meaning; as a multiplier that is not a number it
    // is refused with all others of its kind.
    var rule = LayoutRule(
      LayoutAnchor(item, .width), .equal, LayoutAnchor(item, .height),
      times: ratio > 0 ? ratio : .nan, priority: priority,
      at: SourceLine(fileID: fileID, line: line))
    rule.identifier = identifier
    return setting(rule)
  }

  /// The proportions of a size.
  public func aspectRatio(
    _ size: CGSize, priority: UILayoutPriority = .required, identifier: String? = nil,
    fileID: String = #fileID, line: UInt = #line
  ) -> LayoutDescriptor {
    aspectRatio(
      size.width / size.height, priority: priority, identifier: identifier, fileID: fileID,
      line: line)
  }
}
