/// Ends what begins again within itself, such as a theme that applies themes.
@MainActor
package final class SelfCalls {
  /// So many times something may be in itself.
  package static let most = 8

  private let endsAll: Bool
  private var depths: [ObjectIdentifier: Int] = [:]
  /// Whether nothing may begin until the outermost is done.
  private var hasGivenUp = false

  /// Calls of one kind.
  ///
  /// - Parameter endsAll: Whether none of the kind begins within others after one has been ended: where each may begin
  ///   all others it would take too long to come to the end of each.
  package init(endsAll: Bool) { self.endsAll = endsAll }

  /// Calls what may begin the same again.
  ///
  /// - Parameters:
  ///   - object: What it is about.
  ///   - tell: Is called in its place where it begins for the ``most`` and first time within itself.
  @discardableResult
  package func run<Result>(
    on object: AnyObject, _ body: () -> Result, orTell tell: () -> Void
  ) -> Result? {
    if hasGivenUp { return nil }
    let address = ObjectIdentifier(object)
    let depth = depths[address, default: 0]
    guard depth < Self.most else {
      hasGivenUp = endsAll
      tell()
      return nil
    }
    depths[address] = depth + 1
    defer {
      depths[address] = depth == 0 ? nil : depth
      if depths.isEmpty { hasGivenUp = false }
    }
    return body()
  }
}
