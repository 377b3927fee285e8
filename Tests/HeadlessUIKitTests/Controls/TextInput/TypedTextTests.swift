import Foundation
import Testing

@testable import HeadlessUIKit

/// The look of typed text, and text that has to fit.
@MainActor
@Suite(.serialized) struct TypedTextTests {
  private let bold = UIFont.boldSystemFont(ofSize: 20)
  private let plain = UIFont.systemFont(ofSize: 14)

  /// The font sizes of the text, run by run.
  private func runs(_ text: NSAttributedString?) -> [String] {
    guard let text else { return [] }
    var runs: [String] = []
    text.enumerateAttribute(.font, in: NSRange(location: 0, length: text.length)) {
      font, range, _ in
      let size = (font as? UIFont).map { "\(Int($0.pointSize))" } ?? "-"
      runs.append("\(size) \(text.attributedSubstring(from: range).string)")
    }
    return runs
  }

  @Test func typedTextUsesTypingAttributes() {
    let view = UITextView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    view.font = plain
    view.text = "one "
    let window = window(showing: view)
    #expect(view.typingAttributes[.font] as? UIFont == plain)
    view.becomeFirstResponder()
    view.typingAttributes = [.font: bold]
    #expect(view.typingAttributes[.font] as? UIFont == bold)
    Headless.type("two")
    #expect(runs(view.attributedText) == ["14 one ", "20 two"])
    #expect(view.typingAttributes[.font] as? UIFont == bold, "as what is before it")

    view.selectedRange = NSRange(location: 2, length: 0)
    #expect(view.typingAttributes[.font] as? UIFont == plain)
    Headless.type("x")
    #expect(runs(view.attributedText) == ["14 onxe ", "20 two"])
    view.typingAttributes = [.font: bold]
    view.selectedRange = NSRange(location: 0, length: 0)
    Headless.type("y")
    #expect(runs(view.attributedText) == ["14 yonxe ", "20 two"], "forgotten with the selection")
    withExtendedLifetime(window) {}
  }

  @Test func replacementTextUsesTypingAttributes() {
    let view = UITextView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    view.font = plain
    view.text = "abc"
    let window = window(showing: view)
    view.becomeFirstResponder()
    view.selectedRange = NSRange(location: 1, length: 1)
    view.typingAttributes = [.font: bold]
    view.setMarkedText("B", selectedRange: NSRange(location: 1, length: 0))
    view.unmarkText()
    #expect(runs(view.attributedText) == ["14 a", "20 B", "14 c"])
    view.deleteBackward()
    view.insertText("b")
    #expect(runs(view.attributedText) == ["14 abc"], "what is deleted leaves nothing behind")
    withExtendedLifetime(window) {}
  }

  /// A caller that counts UTF-16 units may name a place inside of a grapheme cluster. The edit
  /// splits the cluster there, but not between the two units of a surrogate pair.
  @Test(arguments: [false, true])
  func editsReplaceExactlyTheirUTF16Units(isField: Bool) {
    let input: any UITextInput = isField ? UITextField() : UITextView()
    let units = Array("a\u{1F468}\u{200D}\u{1F469}b\u{1F1E9}\u{1F1EA}e\u{301}c".utf16)
    func isHalved(_ offset: Int) -> Bool {
      offset < units.count && UTF16.isTrailSurrogate(units[offset])
    }
    func text(_ units: some Sequence<UInt16>) -> String {
      String(decoding: Array(units), as: UTF16.self)
    }
    func all() -> UITextRange? {
      input.textRange(from: input.beginningOfDocument, to: input.endOfDocument)
    }
    for start in 0...units.count {
      for end in start...units.count {
        input.selectedTextRange = all()
        input.insertText(text(units))
        guard
          let first = input.position(from: input.beginningOfDocument, offset: start),
          let last = input.position(from: input.beginningOfDocument, offset: end),
          let range = input.textRange(from: first, to: last)
        else { return #expect(Bool(false), "no range from \(start) to \(end)") }
        let lower = isHalved(start) ? start - 1 : start
        let upper = start == end ? lower : isHalved(end) ? end + 1 : end
        let (before, after) = (units[..<lower], units[upper...])
        #expect(input.text(in: range) == text(units[lower..<upper]), "\(start)..<\(end)")
        input.selectedTextRange = range
        input.insertText("x")
        #expect(
          all().flatMap(input.text(in:)) == text(before) + "x" + text(after), "\(start)..<\(end)")
        input.deleteBackward()
        #expect(all().flatMap(input.text(in:)) == text(before + after), "\(start)..<\(end)")
      }
    }
  }

