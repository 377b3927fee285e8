import Foundation
import TestSupport
import Testing

@testable import HeadlessUIKit

/// What a table does when it scrolls and nothing else has changed.
@MainActor
struct TableScrollTests {
  private static let words = ["one", "two words", "a text that takes more than a line of its cell"]

  /// Some rows have explicit heights, others size themselves, and some have a height of 0.
  private func scene(_ style: UITableView.Style, seed: UInt64) -> TableScene {
    var random = SeededGenerator(seed: seed)
    let sections = (0..<6).map { section in
      (0..<Int.random(in: 0...30, using: &random)).map { row in
        "\(section) \(row) \(Self.words.randomElement(using: &random) ?? "")"
      }
    }
    let scene = TableScene(sections, style: style, cell: TextCell.self)
    scene.headers = [0: "first", 2: "third", 3: "fourth"]
    scene.makeCell = { table, path, text in
      let cell = table.dequeueReusableCell(withIdentifier: "cell", for: path)
      (cell as? TextCell)?.label.text = text
      return cell
    }
    scene.height = { path in
      switch path.row % 7 {
      case 1: 30
      case 4: path.section % 2 == 0 ? 0 : 61
      default: nil
      }
    }
    return scene
  }

  /// Everything visible of a table, and the display callbacks since the last call.
  private func state(_ scene: TableScene) -> [String] {
    defer { scene.displays = [] }
    let table = scene.table
    let paths = table.indexPathsForVisibleRows ?? []
    let rows = paths.map { "\($0) \(table.cellForRow(at: $0)?.description ?? "")" }
    let views = table.subviews.map {
      "\(type(of: $0)) \(Headless.numbers($0.frame)) \($0.isHidden)"
    }
    return ["\(table.contentOffset) \(table.contentSize)"] + rows + views.sorted() + scene.displays
  }

  private func change(_ scene: TableScene, by random: inout SeededGenerator) {
    let table = scene.table
    switch Int.random(in: 0..<20, using: &random) {
    case 0:
      table.contentOffset.y = .random(in: 0...table.contentSize.height, using: &random).rounded()
    case 1: table.contentOffset.y = 0
    case 2:
      let section = Int.random(in: 0..<scene.sections.count, using: &random)
      scene.sections[section].insert("new \(section)", at: 0)
      table.insertRows(at: [[section, 0]], with: .none)
    case 3: table.frame.size.height = .random(in: 100...520, using: &random).rounded()
    case 4: table.reloadData()
    case 5: table.visibleCells.last.map { ($0 as? TextCell)?.label.text = "another" }
    case 6: table.separatorStyle = table.separatorStyle == .none ? .singleLine : .none
    default: table.contentOffset.y += CGFloat(Int.random(in: -60...90, using: &random))
    }
  }

  @Test(arguments: [UITableView.Style.plain, .insetGrouped], [1, 2, 3] as [UInt64])
  func scrollingEqualsLayingOutAllRows(style: UITableView.Style, seed: UInt64) {
    let (scrolled, asked) = (scene(style, seed: seed), scene(style, seed: seed))
    var (first, second) = (SeededGenerator(seed: seed), SeededGenerator(seed: seed))
    for _ in 0..<200 {
      change(scrolled, by: &first)
      change(asked, by: &second)
      asked.table.setNeedsLayout()
      scrolled.layOut()
      asked.layOut()
      #expect(state(scrolled) == state(asked))
    }
  }

  @Test func scrollingVisitsOnlyEdgeRows() {
    let scene = TableScene(rows: 1000)
    scene.height = { _ in 10 }
    scene.table.contentOffset.y = 100
    scene.layOut()
    #expect(scene.table.visibleCells.count > 50)
    for step in 1...100 {
      let before = Headless.counters
      scene.table.contentOffset.y += 1
      scene.layOut()
      let work = Headless.counters - before
      // A row that leaves is visited once more. A row that appears is visited to show and to place
      // it, with the views inside it.
      let most = work.cellsConfigured == 0 ? (rows: 3, views: 3) : (rows: 6, views: 30)
      #expect(work.rowsVisited <= most.rows && work.viewsVisited <= most.views, "step \(step)")
    }
  }

  @Test func nextLayoutRestoresCellState() throws {
    let scene = TableScene(rows: 100)
    scene.layOut()
    let cell = try #require(scene.table.visibleCells.last)
    let color = cell.backgroundColor
    cell.isEditing = true
    cell.backgroundConfiguration = .listPlainCell()
    cell.backgroundConfiguration = nil
    scene.table.contentOffset.y += 1
    scene.layOut()
    #expect(color != nil && cell.backgroundColor == color && !cell.isEditing)
  }

  /// Covers the end of a table that becomes shorter as a row comes into view.
  @Test func visibleRowsStayNearTheEnd() {
    let scene = TableScene(
      [(0..<40).map { "\($0)" }], size: CGSize(width: 375, height: 396))
    let table = scene.table
    table.contentInsetAdjustmentBehavior = .never
    table.estimatedRowHeight = 44
    var heights = [30: 20, 31: 80] as [Int: CGFloat]
    scene.height = { heights[$0.row] ?? 44 }
    let delegate = EstimatingDelegate(scene)
    table.delegate = delegate
    scene.layOut()
    func end() -> CGFloat { table.contentSize.height - 396 }
    table.contentOffset.y = 40 * 44 - 396
    scene.layOut()
    table.contentOffset.y = end()
    scene.layOut()
    func place() -> CGFloat { table.rectForRow(at: [0, 38]).minY - table.contentOffset.y }
    for _ in 0..<20 {
      let before = place()
      table.contentOffset.y -= 13
      scene.layOut()
      #expect(abs(place() - before - 13) < 0.5 && table.contentOffset.y <= end())
    }
    table.contentOffset.y = end()
    scene.layOut()
    scene.sections[0].removeLast()
    heights[38] = 10
    table.deleteRows(at: [[0, 39]], with: .none)
    scene.layOut()
    #expect(table.contentOffset.y <= end())
  }

  /// Returns heights only for rows that come into view.
  private final class EstimatingDelegate: NSObject, UITableViewDelegate {
    private unowned let scene: TableScene
    init(_ scene: TableScene) { self.scene = scene }
    func tableView(
      _ tableView: UITableView, estimatedHeightForRowAt indexPath: IndexPath
    ) -> CGFloat { 44 }
    func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
      scene.height(indexPath) ?? 44
    }
  }
}
