extension Chainable where Self: UIView {
  /// Calls a closure with the view whenever a state has changed, but not now.
  ///
  /// - Parameters:
  ///   - state: The state. It does not keep the view alive.
  ///   - fileID: The file. A line that runs again replaces what it observed before, even if that
  ///     was another state.
  ///   - line: The line.
  ///   - didSet: Receives the view and the change.
  @discardableResult @_disfavoredOverload
  public func observe<Value>(
    _ state: ObservableState<Value>, fileID: StaticString = #fileID, line: UInt = #line,
    didSet: @escaping @MainActor (Self, Changes<Value>) -> Void
  ) -> Self {
    let line = SourceLine(fileID: fileID, line: line)
    observe(state, for: .observing(line), line).didSet(then: didSet)
    return self
  }

  /// Sets a property to the value of a state whenever the state has changed, but not now.
  ///
  /// - Parameters:
  ///   - state: The state. It does not keep the view alive.
  ///   - path: The property.
  ///   - fileID: The file, shown in the graph.
  ///   - line: The line, shown in the graph.
  @discardableResult @_disfavoredOverload
  public func whenStateChanged<Value>(
    for state: ObservableState<Value>, thenAssignTo path: ReferenceWritableKeyPath<Self, Value>,
    fileID: StaticString = #fileID, line: UInt = #line
  ) -> Self {
    assign(path, when: state, SourceLine(fileID: fileID, line: line)) { _, value in value }
  }

  /// Sets an optional property, such as a text, to the value of a state whenever the state has
  /// changed, but not now.
  @discardableResult @_disfavoredOverload
  public func whenStateChanged<Value>(
    for state: ObservableState<Value>, thenAssignTo path: ReferenceWritableKeyPath<Self, Value?>,
    fileID: StaticString = #fileID, line: UInt = #line
  ) -> Self {
    assign(path, when: state, SourceLine(fileID: fileID, line: line)) { _, value in value }
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
  @discardableResult @_disfavoredOverload
  public func whenStateChanged<Value, Shown>(
    for state: ObservableState<Value>, thenAssign path: ReferenceWritableKeyPath<Self, Shown>,
    with value: @escaping @MainActor @autoclosure () -> Shown, fileID: StaticString = #fileID,
    line: UInt = #line
  ) -> Self {
    assign(path, when: state, SourceLine(fileID: fileID, line: line)) { _, _ in value() }
  }

  /// Sets a property to a value computed from a state whenever the state has changed, but not now.
  ///
  /// - Parameters:
  ///   - state: The state.
  ///   - path: The property.
  ///   - fileID: The file, shown in the graph.
  ///   - line: The line, shown in the graph.
  ///   - value: Returns the new value for the view and the state's value.
  @discardableResult @_disfavoredOverload
  public func whenStateChanged<Value, Shown>(
    for state: ObservableState<Value>, thenAssign path: ReferenceWritableKeyPath<Self, Shown>,
    fileID: StaticString = #fileID, line: UInt = #line,
    with value: @escaping @MainActor (Self, Value) -> Shown
  ) -> Self {
    assign(path, when: state, SourceLine(fileID: fileID, line: line), value)
  }

  private func assign<Value, Shown>(
    _ path: ReferenceWritableKeyPath<Self, Shown>, when state: ObservableState<Value>,
    _ line: SourceLine, _ value: @escaping @MainActor (Self, Value) -> Shown
  ) -> Self {
    let key = BindingKey(self, path)
    observe(state, for: .assigning(key), line)
      .didSet { view, changes in
        view[keyPath: path] = value(view, changes.new)
        BoundView.known(of: view)?.notifyBindings(key)
      }
    return self
  }

  private func observe<Value>(
    _ state: ObservableState<Value>, for call: LayoutCall, _ line: SourceLine
  ) -> StateObservation<Self, Value> {
    BoundView.of(self).note(call, of: self, state, at: line)
    return state.observe(self, named: AnyHashable(call), at: line)
  }
}

/// The call by which a view observes a state: a layout that runs again observes it once.
enum LayoutCall: Hashable {
  case observing(SourceLine)
  case assigning(BindingKey)
}
