import Foundation

extension UIButton {
  /// Whether a touch opens the menu in place of triggering the primary action.
  var opensMenu: Bool { showsMenuAsPrimaryAction && menu != nil }

  /// A selection button has the title of the first action that is on; one is alone, if it can be.
  func showChosenAction() {
    guard changesSelectionAsPrimaryAction, showsMenuAsPrimaryAction, let actions = menu?.actions,
      !actions.isEmpty
    else { return }
    let chosen = actions.first { $0.state == .on } ?? actions[0]
    menu?.select(chosen, isAlone: true)
    if configuration != nil {
      configuration?.title = chosen.title
      configuration?.image = chosen.image
    } else {
      setTitle(chosen.title, for: .normal)
      setImage(chosen.image, for: .normal)
    }
  }

  /// The user has chosen an action of the menu that was open.
  func choose(_ action: UIAction, of menu: UIMenu?) {
    guard isEnabled else { return }
    menu?.select(action, isAlone: changesSelectionAsPrimaryAction && showsMenuAsPrimaryAction)
    showChosenAction()
    sendAction(action)
  }

  /// What a touch that ended in the button does.
  func triggerPrimaryAction() {
    guard !opensMenu else { return }
    if changesSelectionAsPrimaryAction { isSelected.toggle() }
    sendActions(for: .primaryActionTriggered)
  }
}
