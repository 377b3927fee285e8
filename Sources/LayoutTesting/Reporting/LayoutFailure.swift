/// A failed assertion about a layout, where no test is running to record it.
public struct LayoutFailure: Error, Hashable, Sendable, CustomStringConvertible {
  /// What is wrong, and where it was asserted.
  public let description: String
}
