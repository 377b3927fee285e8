import Foundation

/// Reports the failures of contracts, except those that a file permits.
@MainActor
package struct MatrixAssertion {
  private var run: MatrixRun
  private let line: TestLine

  package init(run: MatrixRun, line: TestLine) {
    self.run = run
    self.line = line
  }

  /// - Parameter baseline: The name in the file's name; nil for no file.
  package func check(_ baseline: String?) throws {
    TestReport.listen()
    if let complaint = run.complaint { return try TestReport.fail(complaint, at: line) }
    var run = run
    let report = try run.report()
    TestReport.note(report.notes, at: line)
    guard let baseline else { return try record(report.failures) }
    let file = SnapshotFile(
      "baseline", of: baseline, LayoutText(fileExtension: "tsv") { _ in "" }, at: line)
    let text = Self.text(report.failures)
    let isMissing = file.text == nil
    if RecordMode.current == .all || (isMissing && RecordMode.current == .missing) {
      guard file.text != text else { return }
      let obstacle = file.write(text)
      return try TestReport.fail(
        obstacle ?? "The failures have been recorded in \(file.path); run again.", at: line)
    }
    let lines = (file.text ?? "").split(separator: "\n").map(String.init)
    for line in lines where Allowance(line) == nil {
      try TestReport.fail(
        "\(file.path) does not say by how many points this may fail: \(line)", at: self.line)
    }
    let allowed = Dictionary(lines.compactMap { Allowance($0) }.map { ($0.key, $0) }) {
      $0.points > $1.points ? $0 : $1
    }
    // It is unknown which of several failures is the new one.
    let counts = Dictionary(grouping: report.failures, by: \.key).mapValues(\.count)
    try record(
      report.failures.filter { !(allowed[$0.key]?.allows($0, of: counts[$0.key] ?? 1) ?? false) })
  }

  private func record(_ failures: [MatrixReport.Failure]) throws {
    for failure in failures {
      try TestReport.fail(
        failure.text, at: line, madeBy: failure.isIssue ? failure.line : nil)
    }
  }

  /// Returns a line for each view with failures: the greatest amount, the fewest axes and, if there
  /// are several failures, their number.
  private static func text(_ failures: [MatrixReport.Failure]) -> String {
    Dictionary(grouping: failures, by: \.key).map { key, failures in
      let points = failures.map(\.amount).max() ?? 0
      let count = failures.count > 1 ? "\t\(failures.count)" : ""
      return "\(key)\t\(layoutNumber(points))\t\(failures.map(\.axes).min() ?? 0)\(count)"
    }.sorted().joined(separator: "\n")
  }
}

/// The permitted failures of a view: none may get worse.
private struct Allowance {
  let key: String
  let points: CGFloat
  /// The least number of axes in which a combination has to differ from an iPhone 16 with factory
  /// settings: a failure known only in the largest text size is worse in the default one.
  private let axes: Int
  /// The number of permitted failures.
  private let count: Int

  /// Nil for a line without an amount. A line without axes permits all combinations; a line without
  /// a count, a single failure.
  init?(_ line: String) {
    let parts = line.split(separator: "\t").map(String.init)
    guard (2...4).contains(parts.count), let points = Double(parts[1]), points.isFinite,
      let axes = parts.count > 2 ? Int(parts[2]) : 0,
      let count = parts.count > 3 ? Int(parts[3]) : 1
    else { return nil }
    (key, self.points, self.axes, self.count) = (parts[0], CGFloat(points), axes, count)
  }

  /// Returns whether a failure is no worse than permitted. An amount that is NaN never is.
  func allows(_ failure: MatrixReport.Failure, of count: Int) -> Bool {
    failure.amount <= points + 0.5 && failure.axes >= axes && count <= self.count
  }
}
