import Foundation
import Testing

@testable import HeadlessUIKit

@MainActor
struct PropertyAnimatorTests {
  private let view = UIView()

  private func makeAnimator() -> (UIViewPropertyAnimator, Hearing) {
    let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { [view] in view.alpha = 0 }
    let hearing = Hearing()
    animator.addCompletion { hearing.positions.append($0) }
    return (animator, hearing)
  }

  private final class Hearing {
    var positions: [UIViewAnimatingPosition] = []
  }

  @Test func animatorDoesNothingBeforeItStarts() {
    let (animator, hearing) = makeAnimator()
    Headless.runLoop()
    #expect(view.alpha == 1)
    #expect(animator.state == .inactive && !animator.isRunning && hearing.positions.isEmpty)
    animator.startAnimation(afterDelay: 2)
    #expect(view.alpha == 0)
    #expect(animator.state == .active && animator.isRunning && animator.delay == 2)
    #expect(Headless.Animation.last?.curve == .linear)
    #expect(Headless.Animation.last?.delay == 2)
    Headless.runLoop()
    #expect(hearing.positions == [.end])
    #expect(animator.state == .inactive && !animator.isRunning)
  }

  @Test func pausedAnimatorEndsWhenContinued() {
    let (animator, hearing) = makeAnimator()
    animator.startAnimation()
    animator.pauseAnimation()
    animator.fractionComplete = 0.4
    Headless.runLoop()
    #expect(animator.state == .active && !animator.isRunning)
    #expect(animator.fractionComplete == 0.4 && hearing.positions.isEmpty)
    animator.isReversed = true
    animator.continueAnimation(withTimingParameters: nil, durationFactor: 0)
    #expect(animator.isRunning)
    Headless.runLoop()
    #expect(hearing.positions == [.start])
  }

  @Test func settingFractionStartsAndPauses() {
    let (animator, _) = makeAnimator()
    animator.fractionComplete = 3
    #expect(animator.fractionComplete == 1)
    #expect(animator.state == .active && !animator.isRunning && view.alpha == 0)
  }

  @Test func stoppedAnimatorWaitsForFinish() {
    let (animator, hearing) = makeAnimator()
    animator.startAnimation()
    animator.stopAnimation(false)
    #expect(animator.state == .stopped)
    Headless.runLoop()
    #expect(hearing.positions.isEmpty)
    let messages = collectingLog {
      animator.startAnimation()
      animator.pauseAnimation()
      animator.addAnimations {}
      animator.fractionComplete = 1
    }
    #expect(messages.count == 4)
    animator.finishAnimation(at: .current)
    #expect(hearing.positions == [.current])
    #expect(animator.state == .inactive)
    #expect(collectingLog { animator.finishAnimation(at: .end) }.count == 1)
  }

  @Test func stoppingWithoutFinishingDoesNotComplete() {
    let (animator, hearing) = makeAnimator()
    animator.startAnimation()
    animator.stopAnimation(true)
    Headless.runLoop()
    #expect(animator.state == .inactive && hearing.positions.isEmpty)
  }

  @Test func animatorPausingOnCompletionWaits() {
    let (animator, hearing) = makeAnimator()
    animator.pausesOnCompletion = true
    animator.startAnimation()
    Headless.runLoop()
    #expect(animator.state == .active && !animator.isRunning && hearing.positions.isEmpty)
    #expect(animator.fractionComplete == 1)
    animator.stopAnimation(false)
    animator.finishAnimation(at: .end)
    #expect(hearing.positions == [.end])
  }

  @Test func changesAddedWhileRunningApplyAtOnce() {
    let (animator, _) = makeAnimator()
    let other = UIView()
    animator.addAnimations({ other.alpha = 0.5 }, delayFactor: 0.5)
    #expect(other.alpha == 1)
    animator.startAnimation()
    #expect(other.alpha == 0.5)
    #expect(Headless.Animation.lastViews == [view, other])
    animator.addAnimations { other.alpha = 0.25 }
    #expect(other.alpha == 0.25)
  }

  @Test func timingParametersCanBeRead() {
    let spring = UIViewPropertyAnimator(duration: 1, dampingRatio: 0.7) {}
    #expect(spring.timingParameters?.timingCurveType == .spring)
    spring.startAnimation()
    #expect(Headless.Animation.last?.dampingRatio == 0.7)
    let points = [CGPoint(x: 0.1, y: 0.2), CGPoint(x: 0.8, y: 0.9)]
    let cubic = UIViewPropertyAnimator(
      duration: 1, controlPoint1: points[0], controlPoint2: points[1])
    #expect(cubic.timingParameters?.timingCurveType == .cubic)
    cubic.startAnimation()
    #expect(Headless.Animation.last?.controlPoints == points)
    let builtin = UICubicTimingParameters(animationCurve: .easeOut)
    #expect(builtin.timingCurveType == .builtin)
    #expect(builtin.controlPoint1 == .zero && builtin.controlPoint2 == CGPoint(x: 0.58, y: 1))
    let physical = UISpringTimingParameters(
      mass: 1, stiffness: 100, damping: 10, initialVelocity: CGVector(dx: 2, dy: 0))
    UIViewPropertyAnimator(duration: 1, timingParameters: physical).startAnimation()
    #expect(Headless.Animation.last?.dampingRatio == 0.5)
    #expect(Headless.Animation.last?.initialVelocity == 2)
  }
}
