import TestSupport
import Testing

/// Cells that lay themselves out, as the documentation shows them.
@MainActor
struct MoleculeCellTests {
  // MARK: Table cells

  private final class MyTableCell: TableCellLayoutable {
    let someView = SizedView("someView", 10, 10)
    let someOtherView = SizedView("someOtherView", 10, 10)
    var told: [String] = []

    override var layoutBehaviour: CellLayoutBehaviour { .layoutOn(.reused) }

    override func moleculeWillLayout() { told.append("will") }
    override func moleculeDidLayout() {
      told.append("did \(contentView.constraints.filter(\.isActive).count)")
    }

    override func layoutContent(_ layout: LayoutInsertable) {
      told.append("layout")
      layout.put(someView)
        .horizontal(.equal, to: .parent)
        .top(.equalTo(10), to: .parent)
      layout.put(someOtherView)
        .horizontal(.equal, to: .parent)
        .top(.equal, to: someView.bottomAnchor)
        .bottom(.equalTo(5), to: .parent)
        .height(.equalTo(80))
    }
  }

  @Test func tableCellIsLaidOutOnceAndOnReuse() throws {
    let list = TableOfCells(MyTableCell.self, rows: 1)
    list.layOut()
    let cell = try #require(list.table.visibleCells.first as? MyTableCell)
    #expect(cell.told == ["will", "layout", "did 7"])
    #expect(cell.someView.superview === cell.contentView)
    #expect(cell.someOtherView.frame.minY == 20 && cell.someOtherView.frame.height == 80)
    #expect(abs(cell.contentView.frame.height - 105) < 0.001)
    #expect(cell.layoutPhase == .none)

    cell.setNeedsLayout()
    #expect(cell.layoutPhase == .setNeedsLayout)
    cell.layoutIfNeeded()
    #expect(cell.told.count == 3)
    list.table.reloadData()
    list.layOut()
    #expect(list.table.visibleCells.first === cell)
    #expect(cell.told == ["will", "layout", "did 7", "will", "layout", "did 7"])
  }

  // MARK: Callbacks

  private final class OrderedCell: TableMoleculeCell, OrderedMolecule {
    let mark = SizedView("mark", 10, 30)
    var told: [String] = []

    override func moleculeWillLayout() { note("will") }
    override func layoutContent(_ layout: LayoutInsertable) {
      layout.put(mark).edges(.equal, to: .parent)
      note("layout")
    }
    override func moleculeDidLayout() { note("did") }
  }

  private final class OrderedItemCell: CollectionMoleculeCell, OrderedMolecule {
    let mark = SizedView("mark", 10, 30)
    var told: [String] = []

    override func moleculeWillLayout() { note("will") }
    override func layoutContent(_ layout: LayoutInsertable) {
      layout.put(mark).edges(.equal, to: .parent)
      note("layout")
    }
    override func moleculeDidLayout() { note("did") }
  }

