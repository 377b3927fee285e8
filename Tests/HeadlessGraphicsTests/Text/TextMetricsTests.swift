import Foundation
import Testing

@testable import HeadlessGraphics

struct TextMetricsTests {
  private func width(_ text: String, _ font: UIFont) -> CGFloat {
    FaceAdvances.of(font.face).width(of: text)
  }

  @Test(arguments: MeasuredString.all)
  func textWidthsMatchMeasuredStrings(string: MeasuredString) {
    let width = width(string.text, .systemFont(ofSize: string.size, weight: string.weight))

    #expect(abs(width - string.width) <= max(0.5, string.width * 0.002))
  }

  /// Labels from public view dumps, which are as wide as their texts, rounded up to the pixel.
  @Test(
    arguments: [
      ("error", 17, 37, 3), ("CENTER", 17, 64.333, 3), ("VIP", 17, 26, 2), ("Title", 17, 33.5, 2),
      ("Label", 17, 41.333, 3), ("Button", 15, 45.667, 3),
      ("Done", 15, 37, 1), ("Show Alert with TextField", 15, 173, 2), ("Learn more.", 12, 68, 1),
    ] as [(String, CGFloat, CGFloat, CGFloat)])
  func widthsMatchRecordedLabelsWithinHalfAPoint(
    text: String, size: CGFloat, recorded: CGFloat, scale: CGFloat
  ) {
    let width = (width(text, .systemFont(ofSize: size)) * scale - 1e-3).rounded(.up) / scale

    #expect(abs(width - recorded) <= 0.501, "\(width)")
  }

  /// The weight of this label is unknown, since other code made its cell. Its width lies between regular
  /// and medium.
  @Test func recordedLabelLiesBetweenRegularAndMedium() {
    let (regular, medium) = (
      width("Apple ID", .systemFont(ofSize: 17)),
      width("Apple ID", .systemFont(ofSize: 17, weight: .medium))
    )

    #expect(regular < 66.5 && medium > 66)
    #expect(abs(regular - 66.5) < 0.0215 * 66.5)
    #expect(abs(medium - 66.5) < 0.01 * 66.5)
  }

  /// Kerning of the open font, limited to the pairs that the system font kerns.
  @Test func letterPairsAreKerned() {
    let font = UIFont.systemFont(ofSize: 17)
    func kerning(_ pair: String) -> CGFloat {
      width(pair, font) - pair.reduce(0) { $0 + width(String($1), font) }
    }

    #expect(["AV", "To", "Tw", "L”", "Tö"].allSatisfy { kerning($0) < -0.2 })
    #expect(["HH", "nn", "漢A", "A漢"].allSatisfy { abs(kerning($0)) < 1e-9 })
    #expect(abs(kerning("Tö") - kerning("To")) < 1e-9)
  }

  @Test func fixedPitchAndHelveticaTextIsNotKerned() {
    let tabular = UIFont.monospacedDigitSystemFont(ofSize: 17, weight: .regular)
    let fonts = [
      UIFont.monospacedSystemFont(ofSize: 17, weight: .regular),
      UIFont(name: "Helvetica", size: 17) ?? tabular,
    ]

    for font in fonts {
      #expect(width("AVTo", font) == "AVTo".reduce(0) { $0 + width("\($1)", font) })
    }
    #expect(abs(width("17", tabular) - 2 * width("1", tabular)) < 1e-9)
  }

  @Test(arguments: [
    ("Helvetica", "Hi", 944), ("Helvetica-Bold", "Hi", 1000), ("Arial", "Snyder", 3168),
  ])
  func helveticaAndArialHaveHelveticasWidths(name: String, text: String, width: CGFloat)
    throws
  {
    let font = try #require(UIFont(name: name, size: 1000))

    #expect(abs(self.width(text, font) - width) < 1e-6)
  }

