import HeadlessUIKit
import Testing

@MainActor
@Suite(.serialized) struct CustomTransitionTests {
  /// As wide as the window, and as high as a drawer.
  private final class Drawer: UIPresentationController {
    override var frameOfPresentedViewInContainerView: CGRect {
      let bounds = containerView?.bounds ?? .zero
      return CGRect(x: 0, y: bounds.maxY - 200, width: bounds.width, height: 200)
    }
  }

  private final class Slide: NSObject, UIViewControllerAnimatedTransitioning {
    var log: [String] = []

    func transitionDuration(
      using transitionContext: (any UIViewControllerContextTransitioning)?
    ) -> TimeInterval { 0.4 }

    func animateTransition(using context: any UIViewControllerContextTransitioning) {
      let to = context.viewController(forKey: .to)?.title ?? "-"
      log.append("to \(to)")
      if let view = context.view(forKey: .to), let controller = context.viewController(forKey: .to)
      {
        context.containerView.addSubview(view)
        view.frame = context.finalFrame(for: controller)
        view.transform = CGAffineTransform(translationX: 0, y: 200)
      }
      let moving = context.view(forKey: .to) ?? context.view(forKey: .from)
      let isComing = context.view(forKey: .to) != nil
      UIView.animate(withDuration: transitionDuration(using: context)) {
        moving?.transform = isComing ? .identity : CGAffineTransform(translationX: 0, y: 200)
      } completion: { _ in
        context.completeTransition(!context.transitionWasCancelled)
      }
    }

    func animationEnded(_ transitionCompleted: Bool) { log.append("ended \(transitionCompleted)") }
  }

  private final class Delegate: NSObject, UIViewControllerTransitioningDelegate {
    let slide = Slide()

    func animationController(
      forPresented presented: UIViewController, presenting: UIViewController,
      source: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { slide }
    func animationController(
      forDismissed dismissed: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { slide }
    func presentationController(
      forPresented presented: UIViewController, presenting: UIViewController?,
      source: UIViewController
    ) -> UIPresentationController? {
      Drawer(presentedViewController: presented, presenting: presenting)
    }
  }

  @Test func animatorBringsAndTakesTheController() {
    let (root, drawer, delegate) = (UIViewController(), UIViewController(), Delegate())
    (root.title, drawer.title) = ("root", "drawer")
    drawer.modalPresentationStyle = .custom
    drawer.transitioningDelegate = delegate
    let window = Headless.host(root)
    root.present(drawer, animated: true)
    window.layoutIfNeeded()
    Headless.runLoop()
    #expect(delegate.slide.log == ["to drawer", "ended true"])
    #expect(drawer.presentationController is Drawer && drawer.view.transform == .identity)
    #expect(drawer.view.frame == CGRect(x: 0, y: 652, width: 393, height: 200))
    root.dismiss(animated: true)
    window.layoutIfNeeded()
    Headless.runLoop()
    #expect(delegate.slide.log == ["to drawer", "ended true", "to root", "ended true"])
    #expect(drawer.view.window == nil && root.presentedViewController == nil)
  }

  @Test func nobodyAnimatesWhatComesAtOnce() {
    let (root, drawer, delegate) = (UIViewController(), UIViewController(), Delegate())
    drawer.transitioningDelegate = delegate
    let window = Headless.host(root)
    root.present(drawer, animated: false)
    window.layoutIfNeeded()
    Headless.runLoop()
    #expect(delegate.slide.log.isEmpty && !(drawer.presentationController is Drawer))
  }
}
