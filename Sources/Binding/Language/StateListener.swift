/// An observer of a state on behalf of others, as long as they hold it.
@MainActor
final class StateListener {}

/// Does something when it is deallocated.
final class Farewell: Sendable {
  private let say: @Sendable () -> Void

  init(_ say: @escaping @Sendable () -> Void) { self.say = say }

  deinit { say() }
}
