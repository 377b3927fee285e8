import DeStijl
import LayoutTesting
import Testing

/// Recorded files that no test asks for any more, and the assignment of files to tests.
@MainActor
struct OrphanTests {
  private let temporary = TemporaryFolder("OrphanTests")
  private var folder: URL { temporary.url }
  private var recorded: URL { folder.appendingPathComponent("__Layouts__/CardTests") }

  private func record(_ files: [String]) throws {
    try FileManager.default.createDirectory(at: recorded, withIntermediateDirectories: true)
    for file in files {
      try "x".write(to: recorded.appendingPathComponent(file), atomically: true, encoding: .utf8)
    }
  }

  /// The names of the files that are reported as orphans when a test of the source asks for one.
  private func orphans(of source: String, among files: [String]) throws -> [String] {
    try record(files)
    return try file(of: "asks()", line: 1, column: 1, of: source).takeOrphans().map {
      URL(fileURLWithPath: $0).lastPathComponent
    }
  }

  private func file(
    of function: String, line: UInt, column: UInt, of source: String
  ) throws -> SnapshotFile {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let path = folder.appendingPathComponent("CardTests.swift").path
    try source.write(toFile: path, atomically: true, encoding: .utf8)
    let line = TestLine(
      fileID: "Tests/CardTests.swift", filePath: "CardTests.swift", line: line, column: column,
      path: path)
    return SnapshotFile(nil, of: function, .frames, at: line)
  }

  @Test func fileOfARemovedAssertionIsReported() throws {
    let source = #"""
      struct CardTests {
        @Test func wide() throws {
          try assertLayout(of: Card("named: \("x")"), size: .width(320))
          try assertLayout(of: Card(), inline: "")
          // try assertLayout(of: Card(), named: "old")
        }

        @Test func high() throws {
          try assertLayout(of: Card(), as: .frames, named: "two words")
          try assertLayout(of: { Card() }, across: .standard, baseline: "legacy") { noIssues() }
        }
      }
      """#
    let files = [
      "wide.1.txt", "wide.2.txt", "wide.old.txt", "high.two-words.txt", "high.1.txt",
      "gone.1.txt", "legacy.baseline.tsv", "older.baseline.tsv",
    ]
    #expect(
      try orphans(of: source, among: files) == [
        "gone.1.txt", "high.1.txt", "older.baseline.tsv", "wide.2.txt", "wide.old.txt",
      ])
  }

  /// A false report would fail a correct test.
  @Test(arguments: [
    #"try assertLayout(of: Card(), named: device.name)"#,
    #"try assertLayout(of: Card(), named: "\(device)")"#,
    #"try assertLayout(of: Card(), named: isWide ? "a" : "b")"#,
    #"try assertLayout(of: Card(), named: "a" + name)"#,
    #"try assertCard(Card()); try assertLayout(of: Card())"#,
    #"try self.check(); try assertLayout(of: Card())"#,
    #"check(Card())"#,
    #"try assertLayout(of: Card(), function: name)"#,
    #"#if DEBUG\n  do {\n #else\n do { \n #endif\n try assertLayout(of: Card()) }"#,
  ])
  func sourceWithUnreadableFileNamesReportsNothing(statement: String) throws {
    let source =
      "func wide() throws {\n  \(statement.replacingOccurrences(of: #"\n"#, with: "\n"))\n}"
    #expect(try orphans(of: source, among: ["wide.1.txt", "wide.9.txt", "wide.b.txt"]) == [])
  }

  @Test func filesATestDidNotRequestAreKnownAfterTheRun() throws {
    try record(["wide.a.txt", "wide.b.txt", "wide.baseline.tsv", "high.a.txt", "wider.a.txt"])
    let used = UsedFiles()
    #expect(used.unused == [])
    used.note("wide.a.txt", in: recorded.path)
    #expect(used.unused == ["\(recorded.path)/wide.b.txt"])
    used.markReported(["\(recorded.path)/high.a.txt"])
    #expect(used.unused == ["\(recorded.path)/wide.b.txt"])
    used.markReported(["\(recorded.path)/wide.b.txt"])
    #expect(used.unused == [])
  }

  /// This includes tests of equal names in two suites of a file, in any order of execution.
  @Test func fileNumbersFollowTheSource() throws {
    let source = """
      struct WideTests {
        @Test func card() throws {
          try assertLayout(of: Card(), named: "own")
          if isOld {
            try assertLayout(of: Card())
          } else { try assertLayout(of: Card()) }
        }
      }
      struct HighTests {
        @Test func card() throws { try assertLayout(
          of: Card()) }
      }
      """
    #expect(try file(of: "card()", line: 10, column: 46, of: source).path.hasSuffix("/card.3.txt"))
    #expect(try file(of: "card()", line: 6, column: 28, of: source).path.hasSuffix("/card.2.txt"))
    #expect(try file(of: "card()", line: 5, column: 11, of: source).path.hasSuffix("/card.1.txt"))
    #expect(try file(of: "card()", line: 99, column: 1, of: source).path.hasSuffix("/card.4.txt"))
    #expect(try file(of: "card()", line: 10, column: 46, of: source).path.hasSuffix("/card.3.txt"))
  }
}
