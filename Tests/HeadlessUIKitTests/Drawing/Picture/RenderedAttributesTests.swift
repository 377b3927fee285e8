import Foundation
import Testing

@testable import HeadlessGraphics
@testable import HeadlessUIKit

/// The look of attributed text in pictures.
@MainActor
struct RenderedAttributesTests {
  private func elements(
    _ text: NSAttributedString, size: CGSize = CGSize(width: 200, height: 100),
    _ setUp: (UILabel) -> Void = { _ in }
  ) -> [String] {
    let label = UILabel(frame: CGRect(origin: .zero, size: size))
    label.numberOfLines = 0
    label.attributedText = text
    setUp(label)
    return Headless.render(label).split(separator: "\n").map(String.init)
      .filter { $0.contains("<text") || $0.contains("<rect") || $0.contains("<image") }
  }

  private func number(_ name: String, _ element: String?) -> Double {
    let rest = element?.components(separatedBy: " \(name)=\"").dropFirst().first
    return rest.flatMap { Double($0.components(separatedBy: "\"")[0]) } ?? .nan
  }

  private func styled(
    _ text: String, _ attributes: [NSAttributedString.Key: Any] = [:],
    _ change: (NSMutableParagraphStyle) -> Void = { _ in }
  ) -> NSAttributedString {
    let style = NSMutableParagraphStyle()
    change(style)
    return NSAttributedString(
      string: text, attributes: attributes.merging([.paragraphStyle: style]) { $1 })
  }

  @Test func textBackgroundFillsTheLineHeight() {
    let found = elements(
      styled("Hello", [.backgroundColor: UIColor.red]) { $0.minimumLineHeight = 40 })

    #expect(found.count == 2)
    #expect(number("height", found.first) == 40)
    #expect(number("y", found.first) == 30)
    #expect(abs(number("width", found.first) - number("textLength", found.last)) < 0.001)
  }

  @Test func underlineAndStrikethroughKeepStyleAndColor() {
    let found = elements(
      styled(
        "Hello",
        [
          .underlineStyle: NSUnderlineStyle([.double]).rawValue, .underlineColor: UIColor.red,
          .strikethroughStyle: 1,
        ]))

    #expect(found.first?.contains("text-decoration=\"underline line-through\"") == true)
    #expect(found.first?.contains("text-decoration-style=\"double\"") == true)
    #expect(found.first?.contains("text-decoration-color=\"#ff0000\"") == true)
  }

  @Test func baselineOffsetRaisesText() {
    let text = NSMutableAttributedString(string: "x")
    text.append(styled("2", [.baselineOffset: 5]))
    let found = elements(text)

    #expect(abs(number("y", found.first) - number("y", found.last) - 5) < 0.001)
  }

  @Test func kerningBecomesLetterSpacing() {
    #expect(number("letter-spacing", elements(styled("ab", [.kern: 3])).first) == 3)
    #expect(elements(styled("ab")).first?.contains("letter-spacing") == false)
  }

  @Test func attributedShadowIsBelowTheText() {
    let shadow = NSShadow()
    (shadow.shadowOffset, shadow.shadowColor) = (CGSize(width: 2, height: 3), UIColor.red)
    let found = elements(styled("ab", [.shadow: shadow]))

    #expect(found.count == 2)
    #expect(found.first?.contains("#ff0000") == true)
    #expect(abs(number("y", found.first) - number("y", found.last) - 3) < 0.001)
  }

  @Test func attachmentIsDrawnFromTheBaseline() {
    let image = UIGraphicsImageRenderer(size: CGSize(width: 10, height: 10)).image { _ in
      UIColor.red.setFill()
      UIRectFill(CGRect(x: 0, y: 0, width: 10, height: 10))
    }
    let attachment = NSTextAttachment(image: image)
    attachment.bounds = CGRect(x: 0, y: -3, width: 20, height: 20)
    let text = NSMutableAttributedString(string: "a")
    text.append(NSAttributedString(attachment: attachment))
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
    label.attributedText = text
    let picture = Headless.render(label)
    let letter = FaceAdvances.of(FontFace(size: 17)).width(of: "a")

    // The line reaches 17 points above the baseline and 4.333 points below it, in the middle of 40
    // points.
    #expect(picture.contains("matrix(2 0 0 2 \(Headless.number(letter)) 9.333)"))
  }

  // MARK: Places

  private func starts(
    _ text: NSAttributedString, _ setUp: (UILabel) -> Void = { _ in }
  ) -> [Double] {
    elements(text, setUp).map { number("x", $0) }
  }

  @Test func eachParagraphKeepsItsAlignment() throws {
    let text = NSMutableAttributedString(attributedString: styled("a\n") { $0.alignment = .right })
    text.append(styled("b\n") { $0.alignment = .center })
    text.append(styled("c") { $0.alignment = .left })
    let found = starts(text)

    try #require(found.count == 3)
    #expect(found[0] > 180)
    #expect(found[1] > 90 && found[1] < 110)
    #expect(found[2] == 0)
  }

  @Test func indentIsOnTheLeadingSide() {
    let text = styled("Hello") { $0.firstLineHeadIndent = 30 }
    let mirrored = elements(text) { $0.semanticContentAttribute = .forceRightToLeft }
    let own = elements(
      styled("Hello") {
        ($0.firstLineHeadIndent, $0.baseWritingDirection) = (30, .rightToLeft)
      })

    #expect(starts(text) == [30])
    for element in [mirrored.first, own.first] {
      #expect(abs(number("x", element) + number("textLength", element) - 170) < 0.01)
    }
  }

  @Test func centeredTextIsCenteredBetweenItsIndents() {
    let found = elements(
      styled("Hello") {
        ($0.alignment, $0.firstLineHeadIndent, $0.tailIndent) = (.center, 60, -20)
      })

    #expect(abs(number("x", found.first) + number("textLength", found.first) / 2 - 120) < 0.01)
  }

  @Test func justifiedLinesSpreadTheirSpaces() {
    let found = elements(
      styled("one two three four five six seven eight nine") { $0.alignment = .justified })

    #expect(found.count > 1)
    #expect(abs(number("textLength", found.first) - 200) < 0.01)
    #expect(number("word-spacing", found.first) > 0)
    #expect(number("word-spacing", found.last).isNaN)
  }

  @Test func rightToLeftRunsAreInReadingOrder() throws {
    let text = NSMutableAttributedString(string: "שלום ")
    text.append(NSAttributedString(string: "עולם", attributes: [.foregroundColor: UIColor.red]))
    let found = starts(text) { $0.textAlignment = .right }

    try #require(found.count == 2)
    #expect(found[1] < found[0])
  }

  @Test func softHyphenShowsOnlyAtALineEnd() {
    let found = elements(
      NSAttributedString(string: "soft\u{ad}hyphen"), size: CGSize(width: 65, height: 60))

    #expect(found.first?.contains(">soft-</text>") == true)
    #expect(found.last?.contains(">hyphen</text>") == true)
  }
}
