import Foundation

extension UITextView: TextEditor {
  // MARK: Beginning and ending

  /// - Parameter become: Makes the view the first responder after the current one has resigned. A
  ///   view that is not editable becomes it without notifications.
  func beginEditing(_ become: () -> Bool) -> Bool {
    guard !isFirstResponder else { return true }
    if isEditable || isSelectable { FirstResponder.await(windowOf: self) }
    guard isEditable else { return become() }
    guard canBecomeFirstResponder,
      delegate?.textViewShouldBeginEditing(self) ?? true, become()
    else { return false }
    hasBegunEditing = true
    delegate?.textViewDidBeginEditing(self)
    post(Self.textDidBeginEditingNotification)
    return true
  }

  func endEditing(_ resign: () -> Bool) -> Bool {
    FirstResponder.forget(self)
    guard isFirstResponder, hasBegunEditing else { return resign() }
    let mayEnd = delegate?.textViewShouldEndEditing(self) ?? true
    guard mayEnd || FirstResponder.isForced, resign() else { return false }
    hasBegunEditing = false
    unmarkText()
    delegate?.textViewDidEndEditing(self)
    post(Self.textDidEndEditingNotification)
    return true
  }

  private func post(_ name: Notification.Name) {
    NotificationCenter.default.post(name: name, object: self)
  }

  // MARK: Changes

  var editedPlace: CGRect? {
    isEditable ? place(of: NSRange(location: edited.selection.upperBound, length: 0)) : nil
  }

  /// Returns the first line of a range, including the vertical insets.
  func place(of range: NSRange) -> CGRect {
    let line = textGeometry.rect(of: edited.clamped(range)).insetBy(dx: -1, dy: 0)
    let inset = textContainerInset
    return CGRect(
      x: line.minX, y: line.minY - inset.top, width: line.width,
      height: line.height + inset.top + inset.bottom)
  }

  func mayChange(_ range: NSRange, to text: String) -> Bool {
    isEditable
      && delegate?.textView(self, shouldChangeTextIn: range, replacementText: text) ?? true
  }

  func selectionDidChange() { delegate?.textViewDidChangeSelection(self) }

  func didEdit() {
    scrollRangeToVisible(edited.selection)
    delegate?.textViewDidChange(self)
    post(Self.textDidChangeNotification)
  }

  func typeReturn() { enter("\n") }

  func editMenu(for range: NSRange, _ suggested: [UIMenuElement]) -> UIMenu? {
    delegate?.textView(self, editMenuForTextIn: range, suggestedActions: suggested)
  }

  func editMenuWillAppear(with animator: InteractionAnimator) {
    delegate?.textView(self, willPresentEditMenuWith: animator)
  }

  func editMenuWillDisappear(with animator: InteractionAnimator) {
    delegate?.textView(self, willDismissEditMenuWith: animator)
  }

  // MARK: Layout

  /// Calls a closure with the text to lay out.
  private func withShownText<Result>(_ body: (inout ShownText) -> Result) -> Result {
    let source = ShownText.Source(
      text: edited.content, marked: edited.marked, face: currentFont.face)
    var shown = shownText.flatMap { $0.source == source ? $0 : nil } ?? makeShownText(source)
    shownText = nil
    let result = body(&shown)
    if shown.isLasting { shownText = shown }
    return result
  }

  private func makeShownText(_ source: ShownText.Source) -> ShownText {
    ShownText(
      source,
      TextContent(
        edited.shown(markedAs: markedTextStyle).withLinks(as: linkTextAttributes).withLineAtEnd,
        base: TextContent.Run(text: "", face: source.face)))
  }

  private func room(width: CGFloat) -> ShownText.Room {
    ShownText.Room(
      width: max(0, width), maximumLines: max(0, textContainer.maximumNumberOfLines),
      mode: textContainer.lineBreakMode, exclusions: textContainer.exclusions,
      isRightToLeft: isRightToLeft)
  }

  /// The space around the lines on both axes.
  private var textMargins: CGSize {
    let insets = textContainerInset
    return CGSize(
      width: insets.left + insets.right + 2 * textContainer.lineFragmentPadding,
      height: insets.top + insets.bottom)
  }

  /// Returns the size of the text at a width, including the space around it.
  func size(width: CGFloat) -> CGSize {
    let layout = withShownText { $0.layout(in: room(width: width - textMargins.width)) }
    let height = max(layout.height, currentFont.lineHeight)
    return CGSize(
      width: pixels.roundedUp(layout.width + textMargins.width),
      height: pixels.roundedUp(height + textMargins.height))
  }

  private var placement: TextPlacement {
    let (insets, margins) = (textContainerInset, textMargins)
    // Not inset rectangles: one that is too small would have no place.
    let rect = CGRect(
      x: insets.left + textContainer.lineFragmentPadding, y: insets.top,
      width: max(0, bounds.width - margins.width),
      height: max(0, max(bounds.height, contentSize.height) - margins.height))
    return TextPlacement(
      rect: rect, alignment: textAlignment, isRightToLeft: isRightToLeft,
      color: shownColor(textColor ?? .label), traits: traitCollection)
  }

  /// The positions of the characters.
  var textGeometry: LineGeometry {
    let placement = placement
    return withShownText {
      LineGeometry(
        $0.content, runStarts: $0.runStarts, length: edited.content.length,
        layout: $0.layout(in: room(width: placement.rect.width)),
        at: placement, font: currentFont)
    }
  }

  func drawText(into picture: inout Picture) {
    let placement = placement
    guard placement.rect.width > 0 else { return }
    withShownText {
      picture.draw(
        $0.layout(in: room(width: placement.rect.width)), of: $0.content, at: placement)
    }
  }
}
