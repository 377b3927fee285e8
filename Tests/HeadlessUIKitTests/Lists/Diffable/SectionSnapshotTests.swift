import Foundation
import TestSupport
import Testing

@testable import HeadlessUIKit

/// Sections whose items contain others.
@MainActor
struct SectionSnapshotTests {
  typealias Snapshot = NSDiffableDataSourceSectionSnapshot<String>

  private func fruit() -> Snapshot {
    var snapshot = Snapshot()
    snapshot.append(["fruit", "nuts"])
    snapshot.append(["apple", "pear"], to: "fruit")
    snapshot.append(["red", "green"], to: "apple")
    return snapshot
  }

  @Test func childrenFollowTheirParent() {
    var snapshot = fruit()
    #expect(snapshot.items == ["fruit", "apple", "red", "green", "pear", "nuts"])
    #expect(snapshot.rootItems == ["fruit", "nuts"] && snapshot.visibleItems == ["fruit", "nuts"])
    #expect(snapshot.level(of: "red") == 2 && snapshot.index(of: "pear") == 4)
    #expect(snapshot.parent(of: "red") == "apple" && snapshot.parent(of: "fruit") == nil)
    snapshot.expand(["apple"])
    #expect(!snapshot.isVisible("red") && snapshot.isExpanded("apple"))
    snapshot.expand(["fruit"])
    #expect(snapshot.visibleItems == ["fruit", "apple", "red", "green", "pear", "nuts"])
    #expect(snapshot.expandedItems == ["fruit", "apple"])
    snapshot.collapse(["fruit"])
    #expect(snapshot.visibleItems == ["fruit", "nuts"] && snapshot.isExpanded("apple"))
    #expect(
      snapshot.visualDescription()
        == "+ fruit\n  - apple\n    * red\n    * green\n  * pear\n* nuts")
  }

  @Test func insertedItemsShareTheirNeighborsLevel() {
    var snapshot = fruit()
    snapshot.insert(["plum"], before: "pear")
    snapshot.insert(["kiwi"], after: "pear")
    snapshot.insert(["bread"], after: "fruit")
    #expect(
      snapshot.items
        == ["fruit", "apple", "red", "green", "plum", "pear", "kiwi", "bread", "nuts"])
    snapshot.delete(["apple", "nuts"])
    #expect(snapshot.items == ["fruit", "plum", "pear", "kiwi", "bread"])
    #expect(!snapshot.contains("red"))
    snapshot.deleteAll()
    #expect(snapshot.items.isEmpty && !snapshot.contains("fruit"))
  }

  @Test func partialSnapshotsCanBeExtractedAndInserted() {
    var snapshot = fruit()
    snapshot.expand(["apple"])
    let part = snapshot.snapshot(of: "fruit")
    #expect(part.rootItems == ["apple", "pear"] && part.level(of: "red") == 1)
    #expect(part.visibleItems == ["apple", "red", "green", "pear"])
    let whole = snapshot.snapshot(of: "fruit", includingParent: true)
    #expect(whole.items == ["fruit", "apple", "red", "green", "pear"])
    var other = Snapshot()
    other.append(["top"])
    other.insert(part, before: "top")
    #expect(other.visibleItems == ["apple", "red", "green", "pear", "top"])
    other.replace(childrenOf: "apple", using: Snapshot())
    #expect(other.items == ["apple", "pear", "top"])
  }

  @Test func invalidEditsAreLoggedOnApply() {
    var snapshot = fruit()
    snapshot.append(["pear", "fig"])
    snapshot.append(["x"], to: "nowhere")
    #expect(snapshot.rootItems == ["fruit", "nuts", "fig"])
    let scene = OutlineScene()
    let log = collectingLog { scene.source.apply(snapshot, to: 0) }
    #expect(
      log == [
        "Fatal: supplied item identifiers are not unique. Duplicate identifiers: [\"pear\"]",
        "Attempted to append to item identifier that does not exist in the snapshot: nowhere",
      ])
    #expect(collectingLog { scene.source.apply(scene.source.snapshot(for: 0), to: 0) } == [])
  }

  @Test func insertingBesideAnUnknownItemChangesNothing() {
    var snapshot = fruit()
    var part = Snapshot()
    part.append(["bread"])
    part.append(["rye"], to: "bread")
    part.expand(["bread"])
    snapshot.insert(part, after: "nowhere")
    #expect(snapshot.mistakes.count == 1 && !snapshot.isExpanded("bread"))
    snapshot.append(["bread"])
    snapshot.append(["white"], to: "bread")
    #expect(snapshot.visibleItems == ["fruit", "nuts", "bread"])
  }

  @Test func sectionShowsVisibleItems() {
    let scene = OutlineScene()
    scene.source.apply(fruit(), to: 0)
    #expect(scene.texts == ["fruit", "nuts"])
    scene.source.apply(Snapshot(), to: 1)
    #expect(scene.source.snapshot().sectionIdentifiers == [0, 1])
    var snapshot = scene.source.snapshot(for: 0)
    snapshot.expand(["fruit"])
    scene.source.apply(snapshot, to: 0)
    #expect(scene.texts == ["fruit", "apple", "pear", "nuts"])
    #expect(scene.source.snapshot(for: 0).items.count == 6)
    var whole = scene.source.snapshot()
    whole.deleteItems(["pear"])
    scene.source.apply(whole)
    #expect(scene.source.snapshot(for: 0).items == ["fruit", "apple", "nuts"])
  }

  @Test func disclosureTapExpandsAndCollapses() throws {
    let scene = OutlineScene()
    scene.source.apply(fruit(), to: 0)
    var heard: [String] = []
    scene.source.sectionSnapshotHandlers.willExpandItem = { heard.append("expand \($0)") }
    scene.source.sectionSnapshotHandlers.willCollapseItem = { heard.append("collapse \($0)") }
    scene.source.sectionSnapshotHandlers.shouldExpandItem = { $0 != "nuts" }
    scene.source.sectionSnapshotHandlers.snapshotForExpandingParent = { _, old in
      var new = old
      if !new.contains("plum") { new.append(["plum"]) }
      return new
    }
    func tap(_ index: Int) throws {
      let cell = scene.collection.visibleCells[index]
      Headless.tap(try #require(cell.subviews.first { $0 is ListAccessoryView }))
      scene.layOut()
    }
    try tap(0)
    #expect(scene.texts == ["fruit", "apple", "pear", "plum", "nuts"])
    #expect(scene.collection.visibleCells[0].configurationState.isExpanded)
    try tap(4)
    try tap(0)
    #expect(scene.texts == ["fruit", "nuts"] && heard == ["expand fruit", "collapse fruit"])
    #expect(!scene.collection.visibleCells[0].configurationState.isExpanded)
  }

  /// A tap anywhere in a header expands it, except on views that handle taps themselves, and does
  /// not select the header.
  @Test(arguments: [true, false])
  func headerTapExpandsAndCollapses(allowsSelection: Bool) throws {
    let scene = OutlineScene()
    var configuration = UICollectionLayoutListConfiguration(appearance: .insetGrouped)
    configuration.headerMode = .firstItemInSection
    scene.collection.collectionViewLayout = UICollectionViewCompositionalLayout.list(
      using: configuration)
    scene.collection.allowsSelection = allowsSelection
    scene.source.apply(fruit(), to: 0)
    func tap(_ index: Int, _ style: UICellAccessory.OutlineDisclosureOptions.Style) {
      scene.layOut()
      scene.cells[index].accessories = [.outlineDisclosure(options: .init(style: style))]
      scene.layOut()
      Headless.tap(scene.cells[index])
    }
    tap(0, .automatic)
    #expect(scene.texts == ["fruit", "apple", "pear", "nuts"])
    tap(0, .cell)
    tap(1, .automatic)
    #expect(scene.texts == ["fruit", "apple", "pear", "nuts"])
    tap(1, .header)
    #expect(scene.texts == ["fruit", "apple", "red", "green", "pear", "nuts"])
    let chosen = scene.collection.indexPathsForSelectedItems
    #expect(chosen == (allowsSelection ? [IndexPath(item: 1, section: 0)] : []))
    let button = UIButton(frame: scene.cells[1].contentView.bounds)
    scene.cells[1].contentView.addSubview(button)
    tap(1, .header)
    #expect(scene.texts.count == 6)
  }

  /// A moved item stays on its level where that is possible, and takes along what it contains, seen
  /// or not.
  @Test(
    arguments: [
      (1, 2, "fruit[pear apple[red green]] nuts[hazel]", "fruit pear apple nuts"),
      (3, 0, "nuts[hazel] fruit[apple[red green] pear]", "nuts fruit apple pear"),
      (3, 1, "fruit[nuts[hazel] apple[red green] pear]", "fruit nuts apple pear"),
      (1, 3, "fruit[pear] nuts[hazel] apple[red green]", "fruit pear nuts apple"),
      (1, 0, "apple[red green] fruit[pear] nuts[hazel]", "apple fruit pear nuts"),
      (0, 3, "nuts[hazel] fruit[apple[red green] pear]", "nuts fruit apple pear"),
      (0, 1, "fruit[apple[red green] pear] nuts[hazel]", "fruit apple pear nuts"),
      (2, 1, "fruit[pear apple[red green]] nuts[hazel]", "fruit pear apple nuts"),
    ])
  func outlinesFollowReorderedItems(from: Int, to: Int, outline: String, shown: String) {
    let scene = OutlineScene()
    var snapshot = fruit()
    snapshot.append(["hazel"], to: "nuts")
    snapshot.expand(["fruit"])
    scene.source.apply(snapshot, to: 0)
    scene.layOut()
    func words(_ outline: Snapshot) -> String {
      outline.rootItems.map { item in
        let inner = words(outline.snapshot(of: item))
        return inner.isEmpty ? item : "\(item)[\(inner)]"
      }.joined(separator: " ")
    }
    var heard: [String] = []
    scene.source.reorderingHandlers.canReorderItem = { _ in true }
    scene.source.reorderingHandlers.didReorder = { transaction in
      #expect(transaction.sectionTransactions.map(\.initialSnapshot.items) == [snapshot.items])
      heard = transaction.sectionTransactions.map { words($0.finalSnapshot) }
      #expect(transaction.finalSnapshot.itemIdentifiers.joined(separator: " ") == shown)
    }
    Headless.move(itemAt: [0, from], to: [0, to], of: scene.collection)
    #expect(words(scene.source.snapshot(for: 0)) == outline && heard == [outline])
    #expect(scene.texts.joined(separator: " ") == shown)
    #expect(scene.source.snapshot(for: 0).isExpanded("fruit"))
  }

  /// This includes a cell that now shows another item. A level that the app has set stays.
  @Test func childCellsAreIndented() {
    let scene = OutlineScene()
    var snapshot = fruit()
    func levels(expanding items: [String]) -> [Int] {
      snapshot.expand(items)
      scene.source.apply(snapshot, to: 0)
      scene.layOut()
      return scene.cells.map(\.indentationLevel)
    }
    #expect(levels(expanding: []) == [0, 0])
    #expect(levels(expanding: ["fruit"]) == [0, 1, 1, 0])
    #expect(levels(expanding: ["apple"]) == [0, 1, 2, 2, 1, 0])
    let room = scene.cells.map { $0.contentView.frame.minX }
    #expect(room[1] > room[0] && room[2] > room[1] && room[5] == room[0])
    scene.cells[0].indentationLevel = 4
    snapshot.collapse(["fruit"])
    #expect(levels(expanding: []) == [4, 0])
  }

  /// Whatever the edits, items are unique, each follows its parent, and an item is visible exactly
  /// if all its ancestors are expanded.
  @Test func outlineStaysConsistentAfterRandomEdits() {
    var generator = SeededGenerator(seed: 7)
    for _ in 0..<caseCount(60) {
      var snapshot = NSDiffableDataSourceSectionSnapshot<Int>()
      var next = 0
      for _ in 0..<40 {
        let item = snapshot.items.randomElement(using: &generator)
        let fresh = [next, next + 1]
        next += 2
        switch Int.random(in: 0..<6, using: &generator) {
        case 0: snapshot.append(fresh)
        case 1: snapshot.append(fresh, to: item)
        case 2: if let item { snapshot.insert(fresh, before: item) }
        case 3: if let item { snapshot.expand([item]) }
        case 4: if let item { snapshot.insert(fresh, after: item) }
        default: if let item, Bool.random(using: &generator) { snapshot.delete([item]) }
        }
      }
      let items = snapshot.items
      #expect(Set(items).count == items.count && snapshot.mistakes == [])
      #expect(items.map { snapshot.index(of: $0) } == Array(items.indices))
      var path: [Int] = []
      for item in items {
        path.removeSubrange(min(snapshot.level(of: item), path.count)...)
        #expect(snapshot.parent(of: item) == path.last)
        #expect(snapshot.isVisible(item) == path.allSatisfy(snapshot.isExpanded))
        path.append(item)
      }
      #expect(snapshot.visibleItems == items.filter(snapshot.isVisible))
    }
  }
}

