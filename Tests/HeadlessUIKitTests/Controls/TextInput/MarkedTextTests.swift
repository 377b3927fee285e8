import Foundation
import Testing

@testable import HeadlessUIKit

/// Text that an input method has not committed yet, in both kinds of editing views.
@MainActor
struct MarkedTextTests {
  enum Kind: CaseIterable {
    case field, view

    @MainActor
    func make() -> any TextEditor {
      self == .field
        ? UITextField(frame: CGRect(x: 0, y: 0, width: 200, height: 34))
        : UITextView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    }
  }

  private func range(_ range: UITextRange?, in editor: any TextEditor) -> NSRange? {
    guard let range else { return nil }
    let start = editor.offset(from: editor.beginningOfDocument, to: range.start)
    return NSRange(location: start, length: editor.offset(from: range.start, to: range.end))
  }

  private func state(_ editor: any TextEditor) -> String {
    var text = Array(editor.edited.string.utf16).map { String(decoding: [$0], as: UTF16.self) }
    let selection = editor.edited.selection
    if let marked = range(editor.markedTextRange, in: editor) {
      text[marked.location] = "[" + text[marked.location]
      text[marked.location + marked.length - 1] += "]"
    }
    if selection.location == text.count {
      text.append("|")
    } else {
      text[selection.location] = "|" + text[selection.location]
    }
    return text.joined()
  }

  @Test(arguments: Kind.allCases)
  func newMarkedTextReplacesMarkedText(kind: Kind) {
    let editor = kind.make()
    let window = window(showing: editor)
    editor.becomeFirstResponder()
    Headless.type("ab")
    #expect(editor.markedTextRange == nil)
    editor.setMarkedText("ni", selectedRange: NSRange(location: 2, length: 0))
    #expect(state(editor) == "ab[ni]|")
    editor.setMarkedText("nihao", selectedRange: NSRange(location: 1, length: 2))
    #expect(state(editor) == "ab[n|ihao]")
    #expect(editor.edited.selection.length == 2)
    editor.insertText("你好")
    #expect(state(editor) == "ab你好|")
    editor.setMarkedText("x", selectedRange: NSRange(location: 1, length: 0))
    editor.setMarkedText(nil, selectedRange: NSRange(location: 0, length: 0))
    #expect(state(editor) == "ab你好|")
    withExtendedLifetime(window) {}
  }

  @Test(arguments: Kind.allCases)
  func unmarkingKeepsTheText(kind: Kind) {
    let editor = kind.make()
    let window = window(showing: editor)
    editor.becomeFirstResponder()
    editor.setMarkedText("ni", selectedRange: NSRange(location: 2, length: 0))
    editor.unmarkText()
    #expect(state(editor) == "ni|")
    editor.setMarkedText("hao", selectedRange: NSRange(location: 0, length: 0))
    #expect(state(editor) == "ni|[hao]")
    editor.resignFirstResponder()
    #expect(editor.markedTextRange == nil && editor.edited.string == "nihao")
    withExtendedLifetime(window) {}
  }

  @Test(arguments: Kind.allCases)
  func deletingShortensMarkedText(kind: Kind) {
    let editor = kind.make()
    let window = window(showing: editor)
    editor.becomeFirstResponder()
    editor.setMarkedText("ni", selectedRange: NSRange(location: 2, length: 0))
    editor.deleteBackward()
    #expect(state(editor) == "[n]|")
    editor.deleteBackward()
    #expect(state(editor) == "|")
    withExtendedLifetime(window) {}
  }

  @Test(arguments: Kind.allCases)
  func movingSelectionOrSettingTextEndsMarking(kind: Kind) {
    let editor = kind.make()
    let window = window(showing: editor)
    editor.becomeFirstResponder()
    Headless.type("ab")
    editor.setMarkedText("ni", selectedRange: NSRange(location: 2, length: 0))
    editor.selectedTextRange = editor.textRange(
      from: editor.beginningOfDocument, to: editor.beginningOfDocument)
    #expect(state(editor) == "|abni")
    editor.setMarkedText("x", selectedRange: NSRange(location: 1, length: 0))
    (editor as? UITextField)?.text = "new"
    (editor as? UITextView)?.text = "new"
    #expect(state(editor) == "new|")
    withExtendedLifetime(window) {}
  }

  @Test func eachCompositionStepSendsEditingChanged() {
    let field = UITextField(frame: CGRect(x: 0, y: 0, width: 200, height: 34))
    let window = window(showing: field)
    field.becomeFirstResponder()
    var heard: [String] = []
    field.addAction(
      UIAction { [unowned field] _ in
        heard.append("\(field.text ?? "") \(field.markedTextRange == nil ? "settled" : "marked")")
      }, for: .editingChanged)
    Headless.compose("ni")
    Headless.compose("nihao")
    Headless.type("好")
    Headless.compose("ma")
    field.unmarkText()
    field.unmarkText()
    #expect(
      heard == ["ni marked", "nihao marked", "好 settled", "好ma marked", "好ma settled"])
    withExtendedLifetime(window) {}
  }

  @Test func delegateIsAskedAboutMarkedText() {
    let view = UITextView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    let judge = Judge()
    view.delegate = judge
    let window = window(showing: view)
    view.becomeFirstResponder()
    Headless.compose("ni")
    judge.allows = false
    Headless.compose("nihao")
    #expect(judge.asked == ["0+0 ni", "0+2 nihao"])
    #expect(view.text == "ni")
    withExtendedLifetime(window) {}
  }

  @Test func markedTextIsUnderlined() {
    let field = UITextField(frame: CGRect(x: 0, y: 0, width: 200, height: 34))
    let window = window(showing: field)
    field.becomeFirstResponder()
    field.setMarkedText("ni", selectedRange: NSRange(location: 2, length: 0))
    #expect(Headless.render(field).contains("underline"))
    field.unmarkText()
    #expect(!Headless.render(field).contains("underline"))
    withExtendedLifetime(window) {}
  }

  @Test(arguments: Kind.allCases)
  func selectionStaysWithinMarkedText(kind: Kind) {
    let editor = kind.make()
    editor.setMarkedText("nihao", selectedRange: NSRange(location: 2, length: .max))
    #expect(editor.edited.selection == NSRange(location: 2, length: 3))
  }
}

@MainActor
private final class Judge: NSObject, UITextViewDelegate {
  var allows = true
  var asked: [String] = []

  func textView(
    _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool {
    asked.append("\(range.location)+\(range.length) \(text)")
    return allows
  }
}
