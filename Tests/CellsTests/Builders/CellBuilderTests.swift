import TestSupport
import Testing

/// Sections that are built step by step, or declared in a result builder.
@MainActor
struct CellBuilderTests {
  private let heroes = [Hero(1, "Ada"), Hero(2, "Bob")]

  private final class NameRow: TableViewCellModel<HeroCell> {
    var name = ""

    override func bind(with view: HeroCell) {
      super.bind(with: view)
      view.show(name)
    }
  }

  // MARK: Sections

  @Test func builderStartsWithASectionAndAddsOthers() {
    let section = UITableView.Section(identifier: "a")
    func ids(_ builder: TableCellBuilder) -> [AnyHashable] { builder.build().map(\.identifier) }
    #expect(ids(TableCellBuilder(sectionId: "a")) == ["a"])
    #expect(ids(TableCellBuilder(section: section)) == ["a"])
    #expect(ids(TableCellBuilder(section)) == ["a"])
    #expect(ids(TableCellBuilder(.init(identifier: "a"))) == ["a"])
    #expect(ids(TableCellBuilder(sections: [section]).nextSection(sectionId: "b")) == ["a", "b"])
    #expect(ids(.init(sectionId: "b").nextSection(section)) == ["b", "a"])
  }

  @Test func sectionArraysCreateBuilders() {
    let section = UITableView.Section(identifier: "a")
    #expect([UITableView.Section].create(sectionId: "b").build().map(\.identifier) == ["b"])
    #expect([UITableView.Section].create(section: section).build().map(\.identifier) == ["a"])
  }

  @Test func repeatedCountsInASectionMakeDistinctRows() {
    let scene = TableScene()
    let log = complaints {
      scene.table.sections = TableCellBuilder(sectionId: "a")
        .next(type: HeroCell.self, count: 2) { cell, number in cell.show("\(number)") }
        .next(type: NameRow.self, count: 2) { row, number in row.name = "\(number)" }
        .next(type: HeroCell.self, count: 2) { cell, number in cell.show("\(number)") }
        .next(type: NameRow.self, count: 2) { row, number in row.name = "\(number)" }
        .build()
      #expect(scene.names == ["0", "1", "0", "1", "0", "1", "0", "1"])
    }
    #expect(log == [])
  }

  // MARK: Models

