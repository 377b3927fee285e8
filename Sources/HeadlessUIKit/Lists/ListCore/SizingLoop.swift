/// Notices a cell that asks to be measured again each time that it is measured, which would never end.
struct SizingLoop {
  /// More often than any cell needs that knows its size.
  private static let limit = 10
  private var count = 0

  /// A cell has been measured.
  ///
  /// - Parameters:
  ///   - cell: The cell.
  ///   - asksAgain: Whether it has asked for that again while it was measured.
  ///   - method: What it was asked by.
  /// - Returns: Whether it may be measured again for that.
  @MainActor
  mutating func note(_ cell: UIView, asksAgain: Bool, in method: String) -> Bool {
    guard asksAgain else {
      count = 0
      return false
    }
    count += 1
    if count == Self.limit {
      Headless.log(
        "\(cell.shortName) is stuck in a loop of sizes: each time that it is measured, by \(method), "
          + "it asks to be measured again. It keeps the size of the \(count)th time.")
    }
    return count < Self.limit
  }
}
