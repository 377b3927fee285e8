import Foundation

/// Runs blocks alongside a transition: a change of a window's size or traits, or of the controllers in
/// it. The animations run at once, in the order in which they were added; the completions run at the end.
final class TransitionCoordinator: NSObject, UIViewControllerTransitionCoordinator {
  typealias Closure = (any UIViewControllerTransitionCoordinatorContext) -> Void

  /// The duration of a rotation, or else of the animator.
  private(set) var transitionDuration: TimeInterval = 0.3
  /// Weak, so that work waiting for the end of the transition retains neither the window nor settings of
  /// the device.
  private weak var window: UIWindow?
  private weak var container: UIView?
  /// The container of the animator, or else the window.
  var containerView: UIView { container ?? window ?? UIView() }
  /// The controllers of the transition; nil stands for the root.
  private(set) weak var from: UIViewController?
  private(set) weak var to: UIViewController?
  /// The app's replacements for UIKit's animation, and the controller of the interaction.
  let animator: (any UIViewControllerAnimatedTransitioning)?
  let interaction: (any UIViewControllerInteractiveTransitioning)?
  /// Restores the previous state after an interactive transition is cancelled.
  var rollBack: (() -> Void)?
  let targetTransform: CGAffineTransform
  let isAnimated = true
  let presentationStyle: UIModalPresentationStyle
  var initiallyInteractive: Bool { interaction != nil }
  let isInterruptible = false
  private(set) var isInteractive = false
  /// True from the beginning of an interactive transition until its end, including the time after the
  /// finger has let go.
  private(set) var isTransitioningInteractively = false
  private(set) var isCancelled = false
  let completionVelocity: CGFloat = 1
  let completionCurve = UIView.AnimationCurve.easeInOut
  private(set) var percentComplete: CGFloat = 0
  private var animations: [Closure] = []
  private var completions: [Closure] = []
  private var hasRun = false
  /// Whether the exchange of controllers is still to begin.
  var isWaiting: Bool { to != nil && !hasRun }

  init(in window: UIWindow, targetTransform: CGAffineTransform) {
    self.window = window
    self.targetTransform = targetTransform
    presentationStyle = .none
    (animator, interaction) = (nil, nil)
  }

  /// - Parameters:
  ///   - window: The window of the transition.
  ///   - from: The controller that disappears or is covered.
  ///   - to: The controller that appears or is uncovered.
  ///   - style: The presentation style.
  ///   - animator: The app's animator.
  ///   - interaction: The interaction controller; ignored unless it wants an interactive start.
  init(
    in window: UIWindow, from: UIViewController, to: UIViewController,
    style: UIModalPresentationStyle = .none,
    animator: (any UIViewControllerAnimatedTransitioning)?,
    interaction: (any UIViewControllerInteractiveTransitioning)? = nil
  ) {
    self.window = window
    (self.from, self.to) = (from, to)
    (presentationStyle, targetTransform) = (style, .identity)
    self.animator = animator
    self.interaction = interaction?.wantsInteractiveStart == true ? interaction : nil
    super.init()
    isInteractive = initiallyInteractive
    if let animator { transitionDuration = animator.transitionDuration(using: nil) }
  }

  func viewController(
    forKey key: UITransitionContextViewControllerKey
  ) -> UIViewController? {
    switch key {
    case .from: from ?? window?.rootViewController
    case .to: to ?? window?.rootViewController
    default: nil
    }
  }

  func view(forKey key: UITransitionContextViewKey) -> UIView? {
    switch key {
    case .from: from?.viewIfLoaded
    case .to: to?.viewIfLoaded
    default: nil
    }
  }

  @discardableResult
  func animate(alongsideTransition animation: Closure?, completion: Closure?) -> Bool {
    if let animation { animations.append(animation) }
    if let completion { completions.append(completion) }
    if hasRun { runAlongside() }
    return true
  }

  func animateAlongsideTransition(
    in view: UIView?, animation: Closure?, completion: Closure?
  ) -> Bool {
    animate(alongsideTransition: animation, completion: completion)
  }

