/// A user could not have done this.
public struct StageInputError: Error, Hashable, Sendable, CustomStringConvertible {
  /// Why not.
  public let message: String
  /// The line that asked for it.
  public internal(set) var line: SourceLine?

  init(description message: String) { self.message = message }

  /// The line that asked for it, and why not: `LoginTests.swift:12: Nobody takes what is typed…`.
  public var description: String { text(of: message) }
}
