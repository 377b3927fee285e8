import HeadlessUIKit
import Testing

@MainActor
@Suite(.serialized) struct CustomTransitionTests {
  /// A presentation as wide as the window and as high as a drawer.
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
    var drag: UIPercentDrivenInteractiveTransition?

    func interactionControllerForPresentation(
      using animator: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? { drag }
    func interactionControllerForDismissal(
      using animator: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? { drag }
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

  @Test func animatorRunsForPresentAndDismiss() {
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

  @Test func unanimatedPresentationUsesNoAnimator() {
    let (root, drawer, delegate) = (UIViewController(), UIViewController(), Delegate())
    drawer.transitioningDelegate = delegate
    let window = Headless.host(root)
    root.present(drawer, animated: false)
    window.layoutIfNeeded()
    Headless.runLoop()
    #expect(delegate.slide.log.isEmpty && !(drawer.presentationController is Drawer))
  }

  // MARK: Interactive transitions

  @MainActor
  private struct Scene {
    let window: UIWindow
    let root = LoggingController()
    let drawer = LoggingController()
    let delegate = Delegate()
    let drag = UIPercentDrivenInteractiveTransition()

    init(_ style: UIModalPresentationStyle) {
      window = Headless.host(root)
      drawer.modalPresentationStyle = style
      drawer.transitioningDelegate = delegate
      root.present(drawer, animated: true)
      turn()
      (root.log, drawer.log) = ([], [])
      delegate.slide.log = []
      delegate.drag = drag
    }

    func turn() {
      window.layoutIfNeeded()
      Headless.runLoop()
      window.layoutIfNeeded()
    }
  }

  @Test(arguments: [UIModalPresentationStyle.custom, .fullScreen])
  func cancelledDismissalRestoresEverything(_ style: UIModalPresentationStyle) {
    let scene = Scene(style)
    let frame = scene.drawer.view.frame
    var isOver = false
    scene.root.dismiss(animated: true) { isOver = true }
    scene.drag.update(0.25)
    scene.turn()
    #expect(scene.drag.percentComplete == 0.25 && scene.drag.duration == 0.4)
    #expect(scene.drawer.isBeingDismissed && scene.root.presentedViewController === scene.drawer)
    #expect(scene.delegate.slide.log == ["to -"] && !isOver)
    scene.drag.cancel()
    scene.turn()
    #expect(scene.delegate.slide.log == ["to -", "ended false"])
    #expect(!scene.drawer.isBeingDismissed && scene.root.presentedViewController === scene.drawer)
    #expect(scene.drawer.view.transform == .identity && scene.drawer.view.frame == frame)
    #expect(scene.drawer.view.window === scene.window && !isOver)
    #expect(scene.drawer.log == ["will disappear", "will appear", "did appear"])
    let covers = style == .fullScreen
    #expect((scene.root.viewIfLoaded?.window == nil) == covers)
    #expect(scene.root.log.last == (covers ? "did disappear" : nil))
  }

  @Test(arguments: [UIModalPresentationStyle.custom, .fullScreen])
  func finishedInteractiveDismissalCompletes(_ style: UIModalPresentationStyle) {
    let scene = Scene(style)
    var isOver = false
    scene.root.dismiss(animated: true) { isOver = true }
    scene.drag.update(7)
    #expect(scene.drag.percentComplete == 1)
    scene.drag.update(0.75)
    scene.drag.finish()
    scene.turn()
    #expect(scene.delegate.slide.log == ["to -", "ended true"] && isOver)
    #expect(scene.drawer.view.window == nil && scene.root.presentedViewController == nil)
    #expect(scene.drawer.log == ["will disappear", "did disappear"])
    #expect(scene.window.subviews == [scene.root.view])
    #expect(scene.root.view.frame == scene.window.bounds)
  }

  @Test(arguments: [UIModalPresentationStyle.custom, .fullScreen], [false, true])
  func interactivePresentationEndsOrCancels(_ style: UIModalPresentationStyle, isCancelled: Bool) {
    let (root, drawer, delegate) = (LoggingController(), LoggingController(), Delegate())
    drawer.modalPresentationStyle = style
    drawer.transitioningDelegate = delegate
    delegate.drag = UIPercentDrivenInteractiveTransition()
    let window = Headless.host(root)
    func turn() {
      window.layoutIfNeeded()
      Headless.runLoop()
      window.layoutIfNeeded()
    }
    root.log = []
    var isOver = false
    root.present(drawer, animated: true) { isOver = true }
    delegate.drag?.update(0.5)
    turn()
    #expect(drawer.log == ["will appear"] && drawer.isBeingPresented && !isOver)
    if isCancelled { delegate.drag?.cancel() } else { delegate.drag?.finish() }
    turn()
    let covers = style == .fullScreen
    #expect(isOver == !isCancelled && !drawer.isBeingPresented)
    #expect((root.presentedViewController == nil) == isCancelled)
    #expect((drawer.view.window == nil) == isCancelled)
    #expect((root.view.window == nil) == (covers && !isCancelled))
    guard isCancelled else {
      #expect(drawer.log == ["will appear", "did appear"])
      #expect(root.log == (covers ? ["will disappear", "did disappear"] : []))
      return
    }
    #expect(drawer.log == ["will appear", "will disappear", "did disappear"])
    #expect(root.log == (covers ? ["will disappear", "will appear", "did appear"] : []))
    #expect(window.subviews == [root.view] && drawer.presentingViewController == nil)
    delegate.drag = nil
    root.present(drawer, animated: true)
    turn()
    #expect(drawer.log.suffix(2) == ["will appear", "did appear"])
  }

  @Test func noninteractiveStartRunsWithoutUpdates() {
    let scene = Scene(.custom)
    scene.drag.wantsInteractiveStart = false
    scene.root.dismiss(animated: true)
    scene.turn()
    #expect(scene.delegate.slide.log == ["to -", "ended true"])
    #expect(scene.root.presentedViewController == nil)
  }
}
