extension LayoutDescriptor {
  /// Leading and trailing edges, each a number of points inside those of the target.
  public func horizontal(
    _ target: LayoutTarget<LayoutKind.Box>, _ value: some LayoutLength = ConstraintValue.exact(0),
    fileID: String = #fileID, line: UInt = #line
  ) -> LayoutDescriptor {
    leading(target.single(nil), value, fileID: fileID, line: line)
      .trailing(target.single(nil), value, fileID: fileID, line: line)
  }

  /// Top and bottom edges, each a number of points inside those of the target.
  public func vertical(
    _ target: LayoutTarget<LayoutKind.Box>, _ value: some LayoutLength = ConstraintValue.exact(0),
    fileID: String = #fileID, line: UInt = #line
  ) -> LayoutDescriptor {
    top(target.single(nil), value, fileID: fileID, line: line)
      .bottom(target.single(nil), value, fileID: fileID, line: line)
  }

  /// All edges, each a number of points inside those of the target.
  public func edges(
    _ target: LayoutTarget<LayoutKind.Box>, _ value: some LayoutLength = ConstraintValue.exact(0),
    fileID: String = #fileID, line: UInt = #line
  ) -> LayoutDescriptor {
    vertical(target, value, fileID: fileID, line: line)
      .horizontal(target, value, fileID: fileID, line: line)
  }

  /// The same as `edges`, in the spelling of the documentation.
  public func edge(
    _ target: LayoutTarget<LayoutKind.Box>, _ value: some LayoutLength = ConstraintValue.exact(0),
    fileID: String = #fileID, line: UInt = #line
  ) -> LayoutDescriptor {
    edges(target, value, fileID: fileID, line: line)
  }

  /// The middle, a number of points further right and down than that of the target, or than
  /// another position of it: `.center(.to(photo).positioned(x: .trailing, y: .top))`.
  public func center(
    _ target: LayoutTarget<LayoutKind.Box>, _ value: some LayoutLength = ConstraintValue.exact(0),
    fileID: String = #fileID, line: UInt = #line
  ) -> LayoutDescriptor {
    centerY(target.single(target.position?.y), value, fileID: fileID, line: line)
      .centerX(target.single(target.position?.x), value, fileID: fileID, line: line)
  }
}
