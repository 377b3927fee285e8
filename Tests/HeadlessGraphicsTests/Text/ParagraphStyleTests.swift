import Foundation
import Testing

@testable import HeadlessGraphics

/// The effects of a paragraph style on the lines of its paragraph.
struct ParagraphStyleTests {
  private let line = UIFont.systemFont(ofSize: 17).lineHeight
  private let story = "The quick brown fox jumps over the lazy dog"

  private func layOut(
    _ text: String, width: CGFloat = .infinity,
    _ change: (NSMutableParagraphStyle) -> Void = { _ in }
  ) -> TextLayout {
    let style = NSMutableParagraphStyle()
    change(style)
    let font = UIFont.systemFont(ofSize: 17)
    return layOut(
      NSAttributedString(string: text, attributes: [.paragraphStyle: style, .font: font]), width)
  }

  private func layOut(_ text: NSAttributedString, _ width: CGFloat = .infinity) -> TextLayout {
    TextLayout(
      TextContent(text, base: TextContent.Run(text: "", face: FontFace(size: 17))), width: width,
      maximumLines: 0, breaking: TextBreaking())
  }

  @Test func firstLinesAndOtherLinesAreIndented() {
    let layout = layOut("\(story)\n\(story)", width: 200) {
      ($0.firstLineHeadIndent, $0.headIndent) = (30, 10)
    }
    let heads = layout.lines.map(\.setting.head)

    #expect(heads.count >= 4)
    #expect(zip(layout.lines, heads).allSatisfy { $1 == ($0.startsParagraph ? 30 : 10) })
    #expect(heads.filter { $0 == 30 }.count == 2)
    #expect(layout.width <= 200)
  }

  @Test func tailIndentCountsFromEitherEdge() {
    let plain = layOut(story, width: 150).lines.map(\.text)

    #expect(layOut(story, width: 190) { $0.tailIndent = -40 }.lines.map(\.text) == plain)
    #expect(layOut(story, width: 400) { $0.tailIndent = 150 }.lines.map(\.text) == plain)
    #expect(layOut(story, width: 150) { $0.tailIndent = 400 }.lines.map(\.text) == plain)
  }

  @Test(arguments: [-40, 0] as [CGFloat], [0, 25] as [CGFloat])
  func indentedTextFitsItsOwnWidth(tail: CGFloat, head: CGFloat) {
    let natural = layOut(story) { ($0.tailIndent, $0.firstLineHeadIndent) = (tail, head) }
    let again = layOut(story, width: natural.width) {
      ($0.tailIndent, $0.firstLineHeadIndent) = (tail, head)
    }

    #expect(natural.lines.count == 1)
    #expect(again.lines.count == 1)
    #expect(abs(natural.width - layOut(story).width - head + tail) < 1e-9)
  }

