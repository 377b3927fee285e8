import TestSupport
import Testing

/// Heights that cells calculate and tables don't ask for: each is one issue, which says what to do.
@MainActor
struct CalculatedHeightTests {
  private final class ForeignRows: NSObject, UITableViewDataSource {
    /// Whether the data source lays cells out before it returns them.
    var isHasty = false
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 50 }
    func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
      let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
      (cell as? Cell)?.height = indexPath.row % 2 == 0 ? 30 : 60
      if isHasty { cell.layoutIfNeeded() }
      return cell
    }
  }

  /// Returns heights, for all rows or for some only.
  private class Heights: NSObject, UITableViewDelegate {
    var heights: [CGFloat] = []
    func tableView(
      _ tableView: UITableView, heightForRowAt indexPath: IndexPath
    ) -> CGFloat {
      heights.isEmpty ? UITableView.automaticDimension : heights[indexPath.row % heights.count]
    }
  }

  private class Cell: TableMoleculeCell {
    var height: CGFloat = 0
    override func calculatedCellHeight(for cellWidth: CGFloat) -> CGFloat { height }
    override func layoutContent(_ layout: LayoutInsertable) {
      layout.put(UIView()).edges(.equal, to: .parent)
    }
  }

  private final class OtherCell: Cell {}

  private struct Row: TableCellModel, Equatable {
    var id: Int
    var height: CGFloat = 70
    var isOther = false
    var cellIdentifier: AnyHashable { id }
    var rowContent: TableCellContent {
      isOther
        ? TableCellContent(OtherCell.self) { $0.height = height }
        : TableCellContent(Cell.self) { $0.height = height }
    }
  }

  private struct SaidRow: TableCellModel, MeasuredTableRow, Equatable {
    var id: Int
    var said: CGFloat
    var cellIdentifier: AnyHashable { id }
    var rowContent: TableCellContent { TableCellContent(Cell.self) { $0.height = 70 } }
    nonisolated func height(for width: CGFloat) -> CGFloat { said }
  }

  private func issues(
    _ scene: TableScene, _ rows: [any TableCellModel]
  ) -> (issues: [LayoutIssue], line: UInt) {
    let line: UInt = #line + 2
    let issues = LayoutDiagnostics.collect {
      scene.table.sections { SectionBlock("a") { for row in rows { row } } }
      scene.table.layoutIfNeeded()
    }
    return (issues, line)
  }

  private func rows(_ count: Int, height: CGFloat = 70) -> [Row] {
    (0..<count).map { Row(id: $0, height: height) }
  }

  @Test func fixedRowHeightIsReportedOncePerCellClass() {
    let scene = TableScene(rowHeight: 44)
    let (issues, line) = issues(scene, rows(5))
    #expect(issues.map(\.kind) == [.misplaced])
    #expect(
      issues.first?.message
        == "Cell calculates 70.0 as its height, but is given 44.0 by the UITableView, which does "
        + "not ask for it: set its rowHeight to UITableView.automaticDimension, or return "
        + ".automatic")
    #expect(issues.first?.view is Cell && issues.first?.line?.line == line)
    #expect(scene.table.visibleCells.allSatisfy { $0.frame.height == 44 })
    #expect(self.issues(scene, rows(9)).issues.isEmpty)
    let other = self.issues(scene, rows(9) + [Row(id: 9, isOther: true)]).issues
    #expect(other.count == 1 && other[0].message.hasPrefix("OtherCell calculates"))
  }

  @Test func matchingHeightsRaiseNoIssue() {
    for height in [44, 44.5, .automatic] as [CGFloat] {
      #expect(issues(TableScene(rowHeight: 44), rows(5, height: height)).issues.isEmpty)
    }
    let asking = TableScene()
    #expect(issues(asking, rows(50)).issues.isEmpty)
    #expect(asking.table.visibleCells.allSatisfy { $0.frame.height == 70 })
  }

  @Test func issueNamesTheDelegateThatReturnsHeights() {
    let (scene, delegate) = (TableScene(), Heights())
    scene.table.delegate = delegate
    #expect(issues(scene, rows(5)).issues.isEmpty, "it leaves them to the cells")
    #expect(scene.table.visibleCells.allSatisfy { $0.frame.height == 70 })
    delegate.heights = [70]
    #expect(issues(scene, rows(6)).issues.isEmpty)
    delegate.heights = [50]
    let told = issues(scene, (0..<7).map { Row(id: $0 + 10) }).issues
    #expect(told.count == 1)
    #expect(
      told.first?.message.hasSuffix(
        "is given 50.0 by the Heights, which does not ask for it: have its heightForRowAt return "
          + "UITableView.automaticDimension, or return .automatic") == true)
  }

  /// A collapsed row has a height of 0.
  @Test func collapsedRowIsNoIssue() {
    let (scene, delegate) = (TableScene(), Heights())
    delegate.heights = [70, 0]
    scene.table.delegate = delegate
    #expect(issues(scene, rows(6)).issues.isEmpty)
  }

  @Test func issueNamesTheRowThatStatesItsHeight() {
    let scene = TableScene()
    scene.table.model.measuresRows = true
    #expect(issues(scene, (0..<3).map { SaidRow(id: $0, said: 70) }).issues.isEmpty)
    let told = issues(scene, (0..<3).map { SaidRow(id: $0, said: 50) }).issues
    #expect(told.map(\.kind) == [.misplaced])
    #expect(
      told.first?.message.contains("by the SaidRow, which does not ask for it: have its height(")
        == true)
    let fixed = TableScene(rowHeight: 50)
    fixed.table.model.measuresRows = true
    #expect(issues(fixed, rows(2)).issues.first?.message.contains("set its rowHeight") == true)
  }

  /// A cell that waits for reuse has the height of another row.
  @Test(arguments: [false, true])
  func reusedCellsAreChecked(isTooLow: Bool) {
    let (scene, delegate, source) = (TableScene(), Heights(), ForeignRows())
    source.isHasty = true
    delegate.heights = isTooLow ? [30, 50] : [30, 60]
    scene.table.register(Cell.self, forCellReuseIdentifier: "cell")
    scene.table.dataSource = source
    scene.table.delegate = delegate
    let issues = LayoutDiagnostics.collect {
      for row in [0, 30, 7, 44, 3, 20] {
        scene.table.scrollToRow(at: [0, row], at: .top, animated: false)
        scene.table.layoutIfNeeded()
      }
    }
    #expect(issues.count == (isTooLow ? 1 : 0), "\(issues)")
    #expect(issues.allSatisfy { $0.message.contains("60.0 as its height, but is given 50.0") })
  }

  /// Rows move, come and go, and the table grows.
  @Test func heightsAreNotCheckedDuringChanges() {
    let (scene, delegate) = (TableScene(), Heights())
    delegate.heights = [70]
    scene.table.delegate = delegate
    let issues = LayoutDiagnostics.collect {
      for ids in [[1, 2, 3], [3, 4, 1], [], [5, 1], [1, 5]] {
        scene.table.cells = ids.map { Row(id: $0) }
        UIView.animate(withDuration: 1) {
          scene.table.visibleCells.first?.bounds.size.height = 20
          scene.table.layoutIfNeeded()
        }
        Headless.wait(0.3)
        scene.table.frame.size.width -= 10
        scene.table.layoutIfNeeded()
      }
    }
    #expect(issues.isEmpty, "\(issues)")
  }
}
