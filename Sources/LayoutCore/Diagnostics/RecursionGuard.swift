/// Ends recursion of actions that trigger themselves, such as a theme that applies themes.
@MainActor
package final class RecursionGuard {
  /// The maximum depth of an action within itself.
  package static let most = 8

  private let endsAll: Bool
  private var depths: [ObjectIdentifier: Int] = [:]
  /// Whether no action may begin until the outermost one has ended.
  private var hasGivenUp = false

  /// Creates a tracker for actions of one kind.
  ///
  /// - Parameter endsAll: Whether no further action of the kind may begin within others once one
  ///   has been ended. If each action may trigger all others, ending each of them separately would
  ///   take too long.
  package init(endsAll: Bool) { self.endsAll = endsAll }

  /// Runs an action that may trigger itself.
  ///
  /// - Parameters:
  ///   - object: The object of the action.
  ///   - tell: Called instead of the action if that is already running ``most`` times within
  ///     itself.
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
