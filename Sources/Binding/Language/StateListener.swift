/// Somebody who observes a state for others, as long as they hold it.
@MainActor
final class StateListener {}

/// Does something when nobody holds it any more.
final class Farewell: Sendable {
  private let say: @Sendable () -> Void

  init(_ say: @escaping @Sendable () -> Void) { self.say = say }

  deinit { say() }
}
