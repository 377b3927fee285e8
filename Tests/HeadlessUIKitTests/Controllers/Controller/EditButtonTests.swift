import Foundation
import Testing

@testable import HeadlessUIKit

@MainActor
struct EditButtonTests {
  private func press(_ item: UIBarButtonItem) throws {
    Headless.tap(try #require(item.view))
  }

  @Test func editButtonTogglesEditingAndTitle() throws {
    let list = UITableViewController(style: .plain)
    list.navigationItem.rightBarButtonItem = list.editButtonItem
    let window = Headless.host(UINavigationController(rootViewController: list))
    defer { window.isHidden = true }
    let item = list.editButtonItem
    #expect(item === list.editButtonItem && item.title == "Edit" && item.style == .plain)
    try press(item)
    #expect(list.isEditing && list.tableView.isEditing)
    #expect(item.title == "Done" && item.style == .done)
    try press(item)
    #expect(!list.isEditing && !list.tableView.isEditing && item.title == "Edit")
  }

  @Test func editButtonFollowsIsEditing() {
    let controller = UIViewController()
    controller.isEditing = true
    #expect(controller.editButtonItem.title == "Done")
    controller.setEditing(false, animated: false)
    #expect(controller.editButtonItem.title == "Edit")
  }

  @Test func editButtonDoesNotRetainController() {
    weak var controller: UIViewController?
    do {
      let made = UIViewController()
      _ = made.editButtonItem
      controller = made
    }
    #expect(controller == nil)
  }

  @Test func displayModeButtonTogglesPrimaryColumn() throws {
    let split = UISplitViewController(style: .doubleColumn)
    let detail = UIViewController()
    detail.navigationItem.leftBarButtonItem = split.displayModeButtonItem
    split.setViewController(UIViewController(), for: .primary)
    split.setViewController(detail, for: .secondary)
    // In portrait the column would cover the button.
    let window = Headless.host(
      split, in: Headless.Environment(device: .iPadAir11, orientation: .landscape))
    defer { window.isHidden = true }
    let first = split.displayMode
    try press(split.displayModeButtonItem)
    #expect(split.displayMode != first)
    try press(split.displayModeButtonItem)
    #expect((split.displayMode == .secondaryOnly) == (first == .secondaryOnly))
  }

  @Test func barItemsKeepTitlePositionAdjustments() {
    let (item, offset) = (UIBarButtonItem(), UIOffset(horizontal: -1000, vertical: 2))
    item.setBackButtonTitlePositionAdjustment(offset, for: .default)
    #expect(item.backButtonTitlePositionAdjustment(for: .default) == offset)
    #expect(item.backButtonTitlePositionAdjustment(for: .compact) == .zero)
    #expect(item.titlePositionAdjustment(for: .default) == .zero)
    item.setTitlePositionAdjustment(offset, for: .compact)
    #expect(item.titlePositionAdjustment(for: .compact) == offset)
  }

  @Test func contentScrollViewsAreHeldWeakly() {
    let controller = UIViewController()
    do {
      let scroll = UIScrollView()
      controller.setContentScrollView(scroll, for: [.top, .bottom])
      #expect(controller.contentScrollView(for: .bottom) === scroll)
      #expect(controller.contentScrollView(for: .leading) == nil)
    }
    #expect(controller.contentScrollView(for: .top) == nil)
  }

  @Test func layersAskTheirDelegateForActions() {
    final class Delegate: NSObject, CALayerDelegate {
      func action(for layer: CALayer, forKey event: String) -> (any CAAction)? {
        event == "opacity" ? CABasicAnimation(keyPath: event) : nil
      }
    }
    final class Ring: CALayer {
      override class func needsDisplay(forKey key: String) -> Bool {
        key == "progress" || super.needsDisplay(forKey: key)
      }
    }
    let (layer, delegate) = (Ring(), Delegate())
    layer.delegate = delegate
    #expect(layer.action(forKey: "opacity") is CABasicAnimation)
    #expect(layer.action(forKey: "bounds") == nil)
    #expect(Ring.needsDisplay(forKey: "progress") && !Ring.needsDisplay(forKey: "bounds"))
    layer.setNeedsDisplay(.zero)
    #expect(layer.needsDisplay())
  }
}
