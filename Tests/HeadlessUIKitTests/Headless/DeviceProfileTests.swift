import Foundation
import Testing

@testable import HeadlessUIKit

/// What every device does to a layout, however it is turned and however much of it an app has.
@MainActor
@Suite struct DeviceProfileTests {
  /// A device, how it is turned, and how much of its screen a window has.
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

  @Test func theProfilesAreEveryCombination() {
    #expect(Profile.all.count == Headless.Device.all.count * 8)
    #expect(Headless.Device.all.count > 20)
  }

  @Test(arguments: Profile.all)
  func theViewOfAControllerHasTheSafeAreaOfItsDevice(profile: Profile) {
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
  func theWindowHasItsShareOfTheScreen(profile: Profile) {
    let window = Headless.host(UIView(), in: profile.environment)
    let screen = profile.device.size
    let isPortrait = profile.orientation == .portrait
    let full = isPortrait ? screen.width : screen.height

    #expect(window.bounds.height == (isPortrait ? screen.height : screen.width))
    if profile.device.idiom == .phone || profile.splitView == .full {
      #expect(window.bounds.width == full)
    } else {
      // Two windows that stand beside one another leave ten points between them.
      let shares: [Headless.SplitView: ClosedRange<CGFloat>] = [
        .oneThird: 0.26...0.48, .half: 0.49...0.5, .twoThirds: 0.52...0.73,
      ]
      let share = window.bounds.width / full
      #expect(shares[profile.splitView]?.contains(share) == true, "\(share)")
    }
  }

  /// Where a third and two thirds stand beside one another, they and the divider fill the screen.
  @Test func twoWindowsFillAScreenWithTheirDivider() {
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

  /// Without a keyboard, above one that is docked, and above one that floats.
  @Test(arguments: Profile.all.filter { $0.splitView == .full })
  func theKeyboardGuideHasThreeStatesOnEveryDevice(profile: Profile) {
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

  /// A bar at the bottom of a screen is above what covers it, and so is what the bar holds.
  @Test(arguments: Profile.all.filter { $0.splitView == .full })
  func whatIsInsideABarAtTheBottomKeepsClearOfTheEdge(profile: Profile) {
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
