/// An observer of a state on behalf of others, as long as they hold it.
@MainActor
final class StateListener {}

/// Does something when it is deallocated.
final class DeinitAction: Sendable {
  private let action: @Sendable () -> Void

  init(_ action: @escaping @Sendable () -> Void) { self.action = action }

  deinit { action() }
}
