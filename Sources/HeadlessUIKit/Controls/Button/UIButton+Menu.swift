import Foundation

extension UIButton {
  /// Whether a touch opens the menu instead of triggering the primary action.
  var opensMenu: Bool { showsMenuAsPrimaryAction && menu != nil }

  /// Shows the first action that is on in a selection button, or else the first action, and selects
  /// only this action.
  func showChosenAction() {
    guard changesSelectionAsPrimaryAction, showsMenuAsPrimaryAction,
      let chosen = menu?.settleSelection()
    else { return }
    if let showsChosenAction {
      showsChosenAction(chosen)
    } else if configuration != nil {
      configuration?.title = chosen.title
      configuration?.image = chosen.image
    } else {
      setTitle(chosen.title, for: .normal)
      setImage(chosen.image, for: .normal)
    }
  }

  /// Performs an action that the user has chosen from the open menu.
  func choose(_ action: UIAction, of menu: UIMenu?) {
    guard isEnabled else { return }
    menu?.select(action, isAlone: changesSelectionAsPrimaryAction && showsMenuAsPrimaryAction)
    showChosenAction()
    sendAction(action)
  }

  /// Performs the action of a touch that has ended in the button.
  func triggerPrimaryAction() {
    guard !opensMenu else { return }
    if changesSelectionAsPrimaryAction { isSelected.toggle() }
    sendActions(for: .primaryActionTriggered)
  }
}
