import Foundation
import TestSupport
import Testing

@testable import Binding

/// Rows whose states their cells follow, and what is left of that when a cell shows another row.
@MainActor
@Suite struct BoundRowTests {
  final class FieldCell: UITableViewCell {
    let field = UITextField()

    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
      super.init(style: style, reuseIdentifier: reuseIdentifier)
      Mondrian.buildSubviews(on: contentView) { VStackBlock { field }.padding(10) }
    }

    required init?(coder: NSCoder) { nil }
  }

  final class Row: TableViewCellModel<FieldCell> {
    @ViewState var text: String?
    var heard: [String?] = []

    override func bind(with view: FieldCell) {
      super.bind(with: view)
      $text.bind(with: view.field, \.text)
      $text.observe(observer: self).didSet { row, changes in row.heard.append(changes.new) }
    }

    var listeners: Int { ($text.hub?.observers.count ?? 0) + ($text.hub?.bindings.count ?? 0) }
  }

  /// A value, whose cells follow a state of somebody else.
  struct Line: TableCellModel {
    var id: Int
    var state: ViewState<String?>

    var cellIdentifier: AnyHashable { id }
    var rowContent: TableCellContent {
      TableCellContent(FieldCell.self) { cell in
        state.apply(into: cell.field, \.text)
        state.observe(observer: cell).didSet { _, _ in }
      }
    }
  }

  /// At least four cells are reused in each.
  private static let rounds = caseCount(1_000)

  private func rows(_ count: Int) -> [Row] {
    (0..<count).map { index in
      build {
        $0.cellIdentifier = index
        $0.text = "\(index)"
      }
    }
  }

  private func cells(of scene: TableScene) -> [FieldCell] {
    scene.table.layoutIfNeeded()
    return scene.table.visibleCells.compactMap { $0 as? FieldCell }
  }

  private func type(_ text: String, into field: UITextField) {
    field.becomeFirstResponder()
    Headless.type(text)
  }

  @Test func aCellFollowsTheStatesOfItsRowAndTheyFollowIt() {
    let scene = TableScene()
    let rows = rows(3)
    scene.table.cells = rows
    let cells = cells(of: scene)
    #expect(cells.map(\.field.text) == ["0", "1", "2"])
    rows[1].text = "one"
    #expect(cells[1].field.text == "one")
    type("!", into: cells[2].field)
    #expect(rows.map(\.text) == ["0", "one", "2!"] && rows[2].heard.last == "2!")
  }

  /// K5.
  @Test func k5ARowIsUntouchedAfterItsCellShowsAnother() throws {
    let scene = TableScene(height: 200)
    let rows = rows(100)
    scene.table.cells = rows
    let cell = cells(of: scene)[0]
    scene.table.scrollToRow(at: [0, 60], at: .top, animated: false)
    _ = cells(of: scene)
    let other = try #require(rows.first { $0.view === cell })
    let shown = cell.field.text
    rows[0].text = "late"
    #expect(cell.field.text == shown && other.text == shown)
    let heard = rows[0].heard.count
    type("!", into: cell.field)
    #expect(rows[0].text == "late" && other.text == "\(shown ?? "")!")
    #expect(rows[0].heard.count == heard && rows[0].listeners == 0)
  }

  @Test func whatFillsACellEndsWhenItShowsSomethingElse() {
    let scene = TableScene()
    let (first, second) = (
      ViewState<String?>(wrappedValue: "a"), ViewState<String?>(wrappedValue: "b")
    )
    scene.table.cells = [Line(id: 1, state: first)]
    let cell = cells(of: scene)[0]
    #expect(cell.field.text == "a")
    scene.table.cells = [Line(id: 1, state: second)]
    #expect(cells(of: scene)[0] === cell && cell.field.text == "b")
    first.wrappedValue = "late"
    #expect(cell.field.text == "b")
    #expect(first.hub?.observers.isEmpty == true && first.hub?.bindings.isEmpty == true)
    #expect(second.hub?.observers.count == 1 && second.hub?.bindings.count == 1)
  }

  @Test func aRowThatIsTakenOutIsLetGoOf() {
    let scene = TableScene(height: 300)
    let rows = rows(40)
    scene.table.cells = rows
    _ = cells(of: scene)
    scene.table.scrollToRow(at: [0, 30], at: .top, animated: false)
    _ = cells(of: scene)
    scene.table.cells = Array(rows[20...])
    _ = cells(of: scene)
    #expect(rows[..<20].allSatisfy { $0.view == nil && $0.listeners == 0 })
    let shown = cells(of: scene)
    #expect(!shown.isEmpty && shown.allSatisfy { cell in rows.contains { $0.view === cell } })
    scene.table.cells = []
    #expect(rows.allSatisfy { $0.view == nil && $0.listeners == 0 })
  }

  @Test func aRowThatGoesElsewhereStaysBound() {
    let scene = TableScene()
    let rows = rows(3)
    scene.table.sections = [UITableView.Section(identifier: "a", cells: rows)]
    _ = cells(of: scene)
    scene.table.sections = [
      UITableView.Section(identifier: "a", cells: [rows[0]]),
      UITableView.Section(identifier: "b", cells: [rows[2], rows[1]]),
    ]
    for row in rows { row.text = "new \(row.text ?? "")" }
    #expect(cells(of: scene).map(\.field.text) == ["new 0", "new 2", "new 1"])
  }

  @Test func thousandsOfReusesLeaveAsManyListenersAsThereAreCells() {
    let scene = TableScene(height: 200)
    let shared = ViewState<String?>(wrappedValue: "shared")
    scene.table.cells = (0..<1_000).map { Line(id: $0, state: shared) }
    _ = cells(of: scene)
    let rounds = Self.rounds
    var most = 0
    let made = work {
      for round in 0..<rounds {
        scene.table.contentOffset.y = CGFloat(round % 2 == 0 ? 3_000 : 0)
        _ = cells(of: scene)
        most = max(most, shared.hub?.observers.count ?? 0, shared.hub?.bindings.count ?? 0)
      }
    }
    #expect(made.cellsConfigured >= rounds * 4 && most <= made.cellsMade + 12)
    #expect(most <= 24, "\(most)")
  }

  @Test func nothingOutlivesTheList() {
    let shared = ViewState<String?>(wrappedValue: "shared")
    weak var row: Row?
    weak var cell: UITableViewCell?
    do {
      let scene = TableScene()
      let rows = rows(2)
      row = rows[0]
      scene.table.cells = rows + [Line(id: 9, state: shared)]
      cell = cells(of: scene)[0]
      #expect(shared.hub?.observers.count == 1)
    }
    #expect(row == nil && cell == nil)
    shared.observe(observer: shared)
    #expect(shared.hub?.observers.count == 1)
    shared.bind(with: UILabel(), \.text)
    #expect((shared.hub?.bindings.count ?? 0) <= 1)
  }

  @Test func blocksFollowTheStatesThatTheyReadUntilTheirCellShowsAnotherRow() async {
    let scene = TableScene()
    let (first, second) = (ViewState(wrappedValue: "a"), ViewState<String?>(wrappedValue: "b"))
    let (label, other) = (UILabel(), UILabel())
    var count = 0
    scene.table.cells {
      RowBlock(id: 1) {
        let _ = (count += 1)
        label.text(first.wrappedValue).padding(10)
        other.apply(\.text, from: second)
      }
    }
    scene.table.layoutIfNeeded()
    #expect(label.text == "a" && other.text == "b" && count == 1)
    first.wrappedValue = "c"
    second.wrappedValue = "d"
    await Task.yield()
    Headless.runLoop()
    #expect(label.text == "c" && other.text == "d" && count == 2)

    scene.table.cells { RowBlock(id: 1) { UILabel().text("other") } }
    first.wrappedValue = "late"
    await Task.yield()
    Headless.runLoop()
    #expect(label.text == "c" && count == 2)
    #expect(second.hub?.bindings.isEmpty == true)
  }

  @Test func aRowOfBlocksGrowsWithTheStateThatItReads() async {
    let scene = TableScene()
    let text = ViewState(wrappedValue: "a")
    let label = UILabel().numberOfLines(0)
    scene.table.cells {
      RowBlock(id: 1) { label.text(text.wrappedValue).padding(10) }
      RowBlock(id: 2) { UILabel().text("below").padding(10) }
    }
    scene.table.layoutIfNeeded()
    let before = scene.table.visibleCells.map(\.frame)
    text.wrappedValue = "a\nb\nc"
    await Task.yield()
    Headless.runLoop()
    scene.table.layoutIfNeeded()
    let after = scene.table.visibleCells.map(\.frame)
    #expect(after[0].height > before[0].height + 30 && after[1].minY == after[0].maxY)
    #expect(after[1].height == before[1].height)
  }

  /// The model of a list is in a place of its own.
  @Test func aViewModelOfTheTableLeavesTheModelOfItsRowsAlone() {
    final class Screen: ViewModel<UITableView> {
      @ViewState var alpha: CGFloat = 0.5
      override func bind(with view: UITableView) {
        super.bind(with: view)
        $alpha.bind(with: view, \.alpha)
      }
    }
    let scene = TableScene()
    let rows = rows(2)
    scene.table.cells = rows
    let (screen, model) = (Screen(), scene.table.model)
    screen.apply(into: scene.table)
    #expect(scene.table.alpha == 0.5 && scene.table.model === model)
    #expect(scene.table.bindedModel() === screen)
    screen.unbind()
    rows[1].text = "one"
    #expect(scene.table.model === model && cells(of: scene).map(\.field.text) == ["0", "one"])
    #expect(scene.table.bindedModel() == nil)
  }
}
