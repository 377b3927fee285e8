import HeadlessUIKit
import Testing

/// The states of a menu's actions after one of them was chosen.
@MainActor
struct MenuSelectionTests {
  private func action(_ title: String, _ state: UIMenuElement.State = .off) -> UIAction {
    UIAction(title: title, state: state) { _ in }
  }

  private func titles(_ menu: UIMenu?) -> [String]? { menu?.selectedElements.map(\.title) }

  /// In the whole menu, actions outside of the part with a single selection keep their states.
  private func menu() -> UIMenu {
    let inner = UIMenu(children: [action("Size")])
    let sorting = UIMenu(
      options: [.displayInline, .singleSelection],
      children: [action("Name", .on), action("Date"), inner])
    return UIMenu(children: [action("Hidden files", .on), sorting])
  }

  @Test func buttonSubmenuSelectsOneAction() {
    let button = UIButton(type: .system)
    button.menu = menu()
    let window = Headless.host(button)
    Headless.choose("Date", ofMenuOf: button)
    #expect(titles(button.menu) == ["Hidden files", "Date"])
    Headless.choose("Size", ofMenuOf: button)
    #expect(titles(button.menu) == ["Hidden files", "Size"])
    Headless.choose("Hidden files", ofMenuOf: button)
    #expect(titles(button.menu) == ["Hidden files", "Size"])
    withExtendedLifetime(window) {}
  }

  @Test func contextSubmenuSelectsOneAction() {
    let (view, offer) = (UIView(), MenuOffer(menu()))
    view.addInteraction(UIContextMenuInteraction(delegate: offer))
    let window = Headless.host(view)
    Headless.choose("Date", inContextMenuOf: view)
    #expect(titles(offer.menu) == ["Hidden files", "Date"])
    withExtendedLifetime(window) {}
  }

  @Test func deferredActionsJoinSingleSelection() {
    let later = [action("A", .on), action("B")]
    let button = UIButton(type: .system)
    button.menu = UIMenu(
      options: .singleSelection, children: [action("C"), UIDeferredMenuElement { $0(later) }])
    let window = Headless.host(button)
    #expect(titles(button.menu) == [])
    Headless.choose("B", ofMenuOf: button)
    #expect(titles(button.menu) == ["B"])
    Headless.choose("C", ofMenuOf: button)
    #expect(titles(button.menu) == ["C"])
    withExtendedLifetime(window) {}
  }
}