  /// The content goes into the content view, and its constraints are active when the last of them
  /// is called.
  @Test(arguments: ListKind.allCases)
  func layoutCallbacksRunInOrder(kind: ListKind) throws {
    let list: any ListOfCells =
      switch kind {
      case .table: TableOfCells(OrderedCell.self, rows: 2)
      case .collection: CollectionOfCells(OrderedItemCell.self, items: 2)
      }
    list.layOut()
    #expect(list.cells.count == 2)
    for cell in list.cells {
      let cell = try #require(cell as? any OrderedMolecule)
      #expect(cell.told == ["will 0", "layout 0", "did 4"])
      #expect(
        cell.mark.superview === cell.contentView && cell.mark.frame == cell.contentView.bounds)
    }
  }

  /// Covers both names of each class, and cells that override nothing, which keep their estimated
  /// or default height.
  @Test func cellsMayHaveNoContent() {
    #expect(TableCellLayoutable.self == TableMoleculeCell.self)
    #expect(CollectionCellLayoutable.self == CollectionMoleculeCell.self)
    let (table, collection) = (
      TableOfCells(TableCellLayoutable.self, rows: 1),
      CollectionOfCells(CollectionCellLayoutable.self, items: 1)
    )
    _ = complaints {
      table.layOut()
      collection.layOut()
    }
    #expect(table.cells.count == 1 && table.cells[0].frame.height > 40)
    #expect(collection.cells.count == 1)
  }

  // MARK: Phases

  private final class MoleculeCell: TableCellLayoutable {
    let mark = SizedView("mark", 10, 30)
    var asked: [CellLayoutingPhase] = []

    override var layoutBehaviour: CellLayoutBehaviour { .layoutOnEach([.setNeedsLayout, .reused]) }

    override func layoutOption(on phase: CellLayoutingPhase) -> SublayoutingOption {
      asked.append(phase)
      return .removeOldAndAddNew
    }

    override func layoutContent(_ layout: LayoutInsertable) {
      layout.put(mark).edges(.equal, to: .parent)
    }
  }

  @Test func layoutOptionIsRequestedInEachPhase() throws {
    let list = TableOfCells(MoleculeCell.self, rows: 1)
    list.layOut()
    let cell = try #require(list.table.visibleCells.first as? MoleculeCell)
    #expect(cell.asked == [.firstLoad])
    cell.setNeedsLayout()
    list.layOut()
    #expect(cell.asked == [.firstLoad, .setNeedsLayout])
    cell.prepareForReuse()
    #expect(cell.asked == [.firstLoad, .setNeedsLayout, .reused])
    #expect(cell.contentView.constraints.count == 4)
  }

  private final class RestlessCell: TableMoleculeCell {
    /// The number of content layouts, and of layout passes and size requests together.
    var (count, passes) = (0, 0)
    let mark = SizedView("mark", 10, 30)

    override var layoutBehaviour: CellLayoutingBehaviour { .alwaysLayout }

    override func layoutSubviews() {
      passes += 1
      super.layoutSubviews()
    }

    override func systemLayoutSizeFitting(
      _ targetSize: CGSize, withHorizontalFittingPriority horizontal: UILayoutPriority,
      verticalFittingPriority vertical: UILayoutPriority
    ) -> CGSize {
      passes += 1
      return super.systemLayoutSizeFitting(
        targetSize, withHorizontalFittingPriority: horizontal, verticalFittingPriority: vertical)
    }

    override func layoutContent(_ layout: LayoutInsertable) {
      count += 1
      layout.put(mark).edges(.equal, to: .parent)
    }
  }

  @Test func alwaysLaidOutCellIsLaidOutOncePerPass() throws {
    let list = TableOfCells(RestlessCell.self, rows: 1)
    list.layOut()
    let cell = try #require(list.table.visibleCells.first as? RestlessCell)
    let (count, passes) = (cell.count, cell.passes)
    #expect((1...passes).contains(count))
    cell.setNeedsLayout()
    list.layOut()
    #expect((count + 1...count + cell.passes - passes).contains(cell.count))
    #expect(cell.passes <= passes + 4 && cell.contentView.constraints.count == 4)
  }

  private final class AskingCell: TableMoleculeCell, CountingCell {
    var (count, passes) = (0, 0)
    let mark = SizedView("mark", 10, 30)

    override var layoutBehaviour: CellLayoutingBehaviour { .alwaysLayout }

    override func layoutSubviews() {
      passes += 1
      super.layoutSubviews()
    }

    override func layoutContent(_ layout: LayoutInsertable) {
      count += 1
      layout.put(mark).edges(.equal, to: .parent)
      setNeedsLayout()
    }
  }

  private final class AskingItemCell: CollectionMoleculeCell, CountingCell {
    var (count, passes) = (0, 0)
    let mark = SizedView("mark", 10, 30)

    override var layoutBehaviour: CellLayoutingBehaviour { .alwaysLayout }

    override func layoutSubviews() {
      passes += 1
      super.layoutSubviews()
    }

    override func layoutContent(_ layout: LayoutInsertable) {
      count += 1
      layout.put(mark).edges(.equal, to: .parent)
      setNeedsLayout()
    }
  }

  @Test(arguments: ListKind.allCases)
  func requestingLayoutDuringLayoutCausesNoExtraLayout(kind: ListKind) throws {
    let list: any ListOfCells =
      switch kind {
      case .table: TableOfCells(AskingCell.self, rows: 1)
      case .collection: CollectionOfCells(AskingItemCell.self, items: 1)
      }
    list.layOut()
    let cell = try #require(list.cells.first as? any CountingCell)
    let (count, passes) = (cell.count, cell.passes)
    // An item is measured before its first layout.
    #expect((1...passes + (kind == .collection ? 1 : 0)).contains(count))
    cell.setNeedsLayout()
    list.layOut()
    #expect((count + 1...count + cell.passes - passes).contains(cell.count))
    #expect(cell.passes <= passes + 2)
    list.layOut()
    let after = cell.passes
    list.layOut()
    #expect(cell.passes == after)
  }

  // MARK: Calculated sizes

  private final class MyCollectionCell: CollectionCellLayoutable {
    //default return value is CGSize.automatic
    override func calculatedCellSize(for collectionContentWidth: CGFloat) -> CGSize {
      let side: CGFloat = collectionContentWidth / 3
      return .init(width: side, height: side)
    }
  }

  private final class HalfCell: CollectionMoleculeCell {
    let mark = SizedView("mark", 20, 30)

    override func layoutContent(_ layout: LayoutInsertable) {
      layout.put(mark).edges(.equal, to: .parent)
    }

    override func calculatedCellSize(for collectionContentWidth: CGFloat) -> CGSize {
      CGSize(width: collectionContentWidth / 2, height: .automatic)
    }
  }

  @Test func collectionCellCalculatesItsSize() throws {
    let list = CollectionOfCells(MyCollectionCell.self, items: 4)
    list.layOut()
    let cells = list.collection.visibleCells
    #expect(cells.map(\.frame.size) == Array(repeating: CGSize(width: 90, height: 90), count: 4))
  }

  @Test func dimensionMayBeLeftToTheConstraints() throws {
    let list = CollectionOfCells(HalfCell.self, items: 1)
    list.layOut()
    #expect(list.collection.visibleCells[0].frame.size == CGSize(width: 135, height: 30))
  }

  private final class Insets: NSObject, UICollectionViewDelegateFlowLayout {
    func collectionView(
      _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
      insetForSectionAt section: Int
    ) -> UIEdgeInsets {
      UIEdgeInsets(top: 0, left: 50, bottom: 0, right: 100)
    }
  }

  @Test func calculatedWidthExcludesTheDelegatesInsets() {
    let list = CollectionOfCells(MyCollectionCell.self, items: 1)
    let insets = Insets()
    list.collection.delegate = insets
    list.layOut()
    #expect(list.collection.visibleCells[0].frame == CGRect(x: 50, y: 0, width: 50, height: 50))
  }

  /// The width excludes the insets of the collection and of its sections, on both sides.
  @Test(arguments: [UIEdgeInsets.zero, UIEdgeInsets(top: 3, left: 15, bottom: 9, right: 45)])
  func calculatedWidthExcludesAllInsets(insets: UIEdgeInsets) {
    let list = CollectionOfCells(MyCollectionCell.self, items: 1)
    list.collection.contentInset = insets
    list.layOut()
    let width = 300 - 10 - 20 - insets.left - insets.right
    #expect(
      list.collection.visibleCells[0].frame.size == CGSize(width: width / 3, height: width / 3))
  }

  /// As high as the collection, which scrolls horizontally.
  private final class TallCell: CollectionMoleculeCell {
    override func calculatedCellSize(for collectionContentSize: CGSize) -> CGSize {
      CGSize(width: collectionContentSize.width / 5, height: collectionContentSize.height / 2)
    }
  }

  @Test(arguments: [UIEdgeInsets.zero, UIEdgeInsets(top: 3, left: 15, bottom: 9, right: 45)])
  func calculatedSizeExcludesAllInsets(insets: UIEdgeInsets) {
    let list = CollectionOfCells(TallCell.self, items: 1)
    list.flow.scrollDirection = .horizontal
    list.flow.sectionInset.top = 7
    list.flow.sectionInset.bottom = 31
    list.collection.contentInset = insets
    list.layOut()
    let width = 300 - 10 - 20 - insets.left - insets.right
    let height = 600 - 7 - 31 - insets.top - insets.bottom
    #expect(
      list.collection.visibleCells[0].frame.size == CGSize(width: width / 5, height: height / 2))
  }

  private final class AskedCell: CollectionMoleculeCell {
    var asked: [String] = []

    override func calculatedCellSize(for collectionContentWidth: CGFloat) -> CGSize {
      asked.append("\(collectionContentWidth)")
      return CGSize(width: .automatic, height: 20)
    }

    override func calculatedCellSize(for collectionContentSize: CGSize) -> CGSize {
      asked.append("\(collectionContentSize.width) x \(collectionContentSize.height)")
      return super.calculatedCellSize(for: collectionContentSize)
    }
  }

  @Test func implicitMembersResolveToTheWidthOverload() {
    let cell = MyCollectionCell(frame: .zero)
    #expect(cell.calculatedCellSize(for: .zero) == CGSize(width: 0, height: 0))
    #expect(cell.calculatedCellSize(for: .infinity).width == .infinity)
  }

  @Test func sizeOverloadIsAskedBeforeTheWidthOverload() throws {
    let list = CollectionOfCells(AskedCell.self, items: 1)
    list.layOut()
    let cell = try #require(list.collection.visibleCells.first as? AskedCell)
    #expect(cell.asked == ["270.0 x 600.0", "270.0"] && cell.frame.height == 20)
  }

  // MARK: Calculated heights

  private final class ThirdCell: TableCellLayoutable {
    //default return value is CGFloat.automatic
    override func calculatedCellHeight(for cellWidth: CGFloat) -> CGFloat {
      cellWidth / 3
    }
  }

  @Test func tableCellCalculatesItsHeight() {
    let list = TableOfCells(ThirdCell.self, rows: 2)
    list.layOut()
    #expect(list.table.visibleCells.map(\.frame.height) == [100, 100])
  }

  // MARK: Automatic heights

  /// Calculates its height where there is room, and records the widths that it was asked for.
  private final class NarrowCell: TableMoleculeCell {
    let mark = SizedView("mark", 10, 30)
    var asked: [CGFloat] = []

    override func layoutContent(_ layout: LayoutInsertable) {
      layout.put(mark).edges(.equal, to: .parent)
    }

    override func calculatedCellHeight(for cellWidth: CGFloat) -> CGFloat {
      asked.append(cellWidth)
      return cellWidth < 250 ? .automatic : cellWidth / 2
    }
  }

  @Test func automaticHeightComesFromTheConstraints() throws {
    #expect(CGFloat.automatic == -.greatestFiniteMagnitude)
    let plain = TableMoleculeCell(style: .default, reuseIdentifier: nil)
    #expect(plain.calculatedCellHeight(for: 100) == .automatic)

    let list = TableOfCells(NarrowCell.self, rows: 1)
    list.layOut()
    let cell = try #require(list.table.visibleCells.first as? NarrowCell)
    #expect(cell.frame.height == 150 && cell.frame.width == 300)
    list.table.frame.size.width = 200
    list.layOut()
    #expect(abs(cell.contentView.frame.height - 30) < 0.001 && cell.frame.width == 200)
    list.table.frame.size.width = 400
    list.layOut()
    #expect(cell.frame.height == 200)
    #expect(cell.asked == [300, 200, 400], "as wide as the table is, once each")
  }

  /// Whatever size is requested, the width stays.
  @Test func fittingSizeKeepsTheRequestedWidth() {
    let cell = ThirdCell(style: .default, reuseIdentifier: nil)
    for width in [90, 300] as [CGFloat] {
      let size = cell.systemLayoutSizeFitting(
        CGSize(width: width, height: 1_000), withHorizontalFittingPriority: .required,
        verticalFittingPriority: .fittingSizeLevel)
      #expect(size == CGSize(width: width, height: width / 3))
    }
  }
}

