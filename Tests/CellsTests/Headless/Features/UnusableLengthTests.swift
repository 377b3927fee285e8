import TestSupport
import Testing

/// Lengths that a list can't give its rows: each is one issue, and the list is still laid out.
@MainActor
struct UnusableLengthTests {
  nonisolated static let lengths: [(CGFloat, LayoutIssue.Kind)] = [
    (.nan, .invalidNumber), (.infinity, .invalidNumber), (-.infinity, .invalidNumber),
    (1e300, .invalidNumber),
    (-5, .negativeSize),
  ]

  private final class Cell: TableMoleculeCell {
    var height: CGFloat = 0
    override func calculatedCellHeight(for cellWidth: CGFloat) -> CGFloat { height }
    override func layoutContent(_ layout: LayoutInsertable) {
      layout.put(UIView()).edges(.equal, to: .parent).height(.equalTo(70))
    }
  }

  private struct Row: TableCellModel {
    let id: Int
    let height: CGFloat
    var cellIdentifier: AnyHashable { id }
    var rowContent: TableCellContent { TableCellContent(Cell.self) { $0.height = height } }
  }

  @Test(arguments: lengths)
  func unusableHeightFallsBackToTheConstraints(height: CGFloat, kind: LayoutIssue.Kind) {
    let scene = TableScene()
    let log = complaints {
      let issues = LayoutDiagnostics.collect {
        scene.table.cells = [Row(id: 1, height: height), Row(id: 2, height: 30)]
        scene.table.layoutIfNeeded()
      }
      #expect(issues.map(\.kind) == [kind] && issues[0].view is Cell)
      #expect(issues[0].message.hasPrefix("Cell calculates \(height) as its height; its"))
    }
    let heights = scene.table.visibleCells.map(\.frame.height)
    #expect(log == [] && heights[1] == 30 && (70...71).contains(heights[0]), "\(heights)")
  }

  private struct SaidRow: TableCellModel, MeasuredTableRow {
    let id: Int
    var cellIdentifier: AnyHashable { id }
    var rowContent: TableCellContent { TableCellContent(Cell.self) { _ in } }
    nonisolated func height(for width: CGFloat) -> CGFloat { -1 }
  }

  /// These rows are equal to nothing, not even to themselves, and are asked again and again.
  @Test func unusableHeightsOfARowTypeAreOneIssue() {
    let scene = TableScene()
    scene.table.model.measuresRows = true
    let issues = LayoutDiagnostics.collect {
      for count in [10, 20] {
        scene.table.cells = (0..<count).map(SaidRow.init)
        scene.table.layoutIfNeeded()
      }
    }
    #expect(issues.map(\.kind) == [.negativeSize], "\(issues)")
  }

  private final class ItemCell: CollectionMoleculeCell {
    var size = CGSize.zero
    override func calculatedCellSize(for collectionContentWidth: CGFloat) -> CGSize { size }
  }

  private struct Item: CollectionCellModel {
    let id: Int
    let height: CGFloat
    var cellIdentifier: AnyHashable { id }
    var itemContent: CollectionCellContent {
      CollectionCellContent(ItemCell.self) { $0.size = CGSize(width: 50, height: height) }
    }
  }

  @Test(arguments: lengths)
  func unusableDimensionFallsBackToTheConstraints(height: CGFloat, kind: LayoutIssue.Kind) {
    let scene = CollectionScene()
    scene.flow.estimatedItemSize = UICollectionViewFlowLayout.automaticSize
    let log = complaints {
      let issues = LayoutDiagnostics.collect {
        scene.collection.cells = [Item(id: 1, height: height), Item(id: 2, height: 30)]
        scene.collection.layoutIfNeeded()
      }
      #expect(issues.map(\.kind) == [kind])
    }
    let frames = scene.collection.visibleCells.map(\.frame)
    #expect(log == [] && frames.map(\.width) == [50, 50])
    #expect(frames.contains { $0.height == 30 } && frames.allSatisfy(\.height.isFinite))
  }

  private struct SayingRow: MeasuredTableRow, Equatable {
    let id: Int
    let height: CGFloat
    var cellIdentifier: AnyHashable { id }
    var rowContent: TableCellContent { TableCellContent(UITableViewCell.self) }
    nonisolated func height(for width: CGFloat) -> CGFloat { height }
  }

  /// NaN is equal to no number, so the row always counts as changed.
  @Test(arguments: lengths.dropFirst())
  func unusableStatedHeightCountsAsZero(height: CGFloat, kind: LayoutIssue.Kind) {
    let scene = TableScene()
    scene.table.model.measuresRows = true
    let issues = LayoutDiagnostics.collect {
      scene.table.cells = [SayingRow(id: 1, height: height), SayingRow(id: 2, height: 30)]
      scene.table.layoutIfNeeded()
    }
    #expect(issues.map(\.kind) == [kind] && issues.first?.view === scene.table)
    #expect(
      issues.first?.message.hasPrefix("SayingRow 1 returns \(height) as its height") == true)
    #expect(scene.table.contentSize.height == 30)
  }

  /// The issue has the line that made the section of the first such row, however many values there
  /// are. Looking up the line for each row would take quadratic time.
  @Test func eachKindOfMistakeIsReportedOncePerType() {
    let scene = TableScene()
    scene.table.model.measuresRows = true
    let line: UInt = #line + 2
    let issues = LayoutDiagnostics.collect {
      let section = UITableView.Section(identifier: "a")
      for (id, height) in [-1, 5, .infinity, -1, -2, .infinity].enumerated() {
        section.add(cells: [SayingRow(id: id, height: height)])
      }
      scene.table.sections = [section]
      scene.table.layoutIfNeeded()
    }
    #expect(
      issues.map(\.kind).sorted { "\($0)" < "\($1)" } == [.invalidNumber, .negativeSize])
    #expect(issues.allSatisfy { $0.line?.line == line })
    #expect(
      ["0", "2"].allSatisfy { id in
        issues.contains { $0.message.hasPrefix("SayingRow \(id) returns") }
      })
  }

  @Test(arguments: lengths)
  func issueOfAnEmptyCellHasItsLine(length: CGFloat, kind: LayoutIssue.Kind) {
    let line = #line + 2
    let issues = LayoutDiagnostics.collect {
      let builder = CollectionCellBuilder(sectionId: "a").nextEmptyCell(
        with: CGSize(width: length, height: 10))
      _ = builder.build()
      _ = TableCellBuilder(sectionId: "a").nextEmptyCell(with: length).build()
    }
    #expect(issues.map(\.kind) == [kind, kind])
    #expect(issues[0].message.hasPrefix("an empty cell can't be \(length) wide; 0 is used"))
    #expect(issues[0].line?.description == "UnusableLengthTests.swift:\(line)")
  }
}