  @Test func nextMakesAModelForEachItemAtOnce() {
    var seen: [String] = []
    let builder = TableCellBuilder(sectionId: "s")
      .next(type: NameRow.self, from: heroes) { row, hero in
        row.name = hero.name
        seen.append(hero.name)
      }
    #expect(seen == ["Ada", "Bob"])
    let rows =
      builder
      .next(type: NameRow.self, from: Hero(3, "Cid")) { $0.name = $1.name }
      .next(type: NameRow.self, count: 2) { $0.name = "number \($1)" }
      .next(from: [Hero(4, "Dan")]) { HeroRow(hero: $0) }
      .build()[0].cells
    #expect(
      rows.compactMap { ($0 as? NameRow)?.name } == ["Ada", "Bob", "Cid", "number 0", "number 1"])
    #expect(rows.last is HeroRow)
    // The second counted row must not take Ada's identity, which is the same number.
    #expect(
      rows.prefix(4).map(\.cellIdentifier) == [1, 2, 3, 0]
        && rows[5].cellIdentifier == AnyHashable(4))
    #expect(Set(rows.map(\.cellIdentifier)).count == 6)
  }

  @Test func nextTakesAnySequence() {
    let rows = TableCellBuilder(sectionId: "s")
      .next(type: NameRow.self, from: heroes.lazy.filter { $0.id > 1 }) { $0.name = $1.name }
      .next(type: NameRow.self, from: [7: "x"]) { $0.name = $1.value }
      .build()[0].cells
    #expect(rows.count == 2)
  }

  @Test func explicitIdentifierIsKept() {
    let rows = TableCellBuilder(sectionId: "s")
      .next(type: NameRow.self, from: heroes) { $0.cellIdentifier = "hero \($1.id)" }
      .build()[0].cells
    #expect(rows.map(\.cellIdentifier) == ["hero 1", "hero 2"])
  }

  // MARK: Cells and empty cells

  @Test func rowsAreFilledOnDisplayAndKeepTheirCellsOnRebuild() {
    let scene = TableScene(height: 200, rowHeight: 40)
    let many = (0..<100).map { Hero($0, "\($0)") }
    var filled: [String] = []
    func show() {
      scene.table.sections = TableCellBuilder(sectionId: "s")
        .next(type: HeroCell.self, from: many) { cell, hero in
          filled.append(hero.name)
          cell.show(hero.name)
        }
        .build()
    }
    show()
    let first = scene.cells[0]
    #expect(first.told == ["0"])
    // Each row is filled once whenever it comes into sight.
    #expect(filled == scene.names && filled.count < many.count)
    for top in [50, 0, 50] {
      filled = []
      scene.table.scrollToRow(at: [0, top], at: .top, animated: false)
      #expect(scene.names.contains("\(top)"))
      #expect(filled.sorted() == scene.names.sorted())
    }
    // Building the same rows again keeps their cells.
    let (cells, names) = (scene.cells, scene.names)
    show()
    #expect(scene.cells.allSatisfy(cells.contains))
    #expect(Set(scene.names).isSubset(of: names))
  }

  /// A cell is filled when it is made and on each reuse.
  @Test func cellIsFilledOnEachReuse() {
    let many = (0..<100).map { Hero($0, "\($0)") }
    let (rows, items) = (TableScene(height: 200), CollectionScene(height: 200))
    rows.table.sections = TableCellBuilder(sectionId: "s")
      .next(type: HeroCell.self, from: many) { cell, hero in cell.show(hero.name) }.build()
    items.collection.sections = CollectionCellBuilder(sectionId: "s")
      .next(type: HeroItemCell.self, from: many) { cell, hero in cell.show(hero.name) }.build()
    for scene in [rows, items] as [any ListScene] {
      var seen: [ObjectIdentifier: [String]] = [:]
      for row in [0, 60, 20, 90, 0] {
        scene.scroll(to: [0, row])
        for cell in scene.nameCells {
          let name = cell.name.text ?? ""
          #expect(cell.told.last == name)
          if seen[ObjectIdentifier(cell)]?.last != name {
            seen[ObjectIdentifier(cell), default: []].append(name)
          }
        }
      }
      // Each name seen in a cell is among the names that filled the cell, in the same order.
      for cell in scene.nameCells {
        var told = cell.told[...]
        for name in seen[ObjectIdentifier(cell)] ?? [] {
          let place = told.firstIndex(of: name)
          #expect(place != nil)
          told = told[((place ?? told.startIndex - 1) + 1)...]
        }
      }
      #expect(seen.values.contains { $0.count > 2 })
    }
  }

  @Test func emptyRowHasItsHeight() {
    let scene = TableScene()
    scene.table.sections = TableCellBuilder(sectionId: "s")
      .nextEmptyCell(with: 37)
      .nextEmptyCell(with: 12) { $0.contentView.backgroundColor = .gray }
      .build()
    scene.table.layoutIfNeeded()
    #expect(scene.table.visibleCells.map(\.frame.height) == [37, 12])
    #expect(scene.table.visibleCells[1].contentView.backgroundColor == .gray)
  }

  /// UIKit takes a row height of 0 for a mistake, logs it, and uses the default height.
  @Test func zeroHeightRowsAreInvisible() {
    final class Flat: TableMoleculeCell {
      override func calculatedCellHeight(for cellWidth: CGFloat) -> CGFloat { 0 }
    }
    let scene = TableScene()
    let log = complaints {
      scene.table.sections = TableCellBuilder(sectionId: "s").nextEmptyCell(with: 0)
        .nextEmptyCell(with: 0.1).next(type: Flat.self, count: 1) { _, _ in }.build()
      scene.table.layoutIfNeeded()
    }
    #expect(log == [] && scene.table.visibleCells.count == 3)
    #expect(scene.table.visibleCells.allSatisfy { (0...1).contains($0.frame.height) })
  }

  @Test func emptyItemHasItsSize() {
    let scene = CollectionScene()
    scene.flow.estimatedItemSize = CGSize(width: 50, height: 50)
    scene.collection.sections = CollectionCellBuilder(sectionId: "s")
      .nextEmptyCell(with: CGSize(width: 90, height: 37))
      .build()
    scene.collection.layoutIfNeeded()
    #expect(scene.collection.visibleCells.map(\.frame.size) == [CGSize(width: 90, height: 37)])
  }

  @Test func offscreenEmptyItemTakesItsNewSize() {
    let scene = CollectionScene(height: 400, itemHeight: 40)
    for height: CGFloat in [37, 370, 37] {
      scene.collection.sections =
        [
          UICollectionView.Section(
            identifier: "a", cells: (0..<60).map { HeroItem(hero: Hero($0, "\($0)")) })
        ]
        + CollectionCellBuilder(sectionId: "b")
        .nextEmptyCell(with: CGSize(width: 90, height: height)).build()
      scene.collection.layoutIfNeeded()
      let size = scene.collection.layoutAttributesForItem(at: [1, 0])?.size
      #expect(size == CGSize(width: 90, height: height))
    }
  }

  /// A layout without estimates asks its delegate for the size.
  @Test(arguments: [false, true])
  func emptyItemHasItsSizeWithAndWithoutEstimates(isEstimated: Bool) {
    let scene = CollectionScene()
    let (blank, usual) = (CGSize(width: 90, height: 37), CGSize(width: 390, height: 20))
    if isEstimated { scene.flow.estimatedItemSize = usual }
    func sizes(_ builder: CollectionCellBuilder) -> [CGSize] {
      scene.collection.sections = builder.build()
      scene.collection.layoutIfNeeded()
      return (0..<scene.collection.numberOfItems(inSection: 0)).map {
        scene.collection.layoutAttributesForItem(at: [0, $0])?.size ?? .zero
      }
    }
    let log = complaints {
      let hero = CollectionCellBuilder(sectionId: "s").next(from: heroes.prefix(1)) {
        HeroItem(hero: $0)
      }
      #expect(isEstimated || sizes(hero) == [usual])
      #expect(sizes(hero.nextEmptyCell(with: blank)).last == blank)
      #expect(isEstimated || sizes(hero) == [usual])
      #expect(sizes(.init(sectionId: "s").nextEmptyCell(with: blank)) == [blank])
    }
    #expect(log == [])
  }

  @Test func emptyItemWhoseSizeIsNotRequestedIsOneIssue() {
    final class Delegate: ListDelegate {}
    final class SizingDelegate: ListDelegate, UICollectionViewDelegateFlowLayout {
      func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        sizeForItemAt indexPath: IndexPath
      ) -> CGSize { collectionView.model.itemSize(at: indexPath) }
    }
    for (delegate, count) in [(Delegate(), 1), (SizingDelegate(), 0)] {
      let scene = CollectionScene()
      scene.collection.delegate = delegate
      let issues = LayoutDiagnostics.collect {
        for _ in 0..<2 {
          scene.collection.sections = CollectionCellBuilder(sectionId: "s")
            .nextEmptyCell(with: CGSize(width: 90, height: 37)).build()
          scene.collection.layoutIfNeeded()
        }
      }
      #expect(issues.map(\.kind) == Array(repeating: .misplaced, count: count))
      #expect((scene.collection.visibleCells.first?.frame.width == 90) == (count == 0))
    }
  }

  // MARK: Collections

  private final class NameItem: CollectionViewCellModel<HeroItemCell> {
    var name = ""

    override func bind(with view: HeroItemCell) {
      super.bind(with: view)
      view.show(name)
    }
  }

  @Test func collectionBuilderBuildsItemsLikeRows() {
    let builder = CollectionCellBuilder(sectionId: "s")
      .next(type: NameItem.self, from: heroes) { $0.name = $1.name }
      .next(type: NameItem.self, from: Hero(3, "Cid")) { $0.name = $1.name }
      .next(type: NameItem.self, count: 1) { $0.name = "number \($1)" }
      .nextSection(sectionId: "t")
      .next(from: [Hero(4, "Dan")]) { HeroItem(hero: $0) }
      .next(type: HeroItemCell.self, from: [Hero(5, "Eve")]) { $0.show($1.name) }
      .next(type: HeroItemCell.self, from: Hero(6, "Fay")) { $0.show($1.name) }
      .next(type: HeroItemCell.self, count: 1) { $0.show("cell \($1)") }
    let sections = builder.build()
    #expect(sections.map(\.identifier) == ["s", "t"])
    #expect(sections[0].cells.map(\.cellIdentifier) == [1, 2, 3, 0])
    let scene = CollectionScene()
    scene.collection.sections = sections
    #expect(
      scene.names == [
        "Ada", "Bob", "Cid", "number 0", "Dan", "Eve", "Fay", "cell 0",
      ])
    // Building the same items again keeps their cells.
    let cells = scene.cells
    scene.collection.sections = builder.build()
    #expect(scene.cells == cells)
    let more = sections.append().next(from: heroes) { HeroItem(hero: $0) }.build()
    #expect(more.map(\.cellCount) == [4, 6] && sections.map(\.cellCount) == [4, 4])
    #expect([UICollectionView.Section].create(sectionId: "b").build().map(\.identifier) == ["b"])
  }

  // MARK: Appending and blocks

  @Test func appendLeavesTheOriginalSectionsUnchanged() {
    let sections = TableCellBuilder(sectionId: "s").next(from: heroes) { HeroRow(hero: $0) }.build()
    let more = sections.append().next(from: heroes) { HeroRow(hero: $0) }
      .nextSection(sectionId: "t").build()
    #expect(sections.map(\.cellCount) == [2] && more.map(\.cellCount) == [4, 0])
    #expect(
      [UITableView.Section]().append().next(from: heroes) { HeroRow(hero: $0) }.build().count == 1)
  }

  // MARK: Result builders

  @Test func sectionsAreDeclaredInABuilder() {
    let scene = TableScene()
    func show(_ heroes: [Hero], asks: Bool) {
      scene.table.sections {
        SectionBlock("heroes", title: "Heroes") {
          for hero in heroes { HeroRow(hero: hero) }
          if heroes.isEmpty { HeroRow(hero: Hero(0, "nobody")) }
        }
        if asks {
          SectionBlock("more") {
            switch heroes.count {
            case 0: HeroRow(hero: Hero(98, "any?"))
            default: HeroRow(hero: Hero(99, "more?"))
            }
          }
        }
      }
    }
    show(heroes, asks: true)
    #expect(scene.names == ["Ada", "Bob", "more?"])
    #expect(scene.table.headerView(forSection: 0)?.textLabel?.text == "Heroes")
    show([], asks: false)
    #expect(scene.names == ["nobody"])
  }

  @Test func rowBlocksShowAndUpdateTheirViews() throws {
    let scene = TableScene()
    func show(_ heroes: [Hero]) {
      scene.table.cells {
        for hero in heroes {
          RowBlock(id: hero.id, showing: hero) { UILabel.make(hero.name) }
        }
      }
      scene.table.layoutIfNeeded()
    }
    func texts() -> [String] {
      scene.table.visibleCells.flatMap { $0.contentView.subviews }
        .compactMap { ($0 as? UILabel)?.text }
    }
    show(heroes)
    #expect(texts() == ["Ada", "Bob"])
    let cells = scene.table.visibleCells
    let label = try #require(cells[0].contentView.subviews.first)
    show([heroes[0], Hero(2, "Bobby")])
    #expect(texts() == ["Ada", "Bobby"])
    #expect(scene.table.visibleCells == cells)
    #expect(cells[0].contentView.subviews.first === label)
  }

  @Test func rowBlocksAlsoServeAsItems() {
    let scene = CollectionScene()
    scene.collection.sections {
      SectionBlock("a") {
        RowBlock(id: 1) { UILabel.make("Ada") }
        HeroItem(hero: heroes[1])
      }
    }
    scene.collection.layoutIfNeeded()
    let cells = scene.collection.visibleCells
    #expect((cells[0].contentView.subviews.first as? UILabel)?.text == "Ada")
    #expect((cells[1] as? HeroItemCell)?.name.text == "Bob")
  }
}

extension UILabel {
  fileprivate static func make(_ text: String) -> UILabel {
    let label = UILabel()
    label.text = text
    return label
  }
}
