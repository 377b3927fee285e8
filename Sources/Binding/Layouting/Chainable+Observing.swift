extension Chainable where Self: UIView {
  /// Does something with the view whenever a state has changed, and not now.
  ///
  /// - Parameters:
  ///   - state: The state. It does not keep the view alive.
  ///   - fileID: The file: a line that runs again replaces what it said before, of another state, too.
  ///   - line: The line.
  ///   - didSet: Takes the view and the change.
  @discardableResult @_disfavoredOverload
  public func observe<Value>(
    _ state: ObservableState<Value>, fileID: StaticString = #fileID, line: UInt = #line,
    didSet: @escaping @MainActor (Self, Changes<Value>) -> Void
  ) -> Self {
    let line = SourceLine(fileID: fileID, line: line)
    observe(state, for: .observing(line), line).didSet(then: didSet)
    return self
  }

  /// Sets a property to what a state becomes, whenever it has changed, and not now.
  ///
  /// - Parameters:
  ///   - state: The state. It does not keep the view alive.
  ///   - path: The property.
  ///   - fileID: The file, for the graph.
  ///   - line: The line, for the graph.
  @discardableResult @_disfavoredOverload
  public func whenStateChanged<Value>(
    for state: ObservableState<Value>, thenAssignTo path: ReferenceWritableKeyPath<Self, Value>,
    fileID: StaticString = #fileID, line: UInt = #line
  ) -> Self {
    assign(path, when: state, SourceLine(fileID: fileID, line: line)) { _, value in value }
  }

  /// The same for a property that may be nil, such as a text.
  @discardableResult @_disfavoredOverload
  public func whenStateChanged<Value>(
    for state: ObservableState<Value>, thenAssignTo path: ReferenceWritableKeyPath<Self, Value?>,
    fileID: StaticString = #fileID, line: UInt = #line
  ) -> Self {
    assign(path, when: state, SourceLine(fileID: fileID, line: line)) { _, value in value }
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
  @discardableResult @_disfavoredOverload
  public func whenStateChanged<Value, Shown>(
    for state: ObservableState<Value>, thenAssign path: ReferenceWritableKeyPath<Self, Shown>,
    with value: @escaping @MainActor @autoclosure () -> Shown, fileID: StaticString = #fileID,
    line: UInt = #line
  ) -> Self {
    assign(path, when: state, SourceLine(fileID: fileID, line: line)) { _, _ in value() }
  }

  /// Sets a property to what is made of a state, whenever it has changed, and not now.
  ///
  /// - Parameters:
  ///   - state: The state.
  ///   - path: The property.
  ///   - fileID: The file, for the graph.
  ///   - line: The line, for the graph.
  ///   - value: Makes what it becomes of the view and the state's value.
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
        BoundView.known(of: view)?.tell(key)
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

/// What a view observes a state for, so that a layout that runs again observes it once.
enum LayoutCall: Hashable {
  case observing(SourceLine)
  case assigning(BindingKey)
}
