extension LayoutDescriptor {
  /// Sets the width, in points.
  public consuming func width(
    _ value: some LayoutLength, identifier: String? = nil,
    fileID: StaticString = #fileID, line: UInt = #line
  ) -> LayoutDescriptor {
    setting(
      .width, value.deStijlLength, identifier: identifier,
      at: SourceLine(fileID: fileID, line: line))
  }

  /// `view.width == target.width × multiplier + value`, in points.
  public consuming func width(
    _ target: LayoutTarget<LayoutKind.Length>,
    _ value: some LayoutLength = ConstraintValue.exact(0),
    multiplier: CGFloat = 1,
    identifier: String? = nil, fileID: StaticString = #fileID, line: UInt = #line
  ) -> LayoutDescriptor {
    relating(
      .width, to: target, value.deStijlLength, times: multiplier, identifier: identifier,
      at: SourceLine(fileID: fileID, line: line))
  }

  /// Sets the height, in points.
  public consuming func height(
    _ value: some LayoutLength, identifier: String? = nil,
    fileID: StaticString = #fileID, line: UInt = #line
  ) -> LayoutDescriptor {
    setting(
      .height, value.deStijlLength, identifier: identifier,
      at: SourceLine(fileID: fileID, line: line))
  }

  /// `view.height == target.height × multiplier + value`, in points.
  public consuming func height(
    _ target: LayoutTarget<LayoutKind.Length>,
    _ value: some LayoutLength = ConstraintValue.exact(0),
    multiplier: CGFloat = 1,
    identifier: String? = nil, fileID: StaticString = #fileID, line: UInt = #line
  ) -> LayoutDescriptor {
    relating(
      .height, to: target, value.deStijlLength, times: multiplier, identifier: identifier,
      at: SourceLine(fileID: fileID, line: line))
  }

  /// Sets the width and height, in points.
  public consuming func size(
    width: some LayoutLength, height: some LayoutLength,
    fileID: StaticString = #fileID, line: UInt = #line
  ) -> LayoutDescriptor {
    let line = SourceLine(fileID: fileID, line: line)
    return saying {
      $0.set(.width, width.deStijlLength, identifier: nil, at: line)
      $0.set(.height, height.deStijlLength, identifier: nil, at: line, continues: true)
    }
  }

  /// Sets the width and height, in points.
  public consuming func size(
    _ size: CGSize, priority: UILayoutPriority = .required,
    fileID: StaticString = #fileID, line: UInt = #line
  ) -> LayoutDescriptor {
    self.size(
      width: .exact(size.width, priority), height: .exact(size.height, priority), fileID: fileID,
      line: line)
  }

  /// Sets the width, in points, with a priority from 1 to 1000.
  public consuming func width(
    _ length: some LayoutNumber, priority: UILayoutPriority, fileID: StaticString = #fileID,
    line: UInt = #line
  ) -> LayoutDescriptor {
    width(ConstraintValue.exact(length, priority), fileID: fileID, line: line)
  }

  /// Sets the width, in points, with a priority as a number from 1 to 1000.
  @_disfavoredOverload
  public consuming func width(
    _ length: some LayoutNumber, priority: PriorityLiteral, fileID: StaticString = #fileID,
    line: UInt = #line
  ) -> LayoutDescriptor { width(length, priority: priority.priority, fileID: fileID, line: line) }

  /// Sets the height, in points, with a priority from 1 to 1000.
  public consuming func height(
    _ length: some LayoutNumber, priority: UILayoutPriority, fileID: StaticString = #fileID,
    line: UInt = #line
  ) -> LayoutDescriptor {
    height(ConstraintValue.exact(length, priority), fileID: fileID, line: line)
  }

  /// Sets the height, in points, with a priority as a number from 1 to 1000.
  @_disfavoredOverload
  public consuming func height(
    _ length: some LayoutNumber, priority: PriorityLiteral, fileID: StaticString = #fileID,
    line: UInt = #line
  ) -> LayoutDescriptor { height(length, priority: priority.priority, fileID: fileID, line: line) }

  /// Relates the width and height to those of a target, times the multiplier and plus the value:
  /// `.size(.to(photo))`.
  public consuming func size(
    _ target: LayoutTarget<LayoutKind.Box>, _ value: some LayoutLength = ConstraintValue.exact(0),
    multiplier: CGFloat = 1, fileID: StaticString = #fileID, line: UInt = #line
  ) -> LayoutDescriptor {
    let value = value.deStijlLength
    return relating(
      [(.width, value), (.height, value)], to: target, times: multiplier,
      at: SourceLine(fileID: fileID, line: line))
  }

  /// Sets an equal width and height, in points, with a priority from 1 to 1000.
  public consuming func size(
    _ length: some LayoutNumber, priority: UILayoutPriority, fileID: StaticString = #fileID,
    line: UInt = #line
  ) -> LayoutDescriptor {
    let value = ConstraintValue.exact(length, priority)
    return size(width: value, height: value, fileID: fileID, line: line)
  }

  /// Sets an equal width and height, in points, with a priority as a number from 1 to 1000.
  @_disfavoredOverload
  public consuming func size(
    _ length: some LayoutNumber, priority: PriorityLiteral, fileID: StaticString = #fileID,
    line: UInt = #line
  ) -> LayoutDescriptor {
    size(length, priority: priority.priority, fileID: fileID, line: line)
  }

  /// Sets an equal width and height, in points.
  public consuming func size(
    _ length: some LayoutLength, fileID: StaticString = #fileID, line: UInt = #line
  ) -> LayoutDescriptor {
    size(width: length, height: length, fileID: fileID, line: line)
  }

  /// Sets the aspect ratio: `view.width == view.height × ratio`. A later ratio replaces an earlier
  /// one.
  public consuming func aspectRatio(
    _ ratio: CGFloat, priority: UILayoutPriority = .required, identifier: String? = nil,
    fileID: StaticString = #fileID, line: UInt = #line
  ) -> LayoutDescriptor {
    let line = SourceLine(fileID: fileID, line: line)
    return saying {
      $0.set(
        .width, ConstraintValue(.equal, 0, priority: priority), ratio: ratio,
        identifier: identifier, at: line)
    }
  }

  /// Sets the aspect ratio to that of a size.
  public consuming func aspectRatio(
    _ size: CGSize, priority: UILayoutPriority = .required, identifier: String? = nil,
    fileID: StaticString = #fileID, line: UInt = #line
  ) -> LayoutDescriptor {
    aspectRatio(
      size.proportion, priority: priority, identifier: identifier, fileID: fileID,
      line: line)
  }
}
