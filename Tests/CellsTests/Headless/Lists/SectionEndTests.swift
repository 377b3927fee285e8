import TestSupport
import Testing

/// What stands above and below sections that stay, when that changes.
@MainActor
struct SectionEndTests {
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
  func titlesComeAndGoWithWhatIsSet(strategy: CellReloadStrategy) {
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
  func headersOfAnotherClassComeAndGo(inList: Bool) {
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

  @Test func aHeaderThatGrowsIsAskedForItsHeightAgain() {
    let scene = CollectionScene()
    var list = UICollectionLayoutListConfiguration(appearance: .plain)
    list.headerMode = .supplementary
    scene.collection.collectionViewLayout = UICollectionViewCompositionalLayout.list(using: list)
    func show(_ lines: Int) -> CGFloat {
      let text = Array(repeating: "A", count: lines).joined(separator: "\n")
      scene.collection.sections {
        SectionBlock(
          "a", header: RowBlock(id: 1) { UILabel().text(text).numberOfLines(0).padding(4) }
        ) { HeroItem(hero: heroes[0]) }
      }
      return scene.cells[0].frame.minY
    }
    let before = show(1)
    let cell = scene.cells[0]
    #expect(show(4) > before + 40 && scene.cells[0] === cell)
    #expect(show(1) == before)
  }

  private final class Token {}

  private struct HoldingHead: CollectionCellModel {
    let token: Token
    var cellIdentifier: AnyHashable { "head" }
    var itemContent: CollectionCellContent {
      CollectionCellContent(HeroHeader.self) { [token] in $0.text = "\(token)" }
    }
  }

  /// The view waits to be reused, and keeps nothing meanwhile.
  @Test(arguments: ["b", "a"])
  func headersThatGoLetGoOfWhatTheyShowed(next: String) {
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

  /// A row that goes on in a cell of another class.
  private struct TwoFacedRow: TableCellModel {
    var content: TableCellContent
    var cellIdentifier: AnyHashable { 1 }
    var rowContent: TableCellContent { content }
  }

  @Test func aCellLetsGoOfARowThatWantsAnotherClass() {
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
}
