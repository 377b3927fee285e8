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
}
