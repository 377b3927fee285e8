import TestSupport
import Testing

/// The code that the documentation shows for cells, sections and builders, verbatim.
@MainActor
struct CellSnippetTests {
  private struct Item {
    var itemId: Int
    var itemName: String
    var image: UIImage?
  }

  private struct User {
    var userId: Int
    var name: String
    var image: UIImage?
  }

  private let items = [Item(itemId: 1, itemName: "one"), Item(itemId: 2, itemName: "two")]
  private let users = [User(userId: 1, name: "user")]

  // MARK: Cell view models

  private class MyCellView: CollectionMoleculeCell {
    let image = UIImageView()
    let label = UILabel()

    override func layoutContent(_ layout: LayoutInsertable) {
      layout.put(label).edges(.equal, to: .parent)
    }
  }

  private class MyCellViewModel: CollectionViewCellModel<MyCellView> {
    @ViewState var image: UIImage?
    @ViewState var text: String?
    var told: [String] = []

    override func willApplying(_ view: MyCellView) {
      told.append("will apply")
    }

    override func didApplying(_ view: MyCellView) {
      told.append("did apply")
    }

    override func modelWillMapped(from view: MyCellView) {
      told.append("will map")
    }

    override func modelDidMapped(from view: MyCellView) {
      told.append("did map")
    }

    override func willUnbind() {
      told.append("will unbind")
    }

    override func didUnbind() {
      told.append("did unbind")
    }

    override func bind(with view: MyCellView) {
      super.bind(with: view)
      told.append("bind")
      $image.bind(with: view.image, \.image)
      $text.bind(with: view.label, \.text)
    }
  }

  private class MyOtherCellViewModel: MyCellViewModel {}

  @Test func cellViewModelReceivesBindingCallbacks() throws {
    let scene = CollectionScene()
    let (first, second) = (MyCellViewModel(), MyCellViewModel())
    first.cellIdentifier = 1
    second.cellIdentifier = 1
    scene.collection.cells = [first]
    scene.collection.layoutIfNeeded()
    let cell = try #require(scene.collection.visibleCells.first as? MyCellView)
    #expect(first.told == ["will apply", "bind", "did apply"] && first.view === cell)
    first.text = "first"
    #expect(cell.label.text == "first")

    second.text = "second"
    scene.collection.cells = [second]
    #expect(cell.label.text == "second")
    first.text = "late"
    #expect(cell.label.text == "second")
    #expect(first.told.suffix(2) == ["will unbind", "did unbind"] && first.view == nil)
    #expect(second.view === cell && second.told == ["will apply", "bind", "did apply"])
    first.map(from: cell)
    #expect(first.told.suffix(3) == ["will map", "bind", "did map"])
    #expect(second.view == nil && first.text == "second")
  }

  // MARK: Cells

  @Test func assignedCellsAreShown() {
    let scene = CollectionScene()
    let table = scene.collection
    let cellModels: [CollectionCellModel] = items.compactMap { item in
      let cellModel: MyCellViewModel = build {
        $0.cellIdentifier = item.itemId
        $0.image = item.image
        $0.text = item.itemName
      }
      return cellModel
    }
    table.cells = cellModels

    table.layoutIfNeeded()
    #expect(table.visibleCells.map { ($0 as? MyCellView)?.label.text } == ["one", "two"])
  }

  // MARK: Sections

  @Test func assignedSectionsAreShown() {
    let scene = CollectionScene()
    let table = scene.collection
    let firstSection: UICollectionView.Section = .init(
      identifier: "first_section",
      cells: items.compactMap { item in
        let cellModel: MyCellViewModel = build {
          $0.cellIdentifier = item.itemId
          $0.image = item.image
          $0.text = item.itemName
        }
        return cellModel
      }
    )
    let secondSection: UICollectionView.Section = .init(
      identifier: "second_section",
      cells: users.compactMap { user in
        let cellModel: MyOtherCellViewModel = build {
          $0.cellIdentifier = user.userId
          $0.image = user.image
          $0.text = user.name
        }
        return cellModel
      }
    )
    table.sections = [firstSection, secondSection]

    table.layoutIfNeeded()
    #expect(table.visibleCells.map { ($0 as? MyCellView)?.label.text } == ["one", "two", "user"])
    #expect(table.numberOfSections == 2)
  }

  // MARK: List models

  @Test func listModelsAreTheirDataSources() {
    let (table, collection) = (UITableView(), CollectionScene().collection)
    let tableModel: UITableView.Model = table.model
    let collectionModel: UICollectionView.Model = collection.model
    #expect(table.dataSource === tableModel && collection.dataSource === collectionModel)
  }

  @Test func didReloadRunsAfterASet() {
    let scene = CollectionScene()
    let collectionView = scene.collection
    var count = 0
    collectionView.model.didReload(then: { _ in
      count += 1
    })
    scene.show([("a", [Hero(1, "Ada")])])
    Headless.runLoop()
    #expect(count == 1)
  }

