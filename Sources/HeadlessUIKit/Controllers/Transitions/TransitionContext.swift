import Foundation

/// The coming of a controller in the place of another, or over it, for its animator.
@MainActor
final class TransitionContext: NSObject, UIViewControllerContextTransitioning {
  let containerView: UIView
  let presentationStyle: UIModalPresentationStyle
  private let from: UIViewController
  private let to: UIViewController
  /// Those that move; of the other one nil.
  private let views: (from: UIView?, to: UIView?)
  /// Where a controller is, or will be in the end.
  private let frame: @MainActor (UIViewController, _ isFinal: Bool) -> CGRect
  private var completion: ((Bool) -> Void)?
  private var alongside: (() -> Void)?
  /// Follows the finger, too.
  weak var coordinator: TransitionCoordinator?
  private var animator: (any UIViewControllerAnimatedTransitioning)?
  private(set) var isInteractive = false
  private(set) var transitionWasCancelled = false

  /// Of the view of the presenter only where that goes and comes back.
  init?(_ presented: UIViewController, isPresenting: Bool) {
    guard let presentation = presented.presentation, let container = presentation.container,
      let presenter = presented.presenting
    else { return nil }
    containerView = container
    presentationStyle = presented.modalPresentationStyle
    let other = presentation.shouldRemovePresentersView ? presenter.view : nil
    (from, to) = isPresenting ? (presenter, presented) : (presented, presenter)
    views = isPresenting ? (other, presented.view) : (presented.view, other)
    frame = { [weak presentation] controller, isFinal in
      guard controller === presented else { return presenter.viewIfLoaded?.frame ?? .zero }
      guard isFinal == isPresenting else { return .zero }
      return isFinal
        ? presentation?.frameOfPresentedViewInContainerView ?? .zero : presented.view.frame
    }
    super.init()
  }

  /// Of a container's children: one in the place of another.
  init(in container: UIView, from old: UIViewController, to new: UIViewController) {
    containerView = container
    presentationStyle = .none
    (from, to) = (old, new)
    views = (old.viewIfLoaded, new.view)
    let (start, end) = (old.viewIfLoaded?.frame ?? .zero, new.view.frame)
    frame = { $1 ? ($0 === new ? end : .zero) : ($0 === old ? start : .zero) }
    super.init()
  }

  /// Lets an animator make its changes. What it animates has ended when everything has.
  func run(_ animator: any UIViewControllerAnimatedTransitioning) {
    completion = { animator.animationEnded($0) }
    animator.animateTransition(using: self)
  }

  /// Lets somebody's finger say how far an animator has come.
  ///
  /// - Parameters:
  ///   - animator: Whose animations follow the finger.
  ///   - interaction: The finger.
  ///   - alongside: Makes further changes, that follow it, too.
  ///   - end: Told once, whether the transition has come to its end, or was taken back.
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

  /// How long the animator takes.
  var duration: TimeInterval { animator?.transitionDuration(using: self) ?? 0 }

  /// Lets the animator make its changes, and keeps their animations where they begin.
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
    coordinator?.letGo(isCancelled: false)
  }
  func cancelInteractiveTransition() {
    (isInteractive, transitionWasCancelled) = (false, true)
    coordinator?.letGo(isCancelled: true)
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
