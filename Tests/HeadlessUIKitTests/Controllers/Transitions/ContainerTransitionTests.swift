import HeadlessUIKit
import Testing

/// Custom transitions of containers, and animations alongside UIKit's own.
@MainActor
@Suite(.serialized) struct ContainerTransitionTests {
  private final class Slide: NSObject, UIViewControllerAnimatedTransitioning {
    var log: [String] = []
    var look: (any UIViewControllerContextTransitioning) -> Void = { _ in }

    func transitionDuration(
      using transitionContext: (any UIViewControllerContextTransitioning)?
    ) -> TimeInterval { 0.4 }

    func animateTransition(using context: any UIViewControllerContextTransitioning) {
      look(context)
      let (from, to) = (context.viewController(forKey: .from), context.viewController(forKey: .to))
      log.append("\(from?.title ?? "-") to \(to?.title ?? "-")")
      guard let to, let new = context.view(forKey: .to), let old = context.view(forKey: .from)
      else { return context.completeTransition(false) }
      context.containerView.addSubview(new)
      new.frame = context.finalFrame(for: to)
      new.transform = CGAffineTransform(translationX: 100, y: 0)
      UIView.animate(withDuration: transitionDuration(using: context)) {
        new.transform = .identity
        old.alpha = 0
      } completion: { _ in
        old.alpha = 1
        context.completeTransition(!context.transitionWasCancelled)
      }
    }

    func animationEnded(_ transitionCompleted: Bool) { log.append("ended \(transitionCompleted)") }
  }

  /// A container with two controllers of its own; the second one appears.
  @MainActor
  private final class Scene: NSObject, UINavigationControllerDelegate, UITabBarControllerDelegate {
    let window: UIWindow
    let container: UIViewController
    let (first, second) = (LoggingController("first"), LoggingController("second"))
    var slide: Slide?
    var drag: UIPercentDrivenInteractiveTransition?
    private let start: @MainActor (Scene) -> Void

    init(_ kind: Kind) {
      switch kind {
      case .push:
        container = UINavigationController(rootViewController: first)
        start = { $0.navigation?.pushViewController($0.second, animated: true) }
      case .pop:
        let navigation = UINavigationController(rootViewController: second)
        navigation.pushViewController(first, animated: false)
        container = navigation
        start = { $0.navigation?.popViewController(animated: true) }
      case .tab:
        let tabs = UITabBarController()
        tabs.viewControllers = [first, second]
        container = tabs
        start = { ($0.container as? UITabBarController)?.selectedIndex = 1 }
      }
      window = Headless.host(container)
      super.init()
      (first.log, second.log) = ([], [])
      navigation?.delegate = self
      (container as? UITabBarController)?.delegate = self
    }

    var navigation: UINavigationController? { container as? UINavigationController }

    var shown: UIViewController? {
      navigation?.topViewController
        ?? (container as? UITabBarController)?.selectedViewController
    }

    func begin() { start(self) }

    func turn() {
      window.layoutIfNeeded()
      Headless.runLoop()
      window.layoutIfNeeded()
    }

    /// The visible hierarchy, including what the container does to its children's views.
    var hierarchy: [String] {
      func lines(_ view: UIView) -> [String] {
        let name =
          view === first.view ? "first" : view === second.view ? "second" : "\(type(of: view))"
        return ["\(name) \(view.frame) \(view.alpha)"]
          + view.subviews.flatMap(lines)
      }
      return lines(container.view)
    }

    func navigationController(
      _ navigationController: UINavigationController,
      animationControllerFor operation: UINavigationController.Operation,
      from fromVC: UIViewController, to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
      slide?.log.append(operation == .push ? "push" : "pop")
      return slide
    }

