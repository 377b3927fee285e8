/// A property that reports its changes to observers.
///
/// ```swift
/// final class Search {
///   @ObservableState var phrase = ""
/// }
///
/// let search = Search()
/// search.$phrase.observe(observer: self).didSet { controller, changes in
///   controller.find(changes.new)
/// }
/// ```
///
/// A set first calls the `willSet` of all observers, in the order in which they registered. Then
/// the state takes its new value, and then the `didSet` of all observers is called. All of this
/// happens before the line after the set runs, even if the new value equals the old one.
///
/// A state that is set in one of its own callbacks takes the value after all observers have been
/// told of the previous one, and reads as before until then. A cycle of sets is stopped after 64
/// such turns, with an issue that names its path. A set of another state takes effect at once,
/// unless it is nested in a hundred others: then it waits until the innermost of these is done.
///
/// The property can belong to a view, a controller or any other class. Read and set it on the main
/// actor; it may be created and released on any thread.
@preconcurrency @MainActor
@propertyWrapper
public class ObservableState<Value> {
  /// The value, unless it is held weakly.
  private nonisolated(unsafe) var stored: Value
  /// The line of the property.
  nonisolated let line: SourceLine
  /// What is kept for listeners; nil if there has never been one.
  nonisolated(unsafe) final var hub: StateHub<Value>?

  /// Creates a state with an initial value.
  ///
  /// - Parameters:
  ///   - wrappedValue: The initial value.
  ///   - fileID: The file of the property, for messages.
  ///   - line: The line of the property, for messages.
  public nonisolated init(
    wrappedValue: Value, fileID: StaticString = #fileID, line: UInt = #line
  ) {
    stored = wrappedValue
    self.line = SourceLine(fileID: fileID, line: line)
  }

  /// Creates a state whose initial value is nil.
  ///
  /// - Parameters:
  ///   - fileID: The file of the property, for messages.
  ///   - line: The line of the property, for messages.
  public nonisolated convenience init(fileID: StaticString = #fileID, line: UInt = #line)
  where Value: ExpressibleByNilLiteral {
    self.init(wrappedValue: nil, fileID: fileID, line: line)
  }

  /// The value; reading it calls `willGet` and `didGet`, and setting it calls all other callbacks.
  public var wrappedValue: Value {
    get { read() }
    set { set(newValue) }
  }

  /// The state itself, to observe.
  public var projectedValue: ObservableState<Value> { self }

  /// The value, which is read without telling observers.
  var current: Value {
    get { stored }
    set {
      // An object may use the state as it is deallocated: release the old value last, and not while
      // the property is being set.
      var value = newValue
      swap(&stored, &value)
    }
  }

  // MARK: Reading and setting

  final func read() -> Value {
    if let reads = DescriptionReads.current {
      hubForSure.note(reads)
      BindingScope.current?.note(self)
    }
    guard let hub else { return current }
    let value = latest
    hub.notifyRead(value)
    return value
  }

  /// The value of the state, or the one that it takes at the end of sets that are made together.
  final var latest: Value {
    if let batched = hub?.batched { batched.new } else { current }
  }

  final func set(_ value: Value) {
    guard hub?.isObserved == true || StateBatch.isOpen else {
      hub?.propagation = Propagation.nextNumber()
      current = value
      return
    }
    Propagation.set(hubForSure.change(of: self, to: value))
  }

  final var hubForSure: StateHub<Value> {
    if let hub { return hub }
    let made = StateHub<Value>()
    hub = made
    return made
  }
}

extension ObservableState {
  /// Sets the state from any thread: at once on the main thread, otherwise on the next turn of the
  /// main actor.
  public nonisolated func send(_ value: Value) where Value: Sendable {
    MainActorQueue.run { self.set(value) }
  }
}
