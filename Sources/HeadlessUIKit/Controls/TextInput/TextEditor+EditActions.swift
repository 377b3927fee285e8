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

  /// The word at the insertion point; where there is none, nothing changes.
  func selectWord() {
    if let word = edited.string.word(at: edited.selection.location) { select(word) }
  }

  /// One tap selects a place, two the word there and three the paragraph. Nobody knows the words of a
  /// password, which is selected as a whole.
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

extension String {
  /// What is between spaces and marks around a place, in UTF-16 units.
  fileprivate func word(at offset: Int) -> NSRange? {
    let place = String.Index(utf16Offset: offset, in: self)
    let start = self[..<place].indices.last { !isInWord($0) }.map(index(after:)) ?? startIndex
    let end = self[place...].indices.first { !isInWord($0) } ?? endIndex
    return start < end ? NSRange(start..<end, in: self) : nil
  }

  /// Letters and numbers are, and an apostrophe between letters.
  private func isInWord(_ place: Index) -> Bool {
    let character = self[place]
    if character.isLetter || character.isNumber { return true }
    guard character == "'" || character == "\u{2019}", place > startIndex else { return false }
    let next = self[place...].dropFirst().first
    return self[index(before: place)].isLetter && next?.isLetter == true
  }

  /// The paragraph at a place, without the line feed that ends it.
  fileprivate func paragraph(at offset: Int) -> NSRange {
    let place = String.Index(utf16Offset: offset, in: self)
    let start = self[..<place].lastIndex(where: \.isNewline).map(index(after:)) ?? startIndex
    return NSRange(start..<(self[place...].firstIndex(where: \.isNewline) ?? endIndex), in: self)
  }
}