/// A list of outlines in a window.
@MainActor
private final class OutlineScene {
  let collection: UICollectionView
  let window: UIWindow
  let source: UICollectionViewDiffableDataSource<Int, String>

  init() {
    let size = CGSize(width: 375, height: 600)
    window = UIWindow(frame: CGRect(origin: .zero, size: size))
    collection = UICollectionView(
      frame: CGRect(origin: .zero, size: size),
      collectionViewLayout: UICollectionViewCompositionalLayout.list(
        using: UICollectionLayoutListConfiguration(appearance: .sidebar)))
    let registration = UICollectionView.CellRegistration<UICollectionViewListCell, String> {
      cell, _, text in
      var content = cell.defaultContentConfiguration()
      content.text = text
      cell.contentConfiguration = content
      cell.accessories = [.outlineDisclosure()]
    }
    source = UICollectionViewDiffableDataSource(collectionView: collection) {
      $0.dequeueConfiguredReusableCell(using: registration, for: $1, item: $2)
    }
    window.environment = Headless.Environment(size: size)
    window.addSubview(collection)
    window.makeKeyAndVisible()
  }

  func layOut() { window.layoutIfNeeded() }

  var cells: [UICollectionViewListCell] {
    collection.visibleCells.compactMap { $0 as? UICollectionViewListCell }
  }

  var texts: [String] {
    layOut()
    return collection.visibleCells.map {
      ($0.contentConfiguration as? UIListContentConfiguration)?.text ?? ""
    }
  }
}
