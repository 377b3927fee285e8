import HeadlessUIKit
import Testing

/// Momentary segmented controls, which act as rows of buttons.
@MainActor
struct MomentaryTests {
  private let root = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 100))
  private let control = UISegmentedControl(items: ["-", "+"])

  init() {
    control.frame = CGRect(x: 0, y: 0, width: 200, height: 32)
    root.addSubview(control)
  }

  @Test func momentarySegmentIsNotDrawnSelected() {
    let plain = Headless.render(control)
    control.selectedSegmentIndex = 1
    #expect(Headless.render(control) != plain)
    control.isMomentary = true
    #expect(Headless.render(control) == plain)
    control.isMomentary = false
    #expect(Headless.render(control) != plain)
  }

  @Test func everyTapSendsItsSegment() {
    let window = Headless.host(root)
    control.isMomentary = true
    var chosen: [Int] = []
    control.addAction(
      UIAction { [control] _ in chosen.append(control.selectedSegmentIndex) }, for: .valueChanged)
    for x in [150.0, 150, 50] { Headless.tap(at: CGPoint(x: x, y: 16), in: control) }
    #expect(chosen == [1, 1, 0])
    withExtendedLifetime(window) {}
  }
}
