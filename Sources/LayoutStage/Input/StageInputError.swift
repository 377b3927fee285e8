/// An input that a user could not have made.
public struct StageInputError: Error, Hashable, Sendable, CustomStringConvertible {
  /// Why the input is impossible.
  public let message: String
  /// The line that made the input.
  public internal(set) var line: SourceLine?

  init(description message: String) { self.message = message }

  /// The line that made the input, and why it is impossible:
  /// `LoginTests.swift:12: No view takes the typed text…`.
  public var description: String { text(of: message) }
}
