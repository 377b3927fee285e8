import TestSupport
import Testing

/// The updates that take a list from one set of sections to the next.
@MainActor
struct StrategyTests {
  private typealias Sections = [(String, [Int])]

  /// Returns the updates of a list in a window, and checks that the list shows the new sections.
  private func calls(
    _ kind: ListKind, _ strategy: CellReloadStrategy, from old: Sections, to new: Sections
  ) -> [String] {
    let list: any RecordingList = kind == .table ? RecordingTable() : RecordingCollection()
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 2_000))
    list.frame = window.bounds
    window.addSubview(list)
    list.strategy = strategy
    list.set(old)
    list.layoutIfNeeded()
    list.told = []
    let log = complaints {
      list.set(new)
      list.layoutIfNeeded()
    }
    #expect(list.names == new.flatMap(\.1).map(String.init))
    #expect(log.allSatisfy { $0.contains("have the same identifier") }, "\(log)")
    return list.told.sorted()
  }

  // MARK: Strategies

  @Test(arguments: ListKind.allCases)
  func reloadAllReloadsEveryRemainingSection(kind: ListKind) {
    let (a, b) = (("a", [1, 2]), ("b", [3]))
    #expect(
      calls(kind, .reloadAll, from: [a, b], to: [a, b]) == ["reload section 0", "reload section 1"])
    #expect(
      calls(kind, .reloadAll, from: [a, b], to: [b]) == ["delete section 1", "reload section 0"])
    #expect(
      calls(kind, .reloadAll, from: [a], to: [b, a, ("c", [])])
        == ["insert section 1", "insert section 2", "reload section 0"])
  }

  @Test(arguments: ListKind.allCases)
  func linearDifferencesCompareByPosition(kind: ListKind) {
    let strategy = CellReloadStrategy.reloadLinearDifferences
    #expect(calls(kind, strategy, from: [("a", [1, 2])], to: [("a", [1, 2])]) == [])
    #expect(
      calls(kind, strategy, from: [("a", [1, 2, 3])], to: [("a", [2, 1, 3])])
        == ["reload 0.0", "reload 0.1"])
    #expect(
      calls(
        kind, strategy, from: [("a", [1, 2, 3]), ("b", [4])], to: [("a", [1]), ("b", [4, 5, 6])])
        == ["delete 0.1", "delete 0.2", "insert 1.1", "insert 1.2"])
    #expect(
      calls(
        kind, strategy, from: [("a", [1]), ("b", [2]), ("c", [])], to: [("b", [2]), ("b", [2])])
        == ["delete section 2", "reload section 0"])
    #expect(
      calls(kind, strategy, from: [("a", [1])], to: [("a", [1]), ("b", [2])])
        == ["insert section 1"])
  }

  /// Rows that stay are moved, as few of them as possible.
  @Test(arguments: ListKind.allCases)
  func arrangementDifferencesMoveEqualRows(kind: ListKind) {
    let strategy = CellReloadStrategy.reloadArrangementDifferences
    #expect(
      calls(kind, strategy, from: [("a", [1, 2, 3, 4])], to: [("a", [2, 3, 4, 1, 5])])
        == ["insert 0.4", "move 0.0 0.3"])
    #expect(
      calls(kind, strategy, from: [("a", [1, 2]), ("b", [3])], to: [("b", [3, 2]), ("a", [1])])
        == ["move 0.1 0.1", "move section 1 0"])
    #expect(
      calls(kind, strategy, from: [("a", [1]), ("b", [2])], to: [("b", [2]), ("c", [1])])
        == ["delete section 0", "insert section 1"])
  }

  @Test(arguments: ListKind.allCases, CellReloadStrategy.allCases)
  func firstSetNeedsNoUpdates(kind: ListKind, strategy: CellReloadStrategy) {
    #expect(calls(kind, strategy, from: [], to: [("a", [1, 2]), ("b", [3])]) == [])
  }

  /// Duplicates are told apart by their order, and neither they nor other sections get further
  /// updates.
  @Test(arguments: ListKind.allCases)
  func duplicatesDoNotPreventMoves(kind: ListKind) {
    #expect(
      calls(
        kind, .reloadArrangementDifferences,
        from: [("a", [1, 1, 2]), ("b", [3, 4, 5]), ("a", [6])],
        to: [("a", [1, 1, 1, 2]), ("b", [4, 5, 3]), ("a", [6, 7])])
        == ["insert 0.2", "insert 2.1", "move 1.0 1.2"])
  }
}
