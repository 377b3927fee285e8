import Foundation
import Testing

@testable import HeadlessGraphics

/// The places where lines may end.
struct LineBreakRulesTests {
  /// The pieces between which a text may break.
  private func pieces(
    _ text: String, _ strategy: NSParagraphStyle.LineBreakStrategy = .standard
  ) -> [String] {
    let content = TextContent(text, face: FontFace(size: 17))
    var pieces = [""]
    for cluster in TextCluster.all(in: content, strategy: strategy) {
      let bytes = Array(text.utf8)[cluster.place]
      pieces[pieces.count - 1] += String(decoding: bytes, as: UTF8.self)
      if cluster.breaksAfter || cluster.kind.endsLine { pieces.append("") }
    }
    return pieces.filter { !$0.isEmpty }
  }

  @Test(arguments: [
    ("one two", ["one ", "two"]), ("one  two", ["one  ", "two"]),
    ("well-known", ["well-", "known"]), ("a -5", ["a ", "-5"]), ("5-3", ["5-3"]),
    ("and/or", ["and/", "or"]), ("1/2", ["1/2"]), ("it's (here), so", ["it's ", "(here), ", "so"]),
    ("don’t “quote” me", ["don’t ", "“quote” ", "me"]), ("yes — no", ["yes ", "— ", "no"]),
    ("a—b", ["a", "—", "b"]), ("$5.00 or 3,5%", ["$5.00 ", "or ", "3,5%"]),
    ("non\u{a0}breaking", ["non\u{a0}breaking"]), ("zero\u{200b}width", ["zero\u{200b}", "width"]),
    ("word\u{2060}-joined", ["word\u{2060}-", "joined"]),
    ("soft\u{ad}hyphen", ["soft\u{ad}", "hyphen"]),
  ])
  func wordsBreakAtSpacesAndHyphens(text: String, expected: [String]) {
    #expect(pieces(text) == expected)
  }

  @Test(arguments: [
    ("漢字です。", ["漢", "字", "で", "す。"]), ("「漢」字", ["「漢」", "字"]),
    ("カード", ["カー", "ド"]), ("ちょっと", ["ちょっ", "と"]), ("50％の", ["50％", "の"]),
    ("漢word字", ["漢", "word", "字"]), ("😀😀👩‍👩‍👧", ["😀", "😀", "👩‍👩‍👧"]), ("🇩🇪🇫🇷", ["🇩🇪", "🇫🇷"]),
  ])
  func scriptsWithoutSpacesBreakBetweenCharacters(text: String, expected: [String]) {
    #expect(pieces(text) == expected)
  }

  @Test func thaiBreaksBetweenCharactersButNotInSyllables() {
    #expect(pieces("กขค") == ["ก", "ข", "ค"])
    #expect(pieces("เกา") == ["เกา"])
    #expect(pieces("ที่นี่") == ["ที่", "นี่"])
  }

  @Test func koreanBreaksByTheLineBreakStrategy() {
    #expect(pieces("한국어 글", .standard) == ["한국어 ", "글"])
    #expect(pieces("한국어 글", []) == ["한", "국", "어 ", "글"])
  }

  @Test(arguments: ["\n", "\r", "\r\n", "\u{2028}", "\u{2029}", "\u{85}", "\u{b}", "\u{c}"])
  func everyKindOfNewlineEndsALine(newline: String) {
    let content = TextContent("a\(newline)b", face: FontFace(size: 17))
    let layout = TextLayout(content, width: .infinity, maximumLines: 0, mode: .byWordWrapping)

    #expect(layout.lines.map(\.text) == ["a", "b"])
  }

  @Test func marksAndEmojiSequencesAreOneCharacter() {
    for text in ["e\u{301}", "👩‍👩‍👧", "🇩🇪", "👍🏽", "1\u{fe0f}\u{20e3}", "ที่"] {
      #expect(
        TextCluster.all(in: TextContent(text, face: FontFace(size: 17)), strategy: []).count == 1)
    }
  }

  @Test func softHyphenShowsOnlyAtTheEndOfALine() {
    func lines(_ width: CGFloat) -> [String] {
      TextLayout(
        TextContent("soft\u{ad}hyphen", face: FontFace(size: 17)), width: width, maximumLines: 0,
        mode: .byWordWrapping
      ).lines.map(\.text)
    }
    let face = FaceAdvances.of(FontFace(size: 17))

    #expect(lines(200) == ["soft\u{ad}hyphen"])
    #expect(lines(65) == ["soft\u{ad}-", "hyphen"])
    // The hyphen does not fit, so the word breaks elsewhere.
    #expect(lines(face.width(of: "soft") + 1).first == "soft\u{ad}")
  }
}
