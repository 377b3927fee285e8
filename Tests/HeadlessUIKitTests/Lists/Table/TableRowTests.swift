import Foundation
import Testing

@testable import HeadlessUIKit

/// The rows that a table shows, their places, and their cells.
@MainActor
struct TableRowTests {
  @Test func cellsAreMadeOnlyForVisibleRows() {
    let scene = TableScene(rows: 1000)
    let before = Headless.counters
    scene.layOut()
    let made = Headless.counters - before

    #expect(scene.table.visibleCells.count == 10)
    #expect(made.cellsMade == 10 && made.cellsConfigured == 10)
    #expect(scene.texts.first == "row 0" && scene.texts.last == "row 9")
    #expect(scene.table.contentSize == CGSize(width: 375, height: 52_000))
    #expect(scene.table.visibleCells[3].frame == CGRect(x: 0, y: 156, width: 375, height: 52))
  }

  @Test func reusableCellsAreHiddenAndNotAmbiguous() throws {
    let scene = TableScene([["a", "b"]], cell: TextCell.self)
    scene.table.rowHeight = 52
    scene.makeCell = { table, path, text in
      table.dequeueReusableCell(withIdentifier: "cell", for: path)
    }
    scene.layOut()
    let cell = try #require(scene.table.visibleCells.last as? TextCell)
    let free = UIView()
    free.translatesAutoresizingMaskIntoConstraints = false
    cell.contentView.addSubview(free)
    free.topAnchor.constraint(equalTo: cell.contentView.topAnchor).isActive = true
    scene.layOut()
    #expect(free.hasAmbiguousLayout)
    scene.sections = [["a"]]
    scene.table.deleteRows(at: [[0, 1]], with: .none)
    scene.layOut()
    #expect(cell.isHidden && cell.superview === scene.table && !free.hasAmbiguousLayout)
    scene.sections = [["a", "b"]]
    scene.table.insertRows(at: [[0, 1]], with: .none)
    scene.layOut()
    #expect(scene.table.visibleCells.last === cell && !cell.isHidden && free.hasAmbiguousLayout)
  }

  @Test func scrollingReusesCells() {
    let scene = TableScene([(0..<1000).map { "row \($0)" }], cell: TextCell.self)
    scene.table.rowHeight = 52
    scene.makeCell = { table, path, text in
      let cell = table.dequeueReusableCell(withIdentifier: "cell", for: path)
      (cell as? TextCell)?.label.text = text
      return cell
    }
    scene.layOut()
    let before = Headless.counters
    for offset in stride(from: CGFloat(52), through: 5200, by: 52) {
      scene.table.contentOffset.y = offset
      scene.layOut()
    }
    let made = Headless.counters - before

    #expect(made.cellsMade == 0)
    #expect(made.cellsConfigured == 100)
    #expect(scene.table.visibleCells.count == 10)
    let cells = scene.table.visibleCells.compactMap { $0 as? TextCell }
    #expect(cells.map(\.label.text).first == "row 100")
    #expect(cells.reduce(0) { $0 + $1.reuses } == 100)
    #expect(scene.table.subviews.filter { $0 is UITableViewCell }.count == 10)
  }

