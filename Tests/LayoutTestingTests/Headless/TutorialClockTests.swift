import DeStijl
import LayoutTesting
import Testing

/// The tutorial's example of a stage's clock.
@MainActor
struct TutorialClockTests {
  @Test func theCardSlidesIn() throws {
    let (screen, card) = (UIView(), UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 50)))
    screen.addSubview(card)
    let stage = Stage(screen, size: .fixed(CGSize(width: 300, height: 100)))
    stage.run {
      UIView.animate(withDuration: 0.5, delay: 0, options: .curveLinear) {
        card.frame.origin.x = 100
      }
    }
    try stage.advance(by: 0.25)
    try assertLayout(
      of: stage,
      inline: """
        UIView - 0 0 300 100
          UIView - 50 0 100 50
        """)
  }
}
