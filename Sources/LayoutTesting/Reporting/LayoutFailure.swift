/// An assertion about a layout that has failed where no test runs that could be told.
public struct LayoutFailure: Error, Hashable, Sendable, CustomStringConvertible {
  /// What is wrong, and where it was asserted.
  public let description: String
}
