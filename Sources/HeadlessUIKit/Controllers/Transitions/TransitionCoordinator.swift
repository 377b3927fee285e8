import Foundation

/// Runs what goes alongside a change of a window's size or traits: the animations at once, in the
/// order in which they came, the completions on the next turn of the run loop.
final class TransitionCoordinator: NSObject, UIViewControllerTransitionCoordinator {
  typealias Closure = (any UIViewControllerTransitionCoordinatorContext) -> Void

  /// As long as turning a screen takes.
  let transitionDuration: TimeInterval = 0.3
  /// What waits for the end of the transition keeps no window that is let go of meanwhile, and with it no
  /// setting of the device.
  private weak var window: UIWindow?
  var containerView: UIView { window ?? UIView() }
  let targetTransform: CGAffineTransform
  let isAnimated = true
  let presentationStyle = UIModalPresentationStyle.none
  let initiallyInteractive = false
  let isInterruptible = false
  let isInteractive = false
  let isCancelled = false
  let completionVelocity: CGFloat = 1
  let completionCurve = UIView.AnimationCurve.easeInOut
  private(set) var percentComplete: CGFloat = 0
  private var animations: [Closure] = []
  private var completions: [Closure] = []

  init(in window: UIWindow, targetTransform: CGAffineTransform) {
    self.window = window
    self.targetTransform = targetTransform
  }

  func viewController(
    forKey key: UITransitionContextViewControllerKey
  ) -> UIViewController? {
    window?.rootViewController
  }

  func view(forKey key: UITransitionContextViewKey) -> UIView? { nil }

  func animate(alongsideTransition animation: Closure?, completion: Closure?) -> Bool {
    if let animation { animations.append(animation) }
    if let completion { completions.append(completion) }
    return true
  }

  func animateAlongsideTransition(
    in view: UIView?, animation: Closure?, completion: Closure?
  ) -> Bool {
    animate(alongsideTransition: animation, completion: completion)
  }

  /// Nobody drags a window here.
  func notifyWhenInteractionChanges(_ handler: @escaping Closure) {}

  /// Changes the window, then runs what goes alongside and lays out.
  func run(_ change: () -> Void, completion: @escaping () -> Void) {
    Headless.Animation(duration: transitionDuration).perform(
      {
        change()
        while !animations.isEmpty {
          let animation = animations.removeFirst()
          animation(self)
        }
        window?.layoutIfNeeded()
      },
      completion: { _ in
        self.percentComplete = 1
        completion()
        for completion in self.completions { completion(self) }
        self.completions = []
      })
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
