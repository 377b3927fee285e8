/// An observable property that does not keep its object alive.
///
/// It becomes nil when the object is deallocated, without telling observers.
@preconcurrency @MainActor
@propertyWrapper
public final class WeakObservableState<Object: AnyObject>: ObservableState<Object?> {
  private nonisolated(unsafe) weak var object: Object?

  /// Creates a state that holds an object weakly.
  ///
  /// - Parameters:
  ///   - wrappedValue: The object.
  ///   - fileID: The file of the property, for messages.
  ///   - line: The line of the property, for messages.
  public nonisolated override init(
    wrappedValue: Object?, fileID: StaticString = #fileID, line: UInt = #line
  ) {
    object = wrappedValue
    super.init(wrappedValue: nil, fileID: fileID, line: line)
  }

  /// The object, or nil once it has been deallocated.
  public override var wrappedValue: Object? {
    get { read() }
    set { set(newValue) }
  }

  /// The state itself, to observe.
  public override var projectedValue: WeakObservableState<Object> { self }

  override var current: Object? {
    get { object }
    set { object = newValue }
  }
}

/// A property for views to show that does not keep its object alive.
///
/// It becomes nil when the object is deallocated, without telling observers or views.
@preconcurrency @MainActor
@propertyWrapper
public final class WeakViewState<Object: AnyObject>: ViewState<Object?> {
  private nonisolated(unsafe) weak var object: Object?

  /// Creates a state that holds an object weakly.
  ///
  /// - Parameters:
  ///   - wrappedValue: The object.
  ///   - fileID: The file of the property, for messages.
  ///   - line: The line of the property, for messages.
  public nonisolated override init(
    wrappedValue: Object?, fileID: StaticString = #fileID, line: UInt = #line
  ) {
    object = wrappedValue
    super.init(wrappedValue: nil, fileID: fileID, line: line)
  }

  /// The object, or nil once it has been deallocated.
  public override var wrappedValue: Object? {
    get { read() }
    set { set(newValue) }
  }

  /// The state itself, to bind and to observe.
  public override var projectedValue: WeakViewState<Object> { self }

  override var current: Object? {
    get { object }
    set { object = newValue }
  }
}
