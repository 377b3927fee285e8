/// Does something as on a release of the system: what is newer is done without.
@MainActor
public func onRelease<Result>(_ release: Int, _ body: () throws -> Result) rethrows -> Result {
  let original = Platform.release
  defer { Platform.release = original }
  Platform.release = release
  return try body()
}
