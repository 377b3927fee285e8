/// Runs `body` as on a release of the system, without newer features.
@MainActor
public func onRelease<Result>(_ release: Int, _ body: () throws -> Result) rethrows -> Result {
  let original = Platform.release
  defer { Platform.release = original }
  Platform.release = release
  return try body()
}
