import TestSupport
import Testing

/// The content of sections, and their equality.
@MainActor
struct SectionTests {
  private let rows = [HeroRow(hero: Hero(1, "Ada")), HeroRow(hero: Hero(2, "Bob"))]

  // MARK: Identity of rows

  @Test func rowsOfOneTypeAndIdentifierAreTheSame() {
    struct Other: TableCellModel {
      var cellIdentifier: AnyHashable
      var rowContent: TableCellContent { TableCellContent(HeroCell.self) }
    }
    final class Row: TableViewCellModel<HeroCell> {}
    let (row, other) = (Row(), Row())

    #expect(rows[0].isSameModel(with: HeroRow(hero: Hero(1, "Eve"))))
    #expect(rows[0].isNotSameModel(with: rows[1]))
    #expect(rows[0].isNotSameModel(with: Other(cellIdentifier: 1)))
    #expect(row.isSameModel(with: row) && row.isNotSameModel(with: other))
    row.cellIdentifier = "x"
    other.cellIdentifier = "x"
    #expect(row.isSameModel(with: other))
  }

  /// Equality is symmetric.
  @Test func rowOfASubclassIsAnotherRow() {
    class Row: TableViewCellModel<HeroCell> {}
    final class SpecialRow: Row {}
    let (row, special) = (Row(), SpecialRow())
    row.cellIdentifier = 1
    special.cellIdentifier = 1
    #expect(row.isNotSameModel(with: special) && special.isNotSameModel(with: row))
    #expect(!row.isSameModel(with: special) && !special.isSameModel(with: row))
  }

  @Test func identifiableRowUsesItsID() {
    struct Row: TableCellModel, Identifiable {
      var id: Int
      var rowContent: TableCellContent { TableCellContent(HeroCell.self) }
    }
    #expect(Row(id: 7).cellIdentifier == AnyHashable(7))
  }

  @Test func cellClassesWithTheSameNameAreNotMixedUp() {
    enum First { final class Cell: UITableViewCell {} }
    enum Second { final class Cell: UITableViewCell {} }
    let scene = TableScene()
    scene.table.sections = TableCellBuilder(sectionId: "s")
      .next(type: First.Cell.self, count: 1) { _, _ in }
      .next(type: Second.Cell.self, count: 1) { _, _ in }
      .build()
    scene.table.layoutIfNeeded()
    #expect(scene.table.visibleCells[0] is First.Cell && scene.table.visibleCells[1] is Second.Cell)
  }

  // MARK: Sections

  @Test func sectionCountsAddsAndClearsCells() {
    let section = UITableView.Section(identifier: "heroes")
    section.add(cell: rows[0])
    section.add(cells: rows)
    #expect(section.cellCount == 3)
    section.clear()
    #expect(section.cellCount == 0 && section.identifier == AnyHashable("heroes"))
    #expect(UITableView.Section().identifier != UITableView.Section().identifier)
  }

  @Test func copiedSectionIsEqualAndIndependent() {
    for section in [
      UITableView.Section(identifier: nil, cells: rows),
      UITableView.TitledSection(title: "t", identifier: "a", cells: rows),
      UITableView.IndexedSection(indexTitle: "i", identifier: "a", cells: rows),
      SectionBlock("b", title: "t") { rows },
    ] {
      let copy = section.copy()
      #expect(copy == section && type(of: copy) == type(of: section) && copy !== section)
      copy.add(cell: rows[0])
      #expect(section.cellCount == 2 && copy != section)
    }
  }

  @Test func sectionsThatShowTheSameAreEqual() {
    func section(_ title: String, _ rows: [HeroRow]) -> UITableView.Section {
      UITableView.TitledSection(title: title, identifier: "a", cells: rows)
    }
    #expect(section("t", rows) == section("t", rows))
    #expect(section("t", rows) != section("u", rows))
    #expect(section("t", rows) != section("t", [rows[1], rows[0]]))
    #expect(section("t", rows) != UITableView.Section(identifier: "a", cells: rows))
    func supplemented(_ text: String) -> UICollectionView.Section {
      UICollectionView.SupplementedSection(header: HeroHead(text: text), identifier: "a")
    }
    #expect(supplemented("x") == supplemented("x"))
  }

  @Test func changedSectionIsNotShownUntilSetAgain() {
    let scene = TableScene()
    let section = UITableView.Section(identifier: "a", cells: [rows[0]])
    scene.table.sections = [section]
    section.add(cell: rows[1])
    #expect(scene.names == ["Ada"])
    let cell = scene.cells[0]
    scene.table.sections = [section]
    #expect(scene.names == ["Ada", "Bob"] && scene.cells[0] === cell)
  }

  // MARK: Titles

  @Test func titlesAppearAboveSectionsAndInTheIndex() {
    let scene = TableScene()
    func show(_ title: String) {
      scene.table.sections = [
        UITableView.TitledSection(title: title, identifier: "a", cells: rows),
        UITableView.TitledSection(
          title: "No index", identifier: "b", isInIndex: false, cells: rows),
        UITableView.IndexedSection(indexTitle: "I", identifier: "c", cells: rows),
      ]
      scene.table.layoutIfNeeded()
    }
    show("First")
    let model = scene.table.model
    let header = scene.table.headerView(forSection: 0)
    #expect(header?.textLabel?.text == "First")
    #expect(scene.table.headerView(forSection: 1)?.textLabel?.text == "No index")
    #expect(scene.table.headerView(forSection: 2) == nil)
    #expect(model.sectionIndexTitles(for: scene.table) == ["First", "I"])
    #expect(model.tableView(scene.table, sectionForSectionIndexTitle: "I", at: 1) == 2)

    show("Other")
    #expect(scene.table.headerView(forSection: 0)?.textLabel?.text == "Other")
    scene.show([rows[0].hero])
    #expect(model.sectionIndexTitles(for: scene.table) == nil)
  }
}
