import Foundation
import Testing

@testable import HeadlessUIKit

@MainActor
struct SheetTests {
  private let root = UIViewController()
  private let presented = UIViewController()

  private func present(
    on device: Headless.Device = .iPhone16,
    _ change: (UISheetPresentationController) -> Void = { _ in }
  ) -> UIWindow {
    let window = Headless.host(root, in: Headless.Environment(device: device))
    if let sheet = presented.sheetPresentationController { change(sheet) }
    root.present(presented, animated: true)
    window.layoutIfNeeded()
    return window
  }

  /// The sheet is 10 points below the status bar.
  @Test func largeSheetLeavesSpaceAtTheTop() {
    let window = present()
    let top = window.safeAreaInsets.top + 10
    #expect(
      presented.view.frame
        == CGRect(x: 0, y: top, width: window.bounds.width, height: window.bounds.height - top))
    #expect(presented.view.safeAreaInsets.top == 0)
    #expect(presented.view.safeAreaInsets.bottom == window.safeAreaInsets.bottom)
    #expect(presented.presentationController?.containerView?.frame == window.bounds)
  }

  @Test func sheetTakesTheHeightOfItsDetent() {
    let window = present { sheet in
      sheet.detents = [.medium(), .large(), .custom(identifier: .init("small")) { _ in 120 }]
    }
    let safe = window.safeAreaInsets
    let largest = window.bounds.height - safe.top - 10 - safe.bottom
    #expect(presented.view.frame.height == 120 + safe.bottom)
    let sheet = presented.sheetPresentationController
    sheet?.animateChanges { sheet?.selectedDetentIdentifier = .medium }
    #expect(presented.view.frame.height == largest / 2 + safe.bottom)
    #expect(presented.view.frame.maxY == window.bounds.height)
    sheet?.animateChanges { sheet?.selectedDetentIdentifier = .large }
    #expect(presented.view.frame.height == largest + safe.bottom)
  }

  @Test func sheetFollowsAnOverriddenSizeClass() {
    let window = present { $0.detents = [.medium()] }
    let frame = presented.view.frame
    window.traitOverrides.verticalSizeClass = .compact
    window.layoutIfNeeded()
    #expect(presented.view.frame == window.bounds)
    window.traitOverrides.verticalSizeClass = .regular
    window.layoutIfNeeded()
    #expect(presented.view.frame == frame)
  }

  private final class Pinned: UIViewController {
    var height: CGFloat?

    override func viewDidLoad() {
      super.viewDidLoad()
      let box = view.adding(UIView())
      let bottom = height == nil ? view.keyboardLayoutGuide.topAnchor : view.bottomAnchor
      box.topAnchor.constraint(equalTo: view.topAnchor).activated()
      box.bottomAnchor.constraint(equalTo: bottom).activated()
      if let height { box.heightAnchor.constraint(equalToConstant: height).activated() }
    }
  }

  @Test func rotatedSheetHasRoomForItsContentAtOnce() {
    let window = Headless.host(root)
    let pinned = Pinned()
    pinned.sheetPresentationController?.detents = [.custom { _ in 150 }]
    pinned.sheetPresentationController?.prefersEdgeAttachedInCompactHeight = true
    root.present(pinned, animated: false)
    window.layoutIfNeeded()
    let messages = collectingLog {
      Headless.rotate(window, to: .landscape)
      window.layoutIfNeeded()
    }
    #expect(messages == [])
    #expect(pinned.view.frame.height == 150 + window.safeAreaInsets.bottom)
  }

  @Test func conflictInASheetBetweenPixelsIsReportedOnce() {
    let window = Headless.host(root)
    let pinned = Pinned()
    pinned.height = 300
    let navigation = UINavigationController(rootViewController: pinned)
    navigation.sheetPresentationController?.detents = [.custom { _ in 149.8 }]
    let messages = collectingLog {
      root.present(navigation, animated: false)
      window.layoutIfNeeded()
    }
    #expect(messages.count == 1 && messages[0].contains("UIView.height == 300"))
    #expect(abs(navigation.view.frame.height - 149.8 - window.safeAreaInsets.bottom) < 0.2)
  }

  @Test(arguments: [UIModalPresentationStyle.pageSheet, .popover])
  func touchOnContentDoesNotDismissPresentation(style: UIModalPresentationStyle) {
    presented.modalPresentationStyle = style
    let label = UILabel(frame: CGRect(x: 20, y: 20, width: 100, height: 40))
    presented.popoverPresentationController?.sourceView = root.view
    presented.popoverPresentationController?.sourceRect = label.frame
    presented.view.addSubview(label)
    let window = present(on: style == .popover ? .iPadAir11 : .iPhone16) {
      $0.detents = [.medium()]
    }
    Headless.tap(presented.view)
    Headless.tap(label)
    #expect(presented.view.window === window)
    Headless.tap(at: CGPoint(x: 5, y: 5), in: window)
    #expect(presented.view.window == nil)
  }

  @Test(arguments: [
    UIModalPresentationStyle.fullScreen, .overFullScreen, .custom, .currentContext,
  ])
  func otherStylesFillTheWindow(style: UIModalPresentationStyle) {
    presented.modalPresentationStyle = style
    #expect(presented.sheetPresentationController == nil)
    let window = present()
    #expect(presented.view.frame == window.bounds)
  }

  @Test func formSheetIsCenteredOnIPad() {
    presented.modalPresentationStyle = .formSheet
    let window = present(on: .iPadAir11)
    #expect(presented.view.frame.size == CGSize(width: 540, height: 620))
    #expect(presented.view.frame.midX == window.bounds.midX)
  }

  @Test func sheetFollowsRotation() {
    let window = present()
    Headless.rotate(window, to: .landscape)
    window.layoutIfNeeded()
    #expect(presented.view.frame == window.bounds)
  }

  @Test func undimmedSheetPassesTouchesThrough() {
    let button = UIButton(frame: CGRect(x: 0, y: 100, width: 100, height: 40))
    root.view.addSubview(button)
    let window = present { sheet in
      sheet.detents = [.medium(), .large()]
      sheet.largestUndimmedDetentIdentifier = .medium
    }
    #expect(Headless.tap(button) === button)
    #expect(root.presentedViewController === presented)
    presented.sheetPresentationController?.detents = [.custom { _ in 500 }]
    window.layoutIfNeeded()
    Headless.tap(button)
    #expect(root.presentedViewController == nil)
  }

  // MARK: Pulling down

  @Test func delegateDecidesAboutPullingDown() {
    let keeper = Keeper()
    let window = present { $0.delegate = keeper }
    keeper.allows = false
    Headless.pullDown(presented)
    #expect(keeper.take() == ["should", "attempt"])
    #expect(root.presentedViewController === presented)

    keeper.allows = true
    Headless.pullDown(presented)
    #expect(keeper.take() == ["should", "will", "did"])
    #expect(root.presentedViewController == nil)
    #expect(presented.view.window == nil)
    withExtendedLifetime(window) {}
  }

  @Test func modalSheetCannotBePulledDown() {
    let keeper = Keeper()
    let window = present { $0.delegate = keeper }
    presented.isModalInPresentation = true
    Headless.pullDown(presented)
    #expect(keeper.take() == ["attempt"])
    let messages = collectingLog { Headless.pullDown(root) }
    #expect(messages.count == 1)
    withExtendedLifetime(window) {}
  }

  @Test func dismissingInCodeDoesNotNotifyDelegate() {
    let keeper = Keeper()
    let window = present { $0.delegate = keeper }
    presented.dismiss(animated: true)
    window.layoutIfNeeded()
    #expect(keeper.take() == [])
  }

  @Test func dismissedSheetFreesItsController() {
    weak var freed: UIViewController?
    let window = Headless.host(root)
    do {
      let controller = UIViewController()
      controller.sheetPresentationController?.detents = [.medium()]
      freed = controller
      root.present(controller, animated: false)
      window.layoutIfNeeded()
      root.dismiss(animated: false)
      window.layoutIfNeeded()
    }
    #expect(freed == nil)
    #expect(window.subviews.count == 1)
  }

  // MARK: Alerts

  @Test func alertTakesTextAndRunsTheChosenAction() {
    var heard: [String] = []
    let alert = UIAlertController(title: "Log in", message: "Again", preferredStyle: .alert)
    alert.addTextField { $0.placeholder = "Name" }
    alert.addTextField { $0.isSecureTextEntry = true }
    alert.addAction(UIAlertAction(title: "Cancel", style: .cancel) { _ in heard.append("cancel") })
    alert.addAction(
      UIAlertAction(title: "OK", style: .default) { [weak alert] _ in
        heard.append(alert?.textFields?.map { $0.text ?? "" }.joined(separator: "/") ?? "")
      })
    let window = Headless.host(root)
    root.present(alert, animated: true)
    window.layoutIfNeeded()

    #expect(alert.textFields?.first?.isFirstResponder == true)
    let panel = alert.view.subviews.first
    let keyboard = Headless.keyboardFrame?.minY ?? 0
    #expect(keyboard > 0 && abs((panel?.frame.midY ?? 0) - keyboard / 2) < 1)
    Headless.type("Piet")
    if let second = alert.textFields?.last { Headless.tap(second) }
    Headless.type("1872")
    Headless.choose("OK", of: alert)
    Headless.runLoop()
    #expect(heard == ["Piet/1872"])
    #expect(root.presentedViewController == nil)
  }

  @Test func tapOnAlertButtonRunsItsAction() {
    var heard: [String] = []
    let alert = UIAlertController(title: nil, message: "Sure?", preferredStyle: .actionSheet)
    alert.addAction(
      UIAlertAction(title: "Delete", style: .destructive) { heard.append($0.title ?? "") })
    let window = Headless.host(root)
    root.present(alert, animated: true)
    window.layoutIfNeeded()
    let panel = alert.view.subviews.first
    #expect((panel?.frame.maxY ?? 0) > window.bounds.height - 60)
    if let button = panel?.subviews.first(where: { $0 is UIButton }) { Headless.tap(button) }
    Headless.runLoop()
    #expect(heard == ["Delete"])
  }
}

@MainActor
private final class Keeper: NSObject, UISheetPresentationControllerDelegate {
  var allows = true
  private var heard: [String] = []

  func take() -> [String] {
    defer { heard = [] }
    return heard
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
