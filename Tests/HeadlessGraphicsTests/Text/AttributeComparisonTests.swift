import Foundation
import Testing

@testable import HeadlessGraphics

/// Foundation compares the attributes of neighboring runs. On Linux, that makes demands on their
/// classes.
struct AttributeComparisonTests {
  private func isKept<Value: NSObject>(
    _ key: NSAttributedString.Key, _ first: Value, _ second: Value
  ) -> Bool {
    let text = NSMutableAttributedString(string: "onetwo")
    text.addAttribute(key, value: first, range: NSRange(location: 0, length: 3))
    text.addAttribute(key, value: second, range: NSRange(location: 3, length: 3))
    let copy = NSAttributedString(attributedString: text)
    return copy.attribute(key, at: 0, effectiveRange: nil) as? Value == first
      && copy.attribute(key, at: 3, effectiveRange: nil) as? Value == second
  }

  @Test func adjacentRunsKeepDifferentAttributes() {
    let style = NSMutableParagraphStyle()
    style.alignment = .center

    #expect(isKept(.font, UIFont.systemFont(ofSize: 10), .systemFont(ofSize: 11)))
    #expect(isKept(.foregroundColor, UIColor.red, .blue))
    #expect(isKept(.foregroundColor, UIColor.clear, UIColor { _ in .red }))
    #expect(isKept(.paragraphStyle, NSParagraphStyle.default, style))
    #expect(isKept(.shadow, NSShadow(), NSShadow()))
    #expect(isKept(.attachment, NSTextAttachment(), NSTextAttachment()))
  }
}
