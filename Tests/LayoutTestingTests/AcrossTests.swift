import DeStijl
import LayoutTesting
import Testing

import func TestSupport.caseCount

@MainActor
struct AcrossTests {
  private func page(_ width: CGFloat) -> UIView {
    let (view, title) = (UIView(), UILabel())
    title.accessibilityIdentifier = "title"
    title.text = "A title of some words"
    view.addSubview(title)
    title.mondrian.layout.leading(.toSuperview, 20).top(.toSuperview, 100).width(width).activate()
    return view
  }

  @Test func satisfiedContractsFailNothing() {
    #expect(
      failures {
        try assertLayout(of: { page(300) }, across: LayoutMatrix(devices: [.iPhoneSE, .iPadPro13]))
        {
          noIssues()
          unambiguous()
          noTruncation()
        }
        try assertLayout(of: { UIViewController() }, across: LayoutMatrix()) { noIssues() }
        try assertLayout(
          of: { variant in
            let label = UILabel()
            label.text = variant.text("Send")
            return label
          }, across: LayoutMatrix(texts: LayoutTexts.allCases), size: .content
        ) { noTruncation() }
      } == [])
  }

  @Test(.ourTextMetrics) func eachFindingIsAFailureWithItsLine() {
    let told = failures {
      try assertLayout(
        of: { page(100) },
        across: LayoutMatrix(devices: StageDevice.all, directions: [.leftToRight, .rightToLeft])
      ) {
        noTruncation()
        tapTargets()
      }
    }
    #expect(
      told == [
        """
        noTruncation: title is cut off: its text needs 60 points more in width (AcrossTests.swift:14)
          on iPhone16
        """
      ])
  }

  private let temporary = TemporaryFolder("AcrossTests")
  private var folder: URL { temporary.url }

  /// The baseline file of a test in the folder.
  private var file: URL { folder.appendingPathComponent("__Layouts__/Old/legacy.baseline.tsv") }

  /// Returns the failures that the baseline does not allow.
  private func notAllowed(
    of contract: LayoutContract, _ width: CGFloat, _ mode: RecordMode = .missing
  ) -> [String] {
    let line = TestLine(
      fileID: "Tests/Old.swift", filePath: "Old.swift", line: 1, column: 1,
      path: folder.appendingPathComponent("Old.swift").path)
    return RecordMode.$current.withValue(mode) {
      failures {
        let content = StageContent({ _ in page(width) }, size: .screen)
        try MatrixAssertion(run: MatrixRun(content, LayoutMatrix(), [contract]), line: line)
          .check("legacy")
      }
    }
  }

  private func record(_ text: String) throws {
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try text.write(to: file, atomically: true, encoding: .utf8)
  }

  @Test(arguments: ["nan", "inf", "-nan", "much", ""])
  func baselineWithoutANumberAllowsNothing(amount: String) throws {
    try record("noTruncation | title\t\(amount)")
    let told = notAllowed(of: noTruncation(), 100)
    #expect(told.count == 2)
    #expect(
      told.first == """
        \(file.path) does not say by how many points this may fail: noTruncation | title\t\(amount)
        """)
    #expect(told.last?.hasPrefix("noTruncation: title is cut off") == true)
  }

  @Test func findingByNaNIsNotAllowedByABaseline() throws {
    let odd = LayoutContract("odd") { [LayoutFinding($0.view, "is odd", by: .nan)] }
    try record("odd | UIView\t1000")
    #expect(notAllowed(of: odd, 100) == ["odd: UIView is odd\n  on iPhone16"])
    #expect(try String(contentsOf: file, encoding: .utf8) == "odd | UIView\t1000")
  }

  @Test(.ourTextMetrics) func baselineAllowsFindingsThatGetNoWorse() throws {
    func check(_ width: CGFloat, _ mode: RecordMode = .missing) -> [String] {
      notAllowed(of: noTruncation(), width, mode)
    }
    #expect(check(100) == ["The failures have been recorded in \(file.path); run again."])
    #expect(try String(contentsOf: file, encoding: .utf8) == "noTruncation | title\t60\t0")
    #expect(check(100) == [])
    #expect(check(120) == [])
    #expect(check(90).first?.hasPrefix("noTruncation: title is cut off") == true)
    #expect(check(90, .never).count == 1)
  }

  @Test func additionalFindingIsWorse() throws {
    let odd = LayoutContract("odd") { [LayoutFinding($0.view, "is odd")] }
    let odder = LayoutContract("odd") {
      [LayoutFinding($0.view, "is odd"), LayoutFinding($0.view, "is crooked")]
    }
    #expect(notAllowed(of: odder, 100).count == 1)
    #expect(try String(contentsOf: file, encoding: .utf8) == "odd | UIView\t0\t0\t2")
    #expect(notAllowed(of: odder, 100) == [])
    #expect(notAllowed(of: odd, 100) == [])
    try record("odd | UIView\t0\t0")
    #expect(notAllowed(of: odd, 100) == [])
    #expect(notAllowed(of: odder, 100).count == 2)
  }

  @Test func otherFindingWithoutAViewIsWorse() throws {
    func vague(_ message: String) -> LayoutContract {
      LayoutContract("vague") { _ in [LayoutFinding(nil, message)] }
    }
    #expect(notAllowed(of: vague("1 thing\nis\tlost"), 100).count == 1)
    #expect(try String(contentsOf: file, encoding: .utf8) == "vague | thing is lost\t0\t0")
    #expect(notAllowed(of: vague("2 thing\nis\tlost"), 100) == [])
    #expect(notAllowed(of: vague("something else is lost"), 100).count == 1)
  }

  @Test(.ourTextMetrics) func findingInASimplerCombinationIsWorse() throws {
    func allows(_ line: String) throws -> Bool {
      try record(line)
      return notAllowed(of: noTruncation(), 100).isEmpty
    }
    #expect(try !allows("noTruncation | title\t60\t1"))
    #expect(try allows("noTruncation | title\t60\t0"))
    #expect(try allows("noTruncation | title\t60"))
    #expect(try !allows("noTruncation | title\t60\tmany"))
  }
}