  @Test(arguments: [8, 13, 17, 28, 40] as [CGFloat])
  func monospacedCharactersAreAllEquallyWide(size: CGFloat) {
    let font = UIFont.monospacedSystemFont(ofSize: size, weight: .bold)

    for text in ["i", "W", "0", " ", "é"] {
      #expect(abs(width(text, font) - 0.618164 * size) < 1e-9)
    }
  }

  @Test func tabularDigitsAreAllEquallyWide() {
    let font = UIFont.monospacedDigitSystemFont(ofSize: 17, weight: .regular)

    #expect(Set((0...9).map { width("\($0)", font) }).count == 1)
    #expect(width("1", .systemFont(ofSize: 17)) < width("0", .systemFont(ofSize: 17)))
  }

  @Test(arguments: ["漢", "あ", "한", "。", "😀", "👩‍👩‍👧", "🇩🇪", "👍🏽"])
  func fullWidthCharactersAreOneEmWide(text: String) {
    #expect(width(text, .systemFont(ofSize: 17)) == 17)
  }

  @Test(arguments: [("e\u{301}", "e"), ("a\u{ad}", "a"), ("x\u{200d}", "x")])
  func combiningMarksTakeNoWidth(text: String, base: String) {
    #expect(width(text, .systemFont(ofSize: 17)) == width(base, .systemFont(ofSize: 17)))
  }

  @Test func largerTextIsWiderAtEverySize() {
    let widths = stride(from: 6, through: 80, by: 0.5).map {
      width("Hello, world", .systemFont(ofSize: $0))
    }

    #expect(zip(widths, widths.dropFirst()).allSatisfy { $0 < $1 })
  }

  @Test func heavierTextIsWider() {
    let widths = UIFont.Weight.scale.map {
      width("Hello, world", .systemFont(ofSize: 17, weight: $0.weight))
    }

    #expect(zip(widths, widths.dropFirst()).allSatisfy { $0 < $1 })
  }

  @Test func italicTextIsAsWideAsUprightText() {
    #expect(
      width("Hello", .italicSystemFont(ofSize: 17)) == width("Hello", .systemFont(ofSize: 17)))
  }

  @Test func measuringIsTheSameOnAllThreads() async {
    let texts = (0..<200).map { "Text number \($0), 漢字" }
    let expected = texts.map { FaceAdvances.of(FontFace(size: 19)).width(of: $0) }

    let measured = await withTaskGroup(of: (Int, CGFloat).self) { group in
      for (index, text) in texts.enumerated() {
        group.addTask { (index, FaceAdvances.of(FontFace(size: 19)).width(of: text)) }
      }
      return await group.reduce(into: [Int: CGFloat]()) { $0[$1.0] = $1.1 }
    }

    #expect(texts.indices.map { measured[$0] } == expected)
  }

  @Test func invalidFontSizeUsesTheSystemSize() {
    for size in [CGFloat.nan, .infinity, -3, 0] {
      #expect(UIFont.systemFont(ofSize: size).pointSize == UIFont.systemFontSize)
    }
  }

  @Test func verticalMetricsAreThoseOfTheSystemFont() {
    let font = UIFont.systemFont(ofSize: 17, weight: .heavy)

    #expect(abs(font.lineHeight - 20.287) < 1e-3)
    #expect(abs(font.ascender - 16.187) < 1e-3)
    #expect(abs(font.descender + 4.101) < 1e-3)
    #expect(abs(font.capHeight - 11.978) < 1e-3)
    #expect(font.leading == 0)
  }

  @Test(arguments: [
    (UIFont.Weight.regular, 17.0, 0.526367), (.bold, 17, 0.537598), (.regular, 28, 0.507813),
    (.bold, 28, 0.523438),
  ])
  func xHeightFollowsWeightAndOpticalSize(weight: UIFont.Weight, size: Double, part: Double) {
    let font = UIFont.systemFont(ofSize: size, weight: weight)

    #expect(abs(font.xHeight - part * size) < 1e-3)
  }
}
