extension Chainable where Self: UIView {
  /// Binds a property and a state: from now on each takes what the other becomes.
  ///
  /// - Parameters:
  ///   - path: The property.
  ///   - state: The state. It holds the binding, and not the view.
  ///   - fileID: The file, for messages and the graph.
  ///   - line: The line, for messages and the graph.
  @discardableResult @_disfavoredOverload
  public func bind<Value>(
    _ path: ReferenceWritableKeyPath<Self, Value>, with state: ViewState<Value>,
    fileID: StaticString = #fileID, line: UInt = #line
  ) -> Self {
    state.bind(with: self, path, fileID: fileID, line: line)
    return self
  }

  /// Binds a property and a state: from now on each takes what the other becomes. A text that may be none
  /// is an empty one to the state.
  @discardableResult @_disfavoredOverload
  public func bind(
    _ path: ReferenceWritableKeyPath<Self, String?>, with state: ViewState<String>,
    fileID: StaticString = #fileID, line: UInt = #line
  ) -> Self {
    state.bind(with: self, path, fileID: fileID, line: line)
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
  @discardableResult @_disfavoredOverload
  public func bind<Value, Shown>(
    _ path: ReferenceWritableKeyPath<Self, Shown>, with state: ViewState<Value>,
    converting conversion: StateConversion<Value, Shown>, fileID: StaticString = #fileID,
    line: UInt = #line
  ) -> Self {
    state.bind(with: self, path, converting: conversion, fileID: fileID, line: line)
    return self
  }

  /// Has a property show what a state is, and binds them.
  ///
  /// - Parameters:
  ///   - path: The property.
  ///   - state: The state. It holds the binding, and not the view.
  ///   - fileID: The file, for messages and the graph.
  ///   - line: The line, for messages and the graph.
  @discardableResult @_disfavoredOverload
  public func apply<Value>(
    _ path: ReferenceWritableKeyPath<Self, Value>, from state: ViewState<Value>,
    fileID: StaticString = #fileID, line: UInt = #line
  ) -> Self {
    state.apply(into: self, path, fileID: fileID, line: line)
    return self
  }

  /// Has a property show what a state is, and binds them. A text that may be none is an empty one to the
  /// state.
  @discardableResult @_disfavoredOverload
  public func apply(
    _ path: ReferenceWritableKeyPath<Self, String?>, from state: ViewState<String>,
    fileID: StaticString = #fileID, line: UInt = #line
  ) -> Self {
    state.apply(into: self, path, fileID: fileID, line: line)
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
  @discardableResult @_disfavoredOverload
  public func apply<Value, Shown>(
    _ path: ReferenceWritableKeyPath<Self, Shown>, from state: ViewState<Value>,
    converting conversion: StateConversion<Value, Shown>, fileID: StaticString = #fileID,
    line: UInt = #line
  ) -> Self {
    state.apply(into: self, path, converting: conversion, fileID: fileID, line: line)
    return self
  }

  /// Has a state become what a property is, and binds them.
  ///
  /// - Parameters:
  ///   - path: The property.
  ///   - state: The state. It holds the binding, and not the view.
  ///   - fileID: The file, for messages and the graph.
  ///   - line: The line, for messages and the graph.
  @discardableResult @_disfavoredOverload
  public func map<Value>(
    _ path: ReferenceWritableKeyPath<Self, Value>, into state: ViewState<Value>,
    fileID: StaticString = #fileID, line: UInt = #line
  ) -> Self {
    state.map(from: self, path, fileID: fileID, line: line)
    return self
  }

  /// Has a state become what a property is, and binds them. A text that may be none is an empty one to the
  /// state.
  @discardableResult @_disfavoredOverload
  public func map(
    _ path: ReferenceWritableKeyPath<Self, String?>, into state: ViewState<String>,
    fileID: StaticString = #fileID, line: UInt = #line
  ) -> Self {
    state.map(from: self, path, fileID: fileID, line: line)
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
  @discardableResult @_disfavoredOverload
  public func map<Value, Shown>(
    _ path: ReferenceWritableKeyPath<Self, Shown>, into state: ViewState<Value>,
    converting conversion: StateConversion<Value, Shown>, fileID: StaticString = #fileID,
    line: UInt = #line
  ) -> Self {
    state.map(from: self, path, converting: conversion, fileID: fileID, line: line)
    return self
  }

  /// Has a state follow a property, from now on; the property does not follow the state.
  ///
  /// - Parameters:
  ///   - path: The property, which may be read-only.
  ///   - state: The state. It holds the binding, and not the view.
  ///   - fileID: The file, for messages and the graph.
  ///   - line: The line, for messages and the graph.
  @discardableResult @_disfavoredOverload
  public func oneWayBind<Value>(
    _ path: KeyPath<Self, Value>, with state: ViewState<Value>, fileID: StaticString = #fileID,
    line: UInt = #line
  ) -> Self {
    state.oneWayBind(with: self, path, fileID: fileID, line: line)
    return self
  }
}
