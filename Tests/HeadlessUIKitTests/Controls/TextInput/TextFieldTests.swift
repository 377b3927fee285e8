import Foundation
import Testing

@testable import HeadlessUIKit

@MainActor
struct TextFieldTests {
  private let field = UITextField()
  private let recorder = FieldRecorder()

  private func show() -> UIWindow {
    field.borderStyle = .roundedRect
    field.frame.size = CGSize(width: 200, height: 34)
    field.delegate = recorder
    recorder.listen(to: field)
    return window(showing: field)
  }

  @Test func editingEventsAreInUIKitsOrder() {
    let window = show()

    Headless.tap(field)
    #expect(field.isFirstResponder && field.isEditing)
    #expect(
      recorder.take() == [
        "touchDown", "touchUpInside", "shouldBegin", "didBegin", "editingDidBegin",
        "note begin",
      ])
    field.resignFirstResponder()
    #expect(recorder.take() == ["shouldEnd", "didEnd", "editingDidEnd", "note end"])
    withExtendedLifetime(window) {}
  }

  @Test func oneFieldEndsBeforeTheNextBegins() {
    let window = show()
    let other = UITextField(frame: CGRect(x: 0, y: 400, width: 100, height: 30))
    window.addSubview(other)
    other.delegate = recorder
    field.becomeFirstResponder()
    _ = recorder.take()

    other.becomeFirstResponder()

    #expect(
      recorder.take() == [
        "shouldBegin", "shouldEnd", "didEnd", "editingDidEnd", "note end", "didBegin",
      ])
    withExtendedLifetime(window) {}
  }

  @Test func everyTypedCharacterIsAskedForAndReported() {
    let window = show()
    field.becomeFirstResponder()
    _ = recorder.take()

    Headless.type("a")
    #expect(field.text == "a")
    #expect(
      recorder.take() == [
        "change 0+0 a", "selection", "editingChanged", "note change",
      ])
    Headless.type("\u{8}")
    #expect(field.text == "")
    #expect(
      recorder.take() == [
        "change 0+1 ", "selection", "editingChanged", "note change",
      ])
    Headless.type("\u{8}")
    #expect(recorder.take() == [])
    withExtendedLifetime(window) {}
  }

  @Test func changesInCodeAreSilent() {
    let window = show()
    field.becomeFirstResponder()
    _ = recorder.take()

    field.text = "code"
    field.attributedText = NSAttributedString(string: "more")
    field.placeholder = "p"

    #expect(recorder.take() == [])
    #expect(field.text == "more")
    withExtendedLifetime(window) {}
  }

  @Test func insertedTextDoesNotAskDelegate() {
    let window = show()

    field.insertText("ab")
    field.deleteBackward()

    #expect(field.text == "a")
    #expect(!recorder.take().contains { $0.hasPrefix("change") })
    withExtendedLifetime(window) {}
  }

  @Test func delegateCanRefuseBeginningChangingAndEnding() {
    let window = show()
    recorder.refused = ["x"]
    field.becomeFirstResponder()
    Headless.type("axb")
    #expect(field.text == "ab")

    recorder.mayEnd = false
    #expect(!field.resignFirstResponder())
    #expect(field.isFirstResponder)
    recorder.mayEnd = true
    field.resignFirstResponder()
    recorder.mayBegin = false
    Headless.tap(field)
    #expect(!field.isFirstResponder)
    withExtendedLifetime(window) {}
  }

  @Test func returnEndsEditingIfATargetHandlesExit() {
    let window = show()
    recorder.names.removeAll { $0.1 == "editingDidEndOnExit" }
    let bare = UITextField(frame: CGRect(x: 0, y: 400, width: 100, height: 30))
    window.addSubview(bare)
    bare.becomeFirstResponder()
    Headless.type("\n")
    #expect(bare.isFirstResponder)

    field.becomeFirstResponder()
    _ = recorder.take()
    Headless.type("\n")
    #expect(
      recorder.take() == [
        "shouldReturn", "editingDidEndOnExit", "primaryActionTriggered", "shouldEnd", "didEnd",
        "editingDidEnd", "note end",
      ])
    #expect(field.text == "")
    withExtendedLifetime(window) {}
  }

  @Test(arguments: [false, true]) func returnKeyIsDisabledWithoutText(isField: Bool) {
    let view = UITextView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    field.frame.size = CGSize(width: 200, height: 34)
    field.delegate = recorder
    let input: UIView & UITextInput = isField ? field : view
    let window = window(showing: input)
    func isReturnHeard() -> Bool {
      _ = recorder.take()
      let length = view.text.count
      Headless.type("\n")
      return isField ? recorder.take() == ["shouldReturn"] : view.text.count == length + 1
    }
    input.becomeFirstResponder()
    input.enablesReturnKeyAutomatically = true
    let log = collectingLog { #expect(!isReturnHeard()) }
    #expect(log.count == 1 && log[0].contains("return key"))
    input.insertText("a")
    #expect(isReturnHeard())
    input.deleteBackward()
    if !isField { input.deleteBackward() }
    #expect(!input.hasText)
    input.enablesReturnKeyAutomatically = false
    #expect(isReturnHeard())
    withExtendedLifetime(window) {}
  }

  @Test func clearButtonClearsAndBeginsEditing() {
    let window = show()
    field.clearButtonMode = .always
    field.text = "abc"
    let rect = field.clearButtonRect(forBounds: field.bounds)

    #expect(rect == CGRect(x: 176, y: 8, width: 19, height: 19))
    Headless.tap(at: CGPoint(x: rect.midX, y: rect.midY), in: field)

    #expect(field.text == "")
    #expect(
      recorder.take() == [
        "touchDown", "touchUpInside", "shouldClear", "selection", "editingChanged",
        "note change", "shouldBegin", "didBegin", "editingDidBegin", "note begin",
      ])
    withExtendedLifetime(window) {}
  }

  @Test func refusedClearDoesNotBeginEditing() {
    let window = show()
    field.clearButtonMode = .always
    field.text = "abc"
    recorder.mayClear = false
    let rect = field.clearButtonRect(forBounds: field.bounds)
    Headless.tap(at: CGPoint(x: rect.midX, y: rect.midY), in: field)
    #expect(recorder.take() == ["touchDown", "touchUpInside", "shouldClear"])
    #expect(field.text == "abc" && !field.isFirstResponder)
    withExtendedLifetime(window) {}
  }

  @Test func clearButtonWorksInInactiveSearchField() {
    let bar = UISearchBar(frame: CGRect(x: 0, y: 0, width: 300, height: 56))
    let window = window(showing: bar)
    bar.text = "abc"
    let field = bar.searchTextField
    let rect = field.clearButtonRect(forBounds: field.bounds)
    Headless.tap(at: CGPoint(x: rect.midX, y: rect.midY), in: field)
    #expect(bar.text == "" && field.isFirstResponder)
    withExtendedLifetime(window) {}
  }

  @Test func typingReplacesSelectionAndDeletesWholeCharacters() {
    let window = show()
    field.text = "héllo 👩‍👩‍👧"
    field.becomeFirstResponder()
    Headless.type("\u{8}")
    #expect(field.text == "héllo ")

    field.selectedTextRange = field.position(from: field.beginningOfDocument, offset: 1)
      .flatMap { start in
        field.position(from: start, offset: 4).flatMap { field.textRange(from: start, to: $0) }
      }
    #expect(field.selectedTextRange.flatMap { field.text(in: $0) } == "éllo")
    Headless.type("i")
    #expect(field.text == "hi ")
    withExtendedLifetime(window) {}
  }

  @Test func tapPutsTheInsertionPointBetweenCharacters() {
    let window = show()
    field.text = "iiii"
    let caret =
      field.position(from: field.beginningOfDocument, offset: 2)
      .map { field.caretRect(for: $0) } ?? .zero

    Headless.tap(at: CGPoint(x: caret.midX, y: caret.midY), in: field)
    Headless.type("-")

    #expect(field.text == "ii-ii")
    withExtendedLifetime(window) {}
  }

  @Test func disabledFieldCannotBeEdited() {
    let window = show()
    field.isEnabled = false
    Headless.tap(field)
    #expect(!field.becomeFirstResponder())
    let log = collectingLog { Headless.type("a") }
    #expect(log.count == 1)
    #expect(field.text == "")
    withExtendedLifetime(window) {}
  }

  // MARK: Sizes

  @Test(arguments: [
    (UITextField.BorderStyle.roundedRect, CGFloat(17), CGFloat(34)), (.roundedRect, 14, 34),
    (.none, 15, 19.5), (.none, 17, 21.833),
  ])
  func heightsMatchDevices(
    style: UITextField.BorderStyle, size: CGFloat, height: CGFloat
  ) {
    field.borderStyle = style
    field.font = .systemFont(ofSize: size)
    #expect(abs(field.intrinsicContentSize.height - height) < 0.01)
  }

  @Test func widthFitsTextOrPlaceholder() {
    field.borderStyle = .roundedRect
    #expect(field.intrinsicContentSize.width == 33)
    field.placeholder = "Name"
    let placeholder = field.intrinsicContentSize.width
    field.text = "A longer name"
    #expect(placeholder > 60 && field.intrinsicContentSize.width > placeholder)
    let label = UILabel()
    label.text = "A longer name"
    let expected = label.intrinsicContentSize.width.rounded(.up) + 28
    #expect(abs(field.intrinsicContentSize.width - expected) < 0.001)
  }

  @Test func overriddenTextRectEnlargesTheField() {
    let plain = UITextField()
    plain.font = .systemFont(ofSize: 15)
    let padded = PaddedField()
    padded.font = .systemFont(ofSize: 15)
    #expect(
      padded.intrinsicContentSize.height == plain.intrinsicContentSize.height + 20)
  }

  @Test(arguments: [false, true])
  func sideViewsNarrowTheTextRect(isRightToLeft: Bool) {
    field.semanticContentAttribute = isRightToLeft ? .forceRightToLeft : .forceLeftToRight
    let icon = UIView(frame: CGRect(x: 0, y: 0, width: 24, height: 20))
    field.leftView = icon
    field.frame = CGRect(x: 0, y: 0, width: 200, height: 40)
    field.layoutIfNeeded()
    #expect(icon.superview == nil)

    field.leftViewMode = .always
    field.layoutIfNeeded()
    #expect(icon.frame == CGRect(x: isRightToLeft ? 176 : 0, y: 10, width: 24, height: 20))
    let text = field.textRect(forBounds: field.bounds)
    #expect(text == CGRect(x: isRightToLeft ? 0 : 24, y: 0, width: 176, height: 40))
  }

  @Test func secureTextIsDrawnAsDots() {
    let window = show()
    field.text = "secret"
    #expect(Headless.render(field).contains("secret"))
    field.isSecureTextEntry = true
    #expect(!Headless.render(field).contains("secret"))
    #expect(Headless.render(field).contains("••••••"))
    field.text = nil
    field.placeholder = "Password"
    #expect(Headless.render(field).contains("Password"))
    withExtendedLifetime(window) {}
  }
}

