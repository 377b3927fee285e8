import Foundation
import Testing

@testable import HeadlessGraphics

/// The cost of text layout, in characters visited.
struct TextCostTests {
  private static let pieces = [
    "\n", "\r\n", "\u{2028}", "\u{301}", "\u{ad}", "\u{200b}", "\u{2060}", "a\u{301}", "a", "a ",
    " ",
    "\t", "漢", "か\u{3099}", "한국 ", "👩‍👩‍👧", "מ", "word-", "\u{ad}a",
  ]
  private static let modes: [NSLineBreakMode] = [
    .byWordWrapping, .byCharWrapping, .byTruncatingTail, .byTruncatingMiddle, .byTruncatingHead,
  ]

  private func steps(_ text: String, _ width: CGFloat, _ mode: NSLineBreakMode, lines: Int) -> Int {
    let work = TextWork()
    TextWork.$current.withValue(work) {
      let content = TextContent(text, face: FontFace(size: 17))
      _ = TextLayout(content, width: width, maximumLines: lines, mode: mode)
    }
    return work.steps
  }

  @Test(arguments: pieces, modes)
  func costIsLinearInTheLengthOfTheText(piece: String, mode: NSLineBreakMode) {
    for (width, lines) in [(1, 0), (100, 0), (.infinity, 0), (100, 1), (100, 3)] as [(CGFloat, Int)]
    {
      let costs = [200, 400, 800].map { count in
        steps(String(repeating: piece, count: count), width, mode, lines: lines)
      }

      #expect(costs[0] <= 6 * 200 * piece.unicodeScalars.count)
      #expect(costs[1] <= 2 * costs[0] + 20 && costs[2] <= 2 * costs[1] + 20)
    }
  }

  /// A right tab needs the width of the text after it, which no other tab may visit again.
  @Test func tabsVisitOnlyTheirColumn() {
    let tabs = [ParagraphFormat.Tab(location: 60, alignment: .right)]
    let costs = [250, 500, 1000].map { count in
      let work = TextWork()
      TextWork.$current.withValue(work) {
        let run = TextContent.Run(
          text: String(repeating: "\tab", count: count), face: FontFace(size: 17))
        var format = ParagraphFormat()
        format.tabs = tabs
        format.tabInterval = 40
        let content = TextContent(runs: [run], formats: [format])
        _ = TextLayout(content, width: 100, maximumLines: 0, mode: .byWordWrapping)
      }
      return work.steps
    }

    #expect(costs[1] <= 2 * costs[0] + 20 && costs[2] <= 2 * costs[1] + 20)
  }

  /// This holds whichever thread asks first, and whatever comes in between.
  @Test func eachWidthIsLookedUpOncePerFace() async {
    let (work, advances) = (TextWork(), FaceAdvances.of(FontFace(size: 31.40625)))
    let words = ["Съешь ещё ", "Größe où ", "Tiếng Việt ", "Ελληνικά ", "עברית ", "ไทย ", "ｱｲｳ "]
    var seen: Set<Unicode.Scalar> = []
    for count in 1...words.count {
      let text = String(repeating: words.prefix(count).joined(), count: 20)
      seen.formUnion(text.unicodeScalars.filter { !$0.isASCII })
      await TextWork.$current.withValue(work) {
        await withTaskGroup(of: CGFloat.self) { group in
          for _ in 0..<4 { group.addTask { advances.width(of: text) } }
          var widths: Set<CGFloat> = []
          for await width in group { widths.insert(width) }
          #expect(widths.count == 1)
        }
      }

      #expect(work.lookups == seen.count, "of \(words[count - 1])")
    }
  }

  /// `String` treats two ways to write an accent as equal and has to normalize marks for that.
  @Test func textContentIsComparedByItsBytes() {
    let face = FontFace(size: 17)
    let (composed, apart) = (TextContent("é", face: face), TextContent("e\u{301}", face: face))

    #expect(composed.runs[0].text == apart.runs[0].text)
    #expect(composed != apart)
    #expect(composed == TextContent("é", face: face))
    #expect(Set([composed, apart, composed]).count == 2)
  }

  @Test func linesKnowTheirPartOfTheText() {
    let text = "One two\r\nthree 👩‍👩‍👧漢字 \u{ad}four\n"
    for width in [30, 60, 200] as [CGFloat] {
      let content = TextContent(text, face: FontFace(size: 17))
      let lines = TextLayout(content, width: width, maximumLines: 0, mode: .byWordWrapping).lines
      let parts = lines.map { content.part($0.units).runs.map(\.text).joined() }

      #expect(parts.joined() == text.filter { !$0.isNewline })
      #expect(zip(parts, lines).allSatisfy { $1.text.hasPrefix($0) })
    }
  }

  @Test func stopsLieBetweenCharacters() {
    let face = FontFace(size: 17)
    let stops = TextContent("aé👩‍👩‍👧\u{ad}b", face: face).stops(inLine: 0..<12)

    #expect(stops.map(\.units) == [0, 1, 2, 10, 11, 12])
    #expect(stops.last?.x == FaceAdvances.of(face).width(of: "aé👩‍👩‍👧\u{ad}b"))
    #expect(zip(stops, stops.dropFirst()).allSatisfy { $0.x <= $1.x })
  }
}
