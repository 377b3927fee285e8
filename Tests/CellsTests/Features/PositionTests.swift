import LayoutStage
import TestSupport
import Testing

/// Visible rows keep their places on the screen, whatever happens to the rows above them.
@MainActor
struct PositionTests {
  /// Rows of different heights.
  private struct Row: TableCellModel, Equatable {
    var id: Int
    var lines: Int

    var cellIdentifier: AnyHashable { id }
    var rowContent: TableCellContent {
      TableCellContent(HeroCell.self) {
        $0.name.numberOfLines = 0
        $0.show(([String(id)] + Array(repeating: "line", count: lines - 1)).joined(separator: "\n"))
      }
    }
  }

  private func row(_ id: Int) -> Row { Row(id: id, lines: 1 + abs(id) % 4) }

  /// The place of each row on the screen.
  private func places(_ scene: TableScene) -> [String: CGFloat] {
    var places: [String: CGFloat] = [:]
    for cell in scene.cells {
      let name = String((cell.name.text ?? "").prefix { $0 != "\n" })
      places[name] = cell.frame.minY - scene.table.bounds.minY
    }
    return places
  }

  private func expectStill(
    _ scene: TableScene, _ change: () -> Void, _ comment: Comment? = nil,
    at location: SourceLocation = #_sourceLocation
  ) {
    let old = places(scene)
    change()
    let new = places(scene)
    let kept = old.filter { new[$0.key] != nil }
    #expect(!kept.isEmpty, comment, sourceLocation: location)
    for (name, place) in kept {
      #expect(abs((new[name] ?? 0) - place) <= onePixel, "row \(name)", sourceLocation: location)
    }
  }

