import Foundation

/// Runs what goes alongside a transition: a change of a window's size or traits, or of the controllers in
/// it. The animations run at once, in the order in which they came, the completions when it is over.
final class TransitionCoordinator: NSObject, UIViewControllerTransitionCoordinator {
  typealias Closure = (any UIViewControllerTransitionCoordinatorContext) -> Void

  /// As long as turning a screen takes, unless an animator says how long it is.
  private(set) var transitionDuration: TimeInterval = 0.3
  /// What waits for the end of the transition keeps no window that is let go of meanwhile, and with it no
  /// setting of the device.
  private weak var window: UIWindow?
  private weak var container: UIView?
  /// Where an animator works, else the window.
  var containerView: UIView { container ?? window ?? UIView() }
  /// Those between whom it is, of which nil stands for the root.
  private(set) weak var from: UIViewController?
  private(set) weak var to: UIViewController?
  /// Whom an app has sent in place of what UIKit does, and whose finger leads.
  let animator: (any UIViewControllerAnimatedTransitioning)?
  let interaction: (any UIViewControllerInteractiveTransitioning)?
  /// Undoes what has begun, when a finger lets go of it too early.
  var takeBack: (() -> Void)?
  let targetTransform: CGAffineTransform
  let isAnimated = true
  let presentationStyle: UIModalPresentationStyle
  var initiallyInteractive: Bool { interaction != nil }
  let isInterruptible = false
  private(set) var isInteractive = false
  /// From the time at which a finger begins to lead it until what it has let go of is over.
  private(set) var isLed = false
  private(set) var isCancelled = false
  let completionVelocity: CGFloat = 1
  let completionCurve = UIView.AnimationCurve.easeInOut
  private(set) var percentComplete: CGFloat = 0
  private var animations: [Closure] = []
  private var completions: [Closure] = []
  private var hasRun = false
  /// Whether controllers are about to change, and have not begun to.
  var isWaiting: Bool { to != nil && !hasRun }

  init(in window: UIWindow, targetTransform: CGAffineTransform) {
    self.window = window
    self.targetTransform = targetTransform
    presentationStyle = .none
    (animator, interaction) = (nil, nil)
  }

  /// - Parameters:
  ///   - window: Where it happens.
  ///   - from: Who goes, or is covered.
  ///   - to: Who comes, or is uncovered.
  ///   - style: How one of them is presented.
  ///   - animator: Whom the app has sent for it.
  ///   - interaction: Whose finger leads the animator, if it wants to from the start.
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

  /// Tells when a finger lets go.
  func notifyWhenInteractionChanges(_ handler: @escaping Closure) {
    if isInteractive { interactionChanges.append(handler) }
  }
  private var interactionChanges: [Closure] = []

  /// Changes the window, then runs what goes alongside and lays out. It is over on the next turn of the
  /// run loop.
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

  /// Runs what goes alongside, and from now on whatever is said at once.
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

  /// Lets the animator make its changes, if there is one, and whoever goes alongside.
  ///
  /// - Parameters:
  ///   - context: What the animator is told.
  ///   - end: Told whether it has come to its end: at once, unless a finger leads it.
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
    isLed = true
    context.run(animator, by: interaction, alongside: runAlongside) { didComplete in
      self.isLed = false
      self.letGo(isCancelled: !didComplete)
      end(didComplete)
      self.window?.setNeedsLayout()
    }
  }

  /// How far a finger has come.
  func follow(_ percentComplete: CGFloat) { self.percentComplete = percentComplete }

  /// Goes on with what another was asked for, which does not happen.
  func takeOver(from other: TransitionCoordinator?) {
    guard let other else { return }
    animations += other.animations
    completions += other.completions
    (other.animations, other.completions) = ([], [])
  }

  /// The finger is lifted; what it has led goes on by itself.
  func letGo(isCancelled: Bool) {
    guard isInteractive else { return }
    (isInteractive, self.isCancelled) = (false, isCancelled)
    let changes = interactionChanges
    interactionChanges = []
    for change in changes { change(self) }
  }

  /// It is over.
  func finish() {
    percentComplete = isCancelled ? 0 : 1
    takeBack = nil
    let completions = completions
    self.completions = []
    for completion in completions { completion(self) }
  }
}

extension UIViewController {
  /// From now on there is something to go alongside with.
  func begin(_ coordinator: TransitionCoordinator) { self.coordinator = coordinator }

  /// It is over, in whichever place it was: that of what is presented or turned, or that of children.
  func end(_ coordinator: TransitionCoordinator?) {
    if self.coordinator === coordinator { self.coordinator = nil }
    if exchangeCoordinator === coordinator { exchangeCoordinator = nil }
  }
}

extension UIViewController {
  /// The children whose views are loaded hear of the size that they will have.
  func passOn(_ size: CGSize, _ coordinator: any UIViewControllerTransitionCoordinator) {
    for child in storedChildren where child.isViewLoaded {
      let childSize = self.size(forChildContentContainer: child, withParentContainerSize: size)
      guard childSize != child.view.bounds.size else { continue }
      child.viewWillTransition(to: childSize, with: coordinator)
    }
    presented?.presentation?.viewWillTransition(to: size, with: coordinator)
  }

  /// The children hear of the traits that they will have, unless they are imposed on them.
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
