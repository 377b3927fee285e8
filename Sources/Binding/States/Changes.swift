/// A change of a state: its old value, its new value, and the cause.
public struct Changes<Value> {
  /// The value before the change.
  public let old: Value
  /// The value after the change.
  public let new: Value
  /// What caused the change.
  public let trigger: ChangeTrigger
  /// Whether a user made the change, by typing, tapping or dragging. An event that code sends
  /// counts as a user's.
  public let isByUser: Bool

  init(old: Value, new: Value, trigger: ChangeTrigger, isByUser: Bool = false) {
    self.old = old
    self.new = new
    self.trigger = trigger
    self.isByUser = isByUser
  }

  /// The value before the change: another name for ``old``.
  public var oldValue: Value { old }
  /// The value after the change: another name for ``new``.
  public var newValue: Value { new }
}

extension Changes where Value: Equatable {
  /// Whether the two values differ.
  public var isChanging: Bool { old != new }
}

extension Changes: Sendable where Value: Sendable {}
