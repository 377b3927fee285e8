extension LayoutDescriptor {
  // With a multiplier, `view.leading == target.leading × multiplier + value`, and
  // `view.trailing == target.trailing × multiplier - value`.

  /// `view.leading == target.leading + value`, in points.
  public consuming func leading(
    _ target: LayoutTarget<LayoutKind.Horizontal>,
    _ value: some LayoutLength = ConstraintValue.exact(0),
    multiplier: CGFloat = 1,
    identifier: String? = nil, fileID: StaticString = #fileID, line: UInt = #line
  ) -> LayoutDescriptor {
    relating(
      .leading, to: target, value.deStijlLength, times: multiplier,
      identifier: identifier, at: SourceLine(fileID: fileID, line: line))
  }

  /// `target.trailing == view.trailing + value`, in points.
  public consuming func trailing(
    _ target: LayoutTarget<LayoutKind.Horizontal>,
    _ value: some LayoutLength = ConstraintValue.exact(0),
    multiplier: CGFloat = 1,
    identifier: String? = nil, fileID: StaticString = #fileID, line: UInt = #line
  ) -> LayoutDescriptor {
    relating(
      .trailing, to: target, value.deStijlLength, times: multiplier,
      identifier: identifier, at: SourceLine(fileID: fileID, line: line))
  }

  /// `view.left == target.left + value`, in points.
  public consuming func left(
    _ target: LayoutTarget<LayoutKind.Horizontal>,
    _ value: some LayoutLength = ConstraintValue.exact(0),
    multiplier: CGFloat = 1,
    identifier: String? = nil, fileID: StaticString = #fileID, line: UInt = #line
  ) -> LayoutDescriptor {
    relating(
      .left, to: target, value.deStijlLength, times: multiplier,
      identifier: identifier, at: SourceLine(fileID: fileID, line: line))
  }

  /// `target.right == view.right + value`, in points.
  public consuming func right(
    _ target: LayoutTarget<LayoutKind.Horizontal>,
    _ value: some LayoutLength = ConstraintValue.exact(0),
    multiplier: CGFloat = 1,
    identifier: String? = nil, fileID: StaticString = #fileID, line: UInt = #line
  ) -> LayoutDescriptor {
    relating(
      .right, to: target, value.deStijlLength, times: multiplier,
      identifier: identifier, at: SourceLine(fileID: fileID, line: line))
  }

  /// `view.centerX == target.centerX + value`, in points.
  public consuming func centerX(
    _ target: LayoutTarget<LayoutKind.Horizontal>,
    _ value: some LayoutLength = ConstraintValue.exact(0),
    multiplier: CGFloat = 1,
    identifier: String? = nil, fileID: StaticString = #fileID, line: UInt = #line
  ) -> LayoutDescriptor {
    relating(
      .centerX, to: target, value.deStijlLength, times: multiplier,
      identifier: identifier, at: SourceLine(fileID: fileID, line: line))
  }

  /// `view.top == target.top + value`, in points.
  public consuming func top(
    _ target: LayoutTarget<LayoutKind.Vertical>,
    _ value: some LayoutLength = ConstraintValue.exact(0),
    multiplier: CGFloat = 1,
    identifier: String? = nil, fileID: StaticString = #fileID, line: UInt = #line
  ) -> LayoutDescriptor {
    relating(
      .top, to: target, value.deStijlLength, times: multiplier,
      identifier: identifier, at: SourceLine(fileID: fileID, line: line))
  }

  /// `target.bottom == view.bottom + value`, in points.
  public consuming func bottom(
    _ target: LayoutTarget<LayoutKind.Vertical>,
    _ value: some LayoutLength = ConstraintValue.exact(0),
    multiplier: CGFloat = 1,
    identifier: String? = nil, fileID: StaticString = #fileID, line: UInt = #line
  ) -> LayoutDescriptor {
    relating(
      .bottom, to: target, value.deStijlLength, times: multiplier,
      identifier: identifier, at: SourceLine(fileID: fileID, line: line))
  }

  /// `view.centerY == target.centerY + value`, in points.
  public consuming func centerY(
    _ target: LayoutTarget<LayoutKind.Vertical>,
    _ value: some LayoutLength = ConstraintValue.exact(0),
    multiplier: CGFloat = 1,
    identifier: String? = nil, fileID: StaticString = #fileID, line: UInt = #line
  ) -> LayoutDescriptor {
    relating(
      .centerY, to: target, value.deStijlLength, times: multiplier,
      identifier: identifier, at: SourceLine(fileID: fileID, line: line))
  }

  /// `view.firstBaseline == target.firstBaseline + value`, in points.
  public consuming func firstBaseline(
    _ target: LayoutTarget<LayoutKind.Vertical>,
    _ value: some LayoutLength = ConstraintValue.exact(0),
    multiplier: CGFloat = 1,
    identifier: String? = nil, fileID: StaticString = #fileID, line: UInt = #line
  ) -> LayoutDescriptor {
    relating(
      .firstBaseline, to: target, value.deStijlLength, times: multiplier,
      identifier: identifier, at: SourceLine(fileID: fileID, line: line))
  }

  /// `view.lastBaseline == target.lastBaseline + value`, in points.
  public consuming func lastBaseline(
    _ target: LayoutTarget<LayoutKind.Vertical>,
    _ value: some LayoutLength = ConstraintValue.exact(0),
    multiplier: CGFloat = 1,
    identifier: String? = nil, fileID: StaticString = #fileID, line: UInt = #line
  ) -> LayoutDescriptor {
    relating(
      .lastBaseline, to: target, value.deStijlLength, times: multiplier,
      identifier: identifier, at: SourceLine(fileID: fileID, line: line))
  }
}
