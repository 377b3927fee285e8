/// What made a state change.
///
/// Don't keep a trigger for longer than the callback that it is given to: it holds the view.
public enum ChangeTrigger: Equatable, Sendable {
  /// A view to which the state is bound shows something else.
  case view(UIView)
  /// Code has set the state.
  case state
  /// The state has taken the value of a view while they were bound.
  case bind
  /// The state has not changed: observers are told of its value once more.
  case invoked

  /// The view that shows something else, if that is what made the state change.
  public var triggeringView: UIView? {
    if case .view(let view) = self { view } else { nil }
  }
}
