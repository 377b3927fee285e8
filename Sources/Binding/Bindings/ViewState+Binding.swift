extension ViewState {
  // MARK: Two ways

  /// Binds the state and a property of a view: from now on each takes the other's new values.
  ///
  /// Nothing is transferred at first. A state can be bound to several views, and a view to several
  /// states. Binding the same property again replaces the binding; so does binding it from the same
  /// line with another state, as when a cell is reused. The binding ends with the state, with the
  /// view, which it does not keep alive, or with `unbind`.
  ///
  /// A view that already shows the value is left alone. A view that adjusts the value, such as a
  /// slider with a maximum, keeps its own version, and the state keeps the value that was set. A
  /// text input treats `nil` as empty text.
  ///
  /// - Parameters:
  ///   - view: The view.
  ///   - path: The property. Changes by the user are always observed. Changes by code are observed
  ///     where the property reports them; otherwise there is an issue, and the binding goes only
  ///     from the state to the view.
  ///   - fileID: The file, for messages and the graph.
  ///   - line: The line, for messages and the graph.
  @discardableResult
  public final func bind<View: UIView>(
    with view: View, _ path: ReferenceWritableKeyPath<View, Value>,
    fileID: StaticString = #fileID, line: UInt = #line
  ) -> ViewBinding<View, Value> {
    bind(view, BoundProperty(path, .none), .bind, SourceLine(fileID: fileID, line: line))
  }

  /// Sets the state to the value of a property of a view, then binds them.
  ///
  /// Observers are told of this change, with `bind` as its trigger.
  @discardableResult
  public final func map<View: UIView>(
    from view: View, _ path: ReferenceWritableKeyPath<View, Value>,
    fileID: StaticString = #fileID, line: UInt = #line
  ) -> ViewBinding<View, Value> {
    bind(view, BoundProperty(path, .none), .map, SourceLine(fileID: fileID, line: line))
  }

  /// Sets a property of a view to the value of the state, then binds them.
  ///
  /// Nobody is told of this, except states that follow the view one way.
  @discardableResult
  public final func apply<View: UIView>(
    into view: View, _ path: ReferenceWritableKeyPath<View, Value>,
    fileID: StaticString = #fileID, line: UInt = #line
  ) -> ViewBinding<View, Value> {
    bind(view, BoundProperty(path, .none), .apply, SourceLine(fileID: fileID, line: line))
  }

  // MARK: Other types

  /// Binds the state and a property of another type, like `bind(with:_:)`.
  ///
  /// - Parameters:
  ///   - view: The view.
  ///   - path: The property.
  ///   - conversion: Converts between the two types: `.text` for values with a textual form.
  ///   - fileID: The file, for messages and the graph.
  ///   - line: The line, for messages and the graph.
  @discardableResult
  public final func bind<View: UIView, Shown>(
    with view: View, _ path: ReferenceWritableKeyPath<View, Shown>,
    converting conversion: StateConversion<Value, Shown>,
    fileID: StaticString = #fileID, line: UInt = #line
  ) -> ViewBinding<View, Value> {
    bind(view, BoundProperty(path, conversion), .bind, SourceLine(fileID: fileID, line: line))
  }

  /// Sets the state to the converted value of a property of a view, then binds them.
  @discardableResult
  public final func map<View: UIView, Shown>(
    from view: View, _ path: ReferenceWritableKeyPath<View, Shown>,
    converting conversion: StateConversion<Value, Shown>,
    fileID: StaticString = #fileID, line: UInt = #line
  ) -> ViewBinding<View, Value> {
    bind(view, BoundProperty(path, conversion), .map, SourceLine(fileID: fileID, line: line))
  }

  /// Sets a property of a view to the converted value of the state, then binds them.
  @discardableResult
  public final func apply<View: UIView, Shown>(
    into view: View, _ path: ReferenceWritableKeyPath<View, Shown>,
    converting conversion: StateConversion<Value, Shown>,
    fileID: StaticString = #fileID, line: UInt = #line
  ) -> ViewBinding<View, Value> {
    bind(view, BoundProperty(path, conversion), .apply, SourceLine(fileID: fileID, line: line))
  }

  // MARK: One way

  /// Makes the state follow a property of a view, which may be read-only.
  ///
  /// The state takes the view's value now, with `bind` as the trigger, and whenever the view
  /// changes. The view does not follow the state.
  @discardableResult
  public final func oneWayBind<View: UIView>(
    with view: View, _ path: KeyPath<View, Value>, fileID: StaticString = #fileID,
    line: UInt = #line
  ) -> OneWayViewBinding<View, Value> {
    oneWayBind(with: view, path, converting: .none, fileID: fileID, line: line)
  }

  /// Makes the state follow a property of another type, like `oneWayBind(with:_:)`.
  @discardableResult
  public final func oneWayBind<View: UIView, Shown>(
    with view: View, _ path: KeyPath<View, Shown>,
    converting conversion: StateConversion<Value, Shown>, fileID: StaticString = #fileID,
    line: UInt = #line
  ) -> OneWayViewBinding<View, Value> {
    let line = SourceLine(fileID: fileID, line: line)
    let core = begin(view, BoundProperty(reading: path, conversion), .map, isTwoWay: false, line)
    return OneWayViewBinding(core)
  }

  // MARK: Ending

  /// Ends all bindings of the state.
  public final func unbind() { hub?.removeBindings() }

  /// Ends the bindings of the state to a view.
  public final func unbind(from view: UIView) { hub?.removeBindings(to: view) }

  /// Ends all bindings and all observations of the state.
  public final func reset() {
    unbind()
    removeAllObservers()
  }
}

extension ViewState where Value == String {
  /// Binds the state and an optional text of a view, where nil stands for an empty text.
  @discardableResult
  public final func bind<View: UIView>(
    with view: View, _ path: ReferenceWritableKeyPath<View, String?>,
    fileID: StaticString = #fileID, line: UInt = #line
  ) -> ViewBinding<View, String> {
    bind(with: view, path, converting: .text, fileID: fileID, line: line)
  }

  /// Sets the state to an optional text of a view, where nil stands for an empty text, then binds
  /// them.
  @discardableResult
  public final func map<View: UIView>(
    from view: View, _ path: ReferenceWritableKeyPath<View, String?>,
    fileID: StaticString = #fileID, line: UInt = #line
  ) -> ViewBinding<View, String> {
    map(from: view, path, converting: .text, fileID: fileID, line: line)
  }

  /// Sets an optional text of a view to the state's text, then binds them.
  @discardableResult
  public final func apply<View: UIView>(
    into view: View, _ path: ReferenceWritableKeyPath<View, String?>,
    fileID: StaticString = #fileID, line: UInt = #line
  ) -> ViewBinding<View, String> {
    apply(into: view, path, converting: .text, fileID: fileID, line: line)
  }

  /// Makes the state follow an optional text of a view, where nil stands for an empty text.
  @discardableResult
  public final func oneWayBind<View: UIView>(
    with view: View, _ path: KeyPath<View, String?>, fileID: StaticString = #fileID,
    line: UInt = #line
  ) -> OneWayViewBinding<View, String> {
    oneWayBind(with: view, path, converting: .text, fileID: fileID, line: line)
  }
}
