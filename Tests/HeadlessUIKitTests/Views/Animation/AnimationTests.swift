import Foundation
import Testing

@testable import HeadlessUIKit

@MainActor
struct AnimationTests {
  private let view = UIView()

  /// Every way to animate a change.
  enum Form: CaseIterable {
    case short, plain, options, spring, bounce, keyframes, transition, animator, running

    @MainActor
    func animate(_ view: UIView, _ changes: @escaping () -> Void, then done: @escaping () -> Void) {
      switch self {
      case .short: UIView.animate(withDuration: 2, animations: changes) { _ in done() }
      case .plain:
        UIView.animate(withDuration: 2, delay: 0, animations: changes) { _ in done() }
      case .options:
        UIView.animate(withDuration: 2, delay: 0, options: .curveLinear, animations: changes) {
          #expect($0)
          done()
        }
      case .spring:
        UIView.animate(
          withDuration: 2, delay: 0, usingSpringWithDamping: 0.5, initialSpringVelocity: 1,
          animations: changes
        ) { _ in done() }
      case .bounce:
        UIView.animate(springDuration: 2, bounce: 0.3, animations: changes) { _ in done() }
      case .keyframes:
        UIView.animateKeyframes(withDuration: 2, delay: 0, animations: changes) { _ in done() }
      case .transition:
        UIView.transition(with: view, duration: 2, animations: changes) { _ in done() }
      case .animator:
        let animator = UIViewPropertyAnimator(duration: 2, curve: .easeIn, animations: changes)
        animator.addCompletion { _ in done() }
        animator.startAnimation()
      case .running:
        UIViewPropertyAnimator.runningPropertyAnimator(
          withDuration: 2, delay: 0, animations: changes
        ) { _ in done() }
      }
    }
  }

  @Test(arguments: Form.allCases)
  func changesApplyAtOnceAndCompleteOnTheNextTurn(form: Form) {
    var (inherited, isDone) = (0.0, false)
    form.animate(view) {
      view.alpha = 0.5
      inherited = UIView.inheritedAnimationDuration
    } then: {
      isDone = true
    }
    #expect(view.alpha == 0.5 && !isDone)
    #expect(inherited == 2)
    #expect(Headless.Animation.running == nil)
    #expect(Headless.Animation.last?.duration == 2)
    #expect(Headless.Animation.lastViews == [view])
    Headless.runLoop()
    #expect(isDone)
  }

  @Test func animationParametersCanBeRead() {
    Form.spring.animate(view, {}, then: {})
    #expect(Headless.Animation.last?.dampingRatio == 0.5)
    #expect(Headless.Animation.last?.initialVelocity == 1)
    Form.bounce.animate(view, {}, then: {})
    #expect(Headless.Animation.last?.bounce == 0.3)
    for (option, curve) in [
      (UIView.AnimationOptions.curveEaseInOut, UIView.AnimationCurve.easeInOut),
      (.curveEaseIn, .easeIn), (.curveEaseOut, .easeOut), (.curveLinear, .linear),
    ] {
      UIView.animate(withDuration: 1, delay: 3, options: [option, .allowUserInteraction]) {}
      #expect(Headless.Animation.last?.curve == curve)
      #expect(Headless.Animation.last?.delay == 3)
    }
  }

  @Test func layoutInAnimationRecordsMovedViews() {
    let root = makeRoot(100, 100)
    let (moved, still) = (root.adding(Box(10, 10)), root.adding(Box(20, 20)))
    let start = moved.leadingAnchor.constraint(equalTo: root.leadingAnchor).activated()
    still.leadingAnchor.constraint(equalTo: root.leadingAnchor).activated()
    root.layoutIfNeeded()
    start.constant = 30
    UIView.animate(withDuration: 1) { root.layoutIfNeeded() }
    #expect(moved.frame.minX == 30)
    #expect(Headless.Animation.lastViews == [moved])
    UIView.animate(withDuration: 1) {
      UIView.performWithoutAnimation { moved.alpha = 0 }
      still.backgroundColor = .red
      still.transform = CGAffineTransform(scaleX: 2, y: 2)
    }
    #expect(Headless.Animation.lastViews == [still])
  }

