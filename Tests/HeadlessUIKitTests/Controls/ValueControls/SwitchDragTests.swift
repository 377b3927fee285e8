import Foundation
import HeadlessUIKit
import Testing

/// A switch under a user's finger.
@MainActor
struct SwitchDragTests {
  private let control = UISwitch()
  private let hearing = Hearing()

  private func show(isOn: Bool) -> UIWindow {
    control.isOn = isOn
    control.addAction(
      UIAction { [hearing] _ in hearing.heard.append("changed") }, for: .valueChanged)
    return window(showing: control)
  }

  @Test(arguments: [false, true], [-200, -20, 20, 200])
  func switchFollowsTheDragDirection(isOn: Bool, way: CGFloat) {
    for isRightToLeft in [false, true] {
      control.semanticContentAttribute = isRightToLeft ? .forceRightToLeft : .forceLeftToRight
      let window = show(isOn: isOn)

      Headless.drag(control, by: CGPoint(x: way, y: 0))

      let wanted = (way > 0) != isRightToLeft
      #expect(control.isOn == wanted)
      #expect(hearing.take().isEmpty == (wanted == isOn))
      control.removeFromSuperview()
      withExtendedLifetime(window) {}
    }
  }

  @Test(arguments: [false, true])
  func dragBackToTheStartChangesNothing(isOn: Bool) throws {
    let window = show(isOn: isOn)
    let (y, start) = (control.bounds.midY, control.bounds.midX)

    for way in [-20.0, 20] {
      let finger = try #require(Headless.touchDown(at: CGPoint(x: start, y: y), in: control))
      finger.move(to: CGPoint(x: start + way, y: y), in: control)
      finger.move(to: CGPoint(x: start, y: y), in: control)
      finger.lift()
      #expect(control.isOn == isOn)
    }
    #expect(hearing.take() == [])
    withExtendedLifetime(window) {}
  }

  @Test func tapTogglesTheSwitchAnywhere() {
    let window = show(isOn: true)

    Headless.tap(at: CGPoint(x: control.bounds.maxX - 5, y: control.bounds.midY), in: control)
    #expect(!control.isOn && hearing.take() == ["changed"])
    Headless.drag(control, by: CGPoint(x: -5, y: 5))
    #expect(control.isOn && hearing.take() == ["changed"], "a finger may stray a little")
    withExtendedLifetime(window) {}
  }
}
