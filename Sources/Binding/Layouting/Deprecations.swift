// Former names of bindings. Each says what to write in its place.

extension ViewLayout where View: UIView {
  /// Does what `apply(_:from:)` does.
  @available(*, deprecated, renamed: "apply(_:from:fileID:line:)")
  @discardableResult
  public func apply<Value>(
    _ path: ReferenceWritableKeyPath<View, Value>, with state: ViewState<Value>,
    fileID: StaticString = #fileID, line: UInt = #line
  ) -> ViewLayout {
    apply(path, from: state, fileID: fileID, line: line)
  }

  /// Does what `map(_:into:)` does.
  @available(*, deprecated, renamed: "map(_:into:fileID:line:)")
  @discardableResult
  public func map<Value>(
    _ path: ReferenceWritableKeyPath<View, Value>, with state: ViewState<Value>,
    fileID: StaticString = #fileID, line: UInt = #line
  ) -> ViewLayout {
    map(path, into: state, fileID: fileID, line: line)
  }

  /// Does what `oneWayBind(_:with:)` does.
  @available(*, deprecated, renamed: "oneWayBind(_:with:fileID:line:)")
  @discardableResult
  public func oneWayBind<Value>(
    _ path: KeyPath<View, Value>, into state: ViewState<Value>, fileID: StaticString = #fileID,
    line: UInt = #line
  ) -> ViewLayout {
    oneWayBind(path, with: state, fileID: fileID, line: line)
  }

  /// Does what `bind(_:with:)` does, with closures for the changes.
  @available(*, deprecated, message: "write $state.bind(with: view, path).viewDidSet { … }")
  @discardableResult
  public func bind<Value>(
    _ path: ReferenceWritableKeyPath<View, Value>, with state: ViewState<Value>,
    fileID: StaticString = #fileID, line: UInt = #line,
    viewDidSet: (@MainActor (View, Changes<Value>) -> Void)? = nil,
    stateDidSet: @escaping @MainActor (View, Changes<Value>) -> Void
  ) -> ViewLayout {
    let binding = state.bind(with: view, path, fileID: fileID, line: line)
      .stateDidSet(then: stateDidSet)
    if let viewDidSet { binding.viewDidSet(then: viewDidSet) }
    return self
  }

  /// Does what `bind(_:with:)` does, with closures for the changes.
  @available(*, deprecated, message: "write $state.bind(with: view, path).viewDidSet { … }")
  @discardableResult
  public func bind<Value>(
    _ path: ReferenceWritableKeyPath<View, Value>, with state: ViewState<Value>,
    fileID: StaticString = #fileID, line: UInt = #line,
    viewDidSet: @escaping @MainActor (View, Changes<Value>) -> Void
  ) -> ViewLayout {
    state.bind(with: view, path, fileID: fileID, line: line).viewDidSet(then: viewDidSet)
    return self
  }

  /// Does what `oneWayBind(_:with:)` does, with a closure for the changes.
  @available(*, deprecated, message: "write $state.oneWayBind(with: view, path).viewDidSet { … }")
  @discardableResult
  public func oneWayBind<Value>(
    _ path: KeyPath<View, Value>, with state: ViewState<Value>,
    fileID: StaticString = #fileID, line: UInt = #line,
    viewDidSet: @escaping @MainActor (View, Changes<Value>) -> Void
  ) -> ViewLayout {
    state.oneWayBind(with: view, path, fileID: fileID, line: line).viewDidSet(then: viewDidSet)
    return self
  }
}

extension ViewModel {
  /// Does what `apply(into:)` does.
  @available(*, deprecated, renamed: "apply(into:)")
  public final func apply(to view: View) { apply(into: view) }
}
