import Foundation
import Testing

@testable import HeadlessUIKit

/// What is visible between the start and the end of an animation, without any time passing.
@MainActor
struct AnimationFrameTests {
  private let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))

  private func xs(_ times: [TimeInterval]) -> [CGFloat] {
    times.map { Headless.Animation.appearance(of: view, after: $0).frame.minX }
  }

  @Test func linearAnimationMovesEvenly() {
    UIView.animate(withDuration: 2, delay: 1, options: .curveLinear) {
      view.frame = CGRect(x: 100, y: 40, width: 30, height: 20)
    }
    #expect(xs([-1, 0, 1, 1.5, 2, 3, 9]) == [0, 0, 0, 25, 50, 100, 100])
    let half = Headless.Animation.appearance(of: view, after: 2)
    #expect(half.frame == CGRect(x: 50, y: 20, width: 20, height: 15))
    #expect(Headless.Animation.last?.end == 3)
    #expect(view.frame.minX == 100)
  }

  @Test func curvesEaseAsNamed() throws {
    let progress = try [UIView.AnimationOptions.curveEaseIn, .curveEaseOut, .curveEaseInOut].map {
      UIView.animate(withDuration: 1, delay: 0, options: $0) { view.center.x += 10 }
      let animation = try #require(Headless.Animation.last)
      return [0.25, 0.5, 0.75].map { animation.progress(after: $0) }
    }
    // The control points are (0.42, 0) and (1, 1); (0, 0) and (0.58, 1); (0.42, 0) and (0.58, 1).
    let expected: [[CGFloat]] = [
      [0.0935, 0.3154, 0.6219], [0.3781, 0.6846, 0.9065], [0.1292, 0.5, 0.8708],
    ]
    for (own, other) in zip(progress.joined(), expected.joined()) {
      #expect(abs(own - other) < 0.0001, "\(progress)")
    }
  }

  @Test func customCurveFollowsItsControlPoints() throws {
    let animator = UIViewPropertyAnimator(
      duration: 1, controlPoint1: CGPoint(x: 0, y: 1), controlPoint2: CGPoint(x: 1, y: 0)
    ) { view.center.x += 10 }
    animator.startAnimation()
    let animation = try #require(Headless.Animation.last)
    // With x = 3 p² − 2 p³ and y = 3 p − 6 p² + 4 p³ at p = 1/4: 5/32 and 7/16.
    #expect(abs(animation.progress(after: 5.0 / 32) - 7.0 / 16) < 0.0001)
    #expect(abs(animation.progress(after: 0.5) - 0.5) < 0.0001)
  }

  /// Each spring solves `x'' = frequency² (1 − x) − 2 damping frequency x'`.
  @Test(arguments: [0.2, 0.5, 0.8, 0.99, 1], [0, 3])
  func springsObeyTheirEquation(damping: Double, velocity: Double) {
    let spring = SpringCurve(damping: damping, velocity: velocity, period: 0.5)
    let (step, frequency) = (1e-4, 4 * Double.pi)
    for time in stride(from: 0.05, to: 1.5, by: 0.1) {
      let (past, now) = (spring.value(at: time - step), spring.value(at: time))
      let next = spring.value(at: time + step)
      let (speed, force) = ((next - past) / (2 * step), (next - 2 * now + past) / (step * step))
      let balance =
        frequency * frequency * (1 - now) - 2 * damping * frequency * speed - force
      #expect(abs(balance) < 0.05, "at \(time)")
    }
    #expect(spring.value(at: 0) == 0)
    #expect(abs(spring.value(at: step) / step - velocity) < 0.05)
    #expect(abs(spring.value(at: spring.restingTime) - 1) < 0.02)
  }

  @Test func springOvershootsUnlessDampedAndRestsAtTheEnd() throws {
    for damping in [0.4, 0.7, 1] as [CGFloat] {
      UIView.animate(
        withDuration: 1, delay: 0, usingSpringWithDamping: damping, initialSpringVelocity: 0
      ) { view.center.x += 100 }
      let animation = try #require(Headless.Animation.last)
      let highest =
        stride(from: 0, through: 1, by: 0.01)
        .map { animation.progress(after: $0) }.max() ?? 0
      #expect((highest > 1.001) == (damping < 1))
      #expect(abs(animation.progress(after: 0.999) - 1) < 0.002)
      #expect(animation.progress(after: 1) == 1)
    }
  }

  @Test func bouncingSpringRestsLongAfterItsDuration() throws {
    UIView.animate(springDuration: 1, bounce: 0.5) { view.center.x += 100 }
    let animation = try #require(Headless.Animation.last)
    #expect(animation.end > 2)
    #expect(animation.progress(after: 0.5) > 1)
    #expect(animation.progress(after: animation.end) == 1)
  }

  @Test func repetitionsReverseIfAsked() {
    UIView.animate(withDuration: 1, delay: 0, options: [.repeat, .autoreverse, .curveLinear]) {
      view.frame.origin.x = 100
    }
    #expect(xs([0.25, 1, 1.25, 2.25, 101.5]) == [25, 100, 75, 25, 50])
    #expect(Headless.Animation.last?.end == .infinity)
    view.frame.origin.x = 0
    UIView.animate(withDuration: 1, delay: 0, options: [.repeat, .curveLinear]) {
      UIView.modifyAnimations(withRepeatCount: 2, autoreverses: false) {
        view.frame.origin.x = 100
      }
    }
    #expect(xs([0.25, 1.25, 2]) == [25, 25, 100])
  }

  @Test func keyframesHaveTheirOwnTimes() {
    UIView.animateKeyframes(withDuration: 4, delay: 0) {
      UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.5) {
        view.frame.origin.x = 100
      }
      UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.25) {
        view.frame.origin.x = 40
        view.alpha = 0
      }
    }
    #expect(xs([0, 1, 2, 2.5, 3, 4]) == [0, 50, 100, 70, 40, 40])
    let alphas = [0, 2, 2.5, 4].map { Headless.Animation.appearance(of: view, after: $0).alpha }
    #expect(alphas == [1, 1, 0.5, 0])
  }

  @Test(arguments: [false, true])
  func keyframesRepeatWithEachRun(goesBack: Bool) {
    UIView.animateKeyframes(
      withDuration: 4, delay: 1, options: goesBack ? [.repeat, .autoreverse] : .repeat
    ) {
      UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.5) {
        view.frame.origin.x = 100
      }
      UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) {
        view.frame.origin.x = 40
      }
    }
    #expect(xs([0, 2, 3, 4]) == [0, 50, 100, 70])
    #expect(xs([6, 7, 8]) == (goesBack ? [70, 100, 50] : [50, 100, 70]))
    #expect(xs([10, 11, 12]) == [50, 100, 70])
  }

  @Test func autoreversedKeyframesEndAtTheirLastValue() {
    UIView.animateKeyframes(withDuration: 2, delay: 0, options: .autoreverse) {
      UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.5) {
        view.frame.origin.x = 100
      }
    }
    #expect(xs([0.5, 1, 2, 3, 3.5, 4]) == [50, 100, 100, 100, 50, 100])
  }

  @Test func innerAnimationCanHaveItsOwnDuration() {
    UIView.animate(withDuration: 4, delay: 0, options: .curveLinear) {
      view.alpha = 0
      UIView.animate(withDuration: 1, delay: 0, options: .overrideInheritedDuration) {
        view.frame.origin.x = 100
      }
    }
    #expect(xs([0, 0.5, 1]) == [0, 50, 100])
    #expect(Headless.Animation.appearance(of: view, after: 1).alpha == 0.75)
  }

  /// The option, and whether the inner animation follows the curve and duration of the outer one.
  @Test(
    arguments: [
      ([], true), (.overrideInheritedOptions, false), (.overrideInheritedDuration, false),
    ] as [(UIView.AnimationOptions, Bool)])
  func innerAnimationInheritsTheSpring(option: UIView.AnimationOptions, isSame: Bool) {
    UIView.animate(
      withDuration: 2, delay: 0, usingSpringWithDamping: 0.3, initialSpringVelocity: 4
    ) {
      view.frame.origin.y = 100
      UIView.animate(withDuration: 1, delay: 0, options: option) { view.frame.origin.x = 100 }
    }
    let places = [0.1, 0.3, 0.5].map { Headless.Animation.appearance(of: view, after: $0).frame }
    #expect(places.allSatisfy { $0.minX == $0.minY } == isSame)
    #expect((places.map(\.minX).max() ?? 0 > 100) == (option != .overrideInheritedOptions))
  }

  @Test func innerAnimationInheritsTheCurve() {
    let animator = UIViewPropertyAnimator(
      duration: 1, controlPoint1: CGPoint(x: 0.9, y: 0), controlPoint2: CGPoint(x: 1, y: 0.1))
    animator.addAnimations {
      view.frame.origin.y = 100
      UIView.animate(withDuration: 5) { view.frame.origin.x = 100 }
    }
    animator.startAnimation()
    for time in [0.2, 0.5, 0.9] {
      let frame = Headless.Animation.appearance(of: view, after: time).frame
      #expect(frame.minX == frame.minY && frame.minY > 0)
    }
  }

  @Test func transformAnimationChangesTheFrame() {
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
      view.transform = CGAffineTransform(scaleX: 3, y: 1)
    }
    let half = Headless.Animation.appearance(of: view, after: 0.5)
    #expect(half.frame == CGRect(x: -5, y: 0, width: 20, height: 10))
  }

  @Test func unanimatedChangesApplyAtOnce() {
    let other = UIView()
    UIView.animate(withDuration: 1) {
      UIView.performWithoutAnimation { view.frame.origin.x = 100 }
      other.alpha = 0
    }
    #expect(xs([0, 0.5, 1]) == [100, 100, 100])
  }

  @Test func performWithoutAnimationIsInstantWithinAnimation() {
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
      view.alpha = 0
      view.frame.origin.x = 100
      UIView.performWithoutAnimation {
        view.frame.origin.x = 150
        view.frame.size.width = 20
      }
    }
    #expect(xs([0, 0.5, 1]) == [50, 100, 150], "moved as a whole")
    let half = Headless.Animation.appearance(of: view, after: 0.5)
    #expect(half.bounds.width == 20 && half.alpha == 0.5)
  }
}
