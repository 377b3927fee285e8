import LayoutStage
import TestSupport
import Testing

/// Settings of a section that have no effect: each set reports one issue, and the list shows the
/// rest.
@MainActor
struct SectionMistakeTests {
  private let heroes = [Hero(1, "Ada"), Hero(2, "Bob")]

  @Test func allDuplicatesInASetAreOneIssue() {
    let scene = TableScene()
    func rows(_ ids: Int...) -> [any TableCellModel] { ids.map { HeroRow(hero: Hero($0, "x")) } }
    let names = ["a", "b", "a", "c", "d"]
    let line = #line + 3
    let issues = LayoutDiagnostics.collect {
      scene.table.sections = names.map {
        UITableView.Section(identifier: $0, cells: rows(1, 2, 1, 2))
      }
    }
    #expect(issues.map(\.kind) == [.duplicate])
    #expect(
      issues[0].message == "sections have the same identifier: a (0, 2), and rows have the same "
        + "identifier: 1 ([0, 0], [0, 2]), 2 ([0, 1], [0, 3]) in section a, "
        + "1 ([1, 0], [1, 2]), 2 ([1, 1], [1, 3]) in section b, "
        + "1 ([2, 0], [2, 2]), 2 ([2, 1], [2, 3]) in section a and more in 2 others; "
        + "only their order tells them apart")
    #expect(issues[0].line?.description == "SectionMistakeTests.swift:\(line)")
    #expect(scene.table.numberOfSections == 5)
  }

  @Test func duplicatesInABuilderAreReportedAtItsLine() {
    let (table, collection) = (TableScene().table, CollectionScene().collection)
    let line: UInt = #line + 2
    let issues = LayoutDiagnostics.collect {
      table.cells { for _ in 0..<2 { HeroRow(hero: heroes[0]) } }
      collection.cells { for _ in 0..<2 { HeroItem(hero: heroes[0]) } }
    }
    #expect(issues.map(\.line?.line) == [line, line + 1])
  }

  @Test(arguments: ListKind.allCases)
  func manyDuplicatesListTheFirstFewPlaces(kind: ListKind) {
    let scene = kind.scene()
    let ids = (0..<7).flatMap { [$0, $0] } + Array(repeating: 0, count: 4)
    let issues = LayoutDiagnostics.collect {
      scene.show([("a", [heroes[0]]), ("b", ids.map { Hero($0, "x") })])
    }
    #expect(issues.count == 1)
    let places = "0 ([1, 0], [1, 1], [1, 14], [1, 15] and 2 more), 1 ([1, 2], [1, 3]), "
    #expect(issues[0].message.contains("s have the same identifier: " + places), "\(issues)")
    #expect(issues[0].message.contains("4 ([1, 8], [1, 9]) and 2 more; "), "\(issues)")
  }

  @Test func sectionWithoutAnIdentifierIsNamedAsSuch() {
    let scene = TableScene()
    let section = SupplementedCellSection<any TableCellModel>(header: HeroRow(hero: heroes[0]))
    let messages = LayoutDiagnostics.collect {
      scene.table.sections = [section]
      scene.table.sections = [UITableView.Section(), section, section]
    }.map(\.message)
    let header = "a section without an identifier has a header or a footer that is a model"
    #expect(messages.count == 3 && messages.prefix(2).allSatisfy { $0.hasPrefix(header) })
    #expect(
      messages.last?.hasPrefix("sections have the same identifier: one object (1, 2);") == true)
  }

  @Test func headerModelsInATableAreAnIssue() {
    let scene = TableScene()
    let issues = LayoutDiagnostics.collect {
      scene.table.sections {
        SectionBlock("a", header: HeroRow(hero: heroes[0])) { HeroRow(hero: heroes[1]) }
        SectionBlock("b", footer: HeroRow(hero: heroes[0])) {}
      }
    }
    #expect(issues.map(\.kind) == [.misplaced] && scene.names == ["Bob"])
    #expect(
      issues[0].message
        == "section a has a header or a footer that is a model, which table views don't show: give it a title"
    )
    #expect(issues[0].line?.description.hasPrefix("SectionMistakeTests.swift:") == true)
  }

  @Test func titlesInACollectionAreAnIssue() {
    let scene = CollectionScene()
    let issues = LayoutDiagnostics.collect {
      scene.collection.sections {
        SectionBlock("a", title: "A", indexTitle: "A") { HeroItem(hero: heroes[1]) }
      }
    }
    #expect(issues.map(\.kind) == [.misplaced] && scene.names == ["Bob"])
    #expect(issues[0].message.contains("section a has a title, which collection views don't show"))
    // An indexed section shows its title in the index, which collections have.
    let none = LayoutDiagnostics.collect {
      scene.collection.sections = [UICollectionView.TitledSection(title: "A", identifier: "a")]
    }
    #expect(none.isEmpty)
  }

  private final class SizesDelegate: ListDelegate, UICollectionViewDelegateFlowLayout {
    func collectionView(
      _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
      referenceSizeForHeaderInSection section: Int
    ) -> CGSize { CGSize(width: 20, height: 20) }
  }

  /// The layout never asks for a header without room.
  @Test(arguments: [UICollectionView.ScrollDirection.vertical, .horizontal], [false, true])
  func headerWithoutReferenceSizeIsOneIssue(
    direction: UICollectionView.ScrollDirection, isFooter: Bool
  ) {
    let scene = CollectionScene()
    scene.flow.scrollDirection = direction
    let head = HeroHead(text: "A")
    func issues() -> [LayoutIssue] {
      LayoutDiagnostics.collect {
        for heroes in [heroes, [heroes[0]], heroes] {
          scene.collection.sections {
            SectionBlock("a", header: isFooter ? nil : head, footer: isFooter ? head : nil) {
              for hero in heroes { HeroItem(hero: hero) }
            }
          }
          scene.collection.layoutIfNeeded()
        }
      }
    }
    let found = issues()
    let name = isFooter ? "footer" : "header"
    #expect(found.map(\.kind) == [.misplaced] && found.first?.view === scene.collection)
    #expect(
      found.first?.message
        == "section a has a \(name) that is not shown, because the flow layout has no room for it: "
        + "set the layout's \(name)ReferenceSize")
    #expect(found.first?.line?.description.hasPrefix("SectionMistakeTests.swift:") == true)
    #expect(issues().isEmpty)
  }

  /// The room may come after the sections, before they are visible, or from the delegate.
  @Test(arguments: [false, true])
  func headerWithReferenceSizeIsNoIssue(byDelegate: Bool) {
    let flow = UICollectionViewFlowLayout()
    let collection = UICollectionView(frame: .zero, collectionViewLayout: flow)
    let delegate = SizesDelegate()
    let issues = LayoutDiagnostics.collect {
      collection.sections {
        SectionBlock("a", header: HeroHead(text: "A")) { HeroItem(hero: heroes[0]) }
      }
      if byDelegate {
        collection.delegate = delegate
      } else {
        flow.headerReferenceSize = CGSize(width: 20, height: 20)
      }
      let stage = Stage(collection, size: .fixed(390, 800))
      collection.layoutIfNeeded()
      withExtendedLifetime(stage) {}
    }
    let head = collection.supplementaryView(
      forElementKind: UICollectionView.elementKindSectionHeader, at: [0, 0])
    #expect(issues.isEmpty && head is HeroHeader)
  }

  private final class NamedSection: UITableView.Section {
    override var headerTitle: String? { "Named" }
  }

  private func title(_ scene: TableScene) -> String? {
    scene.table.layoutIfNeeded()
    return scene.table.headerView(forSection: 0)?.textLabel?.text
  }

  @Test func sectionSubclassWithoutCopyIsShownAsIs() {
    let scene = TableScene()
    let section = NamedSection(identifier: "a", cells: heroes.map(HeroRow.init))
    let issues = LayoutDiagnostics.collect { scene.table.sections = [section] }
    section.add(cell: HeroRow(hero: Hero(3, "Cid")))
    #expect(title(scene) == "Named" && scene.names == ["Ada", "Bob"] && issues.isEmpty)
    scene.table.sections = [section]
    #expect(title(scene) == "Named" && scene.names == ["Ada", "Bob", "Cid"])
  }

  @Test func appendingToASectionSubclassWithoutCopyIsAnIssue() {
    let section = NamedSection(identifier: "a", cells: heroes.map(HeroRow.init))
    let issues = LayoutDiagnostics.collect {
      let sections = [section].map { $0 as UITableView.Section }
      let more = sections.append().next(from: [3]) { HeroRow(hero: Hero($0, "Cid")) }.build()
      #expect(more[0].cellCount == 3 && section.cellCount == 2)
    }
    #expect(issues.map(\.kind) == [.misplaced])
    #expect(
      issues[0].message.hasPrefix("copies of a NamedSection are of the class CellSection<")
        && issues[0].message.hasSuffix("lack its overrides: override copy() in NamedSection"))
  }
}
