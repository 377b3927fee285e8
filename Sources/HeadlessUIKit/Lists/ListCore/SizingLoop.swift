/// Detects a cell that asks to be measured again during each measurement, which would never end.
struct SizingLoop {
  /// More often than any cell with a stable size needs.
  fileprivate static let limit = 10
  private var count = 0

  /// The result of a measurement.
  enum Verdict {
    case settled, again
    /// The limit is reached, and the size stays.
    case stuck(isNews: Bool)

    /// Whether the cell may be measured again.
    var allowsMore: Bool { if case .again = self { true } else { false } }

    /// Reports a stuck cell once. Called at a time when no code is changing the cell.
    ///
    /// - Parameter method: The method that measured the cell.
    @MainActor
    func report(_ cell: UIView, in method: String) {
      guard case .stuck(isNews: true) = self else { return }
      Headless.log(
        "\(cell.shortName) is stuck in a sizing loop: each time \(method) measures it, "
          + "it asks to be measured again. It keeps the \(SizingLoop.limit)th size.")
    }
  }

  /// Counts a measurement of the cell.
  ///
  /// - Parameter asksAgain: Whether the cell has asked to be measured again meanwhile.
  mutating func note(asksAgain: Bool) -> Verdict {
    guard asksAgain else {
      count = 0
      return .settled
    }
    count += 1
    return count < Self.limit ? .again : .stuck(isNews: count == Self.limit)
  }
}
