import Foundation

/// A view with text that the keyboard changes.
@MainActor
protocol TextEditor: UIView, UITextInput {
  var edited: EditedText { get set }
  var clearsOnInsertion: Bool { get set }
  /// The places of the characters as they are laid out, in the coordinates of the view.
  var textGeometry: LineGeometry { get }
  /// The area to keep visible while text is edited; nil while no text is edited.
  var editedPlace: CGRect? { get }
  /// Asks the delegate whether the user may change the text.
  func mayChange(_ range: NSRange, to text: String) -> Bool
  func selectionDidChange()
  /// Sends the notifications of a change by editing.
  func didEdit()
  /// Called when the return key is pressed.
  func typeReturn()
  /// Returns the delegate's edit menu for a range; nil for the suggested one.
  func editMenu(for range: NSRange, _ suggested: [UIMenuElement]) -> UIMenu?
  func editMenuWillAppear(with animator: InteractionAnimator)
  func editMenuWillDisappear(with animator: InteractionAnimator)
}

extension TextEditor {
  /// Edits without asking the delegate.
  func edit(_ range: NSRange, to text: String) {
    edited.replace(range, with: text)
    selectionDidChange()
    didEdit()
  }

  func insert(_ text: String) {
    let range = clearsOnInsertion || edited.startsOver ? edited.whole : edited.insertion
    clearsOnInsertion = false
    edited.write(text, in: range)
    selectionDidChange()
    didEdit()
  }

  func delete() {
    guard let range = edited.deletion else { return }
    edited.delete(edited.startsOver ? edited.whole : range)
    selectionDidChange()
    didEdit()
  }

  // MARK: Marking

  func mark(_ text: String, selecting range: NSRange) {
    guard !text.isEmpty || edited.marked != nil else { return }
    edited.mark(text, selecting: range)
    selectionDidChange()
    didEdit()
  }

  /// Confirms the marked text. The text stays the same, but a change is reported as if typed.
  func unmark() {
    guard edited.marked != nil else { return }
    edited.unmark()
    setNeedsDisplay()
    didEdit()
  }

  // MARK: Selecting and typing

  /// Selects a range for the user or for code. The delegate is told of it during editing.
  func select(_ range: NSRange) {
    let old = edited.selection
    edited.select(range)
    if isFirstResponder, edited.selection != old { selectionDidChange() }
  }

  func enter(_ text: String) {
    if mayChange(edited.insertion, to: text) { insertText(text) }
  }

  /// If there is nothing to delete, the delegate is not asked.
  func typeDelete() {
    guard let range = edited.deletion else { return deleteBackward() }
    if mayChange(range, to: "") { deleteBackward() }
  }
}
