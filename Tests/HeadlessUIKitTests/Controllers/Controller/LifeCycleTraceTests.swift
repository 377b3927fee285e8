import Foundation
import Testing

@testable import HeadlessUIKit

@MainActor
struct LifeCycleTraceTests {
  private let journal = Journal()

  private func tracing(_ name: String) -> TracingController { TracingController(name, journal) }

  @Test func rootOfNavigationControllerAppearsWithIt() {
    let window = Headless.host(UINavigationController(rootViewController: tracing("A")))
    #expect(
      journal.take() == """
        A willMove(toParent: parent)
        A viewDidLoad
        A didMove(toParent: parent)
        A viewWillAppear
        A viewIsAppearing
        A viewDidAppear
        """)
    withExtendedLifetime(window) {}
  }

  @Test func pushHidesTheOldControllerFirst() {
    let navigation = UINavigationController(rootViewController: tracing("A"))
    let window = Headless.host(navigation)
    _ = journal.take()
    let pushed = TracingController("B", journal, notesAll: true)
    navigation.pushViewController(pushed, animated: true)
    window.layoutIfNeeded()
    #expect(
      journal.take() == """
        B willMove(toParent: parent)
        B loadView
        B viewDidLoad
        A viewWillDisappear
        B viewWillAppear
        B viewIsAppearing
        B updateViewConstraints
        B viewWillLayoutSubviews
        B viewDidLayoutSubviews
        A viewDidDisappear
        B viewDidAppear
        B didMove(toParent: parent)
        """)
  }

  @Test func popNotifiesChildLast() {
    let navigation = UINavigationController(rootViewController: tracing("A"))
    navigation.pushViewController(tracing("B"), animated: false)
    let window = Headless.host(navigation)
    _ = journal.take()
    let popped = navigation.popViewController(animated: true)
    #expect(popped?.title == "B")
    #expect(popped?.isMovingFromParent == true)
    window.layoutIfNeeded()
    #expect(
      journal.take() == """
        B willMove(toParent: nil)
        A viewDidLoad
        B viewWillDisappear
        A viewWillAppear
        A viewIsAppearing
        B viewDidDisappear
        A viewDidAppear
        B didMove(toParent: nil)
        """)
    #expect(popped?.parent == nil)
  }

  @Test func fullScreenPresentationHidesPresenterLast() {
    let root = tracing("A")
    let window = Headless.host(root)
    _ = journal.take()
    let presented = tracing("B")
    presented.modalPresentationStyle = .fullScreen
    root.present(presented, animated: true)
    window.layoutIfNeeded()
    #expect(
      journal.take() == """
        B viewDidLoad
        A viewWillDisappear
        B viewWillAppear
        B viewIsAppearing
        B viewDidAppear
        A viewDidDisappear
        """)
    #expect(root.view.window == nil)

    root.dismiss(animated: true)
    window.layoutIfNeeded()
    #expect(
      journal.take() == """
        B viewWillDisappear
        A viewWillAppear
        A viewIsAppearing
        A viewDidAppear
        B viewDidDisappear
        """)
    #expect(root.view.window === window)
  }

  @Test(arguments: [
    UIModalPresentationStyle.automatic, .pageSheet, .formSheet, .overFullScreen, .popover,
  ])
  func sheetDoesNotHideItsPresenter(style: UIModalPresentationStyle) {
    let root = tracing("A")
    let window = Headless.host(root)
    _ = journal.take()
    let presented = tracing("B")
    presented.modalPresentationStyle = style
    root.present(presented, animated: true)
    window.layoutIfNeeded()
    presented.dismiss(animated: true)
    window.layoutIfNeeded()
    #expect(
      journal.take() == """
        B viewDidLoad
        B viewWillAppear
        B viewIsAppearing
        B viewDidAppear
        B viewWillDisappear
        B viewDidDisappear
        """)
  }

  @Test func selectingTabHidesOldControllerFirst() {
    let tabs = UITabBarController()
    tabs.viewControllers = [tracing("A"), tracing("B")]
    let window = Headless.host(tabs)
    _ = journal.take()
    tabs.selectedIndex = 1
    window.layoutIfNeeded()
    #expect(
      journal.take() == """
        B viewDidLoad
        A viewWillDisappear
        B viewWillAppear
        B viewIsAppearing
        A viewDidDisappear
        B viewDidAppear
        """)
  }

  @Test func childAppearanceFollowsItsView() {
    let root = UIViewController()
    let window = Headless.host(root)
    let child = tracing("C")
    root.addChild(child)
    root.view.addSubview(child.view)
    child.didMove(toParent: root)
    window.layoutIfNeeded()
    child.willMove(toParent: nil)
    child.view.removeFromSuperview()
    child.removeFromParent()
    #expect(
      journal.take() == """
        C willMove(toParent: parent)
        C viewDidLoad
        C viewWillAppear
        C didMove(toParent: parent)
        C viewIsAppearing
        C viewDidAppear
        C willMove(toParent: nil)
        C viewWillDisappear
        C viewDidDisappear
        C didMove(toParent: nil)
        """)
  }

  private final class Forwarding: UIViewController {
    override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }
  }

  @Test func forwardingContainerControlsChildAppearance() {
    let root = Forwarding()
    let child = tracing("C")
    root.addChild(child)
    root.view.addSubview(child.view)
    child.didMove(toParent: root)
    let window = Headless.host(root)
    window.layoutIfNeeded()
    #expect(!journal.take().contains("Appear"))
    child.beginAppearanceTransition(true, animated: false)
    #expect(journal.take() == "C viewWillAppear")
    child.endAppearanceTransition()
    #expect(journal.take().hasSuffix("C viewDidAppear"))
    child.beginAppearanceTransition(false, animated: false)
    child.endAppearanceTransition()
    #expect(
      journal.take() == """
        C viewWillDisappear
        C viewDidDisappear
        """)
    window.rootViewController = nil
    #expect(!journal.take().contains("isappear"))
  }

  @Test func controllerBelowTopLoadsLazily() {
    let navigation = UINavigationController()
    let (below, top) = (tracing("A"), tracing("B"))
    navigation.setViewControllers([below, top], animated: false)
    let window = Headless.host(navigation)
    #expect(!below.isViewLoaded)
    #expect(top.isViewLoaded)
    withExtendedLifetime(window) {}
  }

  @Test func dismissingRemovesAllControllersAbove() {
    let root = UIViewController()
    let window = Headless.host(root)
    let (middle, top) = (tracing("M"), tracing("T"))
    root.present(middle, animated: false)
    window.layoutIfNeeded()
    middle.present(top, animated: false)
    window.layoutIfNeeded()
    _ = journal.take()
    root.dismiss(animated: false)
    window.layoutIfNeeded()
    #expect(
      journal.take() == """
        T viewWillDisappear
        M viewWillDisappear
        T viewDidDisappear
        M viewDidDisappear
        """)
    #expect(root.presentedViewController == nil)
    #expect(middle.presentedViewController == nil)
  }
}
