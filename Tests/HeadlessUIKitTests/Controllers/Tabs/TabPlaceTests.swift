import Foundation
import Testing

@testable import HeadlessUIKit

@MainActor
@Suite(.serialized) struct TabPlaceTests {
  private func frames(
    _ count: Int, width: CGFloat, on version: Headless.SystemVersion = .iOS26,
    isMirrored: Bool = false, _ change: (UITabBar) -> Void = { _ in }
  ) -> [CGRect] {
    Headless.systemVersion = version
    defer { Headless.systemVersion = .iOS26 }
    let bar = UITabBar(frame: CGRect(x: 0, y: 0, width: width, height: 83))
    if isMirrored { bar.semanticContentAttribute = .forceRightToLeft }
    bar.items = (0..<count).map { UITabBarItem(title: "\($0)", image: nil, tag: $0) }
    change(bar)
    bar.layoutIfNeeded()
    return bar.subviews.map(\.frame)
  }

  /// Recorded: the capsule is 86 points wide for each item plus 16, and at least 16 points narrower
  /// than the bar. Its buttons are 94 by 54 points, 86 apart.
  @Test func itemsAreOnACapsule() {
    #expect(
      frames(3, width: 393) == [
        CGRect(x: 63.5, y: 4, width: 94, height: 54), CGRect(x: 149.5, y: 4, width: 94, height: 54),
        CGRect(x: 235.5, y: 4, width: 94, height: 54),
      ])
    let many = frames(5, width: 393)
    #expect(many.first?.minX == 12 && many.last?.maxX == 381)
    for (one, next) in zip(many, many.dropFirst()) { #expect(abs(one.maxX - next.minX - 8) < 1e-9) }
  }

  @Test func earlierSystemsDivideTheWidthEqually() {
    let shared = (0..<4).map { CGRect(x: CGFloat($0) * 100, y: 0, width: 100, height: 49) }
    #expect(frames(4, width: 400, on: .iOS18) == shared)
    #expect(frames(4, width: 400) { $0.itemPositioning = .fill } == shared)
    #expect(
      frames(4, width: 400, isMirrored: true) { $0.itemPositioning = .fill } == shared.reversed())
  }

  @Test func centeredItemsHaveTheSetWidthAndSpacing() {
    func set(_ bar: UITabBar) {
      bar.itemPositioning = .centered
      bar.itemWidth = 60
      bar.itemSpacing = 20
    }
    let middle = [
      CGRect(x: 130, y: 0, width: 60, height: 49), CGRect(x: 210, y: 0, width: 60, height: 49),
    ]
    #expect(frames(2, width: 400, set) == middle)
    let narrow = frames(2, width: 70, set)
    #expect(narrow.first?.minX == 0 && narrow.last?.maxX == 70)
    #expect(
      frames(2, width: 400) { bar in
        let look = UITabBarAppearance()
        look.stackedItemPositioning = .centered
        look.stackedItemWidth = 60
        look.stackedItemSpacing = 20
        bar.standardAppearance = look
      } == middle)
  }

  @Test func nonFiniteItemMetricsAreLogged() {
    let messages = collectingLog {
      let found = frames(2, width: 300) {
        $0.itemPositioning = .centered
        $0.itemWidth = .nan
        $0.itemSpacing = .infinity
      }
      #expect(found.allSatisfy { $0.minX.isFinite && $0.width.isFinite })
    }
    #expect(messages.count == 2)
  }

  @Test func nonFiniteAppearanceMetricsAreLogged() {
    let messages = collectingLog {
      let found = frames(2, width: 300) {
        let look = UITabBarAppearance()
        look.stackedItemPositioning = .centered
        look.stackedItemWidth = .infinity
        look.stackedItemSpacing = .nan
        $0.standardAppearance = look
      }
      #expect(found.map(\.width) == [76, 76])
    }
    #expect(messages.count == 2, "\(messages)")
  }

  // MARK: Bar items

  @Test func buttonIsAsWideAsItsWidestPossibleTitle() {
    func width(_ title: String, _ titles: Set<String>?) -> CGFloat {
      let item = UIBarButtonItem(title: title, style: .plain, target: nil, action: nil)
      item.possibleTitles = titles
      let bar = UIToolbar(frame: CGRect(x: 0, y: 0, width: 393, height: 48))
      bar.items = [item]
      bar.layoutIfNeeded()
      return bar.subviews.first?.frame.width ?? 0
    }
    let (edit, done) = (width("Edit", nil), width("Finished", nil))
    #expect(edit < done)
    #expect(abs(width("Edit", ["Edit", "Finished"]) - done) <= 1)
    #expect(width("Finished", ["Edit"]) == done && width("Edit", []) == edit)
  }
}
