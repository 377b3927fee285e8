import Foundation
import Testing

@testable import HeadlessUIKit

@MainActor
struct WindowTests {
  private func insets(of window: UIWindow) -> [CGFloat] {
    let insets = window.safeAreaInsets
    return [insets.top, insets.left, insets.bottom, insets.right]
  }

  private func shown(_ frame: CGRect) -> UIWindow {
    let window = UIWindow(frame: frame)
    window.environment = Headless.Environment()
    window.isHidden = false
    return window
  }

  @Test(arguments: [Headless.Device.iPhoneSE, .iPhone16Pro, .iPadAir11])
  func windowFillsTheScreen(device: Headless.Device) {
    onDevice(device) {
      #expect(UIWindow().frame == CGRect(origin: .zero, size: device.size))
      #expect(UIWindow().frame == UIScreen.main.bounds)
    }
  }

  @Test func safeAreaDependsOnTheWindowPosition() {
    let (width, height) = (393 as CGFloat, 852 as CGFloat)
    let cases: [(CGRect, [CGFloat])] = [
      (CGRect(x: 0, y: 0, width: width, height: height), [59, 0, 34, 0]),
      (CGRect(x: 0, y: 0, width: width, height: 200), [59, 0, 0, 0]),
      (CGRect(x: 50, y: 0, width: 100, height: 30), [59, 0, 0, 0]),
      (CGRect(x: 0, y: 600, width: width, height: height - 600), [0, 0, 34, 0]),
      (CGRect(x: 0, y: 20, width: width, height: height - 30), [39, 0, 24, 0]),
      (CGRect(x: 20, y: 100, width: 200, height: 200), [0, 0, 0, 0]),
      (CGRect(x: 20, y: 20, width: 200, height: 820), [0, 0, 0, 0]),
    ]
    for (frame, expected) in cases { #expect(insets(of: shown(frame)) == expected, "\(frame)") }
  }

  /// Whatever the size of the hosted window, both are on the same screen.
  @Test func windowBesideHostedOneHasTheScreenSize() {
    let hosted = Headless.host(
      UIView(), in: .init(device: .iPhoneSE, size: CGSize(width: 10, height: 10)))
    let window = UIWindow()
    window.isHidden = false
    #expect(window.bounds.size == Headless.Device.iPhoneSE.size)
    #expect(insets(of: window) == [20, 0, 0, 0])
    withExtendedLifetime(hosted) {}
  }

  /// This holds for both initializers.
  @Test func windowOfASceneIsOnItsScreen() {
    var environment = Headless.Environment(device: .iPhoneSE)
    environment.userInterfaceStyle = .dark
    let hosted = Headless.host(UIView(), in: environment)
    guard let scene = hosted.windowScene else {
      Issue.record("A window that is hosted is in a scene.")
      return
    }
    for window in [UIWindow(windowScene: scene), UIWindow()] {
      window.isHidden = false
      #expect(window.bounds.size == Headless.Device.iPhoneSE.size)
      #expect(insets(of: window) == [20, 0, 0, 0])
      #expect(window.traitCollection.userInterfaceStyle == .dark)
    }
    _ = Headless.host(UIView())
  }

  @Test func hiddenWindowHasNoSafeArea() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 393, height: 852))
    window.environment = Headless.Environment()
    let view = UIView(frame: window.bounds)
    window.addSubview(view)
    #expect(insets(of: window) == [0, 0, 0, 0])
    window.isHidden = false
    #expect(insets(of: window) == [59, 0, 34, 0])
    #expect(view.safeAreaInsets == window.safeAreaInsets)
    window.isHidden = true
    #expect(insets(of: window) == [0, 0, 0, 0])
    #expect(view.safeAreaInsets == .zero)
  }

  @Test func movedWindowUpdatesSafeAreaOfItsViews() {
    let window = shown(CGRect(x: 10, y: 100, width: 200, height: 200))
    let view = UIView(frame: window.bounds)
    window.addSubview(view)
    #expect(view.safeAreaInsets == .zero)
    window.frame.origin = .zero
    #expect(view.safeAreaInsets == UIEdgeInsets(top: 59, left: 0, bottom: 0, right: 0))
    window.frame.origin.y = 652
    #expect(view.safeAreaInsets == UIEdgeInsets(top: 0, left: 0, bottom: 34, right: 0))
  }

  private static let own = UIEdgeInsets(top: 10, left: 20, bottom: 30, right: 40)

  private final class OwnWindow: UIWindow {
    override var safeAreaInsets: UIEdgeInsets { WindowTests.own }
  }

  private final class OwnView: UIView {
    override var safeAreaInsets: UIEdgeInsets { WindowTests.own }
  }

  /// Whatever overrides the insets, subviews get the part that reaches into them.
  @Test(arguments: [false, true])
  func overriddenSafeAreaAppliesToSubviews(ofWindow: Bool) {
    let outer = ofWindow ? OwnWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 300)) : OwnView()
    let window =
      ofWindow ? nil : Headless.host(outer, in: .init(size: CGSize(width: 300, height: 300)))
    let (all, part) = (UIView(frame: outer.bounds), UIView())
    part.frame = CGRect(x: 15, y: 15, width: 285, height: 265)
    let inner = UIView(frame: all.bounds)
    outer.addSubview(all)
    all.addSubview(inner)
    outer.addSubview(part)
    #expect(all.safeAreaInsets == Self.own)
    #expect(inner.safeAreaInsets == Self.own)
    #expect(part.safeAreaInsets == UIEdgeInsets(top: 0, left: 5, bottom: 10, right: 40))
    #expect(inner.layoutMargins == UIEdgeInsets(top: 18, left: 28, bottom: 38, right: 48))
    let box = all.adding(Box(1, 1))
    box.topAnchor.constraint(equalTo: all.safeAreaLayoutGuide.topAnchor).activated()
    box.rightAnchor.constraint(equalTo: all.safeAreaLayoutGuide.rightAnchor).activated()
    outer.layoutIfNeeded()
    #expect(box.rect == "259 10 1 1")
    all.frame.size = CGSize(width: 270, height: 300)
    #expect(all.safeAreaInsets == UIEdgeInsets(top: 10, left: 20, bottom: 30, right: 10))
    withExtendedLifetime(window) {}
  }

  @Test func keyboardGuideReachesTheWindowsBottom() {
    Headless.hideKeyboard()
    let (root, view) = (UIView(), UIView(frame: CGRect(x: 0, y: 100, width: 393, height: 300)))
    root.addSubview(view)
    let window = Headless.host(root)
    let guide = view.keyboardLayoutGuide
    let box = view.adding(Box(10, 10))
    NSLayoutConstraint.activate([
      box.topAnchor.constraint(equalTo: guide.topAnchor),
      box.bottomAnchor.constraint(equalTo: guide.bottomAnchor),
    ])
    window.layoutIfNeeded()
    #expect(guide.layoutFrame == CGRect(x: 0, y: 300, width: 393, height: 452))
    #expect(view.convert(guide.layoutFrame, to: window).maxY == window.bounds.maxY)
    view.frame.origin.y = 200
    window.layoutIfNeeded()
    #expect(guide.layoutFrame == CGRect(x: 0, y: 300, width: 393, height: 352))
    #expect(box.frame.height == 352)
    view.frame.origin.y = 552
    window.layoutIfNeeded()
    #expect(guide.layoutFrame == CGRect(x: 0, y: 266, width: 393, height: 34))
  }
}
