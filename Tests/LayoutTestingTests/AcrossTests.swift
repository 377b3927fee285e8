import DeStijl
import LayoutTesting
import Testing

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

  @Test func whatHoldsFailsNothing() {
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

  @Test func eachThingThatIsWrongIsAFailureWithItsLine() {
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
        noTruncation: title is cut off: its text needs 60 points more in width (AcrossTests.swift:12)
          on iPhone16
        """
      ])
  }

  @Test func aBaselineAllowsWhatGetsNoWorse() throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("AcrossTests-\(UUID().uuidString)")
    let line = TestLine(
      fileID: "Tests/Old.swift", filePath: "Old.swift", line: 1, column: 1,
      path: folder.appendingPathComponent("Old.swift").path)
    func check(_ width: CGFloat, _ mode: RecordMode = .missing) -> [String] {
      RecordMode.$current.withValue(mode) {
        failures {
          let content = StageContent({ _ in page(width) }, size: .screen)
          try MatrixAssertion(
            run: MatrixRun(content, LayoutMatrix(), [noTruncation()]), line: line
          ).check("legacy")
        }
      }
    }
    let file = folder.appendingPathComponent("__Layouts__/Old/legacy.baseline.tsv")
    #expect(check(100) == ["What is wrong has been recorded in \(file.path); run again."])
    #expect(try String(contentsOf: file, encoding: .utf8) == "noTruncation | title\t60")
    #expect(check(100) == [])
    #expect(check(120) == [])
    #expect(check(90).first?.hasPrefix("noTruncation: title is cut off") == true)
    #expect(check(90, .never).count == 1)
  }
}
