import Foundation
import Testing

@testable import HeadlessGraphics
@testable import HeadlessUIKit

@MainActor
struct RenderedTextTests {
  private func label(_ text: String, lines: Int = 1, width: CGFloat = 100) -> UILabel {
    let label = UILabel()
    label.text = text
    label.numberOfLines = lines
    let size = label.sizeThatFits(CGSize(width: width, height: 0))
    label.frame = CGRect(x: 0, y: 0, width: width, height: size.height)
    return label
  }

  private func texts(in view: UIView) -> [String] {
    Headless.render(view).split(separator: "\n").map(String.init).filter { $0.contains("<text") }
  }

  /// Returns the value of an attribute of an element.
  private func value(_ name: String, _ element: String) -> String? {
    element.components(separatedBy: " \(name)=\"").dropFirst().first?
      .components(separatedBy: "\"").first
  }

  private func number(_ name: String, _ element: String) -> Double? {
    value(name, element).flatMap { Double($0) }
  }

  @Test func textHasItsMeasuredWidthAndBaseline() throws {
    let element = try #require(texts(in: label("Hello")).first)
    let width = FaceAdvances.of(FontFace(size: 17)).width(of: "Hello")

    #expect(abs((number("textLength", element) ?? 0) - width) < 0.001)
    #expect(value("lengthAdjust", element) == "spacingAndGlyphs")
    #expect(value("y", element) == "16.187")
    #expect(value("font-size", element) == "17")
    #expect(element.hasSuffix(">Hello</text>"))
  }

  @Test(arguments: [
    ("<b> & \"quotes\" 'too'", "&lt;b&gt; &amp; &quot;quotes&quot; &#39;too&#39;"),
    ("bell\u{7}here", "bell\u{fffd}here"), ("]]>", "]]&gt;"),
  ])
  func textIsEscaped(text: String, expected: String) throws {
    let element = try #require(texts(in: label(text, width: 400)).first)

    #expect(element.hasSuffix(">\(expected)</text>"))
  }

  @Test func everyLineHasItsOwnBaseline() {
    let ys = texts(in: label("one\ntwo\nthree", lines: 0)).compactMap { number("y", $0) }

    #expect(ys.count == 3)
    #expect(zip(ys, ys.dropFirst()).allSatisfy { abs($1 - $0 - 20.287) < 0.001 })
  }

  @Test(arguments: [NSTextAlignment.left, .center, .right])
  func linesFollowTextAlignment(alignment: NSTextAlignment) throws {
    let label = label("Hello", width: 200)
    label.textAlignment = alignment
    let element = try #require(texts(in: label).first)
    let free = 200 - (number("textLength", element) ?? 0)
    let share: [NSTextAlignment: Double] = [.left: 0, .center: 0.5, .right: 1]

    #expect(abs((number("x", element) ?? -1) - free * (share[alignment] ?? 0)) < 0.01)
  }

  @Test func naturalTextIsOnTheRightInRightToLeft() throws {
    let label = label("Hello", width: 200)
    label.semanticContentAttribute = .forceRightToLeft
    let element = try #require(texts(in: label).first)

    #expect((number("x", element) ?? 0) > 100)
  }

  @Test func justifiedLinesFillTheWidthExceptTheLast() {
    let label = label("The quick brown fox jumps over it", lines: 0, width: 120)
    label.textAlignment = .justified
    let lengths = texts(in: label).compactMap { number("textLength", $0) }

    #expect(lengths.count > 2)
    #expect(lengths.dropLast().allSatisfy { abs($0 - 120) < 0.01 })
    #expect(lengths.last.map { $0 < 119 } == true)
  }

  @Test func textThatIsTooWideEndsInAnEllipsis() throws {
    let element = try #require(texts(in: label("A very long title indeed", width: 80)).first)

    #expect(element.contains("…</text>"))
    #expect((number("textLength", element) ?? 1000) <= 80)
  }

  @Test func textShrinksToFitWhenAsked() throws {
    let label = label("A very long title indeed", width: 120)
    label.adjustsFontSizeToFitWidth = true
    let element = try #require(texts(in: label).first)

    #expect(element.hasSuffix(">A very long title indeed</text>"))
    #expect((number("textLength", element) ?? 1000) <= 120)
    #expect((number("font-size", element) ?? 17) < 13)
  }

  @Test func minimumScaleFactorLimitsShrinking() throws {
    let label = label("A very long title indeed", width: 60)
    label.adjustsFontSizeToFitWidth = true
    label.minimumScaleFactor = 0.8
    let element = try #require(texts(in: label).first)

    #expect(abs((number("font-size", element) ?? 0) - 13.6) < 0.01)
    #expect(element.contains("…"))
  }

  @Test func onlyLinesThatFitTheHeightAreDrawn() {
    let label = label("one two three four five six seven", lines: 0, width: 60)
    label.frame.size.height = 42

    #expect(texts(in: label).count == 2)
    #expect(texts(in: label).last?.contains("…") == true)
  }

  @Test func attributesSetColorAndUnderline() throws {
    let label = label("")
    label.attributedText = NSAttributedString(
      string: "link", attributes: [.foregroundColor: UIColor.blue, .underlineStyle: 1])
    label.frame = CGRect(x: 0, y: 0, width: 100, height: 21)
    let element = try #require(texts(in: label).first)

    #expect(value("fill", element) == "#0000ff")
    #expect(value("text-decoration", element) == "underline")
  }

  @Test func paragraphStyleAlignsText() throws {
    let style = NSMutableParagraphStyle()
    style.alignment = .right
    let label = label("")
    label.attributedText = NSAttributedString(string: "ab", attributes: [.paragraphStyle: style])
    label.frame = CGRect(x: 0, y: 0, width: 100, height: 21)
    let element = try #require(texts(in: label).first)

    #expect((number("x", element) ?? 0) > 70)
  }

  @Test func tintTextColorFollowsTheView() throws {
    let label = label("Hello")
    label.textColor = .tintColor
    label.tintColor = .red
    let element = try #require(texts(in: label).first)

    #expect(value("fill", element) == "#ff0000")
  }

  @Test func shadowIsDrawnBeforeText() {
    let label = label("Hello")
    label.shadowColor = .red
    label.shadowOffset = CGSize(width: 1, height: 2)
    let elements = texts(in: label)

    #expect(elements.compactMap { value("fill", $0) } == ["#ff0000", "#000000"])
    #expect(elements.compactMap { value("y", $0) } == ["18.187", "16.187"])
  }

  @Test func overriddenDrawTextMovesText() throws {
    final class InsetLabel: UILabel {
      override func drawText(in rect: CGRect) { super.drawText(in: rect.insetBy(dx: 7, dy: 0)) }
    }
    let label = InsetLabel(frame: CGRect(x: 0, y: 0, width: 100, height: 21))
    label.text = "Hello"
    let element = try #require(texts(in: label).first)

    #expect(value("x", element) == "7")
  }
}
