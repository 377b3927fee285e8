/// An object that runs a closure when it is deallocated.
@MainActor
public final class DeinitAction {
  private let act: @MainActor () -> Void

  public init(_ act: @escaping @MainActor () -> Void) { self.act = act }

  deinit { MainActor.assumeIsolated { act() } }

  /// Returns a closure that retains an instance until the closure itself is released.
  public static func holding(
    _ act: @escaping @MainActor () -> Void
  ) -> @MainActor () -> Void {
    let action = DeinitAction(act)
    return { withExtendedLifetime(action) {} }
  }
}
