import Foundation

/// The standard edit actions on the selection, and the menu that contains them.
extension TextEditor {
  private var selectedText: String? {
    guard edited.selection.length > 0, !isSecureTextEntry else { return nil }
    return (edited.string as NSString).substring(with: edited.selection)
  }

  func copySelection() {
    if let selectedText { UIPasteboard.general.string = selectedText }
  }

  func cutSelection() {
    guard selectedText != nil else { return }
    copySelection()
    typeDelete()
  }

  func deleteSelection() { if edited.selection.length > 0 { typeDelete() } }

  func pasteText() {
    if let text = UIPasteboard.general.string { enter(text) }
  }

  func selectWhole() { select(edited.whole) }

  /// Selects the word at the insertion point; if there is none, nothing changes.
  func selectWord() {
    if let word = edited.string.word(at: edited.selection.location) { select(word) }
  }

  /// One tap selects a position, two taps the word there, three the paragraph. The words of a
  /// password are secret, so it is selected as a whole.
  func select(byTaps count: Int, at offset: Int) {
    let place = NSRange(location: offset, length: 0)
    switch count {
    case ...1: select(place)
    case _ where isSecureTextEntry: selectWhole()
    case 2: select(edited.string.word(at: offset) ?? place)
    default: select(edited.string.paragraph(at: offset))
    }
  }

  // MARK: Menu

  /// Opens the edit menu of the selection, and closes it again.
  ///
  /// - Returns: The actions of the menu; none unless the view is the first responder.
  func peekEditMenu() -> [UIAction] {
    guard isFirstResponder else { return [] }
    let suggested = [UIMenu(options: .displayInline, children: suggestedActions)]
    let menu = editMenu(for: edited.selection, suggested) ?? UIMenu(children: suggested)
    let (opening, closing) = (InteractionAnimator(), InteractionAnimator())
    editMenuWillAppear(with: opening)
    opening.run()
    editMenuWillDisappear(with: closing)
    closing.run()
    return menu.openedActions
  }

  private var suggestedActions: [UIAction] {
    let selection = edited.selection
    let isWhole = selection.length == edited.content.length
    let offered: [(isOffered: Bool, title: String, action: (Self) -> (Any?) -> Void)] = [
      (selectedText != nil && typesText, "Cut", Self.cut),
      (selectedText != nil, "Copy", Self.copy),
      (UIPasteboard.general.hasStrings && typesText, "Paste", Self.paste),
      (selection.length == 0 && hasText, "Select", Self.select),
      (hasText && !isWhole, "Select All", Self.selectAll),
    ]
    return offered.filter(\.isOffered).map { _, title, action in
      UIAction(title: title) { [weak self] _ in self.map(action)?(nil) }
    }
  }
}