private final class PaddedField: UITextField {
  override func textRect(forBounds bounds: CGRect) -> CGRect {
    super.textRect(forBounds: bounds).insetBy(dx: 0, dy: 10)
  }
}

/// Records what a field asks and tells its delegate.
@MainActor
private final class FieldRecorder: NSObject, UITextFieldDelegate {
  var heard: [String] = []
  var (mayBegin, mayEnd, mayClear) = (true, true, true)
  var refused: Set<String> = []
  var names: [(UIControl.Event, String)] = [
    (.touchDown, "touchDown"), (.touchUpInside, "touchUpInside"),
    (.editingDidBegin, "editingDidBegin"), (.editingChanged, "editingChanged"),
    (.editingDidEnd, "editingDidEnd"), (.editingDidEndOnExit, "editingDidEndOnExit"),
    (.primaryActionTriggered, "primaryActionTriggered"),
  ]
  private var tokens: [any NSObjectProtocol] = []

  func take() -> [String] {
    defer { heard = [] }
    return heard
  }

  func listen(to field: UITextField) {
    for (event, name) in names {
      field.addAction(UIAction { [weak self] _ in self?.heard.append(name) }, for: event)
    }
    let notes = [
      (UITextField.textDidBeginEditingNotification, "note begin"),
      (UITextField.textDidChangeNotification, "note change"),
      (UITextField.textDidEndEditingNotification, "note end"),
    ]
    for (name, text) in notes {
      tokens.append(
        NotificationCenter.default.addObserver(forName: name, object: field, queue: nil) {
          [weak self] _ in
          MainActor.assumeIsolated { self?.heard.append(text) }
        })
    }
  }

  func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool {
    heard.append("shouldBegin")
    return mayBegin
  }

  func textFieldDidBeginEditing(_ textField: UITextField) { heard.append("didBegin") }

  func textFieldShouldEndEditing(_ textField: UITextField) -> Bool {
    heard.append("shouldEnd")
    return mayEnd
  }

  func textFieldDidEndEditing(_ textField: UITextField) { heard.append("didEnd") }

  func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool {
    heard.append("change \(range.location)+\(range.length) \(string)")
    return !refused.contains(string)
  }

  func textFieldDidChangeSelection(_ textField: UITextField) { heard.append("selection") }

  func textFieldShouldClear(_ textField: UITextField) -> Bool {
    heard.append("shouldClear")
    return mayClear
  }

  func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    heard.append("shouldReturn")
    return true
  }
}
