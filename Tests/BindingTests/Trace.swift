import DeStijl

/// The calls so far, in order.
@MainActor
final class Trace {
  private(set) var lines: [String] = []

  func note(_ line: String) { lines.append(line) }

  /// Returns the calls since the last time it was asked.
  func take() -> [String] {
    defer { lines = [] }
    return lines
  }
}
