import HeadlessUIKit
import Testing

/// Editing a secure field again starts over: the first edit replaces the whole text.
@MainActor
@Suite(.serialized) struct SecureFieldTests {
  private final class Asked: NSObject, UITextFieldDelegate {
    var heard: [String] = []
    var mayChange = true

    func textField(
      _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
      replacementString string: String
    ) -> Bool {
      heard.append("\(range.location)+\(range.length) \(string)")
      return mayChange
    }

    func textFieldShouldClear(_ textField: UITextField) -> Bool {
      heard.append("clear")
      return true
    }
  }

  private let field = UITextField(frame: CGRect(x: 0, y: 0, width: 200, height: 34))
  private let asked = Asked()

  /// Prepares a field with text whose editing has ended and begun again.
  private func resumeEditing(isSecure: Bool = true) -> UIWindow {
    field.isSecureTextEntry = isSecure
    let window = window(showing: field)
    field.becomeFirstResponder()
    Headless.type("abc")
    #expect(field.text == "abc")
    field.resignFirstResponder()
    field.becomeFirstResponder()
    field.delegate = asked
    return window
  }

  @Test func firstCharacterReplacesSecureText() {
    let window = resumeEditing()
    asked.mayChange = false
    Headless.type("x")
    #expect(field.text == "abc")
    asked.mayChange = true
    Headless.type("de")
    #expect(field.text == "de")
    #expect(asked.heard == ["3+0 x", "3+0 d", "1+0 e"], "as for one character")
    withExtendedLifetime(window) {}
  }

  @Test func firstDeletionClearsSecureText() {
    let window = resumeEditing()
    Headless.type("\u{8}")
    #expect(field.text?.isEmpty == true)
    #expect(asked.heard == ["2+1 "])
    Headless.type("de\u{8}")
    #expect(field.text == "d")
    withExtendedLifetime(window) {}
  }

  @Test func fieldMadeSecureWhileEditingStartsOver() {
    let window = resumeEditing(isSecure: false)
    Headless.type("d")
    #expect(field.text == "abcd")
    field.isSecureTextEntry = true
    Headless.type("e")
    #expect(field.text == "e")
    field.isSecureTextEntry = false
    Headless.type("f")
    field.isSecureTextEntry = true
    field.isSecureTextEntry = false
    Headless.type("g")
    #expect(field.text == "efg", "what is to be read again is gone on with")
    withExtendedLifetime(window) {}
  }

  @Test func insertTextAfterEditingAppends() {
    let window = resumeEditing()
    field.resignFirstResponder()
    field.insertText("d")
    #expect(field.text == "abcd")
    withExtendedLifetime(window) {}
  }
}
