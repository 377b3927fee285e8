/// A property that tells others of its changes.
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
/// A set tells, in this order: the `willSet` of all observers, in the order in which they registered; then
/// the state has its new value; then the `didSet` of all observers. It tells them also if the value is the
/// one before, all of it before the line after the set runs.
///
/// A state that is set inside one of its own callbacks takes the value when all have been told of the one
/// before: until then it reads the old one. What goes round and round is stopped after 64 such turns, with
/// an issue that names the way it takes. A set of another state takes effect at once, unless it is inside
/// a hundred others already: then when those are done.
///
/// The property can be in a view, in a controller and in any other class. It is read and set on the main
/// actor, and may be made and released anywhere.
@preconcurrency @MainActor
@propertyWrapper
public class ObservableState<Value> {
  /// The value, where it is not held weakly.
  private nonisolated(unsafe) var stored: Value
  /// The line of the property.
  nonisolated let line: SourceLine
  /// Those who are told; nil where nobody has ever asked to be.
  nonisolated(unsafe) final var hub: StateHub<Value>?

  /// A state with a value to begin with.
  ///
  /// - Parameters:
  ///   - wrappedValue: The value.
  ///   - fileID: The file of the property, for messages.
  ///   - line: The line of the property, for messages.
  public nonisolated init(
    wrappedValue: Value, fileID: StaticString = #fileID, line: UInt = #line
  ) {
    stored = wrappedValue
    self.line = SourceLine(fileID: fileID, line: line)
  }

  /// A state that is nil to begin with.
  ///
  /// - Parameters:
  ///   - fileID: The file of the property, for messages.
  ///   - line: The line of the property, for messages.
  public nonisolated convenience init(fileID: StaticString = #fileID, line: UInt = #line)
  where Value: ExpressibleByNilLiteral {
    self.init(wrappedValue: nil, fileID: fileID, line: line)
  }

  /// The value. Reading it is told to `willGet` and `didGet`, setting it to all others.
  public var wrappedValue: Value {
    get { read() }
    set { set(newValue) }
  }

  /// The state itself, to observe.
  public var projectedValue: ObservableState<Value> { self }

  /// The value, without anybody hearing that it is read.
  var current: Value {
    get { stored }
    set {
      // An object that goes may use the state as it does: it goes at the end, and not while that is set.
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
    hub.tellRead(value)
    return value
  }

  /// The value that it has, or takes at the end of what is set together.
  final var latest: Value {
    if let batched = hub?.batched { batched.value } else { current }
  }

  final func set(_ value: Value) {
    guard hub?.isHeard == true else {
      hub?.propagation = Propagation.nextNumber()
      current = value
      return
    }
    Propagation.set(ValueChange(of: self, to: value, as: .state))
  }

  final var hubForSure: StateHub<Value> {
    if let hub { return hub }
    let made = StateHub<Value>()
    hub = made
    return made
  }
}

extension ObservableState {
  /// Sets the state from anywhere: at once if this is the main thread, else on the next turn of the main
  /// actor.
  public nonisolated func send(_ value: Value) where Value: Sendable {
    MainActorQueue.run { self.set(value) }
  }
}
