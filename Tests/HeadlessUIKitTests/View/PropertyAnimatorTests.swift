import Foundation
import Testing

@testable import HeadlessUIKit

@MainActor
@Suite struct PropertyAnimatorTests {
  @Test func changesHappenAtOnceAndCompletionsOnTheNextTurn() {
    let view = UIView()
    var ended: [UIViewAnimatingPosition] = []
    let animator = UIViewPropertyAnimator(duration: 2, dampingRatio: 0.5) { view.alpha = 0.5 }
    animator.addAnimations { view.isHidden = true }
    animator.addCompletion { ended.append($0) }
    #expect(view.alpha == 1 && animator.state == .inactive)

    animator.startAnimation(afterDelay: 1)
    #expect(view.alpha == 0.5 && view.isHidden && animator.isRunning)
    #expect(Headless.Animation.last?.duration == 2)
    #expect(Headless.Animation.last?.dampingRatio == 0.5)
    #expect(ended == [])
    Headless.runLoop()
    #expect(ended == [.end] && animator.state == .inactive)
  }

  @Test func aStoppedAnimatorEndsWhereItIsTold() {
    var ended: [UIViewAnimatingPosition] = []
    let animator = UIViewPropertyAnimator(duration: 1, curve: .linear)
    animator.addCompletion { ended.append($0) }
    animator.startAnimation()
    animator.stopAnimation(false)
    #expect(animator.state == .stopped)
    animator.finishAnimation(at: .current)
    Headless.runLoop()
    #expect(ended == [.current])
  }

  @Test func aRunningAnimatorHasStarted() {
    let view = UIView()
    UIViewPropertyAnimator.runningPropertyAnimator(withDuration: 1, delay: 0) { view.alpha = 0 }
    #expect(view.alpha == 0)
    UIView.animate(springDuration: 1, bounce: 0.3) { view.alpha = 1 }
    #expect(Headless.Animation.last?.dampingRatio == 0.7)
  }
}
