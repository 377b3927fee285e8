import TestSupport
import Testing

/// When cells lay out their content.
@MainActor
struct MoleculePhaseTests {
  private final class TableCell: TableMoleculeCell {
    var behaviour = CellLayoutingBehaviour.layoutOnce
    var count = 0
    override var layoutBehaviour: CellLayoutingBehaviour { behaviour }
    override func layoutContent(_ layout: LayoutInsertable) { count += 1 }
  }

  private final class ItemCell: CollectionMoleculeCell {
    var behaviour = CellLayoutingBehaviour.layoutOnce
    var count = 0
    override var layoutBehaviour: CellLayoutingBehaviour { behaviour }
    override func layoutContent(_ layout: LayoutInsertable) { count += 1 }
  }

  /// The number of content layouts after the first pass, after a requested one, after a reuse, and
  /// after the pass that follows.
  private func counts<Cell: UIView>(
    _ cell: Cell, _ count: (Cell) -> Int, reuse: (Cell) -> Void
  ) -> [Int] {
    let host = UIView()
    let window = Headless.host(host)
    host.addSubview(cell)
    cell.frame = CGRect(x: 0, y: 0, width: 100, height: 50)
    var counts: [Int] = []
    window.layoutIfNeeded()
    counts.append(count(cell))
    cell.setNeedsLayout()
    window.layoutIfNeeded()
    counts.append(count(cell))
    reuse(cell)
    counts.append(count(cell))
    cell.setNeedsLayout()
    window.layoutIfNeeded()
    counts.append(count(cell))
    return counts
  }

  @Test(
    arguments: [
      (.layoutOnce, [1, 1, 1, 1]), (.layoutOn(.firstLoad), [1, 1, 1, 1]),
      (.layoutOn(.setNeedsLayout), [1, 2, 2, 3]), (.layoutOn(.reused), [1, 1, 2, 2]),
      (.layoutOn(.setNeedsDisplay), [1, 1, 1, 1]), (.layoutOnEach([]), [1, 1, 1, 1]),
      (.layoutOnEach([.setNeedsLayout, .reused]), [1, 2, 3, 4]), (.alwaysLayout, [1, 2, 3, 4]),
    ] as [(CellLayoutingBehaviour, [Int])])
  func behaviourDeterminesWhenContentIsLaidOut(
    behaviour: CellLayoutingBehaviour, expected: [Int]
  ) {
    let cell = TableCell(style: .default, reuseIdentifier: nil)
    cell.behaviour = behaviour
    #expect(counts(cell, \.count) { $0.prepareForReuse() } == expected)
    let item = ItemCell(frame: .zero)
    item.behaviour = behaviour
    #expect(counts(item, \.count) { $0.prepareForReuse() } == expected)
  }

  private final class HighCell: TableMoleculeCell {
    var height: CGFloat = 0
    let mark = UIView()
    override var layoutBehaviour: CellLayoutingBehaviour { .alwaysLayout }
    override func layoutContent(_ layout: LayoutInsertable) {
      layout.put(mark).edges(.equal, to: .parent).height(.equalTo(height))
    }
  }

  private final class HighItem: CollectionMoleculeCell {
    var height: CGFloat = 0
    let mark = UIView()
    override var layoutBehaviour: CellLayoutingBehaviour { .alwaysLayout }
    override func layoutContent(_ layout: LayoutInsertable) {
      layout.put(mark).edges(.equal, to: .parent).height(.equalTo(height))
    }
  }

  private struct HighRow: TableCellModel, CollectionCellModel {
    let cellIdentifier: AnyHashable
    let height: CGFloat
    var rowContent: TableCellContent { TableCellContent(HighCell.self) { $0.height = height } }
    var itemContent: CollectionCellContent {
      CollectionCellContent(HighItem.self) { $0.height = height }
    }
  }

