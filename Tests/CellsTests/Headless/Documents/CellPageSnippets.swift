import TestSupport
import Testing

/// The code of the page about lists, verbatim.
@MainActor
struct CellPageSnippets {
  private final class FieldCell: UITableViewCell {
    let field = UITextField()
  }

  private final class NameRow: TableViewCellModel<FieldCell> {
    @ViewState var name: String?

    override func bind(with view: FieldCell) {
      super.bind(with: view)
      $name.bind(with: view.field, \.text)
    }
  }

  @Test func cellsFollowTheStatesOfTheirRows() throws {
    let scene = TableScene()
    let row: NameRow = build { $0.name = "Ada" }
    scene.table.rowHeight = 44
    scene.table.cells = [row]
    scene.table.layoutIfNeeded()
    let cell = try #require(row.view)
    #expect(cell.field.text == "Ada")
    row.name = "Bob"
    #expect(cell.field.text == "Bob")
  }

  @Test func modelsReceiveListEvents() {
    let scene = TableScene()
    let table = scene.table
    var (shown, loaded): ([Hero], Int) = ([], 0)
    func show(_ hero: Hero) { shown.append(hero) }
    func loadMore() {}
    func reload() async {}
    func load(_ rows: [any TableCellModel]) { loaded += rows.count }
    func menu(for row: any TableCellModel) -> UIMenu {
      UIMenu(children: [UIAction(title: "Like \(row.cellIdentifier)") { _ in }])
    }
    func removal(of row: any TableCellModel) -> UIContextualAction {
      UIContextualAction(style: .destructive, title: "Delete \(row.cellIdentifier)") { $2(true) }
    }

    table.model.onSelect(HeroRow.self) { row in show(row.hero) }
    table.model.didReachEnd(within: 5) { loadMore() }
    table.model.didPullToRefresh { await reload() }
    table.model.emptyView = UILabel().text("No heroes yet")
    table.model.contextMenu { row, _ in menu(for: row) }
    table.model.trailingSwipeActions { row, _ in [removal(of: row)] }
    table.model.prefetch { rows in load(rows) }
    table.model.avoidsKeyboard = true

    table.cells = []
    #expect(table.backgroundView is UILabel)
    scene.show((0..<80).map { Hero($0, "\($0)") })
    Headless.tap(scene.cells[2])
    #expect(shown == [Hero(2, "2")] && loaded > 0 && table.refreshControl != nil)
    #expect(Headless.contextMenu(ofCellAt: [0, 1], of: table) == ["Like 1"])
    #expect(Headless.swipeActions(forRowAt: [0, 1], of: table) == ["Delete 1"])
  }
}