  @Test func fieldHasTypingAttributesOnlyWhileEditing() {
    let field = UITextField(frame: CGRect(x: 0, y: 0, width: 200, height: 34))
    field.font = plain
    let window = window(showing: field)
    field.typingAttributes = [.font: bold]
    #expect(field.typingAttributes == nil)
    field.becomeFirstResponder()
    #expect(field.typingAttributes?[.font] as? UIFont == plain)
    field.typingAttributes = [.font: bold]
    Headless.type("a")
    #expect(runs(field.attributedText) == ["20 a"])
    field.text = "b"
    #expect(field.typingAttributes?[.font] as? UIFont == plain)
    withExtendedLifetime(window) {}
  }

  // MARK: Text that has to fit

  private func field(_ text: String, _ adjust: (UITextField) -> Void) -> UITextField {
    let field = UITextField(frame: CGRect(x: 0, y: 0, width: 60, height: 34))
    field.text = text
    adjust(field)
    return field
  }

  /// The size of the text in the rendered picture.
  private func size(_ field: UITextField) -> Double? {
    Headless.render(field).firstMatch(of: /font-size="([0-9.]+)"/).flatMap { Double($0.1) }
  }

  @Test func fieldShrinksTextToMinimumFontSize() throws {
    let long = "A text that is too long"
    #expect(size(field(long) { _ in }) == 17)
    let shrunk = field(long) { $0.adjustsFontSizeToFitWidth = true }
    let small = try #require(size(shrunk))
    #expect(small < 8)
    let end = shrunk.caretRect(for: shrunk.endOfDocument)
    #expect(end.maxX <= 62 && end.minX > 50, "all of it is there, and the caret at its end")
    let limited = field(long) {
      $0.adjustsFontSizeToFitWidth = true
      $0.minimumFontSize = 12
    }
    #expect(size(limited) == 12)
    #expect(size(field("Short") { $0.adjustsFontSizeToFitWidth = true }) == 17)
    let placeholder = field("") {
      $0.placeholder = long
      $0.adjustsFontSizeToFitWidth = true
    }
    #expect(try #require(size(placeholder)) < 8)
    #expect(shrunk.intrinsicContentSize == field(long) { _ in }.intrinsicContentSize)
  }

  /// The letter with its accent in one unit of UTF-16 and in two.
  @Test func canonicallyEquivalentTextIsDifferentText() {
    let (field, view, button) = (UITextField(), UITextView(), UIButton())
    for text in ["caf\u{E9}", "cafe\u{301}", "caf\u{E9}"] {
      let units = Array(text.utf16)
      field.text = text
      #expect(field.text.map { Array($0.utf16) } == units)
      view.text = text
      #expect(view.text.map { Array($0.utf16) } == units)
      #expect(Array(view.textStorage.string.utf16) == units)
      button.setAttributedTitle(NSAttributedString(string: text), for: .normal)
      #expect(button.titleLabel?.attributedText.map { Array($0.string.utf16) } == units)
    }
    let whole = NSRange(location: 0, length: view.textStorage.length)
    view.textStorage.replaceCharacters(in: whole, with: "cafe\u{301}")
    #expect(view.text.utf16.count == 5)
  }
}
