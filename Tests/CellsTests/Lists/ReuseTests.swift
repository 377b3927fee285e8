import TestSupport
import Testing

/// The model of a cell that shows another row.
@MainActor
struct ReuseTests {
  private final class Row: TableViewCellModel<HeroCell> {
    var told: [String] = []

    override func bind(with view: HeroCell) {
      super.bind(with: view)
      told.append("bind")
      view.show("\(cellIdentifier)")
    }

    override func didUnbind() {
      super.didUnbind()
      told.append("unbind")
    }
  }

  private func rows(_ count: Int) -> [Row] {
    (0..<count).map { index in build { $0.cellIdentifier = index } }
  }

  /// The cell of row 0 shows another row, and row 0 has no more connection to it.
  @Test func modelIsUnboundBeforeItsCellShowsAnotherRow() throws {
    let scene = TableScene(height: 200)
    let rows = rows(100)
    scene.table.cells = rows
    let cell = scene.cells[0]
    #expect(rows[0].view === cell)
    scene.table.scrollToRow(at: [0, 60], at: .top, animated: false)
    _ = scene.cells
    let other = try #require(rows.first { $0.view === cell })
    #expect(other !== rows[0] && rows[0].view == nil)
    #expect(rows[0].told == ["bind", "unbind"] && other.told == ["bind"])
  }

  /// An object has one cell: the row that stays takes it back.
  @Test func objectUsedAsTwoRowsBindsToTheRemainingOne() {
    let scene = TableScene()
    let row = rows(1)[0]
    let log = complaints {
      scene.table.cells = [row, row]
      _ = scene.cells
    }
    #expect(log.count == 1 && log[0].contains("have the same identifier"))
    scene.table.cells = [row]
    #expect(row.view === scene.cells[0])
    let told = row.told
    scene.table.cells = [row]
    _ = scene.cells
    #expect(row.told == told)
  }

  @Test func objectInTwoSectionsIsOneIssue() {
    let scene = TableScene()
    let row = rows(1)[0]
    func show(_ names: [String]) {
      scene.table.sections = names.map { UITableView.Section(identifier: $0, cells: [row]) }
      _ = scene.cells
    }
    let log = complaints {
      show(["a", "b"])
      show(["a", "b", "c"])
    }
    #expect(log.count == 1, "\(log)")
    #expect(log.first?.contains("is a row of section 0 and a row of section 1") == true)
    show(["b"])
    #expect(row.view === scene.cells[0])
    // Between the sections, it is never in two places at once.
    let others = rows(2)
    let quiet = complaints {
      for rows in [
        [[others[0]], [others[1]]], [[], others], [others, []], [[others[1]], [others[0]]],
      ] {
        scene.table.sections = rows.enumerated().map { number, rows in
          UITableView.Section(identifier: number, cells: rows)
        }
        _ = scene.cells
      }
    }
    #expect(quiet == [])
  }

  @Test func objectThatIsAlsoAHeaderIsOneIssue() {
    final class Item: CollectionViewCellModel<HeroItemCell> {}
    let scene = CollectionScene()
    scene.flow.headerReferenceSize = CGSize(width: 390, height: 30)
    let shared = Item()
    func show(header: Item?, cells: [Item]) {
      let section = UICollectionView.SupplementedSection(
        header: header, identifier: "a", cells: cells)
      scene.collection.sections = [section]
      scene.collection.layoutIfNeeded()
    }
    let log = complaints {
      show(header: shared, cells: [shared])
      show(header: shared, cells: [shared, Item()])
    }
    #expect(log.count == 1, "\(log)")
    #expect(log.first?.contains("a row of section 0") == true)
    #expect(log.first?.contains("the header of section 0") == true)
    show(header: nil, cells: [shared])
    #expect(shared.view === scene.collection.cellForItem(at: [0, 0]))
    let other = Item()
    show(header: shared, cells: [other])
    let head = scene.collection.supplementaryView(
      forElementKind: UICollectionView.elementKindSectionHeader, at: [0, 0])
    #expect(shared.view === head && head != nil)
  }

  @Test func cellShowingAnotherRowReleasesTheOldModel() {
    let scene = TableScene()
    weak var gone: Row?
    do {
      let rows = rows(3)
      gone = rows[1]
      scene.table.cells = rows
      _ = scene.cells
    }
    #expect(gone != nil)
    scene.table.cells = rows(3)
    _ = scene.cells
    #expect(gone == nil)
  }

  /// A row that another one of the same identity replaces is released at once, even if its cell
  /// waits for reuse, and whether or not the list has a delegate.
  @Test(arguments: [false, true])
  func cellWaitingForReuseReleasesAReplacedRow(isTold: Bool) {
    @MainActor final class Special: TableCellModel {
      final class Cell: UITableViewCell {}
      var cellIdentifier: AnyHashable { "special" }
      var rowContent: TableCellContent { TableCellContent(Cell.self) { [self] in $0.tag = tag } }
      let tag: Int
      init(_ tag: Int) { self.tag = tag }
    }
    let scene = TableScene(height: 200, rowHeight: 40)
    if isTold { scene.table.model.onSelect { _, _ in } }
    let others = rows(60)
    func show(_ tag: Int) -> () -> Special? {
      let special = Special(tag)
      scene.table.cells = [special] + others
      _ = scene.cells
      return { [weak special] in special }
    }
    let first = show(1)
    scene.table.contentOffset.y = 1_000
    _ = scene.cells
    let second = show(2)
    #expect(first() == nil && second() != nil)
    scene.table.contentOffset.y = 0
    _ = scene.cells
    #expect(scene.table.cellForRow(at: [0, 0])?.tag == 2)
  }

  @Test func thousandsOfReusesMakeNoMoreCells() {
    let scene = TableScene(height: 200)
    let rows = rows(400)
    scene.table.cells = rows
    _ = scene.cells
    var seen = Set(scene.table.visibleCells)
    var bound = 0
    for round in 0..<caseCount(1_000) {
      scene.table.contentOffset.y = CGFloat(round % 2 == 0 ? 3_000 : 0)
      _ = scene.cells
      seen.formUnion(scene.table.visibleCells)
      bound = max(bound, rows.count { $0.view != nil })
    }
    #expect((5..<30).contains(seen.count) && bound < 40)
  }

  /// A model whose row is deleted and inserted elsewhere is bound to the new cell only.
  @Test func modelMovedToANewSectionIsBoundThere() {
    let scene = TableScene()
    let rows = rows(3)
    scene.table.sections = [UITableView.Section(identifier: "a", cells: rows)]
    _ = scene.cells
    scene.table.sections = [
      UITableView.Section(identifier: "a", cells: [rows[0]]),
      UITableView.Section(identifier: "b", cells: [rows[2], rows[1]]),
    ]
    #expect(scene.names == ["0", "2", "1"])
    #expect(
      rows.map { $0.view === scene.cells[[0, 2, 1][$0.cellIdentifier as? Int ?? 0]] }
        == [true, true, true])
  }
}
