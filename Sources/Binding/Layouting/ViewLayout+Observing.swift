extension ViewLayout where View: UIView {
  /// Calls a closure with the view whenever a state has changed, but not now.
  ///
  /// - Parameters:
  ///   - state: The state. It does not keep the view alive.
  ///   - fileID: The file. A line that runs again replaces what it observed before, even if that
  ///     was another state.
  ///   - line: The line.
  ///   - didSet: Receives the view and the change.
  @discardableResult
  public func observe<Value>(
    _ state: ObservableState<Value>, fileID: StaticString = #fileID, line: UInt = #line,
    didSet: @escaping @MainActor (View, Changes<Value>) -> Void
  ) -> ViewLayout {
    view.observe(state, fileID: fileID, line: line, didSet: didSet)
    return self
  }

  /// Sets a property to the value of a state whenever the state has changed, but not now.
  ///
  /// - Parameters:
  ///   - state: The state. It does not keep the view alive.
  ///   - path: The property.
  ///   - fileID: The file, shown in the graph.
  ///   - line: The line, shown in the graph.
  @discardableResult
  public func whenStateChanged<Value>(
    for state: ObservableState<Value>, thenAssignTo path: ReferenceWritableKeyPath<View, Value>,
    fileID: StaticString = #fileID, line: UInt = #line
  ) -> ViewLayout {
    view.whenStateChanged(for: state, thenAssignTo: path, fileID: fileID, line: line)
    return self
  }

  /// Sets an optional property, such as a text, to the value of a state whenever the state has
  /// changed, but not now.
  @discardableResult
  public func whenStateChanged<Value>(
    for state: ObservableState<Value>, thenAssignTo path: ReferenceWritableKeyPath<View, Value?>,
    fileID: StaticString = #fileID, line: UInt = #line
  ) -> ViewLayout {
    view.whenStateChanged(for: state, thenAssignTo: path, fileID: fileID, line: line)
    return self
  }

  /// Sets a property to the value of an expression whenever a state has changed, but not now.
  ///
  /// The expression is evaluated for each change. It keeps the objects that it names alive as long
  /// as the state exists: a controller that has the state and names itself is never released. The
  /// function that takes a closure in place of the expression avoids this.
  ///
  /// - Parameters:
  ///   - state: The state.
  ///   - path: The property.
  ///   - value: The expression for the new value.
  ///   - fileID: The file, shown in the graph.
  ///   - line: The line, shown in the graph.
  @discardableResult
  public func whenStateChanged<Value, Shown>(
    for state: ObservableState<Value>, thenAssign path: ReferenceWritableKeyPath<View, Shown>,
    with value: @escaping @MainActor @autoclosure () -> Shown, fileID: StaticString = #fileID,
    line: UInt = #line
  ) -> ViewLayout {
    view.whenStateChanged(
      for: state, thenAssign: path, with: value(), fileID: fileID, line: line)
    return self
  }

  /// Sets a property to a value computed from a state whenever the state has changed, but not now.
  ///
  /// - Parameters:
  ///   - state: The state.
  ///   - path: The property.
  ///   - fileID: The file, shown in the graph.
  ///   - line: The line, shown in the graph.
  ///   - value: Returns the new value for the view and the state's value.
  @discardableResult
  public func whenStateChanged<Value, Shown>(
    for state: ObservableState<Value>, thenAssign path: ReferenceWritableKeyPath<View, Shown>,
    fileID: StaticString = #fileID, line: UInt = #line,
    with value: @escaping @MainActor (View, Value) -> Shown
  ) -> ViewLayout {
    view.whenStateChanged(
      for: state, thenAssign: path, fileID: fileID, line: line, with: value)
    return self
  }
}