    func navigationController(
      _ navigationController: UINavigationController,
      interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? { drag }

    func tabBarController(
      _ tabBarController: UITabBarController,
      animationControllerForTransitionFrom fromVC: UIViewController, to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
      slide?.log.append("tab")
      return slide
    }

    func tabBarController(
      _ tabBarController: UITabBarController,
      interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? { drag }
  }

  enum Kind: CaseIterable { case push, pop, tab }

  /// Once the transition is over, the result is the same as without an animator.
  @Test(arguments: Kind.allCases)
  func animatorLeavesUIKitsResult(kind: Kind) {
    let plain = Scene(kind)
    plain.begin()
    plain.turn()
    let scene = Scene(kind)
    let slide = Slide()
    scene.slide = slide
    slide.look = { context in
      #expect(context.initialFrame(for: scene.first) == scene.first.view.frame)
      #expect(context.finalFrame(for: scene.second).size == context.containerView.bounds.size)
      #expect(context.view(forKey: .from) === scene.first.view)
      #expect(scene.first.view.superview === context.containerView)
      let order = scene.container.view.subviews
      #expect(order.first === context.containerView && order.count == 2)
      #expect(!context.isInteractive && context.isAnimated)
    }
    scene.begin()
    scene.turn()
    #expect(slide.log == ["\(kind)", "first to second", "ended true"])
    #expect(scene.hierarchy == plain.hierarchy)
    #expect(scene.first.log == plain.first.log && scene.second.log == plain.second.log)
    #expect(scene.shown === scene.second && scene.first.view.window == nil)
  }

  @Test(arguments: Kind.allCases, [0.25, 0.75])
  func interactionControllerDrivesAnimator(kind: Kind, part: CGFloat) {
    let scene = Scene(kind)
    let before = scene.hierarchy
    let drag = UIPercentDrivenInteractiveTransition()
    (scene.slide, scene.drag) = (Slide(), drag)
    scene.begin()
    drag.update(part)
    scene.turn()
    #expect(drag.percentComplete == part && drag.duration == 0.4)
    #expect(scene.container.transitionCoordinator?.isInteractive == true)
    #expect(scene.second.log == ["will appear"] && scene.first.log == ["will disappear"])
    var changes: [Bool] = []
    scene.container.transitionCoordinator?.notifyWhenInteractionChanges {
      changes.append($0.isCancelled)
    }
    #expect(scene.container.transitionCoordinator?.percentComplete == part)
    if part < 0.5 { drag.cancel() } else { drag.finish() }
    #expect(changes == [part < 0.5])
    scene.turn()
    #expect(changes.count == 1 && scene.container.transitionCoordinator == nil)
    guard part < 0.5 else {
      let plain = Scene(kind)
      plain.begin()
      plain.turn()
      #expect(scene.hierarchy == plain.hierarchy)
      #expect(scene.first.log == plain.first.log && scene.second.log == plain.second.log)
      return
    }
    #expect(scene.hierarchy == before && scene.shown === scene.first)
    #expect(scene.first.log == ["will disappear", "will appear", "did appear"])
    #expect(
      scene.second.log == ["will appear", "will disappear", "did disappear"]
        && (kind == .push) == (scene.second.parent == nil))
    #expect(scene.navigation?.navigationBar.items?.count ?? 2 == (kind == .push ? 1 : 2))
  }

  @Test(arguments: Kind.allCases, [false, true])
  func animationsRunAlongsideTransitions(kind: Kind, isAnimated: Bool) {
    let scene = Scene(kind)
    if isAnimated || kind == .tab { scene.slide = Slide() }
    var log: [String] = []
    scene.second.onWillAppear = {
      scene.second.transitionCoordinator?.animate { context in
        log.append("alongside \(context.viewController(forKey: .to)?.title ?? "-")")
        scene.first.view.layer.cornerRadius = 8
      } completion: { context in
        log.append("completed \(scene.second.log.last ?? "-") \(context.isCancelled)")
      }
    }
    scene.begin()
    // An older idiom for learning of the end of a push.
    scene.container.transitionCoordinator?.animate(alongsideTransition: nil) { _ in
      log.append("over")
    }
    scene.turn()
    #expect(
      log.filter { $0 != "over" } == ["alongside second", "completed did appear false"])
    #expect(log.contains("over"))
    #expect(scene.first.view.layer.cornerRadius == 8)
    #expect(scene.container.transitionCoordinator == nil)
  }

  @Test func unanimatedPushHasNoTransitionCoordinator() {
    let scene = Scene(.push)
    scene.slide = Slide()
    scene.navigation?.pushViewController(scene.second, animated: false)
    #expect(scene.container.transitionCoordinator == nil)
    scene.turn()
    #expect(scene.slide?.log == [] && scene.shown === scene.second)
  }