  // MARK: Builders

  private class MyCellModel: TableViewCellModel<HeroCell> {
    var text = ""

    override func bind(with view: HeroCell) {
      super.bind(with: view)
      view.show(text)
    }
  }

  private typealias AnyCell = HeroCell

  @Test func tableBuilderBuildsSectionsAndKeepsTheirCells() {
    let scene = TableScene()
    let table = scene.table
    let myItems = items
    let cellHeight: CGFloat = 31
    func show() {
      table.sections = TableCellBuilder(sectionId: "first_section")
        .next(type: MyCellModel.self, from: myItems) { cellVM, item in
          cellVM.text = item.itemName
        }.next(type: AnyCell.self, from: myItems) { cell, item in
          cell.show(item.itemName)
        }.nextEmptyCell(with: cellHeight) { cell in
          cell.contentView.backgroundColor = .gray
        }.nextSection(sectionId: "second_section")
        .next(type: MyCellModel.self, from: myItems) { cellVM, item in
          cellVM.text = item.itemName
        }.build()
    }
    show()

    #expect(scene.names == ["one", "two", "one", "two", "one", "two"])
    #expect(table.visibleCells[4].frame.height == 31)
    #expect(table.visibleCells[4].contentView.backgroundColor == .gray)
    #expect(table.sections.map(\.identifier) == ["first_section", "second_section"])
    // Items without an identity make the same rows when they are built again.
    let cells = table.visibleCells
    let made = work(show)
    #expect(table.visibleCells == cells && made.cellsConfigured == 0 && made.cellsMade == 0)
    #expect(scene.names == ["one", "two", "one", "two", "one", "two"])
  }

  private class MyItemModel: CollectionViewCellModel<HeroItemCell> {
    var text = ""

    override func bind(with view: HeroItemCell) {
      super.bind(with: view)
      view.show(text)
    }
  }

  @Test func collectionBuilderAppendsToSections() {
    typealias AnyCell = HeroItemCell
    typealias MyCellModel = MyItemModel
    let scene = CollectionScene()
    let collection = scene.collection
    let (myItems, cellSize) = (items, CGSize(width: 40, height: 30))
    scene.show([("zero_section", [Hero(1, "Ada")])])
    collection.sections = collection.sections.append()
      .next(type: MyCellModel.self, from: myItems) { cellVM, item in
        cellVM.text = item.itemName
      }.next(type: AnyCell.self, from: myItems) { cell, item in
        cell.show(item.itemName)
      }.nextEmptyCell(with: cellSize) { cell in
        cell.contentView.backgroundColor = .gray
      }.nextSection(sectionId: "second_section")
      .next(type: MyCellModel.self, from: myItems) { cellVM, item in
        cellVM.text = item.itemName
      }.build()

    #expect(scene.names == ["Ada", "one", "two", "one", "two", "one", "two"])
    #expect(collection.sections.map(\.cellCount) == [6, 2])
    let blank = collection.cellForItem(at: [0, 5])
    #expect(blank?.frame.size == cellSize && blank?.contentView.backgroundColor == .gray)
  }

  // MARK: Builders that start with a section

  @Test func collectionBuilderStartsWithASection() {
    let scene = CollectionScene()
    let cellSections: [UICollectionView.Section] = CollectionCellBuilder(
      .init(identifier: "first_section")
    )
    .next(type: MyCellViewModel.self, from: items) { cell, item in
      cell.cellIdentifier = item.itemId
      cell.image = item.image
      cell.text = item.itemName
    }.build()
    scene.collection.sections = cellSections
    scene.collection.layoutIfNeeded()
    #expect(
      scene.collection.visibleCells.map { ($0 as? MyCellView)?.label.text } == ["one", "two"])
  }

  // MARK: Layout phases

  @Test func allDocumentedLayoutPhasesExist() {
    let phases: [CellLayoutingPhase] = [
      .firstLoad, .setNeedsLayout, .setNeedsDisplay, .reused, .none,
    ]
    #expect(Set(phases).count == 5)
    final class Cell: TableMoleculeCell {
      var seen: [CellLayoutingPhase] = []
      override var layoutBehaviour: CellLayoutingBehaviour { .layoutOn(.setNeedsDisplay) }
      override func layoutContent(_ layout: LayoutInsertable) { seen.append(layoutPhase) }
    }
    // `setNeedsDisplay` is the phase that never occurs.
    let cell = Cell(style: .default, reuseIdentifier: nil)
    for change in [cell.setNeedsDisplay, cell.setNeedsLayout, cell.prepareForReuse] {
      change()
      cell.layoutIfNeeded()
    }
    #expect(cell.seen == [.firstLoad] && cell.layoutPhase == .none)
  }
}
