/// An object that runs a closure when it is deallocated.
@MainActor
public final class LastWord {
  private let say: @MainActor () -> Void

  public init(_ say: @escaping @MainActor () -> Void) { self.say = say }

  deinit { MainActor.assumeIsolated { say() } }

  /// Returns a closure that retains an instance until the closure itself is released.
  public static func holding(
    _ say: @escaping @MainActor () -> Void
  ) -> @MainActor () -> Void {
    let word = LastWord(say)
    return { withExtendedLifetime(word) {} }
  }
}
