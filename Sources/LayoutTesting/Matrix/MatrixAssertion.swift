import Foundation

/// Tells what contracts find wrong, but for what a file allows.
@MainActor
package struct MatrixAssertion {
  private var run: MatrixRun
  private let line: TestLine

  package init(run: MatrixRun, line: TestLine) {
    self.run = run
    self.line = line
  }

  /// - Parameter baseline: What names the file; nil for none.
  package func check(_ baseline: String?) throws {
    TestReport.listen()
    if let complaint = run.complaint { return try TestReport.fail(complaint, at: line) }
    var run = run
    let report = try run.report()
    if !report.notes.isEmpty {
      TestReport.attach(report.notes.joined(separator: "\n"), named: "notes.txt")
    }
    guard let baseline else { return try tell(report.failures) }
    let file = SnapshotFile(
      "baseline", of: baseline, LayoutText(fileExtension: "tsv") { _ in "" }, at: line)
    let text = Self.text(report.failures)
    let isMissing = file.text == nil
    if RecordMode.current == .all || (isMissing && RecordMode.current == .missing) {
      guard file.text != text else { return }
      let obstacle = file.write(text)
      return try TestReport.fail(
        obstacle ?? "What is wrong has been recorded in \(file.path); run again.", at: line)
    }
    let lines = (file.text ?? "").split(separator: "\n").map(String.init)
    for line in lines where Self.amount(line) == nil {
      try TestReport.fail(
        "\(file.path) says no number of points that may be wrong: \(line)", at: self.line)
    }
    let allowed = Dictionary(lines.compactMap(Self.amount)) { max($0, $1) }
    // What is not known to be no worse fails: nothing is worse than an amount that is no number.
    try tell(
      report.failures.filter { failure in
        allowed[failure.key].map { !(failure.amount <= $0 + 0.5) } ?? true
      })
  }

  private func tell(_ failures: [MatrixReport.Failure]) throws {
    for failure in failures { try TestReport.fail(failure.text, at: line) }
  }

  /// A line for each thing that is wrong, with the worst amount.
  private static func text(_ failures: [MatrixReport.Failure]) -> String {
    var worst: [String: CGFloat] = [:]
    for failure in failures { worst[failure.key] = max(worst[failure.key] ?? 0, failure.amount) }
    return worst.map { "\($0.key)\t\(layoutNumber($0.value))" }.sorted().joined(separator: "\n")
  }

  /// What a line allows, and how much of it; nil for a line that says no amount.
  private static func amount(_ line: String) -> (String, CGFloat)? {
    let parts = line.split(separator: "\t")
    guard parts.count == 2, let amount = Double(parts[1]), amount.isFinite else { return nil }
    return (String(parts[0]), CGFloat(amount))
  }
}
