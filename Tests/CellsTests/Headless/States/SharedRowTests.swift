import TestSupport
import Testing

/// Objects that are rows of two lists: they have one cell at most, and what the other one loses is told.
@MainActor
struct SharedRowTests {
  private func scenes(_ kind: ListKind, height: CGFloat = 800) -> [any ListScene] {
    [kind.scene(height: height), kind.scene(height: height)]
  }

  private func issues(_ act: @MainActor () -> Void) -> [LayoutIssue] { LayoutDiagnostics.collect(act) }

  @Test(arguments: ListKind.allCases)
  func aRowOfTwoListsIsOneIssue(kind: ListKind) {
    let (lists, rows) = (scenes(kind), kind.boundRows(4))
    lists[0].set(rows)
    _ = lists[0].fields
    let issues = issues {
      lists[1].set([("a", []), ("b", [rows[2], rows[1]])])
      _ = lists[1].fields
    }
    #expect(issues.map(\.kind) == [.duplicate] && issues.first?.view === lists[1].list)
    let name = kind == .table ? "Row" : "Item"
    #expect(
      issues.first?.message
        == "the same \(name) is a row of section 0 in another list and a row of section 1, and has one "
        + "cell at most: that in the other list shows it no more; give each list one of its own, or take it "
        + "out there first")
    #expect(issues.first?.line?.description.hasPrefix("BoundRow.swift:") == true)
    rows[2].text = "two"
    #expect(lists[1].fields.map(\.text) == ["two", "1"])
    #expect(lists[0].fields.map(\.text) == ["0", "1", "2", "3"])
  }

  /// The first list takes its row back when it is set again.
  @Test(arguments: ListKind.allCases)
  func aRowThatTheOtherListHasNoMoreIsShownAgain(kind: ListKind) {
    let (lists, rows) = (scenes(kind), kind.boundRows(3))
    _ = issues {
      for list in lists {
        list.set(rows)
        _ = list.fields
      }
    }
    lists[1].set([])
    _ = lists[1].fields
    rows[1].text = "one"
    #expect(issues { lists[0].set(rows) }.isEmpty)
    #expect(lists[0].fields.map(\.text) == ["0", "one", "2"])
    rows[1].text = "1"
    #expect(lists[0].fields.map(\.text) == ["0", "1", "2"])
  }

  /// It may go from one list to the other, and be where the other list does not show it.
  @Test(arguments: ListKind.allCases)
  func aRowThatOnlyOneListShowsIsNone(kind: ListKind) {
    let (lists, rows) = (scenes(kind, height: 200), kind.boundRows(100))
    let issues = issues {
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
}
