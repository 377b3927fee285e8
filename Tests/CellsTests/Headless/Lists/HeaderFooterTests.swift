import LayoutStage
import TestSupport
import Testing

/// Headers and footers that change while their sections stay.
@MainActor
struct HeaderFooterTests {
  private let heroes = [Hero(1, "Ada"), Hero(2, "Bob"), Hero(3, "Cid")]

  // MARK: Tables

  private func titles(_ table: UITableView) -> [String?] {
    table.layoutIfNeeded()
    return (0..<table.numberOfSections).flatMap { section in
      [table.headerView(forSection: section), table.footerView(forSection: section)].map {
        $0?.textLabel?.text
      }
    }
  }

  @Test(arguments: CellReloadStrategy.allCases)
  func sectionTitlesFollowEachSet(strategy: CellReloadStrategy) {
    let scene = TableScene()
    scene.table.model.reloadStrategy = strategy
    let wanted: [String?] = [nil, "A", "B", nil, "C"]
    let log = complaints {
      for above in wanted {
        for below in wanted {
          scene.table.sections {
            SectionBlock("a", title: above, footerTitle: below) { HeroRow(hero: heroes[0]) }
            SectionBlock("b", title: below) { HeroRow(hero: heroes[1]) }
          }
          #expect(titles(scene.table) == [above, below, below, nil])
          #expect(scene.names == ["Ada", "Bob"])
        }
      }
    }
    #expect(log == [])
  }

  // MARK: Collections

  private struct PlainHead: CollectionCellModel, Equatable {
    var cellIdentifier: AnyHashable { "head" }
    var itemContent: CollectionCellContent {
      CollectionCellContent(HeroItemCell.self) { $0.show("plain") }
    }
  }

  private func head(_ collection: UICollectionView) -> String? {
    collection.layoutIfNeeded()
    let view = collection.supplementaryView(
      forElementKind: UICollectionView.elementKindSectionHeader, at: [0, 0])
    return (view as? HeroHeader)?.text ?? (view as? HeroItemCell)?.name.text
  }

  @Test(arguments: [false, true])
  func headersOfDifferentClassesReplaceEachOther(inList: Bool) {
    let scene = CollectionScene()
    scene.flow.headerReferenceSize = CGSize(width: 390, height: 30)
    if inList {
      var list = UICollectionLayoutListConfiguration(appearance: .insetGrouped)
      list.headerMode = .supplementary
      scene.collection.collectionViewLayout = UICollectionViewCompositionalLayout.list(using: list)
    }
    let heads: [(any CollectionCellModel)?] = [
      nil, HeroHead(text: "A"), HeroHead(text: "B"), PlainHead(), nil, PlainHead(),
      HeroHead(text: "C"),
    ]
    let log = complaints {
      let shown = heads.map { model in
        scene.collection.sections {
          SectionBlock("a", header: model) { for hero in heroes { HeroItem(hero: hero) } }
        }
        return head(scene.collection)
      }
      #expect(shown == [nil, "A", "B", "plain", nil, "plain", "C"])
      #expect(scene.names == ["Ada", "Bob", "Cid"])
    }
    #expect(log == [])
  }

  /// A header view that is not a cell.
  private final class TextHeader: UICollectionReusableView {
    let label = UILabel()

    override init(frame: CGRect) {
      super.init(frame: frame)
      label.numberOfLines = 0
      Mondrian.buildSubviews(on: self) { label.viewBlock.padding(4) }
    }

    required init?(coder: NSCoder) { nil }
  }

  private struct TextHead: CollectionCellModel, Equatable {
    var text: String
    var cellIdentifier: AnyHashable { 1 }
    var itemContent: CollectionCellContent {
      CollectionCellContent(TextHeader.self) { $0.label.text = text }
    }
  }

