import Foundation

/// The context of a transition, for its animator.
@MainActor
final class TransitionContext: NSObject, UIViewControllerContextTransitioning {
  let containerView: UIView
  let presentationStyle: UIModalPresentationStyle
  private let from: UIViewController
  private let to: UIViewController
  /// The views that move; nil for a view that does not.
  private let views: (from: UIView?, to: UIView?)
  /// Returns the initial or the final frame of a controller.
  private let frame: @MainActor (UIViewController, _ isFinal: Bool) -> CGRect
  private var completion: ((Bool) -> Void)?
  private var alongside: (() -> Void)?
  /// Follows the finger, too.
  weak var coordinator: TransitionCoordinator?
  private var animator: (any UIViewControllerAnimatedTransitioning)?
  private(set) var isInteractive = false
  private(set) var transitionWasCancelled = false

  /// Makes the context of a presentation or dismissal. It has the presenter's view only if the
  /// presentation removes that.
  init?(_ presented: UIViewController, isPresenting: Bool) {
    guard let presentation = presented.presentation, let container = presentation.container,
      let presenter = presented.presenting
    else { return nil }
    containerView = container
    presentationStyle = presented.modalPresentationStyle
    let other = presentation.shouldRemovePresentersView ? presenter.view : nil
    (from, to) = isPresenting ? (presenter, presented) : (presented, presenter)
    let shown = presented.shownView
    views = isPresenting ? (other, shown) : (shown, other)
    frame = { [weak presentation] controller, isFinal in
      guard controller === presented else { return presenter.viewIfLoaded?.frame ?? .zero }
      guard isFinal == isPresenting else { return .zero }
      return isFinal
        ? presentation?.frameOfPresentedViewInContainerView ?? .zero : shown?.frame ?? .zero
    }
    super.init()
  }

  /// Makes the context of an exchange of a container's children.
  init(in container: UIView, from old: UIViewController, to new: UIViewController) {
    containerView = container
    presentationStyle = .none
    (from, to) = (old, new)
    views = (old.viewIfLoaded, new.view)
    let (start, end) = (old.viewIfLoaded?.frame ?? .zero, new.view.frame)
    frame = { $1 ? ($0 === new ? end : .zero) : ($0 === old ? start : .zero) }
    super.init()
  }

  /// Runs an animator. Its animations end with the transition.
  func run(_ animator: any UIViewControllerAnimatedTransitioning) {
    completion = { animator.animationEnded($0) }
    animator.animateTransition(using: self)
  }

  /// Runs an animator interactively.
  ///
  /// - Parameters:
  ///   - animator: The animator whose animations follow the finger.
  ///   - interaction: The controller of the interaction.
  ///   - alongside: Makes further changes, which also follow the finger.
  ///   - end: Called once with whether the transition completed or was cancelled.
  func run(
    _ animator: any UIViewControllerAnimatedTransitioning,
    by interaction: any UIViewControllerInteractiveTransitioning, alongside: @escaping () -> Void,
    end: @escaping (Bool) -> Void
  ) {
    self.animator = animator
    self.alongside = alongside
    isInteractive = true
    completion = { [weak self] didComplete in
      self?.isInteractive = false
      self?.animator = nil
      animator.animationEnded(didComplete)
      end(didComplete)
    }
    interaction.startInteractiveTransition(self)
    runAlongside()
  }

  private func runAlongside() {
    let alongside = alongside
    self.alongside = nil
    alongside?()
  }

  /// The duration of the animator.
  var duration: TimeInterval { animator?.transitionDuration(using: self) ?? 0 }

  /// Runs the animator and holds its animations at their start.
  func animateHeld() -> [AnimationRun] {
    Headless.Animation.hold {
      animator?.animateTransition(using: self)
      runAlongside()
    }
  }

  var isAnimated: Bool { true }
  var targetTransform: CGAffineTransform { .identity }
  func updateInteractiveTransition(_ percentComplete: CGFloat) {
    coordinator?.follow(percentComplete)
  }
  func finishInteractiveTransition() {
    isInteractive = false
    coordinator?.endInteraction(isCancelled: false)
  }
  func cancelInteractiveTransition() {
    (isInteractive, transitionWasCancelled) = (false, true)
    coordinator?.endInteraction(isCancelled: true)
  }
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
    case .to: to
    case .from: from
    default: nil
    }
  }

  func view(forKey key: UITransitionContextViewKey) -> UIView? {
    switch key {
    case .to: views.to
    case .from: views.from
    default: nil
    }
  }

  func initialFrame(for vc: UIViewController) -> CGRect { frame(vc, false) }
  func finalFrame(for vc: UIViewController) -> CGRect { frame(vc, true) }
}
