extension Stage {
  /// Returns the one view that a query finds in the windows of the stage.
  ///
  /// - Parameters:
  ///   - query: What to find.
  ///   - fileID: The module and the file of the call, which an error names.
  ///   - line: The line of the call, which an error names.
  /// - Throws: `ViewQueryError` if none or several are found.
  @preconcurrency @MainActor
  public func view(
    _ query: ViewQuery, fileID: StaticString = #fileID, line: UInt = #line
  ) throws -> UIView {
    try asked(by: SourceLine(fileID: fileID, line: line)) { try onlyView(query) }
  }

  func onlyView(_ query: ViewQuery) throws -> UIView {
    layout()
    let found = views(query)
    guard found.count == 1, let view = found.first else {
      throw ViewQueryError(query, found: found, in: windows)
    }
    return view
  }

  /// Returns the one view that a query finds, as a view of a type.
  ///
  /// - Parameters:
  ///   - query: What to find.
  ///   - type: The type that the view must have.
  ///   - fileID: The module and the file of the call, which an error names.
  ///   - line: The line of the call, which an error names.
  /// - Throws: `ViewQueryError` if none or several are found, or one of another type.
  @preconcurrency @MainActor
  public func view<View: UIView>(
    _ query: ViewQuery, as type: View.Type, fileID: StaticString = #fileID, line: UInt = #line
  ) throws -> View {
    try asked(by: SourceLine(fileID: fileID, line: line)) {
      let found = try onlyView(query)
      guard let view = found as? View else {
        throw ViewQueryError(query, found, isNo: "\(type)", in: windows)
      }
      return view
    }
  }

  /// Returns all views that a query finds, from back to front, parents first. Hidden views are among
  /// them, except for cells and section titles of lists that wait for reuse.
  @preconcurrency @MainActor
  public func views(_ query: ViewQuery) -> [UIView] {
    windows.flatMap(\.treeInUse).filter(query.isMatched)
  }

  /// The stage's own window, and other windows that an app has made on the stage.
  var windows: [UIWindow] { [window] + host.otherWindows }

  /// All views on the stage, as text.
  var outline: String { ViewOutline.text(of: windows) }
}
