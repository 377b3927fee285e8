/// Runs something that only reads, on whatever thread it is: descriptions and copies are asked for
/// everywhere, as UIKit allows. Nobody may change it meanwhile.
func onAnyThread<Result>(_ body: @MainActor () -> Result) -> Result {
  withoutActuallyEscaping(body) { body in
    // Only the isolation goes, which is no part of how a closure is called.
    unsafeBitCast(body, to: (() -> Result).self)()
  }
}
