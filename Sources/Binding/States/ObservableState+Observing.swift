extension ObservableState {
  /// Observes the state; chained calls choose the events to report.
  ///
  /// If the observer already observes this state without an identifier, the new observation
  /// replaces the old one and takes its place in the order of observers.
  ///
  /// - Parameters:
  ///   - observer: The observer. It is not kept alive; the observation ends when it is deallocated.
  ///   - fileID: The file, shown in the graph.
  ///   - line: The line, shown in the graph.
  @discardableResult
  public final func observe<Observer: AnyObject>(
    observer: Observer, fileID: StaticString = #fileID, line: UInt = #line
  ) -> StateObservation<Observer, Value> {
    observe(observer, named: nil, at: SourceLine(fileID: fileID, line: line))
  }

  /// Observes the state, in addition to the same observer's observations under other identifiers.
  ///
  /// - Parameters:
  ///   - observer: The observer. It is not kept alive.
  ///   - id: Distinguishes several observations by one object.
  ///   - fileID: The file, shown in the graph.
  ///   - line: The line, shown in the graph.
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
    guard let hub, let observer = hub.observers[key], observer.line == line else { return }
    hub.remove(observer)
  }

  /// Ends all observations by an observer, whatever their identifiers.
  public final func remove(observer: AnyObject) {
    hub?.removeObservers(of: observer)
  }

  /// Ends all observations of the state.
  public final func removeAllObservers() {
    hub?.removeObservers()
  }

  /// Calls the `didSet` of all observers at once with the current value as both old and new,
  /// bypassing any delay.
  ///
  /// An observer that calls this function from within such a replay is not called again.
  public final func invokeWithCurrentValue() {
    guard let hub else { return }
    let value = latest
    Propagation.callBack {
      for observer in hub.observers.all { ObserverCore.of(observer).replay(value) }
    }
  }
}
