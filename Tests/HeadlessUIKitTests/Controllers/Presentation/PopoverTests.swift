import Foundation
import Testing

@testable import HeadlessUIKit

@MainActor
struct PopoverTests {
  private let root = UIViewController()
  private let presented = UIViewController()
  private let source = UIView()
  private let keeper = Keeper()

  private func present(
    from rect: CGRect, on device: Headless.Device = .iPadAir11,
    _ change: (UIPopoverPresentationController) -> Void = { _ in }
  ) -> UIWindow {
    let window = Headless.host(root, in: Headless.Environment(device: device))
    source.frame = rect
    root.view.addSubview(source)
    presented.modalPresentationStyle = .popover
    presented.preferredContentSize = CGSize(width: 200, height: 300)
    let popover = presented.popoverPresentationController
    popover?.sourceView = source
    popover?.delegate = keeper
    if let popover { change(popover) }
    root.present(presented, animated: true)
    window.layoutIfNeeded()
    return window
  }

  private var direction: UIPopoverArrowDirection? {
    presented.popoverPresentationController?.arrowDirection
  }

  /// The arrow's tip is 13 points from the bubble.
  @Test func popoverIsBelowItsSourceIfItFits() {
    let window = present(from: CGRect(x: 400, y: 100, width: 40, height: 40))
    #expect(presented.view.frame == CGRect(x: 320, y: 153, width: 200, height: 300))
    #expect(direction == .up)
    withExtendedLifetime(window) {}
  }

  @Test func popoverIsAboveItsSourceWithoutRoomBelow() {
    let window = present(from: CGRect(x: 400, y: 1000, width: 40, height: 40))
    #expect(presented.view.frame == CGRect(x: 320, y: 687, width: 200, height: 300))
    #expect(direction == .down)
    withExtendedLifetime(window) {}
  }

  @Test(arguments: [
    (UIPopoverArrowDirection.left, CGRect(x: 453, y: 250, width: 200, height: 300)),
    (.right, CGRect(x: 187, y: 250, width: 200, height: 300)),
    (.down, CGRect(x: 320, y: 67, width: 200, height: 300)),
  ])
  func popoverUsesPermittedSides(direction: UIPopoverArrowDirection, frame: CGRect) {
    let window = present(from: CGRect(x: 400, y: 380, width: 40, height: 40)) {
      $0.permittedArrowDirections = direction
    }
    #expect(presented.view.frame == frame)
    #expect(self.direction == direction)
    withExtendedLifetime(window) {}
  }

  @Test func popoverCoversASourceThatLeavesNoRoom() {
    let window = present(from: CGRect(x: 0, y: 0, width: 820, height: 1180))
    #expect(presented.view.frame.size == CGSize(width: 200, height: 300))
    #expect(presented.view.frame.midX == 410 || presented.view.frame.midY == 590)
    #expect(window.bounds.contains(presented.view.frame))
  }

  @Test func popoverWithoutArrowIsCenteredOverItsSource() {
    let window = present(from: CGRect(x: 400, y: 580, width: 20, height: 20)) {
      $0.permittedArrowDirections = []
    }
    #expect(presented.view.frame == CGRect(x: 310, y: 440, width: 200, height: 300))
    withExtendedLifetime(window) {}
  }

  @Test func popoverStaysWithinTheMargins() {
    let window = present(from: CGRect(x: 0, y: 100, width: 10, height: 10))
    #expect(presented.view.frame.minX == 10)
    let popover = presented.popoverPresentationController
    popover?.popoverLayoutMargins.left = 50
    window.layoutIfNeeded()
    #expect(presented.view.frame.minX == 50)
    presented.preferredContentSize = CGSize(width: 5000, height: 100)
    window.layoutIfNeeded()
    #expect(presented.view.frame.width == window.bounds.width - 60)
  }

  @Test func popoverPointsToBarItemOrSourceRect() {
    let item = UIBarButtonItem(title: "Add", image: nil, primaryAction: nil, menu: nil)
    root.navigationItem.rightBarButtonItem = item
    let navigation = UINavigationController(rootViewController: root)
    let window = Headless.host(navigation, in: Headless.Environment(device: .iPadAir11))
    presented.modalPresentationStyle = .popover
    presented.popoverPresentationController?.barButtonItem = item
    root.present(presented, animated: false)
    window.layoutIfNeeded()
    let popover = presented.popoverPresentationController
    #expect(popover?.barButtonItem === item && popover?.arrowDirection == .up)
    #expect(presented.view.frame.minY > item.frame(in: window).maxY)
    #expect(presented.view.frame.size == CGSize(width: 320, height: 480))

    popover?.barButtonItem = nil
    popover?.sourceView = root.view
    popover?.sourceRect = CGRect(x: 100, y: 900, width: 20, height: 20)
    window.layoutIfNeeded()
    #expect(popover?.arrowDirection == .down)
    #expect(presented.view.frame.maxY == CGFloat(887))
  }

