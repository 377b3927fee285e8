import Foundation
import LayoutStage
import TestSupport
import Testing

/// Row heights that are known before the rows are visible.
@MainActor
struct MeasuredRowTests {
  /// A row that states its own height.
  private struct Said: MeasuredTableRow, Equatable {
    nonisolated(unsafe) static var callsOnMain = 0
    var id: Int

    var cellIdentifier: AnyHashable { id }
    var rowContent: TableCellContent { TableCellContent(HeroCell.self) { $0.show("\(id)") } }

    nonisolated func height(for width: CGFloat) -> CGFloat {
      if Thread.isMainThread { Self.callsOnMain += 1 }
      return width / 10 + CGFloat(id % 3)
    }
  }

  /// A row whose height only its cell knows.
  private struct Lines: TableCellModel, Equatable {
    var id: Int
    var cellIdentifier: AnyHashable { id }
    var rowContent: TableCellContent {
      TableCellContent(HeroCell.self) {
        $0.name.numberOfLines = 0
        $0.show(Array(repeating: "\(id)", count: 1 + id % 4).joined(separator: "\n"))
      }
    }
  }

  /// A row whose text follows the user's text size.
  private struct Texts: TableCellModel, Equatable {
    var id: Int
    var cellIdentifier: AnyHashable { id }
    var rowContent: TableCellContent {
      TableCellContent(HeroCell.self) {
        $0.name.font = .preferredFont(forTextStyle: .body)
        $0.name.adjustsFontForContentSizeCategory = true
        $0.show("\(id)")
      }
    }
  }

  private func sections(_ rows: [any TableCellModel]) -> [UITableView.Section] {
    [UITableView.Section(identifier: "a", cells: rows)]
  }

  /// A table that has not been laid out yet has no width to measure with.
  @Test(arguments: [UITableView.Style.plain, .insetGrouped])
  func heightsFollowTheTablesWidth(style: UITableView.Style) {
    let table = UITableView(frame: .zero, style: style)
    table.model.measuresRows = true
    table.sections = sections((0..<300).map(Said.init))
    let stage = Stage(table, size: .fixed(390, 400))
    let log = complaints {
      for width: CGFloat in [390, 300] {
        table.frame.size.width = width
        table.layoutIfNeeded()
        let (height, row) = (table.contentSize.height, table.rectForRow(at: [0, 0]).width)
        #expect(abs(height - table.rectForRow(at: [0, 0]).minY - 300 * (row / 10 + 1)) < 60)
        for item in stride(from: 0, to: 300, by: 7) {
          table.scrollToRow(at: [0, item], at: .top, animated: false)
          table.layoutIfNeeded()
        }
        #expect(abs(table.contentSize.height - height) < 0.01, "it does not jump")
      }
    }
    #expect(log == [])
    withExtendedLifetime(stage) {}
  }

  @Test func rowsThatStateTheirHeightHaveItFromTheStart() {
    let scene = TableScene(height: 400)
    scene.table.model.measuresRows = true
    scene.table.sections = sections((0..<300).map(Said.init))
    #expect(abs(scene.table.contentSize.height - 300 * 40) < 0.01)
    _ = scene.cells
    #expect(abs(scene.table.contentSize.height - 300 * 40) < 0.01)
    #expect(scene.cells.map(\.frame.height).prefix(3) == [39, 40, 41])
  }

  @Test func statedHeightsAreComputedOffTheMainActor() async {
    let scene = TableScene(height: 400)
    scene.table.model.measuresRows = true
    Said.callsOnMain = 0
    await scene.table.model.set(sections((0..<300).map(Said.init)))
    #expect(abs(scene.table.contentSize.height - 300 * 40) < 0.01 && Said.callsOnMain == 0)
  }

