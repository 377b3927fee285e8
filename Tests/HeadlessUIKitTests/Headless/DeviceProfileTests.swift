import Foundation
import Testing

@testable import HeadlessGraphics
@testable import HeadlessUIKit

/// The effects of every device on a layout, in every orientation and every size of split view.
@MainActor
struct DeviceProfileTests {
  /// A device, its orientation, and the window's share of its screen.
  struct Profile: Sendable, CustomTestStringConvertible {
    let device: Headless.Device
    let orientation: Headless.Orientation
    let splitView: Headless.SplitView

    var testDescription: String { "\(device.identifier) \(orientation) \(splitView)" }

    static let all: [Profile] = Headless.Device.all.flatMap { device in
      Headless.Orientation.allCases.flatMap { orientation in
        Headless.SplitView.allCases.map {
          Profile(device: device, orientation: orientation, splitView: $0)
        }
      }
    }

    var environment: Headless.Environment {
      Headless.Environment(device: device, orientation: orientation, splitView: splitView)
    }

    var safeArea: UIEdgeInsets {
      orientation == .portrait ? device.portraitSafeArea : device.landscapeSafeArea
    }
  }

  @Test func profilesCoverEveryCombination() {
    #expect(Profile.all.count == Headless.Device.all.count * 8)
    #expect(Headless.Device.all.count > 20)
  }

  /// Identifier, size, scale, top and bottom in portrait; top, sides and bottom in landscape.
  private static let table = """
    iPhoneSE 375 667 2 20 0 0 0 0
    iPhone8Plus 414 736 3 20 0 0 0 0
    iPhoneX 375 812 3 44 34 0 44 21
    iPhoneXR 414 896 2 48 34 0 48 21
    iPhone13Mini 375 812 3 50 34 0 50 21
    iPhone14 390 844 3 47 34 0 47 21
    iPhone14Plus 428 926 3 47 34 0 47 21
    iPhone16 393 852 3 59 34 0 59 21
    iPhone16Plus 430 932 3 59 34 0 59 21
    iPhone16Pro 402 874 3 62 34 0 62 21
    iPhone16ProMax 440 956 3 62 34 0 62 21
    iPhone17Pro 402 874 3 62 34 20 62 20
    iPhone17ProMax 440 956 3 62 34 20 62 20
    iPhoneAir 420 912 3 68 34 20 68 29
    iPadMini6 744 1133 2 24 20 24 0 20
    iPadAir11 820 1180 2 24 20 24 0 20
    iPadAir13 1024 1366 2 24 20 24 0 20
    iPadPro13 1032 1376 2 24 20 24 0 20
    iPadPro11 834 1194 2 24 20 24 0 20
    iPadPro11M4 834 1210 2 24 20 24 0 20
    """

  @Test func devicesMatchPublishedMetrics() {
    let lines = onSystem(.iOS18) {
      Headless.Device.all.map { device in
        let (portrait, landscape) = (device.portraitSafeArea, device.landscapeSafeArea)
        let numbers = [
          device.size.width, device.size.height, device.scale, portrait.top, portrait.bottom,
          landscape.top, landscape.left, landscape.bottom,
        ]
        #expect(landscape.left == landscape.right)
        return ([device.identifier] + numbers.map(Headless.number)).joined(separator: " ")
      }
    }
    for line in Self.table.split(separator: "\n") { #expect(lines.contains(String(line))) }
  }

  @Test func iPadStatusBarIsTallerFromIOS26() {
    for (version, top) in [(Headless.SystemVersion.iOS26, CGFloat(32)), (.iOS18, 24)] {
      onSystem(version) {
        let view = UIView()
        let window = Headless.host(view, in: Headless.Environment(device: .iPadAir11))
        #expect(view.safeAreaInsets == UIEdgeInsets(top: top, left: 0, bottom: 20, right: 0))
        withExtendedLifetime(window) {}
      }
    }
  }

  @Test(arguments: Profile.all)
  func controllerViewHasTheDeviceSafeArea(profile: Profile) {
    let controller = UIViewController()
    let content = controller.view.adding(UIView())
    let guide = controller.view.safeAreaLayoutGuide
    NSLayoutConstraint.activate([
      content.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
      content.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
      content.topAnchor.constraint(equalTo: guide.topAnchor),
      content.bottomAnchor.constraint(equalTo: guide.bottomAnchor),
    ])
    let window = Headless.host(controller, in: profile.environment)
    let insets = profile.safeArea

    #expect(controller.view.safeAreaInsets == insets)
    #expect(content.frame == window.bounds.inset(by: insets))
    #expect(controller.view.layoutMargins.top == insets.top)
    #expect(
      controller.view.layoutMargins.left == insets.left
        + controller.systemMinimumLayoutMargins.leading)
    #expect(controller.systemMinimumLayoutMargins.leading == (window.bounds.width < 390 ? 16 : 20))
  }