  /// Neither transition takes the other's alongside animations for its own.
  @Test func pushDuringPresentationKeepsBothCompletions() {
    let (root, first, second) = (
      UIViewController(), LoggingController("first"), LoggingController("second")
    )
    let navigation = UINavigationController(rootViewController: first)
    navigation.modalPresentationStyle = .fullScreen
    let window = Headless.host(root)
    var ends: [String] = []
    first.onWillAppear = {
      first.onWillAppear = nil
      navigation.pushViewController(second, animated: true)
    }
    root.present(navigation, animated: true) { ends.append("presented") }
    navigation.transitionCoordinator?.animate(alongsideTransition: nil) { _ in
      ends.append("alongside")
    }
    for _ in 0..<3 {
      window.layoutIfNeeded()
      Headless.runLoop()
    }
    #expect(ends == ["alongside", "presented"] && navigation.topViewController === second)
    #expect(navigation.transitionCoordinator == nil && root.transitionCoordinator == nil)
    #expect(second.view.window === window)
  }

  @Test func rotationDuringPushKeepsItsCompletion() {
    let scene = Scene(.push)
    scene.slide = Slide()
    var ends = 0
    scene.begin()
    scene.container.transitionCoordinator?.animate(alongsideTransition: nil) { _ in ends += 1 }
    Headless.rotate(scene.window, to: .landscape)
    scene.turn()
    #expect(ends == 1 && scene.slide?.log == ["push", "first to second", "ended true"])
    #expect(scene.container.transitionCoordinator == nil && scene.shown === scene.second)
  }

  @Test(arguments: [false, true])
  func pushDuringInteractivePopWaitsForItsEnd(isCancelled: Bool) {
    let scene = Scene(.pop)
    let drag = UIPercentDrivenInteractiveTransition()
    (scene.slide, scene.drag) = (Slide(), drag)
    let third = LoggingController("third")
    scene.begin()
    drag.update(0.5)
    scene.turn()
    let log = Headless.log
    var messages: [String] = []
    Headless.log = { messages.append($0) }
    scene.navigation?.pushViewController(third, animated: false)
    Headless.log = log
    #expect(messages.count == 1 && scene.shown === scene.second)
    if isCancelled { drag.cancel() } else { drag.finish() }
    for _ in 0..<3 { scene.turn() }
    #expect(scene.shown === third && third.log == ["will appear", "did appear"])
    #expect(scene.first.view.window == nil && scene.second.view.window == nil)
    #expect(scene.container.transitionCoordinator == nil)
  }

  @Test func cancelledPopHidesTabBarAgain() {
    let (first, second) = (LoggingController("first"), LoggingController("second"))
    let navigation = UINavigationController(rootViewController: first)
    let tabs = UITabBarController()
    tabs.viewControllers = [navigation]
    let window = Headless.host(tabs)
    second.hidesBottomBarWhenPushed = true
    navigation.pushViewController(second, animated: false)
    window.layoutIfNeeded()
    #expect(tabs.tabBar.isHidden)
    let scene = Leading(navigation)
    navigation.popViewController(animated: true)
    window.layoutIfNeeded()
    #expect(!tabs.tabBar.isHidden)
    scene.drag.cancel()
    for _ in 0..<3 {
      window.layoutIfNeeded()
      Headless.runLoop()
    }
    #expect(tabs.tabBar.isHidden && navigation.topViewController === second)
  }

  @Test func cancelledPopRestoresKeyboard() {
    Headless.hideKeyboard()
    let (page, field) = (UIViewController(), UITextField())
    page.view.addSubview(field)
    let navigation = UINavigationController()
    navigation.setViewControllers([UIViewController(), page], animated: false)
    let window = Headless.host(navigation)
    window.layoutIfNeeded()
    field.becomeFirstResponder()
    let scene = Leading(navigation)
    navigation.popViewController(animated: true)
    window.layoutIfNeeded()
    #expect(!field.isFirstResponder && Headless.keyboardFrame == nil)
    scene.drag.cancel()
    for _ in 0..<3 {
      window.layoutIfNeeded()
      Headless.runLoop()
    }
    #expect(navigation.topViewController === page)
    #expect(field.isFirstResponder && Headless.keyboardFrame != nil)
    field.resignFirstResponder()
  }

  private final class Leading: NSObject, UINavigationControllerDelegate {
    let drag = UIPercentDrivenInteractiveTransition()
    private let slide = Slide()

