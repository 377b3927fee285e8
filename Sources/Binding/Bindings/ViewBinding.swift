/// A binding between a state and a view, configured in a chain.
///
/// ```swift
/// $phrase.bind(with: searchBar, \.text)
///   .viewDidSet { searchBar, changes in … }
///   .stateDidSet { searchBar, changes in … }
/// ```
///
/// Each event has one closure: setting it again replaces the earlier one. You need not keep the
/// binding: the state holds it. Neither holds the view, which the closures receive as an argument.
@preconcurrency @MainActor
public struct ViewBinding<View: UIView, Value> {
  let core: BindingCore<Value>

  init(_ core: BindingCore<Value>) { self.core = core }

  /// Calls a closure when the view has changed and the state has taken the view's value.
  ///
  /// The closure runs after the other views that are bound to the state are updated, and before the
  /// observers' `didSet`. The old value is the one that the view showed before.
  @discardableResult
  public func viewDidSet(
    then act: @escaping @MainActor (View, Changes<Value>) -> Void
  ) -> ViewBinding {
    exchange(&core.viewDidSet, for: withView(act))
    return self
  }

  /// Calls a closure when the state has changed and the view shows the new value, before the
  /// observers' `didSet`.
  ///
  /// The closure also runs if the view already showed the value, and if another view made the
  /// change.
  @discardableResult
  public func stateDidSet(
    then act: @escaping @MainActor (View, Changes<Value>) -> Void
  ) -> ViewBinding {
    exchange(&core.stateDidSet, for: withView(act))
    return self
  }

  /// Ends the binding.
  public func unbind() { core.unbind() }

  private func withView(
    _ act: @escaping @MainActor (View, Changes<Value>) -> Void
  ) -> BindingCore<Value>.ChangeHandler {
    { [weak core] changes in
      if let view = core?.view as? View { act(view, changes) }
    }
  }
}

/// A binding that goes only from a view to a state.
@preconcurrency @MainActor
public struct OneWayViewBinding<View: UIView, Value> {
  private let binding: ViewBinding<View, Value>

  init(_ core: BindingCore<Value>) { binding = ViewBinding(core) }

  /// Calls a closure when the view has changed and the state has taken the view's value, before the
  /// observers' `didSet`.
  @discardableResult
  public func viewDidSet(
    then act: @escaping @MainActor (View, Changes<Value>) -> Void
  ) -> OneWayViewBinding {
    binding.viewDidSet(then: act)
    return self
  }

  /// Ends the binding.
  public func unbind() { binding.unbind() }
}
