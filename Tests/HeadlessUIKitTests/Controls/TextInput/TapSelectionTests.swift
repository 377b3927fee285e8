import Foundation
import HeadlessUIKit
import Testing

/// The selection that several taps in succession make.
@MainActor
struct TapSelectionTests {
  private let root = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
  private let window: UIWindow

  init() { window = Headless.host(root) }

  /// Other tests run before this test releases its window.
  private func end() { root.endEditing(true) }

  private func field(_ text: String) -> UITextField {
    let field = UITextField(frame: CGRect(x: 10, y: 10, width: 200, height: 34))
    field.text = text
    root.addSubview(field)
    return field
  }

  private func view(_ text: String) -> UITextView {
    let view = UITextView(frame: CGRect(x: 10, y: 60, width: 200, height: 200))
    view.text = text
    root.addSubview(view)
    return view
  }

  private func tap(_ input: any UITextInput & UIView, at offset: Int, count: Int) {
    let place = input.position(from: input.beginningOfDocument, offset: offset)
    let caret = place.map(input.caretRect) ?? .zero
    Headless.tap(at: CGPoint(x: caret.midX, y: caret.midY), in: input, count: count)
  }

  private func selected(_ input: any UITextInput) -> String? {
    input.selectedTextRange.flatMap(input.text(in:))
  }

  @Test func doubleTapSelectsAWordInAField() {
    defer { end() }
    let field = field("red, yellow blue")
    tap(field, at: 7, count: 1)
    #expect(selected(field) == "")
    tap(field, at: 7, count: 2)
    #expect(selected(field) == "yellow")
    #expect(Headless.editMenu(of: field).prefix(2) == ["Cut", "Copy"])
    Headless.type("green")
    #expect(field.text == "red, green blue")
    tap(field, at: 7, count: 3)
    #expect(selected(field) == field.text)
    Headless.type("x")
    #expect(field.text == "x")
  }

  @Test(arguments: ["\n", "red\n", "red\n\n"], [1, 2, 3])
  func tapBehindALineBreakAtTheEndSelectsTheEnd(text: String, count: Int) throws {
    defer { end() }
    let view = view(text)
    let place = CGPoint(x: 150, y: 190)
    Headless.tap(at: place, in: view, count: count)
    let end = NSRange(location: text.utf16.count, length: 0)
    #expect(view.selectedRange == end)
    let nearest = try #require(view.closestPosition(to: place))
    #expect(view.offset(from: view.beginningOfDocument, to: nearest) == end.location)
  }

  @Test func tripleTapSelectsAParagraphInATextView() {
    defer { end() }
    let view = view("red\nyellow blue\ngreen")
    tap(view, at: 12, count: 2)
    #expect(selected(view) == "blue")
    tap(view, at: 6, count: 3)
    #expect(selected(view) == "yellow blue")
    Headless.type("x")
    #expect(view.text == "red\nx\ngreen")
    view.isEditable = false
    tap(view, at: 1, count: 2)
    #expect(selected(view) == "red", "to be copied")
  }

  @Test func doubleTapSelectsAllSecureText() {
    defer { end() }
    let field = field("red blue")
    field.isSecureTextEntry = true
    tap(field, at: 1, count: 2)
    #expect(selected(field) == "red blue")
  }

  @Test func doubleTapSelectsTheVisibleWord() {
    defer { end() }
    let field = field("red yellow blue green white black")
    field.frame.size.width = 100
    root.layoutIfNeeded()
    tap(field, at: 5, count: 2)
    #expect(selected(field) == "yellow", "where the field shows its beginning")
  }
}