  @Test(arguments: Profile.all)
  func windowTakesItsShareOfTheScreen(profile: Profile) {
    let window = Headless.host(UIView(), in: profile.environment)
    let screen = profile.device.size
    let isPortrait = profile.orientation == .portrait
    let full = isPortrait ? screen.width : screen.height

    #expect(window.bounds.height == (isPortrait ? screen.height : screen.width))
    if profile.device.idiom == .phone || profile.splitView == .full {
      #expect(window.bounds.width == full)
    } else {
      // Two windows side by side leave ten points between them.
      let shares: [Headless.SplitView: ClosedRange<CGFloat>] = [
        .oneThird: 0.26...0.48, .half: 0.49...0.5, .twoThirds: 0.52...0.73,
      ]
      let share = window.bounds.width / full
      #expect(shares[profile.splitView]?.contains(share) == true, "\(share)")
    }
  }

  /// A third and two thirds of a screen, side by side, fill it together with their divider.
  @Test func splitWindowsFillTheScreenWithTheirDivider() {
    for profile in Profile.all where profile.device.idiom == .pad {
      let full = Profile(
        device: profile.device, orientation: profile.orientation, splitView: .full)
      let widths = [Headless.SplitView.oneThird, .half, .twoThirds].map {
        profile.device.width(of: $0, in: profile.orientation)
      }
      let width = full.environment.windowSize.width
      #expect(abs(widths[0] + widths[2] + 10 - width) <= 3, "\(profile.testDescription)")
      #expect(abs(widths[1] * 2 + 10 - width) <= 1, "\(profile.testDescription)")
    }
  }

  /// The three states: no keyboard, a docked one, and a floating one.
  @Test(arguments: Profile.all.filter { $0.splitView == .full })
  func keyboardGuideFollowsEveryKeyboardState(profile: Profile) {
    Headless.hideKeyboard()
    let view = UIView()
    let window = Headless.host(view, in: profile.environment)
    let (bottom, screen) = (profile.safeArea.bottom, window.bounds)
    func top() -> CGFloat { view.keyboardLayoutGuide.layoutFrame.minY }
    #expect(top() == screen.maxY - bottom)

    Headless.showKeyboard(height: 200)
    #expect(top() == screen.maxY - 200)
    #expect(view.keyboardLayoutGuide.layoutFrame.width == screen.width)

    let floating = CGRect(x: 20, y: 80, width: 280, height: 150)
    Headless.showUndockedKeyboard(frame: floating)
    #expect(top() == screen.maxY - bottom)
    view.keyboardLayoutGuide.followsUndockedKeyboard = true
    window.layoutIfNeeded()
    #expect(view.keyboardLayoutGuide.layoutFrame == floating)

    Headless.hideKeyboard()
    #expect(top() == screen.maxY - bottom)
  }

  /// A bar at the bottom of the screen keeps itself and its content clear of the home indicator.
  @Test(arguments: Profile.all.filter { $0.splitView == .full })
  func bottomBarContentAvoidsTheHomeIndicator(profile: Profile) {
    let (view, bar) = (UIView(), UIView())
    view.adding(bar)
    let title = bar.adding(Box(50, 20))
    NSLayoutConstraint.activate([
      bar.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      bar.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      bar.bottomAnchor.constraint(equalTo: view.bottomAnchor),
      title.leadingAnchor.constraint(equalTo: bar.safeAreaLayoutGuide.leadingAnchor),
      title.topAnchor.constraint(equalTo: bar.topAnchor, constant: 10),
      title.bottomAnchor.constraint(equalTo: bar.safeAreaLayoutGuide.bottomAnchor, constant: -10),
    ])
    let window = Headless.host(view, in: profile.environment)

    #expect(bar.frame.height == 40 + profile.safeArea.bottom)
    #expect(title.frame.minX == profile.safeArea.left)
    #expect(bar.safeAreaInsets.top == 0)
    withExtendedLifetime(window) {}
  }
}
