import Foundation

/// Says how far a transition is, in place of a clock.
@preconcurrency @MainActor
public protocol UIViewControllerInteractiveTransitioning: NSObjectProtocol {
  func startInteractiveTransition(
    _ transitionContext: any UIViewControllerContextTransitioning)
  var completionSpeed: CGFloat { get }
  var completionCurve: UIView.AnimationCurve { get }
  var wantsInteractiveStart: Bool { get }
}

extension UIViewControllerInteractiveTransitioning {
  public var completionSpeed: CGFloat { 1 }
  public var completionCurve: UIView.AnimationCurve { .easeInOut }
  public var wantsInteractiveStart: Bool { true }
}

/// Has the animations of an animator follow a finger: those of `UIView.animate`. What they change has
/// changed from the beginning, as always; by a stage's clock one sees how far they are. When it is
/// cancelled, they go back and the views are as before.
@preconcurrency @MainActor
open class UIPercentDrivenInteractiveTransition: NSObject,
  UIViewControllerInteractiveTransitioning
{
  private var context: TransitionContext?
  private var runs: [AnimationRun] = []

  open private(set) var duration: CGFloat = 0
  open private(set) var percentComplete: CGFloat = 0
  /// How much faster the rest of it goes.
  open var completionSpeed: CGFloat = 1
  /// Stored without effect.
  open var completionCurve = UIView.AnimationCurve.easeInOut
  /// Stored without effect.
  open var timingCurve: (any UITimingCurveProvider)?
  /// Whether it begins with the finger; else it runs to its end by itself.
  open var wantsInteractiveStart = true

  public override init() {
    super.init()
  }

  open func startInteractiveTransition(
    _ transitionContext: any UIViewControllerContextTransitioning
  ) {
    guard let context = transitionContext as? TransitionContext else { return }
    self.context = context
    duration = CGFloat(context.duration)
    percentComplete = 0
    runs = context.animateHeld()
  }

  /// - Parameter percentComplete: How far it is, from 0 to 1.
  open func update(_ percentComplete: CGFloat) {
    guard let context, percentComplete.isFinite else { return }
    self.percentComplete = min(max(percentComplete, 0), 1)
    for run in runs { run.inWorld { run.pause(at: Double(self.percentComplete * duration)) } }
    context.updateInteractiveTransition(self.percentComplete)
  }

  open func pause() { context?.pauseInteractiveTransition() }

  open func finish() {
    context?.finishInteractiveTransition()
    letGo(at: 1)
  }

  open func cancel() {
    context?.cancelInteractiveTransition()
    letGo(at: -1)
  }

  private func letGo(at direction: Double) {
    let speed = completionSpeed.isFinite && completionSpeed > 0 ? Double(completionSpeed) : 1
    for run in runs { run.letGo(at: direction * speed) }
    (context, runs) = (nil, [])
  }
}
