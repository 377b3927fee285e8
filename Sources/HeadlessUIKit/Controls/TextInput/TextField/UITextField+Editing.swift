import Foundation

extension UITextField: TextEditor {
  // MARK: Beginning and ending

  /// - Parameter become: Makes the field the first responder after the current one has resigned.
  func beginEditing(_ become: () -> Bool) -> Bool {
    guard !isFirstResponder else { return true }
    if isEnabled { FirstResponder.await(windowOf: self) }
    guard canBecomeFirstResponder,
      delegate?.textFieldShouldBeginEditing(self) ?? true, become()
    else { return false }
    edited.select(NSRange(location: edited.content.length, length: 0))
    // The dots hide the text, so the user can't continue it.
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

  /// Whether editing may end: the delegate permits it, or is overruled.
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

  /// Clears the text for the user.
  ///
  /// - Returns: Whether there was text, and the delegate permits it.
  @discardableResult
  func clear() -> Bool {
    guard hasText, delegate?.textFieldShouldClear(self) ?? true else { return false }
    edit(edited.whole, to: "")
    return true
  }

  /// The return key ends editing if there is an action for its end.
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

  func handleTap(at point: CGPoint, count: Int) {
    let clears = showsClearButton && clearButtonRect(forBounds: bounds).contains(point)
    if clears, !clear() { return }
    // The visible text at the point, before editing scrolls it to its end.
    let (text, place, distance) = (
      edited.string, textGeometry.offset(at: point), scrolledDistance
    )
    becomeFirstResponder()
    guard isFirstResponder, !clears else { return }
    let isSame = text == edited.string
    if isSame { scrolledDistance = distance }
    select(byTaps: count, at: isSame ? place : textGeometry.offset(at: point))
    scrollToInsertionPoint()
  }
}
