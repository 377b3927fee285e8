import Foundation

/// Controls the progress of a transition in place of a clock.
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

/// Lets the `UIView.animate` animations of an animator follow a finger. As always, the animated
/// properties have their final values from the beginning; the clock of a stage shows the progress.
/// When the transition is cancelled, the animations run back and the views are as before.
@preconcurrency @MainActor
open class UIPercentDrivenInteractiveTransition: NSObject,
  UIViewControllerInteractiveTransitioning
{
  private var context: TransitionContext?
  private var runs: [AnimationRun] = []

  open private(set) var duration: CGFloat = 0
  open private(set) var percentComplete: CGFloat = 0
  /// The factor by which the rest of the transition is faster.
  open var completionSpeed: CGFloat = 1
  /// Stored without effect.
  open var completionCurve = UIView.AnimationCurve.easeInOut
  /// Stored without effect.
  open var timingCurve: (any UITimingCurveProvider)?
  /// Whether the transition begins interactively; otherwise it runs to its end by itself.
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

  /// - Parameter percentComplete: The progress, from 0 to 1.
  open func update(_ percentComplete: CGFloat) {
    guard let context, percentComplete.isFinite else { return }
    self.percentComplete = min(max(percentComplete, 0), 1)
    for run in runs { run.inWorld { run.pause(at: Double(self.percentComplete * duration)) } }
    context.updateInteractiveTransition(self.percentComplete)
  }

  open func pause() { context?.pauseInteractiveTransition() }

  open func finish() {
    context?.finishInteractiveTransition()
    continueRuns(at: 1)
  }

  open func cancel() {
    context?.cancelInteractiveTransition()
    continueRuns(at: -1)
  }

  private func continueRuns(at direction: Double) {
    let speed = completionSpeed.isFinite && completionSpeed > 0 ? Double(completionSpeed) : 1
    for run in runs { run.resume(at: direction * speed) }
    (context, runs) = (nil, [])
  }
}
