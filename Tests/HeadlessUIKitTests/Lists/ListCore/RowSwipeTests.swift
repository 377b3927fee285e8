import Foundation
import Testing

@testable import HeadlessUIKit

/// A finger that swipes a row reveals its actions.
@MainActor
struct RowSwipeTests {
  private let table = UITableView(frame: .zero)
  private let rows = Rows()

  private final class Rows: NSObject, UITableViewDataSource, UITableViewDelegate {
    var rows = Array(0..<20)
    var heard: [String] = []

    func take() -> [String] {
      defer { heard = [] }
      return heard
    }

    func action(_ title: String, _ row: Int) -> UIContextualAction {
      UIContextualAction(style: .normal, title: title) { [self] _, _, completion in
        heard.append("\(title) \(row)")
        completion(true)
      }
    }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      rows.count
    }
    func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
      tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
    }
    func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { true }
    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
      heard.append("select \(indexPath.row)")
    }
    func tableView(_ tableView: UITableView, willBeginEditingRowAt indexPath: IndexPath) {
      heard.append("begin \(indexPath.row)")
    }
    func tableView(_ tableView: UITableView, didEndEditingRowAt indexPath: IndexPath?) {
      heard.append(indexPath.map { "end \($0.row)" } ?? "end")
    }
    func tableView(
      _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? {
      let delete = UIContextualAction(style: .destructive, title: "Delete") {
        [self] _, _, completion in
        heard.append("Delete \(indexPath.row)")
        rows.remove(at: indexPath.row)
        tableView.deleteRows(at: [indexPath], with: .automatic)
        completion(true)
      }
      return UISwipeActionsConfiguration(actions: [delete, action("Archive", indexPath.row)])
    }
    func tableView(
      _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? {
      let offer = UISwipeActionsConfiguration(actions: [action("Pin", indexPath.row)])
      offer.performsFirstActionWithFullSwipe = false
      return offer
    }
  }

  private func host(isRightToLeft: Bool = false) -> UIWindow {
    table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
    (table.dataSource, table.delegate) = (rows, rows)
    table.semanticContentAttribute = isRightToLeft ? .forceRightToLeft : .forceLeftToRight
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 375, height: 520))
    table.frame = window.bounds
    window.addSubview(table)
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
    return window
  }

  private func cell(_ row: Int) throws -> UITableViewCell {
    try #require(table.cellForRow(at: [0, row]))
  }

  private func swipe(_ row: Int, by way: CGFloat) throws {
    Headless.drag(try cell(row), by: CGPoint(x: way, y: 0))
  }

  private func button(_ title: String) -> UIButton? {
    table.subviews.flatMap(\.subviews).lazy.compactMap { $0 as? UIButton }
      .first { $0.currentTitle == title }
  }

  @Test(arguments: [false, true])
  func swipeActionsAreBesideTheRow(isRightToLeft: Bool) throws {
    let window = host(isRightToLeft: isRightToLeft)
    try swipe(2, by: isRightToLeft ? 100 : -100)
    table.setNeedsLayout()
    window.layoutIfNeeded()
    let (delete, archive) = (try #require(button("Delete")), try #require(button("Archive")))
    let frames = [try cell(2), archive, delete].map { $0.convert($0.bounds, to: window) }
    let inOrder = isRightToLeft ? frames.reversed() : frames
    #expect(abs(inOrder[0].maxX - inOrder[1].minX) < 0.5)
    #expect(abs(inOrder[1].maxX - inOrder[2].minX) < 0.5)
    #expect(abs((isRightToLeft ? frames[2].minX : frames[2].maxX - 375)) < 0.5)
    #expect(rows.take() == ["begin 2"])
    Headless.tap(archive)
    #expect(rows.take() == ["Archive 2", "end 2"])
    #expect(try cell(2).frame.minX == 0)
    #expect(button("Archive") == nil)
  }

  @Test func leadingSideHasItsOwnActions() throws {
    let window = host()
    try swipe(2, by: 300)
    #expect(rows.take() == ["begin 2"])
    Headless.tap(try #require(button("Pin")))
    #expect(rows.take() == ["Pin 2", "end 2"])
    withExtendedLifetime(window) {}
  }

  @Test func fullSwipePerformsTheFirstAction() throws {
    let window = host()
    try swipe(2, by: -300)
    #expect(rows.take() == ["begin 2", "Delete 2", "end"])
    #expect(rows.rows.prefix(3) == [0, 1, 3])
    #expect(table.visibleCells.allSatisfy { $0.frame.minX == 0 })
    #expect(button("Delete") == nil)
    withExtendedLifetime(window) {}
  }

  @Test func nextTouchOnlyHidesTheActions() throws {
    let window = host()
    try swipe(2, by: -100)
    _ = rows.take()
    Headless.tap(try cell(5))
    #expect(rows.take() == ["end 2"])
    #expect(button("Delete") == nil)
    Headless.tap(try cell(5))
    #expect(rows.take() == ["select 5"])
    withExtendedLifetime(window) {}
  }

  @Test func otherDragsRevealNoActions() throws {
    let window = host()
    Headless.drag(try cell(5), by: CGPoint(x: -50, y: -100))
    #expect(rows.take() == [])
    #expect(table.contentOffset.y > 0)
    try swipe(8, by: -20)
    #expect(rows.take() == ["begin 8", "end 8"])
    table.setEditing(true, animated: false)
    window.layoutIfNeeded()
    try swipe(8, by: -100)
    #expect(rows.take() == [])
  }

  @Test func reloadedRowsReturnToTheirPlaces() throws {
    let window = host()
    try swipe(2, by: -100)
    table.reloadData()
    window.layoutIfNeeded()
    #expect(rows.take() == ["begin 2", "end"])
    #expect(table.visibleCells.allSatisfy { $0.frame.minX == 0 })
    #expect(button("Delete") == nil)
  }

  @Test func listItemsRevealSwipeActions() throws {
    final class Items: NSObject, UICollectionViewDataSource {
      func collectionView(
        _ collectionView: UICollectionView, numberOfItemsInSection section: Int
      ) -> Int { 3 }
      func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
      ) -> UICollectionViewCell {
        collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
      }
    }
    var configuration = UICollectionLayoutListConfiguration(appearance: .plain)
    configuration.trailingSwipeActionsConfigurationProvider = { [rows] in
      UISwipeActionsConfiguration(actions: [rows.action("Flag", $0.item)])
    }
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 375, height: 520))
    let list = UICollectionView(
      frame: window.bounds,
      collectionViewLayout: UICollectionViewCompositionalLayout.list(using: configuration))
    let items = Items()
    list.register(UICollectionViewListCell.self, forCellWithReuseIdentifier: "cell")
    list.dataSource = items
    window.addSubview(list)
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
    let cell = try #require(list.cellForItem(at: [0, 1]))
    Headless.drag(cell, by: CGPoint(x: -60, y: 0))
    #expect(cell.frame.minX == -74)
    Headless.drag(try #require(list.cellForItem(at: [0, 0])), by: CGPoint(x: -60, y: 0))
    #expect(cell.frame.minX == 0)
    Headless.drag(cell, by: CGPoint(x: -300, y: 0))
    #expect(rows.take() == ["Flag 1"])
  }
}
