/// Something that changes while somebody else waits for it.
@MainActor
final class Flag {
  var isOn: Bool

  init(_ isOn: Bool) { self.isOn = isOn }
}
