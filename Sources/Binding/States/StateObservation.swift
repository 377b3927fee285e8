/// An observation of a state, configured in a chain.
///
/// ```swift
/// $phrase.observe(observer: self)
///   .delayMultipleSetTrigger(by: 1)
///   .didSet { controller, changes in controller.find(changes.new) }
/// ```
///
/// Each event has one closure: setting it again replaces the earlier one. You need not keep the
/// observation: the state holds it. Neither holds the observer, which the closures receive as an
/// argument.
@preconcurrency @MainActor
public struct StateObservation<Observer: AnyObject, Value> {
  let core: ObserverCore<Value>
  private weak var state: ObservableState<Value>?

  init(_ core: ObserverCore<Value>, of state: ObservableState<Value>) {
    self.core = core
    self.state = state
  }

  // MARK: Sets

  /// Calls a closure before the state changes, while the state still reads its old value.
  @discardableResult
  public func willSet(
    then act: @escaping @MainActor (Observer, Changes<Value>) -> Void
  ) -> StateObservation {
    core.willSet = withObserver(act)
    return self
  }

  /// Calls a closure after the state and all views that are bound to it have changed.
  @discardableResult
  public func didSet(
    then act: @escaping @MainActor (Observer, Changes<Value>) -> Void
  ) -> StateObservation {
    core.didSet = withObserver(act)
    return self
  }

  // MARK: Reads

  /// Calls a closure before the state is read, with the value that is read.
  @discardableResult
  public func willGet(
    then act: @escaping @MainActor (Observer, Value) -> Void
  ) -> StateObservation {
    core.willGet = withObserver(act)
    state?.hub?.startNotifyingReads(to: core)
    return self
  }

  /// Calls a closure when the state is read, after all `willGet`.
  @discardableResult
  public func didGet(
    then act: @escaping @MainActor (Observer, Value) -> Void
  ) -> StateObservation {
    core.didGet = withObserver(act)
    state?.hub?.startNotifyingReads(to: core)
    return self
  }

  // MARK: When

  /// Throttles `didSet`: it is called at once for the first change, then at most once per interval.
  ///
  /// Each later call reports the latest value, with the old value of the first change that was not
  /// reported. `willSet` and reads are not delayed.
  ///
  /// - Parameters:
  ///   - seconds: The interval, which each call restarts. A negative or non-finite number counts as
  ///     0 and is an issue.
  ///   - clock: Measures the interval.
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

  /// Debounces `didSet`: it is called when the state has not changed for an interval.
  ///
  /// It reports the latest value, with the old value of the first change that was not reported.
  /// `willSet` and reads are not delayed.
  ///
  /// - Parameters:
  ///   - seconds: The interval, which each change restarts. With 0, all changes in one turn of the
  ///     run loop are reported as one on the next turn. A negative or non-finite number counts as 0
  ///     and is an issue.
  ///   - clock: Measures the interval.
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

  /// Calls `didSet` at once with the current value, bypassing any delay without canceling it.
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
        "an interval can't be \(seconds) seconds; 0 is used instead: pass a finite number that is not "
          + "negative", at: line))
    return 0
  }

  private func withObserver<Told>(
    _ act: @escaping @MainActor (Observer, Told) -> Void
  ) -> ObserverCore<Value>.Act<Told> {
    { observer, told in
      // The observer is the one for which the observation was made.
      act(unsafeDowncast(observer, to: Observer.self), told)
    }
  }
}

extension StateObservation where Value: Equatable {
  /// Calls a closure before the state changes to a different value, and not if the value is equal.
  @discardableResult
  public func willUniqueSet(
    then act: @escaping @MainActor (Observer, Changes<Value>) -> Void
  ) -> StateObservation {
    core.willUniqueSet = withObserver(act)
    return self
  }

  /// Calls a closure after the state has changed to a different value, after `didSet`.
  ///
  /// With a delay, it is called if the value differs from the one before the delay.
  @discardableResult
  public func didUniqueSet(
    then act: @escaping @MainActor (Observer, Changes<Value>) -> Void
  ) -> StateObservation {
    core.didUniqueSet = withObserver(act)
    return self
  }
}
