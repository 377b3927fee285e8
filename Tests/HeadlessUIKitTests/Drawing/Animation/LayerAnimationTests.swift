import HeadlessUIKit
import Testing

@MainActor
@Suite(.serialized) struct LayerAnimationTests {
  private final class Listener: NSObject, CAAnimationDelegate {
    var log: [String] = []
    func animationDidStart(_ anim: CAAnimation) { log.append("start") }
    func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {
      log.append("stop \(flag) \(anim.value(forKey: "name") ?? "-")")
    }
  }

  private let listener = Listener()

  private func fade() -> CABasicAnimation {
    let animation = CABasicAnimation(keyPath: "opacity")
    animation.fromValue = 0
    animation.toValue = 1
    animation.duration = 0.3
    animation.timingFunction = CAMediaTimingFunction(name: .easeOut)
    animation.delegate = listener
    animation.setValue("fade", forKey: "name")
    return animation
  }

  @Test func finishedAnimationIsRemovedOnNextTurn() {
    let layer = CALayer()
    layer.add(fade(), forKey: "fade")
    #expect(layer.animationKeys() == ["fade"] && listener.log.isEmpty)
    #expect((layer.animation(forKey: "fade") as? CABasicAnimation)?.keyPath == "opacity")
    Headless.runLoop()
    #expect(listener.log == ["start", "stop true fade"])
    #expect(layer.animationKeys() == nil && layer.opacity == 1)
  }

  @Test func persistentAnimationStaysAfterCompletion() {
    let layer = CALayer()
    let animation = fade()
    animation.isRemovedOnCompletion = false
    animation.fillMode = .forwards
    layer.add(animation, forKey: "fade")
    Headless.runLoop()
    #expect(layer.animationKeys() == ["fade"] && listener.log.count == 2)
  }

  @Test func newTransitionReplacesThePreviousOne() {
    let (layer, first, second) = (CALayer(), CATransition(), CATransition())
    for (number, transition) in [first, second].enumerated() {
      transition.type = .push
      transition.subtype = .fromRight
      transition.duration = 0.3
      transition.delegate = listener
      transition.setValue(number + 1, forKey: "name")
      layer.add(transition, forKey: number == 0 ? "push" : nil)
    }
    #expect(layer.animationKeys() == [kCATransition])
    #expect(layer.animation(forKey: kCATransition) === second)
    Headless.runLoop()
    #expect(listener.log == ["stop false 1", "start", "stop true 2"])
    #expect(layer.animationKeys() == nil)
  }

  @Test func removedAnimationStopsUnfinished() {
    let layer = CALayer()
    let animation = fade()
    animation.repeatCount = .infinity
    layer.add(animation, forKey: "fade")
    Headless.runLoop()
    Headless.runLoop()
    #expect(listener.log == ["start"])
    layer.removeAllAnimations()
    Headless.runLoop()
    #expect(listener.log == ["start", "stop false fade"] && layer.animationKeys() == nil)
  }

  @Test func transactionCompletesAfterItsAnimations() {
    let layer = CALayer()
    CATransaction.begin()
    CATransaction.setAnimationDuration(0.5)
    CATransaction.setCompletionBlock { [listener] in listener.log.append("done") }
    layer.add(fade(), forKey: nil)
    #expect(CATransaction.animationDuration() == 0.5)
    CATransaction.commit()
    #expect(CATransaction.animationDuration() == 0.25 && !CATransaction.disableActions())
    Headless.runLoop()
    #expect(listener.log == ["start", "stop true fade", "done"])
  }

  @Test func timingFunctionsExposeTheirControlPoints() {
    var point: [Float] = [0, 0]
    CAMediaTimingFunction(name: .default).getControlPoint(at: 1, values: &point)
    #expect(point == [0.25, 0.1])
    CAMediaTimingFunction(controlPoints: 0.1, 0.2, 0.3, 0.4).getControlPoint(at: 2, values: &point)
    #expect(point == [0.3, 0.4])
  }
}
