extension ContentContainer where View: UIStackView {
  /// Adds a view to the stack's arranged subviews.
  @discardableResult
  public func putStacked<Stacked: UIView>(
    _ view: Stacked, fileID: StaticString = #fileID, line: UInt = #line
  ) -> ViewLayout<Stacked> {
    insert(view, .stacked(self.view), at: SourceLine(fileID: fileID, line: line))
  }

  /// Stacks the view that a variable holds; if it holds none, makes a view and assigns it to the
  /// variable.
  @discardableResult
  public func putStacked<Stacked: UIView>(
    assignedTo variable: inout Stacked?, fileID: StaticString = #fileID, line: UInt = #line,
    orMake make: () -> Stacked
  ) -> ViewLayout<Stacked> {
    let view = variable ?? make()
    variable = view
    return insert(view, .stacked(self.view), at: SourceLine(fileID: fileID, line: line))
  }

  /// Stacks the view that a variable holds; if it holds none, makes the given view and assigns it
  /// to the variable.
  @discardableResult
  public func putStacked<Stacked: UIView>(
    _ view: @autoclosure () -> Stacked, assignedTo variable: inout Stacked?,
    fileID: StaticString = #fileID, line: UInt = #line
  ) -> ViewLayout<Stacked> {
    putStacked(assignedTo: &variable, fileID: fileID, line: line, orMake: view)
  }

  /// Stacks and sets up the view that a variable holds; if it holds none, makes the given view and
  /// assigns it to the variable.
  @discardableResult
  public func putStacked<Stacked: UIView>(
    _ view: @autoclosure () -> Stacked, assignedTo variable: inout Stacked?,
    fileID: StaticString = #fileID, line: UInt = #line, _ setUp: (Stacked) -> Void
  ) -> ViewLayout<Stacked> {
    putStacked(view(), assignedTo: &variable, fileID: fileID, line: line).apply(setUp)
  }

  /// Adds a view controller's view to the stack's arranged subviews; the controller becomes a
  /// child, as with `put`.
  @discardableResult
  public func putStacked(
    _ controller: UIViewController, fileID: StaticString = #fileID, line: UInt = #line
  ) -> ViewLayout<UIView> {
    let line = SourceLine(fileID: fileID, line: line)
    return embed(controller, at: line) { context.arrange($0, in: view, at: line) }
  }

  /// Sets the gap after the view that was stacked last.
  ///
  /// - Parameters:
  ///   - length: The gap, in points. NaN and a number beyond a billion are issues, and change
  ///     nothing.
  ///   - fileID: The file of the call; leave it out.
  ///   - line: The line of the call; leave it out.
  /// - Returns: Whether the gap was set. Without a stacked view, it isn't, and that is an issue.
  @discardableResult
  public func putSpace(
    by length: CGFloat, fileID: StaticString = #fileID, line: UInt = #line
  ) -> Bool {
    let line = SourceLine(fileID: fileID, line: line)
    guard let last = view.arrangedSubviews.last else {
      context.report(.spaceBeforeAll(in: view, at: line))
      return false
    }
    guard length.isGap(in: view, at: line) else { return false }
    view.setCustomSpacing(length, after: last)
    return true
  }

  /// Sets the gap after the view that was stacked last, with a number of any type.
  @_disfavoredOverload @discardableResult
  public func putSpace(
    by length: some LayoutNumber, fileID: StaticString = #fileID, line: UInt = #line
  ) -> Bool {
    putSpace(by: length.points, fileID: fileID, line: line)
  }

  /// Adds an empty view of the given height.
  @discardableResult
  public func putVSpace(
    by length: CGFloat, fileID: StaticString = #fileID, line: UInt = #line
  ) -> ViewLayout<UIView> {
    putStacked(UIView(), fileID: fileID, line: line)
      .height(.equalTo(length), priority: .required, fileID: fileID, line: line)
  }

  /// Adds an empty view of the given height, with a number of any type.
  @_disfavoredOverload @discardableResult
  public func putVSpace(
    by length: some LayoutNumber, fileID: StaticString = #fileID, line: UInt = #line
  ) -> ViewLayout<UIView> {
    putVSpace(by: length.points, fileID: fileID, line: line)
  }

  /// Adds an empty view of the given width.
  @discardableResult
  public func putHSpace(
    by length: CGFloat, fileID: StaticString = #fileID, line: UInt = #line
  ) -> ViewLayout<UIView> {
    putStacked(UIView(), fileID: fileID, line: line)
      .width(.equalTo(length), priority: .required, fileID: fileID, line: line)
  }

  /// Adds an empty view of the given width, with a number of any type.
  @_disfavoredOverload @discardableResult
  public func putHSpace(
    by length: some LayoutNumber, fileID: StaticString = #fileID, line: UInt = #line
  ) -> ViewLayout<UIView> {
    putHSpace(by: length.points, fileID: fileID, line: line)
  }
}
