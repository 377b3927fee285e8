import Foundation
import Testing

@testable import HeadlessGraphics

/// Laws that hold for any text, checked on random texts from a fixed seed.
struct TextLawsTests {
  private struct Generator: RandomNumberGenerator {
    var state: UInt64
    mutating func next() -> UInt64 {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return state ^ (state >> 29)
    }
  }

  private static let pieces = [
    "word", "A", "incomprehensible", "well-known", "AVA To", "漢字", "かな。", "한국어", "ไทย",
    "😀", "👩‍👩‍👧", "e\u{301}", "soft\u{ad}hyphen", "a/b", "(in brackets)", "“quoted”", "3,14 %", " ",
    "  ",
    "\u{a0}", "\u{200b}", "\t", "מילה", "—",
  ]

  static let texts: [String] = {
    var generator = Generator(state: 1)
    return (0..<60).map { index in
      let newlines = index % 3 == 0 ? ["\n", "\r\n", "\u{2028}"] : []
      return (0...Int.random(in: 1...14, using: &generator)).map { _ in
        (pieces + newlines).randomElement(using: &generator) ?? ""
      }.joined(separator: Bool.random(using: &generator) ? " " : "")
    }
  }()

  private func layOut(
    _ text: String, _ width: CGFloat = .infinity, _ mode: NSLineBreakMode = .byWordWrapping
  ) -> TextLayout {
    layOut([text], width, mode)
  }

  private func layOut(
    _ texts: [String], _ width: CGFloat = .infinity, _ mode: NSLineBreakMode = .byWordWrapping
  ) -> TextLayout {
    let runs = texts.map { TextContent.Run(text: $0, face: FontFace(size: 17)) }
    return TextLayout(TextContent(runs: runs), width: width, maximumLines: 0, mode: mode)
  }

  private func halves(_ text: String) -> [(String, String)] {
    text.indices.dropFirst().map { (String(text[..<$0]), String(text[$0...])) }
  }

  @Test(arguments: texts.filter { !$0.contains { $0 == "\t" || $0.isNewline } })
  func textIsAsWideAsItsHalvesExceptForKerning(text: String) {
    let whole = layOut(text).width
    for (front, back) in halves(text) {
      let sum = layOut(front).width + layOut(back).width

      #expect(abs(whole - sum) <= 2)
    }
  }

  /// Whether kerning may apply before the text. Kerning doesn't cross the border between two runs.
  private func isKerned(_ text: String) -> Bool {
    text.unicodeScalars.first.map { KerningTable.shared.code(of: $0) > 0 } ?? false
  }

  @Test(arguments: texts)
  func textInTwoRunsIsLaidOutAsInOne(text: String) {
    for (front, back) in halves(text) where !isKerned(back) {
      let (whole, parts) = (layOut(text, 90), layOut([front, back], 90))

      #expect(parts.lines.map(\.text) == whole.lines.map(\.text))
      #expect(abs(parts.width - whole.width) < 1e-9)
      #expect(parts.height == whole.height)
    }
  }

  @Test(arguments: texts)
  func moreWidthNeverMakesMoreLines(text: String) {
    for mode in [NSLineBreakMode.byWordWrapping, .byCharWrapping] {
      let counts = stride(from: 20, through: 500, by: 9).map { layOut(text, $0, mode).lines.count }

      #expect(zip(counts, counts.dropFirst()).allSatisfy { $0 >= $1 })
    }
  }

  @Test(arguments: texts)
  func layoutFitsItsOwnWidth(text: String) {
    for width in stride(from: 40, through: 300, by: 20) as StrideThrough<CGFloat> {
      let layout = layOut(text, width)

      #expect(layout.width <= width + 1e-6 || layout.lines.contains { $0.text.count < 6 })
      #expect(layOut(text, layout.width).lines.map(\.text) == layout.lines.map(\.text))
    }
  }

  @Test(arguments: texts)
  func heightIsTheSumOfTheLines(text: String) {
    let layout = layOut(text, 100)
    let line = FontFace(size: 17).lineHeight

    #expect(abs(layout.height - CGFloat(layout.lines.count) * line) < 1e-9)
    #expect(layout.lines.enumerated().allSatisfy { abs($1.top - CGFloat($0) * line) < 1e-9 })
  }

  private func letters(_ text: some StringProtocol) -> String {
    String(
      String.UnicodeScalarView(
        text.unicodeScalars.filter { $0 != "-" && !$0.properties.isWhitespace }))
  }

  @Test(arguments: texts)
  func wrappingKeepsAllLetters(text: String) {
    for width in [30, 80, 200] as [CGFloat] {
      let shown = layOut(text, width).lines.map(\.text).joined()

      #expect(letters(shown) == letters(text))
    }
  }

  @Test(
    arguments: texts, [NSLineBreakMode.byTruncatingHead, .byTruncatingTail, .byTruncatingMiddle])
  func truncatedTextFitsAndIsShorter(text: String, mode: NSLineBreakMode) {
    let content = TextContent(text, face: FontFace(size: 17))
    let layout = TextLayout(content, width: 60, maximumLines: 1, mode: mode)

    #expect(layout.lines.count == 1)
    #expect(layout.width <= 60 + 1e-6)
    let shown = layout.lines.first?.text ?? ""
    let kept = shown.split(separator: "…", omittingEmptySubsequences: false).map(letters)
    #expect(layout.isTruncated == (kept.count == 2))
    guard kept.count == 2 else { return #expect(kept == [letters(text)]) }
    // The line has the first paragraph only.
    let all = letters(text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)[0])
    #expect(kept[0].count + kept[1].count < letters(text).count)
    #expect(all.hasPrefix(kept[0]) && (mode != .byTruncatingHead || kept[0].isEmpty))
    #expect(all.hasSuffix(kept[1]) && (mode != .byTruncatingTail || kept[1].isEmpty))
  }

  @Test func longTextIsLaidOutOnceAndLosesNoCharacters() {
    let text = Array(repeating: "lorem ipsum dolor sit amet", count: 2000).joined(separator: " ")
    let work = TextWork()
    let layout = TextWork.$current.withValue(work) { layOut(text, 200) }

    #expect(layout.lines.count > 1500)
    #expect(layout.lines.reduce(0) { $0 + $1.text.count } == text.count)
    // Each character is read, measured and placed.
    #expect(work.steps <= 4 * text.count)
  }
}
