import Testing

/// The failures that something tells Swift Testing, as text.
@MainActor
func failures(_ body: @MainActor () throws -> Void) -> [String] {
  let box = FailureBox()
  withKnownIssue(isIntermittent: true) {
    do { try body() } catch { box.texts.append("thrown: \(error)") }
  } matching: { issue in
    box.texts.append(issue.comments.map(\.rawValue).joined(separator: "\n"))
    return true
  }
  return box.texts
}

private final class FailureBox: @unchecked Sendable {
  var texts: [String] = []
}
