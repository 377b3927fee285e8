import Foundation

/// What is done to what is selected, by the standard edit actions and the menu that offers them.
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

  /// What is between spaces and marks around the insertion point; where there is nothing, nothing changes.
  func selectWord() {
    let (text, place) = (edited.string, edited.selection.location)
    let index = String.Index(utf16Offset: place, in: text)
    let isPart = { (character: Character) in character.isLetter || character.isNumber }
    let start = text[..<index].lastIndex { !isPart($0) }.map(text.index(after:)) ?? text.startIndex
    let end = text[index...].firstIndex { !isPart($0) } ?? text.endIndex
    if start < end { select(NSRange(start..<end, in: text)) }
  }

  // MARK: Menu

  /// Opens the edit menu of what is selected, which is closed when it has been looked at.
  ///
  /// - Returns: The actions that it offers; none unless the text is being edited or selected.
  func lookAtEditMenu() -> [UIAction] {
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
