import Testing

/// The failures that `body` reports to Swift Testing, as text.
@MainActor
func failures(_ body: @MainActor () throws -> Void) -> [String] {
  failuresWithLines(body).map(\.text)
}

/// The failures that `body` reports to Swift Testing, as text, each with its line.
@MainActor
func failuresWithLines(
  _ body: @MainActor () throws -> Void
) -> [(text: String, line: Int?)] {
  let box = FailureBox()
  withKnownIssue(isIntermittent: true) {
    do { try body() } catch { box.failures.append(("thrown: \(error)", nil)) }
  } matching: { issue in
    box.failures.append(
      (issue.comments.map(\.rawValue).joined(separator: "\n"), issue.sourceLocation?.line))
    return true
  }
  return box.failures
}

private final class FailureBox: @unchecked Sendable {
  var failures: [(text: String, line: Int?)] = []
}
