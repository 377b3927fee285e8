import Foundation
import Testing

@testable import HeadlessUIKit

/// Items of bars whose selection a tap changes.
@MainActor
struct BarItemChoiceTests {
  private let bar = UIToolbar(frame: CGRect(x: 0, y: 0, width: 300, height: 44))
  private let star = UIImage(systemName: "star")

  private func menu() -> UIMenu {
    UIMenu(children: [
      UIAction(title: "One") { _ in }, UIAction(title: "Two", image: star, state: .on) { _ in },
      UIAction(title: "Three", state: .on) { _ in },
    ])
  }

  private func show(_ item: UIBarButtonItem) -> UIWindow {
    bar.items = [item]
    let window = UIWindow(frame: bar.frame)
    window.addSubview(bar)
    window.isHidden = false
    window.layoutIfNeeded()
    return window
  }

  private func button(of item: UIBarButtonItem) throws -> UIButton {
    bar.layoutIfNeeded()
    return try #require(item.view as? UIButton)
  }

  /// A bar may be laid out before it has its width.
  @Test(arguments: [0, 20] as [CGFloat])
  func narrowToolbarPlacesItsItems(width: CGFloat) throws {
    bar.frame.size.width = width
    let item = UIBarButtonItem(title: "Sort")
    let messages = collectingLog { _ = show(item) }
    #expect(messages == [])
    #expect(try button(of: item).frame.minX == width / 2)
  }

  /// What is set last says that the item shows what is chosen.
  @Test(arguments: [false, true])
  func itemShowsSelectedMenuElement(menuComesLast: Bool) {
    let (item, menu) = (UIBarButtonItem(title: "Sort"), menu())
    if menuComesLast { item.changesSelectionAsPrimaryAction = true }
    item.menu = menu
    #expect(menuComesLast || item.title == "Sort" && menu.selectedElements.count == 2)
    item.changesSelectionAsPrimaryAction = true
    #expect(item.title == "Two" && item.image === star)
    #expect(menu.selectedElements.map(\.title) == ["Two"])
  }

  @Test func chosenMenuElementAppearsInItem() throws {
    let (item, menu) = (UIBarButtonItem(title: "Sort"), menu())
    item.menu = menu
    item.changesSelectionAsPrimaryAction = true
    let window = show(item)
    #expect(try button(of: item).currentImage === star && button(of: item).currentTitle == nil)
    Headless.choose("Three", ofMenuOf: try button(of: item))
    #expect(item.title == "Three" && item.image == nil)
    #expect(menu.selectedElements.map(\.title) == ["Three"])
    #expect(try button(of: item).currentTitle == "Three" && button(of: item).currentImage == nil)
    item.menu = self.menu()
    #expect(item.title == "Two")
    #expect(try button(of: item).currentImage === star && button(of: item).currentTitle == nil)
    withExtendedLifetime(window) {}
  }

  @Test func itemWithPrimaryActionKeepsItsOwnTitle() throws {
    let (item, menu) = (UIBarButtonItem(title: "Sort"), menu())
    item.menu = menu
    item.primaryAction = UIAction { _ in }
    item.changesSelectionAsPrimaryAction = true
    #expect(item.title == "Sort" && menu.selectedElements.count == 2)
    let window = show(item)
    Headless.tap(try button(of: item))
    #expect(item.isSelected && item.title == "Sort")
    withExtendedLifetime(window) {}
  }

  @Test func tapTogglesItemSelection() throws {
    var heard: [Bool] = []
    let item = UIBarButtonItem(title: "Bold")
    item.primaryAction = UIAction { [unowned item] _ in heard.append(item.isSelected) }
    let window = show(item)
    Headless.tap(try button(of: item))
    item.changesSelectionAsPrimaryAction = true
    Headless.tap(try button(of: item))
    #expect(try item.isSelected && button(of: item).isSelected)
    Headless.tap(try button(of: item))
    #expect(try !item.isSelected && !button(of: item).isSelected)
    #expect(heard == [false, true, false])
    withExtendedLifetime(window) {}
  }
}
