import HeadlessUIKit
import Testing

/// Menu elements that are provided when the menu opens.
@MainActor
struct DeferredMenuTests {
  @Test(arguments: [true, false])
  func deferredElementsLoadWhenMenuOpens(isCached: Bool) {
    var (asked, chosen) = (0, [String]())
    let provider: (@escaping ([UIMenuElement]) -> Void) -> Void = { completion in
      asked += 1
      let number = asked
      completion([UIAction(title: "Later") { _ in chosen.append("later \(number)") }])
    }
    let later = isCached ? UIDeferredMenuElement(provider) : .uncached(provider)
    let button = UIButton(type: .system)
    button.menu = UIMenu(children: [UIAction(title: "Now") { _ in }, UIMenu(children: [later])])
    button.showsMenuAsPrimaryAction = true
    #expect(button.menu?.selectedElements.isEmpty == true && asked == 0)
    let window = Headless.host(button)
    #expect(asked == 0)
    Headless.choose("Later", ofMenuOf: button)
    Headless.choose("Later", ofMenuOf: button)
    #expect(chosen == (isCached ? ["later 1", "later 1"] : ["later 1", "later 2"]))
    withExtendedLifetime(window) {}
  }

  @Test(arguments: [true, false])
  func lateDeferredElementsAppearNextTime(isCached: Bool) {
    var (answer, asked): (([UIMenuElement]) -> Void, Int) = ({ _ in }, 0)
    let provider: (@escaping ([UIMenuElement]) -> Void) -> Void = {
      answer = $0
      asked += 1
    }
    let later = isCached ? UIDeferredMenuElement(provider) : .uncached(provider)
    let (list, delegate) = (UIView(), MenuOffer(UIMenu(children: [later])))
    list.addInteraction(UIContextMenuInteraction(delegate: delegate))
    #expect(Headless.contextMenu(of: list) == [])
    answer([UIAction(title: "There") { _ in }])
    #expect(Headless.contextMenu(of: list) == ["There"] && asked == 1)
    #expect(Headless.contextMenu(of: list) == (isCached ? ["There"] : []))
    #expect(asked == (isCached ? 1 : 2))
  }
}
