import DeStijl
import LayoutStage
import Testing

/// Waiting on a stage for time-dependent input takes no real time.
@MainActor
struct WaitForInputTests {
  @MainActor
  private final class Presses {
    var begun = 0
    var taps = 0
  }

  @Test func waitForALongPressTakesNoRealTime() async throws {
    let (box, presses) = (UIView(), Presses())
    let stage = Stage(box)
    let press = UILongPressGestureRecognizer()
    press.minimumPressDuration = 300
    Headless.onAction(of: press) { if $0.state == .began { presses.begun += 1 } }
    box.addGestureRecognizer(press)
    let finger = stage.run {
      Headless.touchDown(at: CGPoint(x: box.bounds.midX, y: box.bounds.midY), in: box)
    }
    #expect(presses.begun == 0)
    try await stage.wait { presses.begun == 1 }
    stage.run { finger?.lift() }
    #expect(presses.begun == 1 && press.state != .began)
  }

  @Test func longPressFollowsTheClock() throws {
    let (box, presses) = (UIView(), Presses())
    let stage = Stage(box)
    let press = UILongPressGestureRecognizer()
    press.minimumPressDuration = 300
    Headless.onAction(of: press) { if $0.state == .began { presses.begun += 1 } }
    box.addGestureRecognizer(press)
    let finger = stage.run { Headless.touchDown(at: .zero, in: box) }
    try stage.advance(by: 299)
    #expect(presses.begun == 0)
    try stage.advance(by: 1)
    #expect(presses.begun == 1)
    stage.run { finger?.lift() }
  }

  private final class Search: UIView {
    @ViewState var phrase = ""
    var heard: [String] = []

    func listen() {
      $phrase.observe(observer: self).delayMultipleSetTrigger(by: 60)
        .didSet { view, changes in view.heard.append(changes.new) }
    }
  }

  /// The first change is reported at once, and the last when the delay has passed.
  @Test func waitForThrottledChangesTakesNoRealTime() async throws {
    let search = Search()
    let stage = Stage(search)
    stage.run { search.listen() }
    for phrase in ["a", "ab", "abc"] { search.phrase = phrase }
    #expect(search.heard == ["a"])
    try await stage.wait { search.heard.count > 1 }
    #expect(search.heard == ["a", "abc"])
  }

  @Test func throttledChangesFollowTheClock() throws {
    let search = Search()
    let stage = Stage(search)
    stage.run { search.listen() }
    search.phrase = "a"
    search.phrase = "ab"
    try stage.advance(by: 59)
    #expect(search.heard == ["a"])
    try stage.advance(by: 1)
    #expect(search.heard == ["a", "ab"])
  }
}
