import Foundation
import HeadlessUIKit
import Testing

/// Fingers that are lifted one after another, that rest, and that a recognizer no longer tracks.
@MainActor
struct GestureFingerTests {
  private let view = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))

  private func add<Recognizer: UIGestureRecognizer>(_ recognizer: Recognizer) -> Recognizer {
    view.isMultipleTouchEnabled = true
    view.addGestureRecognizer(recognizer)
    return recognizer
  }

  private func touchDown(_ points: CGPoint...) throws -> [Headless.Finger] {
    try points.map { try #require(Headless.touchDown(at: $0, in: view)) }
  }

  @Test func reenabledRecognizerWaitsForNewTouches() {
    let (pan, hearing) = (add(UIPanGestureRecognizer()), Hearing())
    hearing.listen(to: pan)
    Headless.onAction(of: pan) { pan in
      guard pan.state == .changed else { return }
      pan.isEnabled = false
      pan.isEnabled = true
    }
    let window = window(showing: view)

    for _ in 0..<2 {
      Headless.drag(view, by: CGPoint(x: 0, y: 80))
      #expect(hearing.take() == ["began", "changed", "cancelled"])
      #expect(pan.state == .possible)
    }
    withExtendedLifetime(window) {}
  }

  /// A run loop in a callback does not deliver the same change of a touch again.
  @Test(arguments: [true, false])
  func touchEndsOnceIfACallbackRunsTheLoop(cancels: Bool) {
    final class Touched: UIView {
      var heard: [String] = []
      override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        heard.append("began")
      }
      override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        heard.append("ended")
      }
      override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        heard.append("cancelled")
      }
    }
    let touched = Touched(frame: view.bounds)
    view.addSubview(touched)
    let (both, hearing) = (Both(), Hearing())
    for _ in 0..<2 {
      let tap = UITapGestureRecognizer()
      tap.cancelsTouchesInView = cancels
      tap.delegate = both
      touched.addGestureRecognizer(tap)
      Headless.onAction(of: tap) { _ in Headless.wait(0.5) }
      hearing.listen(to: tap)
    }
    let window = window(showing: view)
    for _ in 0..<2 {
      Headless.tap(touched)
      #expect(touched.heard == ["began", cancels ? "cancelled" : "ended"])
      #expect(hearing.take() == ["ended", "ended"])
      touched.heard = []
    }
    withExtendedLifetime(window) {}
  }

  @Test func lateTouchDoesNotDisturbRecognizer() throws {
    let (tap, hearing) = (add(UITapGestureRecognizer()), Hearing())
    hearing.listen(to: tap)
    let window = window(showing: view)

    let first = try touchDown(CGPoint(x: 50, y: 50))[0]
    first.move(to: CGPoint(x: 150, y: 50), in: view)
    let second = try touchDown(CGPoint(x: 50, y: 150))[0]
    first.lift()
    second.lift()
    #expect(hearing.take() == [] && tap.state == .possible)
    Headless.tap(view)
    #expect(hearing.take() == ["ended"])
    withExtendedLifetime(window) {}
  }

  @Test func panContinuesWithRemainingFingers() throws {
    let pan = add(UIPanGestureRecognizer())
    let window = window(showing: view)
    let fingers = try touchDown(CGPoint(x: 50, y: 50), CGPoint(x: 150, y: 50))

    for (finger, x) in zip(fingers, [50.0, 150]) { finger.move(to: CGPoint(x: x, y: 80), in: view) }
    #expect(pan.translation(in: view) == CGPoint(x: 0, y: 30))
    fingers[1].lift()
    fingers[0].move(to: CGPoint(x: 51, y: 80), in: view)
    #expect(pan.translation(in: view) == CGPoint(x: 1, y: 30))
    withExtendedLifetime(window) {}
  }

  @Test func pinchAndRotationContinueWithTwoFingers() throws {
    let (pinch, turn) = (add(UIPinchGestureRecognizer()), add(UIRotationGestureRecognizer()))
    let both = Both()
    pinch.delegate = both
    let window = window(showing: view)
    let fingers = try touchDown(
      CGPoint(x: 50, y: 50), CGPoint(x: 100, y: 50), CGPoint(x: 100, y: 180))

    fingers[1].move(to: CGPoint(x: 50, y: 150), in: view)
    let (scale, rotation) = (pinch.scale, turn.rotation)
    #expect(abs(scale - 2) < 0.01 && abs(rotation - .pi / 2) < 0.01)
    fingers[0].lift()
    fingers[1].move(to: CGPoint(x: 50, y: 151), in: view)
    #expect(abs(pinch.scale - scale) < 0.1 && abs(turn.rotation - rotation) < 0.1)
    withExtendedLifetime(window) {}
  }

  @Test(arguments: [1, 2])
  func restingFingersHaveNoPanVelocity(count: Int) throws {
    let pan = add(UIPanGestureRecognizer())
    let window = window(showing: view)
    var speed = CGFloat.infinity
    Headless.onAction(of: pan) { speed = $0.velocity(in: $0.view).y }

    for rest in [0.0, 2] {
      let fingers = try (0..<count).map { try touchDown(CGPoint(x: 50 + 50 * $0, y: 50))[0] }
      for y in stride(from: 70.0, through: 150, by: 20) {
        Headless.wait(0.016)
        for (index, finger) in fingers.enumerated() {
          finger.move(to: CGPoint(x: 50 + 50 * Double(index), y: y), in: view)
        }
      }
      #expect(speed > 500)
      Headless.wait(rest)
      for finger in fingers { finger.lift() }
      #expect((speed == 0) == (rest > 0))
    }
    withExtendedLifetime(window) {}
  }

  @Test func velocityIsThatOfTheLastStep() throws {
    let pinch = add(UIPinchGestureRecognizer())
    let turn = add(UIRotationGestureRecognizer())
    let pan = add(UIPanGestureRecognizer())
    let both = Both()
    for recognizer in [pinch, turn, pan] { recognizer.delegate = both }
    let window = window(showing: view)
    let fingers = try [80, 120].map { try touchDown(CGPoint(x: $0, y: 100))[0] }
    func move(_ points: [CGPoint]) {
      Headless.wait(0.1)
      for (finger, point) in zip(fingers, points) { finger.move(to: point, in: view) }
    }

    move([CGPoint(x: 60, y: 100), CGPoint(x: 140, y: 100)])
    #expect(pinch.scale == 2 && abs(pinch.velocity - 10) < 0.01)
    move([CGPoint(x: 50, y: 100), CGPoint(x: 150, y: 100)])
    #expect(
      pinch.scale == 2.5 && abs(pinch.velocity - 5) < 0.01, "of the scale, not of the last step")
    move([CGPoint(x: 70, y: 140), CGPoint(x: 190, y: 140)])
    #expect(abs(pan.velocity(in: view).x - 300) < 0.01)
    #expect(abs(pan.velocity(in: view).y - 400) < 0.01)
    move([CGPoint(x: 130, y: 80), CGPoint(x: 130, y: 200)])
    #expect(abs(turn.velocity - .pi / 2 / 0.1) < 0.01)
    Headless.wait(1)
    for finger in fingers { finger.lift() }
    #expect(pinch.state == .possible && pan.state == .possible)
    withExtendedLifetime(window) {}
  }

  @Test(arguments: [0.0, 2])
  func restingFingersHaveNoPinchVelocity(rest: TimeInterval) throws {
    let pinch = add(UIPinchGestureRecognizer())
    let turn = add(UIRotationGestureRecognizer())
    let both = Both()
    (pinch.delegate, turn.delegate) = (both, both)
    let window = window(showing: view)
    var speeds: [CGFloat] = []
    Headless.onAction(of: pinch) { if $0.state == .ended { speeds.append($0.velocity) } }
    Headless.onAction(of: turn) { if $0.state == .ended { speeds.append($0.velocity) } }
    let fingers = try [80, 120].map { try touchDown(CGPoint(x: $0, y: 100))[0] }
    Headless.wait(0.1)
    fingers[1].move(to: CGPoint(x: 140, y: 140), in: view)
    Headless.wait(rest)
    for finger in fingers { finger.lift() }
    #expect(speeds.count == 2 && speeds.allSatisfy { ($0 == 0) == (rest > 0) })
    withExtendedLifetime(window) {}
  }

  @Test func touchesEndWhenTheirViewLeavesTheWindow() {
    final class Fleeting: UIView {
      var count = 0

      override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        count += touches.count
        removeFromSuperview()
      }

      override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        count -= touches.count
      }

      override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        count -= touches.count
      }
    }
    let gestures: [(Fleeting, UIView) -> Void] = [
      { fleeting, _ in Headless.drag(fleeting, by: CGPoint(x: 0, y: 80)) },
      { fleeting, _ in Headless.pinch(fleeting, scale: 2) },
      { fleeting, other in Headless.dragAndDrop(fleeting, to: other) },
    ]
    let window = window(showing: view)
    for gesture in gestures {
      let fleeting = Fleeting(frame: view.bounds)
      view.addSubview(fleeting)
      gesture(fleeting, view)
      #expect(fleeting.superview == nil && fleeting.count == 0)
    }
    withExtendedLifetime(window) {}
  }
}

private final class Both: NSObject, UIGestureRecognizerDelegate {
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    true
  }
}