  @Test func spacingAppliesOnlyBetweenLinesAndParagraphs() {
    let layout = layOut("a\nb\u{2028}c\nd") {
      ($0.lineSpacing, $0.paragraphSpacing, $0.paragraphSpacingBefore) = (1, 10, 100)
    }

    #expect(abs(layout.height - 4 * line - 3 - 20 - 200) < 1e-9)
    #expect(
      zip(layout.lines.map(\.top), [0, line + 111, 2 * line + 112, 3 * line + 223]).allSatisfy {
        abs($0 - $1) < 1e-9
      })
  }

  @Test func lineHeightIsMultipliedThenClamped() {
    func height(_ change: (NSMutableParagraphStyle) -> Void) -> CGFloat {
      layOut("a", change).height
    }

    #expect(abs(height { $0.lineHeightMultiple = 1.5 } - 1.5 * line) < 1e-9)
    #expect(height { $0.minimumLineHeight = 30 } == 30)
    #expect(height { $0.maximumLineHeight = 10 } == 10)
    #expect(height { ($0.lineHeightMultiple, $0.maximumLineHeight) = (3, 25) } == 25)
    #expect(height { ($0.minimumLineHeight, $0.maximumLineHeight) = (40, 30) } == 30)
  }

  @Test func extraLineHeightLiesAboveTheText() {
    let layout = layOut("a\nb") { $0.minimumLineHeight = 30 }
    let ascender = UIFont.systemFont(ofSize: 17).ascender

    #expect(layout.height == 60)
    #expect(layout.lines.allSatisfy { abs($0.ascender - ascender - 30 + line) < 1e-9 })
  }

  @Test func firstCharacterDeterminesTheParagraphStyle() {
    let (indented, plain) = (NSMutableParagraphStyle(), NSMutableParagraphStyle())
    indented.headIndent = 40
    let text = NSMutableAttributedString(
      string: "\(story) ", attributes: [.paragraphStyle: indented])
    text.append(NSAttributedString(string: "\(story)\n", attributes: [.paragraphStyle: plain]))
    text.append(NSAttributedString(string: story, attributes: [.paragraphStyle: plain]))
    let lines = layOut(text, 200).lines
    let second = lines.dropFirst().firstIndex { $0.startsParagraph } ?? 0

    #expect(lines[1..<second].allSatisfy { $0.setting.head == 40 })
    #expect(lines[second...].allSatisfy { $0.setting.head == 0 })
  }

  // MARK: Tabs

  private func starts(_ layout: TextLayout) -> [CGFloat] {
    layout.lines[0].fragments.filter { $0.kind == .text }.map(\.x)
  }

  @Test func tabsAre28PointsApart() {
    let layout = layOut("a\tb\t\tc")

    #expect(starts(layout) == [0, 28, 84])
  }

  @Test func tabStopsAlignTextByTheirAlignment() {
    let layout = layOut("a\tbbb\tccc\tddd") {
      $0.tabStops = [
        NSTextTab(textAlignment: .left, location: 50),
        NSTextTab(textAlignment: .center, location: 120),
        NSTextTab(textAlignment: .right, location: 200),
      ]
    }
    let texts = layout.lines[0].fragments.filter { $0.kind == .text }

    #expect(texts[1].x == 50)
    #expect(abs(texts[2].x + texts[2].width / 2 - 120) < 1e-9)
    #expect(abs(texts[3].x + texts[3].width - 200) < 1e-9)
  }

  @Test func tabsAfterTheLastStopUseTheIntervalOrWrap() {
    let spaced = layOut("a\tb\tc") { ($0.tabStops, $0.defaultTabInterval) = ([], 40) }
    let ended = layOut("a\tb\tc") { $0.tabStops = [NSTextTab(textAlignment: .left, location: 20)] }

    #expect(starts(spaced) == [0, 40, 80])
    #expect(ended.lines.map(\.text) == ["a\tb\t", "c"])
  }

  @Test func tabStopsAreSortedAndRemovable() {
    let style = NSMutableParagraphStyle()
    let stop = NSTextTab(textAlignment: .left, location: 10)
    style.tabStops = []
    style.addTabStop(NSTextTab(textAlignment: .right, location: 30))
    style.addTabStop(stop)

    #expect(style.tabStops.map(\.location) == [10, 30])
    style.removeTabStop(NSTextTab(textAlignment: .left, location: 10))
    #expect(style.tabStops.map(\.location) == [30])
    style.tabStops = nil
    #expect(style.tabStops.map(\.location) == (1...12).map { CGFloat($0) * 28 })
  }

  // MARK: Values

  @Test func copiesAreEqualUntilTheyChange() throws {
    let style = NSMutableParagraphStyle()
    (style.alignment, style.hyphenationFactor) = (.right, 0.5)
    let copy = try #require(style.mutableCopy() as? NSMutableParagraphStyle)
    let fixed = try #require(style.copy() as? NSParagraphStyle)

    #expect(copy == style && fixed == style)
    copy.headIndent = 3
    #expect(copy != style)
    style.alignment = .left
    #expect(fixed.alignment == .right)
  }

  @Test func invalidLengthsCountAsZero() {
    let layout = layOut("a\nb") {
      ($0.lineSpacing, $0.paragraphSpacing, $0.headIndent) = (.nan, -5, .infinity)
      ($0.tailIndent, $0.minimumLineHeight) = (.nan, -.infinity)
    }

    #expect(abs(layout.height - 2 * line) < 1e-9)
    #expect(layout.width.isFinite)
  }

  @Test func languagesHaveAWritingDirection() {
    #expect(NSParagraphStyle.defaultWritingDirection(forLanguage: "he") == .rightToLeft)
    #expect(NSParagraphStyle.defaultWritingDirection(forLanguage: "ar-EG") == .rightToLeft)
    #expect(NSParagraphStyle.defaultWritingDirection(forLanguage: "de") == .leftToRight)
    #expect(NSParagraphStyle.default.baseWritingDirection == .natural)
  }

  /// Styles travel with attributed text, so concurrent changes from several threads lose nothing.
  @Test func styleMayBeChangedFromManyThreads() async {
    let style = NSMutableParagraphStyle()
    style.tabStops = []
    await withTaskGroup(of: Void.self) { group in
      for task in 0..<8 {
        group.addTask {
          for step in 0..<200 {
            style.addTabStop(NSTextTab(textAlignment: .left, location: CGFloat(task * 200 + step)))
            style.lineSpacing = CGFloat(step)
            _ = style.copy()
          }
        }
      }
    }

    #expect(style.tabStops.map(\.location) == (0..<1600).map { CGFloat($0) })
  }
}
