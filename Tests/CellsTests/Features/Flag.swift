/// A flag that changes while other code waits for it.
@MainActor
final class Flag {
  var isOn: Bool

  init(_ isOn: Bool) { self.isOn = isOn }
}