  /// The list of a screen that another screen covers is in no window.
  @Test(arguments: ListKind.allCases)
  func visibleRowsStayWhileTheListIsInNoWindow(kind: ListKind) throws {
    let scene = kind.scene(height: 200)
    func show(_ range: Range<Int>) { scene.show(range.map { Hero($0, "\($0)") }) }
    func seen() -> [String] { scene.nameCells.map { $0.name.text ?? "" } }
    show(100..<160)
    scene.scroll(to: [0, 30])
    let (old, window) = (seen(), try #require(scene.list.window))
    var screen: UIView = scene.list
    while let parent = screen.superview, parent !== window { screen = parent }
    screen.removeFromSuperview()
    show(90..<160)
    show(95..<200)
    window.addSubview(screen)
    #expect(seen() == old)
  }

  /// A horizontal list begins at the right edge there.
  @Test func visibleItemsStayInARightToLeftList() {
    let size = NSCollectionLayoutSize(
      widthDimension: .absolute(60), heightDimension: .fractionalHeight(1))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])
    let configuration = UICollectionViewCompositionalLayoutConfiguration()
    configuration.scrollDirection = .horizontal
    let collection = UICollectionView(
      frame: .zero,
      collectionViewLayout: UICollectionViewCompositionalLayout(
        section: NSCollectionLayoutSection(group: group), configuration: configuration))
    collection.semanticContentAttribute = .forceRightToLeft
    let stage = Stage(collection, size: .fixed(390, 400))
    func show(_ range: Range<Int>) -> [String: CGFloat] {
      collection.cells = range.map { HeroItem(hero: Hero($0, "\($0)")) }
      collection.layoutIfNeeded()
      let cells = collection.visibleCells.compactMap { $0 as? HeroItemCell }
      return Dictionary(
        uniqueKeysWithValues: cells.map {
          ($0.name.text ?? "", $0.frame.maxX - collection.bounds.maxX)
        })
    }
    #expect(show(100..<160)["100"] == 0)
    #expect(show(90..<160)["90"] == 0, "it begins with what is new")
    collection.scrollToItem(at: [0, 30], at: .right, animated: false)
    let old = show(90..<160)
    #expect(old["120"] == 0 && show(80..<160) == old)
    withExtendedLifetime(stage) {}
  }

  /// Rows that nothing tells apart each keep their own place, whichever of them is at the top.
  @Test func duplicateRowsStayInPlaceToo() {
    let scene = TableScene(height: 300)
    var rows = (0..<60).map { row($0 % 7) }
    scene.table.cells = rows
    var generator = SeededGenerator(seed: 16)
    for _ in 0..<60 {
      _ = scene.cells
      scene.table.scrollToRow(
        at: [0, Int.random(in: 20..<50, using: &generator)], at: .top, animated: false)
      _ = scene.cells
      let (offset, height) = (scene.table.contentOffset.y, scene.table.contentSize.height)
      let isLonger = Bool.random(using: &generator)
      if isLonger { rows.append(row(3)) }
      scene.table.cells = rows
      _ = scene.cells
      #expect(abs(scene.table.contentOffset.y - offset) <= onePixel)
      #expect((scene.table.contentSize.height > height) == isLonger)
    }
  }

  /// Rows above the visible ones are inserted, deleted, moved, and made taller or shorter.
  @Test func changesAboveDoNotMoveVisibleRows() {
    let scene = TableScene(height: 600)
    var rows = (0..<60).map(row)
    func show() { scene.table.cells = rows }
    show()
    var generator = SeededGenerator(seed: 15)
    var next = 1_000
    for step in 0..<caseCount(300) {
      if step % 10 == 0 {
        scene.table.scrollToRow(
          at: [0, Int.random(in: 15..<rows.count - 15, using: &generator)], at: .top,
          animated: false)
        scene.table.contentOffset.y += CGFloat.random(in: 1...40, using: &generator)
      }
      _ = scene.cells
      let first = scene.table.indexPathsForVisibleRows?.first?.row ?? 0
      let above = Int.random(in: 0..<first, using: &generator)
      expectStill(scene) {
        switch Int.random(in: 0...4, using: &generator) {
        case 0:
          rows.insert(contentsOf: (next..<next + 5).map(row), at: above)
          next += 5
        case 1 where rows.count > 50: rows.remove(at: above)
        case 2: rows[above].lines = rows[above].lines % 6 + 1
        case 3: rows.swapAt(above, max(0, above - 3))
        default: rows.append(rows.remove(at: above))
        }
        show()
      }
    }
  }

  @Test func newRowsAppearAtTheVeryTop() {
    let scene = TableScene(height: 600)
    scene.table.cells = (0..<60).map(row)
    _ = scene.cells
    scene.table.cells = (-5..<60).map(row)
    #expect(scene.cells.first?.name.text?.hasPrefix("-5") == true)
  }

  @Test func alwaysKeepingThePositionHoldsEvenAtTheTop() {
    let scene = TableScene(height: 600)
    scene.table.model.keepsPosition = .always
    scene.table.cells = (0..<60).map(row)
    expectStill(scene) { scene.table.cells = (-20..<60).map(row) }
    expectStill(scene) { scene.table.cells = (-20..<90).map(row) }
    expectStill(scene) {
      scene.table.model.reloadStrategy = .reloadAll
      scene.table.cells = (-40..<90).map(row)
    }
  }

  @Test func neverKeepingThePositionLeavesTheOffset() {
    let scene = TableScene(height: 600)
    scene.table.model.keepsPosition = .never
    scene.table.rowHeight = 44
    scene.table.cells = (0..<60).map(row)
    scene.table.scrollToRow(at: [0, 30], at: .top, animated: false)
    let offset = scene.table.contentOffset
    scene.table.cells = (-1..<60).map(row)
    #expect(scene.table.contentOffset == offset)
  }

  @Test func collectionItemsStayInPlaceToo() {
    let scene = CollectionScene()
    func show(_ range: Range<Int>) {
      scene.show([("a", range.map { Hero($0, "\($0)") })])
      scene.collection.layoutIfNeeded()
    }
    show(0..<400)
    scene.collection.contentOffset.y = 1_005
    scene.collection.layoutIfNeeded()
    show(-30..<400)
    #expect(scene.collection.contentOffset.y == 1_605)
    show(-30..<10)
    #expect(scene.collection.contentOffset.y == 0)
  }

  /// Items as high as their texts, in a list and in a flow layout with estimated sizes.
  private struct Item: CollectionCellModel, Equatable {
    var id: Int
    var lines: Int

    var cellIdentifier: AnyHashable { id }
    var itemContent: CollectionCellContent {
      CollectionCellContent(TallItemCell.self) {
        $0.name.text =
          ([String(id)] + Array(repeating: "line", count: lines - 1)).joined(separator: "\n")
      }
    }
  }

  private final class TallItemCell: UICollectionViewCell {
    let name = UILabel()

    override init(frame: CGRect) {
      super.init(frame: frame)
      name.numberOfLines = 0
      Mondrian.buildSubviews(on: contentView) {
        VStackBlock { name.viewBlock.width(390) }
      }
    }

    required init?(coder: NSCoder) { nil }
  }

  private enum Shelf: CaseIterable {
    case list, estimated, flow

    @MainActor var layout: UICollectionViewLayout {
      switch self {
      case .list:
        return UICollectionViewCompositionalLayout.list(using: .init(appearance: .plain))
      case .estimated:
        let size = NSCollectionLayoutSize(
          widthDimension: .fractionalWidth(1), heightDimension: .estimated(44))
        let item = NSCollectionLayoutItem(layoutSize: size)
        return UICollectionViewCompositionalLayout(
          section: NSCollectionLayoutSection(
            group: .vertical(layoutSize: size, subitems: [item])))
      case .flow:
        let flow = UICollectionViewFlowLayout()
        flow.estimatedItemSize = CGSize(width: 390, height: 44)
        return flow
      }
    }
  }

  @Test(arguments: Shelf.allCases)
  private func selfSizingItemsStayInPlaceToo(shelf: Shelf) {
    let collection = UICollectionView(frame: .zero, collectionViewLayout: shelf.layout)
    let stage = LayoutStage.Stage(collection, size: .fixed(390, 600))
    var items = (0..<60).map { Item(id: $0, lines: 1 + $0 % 4) }
    func places() -> [String: CGFloat] {
      stage.layout()
      var places: [String: CGFloat] = [:]
      for case let cell as TallItemCell in collection.visibleCells {
        let name = String((cell.name.text ?? "").prefix { $0 != "\n" })
        places[name] = cell.frame.minY - collection.bounds.minY
      }
      return places
    }
    collection.cells = items
    stage.layout()
    var generator = SeededGenerator(seed: 16)
    var next = 1_000
    for step in 0..<caseCount(250) {
      if step % 10 == 0 {
        collection.scrollToItem(
          at: [0, Int.random(in: 15..<items.count - 15, using: &generator)], at: .top,
          animated: false)
        stage.layout()
        collection.contentOffset.y += CGFloat.random(in: 1...20, using: &generator)
      }
      let old = places()
      let first = collection.indexPathsForVisibleItems.first?.item ?? 1
      let above = Int.random(in: 0..<max(1, first), using: &generator)
      let kind = Int.random(in: 0...4, using: &generator)
      switch kind {
      case 0:
        items.insert(contentsOf: (next..<next + 5).map { Item(id: $0, lines: 2) }, at: above)
        next += 5
      case 1 where items.count > 50: items.remove(at: above)
      case 2: items[above].lines = items[above].lines % 6 + 1
      case 3: items.swapAt(above, max(0, above - 3))
      default: items.append(items.remove(at: above))
      }
      collection.cells = items
      let new = places()
      let kept = old.filter { new[$0.key] != nil }
      #expect(!kept.isEmpty)
      for (name, place) in kept.sorted(by: { $0.value < $1.value }) {
        #expect(
          abs((new[name] ?? 0) - place) <= onePixel, "item \(name) in step \(step), of kind \(kind)"
        )
      }
    }
  }

  /// The rows above are lower than estimated, and together shorter than the table's offset.
  @Test func tableIsNotScrolledBeyondItsTop() {
    let scene = TableScene(height: 400)
    scene.table.estimatedRowHeight = 200
    scene.table.model.keepsPosition = .never
    func rows(_ ids: Range<Int>, _ lines: Int) -> [RowBlock] {
      let text = Array(repeating: "x", count: lines).joined(separator: "\n")
      return ids.map { id in
        RowBlock(id: id, showing: text) { UILabel().text(text).numberOfLines(0) }
      }
    }
    scene.table.cells = rows(0..<10, 5)
    scene.table.layoutIfNeeded()
    scene.table.contentOffset.y = 300
    scene.table.layoutIfNeeded()
    for first in [100, 200, 300] {
      scene.table.cells = rows(first..<first + 2, 1) + rows(3..<10, 5)
      for _ in 0..<3 {
        scene.table.layoutIfNeeded()
        #expect(scene.table.contentOffset.y >= -scene.table.adjustedContentInset.top)
      }
    }
  }
}
