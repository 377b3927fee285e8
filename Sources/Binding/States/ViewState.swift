/// A property that reports its changes to observers, and that views can show and change.
///
/// ```swift
/// @ViewState var phrase: String?
///
/// $phrase.bind(with: searchBar, \.text)
/// ```
///
/// A set updates the bound views after the state has its new value and before the observers'
/// `didSet`. A view that already shows the value is left alone. When a bound view changes, by a
/// user or by code, the state takes the view's value, and so do the other views.
///
/// In an app that declares its own `ViewState`, write `@DeStijl.ViewState`.
@preconcurrency @MainActor
@propertyWrapper
public class ViewState<Value>: ObservableState<Value> {
  /// The value; reading it calls `willGet` and `didGet`, and setting it calls all other callbacks.
  public override var wrappedValue: Value {
    get { read() }
    set { set(newValue) }
  }

  /// The state itself, to bind and to observe.
  public override var projectedValue: ViewState<Value> { self }
}
