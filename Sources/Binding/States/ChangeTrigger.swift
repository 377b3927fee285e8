/// What caused a state to change.
///
/// Don't keep a trigger beyond the callback that receives it: the trigger retains the view.
public enum ChangeTrigger: Equatable, Sendable {
  /// A view to which the state is bound changed its value.
  case view(UIView)
  /// Code set the state.
  case state
  /// The state took the value of a view as they were bound.
  case bind
  /// The state did not change: its observers are called again with its current value.
  case invoked

  /// The view whose change caused the state to change; nil for other causes.
  public var triggeringView: UIView? {
    if case .view(let view) = self { view } else { nil }
  }
}