  @Test func otherRowsAreMeasuredBeforeDisplay() async {
    let scene = TableScene(height: 400)
    scene.table.model.measuresRows = true
    await scene.table.model.set(sections((0..<60).map(Lines.init)))
    let length = scene.table.contentSize.height
    var lengths: Set<CGFloat> = []
    while scene.table.contentOffset.y < length - 400 {
      scene.table.contentOffset.y += 200
      _ = scene.cells
      lengths.insert((scene.table.contentSize.height * 2).rounded() / 2)
    }
    #expect(lengths.allSatisfy { abs($0 - length) < 8 }, "\(length) \(lengths)")
  }

  /// A row whose text has as many lines as its width requires.
  private struct Wrapped: TableCellModel, Equatable {
    var id: Int
    var cellIdentifier: AnyHashable { id }
    var rowContent: TableCellContent {
      TableCellContent(HeroCell.self) {
        $0.name.numberOfLines = 0
        $0.show((0..<30 + id).map { String($0 * id) }.joined(separator: " "))
      }
    }
  }

  /// A row whose cell takes longer to fill than one round of measuring lasts.
  private struct Slow: TableCellModel, CollectionCellModel, Equatable {
    var id: Int
    var cellIdentifier: AnyHashable { id }
    var rowContent: TableCellContent {
      TableCellContent(HeroCell.self) {
        Thread.sleep(forTimeInterval: 0.006)
        $0.show("\(id)")
      }
    }
    var itemContent: CollectionCellContent {
      CollectionCellContent(HeroItemCell.self) {
        Thread.sleep(forTimeInterval: 0.006)
        $0.show("\(id)")
      }
    }
  }

  @Test(arguments: ListKind.allCases)
  func measuringRowsYieldsToOtherTasks(kind: ListKind) async {
    let (table, collection) = (TableScene(height: 400), CollectionScene(height: 400))
    let rows = (0..<20).map(Slow.init)
    let isDone = Flag(false)
    var turns = 0
    let other = Task {
      while !isDone.isOn {
        turns += 1
        await Task.yield()
      }
    }
    await Task.yield()
    let before = turns
    switch kind {
    case .table:
      table.table.model.measuresRows = true
      await table.table.model.set(sections(rows))
    case .collection:
      collection.flow.estimatedItemSize = CGSize(width: 390, height: 40)
      collection.collection.model.measuresItems = true
      await collection.collection.model.set([UICollectionView.Section(cells: rows)])
    }
    isDone.isOn = true
    #expect(turns - before >= rows.count)
    await other.value
  }

  /// An index and inset cards leave less width for the content of rows.
  @Test(arguments: [UITableView.Style.plain, .grouped, .insetGrouped])
  func rowsAreMeasuredInTheWidthBesideAnIndex(style: UITableView.Style) async {
    func section(_ title: String?) -> UITableView.Section {
      let rows = (0..<60).map(Wrapped.init)
      return title.map {
        UITableView.IndexedSection(indexTitle: $0, identifier: "a", cells: rows)
      } ?? UITableView.Section(identifier: "a", cells: rows)
    }
    var known: [CGFloat] = []
    for title in [nil, "A"] {
      let scene = TableScene(style, height: 400)
      scene.table.model.measuresRows = true
      await scene.table.model.set([section(title)])
      let length = scene.table.contentSize.height
      known.append(length)
      var lengths: Set<CGFloat> = []
      while scene.table.contentOffset.y < length - 400 {
        scene.table.contentOffset.y += 200
        _ = scene.cells
        lengths.insert(scene.table.contentSize.height)
      }
      #expect(lengths.allSatisfy { abs($0 - length) < 1 }, "\(length) \(lengths)")
    }
    #expect(known[1] > known[0])
  }

