import Foundation

extension UITextField: TextEditor {
  // MARK: Beginning and ending

  /// - Parameter become: Makes the field the first responder, which lets another one end first.
  func beginEditing(_ become: () -> Bool) -> Bool {
    guard !isFirstResponder else { return true }
    if isEnabled { FirstResponder.await(windowOf: self) }
    guard canBecomeFirstResponder,
      delegate?.textFieldShouldBeginEditing(self) ?? true, become()
    else { return false }
    edited.select(NSRange(location: edited.content.length, length: 0))
    // Nobody knows what the dots stand for, to go on from there.
    edited.startsOver = isSecureTextEntry
    if clearsOnBeginEditing { clear() }
    textDidChange()
    scrollToInsertionPoint()
    delegate?.textFieldDidBeginEditing(self)
    sendActions(for: .editingDidBegin)
    post(Self.textDidBeginEditingNotification)
    Keyboard.followFirstResponder()
    return true
  }

  func endEditing(_ resign: () -> Bool) -> Bool {
    FirstResponder.forget(self)
    guard isFirstResponder else { return resign() }
    guard mayEnd, resign() else { return false }
    unmarkText()
    edited.startsOver = false
    textDidChange()
    scrollToInsertionPoint()
    delegate?.textFieldDidEndEditing(self, reason: .committed)
    sendActions(for: .editingDidEnd)
    post(
      Self.textDidEndEditingNotification,
      [Self.didEndEditingReasonUserInfoKey: DidEndEditingReason.committed.rawValue])
    Keyboard.followFirstResponder()
    return true
  }

  /// Whether the delegate lets the editing end, where it is asked.
  private var mayEnd: Bool {
    let answer = delegate?.textFieldShouldEndEditing(self) ?? true
    return answer || FirstResponder.isForced
  }

  private func post(_ name: Notification.Name, _ info: [AnyHashable: Any]? = nil) {
    NotificationCenter.default.post(name: name, object: self, userInfo: info)
  }

  // MARK: Changes

  var editedPlace: CGRect? { bounds }

  func mayChange(_ range: NSRange, to text: String) -> Bool {
    delegate?.textField(self, shouldChangeCharactersIn: range, replacementString: text) ?? true
  }

  func selectionDidChange() { delegate?.textFieldDidChangeSelection(self) }

  func didEdit() {
    sendActions(for: .editingChanged)
    post(Self.textDidChangeNotification)
  }

  /// The user wants the text to go away.
  ///
  /// - Returns: Whether the delegate lets it.
  @discardableResult
  func clear() -> Bool {
    guard hasText, delegate?.textFieldShouldClear(self) ?? true else { return false }
    edit(edited.whole, to: "")
    return true
  }

  /// Return ends the editing where somebody listens to its end.
  func typeReturn() {
    guard delegate?.textFieldShouldReturn(self) ?? true else { return }
    let endsEditing = allControlEvents.contains(.editingDidEndOnExit)
    sendActions(for: .editingDidEndOnExit)
    sendActions(for: .primaryActionTriggered)
    if endsEditing { resignFirstResponder() }
  }

  func editMenu(for range: NSRange, _ suggested: [UIMenuElement]) -> UIMenu? {
    delegate?.textField(self, editMenuForCharactersIn: range, suggestedActions: suggested)
  }

  func editMenuWillAppear(with animator: InteractionAnimator) {
    delegate?.textField(self, willPresentEditMenuWith: animator)
  }

  func editMenuWillDisappear(with animator: InteractionAnimator) {
    delegate?.textField(self, willDismissEditMenuWith: animator)
  }

  func takeTap(at point: CGPoint, count: Int) {
    let clears = showsClearButton && clearButtonRect(forBounds: bounds).contains(point)
    if clears, !clear() { return }
    // What was seen there, before the text scrolls to its end.
    let (text, place, distance) = (
      edited.string, lineGeometry.offset(at: point), scrolledDistance
    )
    becomeFirstResponder()
    guard isFirstResponder, !clears else { return }
    let isSame = text == edited.string
    if isSame { scrolledDistance = distance }
    select(byTaps: count, at: isSame ? place : lineGeometry.offset(at: point))
    scrollToInsertionPoint()
  }
}
