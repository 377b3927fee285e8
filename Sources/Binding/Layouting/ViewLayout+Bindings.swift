extension ViewLayout where View: UIView {
  /// Binds a property and a state: from now on each takes the other's new values.
  ///
  /// - Parameters:
  ///   - path: The property.
  ///   - state: The state. It holds the binding, not the view.
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

  /// Binds an optional text and a state: from now on each takes the other's new values, and nil
  /// stands for an empty text.
  @discardableResult
  public func bind(
    _ path: ReferenceWritableKeyPath<View, String?>, with state: ViewState<String>,
    fileID: StaticString = #fileID, line: UInt = #line
  ) -> ViewLayout {
    view.bind(path, with: state, fileID: fileID, line: line)
    return self
  }

  /// Binds a property and a state of another type: from now on each takes the other's new values,
  /// converted.
  ///
  /// - Parameters:
  ///   - path: The property.
  ///   - state: The state.
  ///   - conversion: Converts between the two types: `.text` for values with a textual form.
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

  /// Sets a property to the value of a state, then binds them.
  ///
  /// - Parameters:
  ///   - path: The property.
  ///   - state: The state. It holds the binding, not the view.
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

  /// Sets an optional text to the value of a state, then binds them; nil stands for an empty text.
  @discardableResult
  public func apply(
    _ path: ReferenceWritableKeyPath<View, String?>, from state: ViewState<String>,
    fileID: StaticString = #fileID, line: UInt = #line
  ) -> ViewLayout {
    view.apply(path, from: state, fileID: fileID, line: line)
    return self
  }

  /// Sets a property to the converted value of a state of another type, then binds them.
  ///
  /// - Parameters:
  ///   - path: The property.
  ///   - state: The state.
  ///   - conversion: Converts between the two types: `.text` for values with a textual form.
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

  /// Sets a state to the value of a property, then binds them.
  ///
  /// - Parameters:
  ///   - path: The property.
  ///   - state: The state. It holds the binding, not the view.
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

  /// Sets a state to the value of an optional text, then binds them; nil stands for an empty text.
  @discardableResult
  public func map(
    _ path: ReferenceWritableKeyPath<View, String?>, into state: ViewState<String>,
    fileID: StaticString = #fileID, line: UInt = #line
  ) -> ViewLayout {
    view.map(path, into: state, fileID: fileID, line: line)
    return self
  }

  /// Sets a state of another type to the converted value of a property, then binds them.
  ///
  /// - Parameters:
  ///   - path: The property.
  ///   - state: The state.
  ///   - conversion: Converts between the two types: `.text` for values with a textual form.
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

  /// Sets a state to the value of a property and makes it follow the property from now on; the
  /// property does not follow the state.
  ///
  /// - Parameters:
  ///   - path: The property, which may be read-only.
  ///   - state: The state. It holds the binding, not the view.
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

  /// Shows a view model in the view, as ``ViewModel/apply(into:)`` does.
  @discardableResult
  public func apply(viewModel: ViewModel<View>) -> ViewLayout {
    viewModel.apply(into: view)
    return self
  }

  /// Sets a view model to what the view shows, as ``ViewModel/map(from:)`` does.
  @discardableResult
  public func map(into viewModel: ViewModel<View>) -> ViewLayout {
    viewModel.map(from: view)
    return self
  }

  /// Binds the view to a view model, without transferring any values at first.
  @discardableResult
  public func bind(viewModel: ViewModel<View>) -> ViewLayout {
    viewModel.bindPair(with: view)
    return self
  }
}
