/// A property that tells others of its changes, and that views can show and change.
///
/// ```swift
/// @ViewState var phrase: String?
///
/// $phrase.bind(with: searchBar, \.text)
/// ```
///
/// When it is set, the views that are bound to it are written after it has its new value, and before the
/// `didSet` of its observers; a view that shows the value already is left alone. When a view shows something
/// else, because of a user or of code, the state takes that, and so do the other views.
///
/// An app that has a `ViewState` of its own writes `@DeStijl.ViewState`.
@preconcurrency @MainActor
@propertyWrapper
public class ViewState<Value>: ObservableState<Value> {
  /// The value. Reading it is told to `willGet` and `didGet`, setting it to all others.
  public override var wrappedValue: Value {
    get { read() }
    set { set(newValue) }
  }

  /// The state itself, to bind and to observe.
  public override var projectedValue: ViewState<Value> { self }
}
