import DeStijl
import LayoutStage
import Testing

/// Property animators driven by a stage's clock.
@MainActor
struct PropertyAnimatorClockTests {
  private let box = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
  private let stage: Stage
  private let animator: UIViewPropertyAnimator

  init() throws {
    let (root, box) = (UIView(), box)
    root.addSubview(box)
    stage = Stage(root)
    animator = UIViewPropertyAnimator(duration: 2, curve: .linear) { box.frame.origin.x = 100 }
    try stage.advance(by: 0)
  }

  private var x: CGFloat { box.layer.presentation()?.frame.minX ?? .nan }

  /// Starts the animator and returns a closure that gives its end positions so far.
  private func begin() -> () -> [UIViewAnimatingPosition] {
    var ends: [UIViewAnimatingPosition] = []
    animator.addCompletion { ends.append($0) }
    stage.run { animator.startAnimation() }
    return { ends }
  }

  @Test func animatorFollowsTheTimeAndEnds() throws {
    let ends = begin()
    try stage.advance(by: 0.5)
    #expect(x == 25 && animator.fractionComplete == 0.25 && animator.isRunning)
    try stage.advance(by: 1.5)
    #expect(x == 100 && ends() == [.end] && animator.state == .inactive)
  }

  @Test func pausedAnimatorStopsAndContinues() throws {
    let ends = begin()
    try stage.advance(by: 0.5)
    animator.pauseAnimation()
    try stage.advance(by: 7)
    #expect(x == 25 && animator.fractionComplete == 0.25 && ends().isEmpty)
    animator.continueAnimation(withTimingParameters: nil, durationFactor: 0)
    try stage.advance(by: 1)
    #expect(x == 75)
    try stage.advance(by: 0.5)
    #expect(x == 100 && ends() == [.end])
  }

  @Test func durationFactorChangesTheTimeOfTheRest() throws {
    let ends = begin()
    try stage.advance(by: 1)
    animator.pauseAnimation()
    animator.continueAnimation(withTimingParameters: nil, durationFactor: 2)
    try stage.advance(by: 2)
    #expect(x == 75 && ends().isEmpty)
    try stage.advance(by: 2)
    #expect(x == 100 && ends() == [.end])
  }

  @Test func animatorCanBeScrubbed() throws {
    _ = begin()
    for fraction in [0.5, 0.1, 0.9] as [CGFloat] {
      animator.fractionComplete = fraction
      #expect(abs(x - 100 * fraction) < 1e-9 && abs(animator.fractionComplete - fraction) < 1e-9)
    }
  }

  @Test func delayedAnimationTakesTheRestOfTheTime() throws {
    animator.addAnimations({ [box] in box.alpha = 0 }, delayFactor: 0.5)
    let ends = begin()
    try stage.advance(by: 1)
    #expect(x == 50 && box.layer.presentation()?.opacity == 1)
    try stage.advance(by: 0.5)
    #expect(x == 75 && box.layer.presentation()?.opacity == 0.5)
    try stage.advance(by: 0.5)
    #expect(x == 100 && box.alpha == 0 && ends() == [.end])
  }

  @Test func animationAddedWhileRunningEndsWithTheAnimator() throws {
    let ends = begin()
    try stage.advance(by: 1)
    stage.run {
      animator.addAnimations { [box] in box.frame.origin.x = 200 }
      animator.addAnimations({ [box] in box.frame.origin.y = 40 }, delayFactor: 0.5)
    }
    #expect(x == 50, "no jump")
    try stage.advance(by: 0.75)
    #expect(x == 87.5 + 75 && box.layer.presentation()?.frame.minY == 20)
    animator.pauseAnimation()
    try stage.advance(by: 5)
    #expect(x == 87.5 + 75)
    animator.fractionComplete = 0.25
    #expect(x == 25 && box.layer.presentation()?.frame.minY == 0)
    animator.continueAnimation(withTimingParameters: nil, durationFactor: 0)
    try stage.advance(by: 1.5)
    #expect(box.frame.origin == CGPoint(x: 200, y: 40) && ends() == [.end])
  }

  @Test func animationAddedWhileRunningReversesWithTheAnimator() throws {
    let ends = begin()
    try stage.advance(by: 1)
    stage.run { animator.addAnimations { [box] in box.frame.origin.x = 200 } }
    try stage.advance(by: 0.5)
    animator.isReversed = true
    try stage.advance(by: 1.5)
    #expect(box.frame.minX == 0 && ends() == [.start])
  }

  @Test func reversedAnimatorEndsAtItsStart() throws {
    let ends = begin()
    try stage.advance(by: 1.5)
    animator.isReversed = true
    try stage.advance(by: 1)
    #expect(x == 25 && ends().isEmpty)
    try stage.advance(by: 0.5)
    #expect(x == 0 && box.frame.minX == 0 && ends() == [.start])
  }

  @Test func stoppedAnimatorLeavesViewsInPlace() throws {
    let ends = begin()
    try stage.advance(by: 0.5)
    animator.stopAnimation(true)
    #expect(x == 25 && box.frame.minX == 25)
    try stage.advance(by: 9)
    #expect(box.frame.minX == 25 && ends().isEmpty)
  }

