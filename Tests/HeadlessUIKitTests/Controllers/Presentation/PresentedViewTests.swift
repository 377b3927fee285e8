import Foundation
import Testing

@testable import HeadlessUIKit

/// Presentations of an app's own that show the presented controller inside another view.
@MainActor
struct PresentedViewTests {
  private final class Card: UIPresentationController {
    let card = UIView()

    override var presentedView: UIView? { card }
    override var frameOfPresentedViewInContainerView: CGRect {
      let top = UIEdgeInsets(top: 300, left: 0, bottom: 0, right: 0)
      return (containerView?.bounds ?? .zero).inset(by: top)
    }

    override func presentationTransitionWillBegin() {
      guard let content = presentedViewController.view else { return }
      content.frame = card.bounds
      content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      card.addSubview(content)
    }
  }

  private final class Animator: NSObject, UIViewControllerAnimatedTransitioning {
    var shown: UIView?
    var hidden: UIView?

    func transitionDuration(using context: (any UIViewControllerContextTransitioning)?) -> Double {
      0.2
    }
    func animateTransition(using context: any UIViewControllerContextTransitioning) {
      shown = context.view(forKey: .to) ?? shown
      hidden = context.view(forKey: .from) ?? hidden
      context.completeTransition(true)
    }
  }

  private final class Presenter: NSObject, UIViewControllerTransitioningDelegate {
    var animator: Animator?

    func presentationController(
      forPresented presented: UIViewController, presenting: UIViewController?,
      source: UIViewController
    ) -> UIPresentationController? {
      Card(presentedViewController: presented, presenting: presenting)
    }
    func animationController(
      forPresented presented: UIViewController, presenting: UIViewController,
      source: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { animator }
    func animationController(
      forDismissed dismissed: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { animator }
  }

  private let root = UIViewController()
  private let content = UIViewController()
  private let presenter = Presenter()

  private func present() throws -> (window: UIWindow, presentation: Card) {
    let window = Headless.host(root)
    content.modalPresentationStyle = .custom
    content.transitioningDelegate = presenter
    root.present(content, animated: true)
    Headless.wait(1)
    return (window, try #require(content.presentationController as? Card))
  }

  @Test func containerContainsThePresentedView() throws {
    let (window, presentation) = try present()

    #expect(presentation.card.superview === presentation.containerView)
    #expect(content.view.superview === presentation.card)
    #expect(presentation.containerView?.subviews == [presentation.card])
    #expect(presentation.card.frame.minY == 300)
    #expect(content.view.frame == presentation.card.bounds)

    content.dismiss(animated: true)
    Headless.wait(1)

    #expect(presentation.card.window == nil)
    #expect(content.view.window == nil)
    #expect(root.presentedViewController == nil)
    #expect(window.subviews == [root.view])
  }

  @Test func laterLayoutsLeaveTheFrameToTheApp() throws {
    let (window, presentation) = try present()
    presentation.card.frame.origin.y = 400
    presentation.containerView?.setNeedsLayout()
    window.layoutIfNeeded()

    #expect(presentation.card.frame.minY == 400)
  }

  @Test func animatorsMoveThePresentedView() throws {
    let animator = Animator()
    presenter.animator = animator
    let (window, presentation) = try present()

    #expect(animator.shown === presentation.card)

    content.dismiss(animated: true)
    Headless.wait(1)

    #expect(animator.hidden === presentation.card)
    #expect(window.subviews == [root.view])
  }

  @Test func overriddenTraitsReachThePresentedController() throws {
    let (window, presentation) = try present()
    presentation.overrideTraitCollection = UITraitCollection(horizontalSizeClass: .regular)
    presentation.traitOverrides.userInterfaceStyle = .dark
    window.layoutIfNeeded()

    #expect(content.traitCollection.horizontalSizeClass == .regular)
    #expect(content.traitCollection.userInterfaceStyle == .dark)
    #expect(root.traitCollection.horizontalSizeClass == .compact)
  }
}
