import Observation

@available(iOS 17, tvOS 17, macOS 14, *)
extension ViewState {
  /// Creates a state that stays in sync with a property of an `@Observable` object.
  ///
  /// ```swift
  /// let name = ViewState(following: person, \.name)
  /// name.apply(into: nameField, \.text)
  /// ```
  ///
  /// A set of the state reaches the object at once, after the observers' `didSet`. A change of the
  /// object reaches the state on the next turn of the main actor. The state keeps the object alive;
  /// the object does not keep the state alive.
  ///
  /// - Parameters:
  ///   - object: The object.
  ///   - path: The property.
  ///   - fileID: The file, for messages.
  ///   - line: The line, for messages.
  public convenience init<Source: AnyObject & Observable>(
    following object: Source, _ path: ReferenceWritableKeyPath<Source, Value>,
    fileID: StaticString = #fileID, line: UInt = #line
  ) {
    self.init(wrappedValue: object[keyPath: path], fileID: fileID, line: line)
    let source = ObservedSource(object, path)
    // Not an observer: observers end with a pass of bindings, a row, or `removeAllObservers()`.
    hubForSure.notifySource = { [weak self] value in
      if let self { source.take(value, from: self) }
    }
    source.follow(self)
  }
}

/// A property of an `@Observable` object, for the state that follows it.
@available(iOS 17, tvOS 17, macOS 14, *)
@MainActor
private final class ObservedSource<Source: AnyObject & Observable, Value> {
  private let object: Source
  private let path: ReferenceWritableKeyPath<Source, Value>
  private let areSame = Comparing<Value>()
  /// Whether the property takes a value of the state that can't be compared with its own: then that
  /// is not a change of its own.
  private var isApplyingState = false
  /// Whether the next value of the state comes from the property.
  private var isForwarding = false

  init(_ object: Source, _ path: ReferenceWritableKeyPath<Source, Value>) {
    self.object = object
    self.path = path
  }

  func take(_ value: Value, from state: ViewState<Value>) {
    if isForwarding { return isForwarding = false }
    let isSame = areSame(object[keyPath: path], value)
    if isSame == true { return }
    isApplyingState = isSame == nil
    object[keyPath: path] = value
    if isSame == nil, !isApplyingState { follow(state) }
    isApplyingState = false
  }

  /// Returns whether a change is the one that the property is just being given.
  private func isOwnChange() -> Bool {
    defer { isApplyingState = false }
    return isApplyingState
  }

  /// Has the state take the next change of the property, and those after it.
  func follow(_ state: ViewState<Value>) {
    withObservationTracking {
      _ = object[keyPath: path]
    } onChange: { [weak self, weak state] in
      if MainActorQueue.isCurrent, MainActor.assumeIsolated({ self?.isOwnChange() == true }) {
        return
      }
      // The property still has its old value.
      Task { @MainActor in
        guard let self, let state else { return }
        self.follow(state)
        self.forward(state)
      }
    }
  }

  private func forward(_ state: ViewState<Value>) {
    let value = object[keyPath: path]
    if areSame(state.latest, value) == true { return }
    isForwarding = true
    state.set(value)
    isForwarding = false
  }
}

@available(iOS 17, tvOS 17, macOS 14, *)
extension Chainable where Self: UIView {
  /// Shows a property of an `@Observable` object, and keeps both in sync from now on.
  ///
  /// The view keeps the object alive.
  ///
  /// - Parameters:
  ///   - path: The property of the view.
  ///   - object: The object.
  ///   - source: The property of the object.
  ///   - fileID: The file, for messages and the graph.
  ///   - line: The line, for messages and the graph.
  @discardableResult @_disfavoredOverload
  public func bind<Source: AnyObject & Observable, Value>(
    _ path: ReferenceWritableKeyPath<Self, Value>, following object: Source,
    _ source: ReferenceWritableKeyPath<Source, Value>, fileID: StaticString = #fileID,
    line: UInt = #line
  ) -> Self {
    bind(path, following: object, source, converting: .none, fileID: fileID, line: line)
  }

  /// Shows a text of an `@Observable` object; a nil text in the view is an empty one in the object.
  @discardableResult @_disfavoredOverload
  public func bind<Source: AnyObject & Observable>(
    _ path: ReferenceWritableKeyPath<Self, String?>, following object: Source,
    _ source: ReferenceWritableKeyPath<Source, String>, fileID: StaticString = #fileID,
    line: UInt = #line
  ) -> Self {
    bind(path, following: object, source, converting: .text, fileID: fileID, line: line)
  }

  /// Shows a property of another type of an `@Observable` object.
  @discardableResult @_disfavoredOverload
  public func bind<Source: AnyObject & Observable, Value, Shown>(
    _ path: ReferenceWritableKeyPath<Self, Shown>, following object: Source,
    _ source: ReferenceWritableKeyPath<Source, Value>,
    converting conversion: StateConversion<Value, Shown>, fileID: StaticString = #fileID,
    line: UInt = #line
  ) -> Self {
    let (bound, key) = (BoundView.of(self), BindingKey(self, path))
    // The object that was followed before must not hear what the view shows now.
    bound.keep(nil, for: key)
    let state = ViewState(following: object, source, fileID: fileID, line: line)
    state.apply(into: self, path, converting: conversion, fileID: fileID, line: line)
    bound.keep(state, for: key)
    return self
  }
}
