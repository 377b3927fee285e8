/// What an observer of a state is told, said in a chain.
///
/// ```swift
/// $phrase.observe(observer: self)
///   .delayMultipleSetTrigger(by: 1)
///   .didSet { controller, changes in controller.find(changes.new) }
/// ```
///
/// Each function has one place: saying it again replaces what was said before. It need not be kept: the
/// state holds it, and neither holds the observer, which the closures are given.
@preconcurrency @MainActor
public struct StateObservation<Observer: AnyObject, Value> {
  let core: ObserverCore<Value>
  private weak var state: ObservableState<Value>?

  init(_ core: ObserverCore<Value>, of state: ObservableState<Value>) {
    self.core = core
    self.state = state
  }

  // MARK: Sets

  /// Called before the state changes: it still reads its old value.
  @discardableResult
  public func willSet(
    then act: @escaping @MainActor (Observer, Changes<Value>) -> Void
  ) -> StateObservation {
    exchange(&core.willSet, for: withObserver(act))
    return self
  }

  /// Called when the state and all views that are bound to it have changed.
  @discardableResult
  public func didSet(
    then act: @escaping @MainActor (Observer, Changes<Value>) -> Void
  ) -> StateObservation {
    exchange(&core.didSet, for: withObserver(act))
    return self
  }

  // MARK: Reads

  /// Called before somebody reads the state, with what is read.
  @discardableResult
  public func willGet(
    then act: @escaping @MainActor (Observer, Value) -> Void
  ) -> StateObservation {
    exchange(&core.willGet, for: withObserver(act))
    state?.hub?.tellReads(to: core)
    return self
  }

  /// Called when the state is read, after all `willGet`.
  @discardableResult
  public func didGet(
    then act: @escaping @MainActor (Observer, Value) -> Void
  ) -> StateObservation {
    exchange(&core.didGet, for: withObserver(act))
    state?.hub?.tellReads(to: core)
    return self
  }

  // MARK: When

  /// Tells `didSet` of the first change at once and then, at most once in a time, of what has changed
  /// since: the latest value, with the old one of the first change that was not told. `willSet` and reads
  /// are told at once.
  ///
  /// - Parameters:
  ///   - seconds: The time; each call begins it again. What is negative or not finite counts as 0, with
  ///     an issue.
  ///   - clock: Measures it.
  ///   - fileID: The file, for messages.
  ///   - line: The line, for messages.
  @discardableResult
  public func delayMultipleSetTrigger(
    by seconds: Double, clock: StateClock = .system, fileID: StaticString = #fileID,
    line: UInt = #line
  ) -> StateObservation {
    let seconds = usable(seconds, at: SourceLine(fileID: fileID, line: line))
    core.delay = DeliveryDelay(.throttle, seconds, clock)
    return self
  }

  /// Tells `didSet` when nothing has changed for a time: the latest value, with the old one of the first
  /// change that was not told. `willSet` and reads are told at once.
  ///
  /// - Parameters:
  ///   - seconds: The time; each change begins it again. With 0 all changes of one turn of the run loop are
  ///     told as one, on the next. So it is with what is negative or not finite, with an issue.
  ///   - clock: Measures it.
  ///   - fileID: The file, for messages.
  ///   - line: The line, for messages.
  @discardableResult
  public func debounceSetTrigger(
    by seconds: Double, clock: StateClock = .system, fileID: StaticString = #fileID,
    line: UInt = #line
  ) -> StateObservation {
    let seconds = usable(seconds, at: SourceLine(fileID: fileID, line: line))
    core.delay = DeliveryDelay(.debounce, seconds, clock)
    return self
  }

  /// Calls `didSet` with the value that the state has: at once, past any delay, without ending one.
  @discardableResult
  public func invokeWithCurrentValue() -> StateObservation {
    if let state { core.replay(state.latest) }
    return self
  }

  private func usable(_ seconds: Double, at line: SourceLine) -> Double {
    if seconds.isFinite, seconds >= 0 { return seconds }
    LayoutDiagnostics.report(
      LayoutIssue(
        .invalidNumber,
        "nobody can wait for \(seconds) seconds, which count as 0: give a finite number that is not "
          + "negative", at: line))
    return 0
  }

  private func withObserver<Told>(
    _ act: @escaping @MainActor (Observer, Told) -> Void
  ) -> @MainActor (Told) -> Void {
    { [weak core] told in
      if let observer = core?.observer as? Observer { act(observer, told) }
    }
  }
}

extension StateObservation where Value: Equatable {
  /// Called before the state becomes another value, and not if that is the one it has.
  @discardableResult
  public func willUniqueSet(
    then act: @escaping @MainActor (Observer, Changes<Value>) -> Void
  ) -> StateObservation {
    exchange(&core.willUniqueSet, for: withObserver(act))
    return self
  }

  /// Called when the state has become another value, after `didSet`. What is delayed is told if the value
  /// differs from the one before the delay.
  @discardableResult
  public func didUniqueSet(
    then act: @escaping @MainActor (Observer, Changes<Value>) -> Void
  ) -> StateObservation {
    exchange(&core.didUniqueSet, for: withObserver(act))
    return self
  }
}
