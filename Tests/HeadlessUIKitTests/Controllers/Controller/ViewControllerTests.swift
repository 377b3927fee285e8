import Foundation
import Testing

@testable import HeadlessUIKit

@MainActor
struct ViewControllerTests {
  private let journal = Journal()

  @Test func rootControllerLifeCycleIsInOrder() {
    let controller = TracingController("root", journal, notesAll: true)
    #expect(!controller.isViewLoaded)
    let window = Headless.host(controller)
    #expect(
      journal.events == [
        "root loadView", "root viewDidLoad", "root viewWillAppear", "root viewIsAppearing",
        "root updateViewConstraints", "root viewWillLayoutSubviews", "root viewDidLayoutSubviews",
        "root viewDidAppear",
      ])
    #expect(controller.view.frame == window.bounds)
    journal.events.removeAll()
    window.rootViewController = nil
    #expect(journal.events == ["root viewWillDisappear", "root viewDidDisappear"])
  }

  @Test func childAppearsWithItsView() {
    let parent = UIViewController()
    let window = Headless.host(parent)
    let child = TracingController("child", journal, notesAll: true)
    parent.addChild(child)
    parent.view.addSubview(child.view)
    child.didMove(toParent: parent)
    window.layoutIfNeeded()
    #expect(parent.children == [child])
    #expect(child.parent === parent)
    #expect(
      journal.events == [
        "child willMove(toParent: parent)", "child loadView", "child viewDidLoad",
        "child viewWillAppear", "child didMove(toParent: parent)", "child viewIsAppearing",
        "child updateViewConstraints", "child viewWillLayoutSubviews",
        "child viewDidLayoutSubviews", "child viewDidAppear",
      ])

    journal.events.removeAll()
    child.willMove(toParent: nil)
    child.view.removeFromSuperview()
    child.removeFromParent()
    #expect(
      journal.events == [
        "child willMove(toParent: nil)", "child viewWillDisappear", "child viewDidDisappear",
        "child didMove(toParent: nil)",
      ])
    #expect(parent.children.isEmpty)
  }

  @Test func parentAppearsBeforeItsChildren() {
    let (parent, child) = (
      TracingController("parent", journal), TracingController("child", journal)
    )
    parent.addChild(child)
    parent.view.addSubview(child.view)
    child.didMove(toParent: parent)
    let window = Headless.host(parent)
    let appearances = journal.events.filter { $0.contains("ppear") }
    #expect(
      appearances == [
        "parent viewWillAppear", "child viewWillAppear", "parent viewIsAppearing",
        "child viewIsAppearing", "parent viewDidAppear", "child viewDidAppear",
      ])
    withExtendedLifetime(window) {}
  }

  @Test func presentAndDismissCompleteInOrder() {
    let root = UIViewController()
    let window = Headless.host(root)
    let presented = TracingController("sheet", journal)
    var completions = 0
    root.present(presented, animated: true) { completions += 1 }
    #expect(root.presentedViewController === presented)
    #expect(presented.presentingViewController === root)
    #expect(completions == 0)
    Headless.runLoop()
    #expect(completions == 1)
    #expect(journal.events.last == "sheet viewDidAppear")
    presented.dismiss(animated: true) { completions += 1 }
    Headless.runLoop()
    #expect(completions == 2)
    #expect(root.presentedViewController == nil)
    #expect(journal.events.last == "sheet viewDidDisappear")
    withExtendedLifetime(window) {}
  }

  /// The automatic style reads as the style that it resolves to.
  @Test func modalPresentationStyleNeverReadsAutomatic() {
    let controller = UIViewController()
    #expect(controller.modalPresentationStyle == .pageSheet)
    controller.modalPresentationStyle = .fullScreen
    #expect(controller.modalPresentationStyle == .fullScreen)
    controller.modalPresentationStyle = .automatic
    #expect(controller.modalPresentationStyle == .pageSheet)
    #expect(controller.presentationController?.presentationStyle == .pageSheet)
  }

  /// Without an animation, dismissing one controller and presenting the next take one turn.
  @Test(arguments: [UIModalPresentationStyle.fullScreen, .pageSheet, .overCurrentContext])
  func controllerCanPresentRightAfterDismissing(_ style: UIModalPresentationStyle) {
    let (root, first, second) = (UIViewController(), UIViewController(), UIViewController())
    for card in [first, second] { card.modalPresentationStyle = style }
    let window = Headless.host(root)
    root.present(first, animated: false)
    window.layoutIfNeeded()
    let messages = collectingLog {
      root.dismiss(animated: false)
      root.present(second, animated: false)
    }
    window.layoutIfNeeded()
    #expect(messages == [])
    #expect(root.presentedViewController === second && second.view.window === window)
    #expect(first.presentingViewController == nil && first.view.window == nil)
  }

  @Test(arguments: [UIModalPresentationStyle.fullScreen, .pageSheet])
  func newRootReplacesAllPresentedControllers(_ style: UIModalPresentationStyle) {
    let (old, new) = (UIViewController(), UIViewController())
    let (card, second) = (TracingController("card", journal), UIViewController())
    for card in [card, second] { card.modalPresentationStyle = style }
    let window = Headless.host(old)
    old.present(card, animated: false)
    window.layoutIfNeeded()
    card.present(second, animated: false)
    window.layoutIfNeeded()
    window.rootViewController = new
    window.layoutIfNeeded()
    #expect(window.subviews == [new.view])
    #expect(old.presentedViewController == nil && card.presentedViewController == nil)
    #expect(journal.events.last == "card viewDidDisappear")
    window.rootViewController = old
    window.layoutIfNeeded()
    #expect(window.subviews == [old.view])
  }

  @Test(arguments: [true, false])
  func dismissedControllerCannotPresent(isAnimated: Bool) {
    let (root, card, next) = (UIViewController(), UIViewController(), UIViewController())
    let child = UIViewController()
    card.addChild(child)
    card.view.addSubview(child.view)
    let window = Headless.host(root)
    root.present(card, animated: false)
    window.layoutIfNeeded()
    let messages = collectingLog {
      card.dismiss(animated: isAnimated)
      card.present(next, animated: isAnimated)
      child.present(next, animated: isAnimated)
    }
    Headless.runLoop()
    #expect(messages.count == 2)
    #expect(next.presentingViewController == nil && next.viewIfLoaded?.window == nil)
    #expect(card.presentedViewController == nil && root.presentedViewController == nil)
    #expect(window.subviews == [root.view])
  }

  @Test func presentingOutsideAWindowIsLogged() {
    let messages = collectingLog { UIViewController().present(UIViewController(), animated: false) }
    #expect(messages.count == 1)
  }
}
