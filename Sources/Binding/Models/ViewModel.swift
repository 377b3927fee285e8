@MainActor private let modelCalls = RecursionGuard(endsAll: true)

/// The content of a view, kept apart from the view.
///
/// ```swift
/// final class PersonModel: ViewModel<PersonView> {
///   @ViewState var name: String?
///
///   override func bind(with view: PersonView) {
///     super.bind(with: view)
///     $name.bind(with: view.nameLabel, \.text)
///   }
/// }
///
/// let model = PersonModel()
/// model.apply(into: view)
/// ```
///
/// A view has one model, which it keeps alive; a model has one view, which it does not keep alive.
/// When the view is deallocated, the model is unbound, with `willUnbind` and `didUnbind`, before it
/// goes itself. A model that is deallocated without having been bound calls neither. Models may be
/// released on any thread.
///
/// Binding a view to another model first unbinds it from its old one. Likewise, binding a model to
/// another view first unbinds it from its old one.
@preconcurrency @MainActor
open class ViewModel<View: NSObject>: ViewModelObserver {
  /// The view that the model is bound to, or nil.
  public private(set) weak var view: View?
  private var pass: BindingPass?
  private var isInPass = false
  private var isBound = false
  private var isUnbinding = false

  /// Creates a model without a view.
  public init() {}

  // MARK: For subclasses

  /// Binds the states of the model to the view.
  ///
  /// Overrides call `super` first.
  ///
  /// It runs when the model is applied, mapped or bound. While the model is applied, each of its
  /// states that is bound here writes to the view; while it is mapped, each takes the view's value;
  /// while it is bound, neither happens. These bindings and observations end when the model is
  /// unbound.
  ///
  /// The states of a model are its own, inherited ones, and those of models in its properties,
  /// unless these properties are optional, lazy or collections. To have another state write to the
  /// view at first, bind it with `apply(into:_:)`.
  open func bind(with view: View) {
    guard !isInPass else { return }
    // The call comes from outside: what the override goes on to bind belongs to the pair until this
    // turn ends.
    begin(with: view, .bind)
    guard let pass else { return }
    pass.stayOpen()
    Task { @MainActor [weak pass] in pass?.close() }
  }

  /// Called before the view shows the model.
  open func willApplying(_ view: View) {}
  /// Called when the view shows the model and observers have been told.
  open func didApplying(_ view: View) {}
  /// Called before the model takes what the view shows.
  open func modelWillMapped(from view: View) {}
  /// Called when the model has taken what the view shows.
  open func modelDidMapped(from view: View) {}
  /// Called before the model is unbound.
  open func willUnbind() {}
  /// Called when the model has been unbound.
  open func didUnbind() {}

  /// Called before the model is unbound; calls `willUnbind()`.
  ///
  /// - Parameter view: The view; nil if it has been deallocated.
  open func willUnbind(with view: View?) { willUnbind() }

  /// Called when the model has been unbound; calls `didUnbind()`.
  ///
  /// - Parameter view: The view; nil if it has been deallocated.
  open func didUnbind(with view: View?) { didUnbind() }

  // MARK: Applying, mapping and unbinding

  /// Shows the model in a view, and binds them.
  ///
  /// This calls, in order: `willApplying`; `bind(with:)`, in which each state writes the views that
  /// it is bound to; the `didSet` of all observers of the states, with `invoked` as the trigger;
  /// `didApplying`.
  ///
  /// A model that its own callbacks apply or map again each time is stopped, with an issue.
  public final func apply(into view: View) {
    endingLoops {
      unbindOthers(for: view)
      willApplying(view)
      run(.apply, with: view)
      for state in states { state.replay() }
      didApplying(view)
    }
  }

  /// Sets the model to what a view shows, and binds them.
  ///
  /// This calls, in order: `modelWillMapped`; `bind(with:)`, in which each state takes the value of
  /// the view that it is bound to; `modelDidMapped`.
  public final func map(from view: View) {
    endingLoops {
      unbindOthers(for: view)
      modelWillMapped(from: view)
      run(.map, with: view)
      modelDidMapped(from: view)
    }
  }

  /// Unbinds the model from its view.
  ///
  /// This calls `willUnbind`, ends all bindings and observations that `bind(with:)` made, and calls
  /// `didUnbind`. If the model is not bound, nothing happens.
  public final func unbind() {
    guard isBound, !isUnbinding else { return }
    let view = view
    isUnbinding = true
    willUnbind(with: view)
    isUnbinding = false
    // `willUnbind` may have bound the model to another view: that pair stays.
    if self.view === view {
      isBound = false
      self.view = nil
      pass?.end()
      pass = nil
    }
    if let view, BoundModel.of(view)?.anyModel === self { BoundModel.set(nil, of: view) }
    didUnbind(with: view)
  }

  /// Applies the model to a view that has been laid out, if the view is of the model's type.
  public func viewDidLayouted(_ view: Any) {
    if let view = view as? View { apply(into: view) }
  }

  private func endingLoops(_ body: () -> Void) {
    modelCalls.run(on: self, body) {
      let message = """
        \(type(of: self)) is applied or mapped again each time it is, and was stopped after \(RecursionGuard.most) times; don't \
        call apply(into:) or map(from:) in code that they call
        """
      LayoutDiagnostics.report(LayoutIssue(.endlessChange, message, view: view as? UIView))
    }
  }

  // MARK: Pairs

  /// Binds at the request of code other than the model.
  final func bindPair(with view: View) {
    run(.bind, with: view)
  }

  private func run(_ mode: BindingMode, with view: View) {
    begin(with: view, mode)
    isInPass = true
    pass?.run { bind(with: view) }
    isInPass = false
  }

  private func begin(with view: View, _ mode: BindingMode) {
    unbindOthers(for: view)
    pass?.end()
    let pass = BindingPass(mode, of: states, model: self, view: view)
    self.pass = pass
    // A model that is applied during another pass ends with that pass.
    BindingPass.note { [weak self, weak pass] isMeant in
      guard let self, let pass, self.pass === pass else { return true }
      if isMeant { unbind() }
      return isMeant
    }
    self.view = view
    isBound = true
    guard view is UIView || view is UIViewController else {
      let message =
        "\(type(of: self)) can only be kept by a view or a view controller, not by a \(type(of: view))"
      return LayoutDiagnostics.report(LayoutIssue(.misplaced, message))
    }
    BoundModel.set(self, of: view)
  }

  /// Unbinds the view from another model, and the model from another view.
  private func unbindOthers(for view: View) {
    if isBound, self.view !== view { unbind() }
    if let other = BoundModel.of(view)?.model, other !== self { other.unbind() }
  }
}

extension ViewModel: AnyViewModel {
  var states: [any AnyState] { StateFinder.states(of: self) }

  // The call may come late, from another thread: the model may already have another view.
  func viewHasGone() { if view == nil { unbind() } }
}
