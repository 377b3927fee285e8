import Foundation
import HeadlessUIKit
import Testing

/// The standard edit actions on the selection, and the menu that offers them.
@MainActor
@Suite(.serialized) struct EditActionTests {
  private final class Delegate: NSObject, UITextFieldDelegate, UITextViewDelegate {
    var log: [String] = []
    var allows = true
    var menu: ([UIMenuElement]) -> UIMenu? = { _ in nil }

    func textField(
      _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
      replacementString string: String
    ) -> Bool {
      log.append("\(range.location)+\(range.length) \(string)")
      return allows
    }

    func textField(
      _ textField: UITextField, editMenuForCharactersIn range: NSRange,
      suggestedActions: [UIMenuElement]
    ) -> UIMenu? {
      log.append("menu \(range.location)+\(range.length)")
      return menu(suggestedActions)
    }

    func textField(
      _ textField: UITextField, willPresentEditMenuWith animator: any UIEditMenuInteractionAnimating
    ) { log.append("present") }

    func textField(
      _ textField: UITextField, willDismissEditMenuWith animator: any UIEditMenuInteractionAnimating
    ) { log.append("dismiss") }

    func textView(
      _ textView: UITextView, editMenuForTextIn range: NSRange, suggestedActions: [UIMenuElement]
    ) -> UIMenu? {
      log.append("menu \(range.location)+\(range.length)")
      return menu(suggestedActions)
    }
  }

  private let delegate = Delegate()
  private let root = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
  private let window: UIWindow

  init() { window = Headless.host(root) }

  private func field(_ text: String, selecting range: NSRange) -> UITextField {
    let field = UITextField(frame: CGRect(x: 10, y: 10, width: 200, height: 34))
    (field.text, field.delegate) = (text, delegate)
    root.addSubview(field)
    field.becomeFirstResponder()
    select(range, in: field)
    delegate.log = []
    UIPasteboard.general.string = nil
    return field
  }

  private func view(_ text: String, selecting range: NSRange) -> UITextView {
    let view = UITextView(frame: CGRect(x: 10, y: 10, width: 200, height: 100))
    (view.text, view.delegate) = (text, delegate)
    root.addSubview(view)
    view.becomeFirstResponder()
    view.selectedRange = range
    UIPasteboard.general.string = nil
    return view
  }

  /// Other tests run before this test releases its window, and would still find the keyboard on
  /// screen.
  private func end() { root.endEditing(true) }

  private func select(_ range: NSRange, in input: any UITextInput) {
    guard
      let start = input.position(from: input.beginningOfDocument, offset: range.location),
      let end = input.position(from: start, offset: range.length)
    else { return }
    input.selectedTextRange = input.textRange(from: start, to: end)
  }

  private func selected(_ input: any UITextInput) -> String? {
    input.selectedTextRange.flatMap(input.text(in:))
  }

  // MARK: Actions

  @Test func editActionsUseThePasteboard() {
    let field = field("red yellow blue", selecting: NSRange(location: 4, length: 6))
    defer { end() }
    field.copy(nil)
    #expect(UIPasteboard.general.string == "yellow" && field.text == "red yellow blue")
    field.cut(nil)
    #expect(field.text == "red  blue" && delegate.log == ["4+6 "])
    field.paste(nil)
    field.paste(nil)
    #expect(field.text == "red yellowyellow blue")
    select(NSRange(location: 4, length: 6), in: field)
    field.delete(nil)
    #expect(field.text == "red yellow blue")
  }

  @Test func emptySelectionIsLeftAlone() {
    let field = field("red", selecting: NSRange(location: 3, length: 0))
    defer { end() }
    UIPasteboard.general.string = "old"
    field.cut(nil)
    field.copy(nil)
    field.delete(nil)
    #expect(field.text == "red" && UIPasteboard.general.string == "old" && delegate.log.isEmpty)
  }

  @Test func delegateCanRefuseEdits() {
    let field = field("red", selecting: NSRange(location: 0, length: 3))
    defer { end() }
    delegate.allows = false
    UIPasteboard.general.string = "blue"
    field.paste(nil)
    field.delete(nil)
    #expect(field.text == "red" && delegate.log == ["0+3 blue", "0+3 "])
  }

  @Test func secureTextIsNeitherCopiedNorCut() {
    let field = field("secret", selecting: NSRange(location: 0, length: 6))
    defer { end() }
    field.isSecureTextEntry = true
    field.copy(nil)
    field.cut(nil)
    #expect(UIPasteboard.general.string == nil && field.text == "secret")
    #expect(!Headless.editMenu(of: field).contains("Copy"))
  }