    init(_ navigation: UINavigationController) {
      super.init()
      navigation.delegate = self
    }
    func navigationController(
      _ navigationController: UINavigationController,
      animationControllerFor operation: UINavigationController.Operation,
      from fromVC: UIViewController, to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { slide }
    func navigationController(
      _ navigationController: UINavigationController,
      interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? { drag }
  }

  @Test func controllerBeingPresentedIsNotDismissed() {
    let (root, card) = (UIViewController(), UIViewController())
    card.modalPresentationStyle = .fullScreen
    let window = Headless.host(root)
    let log = Headless.log
    var messages: [String] = []
    Headless.log = { messages.append($0) }
    root.present(card, animated: true)
    root.dismiss(animated: true)
    window.layoutIfNeeded()
    #expect(messages.count == 1 && root.presentedViewController === card)
    root.dismiss(animated: true)
    root.dismiss(animated: true)
    Headless.log = log
    window.layoutIfNeeded()
    #expect(messages.count == 2 && root.presentedViewController == nil)
    root.present(card, animated: false)
    root.dismiss(animated: false)
    window.layoutIfNeeded()
    #expect(messages.count == 2 && window.subviews == [root.view])
  }

  /// Another push replaces this one before it is visible.
  @Test func replacedTransitionStillCompletes() {
    let scene = Scene(.push)
    var ends: [String] = []
    scene.begin()
    scene.container.transitionCoordinator?.animate(alongsideTransition: nil) { _ in
      ends.append("first")
    }
    let third = LoggingController("third")
    scene.navigation?.pushViewController(third, animated: true)
    scene.container.transitionCoordinator?.animate(alongsideTransition: nil) { _ in
      ends.append("second")
    }
    scene.turn()
    #expect(ends == ["first", "second"] && scene.shown === third)
    scene.navigation?.popViewController(animated: true)
    scene.container.transitionCoordinator?.animate(alongsideTransition: nil) { _ in
      ends.append("third")
    }
    scene.navigation?.pushViewController(third, animated: false)
    scene.turn()
    #expect(ends == ["first", "second", "third"] && scene.container.transitionCoordinator == nil)
  }

  // MARK: Presenting

  private final class Dimmed: UIPresentationController {
    let dimming = UIView()
    var log: [String] = []

    override func presentationTransitionWillBegin() {
      dimming.alpha = 0
      containerView?.addSubview(dimming)
      presentedViewController.transitionCoordinator?.animate { _ in self.dimming.alpha = 1 }
    }
    override func dismissalTransitionWillBegin() {
      presentingViewController.transitionCoordinator?.animate { _ in
        self.dimming.alpha = 0
      } completion: { context in
        self.log.append("dismissed \(!context.isCancelled)")
      }
    }
  }

  private final class Presenting: NSObject, UIViewControllerTransitioningDelegate {
    let slide: Slide?
    var drag: UIPercentDrivenInteractiveTransition?
    init(_ slide: Slide?) { self.slide = slide }

    func presentationController(
      forPresented presented: UIViewController, presenting: UIViewController?,
      source: UIViewController
    ) -> UIPresentationController? {
      Dimmed(presentedViewController: presented, presenting: presenting)
    }
    func animationController(
      forDismissed dismissed: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { slide }
    func interactionControllerForDismissal(
      using animator: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? { drag }
  }

  @Test(arguments: [false, true])
  func dimmingAnimatesAlongsidePresentation(isCancelled: Bool) throws {
    let (root, card, delegate) = (UIViewController(), UIViewController(), Presenting(Slide()))
    card.modalPresentationStyle = .custom
    card.transitioningDelegate = delegate
    let window = Headless.host(root)
    func turn() {
      window.layoutIfNeeded()
      Headless.runLoop()
      window.layoutIfNeeded()
    }
    root.present(card, animated: true)
    let dimmed = try #require(card.presentationController as? Dimmed)
    #expect(card.transitionCoordinator != nil && root.transitionCoordinator != nil)
    turn()
    #expect(dimmed.dimming.alpha == 1 && card.transitionCoordinator == nil)
    delegate.drag = isCancelled ? UIPercentDrivenInteractiveTransition() : nil
    root.dismiss(animated: true)
    #expect(dimmed.dimming.alpha == 0)
    turn()
    delegate.drag?.cancel()
    turn()
    #expect(dimmed.log == ["dismissed \(!isCancelled)"])
    #expect(dimmed.dimming.alpha == (isCancelled ? 1 : 0))
    #expect((root.presentedViewController == nil) == !isCancelled)
    #expect(root.transitionCoordinator == nil && card.transitionCoordinator == nil)
  }
}
