extension ViewLayout where View: UIView {
  /// Does something with the view whenever a state has changed, and not now.
  ///
  /// - Parameters:
  ///   - state: The state. It does not keep the view alive.
  ///   - fileID: The file: a line that runs again replaces what it said before, of another state, too.
  ///   - line: The line.
  ///   - didSet: Takes the view and the change.
  @discardableResult
  public func observe<Value>(
    _ state: ObservableState<Value>, fileID: StaticString = #fileID, line: UInt = #line,
    didSet: @escaping @MainActor (View, Changes<Value>) -> Void
  ) -> ViewLayout {
    view.observe(state, fileID: fileID, line: line, didSet: didSet)
    return self
  }

  /// Sets a property to what a state becomes, whenever it has changed, and not now.
  ///
  /// - Parameters:
  ///   - state: The state. It does not keep the view alive.
  ///   - path: The property.
  ///   - fileID: The file, for the graph.
  ///   - line: The line, for the graph.
  @discardableResult
  public func whenStateChanged<Value>(
    for state: ObservableState<Value>, thenAssignTo path: ReferenceWritableKeyPath<View, Value>,
    fileID: StaticString = #fileID, line: UInt = #line
  ) -> ViewLayout {
    view.whenStateChanged(for: state, thenAssignTo: path, fileID: fileID, line: line)
    return self
  }

  /// The same for a property that may be nil, such as a text.
  @discardableResult
  public func whenStateChanged<Value>(
    for state: ObservableState<Value>, thenAssignTo path: ReferenceWritableKeyPath<View, Value?>,
    fileID: StaticString = #fileID, line: UInt = #line
  ) -> ViewLayout {
    view.whenStateChanged(for: state, thenAssignTo: path, fileID: fileID, line: line)
    return self
  }

  /// Sets a property to an expression, whenever a state has changed, and not now.
  ///
  /// The expression is evaluated each time, and keeps what it names alive as long as the state is there: a
  /// controller that has the state and names itself is never released. The function that takes a closure in
  /// place of an expression need not name it.
  ///
  /// - Parameters:
  ///   - state: The state.
  ///   - path: The property.
  ///   - value: What it becomes.
  ///   - fileID: The file, for the graph.
  ///   - line: The line, for the graph.
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

  /// Sets a property to what is made of a state, whenever it has changed, and not now.
  ///
  /// - Parameters:
  ///   - state: The state.
  ///   - path: The property.
  ///   - fileID: The file, for the graph.
  ///   - line: The line, for the graph.
  ///   - value: Makes what it becomes of the view and the state's value.
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