  @Test(arguments: [false, true])
  func grownHeadersAndFootersAreMeasuredAgain(areCells: Bool) {
    let scene = CollectionScene()
    var list = UICollectionLayoutListConfiguration(appearance: .plain)
    list.headerMode = .supplementary
    list.footerMode = .supplementary
    scene.collection.collectionViewLayout = UICollectionViewCompositionalLayout.list(using: list)
    func end(_ lines: Int) -> any CollectionCellModel {
      let text = Array(repeating: "A", count: lines).joined(separator: "\n")
      return areCells
        ? RowBlock(id: 1) { UILabel().text(text).numberOfLines(0).padding(4) }
        : TextHead(text: text)
    }
    func show(_ header: Int, _ footer: Int) -> [CGFloat] {
      scene.collection.sections {
        for name in ["a", "b"] {
          SectionBlock(name, header: end(header), footer: end(footer)) {
            HeroItem(hero: heroes[0])
          }
        }
      }
      return scene.cells.map(\.frame.minY)
    }
    let before = show(1, 1)
    let cells = scene.cells
    let (higher, longer) = (show(4, 1), show(1, 4))
    #expect(higher[0] > before[0] + 40 && longer[0] == before[0])
    #expect(abs(higher[1] - before[1] - 2 * (higher[0] - before[0])) < 0.01)
    #expect(abs(longer[1] - before[1] - (higher[0] - before[0])) < 0.01)
    #expect(show(1, 1) == before && scene.cells == cells)
  }

  private final class Token {}

  private struct HoldingHead: CollectionCellModel {
    let token: Token
    var cellIdentifier: AnyHashable { "head" }
    var itemContent: CollectionCellContent {
      CollectionCellContent(HeroHeader.self) { [token] in $0.text = "\(token)" }
    }
  }

  /// The view waits for reuse, and retains nothing in the meantime.
  @Test(arguments: ["b", "a"])
  func removedHeadersReleaseTheirModels(next: String) {
    let scene = CollectionScene()
    scene.flow.headerReferenceSize = CGSize(width: 390, height: 30)
    weak var held: Token?
    do {
      let token = Token()
      held = token
      scene.collection.sections {
        SectionBlock("a", header: HoldingHead(token: token)) { HeroItem(hero: heroes[0]) }
        SectionBlock("c", header: HeroHead(text: "C")) { HeroItem(hero: heroes[1]) }
      }
      scene.collection.layoutIfNeeded()
      #expect(held != nil)
    }
    scene.collection.sections {
      SectionBlock(next) { HeroItem(hero: heroes[0]) }
      SectionBlock("c", header: HeroHead(text: "C")) { HeroItem(hero: heroes[1]) }
    }
    scene.collection.layoutIfNeeded()
    #expect(held == nil)
  }

  private struct HoldingRow: TableCellModel {
    let token: Token
    var cellIdentifier: AnyHashable { 1 }
    var rowContent: TableCellContent {
      TableCellContent(HeroCell.self) { [token] in $0.show("\(token)") }
    }
  }

  /// A row that can change to a cell of another class.
  private struct TwoFacedRow: TableCellModel {
    var content: TableCellContent
    var cellIdentifier: AnyHashable { 1 }
    var rowContent: TableCellContent { content }
  }

  @Test func cellReleasesARowThatChangesItsCellClass() {
    let scene = TableScene()
    weak var held: Token?
    do {
      let token = Token()
      held = token
      scene.table.cells = [TwoFacedRow(content: HoldingRow(token: token).rowContent)]
      scene.table.layoutIfNeeded()
    }
    scene.table.cells = [TwoFacedRow(content: TableCellContent(UITableViewCell.self))]
    scene.table.layoutIfNeeded()
    #expect(!(scene.table.visibleCells[0] is HeroCell) && held == nil)
  }

  /// The section's reload covers the row; the row is not reloaded again by itself.
  @Test func rowWithANewCellClassReloadsWithItsSection() {
    let table = RecordingTable()
    let stage = LayoutStage.Stage(table, size: .fixed(390, 800))
    let contents = [
      TableCellContent(HeroCell.self) { $0.show("Ada") }, TableCellContent(UITableViewCell.self),
    ]
    for (title, content) in zip([nil, "A"], contents) {
      table.told = []
      table.sections {
        SectionBlock("a", title: title) {
          TwoFacedRow(content: content)
          HeroRow(hero: heroes[1])
        }
      }
      table.layoutIfNeeded()
    }
    #expect(table.told == ["reload section 0"])
    #expect(titles(table) == ["A", nil] && table.names == ["", "Bob"])
    withExtendedLifetime(stage) {}
  }
}
