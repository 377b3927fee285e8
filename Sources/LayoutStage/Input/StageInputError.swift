/// A user could not have done this.
public struct StageInputError: Error, Hashable, Sendable, CustomStringConvertible {
  /// Why not.
  public let description: String
}
