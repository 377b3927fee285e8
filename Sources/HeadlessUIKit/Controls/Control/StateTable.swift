/// Values by the state of a control. UIKit's states are not hashable.
struct StateTable<Value> {
  private var values: [UIControl.State.RawValue: Value] = [:]

  /// The value that was set for exactly this state.
  subscript(state: UIControl.State) -> Value? {
    get { values[state.rawValue] }
    set { values[state.rawValue] = newValue }
  }

  subscript(state: UIControl.State, default value: @autoclosure () -> Value) -> Value {
    get { self[state] ?? value() }
    _modify { yield &values[state.rawValue, default: value()] }
  }

  /// The value for a state: its own, otherwise that of the normal state.
  func shown(in state: UIControl.State) -> Value? { self[state] ?? self[.normal] }

  /// The states with values, in the order of their raw values.
  var all: [(state: UIControl.State, value: Value)] {
    values.sorted { $0.key < $1.key }.map { (UIControl.State(rawValue: $0), $1) }
  }
}
