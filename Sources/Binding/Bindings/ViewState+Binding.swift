extension ViewState {
  // MARK: Two ways

  /// Binds the state and a property of a view: from now on each takes what the other becomes.
  ///
  /// Nothing is taken now. A state may be bound to several views, and a view to several states; binding the
  /// same property again replaces the binding, and so does the same line with another state, as where a cell
  /// is used again. It ends with the state, with the view, which is not kept alive, or with `unbind`.
  ///
  /// A view that shows the value already is not written. One that makes something else of it, such as a
  /// slider with a maximum, keeps that, and the state what it was set to. To a field, `nil` is an empty text.
  ///
  /// - Parameters:
  ///   - view: The view.
  ///   - path: The property. What the user does to it is always heard. What code sets is heard where its
  ///     changes are reported; else that is an issue, and the binding goes from the state to the view only.
  ///   - fileID: The file, for messages and the graph.
  ///   - line: The line, for messages and the graph.
  @discardableResult
  public final func bind<View: UIView>(
    with view: View, _ path: ReferenceWritableKeyPath<View, Value>,
    fileID: StaticString = #fileID, line: UInt = #line
  ) -> ViewBinding<View, Value> {
    bind(view, BoundProperty(path, .none), .bind, SourceLine(fileID: fileID, line: line))
  }

  /// Binds the state and a property of a view, after the state has taken the value of the view: as a change
  /// that is told, with `bind` as its trigger.
  @discardableResult
  public final func map<View: UIView>(
    from view: View, _ path: ReferenceWritableKeyPath<View, Value>,
    fileID: StaticString = #fileID, line: UInt = #line
  ) -> ViewBinding<View, Value> {
    bind(view, BoundProperty(path, .none), .map, SourceLine(fileID: fileID, line: line))
  }

  /// Binds the state and a property of a view, after the view has taken the value of the state, of which
  /// nobody is told but the states that follow the view one way.
  @discardableResult
  public final func apply<View: UIView>(
    into view: View, _ path: ReferenceWritableKeyPath<View, Value>,
    fileID: StaticString = #fileID, line: UInt = #line
  ) -> ViewBinding<View, Value> {
    bind(view, BoundProperty(path, .none), .apply, SourceLine(fileID: fileID, line: line))
  }

  // MARK: Other types

  /// Binds the state and a property of another type, as `bind(with:_:)` does.
  ///
  /// - Parameters:
  ///   - view: The view.
  ///   - path: The property.
  ///   - conversion: Makes each of the other: `.text` for what can be written.
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

  /// Binds the state and a property of another type, after the state has taken the value of the view.
  @discardableResult
  public final func map<View: UIView, Shown>(
    from view: View, _ path: ReferenceWritableKeyPath<View, Shown>,
    converting conversion: StateConversion<Value, Shown>,
    fileID: StaticString = #fileID, line: UInt = #line
  ) -> ViewBinding<View, Value> {
    bind(view, BoundProperty(path, conversion), .map, SourceLine(fileID: fileID, line: line))
  }

  /// Binds the state and a property of another type, after the view has taken the value of the state.
  @discardableResult
  public final func apply<View: UIView, Shown>(
    into view: View, _ path: ReferenceWritableKeyPath<View, Shown>,
    converting conversion: StateConversion<Value, Shown>,
    fileID: StaticString = #fileID, line: UInt = #line
  ) -> ViewBinding<View, Value> {
    bind(view, BoundProperty(path, conversion), .apply, SourceLine(fileID: fileID, line: line))
  }

  // MARK: One way

  /// Has the state follow a property of a view, which may be read-only: it takes the view's value now, with
  /// `bind` as its trigger, and whenever the view shows something else. The view does not follow.
  @discardableResult
  public final func oneWayBind<View: UIView>(
    with view: View, _ path: KeyPath<View, Value>, fileID: StaticString = #fileID,
    line: UInt = #line
  ) -> OneWayViewBinding<View, Value> {
    oneWayBind(with: view, path, converting: .none, fileID: fileID, line: line)
  }

  /// Has the state follow a property of another type, as `oneWayBind(with:_:)` does.
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

  /// Ends all bindings.
  public final func unbind() { hub?.removeBindings() }

  /// Ends the bindings to a view.
  public final func unbind(from view: UIView) { hub?.removeBindings(to: view) }

  /// Ends all bindings, and all that observers are told.
  public final func reset() {
    unbind()
    removeAllObservers()
  }
}

extension ViewState where Value == String {
  /// Binds the state and a text that may be none, which is an empty one.
  @discardableResult
  public final func bind<View: UIView>(
    with view: View, _ path: ReferenceWritableKeyPath<View, String?>,
    fileID: StaticString = #fileID, line: UInt = #line
  ) -> ViewBinding<View, String> {
    bind(with: view, path, converting: .text, fileID: fileID, line: line)
  }

  /// Binds the state and a text that may be none, after the state has taken the text of the view.
  @discardableResult
  public final func map<View: UIView>(
    from view: View, _ path: ReferenceWritableKeyPath<View, String?>,
    fileID: StaticString = #fileID, line: UInt = #line
  ) -> ViewBinding<View, String> {
    map(from: view, path, converting: .text, fileID: fileID, line: line)
  }

  /// Binds the state and a text that may be none, after the view has taken the text of the state.
  @discardableResult
  public final func apply<View: UIView>(
    into view: View, _ path: ReferenceWritableKeyPath<View, String?>,
    fileID: StaticString = #fileID, line: UInt = #line
  ) -> ViewBinding<View, String> {
    apply(into: view, path, converting: .text, fileID: fileID, line: line)
  }

  /// Has the state follow a text that may be none, which is an empty one.
  @discardableResult
  public final func oneWayBind<View: UIView>(
    with view: View, _ path: KeyPath<View, String?>, fileID: StaticString = #fileID,
    line: UInt = #line
  ) -> OneWayViewBinding<View, String> {
    oneWayBind(with: view, path, converting: .text, fileID: fileID, line: line)
  }
}
