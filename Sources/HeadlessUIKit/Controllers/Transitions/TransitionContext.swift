import Foundation

/// The coming or going of a presented controller, for its animator.
@MainActor
final class TransitionContext: NSObject, UIViewControllerContextTransitioning {
  let containerView: UIView
  private let presented: UIViewController
  private let presenter: UIViewController
  private let isPresenting: Bool
  private var completion: ((Bool) -> Void)?
  private var animator: (any UIViewControllerAnimatedTransitioning)?
  private(set) var isInteractive = false
  private(set) var transitionWasCancelled = false

  init?(_ presented: UIViewController, isPresenting: Bool) {
    guard let container = presented.presentation?.container,
      let presenter = presented.presenting
    else { return nil }
    containerView = container
    self.presented = presented
    self.presenter = presenter
    self.isPresenting = isPresenting
    super.init()
  }

  /// Lets an animator make its changes. What it animates has ended when everything has.
  func run(_ animator: any UIViewControllerAnimatedTransitioning) {
    completion = { animator.animationEnded($0) }
    animator.animateTransition(using: self)
  }

  /// Lets somebody's finger say how far an animator has come.
  ///
  /// - Parameter end: Told once, whether the transition has come to its end, or was taken back.
  func run(
    _ animator: any UIViewControllerAnimatedTransitioning,
    by interaction: any UIViewControllerInteractiveTransitioning, end: @escaping (Bool) -> Void
  ) {
    self.animator = animator
    isInteractive = true
    completion = { [weak self] didComplete in
      self?.isInteractive = false
      self?.animator = nil
      animator.animationEnded(didComplete)
      end(didComplete)
    }
    interaction.startInteractiveTransition(self)
  }

  /// How long the animator takes.
  var duration: TimeInterval { animator?.transitionDuration(using: self) ?? 0 }

  /// Lets the animator make its changes, and keeps their animations where they begin.
  func animateHeld() -> [AnimationRun] {
    Headless.Animation.hold { animator?.animateTransition(using: self) }
  }

  var isAnimated: Bool { true }
  var presentationStyle: UIModalPresentationStyle { presented.modalPresentationStyle }
  var targetTransform: CGAffineTransform { .identity }
  func updateInteractiveTransition(_ percentComplete: CGFloat) {}
  func finishInteractiveTransition() { isInteractive = false }
  func cancelInteractiveTransition() { (isInteractive, transitionWasCancelled) = (false, true) }
  func pauseInteractiveTransition() {}

  func completeTransition(_ didComplete: Bool) {
    let completion = completion
    self.completion = nil
    completion?(didComplete)
  }

  func viewController(
    forKey key: UITransitionContextViewControllerKey
  ) -> UIViewController? {
    switch key {
    case .to: isPresenting ? presented : presenter
    case .from: isPresenting ? presenter : presented
    default: nil
    }
  }

  /// The view of the presented controller; the other one's only where it goes and comes back.
  func view(forKey key: UITransitionContextViewKey) -> UIView? {
    let isOfPresented = (key == .to) == isPresenting
    let movesPresenter = presented.presentation?.shouldRemovePresentersView ?? false
    return isOfPresented ? presented.view : movesPresenter ? presenter.view : nil
  }

  func initialFrame(for vc: UIViewController) -> CGRect {
    if vc === presented { return isPresenting ? .zero : presented.view.frame }
    return presenter.viewIfLoaded?.frame ?? .zero
  }

  func finalFrame(for vc: UIViewController) -> CGRect {
    guard vc === presented else { return presenter.viewIfLoaded?.frame ?? .zero }
    return isPresenting
      ? presented.presentation?.frameOfPresentedViewInContainerView ?? .zero : .zero
  }
}