  @Test func innerAnimationInheritsDurationAndCurve() {
    var durations: [TimeInterval] = []
    var curves: [UIView.AnimationCurve?] = []
    func inner(_ options: UIView.AnimationOptions) {
      UIView.animate(withDuration: 1, delay: 0, options: options) {
        durations.append(UIView.inheritedAnimationDuration)
        curves.append(Headless.Animation.running?.curve)
      }
    }
    UIView.animate(withDuration: 5, delay: 0, options: .curveEaseOut) {
      inner(.curveLinear)
      inner([.curveLinear, .overrideInheritedDuration])
      inner([.curveLinear, .overrideInheritedCurve])
      #expect(UIView.inheritedAnimationDuration == 5)
    }
    #expect(durations == [5, 1, 5])
    #expect(curves == [.easeOut, .easeOut, .linear])
    #expect(Headless.Animation.last?.duration == 5)
  }

  @Test func keyframesRunInCallOrderAndCanBeRead() {
    var order: [Int] = []
    UIView.animateKeyframes(withDuration: 4, delay: 1, options: [.calculationModeCubic, .repeat]) {
      UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) { order.append(1) }
      UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.25) { order.append(2) }
    }
    #expect(order == [1, 2])
    #expect(
      Headless.Animation.last?.keyframes == [
        .init(start: 0.5, duration: 0.5), .init(start: 0, duration: 0.25),
      ])
    #expect(Headless.Animation.last?.options == .repeat)
    let messages = collectingLog {
      UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 1) { order.append(3) }
    }
    #expect(order == [1, 2, 3])
    #expect(messages.count == 1)
  }

  @Test func endlessAnimationDoesNotComplete() {
    var completed = 0
    UIView.animate(withDuration: 1, delay: 0, options: .repeat) {
    } completion: { _ in
      completed += 1
    }
    UIView.animate(withDuration: 1, delay: 0, options: .repeat) {
      UIView.modifyAnimations(withRepeatCount: 3, autoreverses: true) { view.alpha = 0.25 }
    } completion: { _ in
      completed += 10
    }
    #expect(Headless.Animation.last?.repeatCount == 3)
    #expect(Headless.Animation.last?.autoreverses == true)
    #expect(view.alpha == 0.25)
    Headless.runLoop()
    #expect(completed == 10)
    #expect(
      collectingLog {
        UIView.modifyAnimations(withRepeatCount: 2, autoreverses: false) {}
      }.count == 1)
  }

  @Test func transitionsReplaceAndRemoveViews() {
    let root = makeRoot(100, 100)
    let (old, new) = (UIView(), UIView())
    root.addSubview(old)
    UIView.transition(from: old, to: new, duration: 1)
    #expect(root.subviews == [new])
    UIView.transition(from: new, to: old, duration: 1, options: .showHideTransitionViews)
    #expect(new.isHidden && !old.isHidden)
    var isDone = false
    UIView.perform(.delete, on: [new], animations: { root.alpha = 0.5 }) { isDone = $0 }
    #expect(root.subviews.isEmpty && root.alpha == 0.5)
    Headless.runLoop()
    #expect(isDone)
  }

  @Test func disabledAnimationsStillChangeAndComplete() {
    var isDone = false
    UIView.setAnimationsEnabled(false)
    defer { UIView.setAnimationsEnabled(true) }
    UIView.animate(withDuration: 1) {
      view.alpha = 0
      #expect(UIView.inheritedAnimationDuration == 0)
    } completion: {
      isDone = $0
    }
    #expect(view.alpha == 0)
    #expect(Headless.Animation.lastViews.isEmpty)
    Headless.runLoop()
    #expect(isDone)
  }
}
