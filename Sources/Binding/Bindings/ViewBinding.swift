/// What a binding tells, said in a chain.
///
/// ```swift
/// $phrase.bind(with: searchBar, \.text)
///   .viewDidSet { searchBar, changes in … }
///   .stateDidSet { searchBar, changes in … }
/// ```
///
/// Each function has one place: saying it again replaces what was said before. It need not be kept: the
/// state holds the binding, and neither holds the view, which the closures are given.
@preconcurrency @MainActor
public struct ViewBinding<View: UIView, Value> {
  let core: BindingCore<Value>

  init(_ core: BindingCore<Value>) { self.core = core }

  /// Called when the view shows something else and the state has taken it: after the other views that are
  /// bound to the state were written, and before the observers' `didSet`. The old value is that which the
  /// view has shown.
  @discardableResult
  public func viewDidSet(
    then act: @escaping @MainActor (View, Changes<Value>) -> Void
  ) -> ViewBinding {
    exchange(&core.viewDidSet, for: withView(act))
    return self
  }

  /// Called when the state has changed and the view shows it, before the observers' `didSet`. It is called
  /// too where the view has shown the value already, and where another view has made the state change.
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
  ) -> BindingCore<Value>.Tell {
    { [weak core] changes in
      if let view = core?.view as? View { act(view, changes) }
    }
  }
}

/// What a binding tells that goes from a view to a state only.
@preconcurrency @MainActor
public struct OneWayViewBinding<View: UIView, Value> {
  private let binding: ViewBinding<View, Value>

  init(_ core: BindingCore<Value>) { binding = ViewBinding(core) }

  /// Called when the view shows something else and the state has taken it, before the observers' `didSet`.
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