/// A cell that records the calls, and the number of its content's constraints at each.
@MainActor
private protocol OrderedMolecule: UIView {
  var contentView: UIView { get }
  var mark: SizedView { get }
  var told: [String] { get set }
}

extension OrderedMolecule {
  fileprivate func note(_ what: String) {
    told.append("\(what) \(contentView.constraints.filter(\.isActive).count)")
  }
}

/// A cell that counts its layouts and those of its content.
@MainActor
private protocol CountingCell: UIView {
  var count: Int { get }
  var passes: Int { get }
}

@MainActor
private protocol ListOfCells {
  var cells: [UIView] { get }
  func layOut()
}

@MainActor
private final class TableOfCells: NSObject, UITableViewDataSource, ListOfCells {
  let table = UITableView(frame: CGRect(x: 0, y: 0, width: 300, height: 600))
  private let count: Int

  init(_ type: AnyClass, rows count: Int) {
    self.count = count
    super.init()
    table.register(type, forCellReuseIdentifier: "cell")
    table.dataSource = self
  }

  var cells: [UIView] { table.visibleCells }
  func layOut() { table.layoutIfNeeded() }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { count }

  func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
  }
}

@MainActor
private final class CollectionOfCells: NSObject, UICollectionViewDataSource, ListOfCells {
  let collection: UICollectionView
  let flow = UICollectionViewFlowLayout()
  private let count: Int

  init(_ type: AnyClass, items count: Int) {
    self.count = count
    flow.estimatedItemSize = CGSize(width: 50, height: 50)
    flow.sectionInset = UIEdgeInsets(top: 0, left: 10, bottom: 0, right: 20)
    flow.minimumInteritemSpacing = 0
    collection = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 300, height: 600), collectionViewLayout: flow)
    super.init()
    collection.register(type, forCellWithReuseIdentifier: "cell")
    collection.dataSource = self
  }

  var cells: [UIView] { collection.visibleCells }
  func layOut() { collection.layoutIfNeeded() }

  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { count }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
  }
}
