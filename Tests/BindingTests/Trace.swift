import DeStijl

/// What was called, in order.
@MainActor
final class Trace {
  private(set) var lines: [String] = []

  func note(_ line: String) { lines.append(line) }

  /// What was called since it was asked last.
  func take() -> [String] {
    defer { lines = [] }
    return lines
  }
}