  @Test(arguments: [(0, "red"), (2, "red"), (3, "red"), (4, "öl-"), (5, "öl-"), (9, "")])
  func selectSelectsWordAtInsertionPoint(place: Int, word: String) {
    let field = field("red öl,  ", selecting: NSRange(location: place, length: 0))
    defer { end() }
    field.select(nil)
    #expect(selected(field) == word.replacingOccurrences(of: "-", with: ""))
    field.selectAll(nil)
    #expect(selected(field) == "red öl,  ")
  }

  @Test(arguments: [
    ("don't", "don't"), ("'don'", "don"), ("dogs'", "dogs"), ("l\u{2019}art", "l\u{2019}art"),
  ])
  func innerApostropheBelongsToTheWord(text: String, word: String) {
    let field = field(text, selecting: NSRange(location: 1, length: 0))
    defer { end() }
    field.select(nil)
    #expect(selected(field) == word)
  }

  @Test func respondersCanOverrideEditActions() {
    final class CopyLabel: UILabel {
      override func copy(_ sender: Any?) { UIPasteboard.general.string = text }
    }
    let label = CopyLabel()
    label.text = "De Stijl"
    label.copy(nil)
    #expect(UIPasteboard.general.string == "De Stijl")
    label.paste(nil)
    label.cut(nil)
    #expect(label.text == "De Stijl")
  }

  // MARK: Menus

  @Test func editMenuOffersApplicableActions() {
    let field = field("red blue", selecting: NSRange(location: 8, length: 0))
    defer { end() }
    #expect(Headless.editMenu(of: field) == ["Select", "Select All"])
    UIPasteboard.general.string = "!"
    #expect(Headless.editMenu(of: field) == ["Paste", "Select", "Select All"])
    Headless.choose("Select", inEditMenuOf: field)
    #expect(selected(field) == "blue")
    #expect(Headless.editMenu(of: field) == ["Cut", "Copy", "Paste", "Select All"])
    Headless.choose("Cut", inEditMenuOf: field)
    #expect(field.text == "red " && UIPasteboard.general.string == "blue")
    field.resignFirstResponder()
    #expect(Headless.editMenu(of: field).isEmpty)
  }

  @Test func readOnlyTextCanOnlyBeCopied() {
    let view = view("red blue", selecting: NSRange(location: 0, length: 3))
    defer { end() }
    view.isEditable = false
    view.becomeFirstResponder()
    view.selectedRange = NSRange(location: 0, length: 3)
    UIPasteboard.general.string = "!"
    #expect(Headless.editMenu(of: view) == ["Copy", "Select All"])
    view.paste(nil)
    #expect(view.text == "red blue")
  }

  @Test func delegateCustomizesEditMenu() {
    let field = field("red", selecting: NSRange(location: 0, length: 3))
    defer { end() }
    var marked = false
    delegate.menu = { suggested in
      UIMenu(children: suggested + [UIAction(title: "Mark") { _ in marked = true }])
    }
    #expect(Headless.editMenu(of: field) == ["Cut", "Copy", "Mark"])
    #expect(delegate.log == ["menu 0+3", "present", "dismiss"])
    Headless.choose("Mark", inEditMenuOf: field)
    #expect(marked)
    let view = view("red", selecting: NSRange(location: 1, length: 1))
    defer { end() }
    delegate.log = []
    #expect(Headless.editMenu(of: view) == ["Cut", "Copy", "Select All", "Mark"])
    #expect(delegate.log == ["menu 1+1"])
  }

  // MARK: Links

  @Test func linksUseLinkTextAttributes() {
    let text = NSMutableAttributedString(string: "see here")
    text.addAttribute(
      .link, value: URL(fileURLWithPath: "/"), range: NSRange(location: 4, length: 4))
    let view = UITextView(frame: CGRect(x: 0, y: 0, width: 200, height: 40))
    view.attributedText = text
    let standard = Headless.render(view)
    #expect(standard.contains("underline"))
    view.linkTextAttributes = [.foregroundColor: UIColor.red]
    let own = Headless.render(view)
    #expect(!own.contains("underline") && own.contains("#ff0000"))
    view.linkTextAttributes = [:]
    #expect(Headless.render(view) == standard)
  }
}
