import DeStijl
import LayoutTesting
import Testing

/// Each test has a folder of its own, and a source that it pretends to be in.
@MainActor
struct SnapshotTests {
  private let temporary = TemporaryFolder("SnapshotTests")
  private var folder: URL { temporary.url }

  private func source(_ text: String, _ name: String = "CardTests.swift") throws -> String {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let url = folder.appendingPathComponent(name)
    try text.write(to: url, atomically: true, encoding: .utf8)
    return url.path
  }

  private func line(_ line: UInt, _ column: UInt, of path: String) -> TestLine {
    TestLine(
      fileID: "Tests/CardTests.swift", filePath: "CardTests.swift", line: line, column: column,
      path: path)
  }

  private func card(_ height: CGFloat = 20) -> Stage {
    let (card, title) = (UIView(), UIView())
    title.accessibilityIdentifier = "title"
    Mondrian.buildSubviews(on: card) {
      VStackBlock { title.viewBlock.height(height) }.padding(8)
    }
    return Stage(card, size: .width(100))
  }

  private func compare(
    _ stage: Stage, inline expected: String, _ mode: RecordMode, at line: TestLine
  ) -> [String] {
    RecordMode.$current.withValue(mode) {
      failures {
        try Snapshot(stage: stage, kind: .frames, line: line).compare(inline: expected)
      }
    }
  }

  private func compare(
    _ stage: Stage, _ function: String, named name: String? = nil, _ mode: RecordMode = .missing,
    at line: TestLine
  ) -> [String] {
    RecordMode.$current.withValue(mode) {
      failures {
        try Snapshot(stage: stage, kind: .frames, line: line)
          .compare(file: SnapshotFile(name, of: function, .frames, at: line))
      }
    }
  }

