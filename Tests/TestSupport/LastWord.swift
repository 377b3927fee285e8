/// Does something as it goes.
@MainActor
public final class LastWord {
  private let say: @MainActor () -> Void

  public init(_ say: @escaping @MainActor () -> Void) { self.say = say }

  deinit { MainActor.assumeIsolated { say() } }

  /// Has a closure hold one until that is released.
  public static func holding(
    _ say: @escaping @MainActor () -> Void
  ) -> @MainActor () -> Void {
    let word = LastWord(say)
    return { withExtendedLifetime(word) {} }
  }
}