  // MARK: Adapting

  @Test func popoverIsASheetInCompactWidth() {
    let window = present(from: CGRect(x: 100, y: 100, width: 40, height: 40), on: .iPhone16) {
      $0.adaptiveSheetPresentationController.detents = [.medium()]
    }
    #expect(presented.presentationController?.adaptivePresentationStyle == .pageSheet)
    #expect(presented.view.frame.maxY == window.bounds.maxY)
    #expect(presented.view.frame.height < window.bounds.height / 2 + 40)
    #expect(keeper.take() == ["prepare", "adapt"])
    Headless.pullDown(presented)
    #expect(root.presentedViewController == nil)
  }

  @Test(arguments: [
    (UIModalPresentationStyle.none, CGRect(x: 20, y: 153, width: 200, height: 300)),
    (.fullScreen, CGRect(x: 0, y: 0, width: 393, height: 852)),
  ])
  func delegateChoosesAdaptivePopoverStyle(style: UIModalPresentationStyle, frame: CGRect) {
    keeper.style = style
    let window = present(from: CGRect(x: 100, y: 100, width: 40, height: 40), on: .iPhone16)
    #expect(presented.view.frame == frame)
    withExtendedLifetime(window) {}
  }

  @Test func delegateAdaptsSheetStyle() {
    let window = Headless.host(root)
    keeper.style = .fullScreen
    presented.sheetPresentationController?.delegate = keeper
    root.present(presented, animated: false)
    window.layoutIfNeeded()
    #expect(presented.view.frame == window.bounds)
  }

  // MARK: Touches

  @Test func tapOutsidePopoverDismissesIt() {
    let window = present(from: CGRect(x: 400, y: 100, width: 40, height: 40))
    _ = keeper.take()
    keeper.allows = false
    Headless.tap(at: CGPoint(x: 20, y: 600), in: window)
    #expect(keeper.take() == ["should", "attempt"])
    keeper.allows = true
    Headless.tap(at: CGPoint(x: 20, y: 600), in: window)
    #expect(keeper.take() == ["should", "will", "did"])
    #expect(root.presentedViewController == nil)
  }

  @Test func passthroughViewsReceiveTouches() {
    let button = UIButton(frame: CGRect(x: 0, y: 600, width: 100, height: 40))
    let window = present(from: CGRect(x: 400, y: 100, width: 40, height: 40)) {
      $0.passthroughViews = [button]
    }
    root.view.addSubview(button)
    #expect(Headless.tap(button) === button)
    #expect(root.presentedViewController === presented)
    withExtendedLifetime(window) {}
  }

  @Test func popoverWithoutSourceIsLogged() {
    let window = Headless.host(root, in: Headless.Environment(device: .iPadAir11))
    presented.modalPresentationStyle = .popover
    let messages = collectingLog { root.present(presented, animated: false) }
    #expect(
      messages == [
        """
        UIPopoverPresentationController should have a non-nil sourceView or barButtonItem set before \
        the presentation occurs; UIViewController has neither, and is centered.
        """
      ])
    withExtendedLifetime(window) {}
  }
}

@MainActor
private final class Keeper: NSObject, UIPopoverPresentationControllerDelegate,
  UISheetPresentationControllerDelegate
{
  var allows = true
  var style: UIModalPresentationStyle = .pageSheet
  private var heard: [String] = []

  func take() -> [String] {
    defer { heard = [] }
    return heard
  }

  func adaptivePresentationStyle(
    for controller: UIPresentationController
  ) -> UIModalPresentationStyle { style }

  func presentationController(
    _ presentationController: UIPresentationController,
    prepare adaptivePresentationController: UIPresentationController
  ) {
    heard.append("adapt")
  }

  func prepareForPopoverPresentation(
    _ popoverPresentationController: UIPopoverPresentationController
  ) {
    heard.append("prepare")
  }

  func presentationControllerShouldDismiss(
    _ presentationController: UIPresentationController
  ) -> Bool {
    heard.append("should")
    return allows
  }

  func presentationControllerWillDismiss(_ presentationController: UIPresentationController) {
    heard.append("will")
  }

  func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
    heard.append("did")
  }

  func presentationControllerDidAttemptToDismiss(
    _ presentationController: UIPresentationController
  ) {
    heard.append("attempt")
  }
}