  @Test func statedHeightsUseTheWidthBesideAnIndex() {
    let scene = TableScene(height: 400)
    scene.table.model.measuresRows = true
    scene.table.sections = [
      UITableView.IndexedSection(
        indexTitle: "A", identifier: "a", cells: (0..<3).map { Said(id: 3 * $0) })
    ]
    let width = scene.cells[0].contentView.bounds.width
    #expect(
      width < 390 && scene.cells.map(\.frame.height) == Array(repeating: width / 10, count: 3))
    // The table now has too few rows to show an index.
    scene.table.sectionIndexMinimumDisplayRowCount = 4
    scene.table.reloadData()
    #expect(scene.cells.map(\.frame.height) == [39, 39, 39])
  }

  @Test func rowsAreMeasuredInTheTablesTextSize() async {
    let scene = TableScene(height: 400, textSize: .accessibility2)
    scene.table.model.measuresRows = true
    await scene.table.model.set(sections((0..<60).map(Texts.init)))
    let length = scene.table.contentSize.height
    let height = scene.cells.first?.frame.height ?? 0
    #expect(height > 35 && abs(length - 60 * height) < 60)
    #expect(abs(scene.table.contentSize.height - length) < 1)
  }

  /// This includes rows out of sight.
  @Test func rowsSetAgainHaveHeightsForTheNewTextSize() async {
    let table = UITableView()
    table.model.measuresRows = true
    let stage = LayoutStage.Stage(table, size: .fixed(390, 400))
    for textSize in [.large, .accessibility3, .small] as [StageTextSize] {
      stage.change { $0.textSize = textSize }
      await table.model.set(sections((0..<60).map(Texts.init)))
      table.layoutIfNeeded()
      let height = table.rectForRow(at: [0, 0]).height
      #expect(abs(table.contentSize.height - 60 * height) < 60, "\(textSize)")
    }
  }

  @Test func heightsOfDisplayedRowsAreRemembered() {
    let scene = TableScene(height: 400)
    scene.table.model.measuresRows = true
    let rows = (0..<40).map(Lines.init)
    scene.table.sections = sections(rows)
    for offset in stride(from: 0, to: scene.table.contentSize.height, by: 100) {
      scene.table.contentOffset.y = offset
      _ = scene.cells
    }
    let length = scene.table.contentSize.height
    scene.table.model.reloadStrategy = .reloadAll
    scene.table.sections = sections(rows.reversed())
    #expect(
      abs(scene.table.contentSize.height - length) < 150, "\(scene.table.contentSize) \(length)")
  }

  @Test func measuringDoesNotTakeABoundModelFromItsCell() async {
    final class Row: TableViewCellModel<HeroCell> {
      @ViewState var text: String? = "x"
      override func bind(with view: HeroCell) {
        super.bind(with: view)
        $text.bind(with: view.name, \.text)
      }
    }
    let scene = TableScene(height: 400)
    scene.table.model.measuresRows = true
    let rows = (0..<3).map { _ in Row() }
    scene.table.sections = sections(rows)
    let cells = scene.cells
    await scene.table.model.set(sections(rows + (0..<3).map { _ in Row() }))
    #expect(rows.map(\.view) == cells)
    rows[0].text = "y"
    #expect(cells[0].name.text == "y")
  }

  private struct Tall: MeasuredTableRow, MeasuredCollectionItem, Equatable {
    var id: Int
    var length: CGFloat
    nonisolated var cellIdentifier: AnyHashable { id }
    var rowContent: TableCellContent { TableCellContent(HeroCell.self) { _ in } }
    var itemContent: CollectionCellContent { CollectionCellContent(HeroItemCell.self) { _ in } }
    nonisolated func height(for width: CGFloat) -> CGFloat { length }
    nonisolated func size(for width: CGFloat) -> CGSize { CGSize(width: width, height: length) }
  }

  /// A row out of sight gets the height that it states now, before it becomes visible.
  @Test(arguments: [false, true])
  func changedOffscreenRowsHaveTheirNewHeight(isAwaited: Bool) async {
    func rows(_ length: CGFloat) -> [Tall] {
      (0..<50).map { Tall(id: $0, length: $0 == 40 ? length : 30) }
    }
    let (table, collection) = (TableScene(height: 400), CollectionScene(height: 400))
    table.table.model.measuresRows = true
    collection.flow.minimumLineSpacing = 0
    collection.collection.model.measuresItems = true
    for length in [30, 300, 10, 30] as [CGFloat] {
      if isAwaited {
        await table.table.model.set([UITableView.Section(identifier: "a", cells: rows(length))])
        await collection.collection.model.set([
          UICollectionView.Section(identifier: "a", cells: rows(length))
        ])
      } else {
        table.table.cells = rows(length)
        collection.collection.cells = rows(length)
      }
      table.table.layoutIfNeeded()
      collection.collection.layoutIfNeeded()
      #expect(table.table.contentSize.height == 49 * 30 + length)
      #expect(collection.collection.contentSize.height == 49 * 30 + length)
      #expect(table.table.rectForRow(at: [0, 40]).height == length)
    }
    collection.collection.cells = rows(200)
    collection.collection.contentOffset.y = 1_100
    collection.collection.layoutIfNeeded()
    #expect(collection.collection.cellForItem(at: [0, 40])?.frame.height == 200)
  }

  @Test func measurementsDoNotRetainRemovedRows() {
    let scene = TableScene(height: 400)
    scene.table.model.measuresRows = true
    final class Row: TableViewCellModel<HeroCell> {}
    weak var gone: Row?
    func show(_ rows: [Row]) {
      scene.table.sections = sections(rows)
      _ = scene.cells
    }
    let stays = Row()
    do {
      let row = Row()
      gone = row
      show([row, stays])
    }
    #expect(gone != nil)
    show([stays])
    #expect(gone == nil)
  }

  @Test func withoutMeasuringRowsHaveTheTablesRowHeight() throws {
    let scene = TableScene(height: 400)
    scene.table.model.onSelect { _, _ in }
    scene.table.rowHeight = 30
    scene.table.sections = sections((0..<100).map(Lines.init))
    #expect(scene.cells.allSatisfy { $0.frame.height == 30 })
    #expect(scene.table.contentSize.height == 3_000)
    let own = try #require(scene.table.delegate as? ListDelegate)
    func estimate() -> CGFloat {
      own.tableView(scene.table, estimatedHeightForRowAt: [0, 0])
    }
    #expect(estimate() == scene.table.estimatedRowHeight)
    scene.table.estimatedRowHeight = 0
    #expect(estimate() == 30)
  }

  @Test func measuringWithANonforwardingDelegateIsAnIssue() {
    final class Delegate: NSObject, UITableViewDelegate {}
    let scene = TableScene()
    let delegate = Delegate()
    scene.table.delegate = delegate
    let issues = LayoutDiagnostics.collect { scene.table.model.measuresRows = true }
    #expect(issues.map(\.kind) == [.misplaced])
  }

  private final class Token {}

  /// A row that can't be compared.
  private struct Holding: TableCellModel {
    let token: Token
    var cellIdentifier: AnyHashable { 1 }
    var rowContent: TableCellContent {
      TableCellContent(HeroCell.self) { [token] in $0.show("\(token)") }
    }
  }

  /// Nothing could look its height up again.
  @Test func nonEquatableRowIsNotRetained() async {
    let scene = TableScene(height: 400)
    scene.table.model.measuresRows = true
    weak var held: Token?
    do {
      let token = Token()
      held = token
      await scene.table.model.set(sections([Holding(token: token)]))
      #expect(scene.cells.count == 1 && held != nil)
    }
    scene.table.sections = sections([Texts(id: 2)])
    #expect(scene.cells.count == 1 && held == nil)
  }

  @Test func rowsAreMeasuredWithTheTablesTraits() async {
    let scene = TableScene(height: 400)
    scene.table.minimumContentSizeCategory = .accessibilityLarge
    scene.table.model.measuresRows = true
    await scene.table.model.set(sections((0..<60).map(Texts.init)))
    #expect(scene.cells.first.map { $0.frame.height > 35 } == true)
    let heights = (0..<60).map { scene.table.rectForRow(at: [0, $0]).height.rounded() }
    #expect(Set(heights).count == 1)
  }
}
