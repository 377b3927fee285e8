/// Notices a cell that asks to be measured again each time that it is measured, which would never end.
struct SizingLoop {
  /// More often than any cell needs that knows its size.
  fileprivate static let limit = 10
  private var count = 0

  /// What comes of a measuring.
  enum Verdict {
    case settled, again
    /// It has been often enough: the size stays.
    case stuck(isNews: Bool)

    /// Whether it may be measured again.
    var allowsMore: Bool { if case .again = self { true } else { false } }

    /// Tells of a cell that is stuck, once, when nobody is about to change it.
    ///
    /// - Parameter method: What it was asked by.
    @MainActor
    func report(_ cell: UIView, in method: String) {
      guard case .stuck(isNews: true) = self else { return }
      Headless.log(
        "\(cell.shortName) is stuck in a loop of sizes: each time that it is measured, by \(method), "
          + "it asks to be measured again. It keeps the size of the \(SizingLoop.limit)th time.")
    }
  }

  /// A cell has been measured.
  ///
  /// - Parameter asksAgain: Whether it has asked for that again while it was measured.
  mutating func note(asksAgain: Bool) -> Verdict {
    guard asksAgain else {
      count = 0
      return .settled
    }
    count += 1
    return count < Self.limit ? .again : .stuck(isNews: count == Self.limit)
  }
}
