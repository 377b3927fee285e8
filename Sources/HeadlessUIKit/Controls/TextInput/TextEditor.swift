import Foundation

/// A view whose text the keyboard changes.
@MainActor
protocol TextEditor: UIView, UITextInput {
  var edited: EditedText { get set }
  var clearsOnInsertion: Bool { get set }
  /// What of it is to be seen while text is edited; nil while none is.
  var editedPlace: CGRect? { get }
  /// Asks the delegate whether the user may change the text.
  func mayChange(_ range: NSRange, to text: String) -> Bool
  func selectionDidChange()
  /// Tells what is to be told when the text was changed by editing.
  func didEdit()
  /// The return key was hit.
  func typeReturn()
  /// What the delegate wants the edit menu of a range to be; nil for what the system suggests.
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

  /// Settles what is marked. The text stays as it is; that it is another text now, all the same, is
  /// told as by the keyboard.
  func unmark() {
    guard edited.marked != nil else { return }
    edited.unmark()
    setNeedsDisplay()
    didEdit()
  }

  // MARK: Selecting and typing

  /// Selects, as the user or code does; the delegate hears of it while the text is edited.
  func select(_ range: NSRange) {
    let old = edited.selection
    edited.select(range)
    if isFirstResponder, edited.selection != old { selectionDidChange() }
  }

  func enter(_ text: String) {
    if mayChange(edited.insertion, to: text) { insertText(text) }
  }

  /// Where there is nothing to delete, the delegate is not asked.
  func typeDelete() {
    guard let range = edited.deletion else { return deleteBackward() }
    if mayChange(range, to: "") { deleteBackward() }
  }
}
