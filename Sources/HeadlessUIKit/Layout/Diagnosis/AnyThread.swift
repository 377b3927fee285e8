/// Runs code that only reads, on any thread: like UIKit, callers may ask for descriptions and
/// copies anywhere. Nothing may change the data meanwhile.
func onAnyThread<Result>(_ body: @MainActor () -> Result) -> Result {
  withoutActuallyEscaping(body) { body in
    // The cast removes only the isolation, which is not part of the calling convention.
    unsafeBitCast(body, to: (() -> Result).self)()
  }
}
