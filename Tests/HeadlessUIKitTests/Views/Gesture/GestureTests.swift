import Foundation
import Testing

@testable import HeadlessUIKit

@MainActor
struct GestureTests {
  private let hearing = Hearing()
  private let view = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))

  private func add<Recognizer: UIGestureRecognizer>(
    _ recognizer: Recognizer, _ name: String = ""
  ) -> Recognizer {
    view.addGestureRecognizer(recognizer)
    hearing.listen(to: recognizer, as: name)
    return recognizer
  }

  @Test func tapIsRecognizedOnce() {
    let tap = add(UITapGestureRecognizer(target: nil, action: nil))
    let window = window(showing: view)
    var place = CGPoint.zero
    Headless.onAction(of: tap) { place = $0.location(in: $0.view) }

    Headless.tap(at: CGPoint(x: 30, y: 40), in: view)

    #expect(hearing.take() == ["ended"])
    #expect(place == CGPoint(x: 30, y: 40))
    #expect(tap.state == .possible)
    Headless.press(view, duration: 2)
    Headless.drag(view, by: CGPoint(x: 60, y: 0))
    #expect(hearing.take() == [])
    withExtendedLifetime(window) {}
  }

  @Test func singleTapWaitsForDoubleTapToFail() {
    let single = add(UITapGestureRecognizer(), "single")
    let double = add(UITapGestureRecognizer(), "double")
    double.numberOfTapsRequired = 2
    single.require(toFail: double)
    let window = window(showing: view)

    Headless.tap(view)
    #expect(hearing.take() == ["single ended"])
    Headless.tap(view, count: 2)
    #expect(hearing.take() == ["double ended"])
    withExtendedLifetime(window) {}
  }

  /// A tap does not prevent a recognizer that needs more taps. The location of that recognizer is
  /// the place of its first tap.
  @Test func singleAndDoubleTapAreBothRecognized() {
    let double = add(UITapGestureRecognizer(), "double")
    let single = add(UITapGestureRecognizer(), "single")
    double.numberOfTapsRequired = 2
    #expect(!single.canPrevent(double) && double.canPrevent(single))
    let window = window(showing: view)
    var place = CGPoint.zero
    Headless.onAction(of: double) { place = $0.location(in: $0.view) }

    for points in [10, 30] {
      Headless.touchDown(at: CGPoint(x: points, y: points), in: view)?.lift()
    }
    let heard = hearing.take()
    #expect(heard.first == "single ended" && heard.contains("double ended"))
    #expect(place == CGPoint(x: 10, y: 10))
    withExtendedLifetime(window) {}
  }

  @Test func longPressBeginsAfterItsDuration() {
    let press = add(UILongPressGestureRecognizer())
    let window = window(showing: view)

    Headless.press(view, duration: 0.4)
    #expect(hearing.take() == [])
    Headless.press(view, duration: 0.6)
    #expect(hearing.take() == ["began", "ended"])
    press.minimumPressDuration = 2
    Headless.press(view, duration: 1)
    #expect(hearing.take() == [])
    withExtendedLifetime(window) {}
  }

  @Test func longPressCanRequireTapsFirst() {
    let press = add(UILongPressGestureRecognizer())
    press.numberOfTapsRequired = 1
    let window = window(showing: view)

    Headless.press(view, duration: 2)
    #expect(hearing.take() == [], "no tap")
    Headless.tap(view)
    Headless.press(view, duration: 0.6)
    #expect(hearing.take() == [], "what a tap waits for has come too late")
    let (first, second) = (CGPoint(x: 30, y: 30), CGPoint(x: 31, y: 31))
    Headless.touchDown(at: first, in: view)?.lift()
    Headless.wait(0.1)
    let finger = Headless.touchDown(at: second, in: view)
    Headless.wait(0.6)
    #expect(hearing.take() == ["began"])
    finger?.lift()
    #expect(hearing.take() == ["ended"] && press.state == .possible)
    withExtendedLifetime(window) {}
  }

  @Test func panReportsItsTranslation() {
    let pan = add(UIPanGestureRecognizer())
    let window = window(showing: view)
    var translations: [CGPoint] = []
    Headless.onAction(of: pan) { translations.append($0.translation(in: $0.view)) }

    Headless.drag(view, by: CGPoint(x: 50, y: 20))

    #expect(hearing.take() == ["began"] + Array(repeating: "changed", count: 8) + ["ended"])
    #expect(abs((translations.last?.x ?? 0) - 50) < 0.001)
    #expect(abs((translations.last?.y ?? 0) - 20) < 0.001)
    withExtendedLifetime(window) {}
  }

  @Test(arguments: [
    (UISwipeGestureRecognizer.Direction.right, CGPoint(x: 80, y: 5)),
    (.left, CGPoint(x: -80, y: 5)), (.up, CGPoint(x: 5, y: -80)), (.down, CGPoint(x: 5, y: 80)),
  ])
  func swipeRecognizesItsDirection(direction: UISwipeGestureRecognizer.Direction, way: CGPoint) {
    let swipe = add(UISwipeGestureRecognizer())
    swipe.direction = direction
    let window = window(showing: view)

    Headless.drag(view, by: way)
    #expect(hearing.take() == ["ended"])
    Headless.drag(view, by: CGPoint(x: -way.x, y: -way.y))
    Headless.drag(view, by: way, duration: 3)
    #expect(hearing.take() == [])
    withExtendedLifetime(window) {}
  }

  @Test(arguments: [CGPoint(x: 0, y: 80), CGPoint(x: -80, y: 0)])
  func panBeginsOnceSwipeIsImpossible(way: CGPoint) {
    let swipe = add(UISwipeGestureRecognizer(), "swipe")
    let pan = add(UIPanGestureRecognizer(), "pan")
    pan.require(toFail: swipe)
    let window = window(showing: view)

    Headless.drag(view, by: way, duration: 0.1)
    let heard = hearing.take()
    #expect(heard.first == "pan began" && heard.contains("pan changed"))
    #expect(heard.last == "pan ended")
    withExtendedLifetime(window) {}
  }

  @Test func twoFingersPinchAndRotate() {
    let pinch = add(UIPinchGestureRecognizer(), "pinch")
    let turn = add(UIRotationGestureRecognizer(), "turn")
    view.isMultipleTouchEnabled = true
    let window = window(showing: view)
    var (scale, angle) = (CGFloat(0), CGFloat(0))
    Headless.onAction(of: pinch) { scale = $0.scale }
    Headless.onAction(of: turn) { angle = $0.rotation }

    Headless.pinch(view, scale: 2)
    #expect(abs(scale - 2) < 0.001)
    #expect(hearing.take().last == "pinch ended")
    Headless.rotate(view, by: 1)
    #expect(abs(angle - 1) < 0.1)
    #expect(hearing.heard.contains("turn ended"))
    withExtendedLifetime(window) {}
  }

  @Test func firstRecognizerPreventsOthersUnlessDelegateAllows() {
    let first = add(UITapGestureRecognizer(), "first")
    let second = add(UITapGestureRecognizer(), "second")
    let window = window(showing: view)

    Headless.tap(view)
    #expect(hearing.take() == ["first ended"])
    let both = Referee()
    both.allowsBoth = true
    second.delegate = both
    Headless.tap(view)
    #expect(hearing.take() == ["first ended", "second ended"])
    first.isEnabled = false
    Headless.tap(view)
    #expect(hearing.take() == ["second ended"])
    withExtendedLifetime(window) {}
  }

  @Test func recognizersOfSiblingViewsAreIndependent() throws {
    let root = UIWindow(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    root.isHidden = false
    let pans = (0..<2).map { index in
      let view = UIView(frame: CGRect(x: CGFloat(index) * 100, y: 0, width: 100, height: 100))
      root.addSubview(view)
      let pan = UIPanGestureRecognizer()
      view.addGestureRecognizer(pan)
      return pan
    }
    let fingers = try [50.0, 150].map { x in
      try #require(Headless.touchDown(at: CGPoint(x: x, y: 50), in: root))
    }
    for (finger, x) in zip(fingers, [50.0, 150]) { finger.move(to: CGPoint(x: x, y: 90), in: root) }
    #expect(pans.map(\.state) == [.began, .began])
  }

  @Test func delegateCanRefuseTouchesAndBeginning() {
    let tap = add(UITapGestureRecognizer())
    let referee = Referee()
    tap.delegate = referee
    let window = window(showing: view)

    referee.mayReceive = false
    Headless.tap(view)
    referee.mayReceive = true
    referee.mayBegin = false
    Headless.tap(view)
    #expect(hearing.take() == [])
    referee.mayBegin = true
    Headless.tap(view)
    #expect(hearing.take() == ["ended"])
    withExtendedLifetime(window) {}
  }

  @Test func recognizedTouchIsCancelledInView() {
    let touched = TouchView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let window = window(showing: touched)

    Headless.tap(touched)
    #expect(touched.phases == ["began", "ended"])
    let tap = UITapGestureRecognizer()
    touched.addGestureRecognizer(tap)
    touched.phases = []
    Headless.tap(touched)
    #expect(touched.phases == ["began", "cancelled"])
    tap.cancelsTouchesInView = false
    touched.phases = []
    Headless.tap(touched)
    #expect(touched.phases == ["began", "ended"])
    withExtendedLifetime(window) {}
  }

  @Test func unseenTouchIsNotCancelled() {
    let touched = TouchView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let press = UILongPressGestureRecognizer()
    press.minimumPressDuration = 0
    touched.addGestureRecognizer(press)
    let window = window(showing: touched)

    Headless.press(touched)
    #expect(touched.phases == [])
    withExtendedLifetime(window) {}
  }

  @Test func delayedTouchesArriveWhenRecognizerFails() {
    let touched = TouchView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let press = UILongPressGestureRecognizer()
    press.delaysTouchesBegan = true
    touched.addGestureRecognizer(press)
    let window = window(showing: touched)

    let finger = Headless.touchDown(at: CGPoint(x: 50, y: 50), in: touched)
    #expect(touched.phases == [])
    finger?.move(to: CGPoint(x: 80, y: 50), in: touched)
    #expect(touched.phases == ["began"], "a finger that strays is no press")
    finger?.lift()
    #expect(touched.phases == ["began", "ended"])

    touched.phases = []
    Headless.press(touched, duration: 0.2)
    #expect(touched.phases == ["began", "ended"])
    touched.phases = []
    Headless.press(touched, duration: 1)
    #expect(touched.phases == [], "what is recognized, the view never sees")
    let cancelled = Headless.touchDown(at: CGPoint(x: 50, y: 50), in: touched)
    cancelled?.cancel()
    #expect(touched.phases == [])
    withExtendedLifetime(window) {}
  }

  @Test func delayedTapArrivesWithoutSecondTap() {
    let touched = TouchView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let double = UITapGestureRecognizer()
    double.numberOfTapsRequired = 2
    double.delaysTouchesBegan = true
    touched.addGestureRecognizer(double)
    let window = window(showing: touched)

    Headless.touchDown(at: CGPoint(x: 50, y: 50), in: touched)?.lift()
    #expect(touched.phases == [])
    Headless.wait(1)
    #expect(touched.phases == ["began", "ended"])
    touched.phases = []
    Headless.tap(touched, count: 2)
    #expect(touched.phases == [])
    withExtendedLifetime(window) {}
  }

  @Test func touchesClimbTheResponderChain() {
    let outer = TouchView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let inner = UIView(frame: CGRect(x: 10, y: 10, width: 50, height: 50))
    outer.addSubview(inner)
    let window = window(showing: outer)

    #expect(Headless.tap(inner) === inner)
    #expect(outer.phases == ["began", "ended"])
    inner.isUserInteractionEnabled = false
    #expect(Headless.tap(inner) === outer)
    withExtendedLifetime(window) {}
  }

  @Test func controlsKeepTapsFromOuterRecognizers() {
    _ = add(UITapGestureRecognizer())
    let (button, control) = (UIButton(type: .system), UISwitch())
    button.frame = CGRect(x: 0, y: 0, width: 80, height: 30)
    view.addSubview(button)
    view.addSubview(control)
    control.frame.origin = CGPoint(x: 100, y: 100)
    let window = window(showing: view)

    Headless.tap(button)
    Headless.tap(control)
    #expect(control.isOn)
    #expect(hearing.take() == [])
    button.isEnabled = false
    Headless.tap(button)
    #expect(hearing.take() == ["ended"])
    withExtendedLifetime(window) {}
  }

  @Test func tapOnViewOutsideAWindowIsLogged() {
    let log = collectingLog { #expect(Headless.tap(view) == nil) }
    #expect(log.count == 1)
  }

  @Test func recognizerBelongsToOneView() {
    let tap = UITapGestureRecognizer()
    let other = UIView()
    view.addGestureRecognizer(tap)
    other.addGestureRecognizer(tap)

    #expect(view.gestureRecognizers == nil)
    #expect(other.gestureRecognizers == [tap])
    #expect(tap.view === other)
    other.removeGestureRecognizer(tap)
    #expect(tap.view == nil)
  }
}

private final class TouchView: UIView {
  var phases: [String] = []

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    phases.append("began")
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    phases.append("ended")
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    phases.append("cancelled")
  }
}

private final class Referee: NSObject, UIGestureRecognizerDelegate {
  var (mayReceive, mayBegin, allowsBoth) = (true, true, false)

  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { mayBegin }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch
  ) -> Bool {
    mayReceive
  }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    allowsBoth
  }
}
