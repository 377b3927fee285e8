extension ViewLayout where View: UIView {
  /// Binds a property and a state: from now on each takes what the other becomes.
  ///
  /// - Parameters:
  ///   - path: The property.
  ///   - state: The state. It holds the binding, and not the view.
  ///   - fileID: The file, for messages and the graph.
  ///   - line: The line, for messages and the graph.
  @discardableResult
  public func bind<Value>(
    _ path: ReferenceWritableKeyPath<View, Value>, with state: ViewState<Value>,
    fileID: StaticString = #fileID, line: UInt = #line
  ) -> ViewLayout {
    view.bind(path, with: state, fileID: fileID, line: line)
    return self
  }

  /// Binds a property and a state: from now on each takes what the other becomes. A text that may be none
  /// is an empty one to the state.
  @discardableResult
  public func bind(
    _ path: ReferenceWritableKeyPath<View, String?>, with state: ViewState<String>,
    fileID: StaticString = #fileID, line: UInt = #line
  ) -> ViewLayout {
    view.bind(path, with: state, fileID: fileID, line: line)
    return self
  }

  /// Binds a property and a state: from now on each takes what the other becomes. They are of different
  /// types.
  ///
  /// - Parameters:
  ///   - path: The property.
  ///   - state: The state.
  ///   - conversion: Makes each of the other: `.text` for what can be written.
  ///   - fileID: The file, for messages and the graph.
  ///   - line: The line, for messages and the graph.
  @discardableResult
  public func bind<Value, Shown>(
    _ path: ReferenceWritableKeyPath<View, Shown>, with state: ViewState<Value>,
    converting conversion: StateConversion<Value, Shown>, fileID: StaticString = #fileID,
    line: UInt = #line
  ) -> ViewLayout {
    view.bind(path, with: state, converting: conversion, fileID: fileID, line: line)
    return self
  }

  /// Has a property show what a state is, and binds them.
  ///
  /// - Parameters:
  ///   - path: The property.
  ///   - state: The state. It holds the binding, and not the view.
  ///   - fileID: The file, for messages and the graph.
  ///   - line: The line, for messages and the graph.
  @discardableResult
  public func apply<Value>(
    _ path: ReferenceWritableKeyPath<View, Value>, from state: ViewState<Value>,
    fileID: StaticString = #fileID, line: UInt = #line
  ) -> ViewLayout {
    view.apply(path, from: state, fileID: fileID, line: line)
    return self
  }

  /// Has a property show what a state is, and binds them. A text that may be none is an empty one to the
  /// state.
  @discardableResult
  public func apply(
    _ path: ReferenceWritableKeyPath<View, String?>, from state: ViewState<String>,
    fileID: StaticString = #fileID, line: UInt = #line
  ) -> ViewLayout {
    view.apply(path, from: state, fileID: fileID, line: line)
    return self
  }

  /// Has a property show what a state is, and binds them. They are of different types.
  ///
  /// - Parameters:
  ///   - path: The property.
  ///   - state: The state.
  ///   - conversion: Makes each of the other: `.text` for what can be written.
  ///   - fileID: The file, for messages and the graph.
  ///   - line: The line, for messages and the graph.
  @discardableResult
  public func apply<Value, Shown>(
    _ path: ReferenceWritableKeyPath<View, Shown>, from state: ViewState<Value>,
    converting conversion: StateConversion<Value, Shown>, fileID: StaticString = #fileID,
    line: UInt = #line
  ) -> ViewLayout {
    view.apply(path, from: state, converting: conversion, fileID: fileID, line: line)
    return self
  }

  /// Has a state become what a property is, and binds them.
  ///
  /// - Parameters:
  ///   - path: The property.
  ///   - state: The state. It holds the binding, and not the view.
  ///   - fileID: The file, for messages and the graph.
  ///   - line: The line, for messages and the graph.
  @discardableResult
  public func map<Value>(
    _ path: ReferenceWritableKeyPath<View, Value>, into state: ViewState<Value>,
    fileID: StaticString = #fileID, line: UInt = #line
  ) -> ViewLayout {
    view.map(path, into: state, fileID: fileID, line: line)
    return self
  }

  /// Has a state become what a property is, and binds them. A text that may be none is an empty one to the
  /// state.
  @discardableResult
  public func map(
    _ path: ReferenceWritableKeyPath<View, String?>, into state: ViewState<String>,
    fileID: StaticString = #fileID, line: UInt = #line
  ) -> ViewLayout {
    view.map(path, into: state, fileID: fileID, line: line)
    return self
  }

  /// Has a state become what a property is, and binds them. They are of different types.
  ///
  /// - Parameters:
  ///   - path: The property.
  ///   - state: The state.
  ///   - conversion: Makes each of the other: `.text` for what can be written.
  ///   - fileID: The file, for messages and the graph.
  ///   - line: The line, for messages and the graph.
  @discardableResult
  public func map<Value, Shown>(
    _ path: ReferenceWritableKeyPath<View, Shown>, into state: ViewState<Value>,
    converting conversion: StateConversion<Value, Shown>, fileID: StaticString = #fileID,
    line: UInt = #line
  ) -> ViewLayout {
    view.map(path, into: state, converting: conversion, fileID: fileID, line: line)
    return self
  }

  /// Has a state follow a property, from now on; the property does not follow the state.
  ///
  /// - Parameters:
  ///   - path: The property, which may be read-only.
  ///   - state: The state. It holds the binding, and not the view.
  ///   - fileID: The file, for messages and the graph.
  ///   - line: The line, for messages and the graph.
  @discardableResult
  public func oneWayBind<Value>(
    _ path: KeyPath<View, Value>, with state: ViewState<Value>, fileID: StaticString = #fileID,
    line: UInt = #line
  ) -> ViewLayout {
    view.oneWayBind(path, with: state, fileID: fileID, line: line)
    return self
  }

  // MARK: View models

  /// Has the view show what a model is, as ``ViewModel/apply(into:)`` does.
  @discardableResult
  public func apply(viewModel: ViewModel<View>) -> ViewLayout {
    viewModel.apply(into: view)
    return self
  }

  /// Has a model become what the view shows, as ``ViewModel/map(from:)`` does.
  @discardableResult
  public func map(into viewModel: ViewModel<View>) -> ViewLayout {
    viewModel.map(from: view)
    return self
  }

  /// Binds the view to a model. Neither takes anything of the other now.
  @discardableResult
  public func bind(viewModel: ViewModel<View>) -> ViewLayout {
    viewModel.bindPair(with: view)
    return self
  }
}
