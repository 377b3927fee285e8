import Testing
import UIKit

@testable import App

@MainActor
@Suite struct AppScreenTests {
  private let window = UIWindow(frame: UIScreen.main.bounds)

  private func show(_ controller: UIViewController) {
    window.rootViewController = controller
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
  }

  /// Waits for animations to end.
  private func settle() async throws {
    window.layoutIfNeeded()
    try await Task.sleep(nanoseconds: 500_000_000)
    window.layoutIfNeeded()
  }

  @Test func cellsAreAsTallAsTheirTexts() throws {
    let feed = FeedViewController(items: Item.samples)
    show(feed)
    let cells = feed.tableView.visibleCells
    #expect(cells.count > 3)
    for cell in cells {
      let fitting = cell.systemLayoutSizeFitting(
        CGSize(width: cell.bounds.width, height: 0), withHorizontalFittingPriority: .required,
        verticalFittingPriority: .fittingSizeLevel)
      #expect(abs(fitting.height - cell.bounds.height) < 0.5)
    }
  }

  @Test(arguments: [CGFloat(320), 393, 744])
  func columnsOfTheGalleryFillItsWidth(width: CGFloat) {
    window.frame = CGRect(x: 0, y: 0, width: width, height: 700)
    let gallery = GalleryViewController()
    show(gallery)
    let cells = gallery.collectionView.visibleCells
    #expect(cells.map(\.frame.minX).min() == 0)
    #expect(cells.map(\.frame.maxX).max().map { width - $0 < 3 } == true)
  }

  @Test func aScreenSlidesInAndOut() async throws {
    let navigation = UINavigationController(rootViewController: UIViewController())
    let swipe = SwipeBack(navigation)
    show(navigation)
    let detail = DetailViewController(item: Item.samples[0])
    navigation.pushViewController(detail, animated: true)
    try await settle()
    #expect(navigation.topViewController === detail && detail.view.window === window)
    #expect(detail.view.transform.isIdentity)
    navigation.popViewController(animated: true)
    try await settle()
    #expect(detail.view.window == nil)
    #expect(swipe.operations == [.push, .pop])
  }

  @Test(arguments: [(CGFloat(0.3), true), (0.8, false)])
  func aFingerPullsAScreenAwayOrLetsItGoBack(part: CGFloat, stays: Bool) async throws {
    let navigation = UINavigationController(rootViewController: UIViewController())
    let swipe = SwipeBack(navigation)
    show(navigation)
    let detail = DetailViewController(item: Item.samples[0])
    navigation.pushViewController(detail, animated: false)
    window.layoutIfNeeded()
    swipe.begin()
    swipe.move(to: part)
    #expect(swipe.interaction?.percentComplete == part)
    swipe.end(at: part)
    try await settle()
    #expect((navigation.topViewController === detail) == stays)
    #expect((detail.view.window != nil) == stays && detail.view.transform.isIdentity)
  }

  @Test(arguments: [
    "Short.", "A tip that is so long that it needs several lines of a phone's width.",
  ])
  func aCardIsAsTallAsItsText(text: String) async throws {
    let root = UIViewController()
    show(root)
    let tip = TipViewController(text: text)
    root.present(tip, animated: true)
    try await settle()
    let card = try #require(tip.presentationController as? CardPresentation)
    let frame = tip.view.convert(tip.view.bounds, to: nil)
    let safe = window.bounds.inset(by: window.safeAreaInsets)
    #expect(frame.minX == 16 && frame.width == window.bounds.width - 32)
    #expect(abs(frame.maxY - safe.maxY) < 0.5)
    #expect(
      abs(frame.height - (20 + tip.label.frame.height + 12 + tip.button.frame.height + 20)) < 0.5)
    #expect(card.dimming.alpha == 1 && card.dimming.frame == window.bounds)
    tip.button.sendActions(for: .touchUpInside)
    try await settle()
    #expect(root.presentedViewController == nil && card.dimming.superview == nil)
  }

  @Test func theKeyboardMakesRoom() {
    let screen = SignUpViewController()
    show(screen)
    defer { screen.view.endEditing(true) }
    screen.name.textField.becomeFirstResponder()
    window.layoutIfNeeded()
    #expect(screen.bottomInset > 200)
  }
}
