import Foundation
import Testing

@testable import HeadlessUIKit

/// Presentations that leave room around them, and presentations in a context.
@MainActor
struct PadSheetTests {
  private let root = UIViewController()
  private let presented = UIViewController()

  private func present(
    _ style: UIModalPresentationStyle, on device: Headless.Device = .iPadAir11,
    _ orientation: Headless.Orientation = .portrait
  ) -> UIWindow {
    let window = Headless.host(
      root, in: Headless.Environment(device: device, orientation: orientation))
    presented.modalPresentationStyle = style
    root.present(presented, animated: true)
    window.layoutIfNeeded()
    return window
  }

  @Test(arguments: Headless.Device.all.filter { $0.idiom == .pad }, Headless.Orientation.allCases)
  func sheetsAreCenteredOnEveryIPad(
    device: Headless.Device, orientation: Headless.Orientation
  ) {
    for style in [UIModalPresentationStyle.pageSheet, .formSheet, .automatic] {
      let window = present(style, on: device, orientation)
      let (frame, safe) = (presented.view.frame, window.safeAreaInsets)
      #expect(abs(frame.midX - window.bounds.midX) <= 0.5)
      #expect(frame.minY >= safe.top && frame.maxY <= window.bounds.maxY - safe.bottom)
      if style == .formSheet {
        #expect(frame.size == CGSize(width: 540, height: 620))
      } else {
        #expect(frame.width == min(704, window.bounds.width - 40))
        #expect(frame.minY == safe.top + 20)
      }
      #expect(presented.view.safeAreaInsets == .zero)
      root.dismiss(animated: false)
      window.layoutIfNeeded()
    }
  }

  @Test func formSheetTakesThePreferredContentSize() {
    presented.preferredContentSize = CGSize(width: 400, height: 300)
    let window = present(.formSheet)
    #expect(presented.view.frame.size == CGSize(width: 400, height: 300))
    presented.preferredContentSize = CGSize(width: 0, height: 10000)
    window.layoutIfNeeded()
    #expect(presented.view.frame.width == 540)
    #expect(presented.view.frame.height < window.bounds.height)
  }

  @Test func formSheetFollowsTopControllersPreferredSize() {
    let window = Headless.host(root, in: Headless.Environment(device: .iPadAir11))
    presented.preferredContentSize = CGSize(width: 300, height: 200)
    let navigation = UINavigationController(rootViewController: presented)
    navigation.modalPresentationStyle = .formSheet
    root.present(navigation, animated: false)
    window.layoutIfNeeded()
    #expect(navigation.view.frame.size == CGSize(width: 300, height: 200))
    presented.preferredContentSize.height = 250
    window.layoutIfNeeded()
    #expect(navigation.view.frame.height == 250)
  }

  @Test func sheetCanAttachToEdgeInCompactHeight() {
    presented.preferredContentSize = CGSize(width: 320, height: 100)
    let window = present(.pageSheet, on: .iPhone16, .landscape)
    #expect(presented.view.frame == window.bounds)
    let sheet = presented.sheetPresentationController
    sheet?.prefersEdgeAttachedInCompactHeight = true
    sheet?.detents = [.custom { _ in 120 }]
    window.layoutIfNeeded()
    #expect(presented.view.frame.height == 120 + window.safeAreaInsets.bottom)
    #expect(presented.view.frame.width == window.bounds.width)
    sheet?.widthFollowsPreferredContentSizeWhenEdgeAttached = true
    window.layoutIfNeeded()
    #expect(presented.view.frame.width == 320)
    #expect(presented.view.frame.midX == window.bounds.midX)
  }

  @Test func tapOutsideSheetDismissesItUnlessModal() {
    let window = present(.formSheet)
    Headless.tap(at: CGPoint(x: 20, y: 20), in: window)
    #expect(root.presentedViewController == nil)
    root.present(presented, animated: true)
    presented.isModalInPresentation = true
    Headless.tap(at: CGPoint(x: 20, y: 20), in: window)
    #expect(root.presentedViewController === presented)
  }

  // MARK: Contexts

  @Test(arguments: [UIModalPresentationStyle.currentContext, .overCurrentContext])
  func presentationContextContainsPresentation(style: UIModalPresentationStyle) {
    let page = UIViewController()
    let navigation = UINavigationController(rootViewController: page)
    let window = Headless.host(navigation)
    presented.modalPresentationStyle = style
    page.definesPresentationContext = true
    page.present(presented, animated: false)
    window.layoutIfNeeded()
    let bar = navigation.navigationBar
    #expect(presented.presentingViewController === page)
    #expect((page.view.window == nil) == (style == .currentContext))
    #expect(presented.view.convert(presented.view.bounds, to: window) == window.bounds)
    #expect(presented.view.safeAreaInsets.top == bar.frame.maxY)
    #expect(
      window.hitTest(CGPoint(x: 200, y: bar.frame.midY), with: nil)?
        .isDescendant(of: bar) == true)
    page.dismiss(animated: false)
    window.layoutIfNeeded()
    #expect(page.view.window === window && page.view.superview === navigation.view)
    #expect(page.view.frame == window.bounds)
    #expect(presented.view.window == nil)
  }

  @Test func presentationWithoutContextCoversWindow() {
    let page = UIViewController()
    let navigation = UINavigationController(rootViewController: page)
    let window = Headless.host(navigation)
    presented.modalPresentationStyle = .overCurrentContext
    page.present(presented, animated: false)
    window.layoutIfNeeded()
    #expect(presented.presentingViewController === navigation)
    #expect(window.hitTest(CGPoint(x: 200, y: 80), with: nil) === presented.view)
  }

  @Test func coveredPresentationReturnsToItsContainer() {
    let window = present(.fullScreen, on: .iPhone16)
    let container = presented.view.superview
    let last = UIViewController()
    last.modalPresentationStyle = .fullScreen
    presented.present(last, animated: false)
    window.layoutIfNeeded()
    #expect(presented.view.window == nil)
    presented.dismiss(animated: false)
    window.layoutIfNeeded()
    #expect(presented.view.superview === container)
    #expect(window.hitTest(CGPoint(x: 200, y: 300), with: nil) === presented.view)
    root.dismiss(animated: false)
    window.layoutIfNeeded()
    #expect(window.hitTest(CGPoint(x: 200, y: 300), with: nil) === root.view)
  }
}
