extension ObservableState {
  /// Begins to tell an observer of changes: what, is said in a chain.
  ///
  /// An observer that was told of this state before is not told any more as it was: what is said now takes
  /// the place of that, in the order of observers, too.
  ///
  /// - Parameters:
  ///   - observer: Who is told. It is not kept alive; when it goes, nothing more is told.
  ///   - fileID: The file, for the graph.
  ///   - line: The line, for the graph.
  @discardableResult
  public final func observe<Observer: AnyObject>(
    observer: Observer, fileID: StaticString = #fileID, line: UInt = #line
  ) -> StateObservation<Observer, Value> {
    observe(observer, named: nil, at: SourceLine(fileID: fileID, line: line))
  }

  /// Begins to tell an observer of changes, beside what it is told under other names.
  ///
  /// - Parameters:
  ///   - observer: Who is told. It is not kept alive.
  ///   - id: Tells several observations of one object apart.
  ///   - fileID: The file, for the graph.
  ///   - line: The line, for the graph.
  @discardableResult
  public final func observe<Observer: AnyObject>(
    observer: Observer, id: some Hashable, fileID: StaticString = #fileID, line: UInt = #line
  ) -> StateObservation<Observer, Value> {
    observe(observer, named: AnyHashable(id), at: SourceLine(fileID: fileID, line: line))
  }

  final func observe<Observer: AnyObject>(
    _ observer: Observer, named name: AnyHashable?, at line: SourceLine
  ) -> StateObservation<Observer, Value> {
    let core = ObserverCore<Value>(observer, named: name, at: line)
    hubForSure.add(core)
    if let view = observer as? UIView { BoundView.of(view).note(observed: self) }
    BindingPass.note(core, of: self)
    return StateObservation(core, of: self)
  }

  final func endObserving(_ key: ObserverKey, at line: SourceLine) {
    guard let observer = hub?.observers[key], observer.line == line else { return }
    hub?.remove(observer)
  }

  /// Ends all that an observer is told, under whatever name.
  public final func remove(observer: AnyObject) {
    hub?.removeObservers(of: observer)
  }

  /// Ends all that observers are told.
  public final func removeAllObservers() {
    hub?.removeObservers()
  }

  /// Calls the `didSet` of all observers with the value that the state has, as old and as new: at once,
  /// past any delay. One who asks for that inside of it is not told again.
  public final func invokeWithCurrentValue() {
    let value = latest
    Propagation.callBack {
      for observer in hub?.observers.all ?? [] { observer.replay(value) }
    }
  }
}
