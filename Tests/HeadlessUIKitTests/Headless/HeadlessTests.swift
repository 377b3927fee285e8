import Foundation
import Testing

@testable import HeadlessUIKit

@MainActor
struct HeadlessTests {
  @Test func deviceTableIsComplete() {
    #expect(Headless.Device.all.count == 26)
    #expect(Set(Headless.Device.all.map(\.identifier)).count == 26)
    let named: [(Headless.Device, String)] = [
      (.iPhoneSE, "iPhoneSE"), (.iPhone13Mini, "iPhone13Mini"), (.iPhone14, "iPhone14"),
      (.iPhone16, "iPhone16"), (.iPhone16Pro, "iPhone16Pro"), (.iPhone17Pro, "iPhone17Pro"),
      (.iPhone16ProMax, "iPhone16ProMax"), (.iPhoneAir, "iPhoneAir"), (.iPadMini6, "iPadMini6"),
      (.iPadAir11, "iPadAir11"), (.iPadPro13, "iPadPro13"),
    ]
    for (device, identifier) in named { #expect(device.identifier == identifier) }
    #expect(Headless.Device(identifier: "iphone16")?.size == CGSize(width: 393, height: 852))
    #expect(Headless.Device(identifier: "iPhone 3G") == nil)
  }

  @Test func hostedViewFillsTheDeviceOrTheGivenSize() {
    let view = UIView()
    let full = Headless.host(view, in: Headless.Environment(device: .iPhoneSE))
    #expect(view.rect == "0 0 375 667")
    let size = CGSize(width: 200, height: 100)
    let part = Headless.host(view, in: Headless.Environment(device: .iPhoneSE, size: size))
    #expect(view.rect == "0 0 200 100")
    #expect(view.window === part)
    withExtendedLifetime(full) {}
  }

  @Test func hostedViewWithConstraintsFillsTheWindow() {
    let view = Box(10, 10)
    let window = Headless.host(view)
    #expect(view.frame == window.bounds)
  }

  @Test func framesListsOneViewPerLine() {
    let root = makeRoot(100, 50)
    let child = UIView(frame: CGRect(x: 1.5, y: -2, width: 1.0 / 3, height: 0.0004))
    child.accessibilityIdentifier = "child"
    root.addSubview(child)
    child.addSubview(UIView())
    #expect(
      Headless.frames(of: root) == """
        UIView - 0 0 100 50
          UIView child 1.5 -2 0.333 0
            UIView - 0 0 0 0
        """)
  }

  @Test(
    arguments: [
      (0, "0"), (-0.0004, "0"), (1.0005, "1.001"), (-12.25, "-12.25"), (100, "100"), (0.05, "0.05"),
    ] as [(CGFloat, String)])
  func numbersHaveUpToThreeDecimals(value: CGFloat, text: String) {
    #expect(Headless.number(value) == text)
  }

  @Test func animationAppliesAtOnceAndCompletesNextTurn() {
    let view = UIView()
    var finished: Bool?
    UIView.animate(
      withDuration: 0.25, delay: 0.5, options: .curveEaseIn,
      animations: {
        view.alpha = 0.5
        #expect(UIView.inheritedAnimationDuration == 0.25)
      }, completion: { finished = $0 })
    #expect(view.alpha == 0.5)
    #expect(finished == nil)
    #expect(UIView.inheritedAnimationDuration == 0)
    #expect(Headless.Animation.last?.duration == 0.25)
    #expect(Headless.Animation.last?.delay == 0.5)
    #expect(Headless.Animation.last?.options == .curveEaseIn)
    Headless.runLoop()
    #expect(finished == true)
  }

  @Test func workScheduledDuringATurnWaitsForTheNext() {
    var turns = 0
    UIView.animate(withDuration: 0, animations: {}) { _ in
      turns += 1
      UIView.animate(withDuration: 0, animations: {}) { _ in turns += 1 }
    }
    Headless.runLoop()
    #expect(turns == 1)
    Headless.runLoop()
    #expect(turns == 2)
  }

  @Test func animationsCanBeDisabled() {
    UIView.performWithoutAnimation {
      #expect(!UIView.areAnimationsEnabled)
      UIView.animate(withDuration: 1) { #expect(UIView.inheritedAnimationDuration == 0) }
    }
    #expect(UIView.areAnimationsEnabled)
  }

  @Test func windowUsesTheScreenOfItsEnvironment() {
    let window = Headless.host(UIView(), in: Headless.Environment(device: .iPhoneSE))
    #expect(window.screen.scale == 2)
    #expect(window.isKeyWindow)
    #expect(!window.isHidden)
  }
}
