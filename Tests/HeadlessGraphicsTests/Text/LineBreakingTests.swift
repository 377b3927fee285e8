import Foundation
import Testing

@testable import HeadlessGraphics

struct LineBreakingTests {
  private static let texts = [
    "The quick brown fox jumps over the lazy dog.",
    "A well-known incomprehensibilities-laden sentence — with dashes",
    "日本語のテキストも、行の終わりで「折り返し」されます。",
    "Mixed 漢字 and words,\nand a second paragraph\n\nand a fourth",
    "  leading and   inner    spaces   ",
    "Donaudampfschifffahrtsgesellschaftskapitän",
  ]
  private static let widths: [CGFloat] = [10, 40, 75, 120, 200, 1000]

  private func layOut(
    _ text: String, _ width: CGFloat, lines: Int = 0, _ mode: NSLineBreakMode = .byWordWrapping
  ) -> TextLayout {
    TextLayout(
      TextContent(text, face: FontFace(size: 17)), width: width, maximumLines: lines, mode: mode)
  }

  @Test(arguments: texts, widths)
  func everyLineFitsOrIsOneCharacter(text: String, width: CGFloat) {
    for mode in [NSLineBreakMode.byWordWrapping, .byCharWrapping] {
      for line in layOut(text, width, mode).lines {
        #expect(line.width <= width + 1e-6 || line.text.filter { $0 != " " }.count == 1)
      }
    }
  }

  @Test(arguments: texts, widths)
  func wrappingLosesOnlyNewlines(text: String, width: CGFloat) {
    for mode in [NSLineBreakMode.byWordWrapping, .byCharWrapping] {
      let shown = layOut(text, width, mode).lines.map(\.text).joined()

      #expect(shown == text.filter { $0 != "\n" })
    }
  }

  @Test(arguments: texts)
  func widerTextNeverNeedsMoreLines(text: String) {
    let counts = stride(from: 10, through: 600, by: 7).map { layOut(text, $0).lines.count }

    #expect(zip(counts, counts.dropFirst()).allSatisfy { $0 >= $1 })
  }

  @Test(arguments: texts, widths.dropFirst())
  func layoutBreaksTheSameInItsOwnWidth(text: String, width: CGFloat) {
    let layout = layOut(text, width)

    #expect(layOut(text, layout.width).lines.map(\.text) == layout.lines.map(\.text))
  }

  @Test(arguments: texts, [1, 2, 3])
  func maximumLinesTruncatesTheLastLine(text: String, limit: Int) {
    let all = layOut(text, 75)
    let some = layOut(text, 75, lines: limit, .byTruncatingTail)

    #expect(some.lines.count == min(limit, all.lines.count))
    #expect(some.isTruncated == (all.lines.count > limit))
    #expect(some.lines.last?.text.hasSuffix("…") == some.isTruncated)
  }

  @Test func linesEndAfterSpacesAndHyphens() {
    #expect(layOut("one two three", 70).lines.map(\.text) == ["one two ", "three"])
    #expect(layOut("well-known", 55).lines.map(\.text) == ["well-", "known"])
  }

  @Test func longWordBreaksBetweenCharacters() {
    let lines = layOut("Helloooo", 42).lines

    #expect(lines.count == 2)
    #expect(lines.map(\.text).joined() == "Helloooo")
  }

  @Test(arguments: [54, 70, 90, 110, 150] as [CGFloat])
  func noLineStartsWithAClosingMark(width: CGFloat) {
    let lines = layOut("これは、「テスト」です。もう一つ、（例）です。", width).lines.dropFirst()

    #expect(lines.allSatisfy { !"、。」）".contains($0.text.first ?? "x") })
  }

  @Test func emptyParagraphIsALine() {
    #expect(layOut("a\n\nb", 100).lines.map(\.text) == ["a", "", "b"])
    #expect(layOut("a\n", 100).lines.map(\.text) == ["a", ""])
    #expect(layOut("\n", 100).lines.count == 2)
  }

  @Test func trailingSpacesTakeNoWidth() {
    let lines = layOut("one   two", 40).lines

    #expect(lines.map(\.text) == ["one   ", "two"])
    #expect(abs(lines[0].width - layOut("one", 100).width) < 1e-6)
  }

  @Test(arguments: [
    (NSLineBreakMode.byTruncatingTail, "Hello…"), (.byTruncatingHead, "…world"),
    (.byTruncatingMiddle, "Hel…rld"),
  ])
  func truncationModePlacesTheEllipsis(mode: NSLineBreakMode, text: String) {
    let line = layOut("Hello big world", layOut(text, 1000).width + 2, lines: 1, mode).lines.first

    #expect(line?.text == text)
  }

  @Test func clippingKeepsTheWholeTextOnItsLine() {
    let layout = layOut("Hello big world", 40, lines: 1, .byClipping)

    #expect(layout.lines.map(\.text) == ["Hello big world"])
  }

  @Test func layoutWithoutWidthTerminates() {
    for mode in [NSLineBreakMode.byWordWrapping, .byCharWrapping, .byTruncatingMiddle] {
      #expect(layOut("ab", 0, mode).lines.count == 2)
      #expect(layOut("ab", 0, lines: 1, mode).lines.count == 1)
      #expect(layOut("ab", -5, mode).lines.count == 2)
      #expect(layOut("ab", .nan, mode).lines.count == 1)
    }
  }

  @Test func lineIsAsTallAsItsTallestFont() {
    let content = TextContent(runs: [
      .init(text: "small ", face: FontFace(size: 10)), .init(text: "big", face: FontFace(size: 30)),
    ])
    let layout = TextLayout(content, width: .infinity, maximumLines: 0, mode: .byWordWrapping)

    #expect(layout.lines.count == 1)
    #expect(abs(layout.height - FontFace(size: 30).lineHeight) < 1e-9)
    #expect(layout.lines[0].fragments.map(\.text) == ["small ", "big"])
  }
}