  @Test(arguments: [(UIViewAnimatingPosition.start, 0), (.current, 25), (.end, 100)])
  func stoppedAnimatorFinishesAtPosition(position: UIViewAnimatingPosition, x: CGFloat) throws {
    let ends = begin()
    try stage.advance(by: 0.5)
    animator.stopAnimation(false)
    animator.finishAnimation(at: position)
    #expect(box.frame.minX == x && self.x == x && ends() == [position])
  }

  @Test(arguments: [0, 5] as [TimeInterval])
  func animatorPausedOnCompletionCanBeReversed(wait: TimeInterval) throws {
    let ends = begin()
    animator.pausesOnCompletion = true
    try stage.advance(by: 2 + wait)
    #expect(x == 100 && ends().isEmpty && animator.state == .active && !animator.isRunning)
    (animator.isReversed, animator.pausesOnCompletion) = (true, false)
    stage.run { animator.startAnimation() }
    #expect(x == 100 && animator.fractionComplete == 0)
    try stage.advance(by: 0.5)
    #expect(x == 75 && animator.fractionComplete == 0.25)
    try stage.advance(by: 1.5)
    #expect(x == 0 && box.frame.minX == 0 && ends() == [.start] && animator.state == .inactive)
  }

  @Test func animatorPausedOnCompletionCanBeScrubbed() throws {
    _ = begin()
    animator.pausesOnCompletion = true
    try stage.advance(by: 9)
    animator.fractionComplete = 0.25
    #expect(x == 25)
    animator.continueAnimation(withTimingParameters: nil, durationFactor: 0)
    try stage.advance(by: 1)
    #expect(x == 75)
  }

  // MARK: Lifetime

  private final class Weak {
    weak var animator: UIViewPropertyAnimator?
    weak var view: UIView?
  }

  /// Starts an animator that nothing else retains.
  private func beginAnother(in stage: Stage) -> Weak {
    let (weak, view) = (Weak(), UIView())
    stage.run {
      stage.view.addSubview(view)
      let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { view.alpha = 0 }
      animator.addCompletion { _ in view.isHidden = true }
      animator.startAnimation()
      (weak.animator, weak.view) = (animator, view)
    }
    return weak
  }

  @Test func animatorIsRetainedUntilItEnds() throws {
    let weak = beginAnother(in: stage)
    try stage.advance(by: 0.9)
    #expect(weak.animator?.isRunning == true && weak.view?.isHidden == false)
    try stage.advance(by: 0.2)
    #expect(weak.animator == nil && weak.view?.isHidden == true)
  }

  @Test func stoppedAnimatorIsReleased() throws {
    let weak = beginAnother(in: stage)
    try stage.advance(by: 0.5)
    weak.animator?.stopAnimation(true)
    #expect(weak.animator == nil && weak.view?.alpha == 0.5)
  }

  @Test func animatorIsReleasedWithItsStage() throws {
    let weak = try {
      let stage = Stage(UIView())
      try stage.advance(by: 0)
      let weak = beginAnother(in: stage)
      try stage.advance(by: 0.5)
      return weak
    }()
    Headless.runLoop()
    #expect(weak.animator == nil && weak.view == nil)
  }

  // MARK: Changes by others meanwhile

  enum Ending: CaseIterable {
    case inItsTime, whereItBegan, stopped, stoppedAndFinished
  }

  private func end(_ ending: Ending) throws {
    switch ending {
    case .inItsTime: break
    case .whereItBegan: animator.isReversed = true
    case .stopped: animator.stopAnimation(true)
    case .stoppedAndFinished:
      animator.stopAnimation(false)
      animator.finishAnimation(at: .end)
    }
    try stage.advance(by: 9)
  }

  @Test(arguments: zip(Ending.allCases, [100, 0, 25, 100] as [CGFloat]))
  func propertiesNotAnimatedAreKept(ending: Ending, x: CGFloat) throws {
    _ = begin()
    try stage.advance(by: 0.5)
    stage.run { (box.center.y, box.alpha, box.transform.tx) = (77, 0.5, 3) }
    try end(ending)
    #expect(box.center == CGPoint(x: x + 5, y: 77) && box.alpha == 0.5 && box.transform.tx == 3)
  }

  @Test(arguments: Ending.allCases)
  func viewTakenOverByAnotherAnimationStaysThere(ending: Ending) throws {
    _ = begin()
    try stage.advance(by: 0.5)
    stage.run { UIView.animate(withDuration: 1) { box.frame.origin.x = 200 } }
    try end(ending)
    #expect(x == 200 && box.frame.minX == 200)
  }

  @Test func changesBetweenStopAndFinishAreKept() throws {
    _ = begin()
    try stage.advance(by: 0.5)
    animator.stopAnimation(false)
    stage.run { (box.center.y, box.alpha) = (77, 0.5) }
    animator.finishAnimation(at: .start)
    #expect(box.center == CGPoint(x: 5, y: 77) && box.alpha == 0.5)
  }

  /// An observer of the change removes the view.
  @Test func viewCanBeRemovedWhileTheAnimatorStops() throws {
    _ = begin()
    try stage.advance(by: 0.5)
    let observation = box.observe(\.center) { [box] _, _ in
      MainActor.assumeIsolated { box.removeFromSuperview() }
    }
    stage.run { animator.stopAnimation(true) }
    #expect(box.superview == nil && box.frame.minX == 25)
    observation.invalidate()
  }
}
