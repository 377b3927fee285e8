extension ContentContainer where View: UIStackView {
  /// Adds a view to those that the stack arranges.
  @discardableResult
  public func putStacked<Stacked: UIView>(
    _ view: Stacked, fileID: StaticString = #fileID, line: UInt = #line
  ) -> ViewLayout<Stacked> {
    insert(view, .stacked(self.view), at: SourceLine(fileID: fileID, line: line))
  }

  /// Stacks the view that a variable holds; if it holds none, one that is made then, which is assigned
  /// to it.
  @discardableResult
  public func putStacked<Stacked: UIView>(
    assignedTo variable: inout Stacked?, fileID: StaticString = #fileID, line: UInt = #line,
    orMake make: () -> Stacked
  ) -> ViewLayout<Stacked> {
    let view = variable ?? make()
    variable = view
    return insert(view, .stacked(self.view), at: SourceLine(fileID: fileID, line: line))
  }

  /// Adds a controller's view to those that the stack arranges; the controller becomes a child as
  /// with `put`.
  @discardableResult
  public func putStacked(
    _ controller: UIViewController, fileID: StaticString = #fileID, line: UInt = #line
  ) -> ViewLayout<UIView> {
    let line = SourceLine(fileID: fileID, line: line)
    return embed(controller, at: line) { arrange($0, in: view, at: line) }
  }

  /// Sets the gap after the view that was stacked last.
  ///
  /// - Returns: Whether there is such a view.
  @discardableResult
  public func putSpace(by length: CGFloat) -> Bool {
    guard let last = view.arrangedSubviews.last else { return false }
    view.setCustomSpacing(length, after: last)
    return true
  }

  /// Adds an empty view of a height.
  @discardableResult
  public func putVSpace(
    by length: CGFloat, fileID: StaticString = #fileID, line: UInt = #line
  ) -> ViewLayout<UIView> {
    putStacked(UIView(), fileID: fileID, line: line)
      .height(.equalTo(length), priority: .required, fileID: fileID, line: line)
  }

  /// Adds an empty view of a width.
  @discardableResult
  public func putHSpace(
    by length: CGFloat, fileID: StaticString = #fileID, line: UInt = #line
  ) -> ViewLayout<UIView> {
    putStacked(UIView(), fileID: fileID, line: line)
      .width(.equalTo(length), priority: .required, fileID: fileID, line: line)
  }
}
