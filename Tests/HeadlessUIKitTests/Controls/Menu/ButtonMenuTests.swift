import HeadlessUIKit
import Testing

/// The menu of a button, which is its context menu.
@MainActor
struct ButtonMenuTests {
  private final class Button: UIButton {
    var heard: [String] = []

    override func contextMenuInteraction(
      _ interaction: UIContextMenuInteraction,
      willDisplayMenuFor configuration: UIContextMenuConfiguration,
      animator: (any UIContextMenuInteractionAnimating)?
    ) {
      super.contextMenuInteraction(
        interaction, willDisplayMenuFor: configuration, animator: animator)
      heard.append("open")
    }

    override func contextMenuInteraction(
      _ interaction: UIContextMenuInteraction,
      willEndFor configuration: UIContextMenuConfiguration,
      animator: (any UIContextMenuInteractionAnimating)?
    ) {
      super.contextMenuInteraction(interaction, willEndFor: configuration, animator: animator)
      heard.append("close")
    }
  }

  private let button = Button(type: .system)

  private func menu(_ titles: String...) -> UIMenu {
    UIMenu(
      children: titles.map { title in
        UIAction(title: title) { [button] action in
          button.heard.append("\(title) \(action.sender as? UIButton === button)")
        }
      })
  }

  @Test func buttonWithMenuHasAContextMenu() {
    #expect(button.contextMenuInteraction == nil)
    button.menu = menu("Copy", "Paste")
    let interaction = button.contextMenuInteraction
    #expect(button.isContextMenuInteractionEnabled && interaction?.view === button)
    let window = Headless.host(button)
    #expect(Headless.contextMenu(of: button) == ["Copy", "Paste"])
    button.heard = []
    Headless.choose("Copy", inContextMenuOf: button)
    #expect(button.heard == ["open", "close", "Copy true"])
    button.isEnabled = false
    #expect(Headless.contextMenu(of: button) == [])
    button.menu = menu("Cut")
    #expect(button.contextMenuInteraction === interaction)
    button.menu = nil
    #expect(!button.isContextMenuInteractionEnabled && button.interactions.isEmpty)
    withExtendedLifetime(window) {}
  }

  @Test(arguments: [false, true])
  func buttonHearsItsMenuOpenAndClose(isPrimary: Bool) {
    button.menu = menu("Copy")
    button.showsMenuAsPrimaryAction = isPrimary
    let window = Headless.host(button)
    Headless.choose("Copy", ofMenuOf: button)
    #expect(button.heard == ["open", "close", "Copy true"])
    withExtendedLifetime(window) {}
  }

  @Test func menuCanBeReplacedAsItOpens() {
    button.menu = menu("Old")
    button.showsMenuAsPrimaryAction = true
    button.addAction(
      UIAction { [button] _ in button.menu = menu("New") }, for: .menuActionTriggered)
    let window = Headless.host(button)
    Headless.choose("New", ofMenuOf: button)
    #expect(button.heard.last == "New true")
    withExtendedLifetime(window) {}
  }

  /// The button shows its selection as soon as the last of the three properties is set, in any
  /// order.
  @Test(arguments: 0..<3)
  func buttonShowsSelectionInAnySetupOrder(first: Int) {
    let menu = UIMenu(children: [
      UIAction(title: "One") { _ in }, UIAction(title: "Two", state: .on) { _ in },
    ])
    let steps: [(UIButton) -> Void] = [
      { $0.menu = menu }, { $0.showsMenuAsPrimaryAction = true },
      { $0.changesSelectionAsPrimaryAction = true },
    ]
    for step in steps[first...] + steps[..<first] {
      #expect(button.currentTitle == nil)
      step(button)
    }
    #expect(button.currentTitle == "Two")
  }

  /// The first action stays selected, counting those in nested menus.
  @Test func firstOfSeveralSelectedActionsStaysSelected() {
    let inner = UIMenu(children: [UIAction(title: "Three", state: .on) { _ in }])
    let menu = UIMenu(children: [
      UIAction(title: "One") { _ in }, UIAction(title: "Two", state: .on) { _ in },
      UIAction(title: "Four", state: .on) { _ in }, inner,
    ])
    button.menu = menu
    button.changesSelectionAsPrimaryAction = true
    #expect(menu.selectedElements.count == 3)
    button.showsMenuAsPrimaryAction = true
    #expect(menu.selectedElements.map(\.title) == ["Two"] && button.currentTitle == "Two")
  }
}