  @Test func unchangedLayoutFailsNothing() throws {
    #expect(
      failures {
        try assertLayout(
          of: card(),
          inline: """
            UIView - 0 0 100 36
              UIView title 8 8 84 20
            """)
        try assertLayout(
          of: card(), as: .constraints,
          inline: """
            title.centerX == UIView.centerX
            title.leading >= UIView.leading + 8
            title.width == UIView.width - 16 @45
            title.top == UIView.top + 8
            title.bottom == UIView.bottom - 8
            title.height == 20
            """)
      } == [])
  }

  @Test func multilineIdentifiersAreEscaped() throws {
    let stage = card()
    try stage.view("title").accessibilityIdentifier = "one\r\ntwo\u{2028}three"
    #expect(
      LayoutText.frames.text(of: stage) == #"""
        UIView - 0 0 100 36
          UIView one\r\ntwo\u{2028}three 8 8 84 20
        """#)
    let constraints = LayoutText.constraints.text(of: stage).split(whereSeparator: \.isNewline)
    #expect(constraints.last == #"one\r\ntwo\u{2028}three.height == 20"#)
    #expect(constraints.count == 6)
  }

  /// A recorded text may be anything.
  @Test(arguments: ["  UIView - 0 0 10 10", "    1 2 3 4\n  5 6 7 8", "UIView - nan 0 inf 1"])
  func recordedTextMayBeginWithAnIndentedLine(recorded: String) throws {
    let path = try source("assertLayout(of: Card(), inline: \"\")")
    let told = compare(card(), inline: recorded, .never, at: line(1, 13, of: path))
    #expect(told.count == 1 && told.first?.contains("+ UIView - 0 0 100 36") == true, "\(told)")
  }

  @Test func inlineLiteralsAreRecordedAtTheirCurrentPlace() throws {
    let path = try source(
      #"""
      func cards() throws {
        try assertLayout(of: Card("inline: \")"), inline: "")
        // inline: "no"
        try assertLayout(
          of: Card(), size: .width(100), inline: #"old"#)
        try assertLayout(of: Card(), inline: """
          old
          """, named: "x")
      }
      """#)
    #expect(compare(card(), inline: "", .missing, at: line(2, 19, of: path)).count == 1)
    #expect(compare(card(30), inline: "old", .all, at: line(4, 19, of: path)).count == 1)
    let told = compare(card(40), inline: "old", .all, at: line(6, 19, of: path))
    #expect(told == ["The layout has been recorded here; run again."])
    #expect(
      try String(contentsOfFile: path, encoding: .utf8) == #"""
        func cards() throws {
          try assertLayout(of: Card("inline: \")"), inline: """
            UIView - 0 0 100 36
              UIView title 8 8 84 20
            """)
          // inline: "no"
          try assertLayout(
            of: Card(), size: .width(100), inline: """
            UIView - 0 0 100 46
              UIView title 8 8 84 30
            """)
          try assertLayout(of: Card(), inline: """
            UIView - 0 0 100 56
              UIView title 8 8 84 40
            """, named: "x")
        }
        """#)
  }

  /// This includes lines that end with a carriage return, and any white space and comments before
  /// the literal.
  @Test(arguments: ["\n", "\r\n"], [" ", "\t", "\n  ", " /* \" */ ", " // \"\n  "])
  func inlineLiteralIsFoundDespiteSpaceAndComments(end: String, space: String) throws {
    let text = "// one\n// two\nassertLayout(of: Card(), inline:\(space)\"\")\n"
    let path = try source(text.replacingOccurrences(of: "\n", with: end))
    #expect(compare(card(), inline: "", .missing, at: line(3, 13, of: path)).count == 1)
    let written = try String(contentsOfFile: path, encoding: .utf8)
    #expect(written.contains("inline:\(space.replacingOccurrences(of: "\n", with: end))\"\"\""))
  }

  @Test func specialCharactersAreRecordedInARawLiteral() throws {
    let path = try source("assertLayout(of: Card(), inline: \"\")")
    let text = LayoutText { _ in "a\\(b) \"\"\" \\#(c)" }
    let place = line(1, 13, of: path)
    RecordMode.$current.withValue(.missing) {
      _ = failures { try Snapshot(stage: card(), kind: text, line: place).compare(inline: "") }
    }
    #expect(
      try String(contentsOfFile: path, encoding: .utf8)
        == "assertLayout(of: Card(), inline: ##\"\"\"\n  a\\(b) \"\"\" \\#(c)\n  \"\"\"##)")
  }

  @Test func lineReachedTwiceWithOtherLayoutsIsAnError() throws {
    let path = try source("assertLayout(of: Card(), inline: \"\")")
    let place = line(1, 13, of: path)
    #expect(compare(card(), inline: "", .missing, at: place).count == 1)
    #expect(compare(card(), inline: "", .missing, at: place) == [])
    #expect(
      compare(card(30), inline: "", .missing, at: place).first?
        .hasPrefix("The layout can't be recorded: this line is reached twice with different")
        == true)
  }

  /// Even when everything is recorded anew, a line that was right stays.
  @Test func matchedLineIsNotRecordedFromAnotherLayout() throws {
    let path = try source("assertLayout(of: Card(), inline: \"x\")")
    let place = line(1, 13, of: path)
    #expect(
      compare(card(), inline: "UIView - 0 0 100 36\n  UIView title 8 8 84 20", .all, at: place)
        == [])
    #expect(
      compare(card(30), inline: "x", .all, at: place).first?
        .hasPrefix("The layout can't be recorded: this line is reached twice with different")
        == true)
    #expect(
      try String(contentsOfFile: path, encoding: .utf8) == "assertLayout(of: Card(), inline: \"x\")"
    )
    _ = compare(card(), "same()", at: place)
    #expect(compare(card(), "same()", .all, at: place) == [])
    #expect(
      compare(card(30), "same()", .all, at: place).first?
        .contains("has been recorded in this run already, or matched, for another layout") == true
    )
  }

  @Test func neverModeWritesNothing() throws {
    let text = "assertLayout(of: Card(), inline: \"\")"
    let path = try source(text)
    let told = compare(card(), inline: "", .never, at: line(1, 13, of: path))
    #expect(told.count == 1)
    #expect(try String(contentsOfFile: path, encoding: .utf8) == text)
    let file = compare(card(), "wide()", .never, at: line(1, 13, of: path))
    #expect(file.first?.contains("nothing is recorded where CI is set.") == true)
    #expect(
      !FileManager.default.fileExists(atPath: folder.appendingPathComponent("__Layouts__").path))
  }

  @Test func ciForbidsRecordingEvenIfRequested() {
    #expect(RecordMode(["CI": "true", "DESTIJL_RECORD": "1"]) == .never)
    #expect(RecordMode(["CI": "false", "DESTIJL_RECORD": "1"]) == .all)
    #expect(RecordMode([:]) == .missing)
  }

  @Test func aFileIsRecordedOnceAndThenCompared() throws {
    let path = try source("func wide() {}")
    let place = line(1, 1, of: path)
    let file = folder.appendingPathComponent("__Layouts__/CardTests/wide.1.txt").path
    #expect(
      compare(card(), "wide()", at: place) == [
        "The layout has been recorded in \(file); run again."
      ])
    #expect(compare(card(), "wide()", at: place) == [])
    let told = compare(card(30), "wide()", at: place).first ?? ""
    #expect(
      told.hasPrefix(
        """
        The layout differs from the recorded one (- recorded, + now):
        - UIView - 0 0 100 36
        -   UIView title 8 8 84 20
        + UIView - 0 0 100 46
        +   UIView title 8 8 84 30
        Both are in \(FileManager.default.temporaryDirectory.path)
        """))
  }

  @Test func bothLayoutsAreDrawnInTheNamedFolder() throws {
    let path = try source("func tall() {}")
    let told = compare(card(30), inline: "UIView - 0 0 100 36", .never, at: line(1, 1, of: path))
    let named = told.first?.components(separatedBy: "Both are in ").dropFirst().first?
      .components(separatedBy: ". DESTIJL_RECORD").first
    let folder = URL(fileURLWithPath: try #require(named))
    let both = try String(contentsOf: folder.appendingPathComponent("both.svg"), encoding: .utf8)
    #expect(both.contains(#"width="100.0" height="36.0" fill="none" stroke="red""#))
    #expect(both.contains(#"x="8.0" y="8.0" width="84.0" height="30.0" fill="none" stroke="blue""#))
  }

  @Test func fileRequestedByTwoLayoutsIsAnError() throws {
    let path = try source("func both() {}")
    let place = line(1, 1, of: path)
    _ = compare(card(), "both()", at: place)
    #expect(
      compare(card(30), "both()", .all, at: place).first?
        .hasPrefix("both.1.txt has been recorded in this run already") == true)
    _ = compare(card(30), "both()", named: "high", at: place)
    #expect(compare(card(30), "both()", named: "high", at: place) == [])
  }

  @Test func filesOfRemovedTestsAreReported() throws {
    let path = try source("func new() {}")
    let orphan = folder.appendingPathComponent("__Layouts__/CardTests/old.1.txt")
    try FileManager.default.createDirectory(
      at: orphan.deletingLastPathComponent(), withIntermediateDirectories: true)
    try "x".write(to: orphan, atomically: true, encoding: .utf8)
    let told = compare(card(), "new()", at: line(1, 1, of: path))
    #expect(told.count == 2)
    #expect(
      told.first?.hasPrefix("No test reads what was recorded in \(orphan.path).") == true)
  }

  @Test func issuesFailAtTheLineThatMadeThem() {
    let view = UIView()
    let line = #line + 2
    func layOut() {
      Mondrian.buildSubviews(on: view) { VStackBlock { UIView().viewBlock.height(-1) } }
    }
    let told = failuresWithLines {
      try assertLayout(
        of: {
          layOut()
          return view
        }(), size: .width(100), as: LayoutText { _ in "x" }, inline: "x")
    }
    #expect(told.map(\.line) == [line])
  }

  @Test func issuesInAMatrixFailAtTheLineThatMadeThem() {
    let (line, asserted) = (#line + 2, #line + 7)
    func page(_ height: CGFloat, _ view: UIView = UIView()) -> UIView {
      Mondrian.buildSubviews(on: view) { VStackBlock { UIView().viewBlock.height(height) } }
      return view
    }
    let told = failuresWithLines {
      let isOdd = LayoutContract("odd") { [LayoutFinding($0.view, "is odd")] }
      try assertLayout(of: { page(-1) }, across: LayoutMatrix(devices: StageDevice.all)) {
        noIssues()
        isOdd
      }
    }
    let (issue, other) = (
      told.first { $0.text.contains("-1") }, told.first { $0.text.contains("odd:") }
    )
    #expect(told.count == 2 && issue?.line == line && other?.line == asserted)
  }

  /// Outside of a test, only the issue itself can name both lines.
  @Test func outsideOfTestsIssuesNameBothLines() async {
    let line = #line + 3
    @MainActor func page() -> UIView {
      let view = UIView()
      Mondrian.buildSubviews(on: view) { VStackBlock { UIView().viewBlock.height(-1) } }
      return view
    }
    let asserted = #line + 3
    let thrown = await Task.detached { @MainActor in
      do {
        try assertLayout(of: page(), as: LayoutText { _ in "x" }, inline: "x")
        return "nothing"
      } catch {
        return "\(error)"
      }
    }.value
    #expect(thrown.hasPrefix("LayoutTestingTests/SnapshotTests.swift:\(line): "), "\(thrown)")
    #expect(thrown.hasSuffix("SnapshotTests.swift:\(asserted))"), "\(thrown)")
  }

  @Test func issueFailsTheAssertionOnceAtTheLineOfTheLayout() {
    let view = UIView()
    let line = #line + 4
    let told = failuresWithLines {
      try assertLayout(
        of: {
          Mondrian.buildSubviews(on: view) { VStackBlock { UIView().viewBlock.height(-1) } }
          return view
        }(), size: .width(100), as: LayoutText { _ in "x" }, inline: "x")
    }
    #expect(told.map(\.line) == [line])
    #expect(told.first?.text.contains("-1") == true)
  }

  @Test func differencesShowTheLinesAround() {
    let old = (1...9).map { "line \($0)" }.joined(separator: "\n")
    #expect(
      "\(TextDifference(expected: old, actual: old.replacingOccurrences(of: "line 5", with: "five")))"
        == """
          …
          line 3
          line 4
        - line 5
        + five
          line 6
          line 7
          …
        """)
  }
}
