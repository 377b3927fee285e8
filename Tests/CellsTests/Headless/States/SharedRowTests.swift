import TestSupport
import Testing

/// Objects that are rows of two lists, and views that are in two rows. They have at most one cell,
/// and the one that loses them gets an issue.
@MainActor
struct SharedRowTests {
  private func scenes(_ kind: ListKind, height: CGFloat = 800) -> [any ListScene] {
    [kind.scene(height: height), kind.scene(height: height)]
  }

  /// Returns all issues, including those of the turn after the last set.
  private func issues(_ act: @escaping @MainActor () async -> Void) async -> [LayoutIssue] {
    let heard = Heard()
    await LayoutDiagnostics.withHandler({ heard.issues.append($0) }) {
      Task { @MainActor in
        await act()
        await turn()
      }
    }.value
    return heard.issues
  }

  private func turn() async {
    for _ in 0..<3 { await Task.yield() }
    Headless.runLoop()
  }

  private final class Heard { var issues: [LayoutIssue] = [] }

  @Test(arguments: ListKind.allCases)
  func rowSharedByTwoListsIsOneIssue(kind: ListKind) async {
    let (lists, rows) = (scenes(kind), kind.boundRows(4))
    lists[0].set(rows)
    _ = lists[0].fields
    let issues = await issues {
      lists[1].set([("a", []), ("b", [rows[2], rows[1]])])
      _ = lists[1].fields
    }
    #expect(issues.map(\.kind) == [.duplicate] && issues.first?.view === lists[1].list)
    let name = kind == .table ? "Row" : "Item"
    #expect(
      issues.first?.message
        == "the same \(name) is a row of section 0 in another list and a row of section 1, but can "
        + "have only one cell: the one in the other list no longer shows it; give each list one of its "
        + "own, or remove it there")
    #expect(issues.first?.line?.description.hasPrefix("BoundRow.swift:") == true)
    rows[2].text = "two"
    #expect(lists[1].fields.map(\.text) == ["two", "1"])
    #expect(lists[0].fields.map(\.text) == ["0", "1", "2", "3"])
  }

  private final class PlainRow: TableViewCellModel<UITableViewCell> {}

  /// The message contains nothing that differs from run to run.
  @Test func duplicateObjectIsReportedWithoutItsAddress() async {
    let (scene, row) = (TableScene(), PlainRow())
    let issues = await issues { scene.table.cells = [row, PlainRow(), row] }
    #expect(
      issues.first?.message.hasPrefix("rows have the same identifier: one object ([0, 0], [0, 2]);")
        == true, "\(issues)")
  }

  /// The first list takes its row back when it is set again.
  @Test(arguments: ListKind.allCases)
  func rowReleasedByTheOtherListIsShownAgain(kind: ListKind) async {
    let (lists, rows) = (scenes(kind), kind.boundRows(3))
    _ = await issues {
      for list in lists {
        list.set(rows)
        _ = list.fields
      }
    }
    lists[1].set([])
    _ = lists[1].fields
    rows[1].text = "one"
    #expect(await issues { lists[0].set(rows) }.isEmpty)
    #expect(lists[0].fields.map(\.text) == ["0", "one", "2"])
    rows[1].text = "1"
    #expect(lists[0].fields.map(\.text) == ["0", "1", "2"])
  }

  /// In the middle of an update in two stages, it is both in its old section and in its new one.
  @Test(arguments: ListKind.allCases)
  func rowMovingToANewSectionIsNoDuplicate(kind: ListKind) async {
    let (list, rows) = (scenes(kind)[0], kind.boundRows(7))
    let issues = await issues {
      list.set([
        ("A", [rows[1], rows[2], rows[3]]), ("B", [rows[4], rows[5], rows[6]]), ("D", []),
      ])
      _ = list.fields
      list.set([("C", [rows[5]]), ("B", [rows[6], rows[4]]), ("A", [rows[2], rows[1], rows[3]])])
      _ = list.fields
    }
    #expect(issues.map(\.description) == [])
    // A real mistake is reported after the update.
    let wrong = await self.issues {
      list.set([("C", [rows[5]]), ("B", [rows[6], rows[5]])])
      _ = list.fields
    }
    #expect(wrong.map(\.kind) == [.duplicate])
  }

  /// It may move from one list to the other, and be in a part of the other list that is not
  /// visible.
  @Test(arguments: ListKind.allCases)
  func rowShownByOnlyOneListIsNoDuplicate(kind: ListKind) async {
    let (lists, rows) = (scenes(kind, height: 200), kind.boundRows(100))
    let issues = await issues {
      lists[0].set(rows)
      _ = lists[0].fields
      lists[0].set(Array(rows[1...]))
      lists[1].set([rows[0]])
      #expect(lists[1].fields.map(\.text) == ["0"])
      lists[0].scroll(to: [0, 60])
      _ = lists[0].fields
      lists[1].set([rows[0], rows[1]])
      #expect(lists[1].fields.map(\.text) == ["0", "1"])
      do {
        let gone = kind.scene()
        gone.set([rows[80]])
        _ = gone.fields
      }
      lists[1].set([rows[80]])
      #expect(lists[1].fields.map(\.text) == ["80"])
    }
    #expect(issues.isEmpty, "\(issues)")
  }

  /// Within one turn, in either order.
  @Test(arguments: ListKind.allCases, [false, true])
  func rowMovesBetweenListsWithoutAnIssue(kind: ListKind, comesFirst: Bool) async {
    let (lists, rows) = (scenes(kind), kind.boundRows(4))
    let issues = await issues {
      lists[0].set(Array(rows[0...2]))
      lists[1].set([rows[3]])
      _ = lists.map(\.fields)
      await self.turn()
      if comesFirst { lists[1].set([rows[3], rows[1]]) }
      lists[0].set([rows[0], rows[2]])
      if !comesFirst { lists[1].set([rows[3], rows[1]]) }
      _ = lists.map(\.fields)
      await self.turn()
      rows[1].text = "one"
      #expect(lists[0].fields.map(\.text) == ["0", "2"])
      #expect(lists[1].fields.map(\.text) == ["3", "one"])
    }
    #expect(issues.isEmpty, "\(issues)")
  }

  /// The difference is computed off the main actor and takes some turns.
  @Test(arguments: ListKind.allCases)
  func listMayLoseASharedRowSomeTurnsLater(kind: ListKind) async {
    let (lists, rows) = (scenes(kind), kind.boundRows(3))
    let issues = await issues {
      lists[0].set(rows)
      _ = lists[0].fields
      lists[1].set([rows[1]])
      _ = lists[1].fields
      await self.remove(1, from: lists[0])
      #expect(lists.map { $0.fields.map(\.text) } == [["0", "2"], ["1"]])
    }
    #expect(issues.isEmpty, "\(issues)")
  }

  private func remove(_ row: Int, from scene: some ListScene) async {
    let sections = scene.model.sections
    sections[0].cells.remove(at: row)
    await scene.model.set(sections, animated: false)
  }

  @Test(arguments: ListKind.allCases)
  func takingBackASharedRowIsOneIssue(kind: ListKind) async {
    let (lists, rows) = (scenes(kind), kind.boundRows(2))
    let issues = await issues {
      for list in lists {
        list.set(rows)
        _ = list.fields
      }
      lists[0].reloadData()
      _ = lists[0].fields
      rows[0].text = "zero"
      #expect(lists.map { $0.fields.first?.text } == ["zero", "0"])
    }
    #expect(issues.map(\.kind) == [.duplicate] && issues.first?.view === lists[0].list)
  }

  /// A view is in one row at a time, too; it may move from row to row.
  @Test(arguments: ListKind.allCases)
  func viewSharedByTwoRowsIsOneIssue(kind: ListKind) async {
    let list = kind.scene(height: 800).list
    let views = (0..<3).map { _ in UIView() }
    let line = #line + 3
    func set(_ numbers: KeyValuePairs<Int, Int>) {
      let rows = numbers.map { id, number in
        RowBlock(id: id, showing: number) { views[number].viewBlock.size(width: 10, height: 9) }
      }
      (list as? UITableView)?.cells = rows
      (list as? UICollectionView)?.cells = rows
      list.layoutIfNeeded()
    }
    let steps: [KeyValuePairs<Int, Int>] = [
      [1: 0, 2: 1], [2: 0, 1: 1], [3: 1], [4: 2, 3: 0, 5: 1], [:], [6: 0],
    ]
    for step in steps { #expect(await issues { set(step) }.isEmpty) }
    let issues = await issues { set([6: 0, 7: 1, 8: 0]) }
    #expect(issues.map(\.kind) == [.duplicate] && issues.first?.view === list)
    #expect(
      issues.first?.message
        == "the same UIView is a row of section 0 and a row of section 0, but can have only one cell: "
        + "the first no longer shows it; make one for each row")
    #expect(issues.first?.line == SourceLine(line: UInt(line)))
    #expect(await self.issues { set([6: 0, 7: 1, 9: 1]) }.isEmpty)
  }

  @Test(arguments: ListKind.allCases)
  func rowThatSetsTheStateItReadsIsStopped(kind: ListKind) async {
    let list = kind.scene(height: 200).list
    let count = ViewState(wrappedValue: 0)
    let label = UILabel()
    let line = #line + 1
    let row = RowBlock(id: 1) {
      let _ = (count.wrappedValue += 1)
      label.text("\(count.wrappedValue)")
    }
    let (table, collection) = (list as? UITableView, list as? UICollectionView)
    let issues = await issues {
      table?.cells = [row]
      collection?.cells = [row]
      list.layoutIfNeeded()
      for _ in 0..<60 { await Task.yield() }
    }
    #expect(count.wrappedValue < 20 && label.text == "\(count.wrappedValue)")
    #expect(issues.map(\.kind) == [.endlessChange])
    #expect(issues.first?.line == SourceLine(line: UInt(line)))
  }
}
