/// A change of a state: what it was, what it becomes, and why.
public struct Changes<Value> {
  /// What the state was.
  public let old: Value
  /// What the state becomes.
  public let new: Value
  /// What made it change.
  public let trigger: ChangeTrigger
  /// Whether a user did it, by typing, tapping or dragging. An event that code sends counts as a user's.
  public let isByUser: Bool

  init(old: Value, new: Value, trigger: ChangeTrigger, isByUser: Bool = false) {
    self.old = old
    self.new = new
    self.trigger = trigger
    self.isByUser = isByUser
  }

  /// What the state was: another name of ``old``.
  public var oldValue: Value { old }
  /// What the state becomes: another name of ``new``.
  public var newValue: Value { new }
}

extension Changes where Value: Equatable {
  /// Whether the two values differ.
  public var isChanging: Bool { old != new }
}

extension Changes: Sendable where Value: Sendable {}
