import Foundation

extension Headless {
  /// Types on the keyboard, a character at a time: a line feed is the return key, a backspace
  /// (`\u{8}`) the delete key. The text goes to the first responder.
  public static func type(_ text: String) {
    for character in text {
      guard let responder = FirstResponder.current as? any UIKeyInput else {
        return log("Nothing takes the typed text: there is no first responder with text.")
      }
      type(character, into: responder)
    }
    showTyped()
  }

  /// Writes marked text, as input methods do for languages with more characters than keys. It
  /// replaces earlier marked text, and the next typed text replaces it.
  public static func compose(_ text: String) {
    guard let editor = FirstResponder.current as? any TextEditor else {
      return log("Nothing takes the composed text: there is no first responder with text.")
    }
    if editor.mayChange(editor.edited.insertion, to: text) {
      editor.setMarkedText(text, selectedRange: NSRange(location: text.utf16.count, length: 0))
    }
    showTyped()
  }

  /// Scrolls the typed text into view, after it has been laid out.
  private static func showTyped() {
    waitUntilIdle()
    Keyboard.showFirstResponder()
    FirstResponder.current?.screenWindow?.layoutIfNeeded()
  }

  private static func type(_ character: Character, into responder: any UIKeyInput) {
    let editor = responder as? any TextEditor
    switch character {
    case "\u{8}", "\u{7f}":
      if let editor { editor.typeDelete() } else { responder.deleteBackward() }
    case "\n", "\r", "\r\n":
      guard responder.hasText || !responder.enablesReturnKeyAutomatically else {
        return log("The return key is disabled while there is no text.")
      }
      if let editor { editor.typeReturn() } else { responder.insertText("\n") }
    default:
      if let editor {
        editor.enter(String(character))
      } else {
        responder.insertText(String(character))
      }
    }
  }
}