  @Test func rowRectsMatchIndexPaths() {
    let scene = TableScene([["a", "b"], ["c"]])
    scene.height = { CGFloat(40 + 10 * $0.row + 100 * $0.section) }
    scene.table.estimatedRowHeight = 0
    let table = scene.table

    #expect(table.numberOfSections == 2 && table.numberOfRows(inSection: 0) == 2)
    #expect(
      table.rectForRow(at: IndexPath(row: 1, section: 0))
        == CGRect(x: 0, y: 40, width: 375, height: 50))
    #expect(table.rect(forSection: 1) == CGRect(x: 0, y: 90, width: 375, height: 140))
    #expect(table.indexPathForRow(at: CGPoint(x: 10, y: 89)) == IndexPath(row: 1, section: 0))
    #expect(table.indexPathForRow(at: CGPoint(x: 10, y: 90)) == IndexPath(row: 0, section: 1))
    #expect(table.indexPathForRow(at: CGPoint(x: 10, y: 230)) == nil)
    #expect(table.indexPathForRow(at: CGPoint(x: 10, y: -1)) == nil)
    #expect(
      table.indexPathsForRows(in: CGRect(x: 0, y: 39, width: 1, height: 2)) == [[0, 0], [0, 1]])
    scene.layOut()
    #expect(table.indexPath(for: table.visibleCells[2]) == IndexPath(row: 0, section: 1))
    #expect(table.cellForRow(at: IndexPath(row: 5, section: 1)) == nil)
  }

  @Test func scrollToRowPlacesRow() {
    let scene = TableScene(rows: 100)
    let table = scene.table
    let path = IndexPath(row: 50, section: 0)
    scene.layOut()

    table.scrollToRow(at: path, at: .top, animated: false)
    #expect(table.contentOffset.y == 2600)
    table.scrollToRow(at: path, at: .bottom, animated: false)
    #expect(table.contentOffset.y == 2132)
    table.scrollToRow(at: path, at: .middle, animated: false)
    #expect(table.contentOffset.y == 2366)
    table.scrollToRow(at: IndexPath(row: 0, section: 0), at: .none, animated: false)
    #expect(table.contentOffset.y == 0)
    table.scrollToRow(at: IndexPath(row: 99, section: 0), at: .top, animated: false)
    #expect(table.contentOffset.y == 4680)
    let log = collectingLog {
      table.scrollToRow(at: IndexPath(row: 100, section: 0), at: .top, animated: false)
    }
    #expect(log.count == 1 && log[0].contains("out-of-bounds row (100)"))
  }

  /// `NSNotFound` as a row scrolls to a section without rows.
  @Test func scrollToNotFoundRowShowsEmptySection() {
    let rows = Array(repeating: "row", count: 30)
    let scene = TableScene([rows, [], rows])
    let table = scene.table
    scene.layOut()
    let log = collectingLog {
      table.scrollToRow(at: IndexPath(row: NSNotFound, section: 1), at: .top, animated: false)
    }
    #expect(log.isEmpty)
    #expect(table.contentOffset.y > 0 && table.contentOffset.y == table.rect(forSection: 1).minY)
    for section in [0, 3] {
      let log = collectingLog {
        table.scrollToRow(
          at: IndexPath(row: NSNotFound, section: section), at: .top, animated: false)
      }
      #expect(log.count == 1)
    }
  }

  @Test func unregisteredCellIsLoggedAndReplaced() {
    let scene = TableScene(rows: 1)
    scene.makeCell = { table, path, _ in
      table.dequeueReusableCell(withIdentifier: "unknown", for: path)
    }
    let log = collectingLog { scene.layOut() }

    #expect(scene.table.visibleCells.count == 1)
    #expect(
      log == [
        "unable to dequeue a cell with identifier unknown - must register a nib or a class for the "
          + "identifier or connect a prototype cell in a storyboard"
      ])
    #expect(scene.table.dequeueReusableCell(withIdentifier: "unknown") == nil)
  }

  /// The tree of heights finds the row at a place, and the start of a row, as plain sums do.
  @Test func lengthTreeMatchesPlainSums() {
    var tree = LengthTree((0..<100_000).map { CGFloat($0 % 7) })
    var plain = (0..<100_000).map { CGFloat($0 % 7) }
    (tree[70_000], plain[70_000]) = (1000, 1000)
    var start: CGFloat = 0
    for (index, length) in plain.enumerated() {
      if index % 997 == 0 {
        #expect(tree.start(of: index) == start)
        if length > 0 { #expect(tree.index(at: start) == index) }
      }
      start += length
    }
    #expect(tree.total == start && tree.index(at: start) == 100_000)
    #expect(LengthTree().index(at: 0) == 0 && LengthTree([5]).index(at: 4.9) == 0)
  }

  @Test func hundredThousandRowsMakeOneScreenOfCells() {
    let scene = TableScene([Array(repeating: "row", count: 100_000)])
    let before = Headless.counters
    scene.layOut()
    scene.table.scrollToRow(at: IndexPath(row: 77_777, section: 0), at: .top, animated: false)
    let made = Headless.counters - before

    #expect(scene.table.contentOffset.y == 4_044_404)
    #expect(made.cellsMade == 10 && made.cellsConfigured == 20)
  }

  /// Properties of the table reach the visible rows once, and again when they change.
  @Test func tablePropertiesUpdateVisibleRows() throws {
    let scene = TableScene([["a", "b"]], style: .insetGrouped)
    scene.layOut()
    let first = try #require(scene.table.cellForRow(at: [0, 0]))
    let last = try #require(scene.table.cellForRow(at: [0, 1]))
    #expect(first.layer.maskedCorners != last.layer.maskedCorners)
    #expect(last.separator.isHidden && !first.separator.isHidden)
    scene.sections = [["a", "b", "c"]]
    scene.table.insertRows(at: [[0, 2]], with: .none)
    scene.layOut()
    #expect(!last.separator.isHidden && last.layer.cornerRadius == 0)
    scene.table.separatorColor = .red
    scene.layOut()
    #expect(first.separator.backgroundColor == .red && last.separator.backgroundColor == .red)
    scene.table.separatorInset = UIEdgeInsets(top: 0, left: 40, bottom: 0, right: 0)
    scene.layOut()
    #expect(first.separatorInset.left == 40)
    scene.table.setEditing(true, animated: false)
    scene.layOut()
    #expect(first.isEditing && last.isEditing)
    let start = first.contentView.frame.minX
    scene.table.setEditing(false, animated: false)
    scene.layOut()
    #expect(!first.isEditing && first.contentView.frame.minX < start)
    first.backgroundColor = nil
    scene.table.contentOffset.y += 1
    scene.layOut()
    #expect(first.backgroundColor == .secondarySystemGroupedBackground)
  }
}
