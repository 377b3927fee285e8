extension Chainable where Self: UIView {
  /// Binds a property and a state: from now on each takes the other's new values.
  ///
  /// - Parameters:
  ///   - path: The property.
  ///   - state: The state. It holds the binding, not the view.
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

  /// Binds an optional text and a state: from now on each takes the other's new values, and nil
  /// stands for an empty text.
  @discardableResult @_disfavoredOverload
  public func bind(
    _ path: ReferenceWritableKeyPath<Self, String?>, with state: ViewState<String>,
    fileID: StaticString = #fileID, line: UInt = #line
  ) -> Self {
    state.bind(with: self, path, fileID: fileID, line: line)
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
  @discardableResult @_disfavoredOverload
  public func bind<Value, Shown>(
    _ path: ReferenceWritableKeyPath<Self, Shown>, with state: ViewState<Value>,
    converting conversion: StateConversion<Value, Shown>, fileID: StaticString = #fileID,
    line: UInt = #line
  ) -> Self {
    state.bind(with: self, path, converting: conversion, fileID: fileID, line: line)
    return self
  }

  /// Sets a property to the value of a state, then binds them.
  ///
  /// - Parameters:
  ///   - path: The property.
  ///   - state: The state. It holds the binding, not the view.
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

  /// Sets an optional text to the value of a state, then binds them; nil stands for an empty text.
  @discardableResult @_disfavoredOverload
  public func apply(
    _ path: ReferenceWritableKeyPath<Self, String?>, from state: ViewState<String>,
    fileID: StaticString = #fileID, line: UInt = #line
  ) -> Self {
    state.apply(into: self, path, fileID: fileID, line: line)
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
  @discardableResult @_disfavoredOverload
  public func apply<Value, Shown>(
    _ path: ReferenceWritableKeyPath<Self, Shown>, from state: ViewState<Value>,
    converting conversion: StateConversion<Value, Shown>, fileID: StaticString = #fileID,
    line: UInt = #line
  ) -> Self {
    state.apply(into: self, path, converting: conversion, fileID: fileID, line: line)
    return self
  }

  /// Sets a state to the value of a property, then binds them.
  ///
  /// - Parameters:
  ///   - path: The property.
  ///   - state: The state. It holds the binding, not the view.
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

  /// Sets a state to the value of an optional text, then binds them; nil stands for an empty text.
  @discardableResult @_disfavoredOverload
  public func map(
    _ path: ReferenceWritableKeyPath<Self, String?>, into state: ViewState<String>,
    fileID: StaticString = #fileID, line: UInt = #line
  ) -> Self {
    state.map(from: self, path, fileID: fileID, line: line)
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
  @discardableResult @_disfavoredOverload
  public func map<Value, Shown>(
    _ path: ReferenceWritableKeyPath<Self, Shown>, into state: ViewState<Value>,
    converting conversion: StateConversion<Value, Shown>, fileID: StaticString = #fileID,
    line: UInt = #line
  ) -> Self {
    state.map(from: self, path, converting: conversion, fileID: fileID, line: line)
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
  @discardableResult @_disfavoredOverload
  public func oneWayBind<Value>(
    _ path: KeyPath<Self, Value>, with state: ViewState<Value>, fileID: StaticString = #fileID,
    line: UInt = #line
  ) -> Self {
    state.oneWayBind(with: self, path, fileID: fileID, line: line)
    return self
  }
}
