import TestSupport
import Testing

/// Menus, prefetching, the index and the keyboard.
@MainActor
struct ListInputTests {
  private let heroes = [Hero(1, "Ada"), Hero(2, "Bob"), Hero(3, "Cid")]

  // MARK: Menus

  private func menu(_ title: String, _ act: @escaping () -> Void) -> UIMenu {
    UIMenu(children: [UIAction(title: title) { _ in act() }])
  }

  @Test func longPressOnARowOpensItsMenu() {
    let scene = TableScene()
    var done: [String] = []
    scene.table.model.contextMenu { row, path in
      path.row == 2 ? nil : menu("Copy \(path.row)") { done.append("\(row.cellIdentifier)") }
    }
    scene.show(heroes)
    #expect(Headless.contextMenu(ofCellAt: [0, 1], of: scene.table) == ["Copy 1"])
    #expect(Headless.contextMenu(ofCellAt: [0, 2], of: scene.table) == [])
    Headless.choose("Copy 1", inContextMenuOfCellAt: [0, 1], of: scene.table)
    #expect(done == ["2"])
    let log = complaints {
      Headless.choose("Copy 2", inContextMenuOfCellAt: [0, 2], of: scene.table)
    }
    #expect(log.count == 1 && done == ["2"])
  }

  @Test func itemsHaveContextMenusToo() throws {
    let scene = CollectionScene()
    scene.collection.model.contextMenu { item, _ in menu("\(item.cellIdentifier)") {} }
    scene.show([("a", heroes)])
    #expect(Headless.contextMenu(ofCellAt: [0, 2], of: scene.collection) == ["3"])
    // The delegate method of iOS 15 and earlier.
    let delegate = try #require(scene.collection.delegate)
    let old = delegate.collectionView(
      scene.collection, contextMenuConfigurationForItemAt: [0, 0], point: .zero)
    let several = delegate.collectionView(
      scene.collection, contextMenuConfigurationForItemsAt: [[0, 0], [0, 1]], point: .zero)
    #expect(old != nil && several == nil)
  }

  // MARK: Data

  @Test func itemsArePrefetchedToo() {
    let scene = CollectionScene()
    var fetched = 0
    scene.collection.model.prefetch { fetched += $0.count }
    scene.show([("a", (0..<500).map { Hero($0, "\($0)") })])
    scene.collection.layoutIfNeeded()
    #expect(fetched == 100)
    scene.collection.isPrefetchingEnabled = false
    scene.collection.contentOffset.y = 400
    scene.collection.layoutIfNeeded()
    #expect(fetched == 100)
  }

  // MARK: The index

  @Test(arguments: ListKind.allCases)
  func indexTitlesScrollToTheirSections(kind: ListKind) {
    let scene = kind.scene()
    func heroes(_ from: Int) -> [Hero] { (from..<from + 20).map { Hero($0, "\($0)") } }
    scene.show([("a", heroes(0))])
    #expect(Headless.indexTitles(of: scene.list) == [])
    scene.show(indexed: [("A", heroes(0)), ("B", heroes(20)), ("C", heroes(40))])
    #expect(Headless.indexTitles(of: scene.list) == ["A", "B", "C"])
    for (title, first) in [("C", "40"), ("B", "20"), ("A", "0")] {
      Headless.tapIndexTitle(title, of: scene.list)
      let inset = scene.list.adjustedContentInset.top
      // The last section may be too short to reach the top.
      let place = scene.places[first] ?? -1
      #expect(
        place >= inset - 0.5 && (title == "C" || abs(place - inset) < 0.5), "\(title) \(place)")
    }
  }

  /// A list without items stays where it is.
  @Test(arguments: ListKind.allCases)
  func indexTitleOfAnEmptySectionScrollsToTheNextItem(kind: ListKind) {
    let scene = kind.scene()
    func heroes(_ from: Int) -> [Hero] { (from..<from + 20).map { Hero($0, "\($0)") } }
    scene.show(indexed: [("A", heroes(0)), ("B", []), ("C", heroes(20)), ("D", heroes(40))])
    Headless.tapIndexTitle("B", of: scene.list)
    #expect(abs((scene.places["20"] ?? -1) - scene.list.adjustedContentInset.top) < 0.5)
    scene.show(indexed: [("A", []), ("B", [])])
    _ = scene.nameCells
    let offset = scene.list.contentOffset
    #expect(complaints { Headless.tapIndexTitle("B", of: scene.list) } == [])
    #expect(scene.nameCells.isEmpty && scene.list.contentOffset == offset)
  }

  // MARK: Headers

  @Test func headersPinIfTheLayoutSupportsIt() {
    let scene = CollectionScene()
    scene.collection.model.pinsHeaders = true
    #expect(scene.flow.sectionHeadersPinToVisibleBounds && scene.collection.model.pinsHeaders)
    scene.collection.collectionViewLayout = UICollectionViewLayout()
    let issues = LayoutDiagnostics.collect { scene.collection.model.pinsHeaders = true }
    #expect(issues.map(\.kind) == [.misplaced] && !scene.collection.model.pinsHeaders)
  }

  @Test func changedIndexTitlesReloadTheIndex() {
    final class Table: UITableView {
      var count = 0
      override func reloadSectionIndexTitles() { count += 1 }
    }
    let table = Table()
    let window = Headless.host(
      table, in: Headless.Environment(size: CGSize(width: 390, height: 800)))
    let counts = ["A", "A", "B", nil, nil, "C"].map { title in
      table.sections {
        SectionBlock("a", indexTitle: title) { HeroRow(hero: heroes[0]) }
        SectionBlock("b") { HeroRow(hero: heroes[1]) }
      }
      _ = table.model.sectionIndexTitles(for: table)
      return table.count
    }
    #expect(counts == [0, 0, 1, 2, 2, 3] && window.bounds.width == 390)
  }
}
