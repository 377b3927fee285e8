import Foundation

/// A text of a layout that is compared with a recorded text.
@MainActor
package struct Snapshot {
  let stage: Stage
  let kind: LayoutText
  let line: TestLine

  package init(stage: Stage, kind: LayoutText, line: TestLine) {
    self.stage = stage
    self.kind = kind
    self.line = line
  }

  /// Compares the text with a literal in the source.
  package func compare(inline expected: String) throws {
    TestReport.listen()
    try TestReport.fail(stage.issues, at: line)
    let actual = kind.text(of: stage)
    guard actual != expected else {
      _ = SourceEdits.shared.isFirst(actual, at: line)
      return
    }
    guard RecordMode.current.mayWrite(isMissing: expected.isEmpty) else {
      return try fail(expected: expected, actual: actual, name: "line \(line.line)")
    }
    switch SourceEdits.shared.replaceLiteral(after: "inline", at: line, with: actual) {
    case .written: try TestReport.fail("The layout has been recorded here; run again.", at: line)
    case .known: return
    case .failed(let reason):
      try TestReport.fail("The layout can't be recorded: \(reason).\nIt is:\n\(actual)", at: line)
    }
  }

  /// Compares the text with a file.
  package func compare(file: SnapshotFile) throws {
    TestReport.listen()
    try TestReport.fail(stage.issues, at: line)
    file.markUsed()
    let orphans = file.takeOrphans()
    if !orphans.isEmpty {
      try TestReport.fail(
        """
        No test reads what was recorded in \(orphans.joined(separator: ", ")). Remove it, or restore \
        the name of the test or of what it compares.
        """, at: line)
    }
    let actual = kind.text(of: stage)
    let expected = file.text
    guard actual != expected else {
      _ = file.isFirst(actual)
      return
    }
    guard RecordMode.current.mayWrite(isMissing: expected == nil) else {
      guard let expected else {
        return try TestReport.fail(
          """
          Nothing has been recorded in \(file.path), and nothing is recorded where CI is set.
          The layout is:
          \(actual)
          """, at: line)
      }
      return try fail(expected: expected, actual: actual, name: file.name)
    }
    if let obstacle = file.write(actual) { return try TestReport.fail(obstacle, at: line) }
    try TestReport.fail("The layout has been recorded in \(file.path); run again.", at: line)
  }

  private func fail(expected: String, actual: String, name: String) throws {
    let difference = TextDifference(expected: expected, actual: actual)
    let folder = writePictures(expected, actual, name)
    TestReport.attach(actual, named: "actual.\(kind.fileExtension)")
    if kind.fileExtension != "svg" {
      TestReport.attach(FramePicture.both(expected: expected, actual: actual), named: "both.svg")
    }
    try TestReport.fail(
      """
      The layout differs from the recorded one (- recorded, + now):
      \(difference)
      Both are in \(folder). DESTIJL_RECORD=1 records it anew.
      """, at: line)
  }

  /// Writes the expected and the actual text, with a picture of both.
  ///
  /// - Returns: The folder.
  private func writePictures(_ expected: String, _ actual: String, _ name: String) -> String {
    let test = "\(line.fileID)".replacingOccurrences(of: "/", with: "-").replacingOccurrences(
      of: ".swift", with: "")
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("DeStijl").appendingPathComponent(test)
      .appendingPathComponent(name.replacingOccurrences(of: " ", with: "-"))
    var files = [
      "recorded.\(kind.fileExtension)": expected, "actual.\(kind.fileExtension)": actual,
    ]
    if kind.fileExtension != "svg" {
      files["both.svg"] = FramePicture.both(expected: expected, actual: actual)
      files["actual.svg"] = stage.picture
    }
    try? FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    for (name, text) in files {
      try? text.write(to: folder.appendingPathComponent(name), atomically: true, encoding: .utf8)
    }
    return folder.path
  }
}

extension RecordMode {
  fileprivate func mayWrite(isMissing: Bool) -> Bool {
    switch self {
    case .never: false
    case .all: true
    case .missing: isMissing
    }
  }
}
