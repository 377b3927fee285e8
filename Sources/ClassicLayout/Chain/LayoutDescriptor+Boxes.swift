extension LayoutDescriptor {
  /// Insets the leading and trailing edges from those of the target, in points.
  public consuming func horizontal(
    _ target: LayoutTarget<LayoutKind.Box>, _ value: some LayoutLength = ConstraintValue.exact(0),
    fileID: StaticString = #fileID, line: UInt = #line
  ) -> LayoutDescriptor {
    relating(
      [.leading, .trailing], to: target, value.deStijlLength,
      at: SourceLine(fileID: fileID, line: line))
  }

  /// Insets the top and bottom edges from those of the target, in points.
  public consuming func vertical(
    _ target: LayoutTarget<LayoutKind.Box>, _ value: some LayoutLength = ConstraintValue.exact(0),
    fileID: StaticString = #fileID, line: UInt = #line
  ) -> LayoutDescriptor {
    relating(
      [.top, .bottom], to: target, value.deStijlLength,
      at: SourceLine(fileID: fileID, line: line))
  }

  /// Insets all edges from those of the target, in points.
  public consuming func edges(
    _ target: LayoutTarget<LayoutKind.Box>, _ value: some LayoutLength = ConstraintValue.exact(0),
    fileID: StaticString = #fileID, line: UInt = #line
  ) -> LayoutDescriptor {
    relating(
      [.top, .bottom, .leading, .trailing], to: target, value.deStijlLength,
      at: SourceLine(fileID: fileID, line: line))
  }

  /// The same as `edges`, with the spelling used in the documentation.
  public consuming func edge(
    _ target: LayoutTarget<LayoutKind.Box>, _ value: some LayoutLength = ConstraintValue.exact(0),
    fileID: StaticString = #fileID, line: UInt = #line
  ) -> LayoutDescriptor {
    edges(target, value, fileID: fileID, line: line)
  }

  /// Insets each edge from that of the target. Left stays left in a right-to-left layout.
  public consuming func edges(
    _ target: LayoutTarget<LayoutKind.Box>, _ insets: UIEdgeInsets,
    fileID: StaticString = #fileID, line: UInt = #line
  ) -> LayoutDescriptor {
    relating(
      [
        (.top, .exact(insets.top)), (.bottom, .exact(insets.bottom)), (.left, .exact(insets.left)),
        (.right, .exact(insets.right)),
      ], to: target, at: SourceLine(fileID: fileID, line: line))
  }

  /// Insets each edge from that of the target.
  public consuming func edges(
    _ target: LayoutTarget<LayoutKind.Box>, _ insets: NSDirectionalEdgeInsets,
    fileID: StaticString = #fileID, line: UInt = #line
  ) -> LayoutDescriptor {
    relating(
      [
        (.top, .exact(insets.top)), (.bottom, .exact(insets.bottom)),
        (.leading, .exact(insets.leading)), (.trailing, .exact(insets.trailing)),
      ], to: target, at: SourceLine(fileID: fileID, line: line))
  }

  /// Insets all edges from those of the superview, or of another target, in points.
  public consuming func fill(
    _ target: LayoutTarget<LayoutKind.Box> = .toSuperview,
    _ value: some LayoutLength = ConstraintValue.exact(0),
    fileID: StaticString = #fileID, line: UInt = #line
  ) -> LayoutDescriptor {
    edges(target, value, fileID: fileID, line: line)
  }

  /// Places the center a number of points to the right of and below that of the target, or another
  /// position of the target: `.center(.to(photo).positioned(x: .trailing, y: .top))`.
  public consuming func center(
    _ target: LayoutTarget<LayoutKind.Box>, _ value: some LayoutLength = ConstraintValue.exact(0),
    fileID: StaticString = #fileID, line: UInt = #line
  ) -> LayoutDescriptor {
    let line = SourceLine(fileID: fileID, line: line)
    return saying { statements in
      var (vertical, horizontal) = (target.target, target.target)
      vertical.attribute = target.position?.y
      horizontal.attribute = target.position?.x
      statements.relate(.centerY, to: vertical, value.deStijlLength, at: line)
      statements.relate(.centerX, to: horizontal, value.deStijlLength, at: line, continues: true)
    }
  }
}
