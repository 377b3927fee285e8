import Foundation
import Testing

@testable import HeadlessUIKit

/// The last setter wins: the style of a view, or that of its text.
@MainActor
struct TextStyleTests {
  private static let small = UIFont.systemFont(ofSize: 9)
  private static let large = UIFont.systemFont(ofSize: 20)

  private var text: NSAttributedString {
    let paragraph = NSMutableParagraphStyle()
    (paragraph.alignment, paragraph.lineSpacing) = (.right, 7)
    let text = NSMutableAttributedString(string: "plain ")
    text.append(
      NSAttributedString(
        string: "own",
        attributes: [
          .font: Self.large, .foregroundColor: UIColor.red, .paragraphStyle: paragraph, .kern: 2,
        ]))
    return text
  }

  private func expect(
    _ text: NSAttributedString?, _ font: UIFont, _ color: UIColor, _ alignment: NSTextAlignment,
    location: SourceLocation = #_sourceLocation
  ) throws {
    let last = try #require(text).attributes(at: 6, effectiveRange: nil)
    #expect(last[.font] as? UIFont == font, sourceLocation: location)
    #expect(last[.foregroundColor] as? UIColor == color, sourceLocation: location)
    let paragraph = try #require(last[.paragraphStyle] as? NSParagraphStyle)
    #expect(paragraph.alignment == alignment, sourceLocation: location)
    #expect(paragraph.lineSpacing == 7 && last[.kern] as? Int == 2, sourceLocation: location)
  }

  @Test func textViewSettersStyleAllText() throws {
    let view = UITextView()
    view.attributedText = text
    view.selectedRange = NSRange(location: 2, length: 3)
    view.typingAttributes = [.font: Self.large, .kern: 5]
    (view.font, view.textColor, view.textAlignment) = (Self.small, .blue, .center)
    try expect(view.attributedText, Self.small, .blue, .center)
    #expect(view.selectedRange == NSRange(location: 2, length: 3))
    #expect(view.typingAttributes[.font] as? UIFont == Self.small)
    #expect(view.typingAttributes[.kern] as? Int == 5)

    view.attributedText = text
    try expect(view.attributedText, Self.large, .red, .right)
    view.font = nil
    #expect(
      view.attributedText.attribute(.font, at: 6, effectiveRange: nil) as? UIFont != Self.large)
  }

  @Test func fieldSettersStyleAllTextAndPlaceholderFont() throws {
    let field = UITextField()
    (field.attributedText, field.attributedPlaceholder) = (text, text)
    (field.font, field.textColor, field.textAlignment) = (Self.small, .blue, .center)
    try expect(field.attributedText, Self.small, .blue, .center)
    try expect(field.attributedPlaceholder, Self.small, .red, .right)

    field.attributedText = text
    try expect(field.attributedText, Self.large, .red, .right)
    field.placeholder = "plain"
    field.font = Self.large
    #expect(field.attributedPlaceholder == NSAttributedString(string: "plain"))
  }

  @Test func textStorageHasTheStyleOfItsView() {
    let view = UITextView()
    view.text = "plain"
    let storage = view.textStorage
    view.font = Self.small
    #expect(storage.attribute(.font, at: 0, effectiveRange: nil) as? UIFont == Self.small)
    storage.append(NSAttributedString(string: "!"))
    view.font = Self.large
    view.textColor = .blue
    #expect(storage.attribute(.font, at: 0, effectiveRange: nil) as? UIFont == Self.large)
    #expect(storage.attribute(.foregroundColor, at: 0, effectiveRange: nil) as? UIColor == .blue)
    #expect(view.text == "plain!")
  }
}
