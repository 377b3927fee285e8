import Foundation
import Testing

@testable import HeadlessGraphics

/// Cached and skipped lookups give the same results as full lookups.
struct TextFastPathTests {
  private static let faces: [FontFace] = {
    var faces = [FontFace(size: 17), FontFace(size: 9), FontFace(size: 40)]
    for (index, weight) in [UIFont.Weight.ultraLight, .bold, .black].enumerated() {
      faces[index].weight = weight
      faces.append(FontFace(design: index == 0 ? .monospaced : .rounded, size: 13))
    }
    faces[4].hasTabularDigits = true
    return faces + [FontFace(size: 17)]
  }()

  private static let scalars = (UInt32(0)...0x10ffff).compactMap(Unicode.Scalar.init)

  @Test func commonScalarsMatchTheTables() {
    var lookup = ScalarLookup()
    let common = Self.scalars.filter { lookup.entry(of: $0.value).isKnown }
    let wrong = common.filter { !Self.says(lookup.entry(of: $0.value), of: $0) }
    #expect(common.count > 1_000 && wrong.isEmpty)
  }

  /// The result does not depend on earlier lookups.
  @Test func earlierLookupsDoNotChangeAScalar() {
    let others: [Unicode.Scalar] = ["a", "é", "か", "字"]
    let wrong = Self.scalars.prefix { $0.value < 0x1_1000 }.filter { scalar in
      others.contains { other in
        var lookup = ScalarLookup()
        _ = lookup.entry(of: other.value)
        return !Self.says(lookup.entry(of: scalar.value), of: scalar)
      }
    }
    #expect(wrong.isEmpty)
  }

  private static func says(_ entry: CommonScalars.Entry, of scalar: Unicode.Scalar) -> Bool {
    let code = KerningTable.shared.code(of: scalar)
    guard entry.standsAlone == scalar.standsAlone, entry.kerningCode == code else { return false }
    guard entry.isKnown else { return true }
    let breakClass: LineBreakClass =
      scalar.isASCII ? .ofASCII(UInt8(scalar.value)) : .found(for: scalar)
    return entry.breakClass == breakClass && entry.isInvisible == scalar.isInvisible
      && entry.isFullWidth == scalar.isFullWidth
  }

  @Test func breakTableMatchesTheRules() {
    let classes = LineBreakClass.allCases
    #expect(classes.enumerated().allSatisfy { $0 == Int($1.rawValue) })
    for keepsHangulTogether in [false, true] {
      let rules = LineBreakRules(keepsHangulTogether: keepsHangulTogether)
      for before in classes {
        for after in classes {
          let wrong = (classes + [nil]).filter { previous in
            LineBreakTable.withAnswers {
              $0.allowBreak(
                in: $0.row(
                  after: before, afterWord: previous != nil && previous != .space,
                  keepsHangulTogether: keepsHangulTogether), before: after)
            } != rules.allowsBreak(before, after, previous: previous)
          }
          #expect(wrong.isEmpty, "between \(before) and \(after)")
        }
      }
    }
  }

  /// This holds for the first lookup and later ones, after a scalar of the same block or of another.
  @Test func cachedWidthsMatchTheTables() {
    let scalars = Self.scalars.filter {
      $0.value < 0x3100 || (0xf000..<0x1_0100).contains($0.value)
    }
    let others: [Unicode.Scalar] = ["a", "é", "ж", "字", "🙂"]
    for face in Self.faces {
      let advances = FaceAdvances.of(face)
      var (lookup, widths) = (ScalarLookup(), WidthLookup(advances))
      let wrong = scalars.enumerated().filter { place, scalar in
        let asked = [scalar, scalar, others[place % others.count], scalar]
        let found = asked.map { widths.width(of: $0.value, lookup.entry(of: $0.value)) }
        let width = advances.width(of: scalar)
        return found[0] != width || found[1] != width || found[3] != width
      }
      #expect(wrong.isEmpty, "at \(face.size)")
    }
  }

