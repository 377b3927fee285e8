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
    TestReport.note(report.notes, at: line)
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
    for line in lines where Allowance(line) == nil {
      try TestReport.fail(
        "\(file.path) says no number of points that may be wrong: \(line)", at: self.line)
    }
    let allowed = Dictionary(lines.compactMap { Allowance($0) }.map { ($0.key, $0) }) {
      $0.points > $1.points ? $0 : $1
    }
    // Which of several is the new one can't be known.
    let counts = Dictionary(grouping: report.failures, by: \.key).mapValues(\.count)
    try tell(
      report.failures.filter { !(allowed[$0.key]?.allows($0, of: counts[$0.key] ?? 1) ?? false) })
  }

  private func tell(_ failures: [MatrixReport.Failure]) throws {
    for failure in failures {
      try TestReport.fail(
        failure.text, at: line, madeBy: failure.isIssue ? failure.line : nil)
    }
  }

  /// A line for each view that something is wrong with, with the worst amount, the fewest axes, and how
  /// much is wrong, if it is more than one thing.
  private static func text(_ failures: [MatrixReport.Failure]) -> String {
    Dictionary(grouping: failures, by: \.key).map { key, failures in
      let points = failures.map(\.amount).max() ?? 0
      let count = failures.count > 1 ? "\t\(failures.count)" : ""
      return "\(key)\t\(layoutNumber(points))\t\(failures.map(\.axes).min() ?? 0)\(count)"
    }.sorted().joined(separator: "\n")
  }
}

/// What may be wrong with a view, as long as it gets no worse.
private struct Allowance {
  let key: String
  let points: CGFloat
  /// How many axes a combination is away from an iPhone 16 as it comes, at least: what was wrong in
  /// the largest size of text only is worse in the usual one.
  private let axes: Int
  /// How many things may be wrong.
  private let count: Int

  /// Nil for a line that says no amount. One that says no axes allows all combinations, one that says
  /// no count a single thing.
  init?(_ line: String) {
    let parts = line.split(separator: "\t").map(String.init)
    guard (2...4).contains(parts.count), let points = Double(parts[1]), points.isFinite,
      let axes = parts.count > 2 ? Int(parts[2]) : 0,
      let count = parts.count > 3 ? Int(parts[3]) : 1
    else { return nil }
    (key, self.points, self.axes, self.count) = (parts[0], CGFloat(points), axes, count)
  }

  /// What is not known to be no worse is not: nothing is worse than an amount that is no number.
  func allows(_ failure: MatrixReport.Failure, of count: Int) -> Bool {
    failure.amount <= points + 0.5 && failure.axes >= axes && count <= self.count
  }
}