  /// Calls the handler when the finger lets go.
  func notifyWhenInteractionChanges(_ handler: @escaping Closure) {
    if isInteractive { interactionChanges.append(handler) }
  }
  private var interactionChanges: [Closure] = []

  /// Changes the window, runs the animations alongside and lays out. The transition ends on the next turn
  /// of the run loop.
  func run(_ change: () -> Void, completion: @escaping () -> Void) {
    Headless.Animation(duration: transitionDuration).perform(
      {
        change()
        runAnimations()
        window?.layoutIfNeeded()
      },
      completion: { _ in
        completion()
        self.finish()
      })
  }

  /// Runs the animations alongside; those added later run at once.
  private func runAlongside() {
    hasRun = true
    guard !animations.isEmpty else { return }
    Headless.Animation(duration: transitionDuration).perform(runAnimations, completion: nil)
  }

  private func runAnimations() {
    while !animations.isEmpty {
      let animation = animations.removeFirst()
      animation(self)
    }
  }

  /// Runs the animator, if there is one, and the animations alongside.
  ///
  /// - Parameters:
  ///   - context: The context for the animator.
  ///   - end: Called with whether the transition completed: at once, unless it is interactive.
  func animate(_ context: @autoclosure () -> TransitionContext?, end: @escaping (Bool) -> Void) {
    guard let animator, let context = context() else {
      runAlongside()
      return end(true)
    }
    container = context.containerView
    guard let interaction else {
      context.run(animator)
      runAlongside()
      return end(true)
    }
    context.coordinator = self
    isTransitioningInteractively = true
    context.run(animator, by: interaction, alongside: runAlongside) { didComplete in
      self.isTransitioningInteractively = false
      self.endInteraction(isCancelled: !didComplete)
      end(didComplete)
      self.window?.setNeedsLayout()
    }
  }

  /// Updates the progress of an interactive transition.
  func follow(_ percentComplete: CGFloat) { self.percentComplete = percentComplete }

  /// Takes over the blocks of a coordinator whose transition does not happen.
  func takeOver(from other: TransitionCoordinator?) {
    guard let other else { return }
    animations += other.animations
    completions += other.completions
    (other.animations, other.completions) = ([], [])
  }

  /// Ends the interactive part; the rest of the transition runs by itself.
  func endInteraction(isCancelled: Bool) {
    guard isInteractive else { return }
    (isInteractive, self.isCancelled) = (false, isCancelled)
    let changes = interactionChanges
    interactionChanges = []
    for change in changes { change(self) }
  }

  /// Ends the transition and runs the completions.
  func finish() {
    percentComplete = isCancelled ? 0 : 1
    rollBack = nil
    let completions = completions
    self.completions = []
    for completion in completions { completion(self) }
  }
}

extension UIViewController {
  /// Makes the coordinator available to the app.
  func begin(_ coordinator: TransitionCoordinator) { self.coordinator = coordinator }

  /// Removes a coordinator after the end of its transition, whether it was for a presentation, a rotation
  /// or children.
  func end(_ coordinator: TransitionCoordinator?) {
    if self.coordinator === coordinator { self.coordinator = nil }
    if exchangeCoordinator === coordinator { exchangeCoordinator = nil }
  }
}

extension UIViewController {
  /// Tells the children with loaded views their new size.
  func passOn(_ size: CGSize, _ coordinator: any UIViewControllerTransitionCoordinator) {
    for child in storedChildren where child.isViewLoaded {
      let childSize = self.size(forChildContentContainer: child, withParentContainerSize: size)
      guard childSize != child.view.bounds.size else { continue }
      child.viewWillTransition(to: childSize, with: coordinator)
    }
    presented?.presentation?.viewWillTransition(to: size, with: coordinator)
  }

  /// Tells the children their new traits, with the overrides for each. A child whose traits stay the same
  /// is not told.
  func passOn(
    _ traits: UITraitCollection, _ coordinator: any UIViewControllerTransitionCoordinator
  ) {
    for child in storedChildren {
      let values = traits.values.overridden(by: child.imposedTraits)
      guard values != child.traitCollection.values else { continue }
      child.willTransition(to: UITraitCollection(values), with: coordinator)
    }
    presented?.presentation?.willTransition(to: traits, with: coordinator)
  }
}