  /// This ensures that a text that is too wide up to some place is too wide as a whole.
  @Test func kerningNeverExceedsTheWidthOfACharacter() {
    let kerned = Self.scalars.prefix { $0.value < 0x2100 }
    for face in Self.faces {
      let advances = FaceAdvances.of(face)
      let codes = UInt8(0)..<135
      let taken = advances.withKerning { pairs in
        codes.map { code in codes.map { -pairs.value($0, code) }.max() ?? 0 }
      }
      let wrong = kerned.filter { scalar in
        advances.width(of: scalar) < max(0, taken[Int(KerningTable.shared.code(of: scalar))])
      }
      #expect(wrong.isEmpty, "at \(face.size)")
    }
  }

  @Test(arguments: TextLawsTests.texts)
  func widthUpToALimitIsNilBeyondIt(text: String) {
    for face in Self.faces {
      let advances = FaceAdvances.of(face)
      let whole = advances.width(of: text)
      for limit in [0, 10, whole.nextDown, whole, whole.nextUp, 10_000] {
        #expect(advances.width(of: text, upTo: limit) == (whole > limit ? nil : whole))
      }
    }
  }

  @Test(arguments: ["word ", "漢字かな", "Größe "])
  func textThatIsTooWideIsNotReadToItsEnd(word: String) {
    let (work, text) = (TextWork(), String(repeating: word, count: 1_000))
    TextWork.$current.withValue(work) {
      #expect(FaceAdvances.of(FontFace(size: 17)).width(of: text, upTo: 300) == nil)
    }
    #expect(work.steps < 70)
  }

  @Test(arguments: TextLawsTests.texts)
  func clustersMatchTheCharactersOfTheText(text: String) {
    let clusters = TextCluster.all(
      in: TextContent(text, face: FontFace(size: 17)), strategy: .standard)
    #expect(clusters.map(\.place.count) == text.map { $0.utf8.count })
    #expect(clusters.map { Int($0.unitCount) } == text.map { $0.utf16.count })
  }

  /// If anything else follows, the same characters take another path.
  @Test(arguments: 0..<20)
  func asciiTextIsReadLikeAnyOther(seed: UInt64) {
    var state = seed &* 0x9e37_79b9_7f4a_7c15 &+ 1
    let bytes = (0..<200).map { _ in
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return UInt8(state >> 57)
    }
    let text = String(decoding: bytes, as: UTF8.self) + "."
    for face in Self.faces {
      func clusters(_ text: String) -> [TextCluster] {
        TextCluster.all(in: TextContent(text, face: face), strategy: .standard)
      }
      let (plain, other) = (clusters(text), clusters(text + "字"))
      #expect(other.count == plain.count + 1)
      let isSame = zip(plain, other.dropLast()).allSatisfy { one, two in
        one.width == two.width && one.place == two.place && one.unitCount == two.unitCount
          && one.kind == two.kind && one.breakClass == two.breakClass
          && (one.breaksAfter == two.breaksAfter || one.place == plain.last?.place)
      }
      #expect(isSame)
    }
  }

  /// Lines of letters and spaces in a single run are made at once.
  @Test(arguments: TextLawsTests.texts)
  func textInOneRunHasTheLinesOfManyRuns(text: String) {
    func run(_ text: String) -> TextContent.Run {
      var run = TextContent.Run(text: text, face: FontFace(size: 17))
      // There is no kerning between runs, so there must be none within them.
      run.kern = 0
      return run
    }
    func layout(
      _ runs: [TextContent.Run], _ width: CGFloat, _ maximumLines: Int, _ mode: NSLineBreakMode
    ) -> (lines: [TextLayout.Line], texts: [String]) {
      let layout = TextLayout(
        TextContent(runs: runs), width: width, maximumLines: maximumLines, mode: mode)
      let lines = layout.lines.map { line in
        var line = line
        line.fragments = []
        return line
      }
      return (lines, layout.lines.map(\.text))
    }
    for mode in [NSLineBreakMode.byWordWrapping, .byCharWrapping, .byTruncatingTail, .byClipping] {
      for width in [0, 20, 60, 150, 300, .infinity] {
        for maximumLines in 0..<3 {
          let one = layout([run(text)], width, maximumLines, mode)
          let many = layout(text.map { run(String($0)) }, width, maximumLines, mode)
          #expect(one == many, "\(width) points, \(maximumLines) lines, \(mode)")
        }
      }
    }
  }
}