  /// A retained cell used to answer with the layout of an earlier question.
  @Test func contentIsLaidOutForEachRowMeasured() {
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 150, height: 260))
    let collection = UICollectionView(
      frame: table.frame,
      collectionViewLayout: UICollectionViewCompositionalLayout.list(
        using: .init(appearance: .plain)))
    let window = UIWindow(frame: table.bounds)
    window.addSubview(table)
    window.addSubview(collection)
    window.isHidden = false
    defer { window.isHidden = true }
    for heights in [[50, 60, 70], [50, 60, 70], [50, 60, 80], [50, 60, 30], [55, 60, 30]] {
      let rows = zip([1, 2, 3], heights).map { HighRow(cellIdentifier: $0, height: CGFloat($1)) }
      (table.cells, collection.cells) = (rows, rows)
      window.layoutIfNeeded()
      Headless.runLoop()
      window.layoutIfNeeded()
      #expect(
        table.visibleCells.compactMap { ($0 as? HighCell)?.mark.frame.height.rounded() }
          == heights.map { CGFloat($0) })
      let items = collection.indexPathsForVisibleItems.sorted().compactMap {
        (collection.cellForItem(at: $0) as? HighItem)?.mark.frame.height
      }
      #expect(items == heights.map { CGFloat($0) })
    }
  }

  private final class InsetCell: TableMoleculeCell {
    let label = UILabel()
    var inset: CGFloat = 0
    var behaviour = CellLayoutingBehaviour.alwaysLayout
    override var layoutBehaviour: CellLayoutingBehaviour { behaviour }
    override func layoutContent(_ layout: LayoutInsertable) {
      layout.put(label).edges(.equalTo(inset), to: .parent)
    }
  }

  private final class InsetRow: TableViewCellModel<InsetCell> {
    @ViewState var inset: CGFloat = 3
    @ViewState var behaviour = CellLayoutingBehaviour.alwaysLayout
    override func bind(with view: InsetCell) {
      super.bind(with: view)
      view.label.text = "row"
      $behaviour.observe(observer: view).didSet { $0.behaviour = $1.new }
      $inset.observe(observer: view).didSet { view, change in
        view.inset = change.new
        view.setNeedsLayout()
      }
    }
  }

  /// A reused cell is laid out for its current content if it asks for a layout when it is filled.
  @Test(
    arguments: [
      .layoutOn(.setNeedsLayout), .layoutOnEach([.setNeedsLayout, .reused]), .alwaysLayout,
    ] as [CellLayoutingBehaviour], [CGFloat(44), -1])
  func reusedCellIsLaidOutForItsNewContent(
    behaviour: CellLayoutingBehaviour, rowHeight: CGFloat
  ) {
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 150, height: 260))
    let window = UIWindow(frame: table.bounds)
    window.addSubview(table)
    window.isHidden = false
    defer { window.isHidden = true }
    table.rowHeight = rowHeight
    table.cells = (0..<30).map { number in
      let row = InsetRow()
      row.cellIdentifier = number
      (row.inset, row.behaviour) = (number % 2 == 0 ? 3 : 8, behaviour)
      return row
    }
    for offset in [0, 60, 130, 300, 500, 410, 200, 70, 0] as [CGFloat] {
      table.contentOffset.y = offset
      table.layoutIfNeeded()
      for path in table.indexPathsForVisibleRows ?? [] {
        let cell = table.cellForRow(at: path) as? InsetCell
        #expect(cell?.label.frame.minX == (path.row % 2 == 0 ? 3 : 8), "\(path) at \(offset)")
      }
    }
  }

  @Test func phasesFollowTheCellsLifecycle() {
    let cell = ItemCell(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
    let host = UIView()
    let window = Headless.host(host)
    host.addSubview(cell)
    #expect(cell.layoutPhase == .firstLoad)
    cell.prepareForReuse()
    #expect(cell.count == 1 && cell.layoutPhase != .firstLoad)
    window.layoutIfNeeded()
    #expect(cell.layoutPhase == .none && !cell.layoutContentIfNeeded())
    cell.setNeedsLayout()
    #expect(cell.layoutPhase == .setNeedsLayout && !cell.layoutContentIfNeeded())
    cell.prepareForReuse()
    #expect(cell.layoutPhase == .reused)
    cell.behaviour = .layoutOn(.reused)
    #expect(cell.layoutContentIfNeeded() && cell.layoutPhase == .none)
    window.layoutIfNeeded()
    #expect(cell.layoutPhase == .none && cell.count == 2)
  }

  private final class BoxRowCell: TableMoleculeCell {
    let box = UIView()
    override func layoutContent(_ layout: LayoutInsertable) {
      layout.put(box).edges(.equal, to: .parent).height(.equalTo(70)).width(.moreThanTo(20))
    }
  }

  private final class BoxItemCell: CollectionMoleculeCell {
    let box = UIView()
    override func layoutContent(_ layout: LayoutInsertable) {
      layout.put(box).edges(.equal, to: .parent).height(.equalTo(70)).width(.moreThanTo(20))
    }
  }

  /// The app measures these cells itself, before they are in a list.
  @Test func contentIsLaidOutForMeasuring() {
    func check(_ make: () -> UIView) {
      let target = CGSize(width: 200, height: 0)
      let sizes = [
        make().systemLayoutSizeFitting(UIView.layoutFittingCompressedSize),
        make().systemLayoutSizeFitting(
          target, withHorizontalFittingPriority: .required,
          verticalFittingPriority: .fittingSizeLevel),
      ]
      // A row has a separator.
      #expect(sizes.allSatisfy { (70..<71).contains($0.height) } && sizes[1].width == 200)
    }
    check { BoxRowCell(style: .default, reuseIdentifier: nil) }
    check { BoxItemCell(frame: .zero) }
    let item = BoxItemCell(frame: .zero)
    let attributes = UICollectionViewLayoutAttributes(forCellWith: [0, 0])
    attributes.size = CGSize(width: 200, height: 10)
    #expect(item.preferredLayoutAttributesFitting(attributes).size.height == 70)
  }

  /// Cells that set no options.
  private final class ReusableRowCell: TableMoleculeCell {
    override var layoutBehaviour: CellLayoutingBehaviour { .layoutOn(.reused) }
  }

  private final class ReusableItemCell: CollectionMoleculeCell {
    override var layoutBehaviour: CellLayoutingBehaviour { .layoutOn(.reused) }
  }

  @Test func firstLayoutAddsConstraintsAndLaterOnesReplaceThem() {
    func check(_ cell: UIView, _ content: UIView, reuse: () -> Void) {
      let host = UIView()
      let window = Headless.host(host)
      host.addSubview(cell)
      let box = UIView()
      content.layoutContent { $0.put(box).top(.equalTo(12), to: .parent) }
      let own = content.constraints
      let foreign = box.heightAnchor.constraint(equalToConstant: 5)
      foreign.isActive = true
      window.layoutIfNeeded()
      #expect(own.count == 1 && own.allSatisfy { $0.isActive })
      cell.setNeedsLayout()
      window.layoutIfNeeded()
      #expect(own.allSatisfy { $0.isActive }, "it is not laid out then")
      reuse()
      #expect(own.allSatisfy { !$0.isActive } && foreign.isActive, "which is the app's")
    }
    let row = ReusableRowCell(style: .default, reuseIdentifier: nil)
    check(row, row.contentView) { row.prepareForReuse() }
    let item = ReusableItemCell(frame: CGRect(x: 0, y: 0, width: 90, height: 50))
    check(item, item.contentView) { item.prepareForReuse() }
  }

  private final class ThirdCell: CollectionMoleculeCell {
    override func calculatedCellSize(for collectionContentWidth: CGFloat) -> CGSize {
      CGSize(width: collectionContentWidth / 3, height: 40)
    }
  }

  private struct ThirdItem: CollectionCellModel {
    var cellIdentifier: AnyHashable { 0 }
    var itemContent: CollectionCellContent { CollectionCellContent(ThirdCell.self) }
  }

  @Test func orthogonalCellCalculatesWithTheCollectionsWidth() throws {
    let size = NSCollectionLayoutSize(
      widthDimension: .estimated(50), heightDimension: .estimated(50))
    let section = NSCollectionLayoutSection(
      group: .horizontal(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)]))
    section.orthogonalScrollingBehavior = .continuous
    let collection = UICollectionView(
      frame: .zero, collectionViewLayout: UICollectionViewCompositionalLayout(section: section))
    let window = Headless.host(
      collection, in: Headless.Environment(size: CGSize(width: 300, height: 400)))
    collection.cells = [ThirdItem()]
    window.layoutIfNeeded()
    let cell = try #require(collection.visibleCells.first)
    #expect(cell.superview !== collection && cell.frame.size == CGSize(width: 100, height: 40))
  }
}
