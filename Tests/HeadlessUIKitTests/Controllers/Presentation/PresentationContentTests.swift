import Foundation
import Testing

@testable import HeadlessUIKit

/// What a presentation controller hears as a content container and in its trait environment.
@MainActor
struct PresentationContentTests {
  private final class Drawer: UIPresentationController {
    var heard: [String] = []

    override var frameOfPresentedViewInContainerView: CGRect {
      guard let bounds = containerView?.bounds else { return .zero }
      let size = size(
        forChildContentContainer: presentedViewController, withParentContainerSize: bounds.size)
      return CGRect(origin: CGPoint(x: 0, y: bounds.maxY - size.height), size: size)
    }
    override func size(
      forChildContentContainer container: any UIContentContainer,
      withParentContainerSize parentSize: CGSize
    ) -> CGSize {
      let preferred = container.preferredContentSize.height
      return CGSize(width: parentSize.width, height: preferred > 0 ? preferred : 100)
    }
    override func containerViewWillLayoutSubviews() {
      super.containerViewWillLayoutSubviews()
      presentedView?.frame = frameOfPresentedViewInContainerView
    }
    override func preferredContentSizeDidChange(
      forChildContentContainer container: any UIContentContainer
    ) {
      super.preferredContentSizeDidChange(forChildContentContainer: container)
      heard.append("prefers \(Headless.number(preferredContentSize.height))")
    }
    override func viewWillTransition(
      to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
    ) {
      heard.append("size \(Headless.number(size.width))")
      super.viewWillTransition(to: size, with: coordinator)
    }
    override func willTransition(
      to newCollection: UITraitCollection,
      with coordinator: any UIViewControllerTransitionCoordinator
    ) {
      heard.append("traits")
      super.willTransition(to: newCollection, with: coordinator)
    }
    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
      super.traitCollectionDidChange(previousTraitCollection)
      heard.append("style \(traitCollection.userInterfaceStyle == .dark ? "dark" : "light")")
    }
  }

  private final class Content: UIViewController {
    var heard: [String] = []

    override func viewWillTransition(
      to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
    ) {
      super.viewWillTransition(to: size, with: coordinator)
      heard.append("\(Headless.number(size.width)) \(Headless.number(size.height))")
    }
  }

  private final class Delegate: NSObject, UIViewControllerTransitioningDelegate {
    func presentationController(
      forPresented presented: UIViewController, presenting: UIViewController?,
      source: UIViewController
    ) -> UIPresentationController? {
      Drawer(presentedViewController: presented, presenting: presenting ?? source)
    }
  }

  private let delegate = Delegate()
  private let content = Content()
  private let window: UIWindow

  init() {
    let root = UIViewController()
    window = Headless.host(root, in: Headless.Environment(device: .iPhoneSE))
    content.modalPresentationStyle = .custom
    content.transitioningDelegate = delegate
    root.present(content, animated: false)
    window.layoutIfNeeded()
  }

  private func take() -> [String] {
    guard let drawer = content.presentationController as? Drawer else { return ["nobody"] }
    defer { drawer.heard = [] }
    return drawer.heard
  }

  @Test func presentationControllerHearsPreferredSize() {
    _ = take()
    content.preferredContentSize.height = 240
    #expect(take() == ["prefers 240"])
    window.layoutIfNeeded()
    #expect(content.view.frame == CGRect(x: 0, y: 427, width: 375, height: 240))
    let child = UIViewController()
    content.addChild(child)
    child.preferredContentSize.height = 9
    #expect(take().isEmpty)
  }

  /// It passes the change on to the presented controller, with the size that the controller will
  /// have.
  @Test func presentationControllerHearsWindowSize() {
    _ = take()
    Headless.rotate(window, to: .landscape)
    #expect(take().filter { !$0.hasPrefix("style") } == ["traits", "size 667"])
    #expect(content.heard == ["667 100"])
    #expect(content.view.frame == CGRect(x: 0, y: 275, width: 667, height: 100))
  }

  @Test func presentationControllerInheritsWindowTraits() throws {
    let drawer = try #require(content.presentationController as? Drawer)
    _ = take()
    var registered = 0
    drawer.registerForTraitChanges([UITraitUserInterfaceStyle.self]) { (_: Drawer, _) in
      registered += 1
    }
    window.overrideUserInterfaceStyle = .dark
    #expect(take() == ["style dark"])
    #expect(registered == 1)
  }

  /// A form in a navigation controller with unsaved changes, for example.
  @Test func topControllerCanPreventSheetDismissal() {
    let root = UIViewController()
    let window = Headless.host(root)
    let (below, top) = (UIViewController(), UIViewController())
    let navigation = UINavigationController()
    navigation.viewControllers = [below, top]
    root.present(navigation, animated: true)
    window.layoutIfNeeded()
    top.isModalInPresentation = true
    Headless.pullDown(navigation)
    Headless.runLoop()
    #expect(root.presentedViewController === navigation)
    (below.isModalInPresentation, top.isModalInPresentation) = (true, false)
    Headless.pullDown(navigation)
    Headless.runLoop()
    #expect(root.presentedViewController == nil)
  }
}
