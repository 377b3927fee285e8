/// What is taken when a binding begins.
enum BindingMode {
  /// Nothing.
  case bind
  /// The state takes what the view shows.
  case map
  /// The view takes what the state is.
  case apply
}

extension ViewState {
  final func bind<View: UIView>(
    _ view: View, _ property: BoundProperty<Value>, _ mode: BindingMode, _ line: SourceLine
  ) -> ViewBinding<View, Value> {
    ViewBinding(begin(view, property, mode, isTwoWay: true, line))
  }

  /// Takes what the mode says, then binds. Inside the `bind(with:)` of a view model that is being applied
  /// or mapped, its own states do that in place of nothing.
  final func begin(
    _ view: UIView, _ property: BoundProperty<Value>, _ mode: BindingMode, isTwoWay: Bool,
    _ line: SourceLine
  ) -> BindingCore<Value> {
    let core = BindingCore(self, view, property, isTwoWay: isTwoWay, at: line)
    // The one that this replaces must not hear of what is taken.
    let known = hub?.bindings[core.key]
    known?.end()
    // The same that is said again leaves what a user has written.
    if let known, known.place == core.place { core.isOfView = known.isOfView }
    // Nor that of another state: a view that is used again goes with what its line says now.
    BoundView.known(of: view)?.binding(at: core.place)?.unbind()
    switch mode == .bind ? BindingPass.mode(of: self) : mode {
    case .bind: break
    case .map:
      if let value = core.viewValue {
        core.isOfView = true
        let change = ValueChange(of: self, to: value, as: .bind, merge: property.merge)
        Propagation.set(change)
      }
    case .apply: core.write(latest, isFirst: true)
    }
    core.listen()
    hubForSure.add(core)
    BindingPass.note(core, of: self)
    return core
  }
}
