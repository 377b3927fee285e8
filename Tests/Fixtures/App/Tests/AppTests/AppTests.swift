import UIKit
import XCTest

@testable import App

@MainActor
final class AppTests: XCTestCase {
  private let window = UIWindow(frame: UIScreen.main.bounds)

  private func show(_ controller: UIViewController) {
    window.rootViewController = controller
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
  }

  func testFeedMakesCellsForWhatIsSeen() {
    let feed = FeedViewController(items: Item.samples)
    show(feed)
    let cells = feed.tableView.visibleCells
    XCTAssertGreaterThan(cells.count, 3)
    XCTAssertLessThan(cells.count, Item.samples.count)
    XCTAssertEqual(cells.first?.accessibilityIdentifier, "item-1")
    XCTAssertTrue(
      cells.allSatisfy { $0.frame.width == window.bounds.width && $0.frame.height > 60 })
  }

  func testDeletedRowGoes() {
    let feed = FeedViewController(items: Item.samples)
    show(feed)
    feed.remove(at: 0)
    window.layoutIfNeeded()
    XCTAssertEqual(feed.tableView.numberOfRows(inSection: 0), Item.samples.count - 1)
    XCTAssertEqual(feed.tableView.visibleCells.first?.accessibilityIdentifier, "item-2")
  }

  func testSelectionPushesTheDetail() {
    let coordinator = AppCoordinator(window: window)
    coordinator.start()
    window.layoutIfNeeded()
    guard let feed = coordinator.navigation.topViewController as? FeedViewController else {
      return XCTFail("the feed comes first")
    }
    feed.tableView(feed.tableView, didSelectRowAt: IndexPath(row: 2, section: 0))
    window.layoutIfNeeded()
    XCTAssertEqual(coordinator.navigation.topViewController?.title, "Item 3")
  }

  func testKeyboardMakesRoom() {
    let screen = SignUpViewController()
    show(screen)
    screen.name.textField.becomeFirstResponder()
    window.layoutIfNeeded()
    XCTAssertGreaterThan(screen.bottomInset, 200)
    screen.view.endEditing(true)
    XCTAssertEqual(screen.bottomInset, 0)
  }

  func testFormChecksWhatWasEntered() {
    let screen = SignUpViewController()
    show(screen)
    var result: [String] = []
    screen.onDone = { result = [$0, $1] }
    screen.name.textField.text = "Ada"
    screen.mail.textField.text = "ada"
    screen.button.sendActions(for: .touchUpInside)
    XCTAssertEqual(result, [])
    screen.mail.textField.text = "ada@example.org"
    screen.button.sendActions(for: .touchUpInside)
    XCTAssertEqual(result, ["Ada", "ada@example.org"])
  }

  func testControlTellsItsValue() {
    let rating = RatingControl()
    var values: [Int] = []
    rating.addAction(UIAction { _ in values.append(rating.value) }, for: .valueChanged)
    rating.value = 3
    rating.value = 3
    XCTAssertEqual(values, [3])
  }

  func testViewsAreAsLargeAsTheirContent() {
    let label = PaddedLabel()
    label.text = "tag"
    let plain = UILabel()
    plain.text = "tag"
    XCTAssertEqual(
      label.intrinsicContentSize.width, plain.intrinsicContentSize.width + 16, accuracy: 0.01)
    let tags = TagsView(frame: CGRect(x: 0, y: 0, width: 100, height: 0))
    tags.tags = ["one", "two", "three", "four"]
    let lines = Set(tags.subviews.map { $0.frame.minY })
    tags.layoutIfNeeded()
    XCTAssertGreaterThan(Set(tags.subviews.map { $0.frame.minY }).count, lines.count)
    XCTAssertEqual(
      tags.intrinsicContentSize.height, tags.subviews.map(\.frame.maxY).max() ?? 0, accuracy: 0.01)
  }

  func testGalleryHasThreeColumns() {
    let gallery = GalleryViewController()
    show(gallery)
    let cells = gallery.collectionView.visibleCells
    XCTAssertEqual(Set(cells.map { $0.frame.minX }).count, 3)
  }

  func testPagesStandInOrder() {
    let onboarding = OnboardingViewController()
    show(onboarding)
    XCTAssertEqual(onboarding.viewControllers?.first?.title, "One")
    let next = onboarding.viewControllers?.first.flatMap {
      onboarding.pageViewController(onboarding, viewControllerAfter: $0)
    }
    XCTAssertEqual(next?.title, "Two")
  }

  func testEveryScreenLaysOutWithoutAmbiguity() {
    let screens: [UIViewController] = [
      DetailViewController(item: Item.samples[0]), NoteViewController(),
      SettingsViewController(style: .insetGrouped), SheetViewController(), SignUpViewController(),
    ]
    for screen in screens {
      show(screen)
      XCTAssertFalse(screen.view.hasAmbiguousLayout, "\(screen)")
      for view in screen.view.subviews { XCTAssertFalse(view.hasAmbiguousLayout, "\(view)") }
    }
  }
}
