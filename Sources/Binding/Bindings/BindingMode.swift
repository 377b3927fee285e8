/// What is transferred when a binding begins.
enum BindingMode {
  /// Nothing.
  case bind
  /// The state takes what the view shows.
  case map
  /// The view takes the value of the state.
  case apply
}

extension ViewState {
  final func bind<View: UIView>(
    _ view: View, _ property: BoundProperty<Value>, _ mode: BindingMode, _ line: SourceLine
  ) -> ViewBinding<View, Value> {
    ViewBinding(begin(view, property, mode, isTwoWay: true, line))
  }

  /// Transfers what the mode specifies, then binds. Inside the `bind(with:)` of a view model that
  /// is being applied or mapped, `.bind` transfers the model's own states in that mode.
  final func begin(
    _ view: UIView, _ property: BoundProperty<Value>, _ mode: BindingMode, isTwoWay: Bool,
    _ line: SourceLine
  ) -> BindingCore<Value> {
    let core = BindingCore(self, view, property, isTwoWay: isTwoWay, at: line)
    // The binding that this one replaces must not hear of the transfer.
    let hub = hubForSure
    let known = hub.bindings[core.key].map { BindingCore<Value>.of($0) }
    known?.end()
    // The same binding, made again, leaves what a user has written.
    if let known, known.place == core.place { core.isOfView = known.isOfView }
    // Nor must the line's binding of another state: a reused view follows what the line binds now.
    BoundView.known(of: view)?.binding(at: core.place)?.unbind()
    if mode == .map, !property.changesState { core.refuseReading() }
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
    hub.add(core)
    BindingPass.note(core, of: self)
    return core
  }
}
