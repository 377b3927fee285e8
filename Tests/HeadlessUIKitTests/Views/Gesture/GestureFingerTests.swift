import Foundation
import HeadlessUIKit
import Testing

/// Fingers that are lifted one after another, that rest, and that a recognizer loses.
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

  @Test func aRecognizerThatIsSwitchedOffAndOnWaitsForNewTouches() {
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

  @Test func aRecognizerIsNotUpsetByATouchThatCameTooLate() throws {
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

  @Test func aPanGoesOnFromTheFingersThatStay() throws {
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

  @Test func twoFingersGoOnFromWhereTheyAreWhenAnotherIsLifted() throws {
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
  func fingersThatRestBeforeTheyAreLiftedHaveNoSpeed(count: Int) throws {
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
}

private final class Both: NSObject, UIGestureRecognizerDelegate {
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    true
  }
}
