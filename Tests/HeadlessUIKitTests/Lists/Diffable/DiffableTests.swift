import Foundation
import TestSupport
import Testing

@testable import HeadlessUIKit

/// Lists that show snapshots.
@MainActor
struct DiffableTests {
  private typealias Snapshot = NSDiffableDataSourceSnapshot<String, Int>

  private func snapshot(_ sections: [(String, [Int])]) -> Snapshot {
    var snapshot = Snapshot()
    for (section, items) in sections {
      snapshot.appendSections([section])
      snapshot.appendItems(items)
    }
    return snapshot
  }

  // MARK: Snapshots

  /// Applies a snapshot, which reports its mistakes.
  private func apply<Section, Item>(_ snapshot: NSDiffableDataSourceSnapshot<Section, Item>) {
    let table = UITableView(frame: .zero)
    let source = UITableViewDiffableDataSource<Section, Item>(tableView: table) { _, _, _ in nil }
    source.apply(snapshot)
  }

  @Test func snapshotEditsPlaceItemsAndSections() {
    var snapshot = snapshot([("a", [1, 2, 3]), ("b", [4])])
    snapshot.insertItems([9], beforeItem: 1)
    snapshot.insertItems([8], afterItem: 3)
    snapshot.moveItem(1, afterItem: 4)
    snapshot.moveItem(8, beforeItem: 9)
    snapshot.insertSections(["c"], beforeSection: "a")
    snapshot.moveSection("b", beforeSection: "a")
    snapshot.deleteItems([2])
    #expect(snapshot.sectionIdentifiers == ["c", "b", "a"])
    #expect(snapshot.itemIdentifiers == [4, 1, 8, 9, 3])
    #expect(snapshot.numberOfItems(inSection: "a") == 3 && snapshot.numberOfItems == 5)
    #expect(snapshot.sectionIdentifier(containingItem: 1) == "b" && snapshot.indexOfItem(9) == 3)
    snapshot.deleteSections(["a"])
    #expect(snapshot.itemIdentifiers == [4, 1])
  }

  @Test func identifiersAreUnique() {
    var snapshot = snapshot([("a", [1, 2])])
    let log = collectingLog {
      snapshot.appendItems([2, 3, 3])
      snapshot.appendSections(["a", "b"])
      apply(snapshot)
    }
    #expect(snapshot.itemIdentifiers == [1, 2, 3] && snapshot.sectionIdentifiers == ["a", "b"])
    #expect(
      log == [
        "Fatal: supplied item identifiers are not unique. Duplicate identifiers: [2, 3]",
        "Fatal: supplied section identifiers are not unique. Supplied: [\"a\", \"b\"]",
      ])
  }

  @Test func missingIdentifiersCannotBeReloaded() {
    var snapshot = snapshot([("a", [1])])
    let log = collectingLog {
      snapshot.reloadItems([1, 7])
      snapshot.reloadSections(["x"])
      apply(snapshot)
    }
    #expect(snapshot.reloadedItemIdentifiers == [1] && snapshot.reloadedSectionIdentifiers == [])
    #expect(
      log == [
        "Attempted to reload item identifier that does not exist in the snapshot: 7",
        "Attempted to reload section identifier that does not exist in the snapshot: x",
      ])
  }

  /// Each report has the name, and nothing changes, whatever the call.
  @Test func missingIdentifiersAreLoggedByName() {
    let asked: [(String, (inout Snapshot) -> Void)] = [
      ("7", { $0.reloadItems([7]) }), ("7", { $0.reconfigureItems([7]) }),
      ("7", { $0.moveItem(7, beforeItem: 1) }), ("7", { $0.moveItem(7, afterItem: 1) }),
      ("7", { $0.moveItem(1, beforeItem: 7) }), ("7", { $0.moveItem(1, afterItem: 7) }),
      ("7", { $0.insertItems([8], beforeItem: 7) }), ("7", { $0.insertItems([8], afterItem: 7) }),
      ("x", { $0.appendItems([8], toSection: "x") }), ("x", { $0.reloadSections(["x"]) }),
      ("x", { $0.moveSection("x", beforeSection: "a") }),
      ("x", { $0.moveSection("x", afterSection: "a") }),
      ("x", { $0.moveSection("a", beforeSection: "x") }),
      ("x", { $0.moveSection("a", afterSection: "x") }),
      ("x", { $0.insertSections(["y"], beforeSection: "x") }),
      ("x", { $0.insertSections(["y"], afterSection: "x") }),
    ]
    for (number, (name, ask)) in asked.enumerated() {
      let before = snapshot([("a", [1, 2]), ("b", [3])])
      var after = before
      ask(&after)
      let log = collectingLog { apply(after) }
      #expect(
        log.count == 1 && log[0].hasSuffix("does not exist in the snapshot: \(name)"),
        "\(number): \(log)")
      #expect(after.itemIdentifiers == before.itemIdentifiers, "\(number)")
      #expect(after.sectionIdentifiers == before.sectionIdentifiers, "\(number)")
      #expect(
        after.reloadedItemIdentifiers + after.reconfiguredItemIdentifiers == []
          && after.reloadedSectionIdentifiers == [], "\(number)")
    }
    var empty = Snapshot()
    empty.appendItems([1])
    let log = collectingLog { apply(empty) }
    #expect(log.count == 1 && log[0].contains("no sections") && empty.numberOfItems == 0)
  }

  /// This holds for every place, in both kinds of lists.
  @Test func existingIdentifiersAreLoggedByName() {
    let asked: [(inout Snapshot) -> Void] = [
      { $0.appendItems([3]) }, { $0.appendItems([3], toSection: "a") },
      { $0.insertItems([3], beforeItem: 1) }, { $0.insertItems([3], afterItem: 2) },
      { $0.appendSections(["b"]) }, { $0.insertSections(["b"], beforeSection: "a") },
      { $0.insertSections(["b"], afterSection: "a") },
    ]
    for (number, ask) in asked.enumerated() {
      var snapshot = snapshot([("a", [1, 2]), ("b", [3])])
      ask(&snapshot)
      let collection = UICollectionView(
        frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
      let source = UICollectionViewDiffableDataSource<String, Int>(collectionView: collection) {
        _, _, _ in nil
      }
      for log in [
        collectingLog { apply(snapshot) }, collectingLog { source.apply(snapshot) },
      ] {
        #expect(log.count == 1 && log[0].contains("are not unique"), "\(number): \(log)")
        #expect(log.first?.contains(number < 4 ? "[3]" : "[\"b\"]") == true, "\(number): \(log)")
      }
      #expect(snapshot.itemIdentifiers == [1, 2, 3] && snapshot.sectionIdentifiers == ["a", "b"])
    }
  }

  private struct Named: Hashable, Sendable {
    var number: Int
    var name: String

    static func == (left: Named, right: Named) -> Bool { left.number == right.number }
    func hash(into hasher: inout Hasher) { hasher.combine(number) }
  }

  @Test func equalIdentifiersAreTheSameItem() {
    var snapshot = NSDiffableDataSourceSnapshot<Int, Named>()
    snapshot.appendSections([0])
    snapshot.appendItems([Named(number: 1, name: "old")])
    let log = collectingLog {
      snapshot.appendItems([Named(number: 1, name: "new")])
      apply(snapshot)
    }
    #expect(log.count == 1 && snapshot.itemIdentifiers.map(\.name) == ["old"])
    #expect(snapshot.indexOfItem(Named(number: 1, name: "other")) == 0)
  }

  // MARK: Tables

  @MainActor
  private final class Rows {
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    var asked: [Int] = []
    var prepare: (UITableViewCell) -> Void = { _ in }
    private(set) lazy var source = UITableViewDiffableDataSource<String, Int>(tableView: table) {
      [unowned self] table, path, item in
      asked.append(item)
      let cell = table.dequeueReusableCell(withIdentifier: "cell", for: path)
      cell.textLabel?.text = "\(item)"
      prepare(cell)
      return cell
    }

    init() {
      table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
    }

    var texts: [String] {
      table.layoutIfNeeded()
      return table.visibleCells.map { $0.textLabel?.text ?? "" }
    }

    func take() -> [Int] {
      defer { asked = [] }
      return asked
    }
  }

  @Test func keptItemsKeepTheirCells() {
    let rows = Rows()
    rows.source.apply(snapshot([("a", [1, 2]), ("b", [3])]))
    #expect(rows.texts == ["1", "2", "3"] && rows.take() == [1, 2, 3])
    let cells = rows.table.visibleCells
    var isDone = false
    rows.source.apply(snapshot([("b", [3, 1]), ("c", [4])])) { isDone = true }
    #expect(rows.texts == ["3", "1", "4"] && rows.take() == [4])
    #expect(rows.table.visibleCells[0] === cells[2] && rows.table.visibleCells[1] === cells[0])
    #expect(!isDone)
    Headless.runLoop()
    #expect(isDone)
    #expect(
      rows.source.indexPath(for: 4) == [1, 0] && rows.source.itemIdentifier(for: [0, 1]) == 1)
    #expect(rows.source.index(for: "c") == 1 && rows.source.sectionIdentifier(for: 0) == "b")
  }

  @Test func reloadAndReconfigureAskForItems() {
    let rows = Rows()
    rows.source.apply(snapshot([("a", [1, 2, 3])]), animatingDifferences: false)
    _ = rows.texts
    let cells = rows.table.visibleCells
    _ = rows.take()
    var next = rows.source.snapshot()
    next.reloadItems([1])
    next.reconfigureItems([3])
    rows.source.apply(next)
    #expect(rows.texts == ["1", "2", "3"] && rows.take().sorted() == [1, 3])
    #expect(rows.table.visibleCells[2] === cells[2] && rows.table.visibleCells[1] === cells[1])
    #expect(rows.source.snapshot().reloadedItemIdentifiers == [])
  }

  /// The changes of heights are part of the animation.
  @Test func reconfiguredRowsHaveNewHeightsAfterAnimatedApply() {
    let rows = Rows()
    rows.source.apply(snapshot([("a", [1, 2])]))
    let place = rows.table.visibleCells[1].frame.minY
    rows.prepare = {
      $0.textLabel?.numberOfLines = 0
      $0.textLabel?.text = "one\ntwo\nthree\nfour"
    }
    var next = rows.source.snapshot()
    next.reconfigureItems([1])
    rows.source.apply(next)
    #expect(rows.table.visibleCells[1].frame.minY > place + 20)
  }

  @Test func snapshotIsKeptAfterTheListIsReleased() {
    var rows: Rows? = Rows()
    let source = rows?.source
    rows = nil
    var isDone = false
    source?.apply(snapshot([("a", [1, 2])])) { isDone = true }
    Headless.runLoop()
    #expect(source?.snapshot().itemIdentifiers == [1, 2] && isDone)
  }

  /// The list shows the rows of its present data source, whatever counts the snapshots have.
  @Test func snapshotOfAFormerDataSourceIsLogged() {
    let rows = Rows()
    let old = rows.source
    old.apply(snapshot([("a", [1, 2, 3])]))
    let new = UITableViewDiffableDataSource<String, Int>(tableView: rows.table) { _, _, item in
      let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
      cell.textLabel?.text = "new \(item)"
      return cell
    }
    new.apply(snapshot([("z", [9])]))
    for sections in [[("a", [1]), ("b", [2, 3])], [], [("a", [1, 2])]] {
      let log = collectingLog { old.apply(snapshot(sections)) }
      #expect(log.count == 1 && log[0].contains("no longer the data source"), "\(log)")
      #expect(rows.texts == ["new 9"])
    }
    new.apply(snapshot([("y", [8]), ("z", [9])]))
    #expect(rows.texts == ["new 8", "new 9"])
  }

  // MARK: Collections

  @Test func collectionShowsSnapshotsWithRegisteredCells() {
    let flow = UICollectionViewFlowLayout()
    flow.headerReferenceSize = CGSize(width: 0, height: 20)
    let collection = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 320, height: 480), collectionViewLayout: flow)
    let kind = UICollectionView.elementKindSectionHeader
    let cells = UICollectionView.CellRegistration<ItemCell, Int> { cell, _, item in
      cell.label.text = "\(item)"
    }
    let headers = UICollectionView.SupplementaryRegistration<UICollectionReusableView>(
      elementKind: kind
    ) { view, _, path in view.tag = path.section + 1 }
    let source = UICollectionViewDiffableDataSource<String, Int>(collectionView: collection) {
      $0.dequeueConfiguredReusableCell(using: cells, for: $1, item: $2)
    }
    source.supplementaryViewProvider = { collection, _, path in
      collection.dequeueConfiguredReusableSupplementary(using: headers, for: path)
    }
    for seed in 0..<20 as Range<UInt64> {
      var generator = SeededGenerator(seed: seed)
      let items = (0..<20).shuffled(using: &generator)
      let cut = Int.random(in: 0...15, using: &generator)
      let middle = Int.random(in: 0...cut, using: &generator)
      source.apply(snapshot([("a", Array(items[..<middle])), ("b", Array(items[middle..<cut]))]))
      collection.layoutIfNeeded()
      let shown = collection.visibleCells.map { ($0 as? ItemCell)?.label.text ?? "" }
      #expect(shown == items[..<cut].map(String.init), "seed \(seed)")
      let views = collection.visibleSupplementaryViews(ofKind: kind)
      #expect(views.map(\.tag) == [1, 2], "seed \(seed)")
    }
  }

  @Test func collectionIgnoresItsFormerDataSource() {
    let collection = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 320, height: 480),
      collectionViewLayout: UICollectionViewFlowLayout())
    let cells = UICollectionView.CellRegistration<ItemCell, Int> { cell, _, item in
      cell.label.text = "\(item)"
    }
    let sources = (0..<2).map { _ in
      UICollectionViewDiffableDataSource<String, Int>(collectionView: collection) {
        $0.dequeueConfiguredReusableCell(using: cells, for: $1, item: $2)
      }
    }
    sources[1].apply(snapshot([("z", [9])]))
    let log = collectingLog {
      sources[0].apply(snapshot([("a", [1, 2, 3])]))
      sources[0].apply(snapshot([("a", [1]), ("b", [2, 3])]))
    }
    collection.layoutIfNeeded()
    #expect(log.count == 2 && log[0].contains("no longer the data source"), "\(log)")
    #expect(collection.visibleCells.map { ($0 as? ItemCell)?.label.text } == ["9"])
  }

  /// UIKit terminates the app: each registration has cells of its own, which no other registration
  /// reuses.
  @Test func registrationMadePerCellIsLogged() {
    let collection = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 320, height: 480),
      collectionViewLayout: UICollectionViewFlowLayout())
    let inner = UICollectionView(
      frame: collection.frame, collectionViewLayout: UICollectionViewFlowLayout())
    var lasting: UICollectionView.CellRegistration<UICollectionViewCell, Int>?
    let source = UICollectionViewDiffableDataSource<String, Int>(collectionView: collection) {
      let registration = UICollectionView.CellRegistration<UICollectionViewCell, Int> { _, _, _ in }
      lasting = registration
      return $0.dequeueConfiguredReusableCell(using: registration, for: $1, item: $2)
    }
    let log = collectingLog {
      source.apply(snapshot([("a", [1])]))
      collection.layoutIfNeeded()
    }
    #expect(log.count == 1)
    #expect(
      log.first?.hasPrefix(
        "Attempted to dequeue a cell using a registration that was created inside "
          + "-collectionView:cellForItemAtIndexPath:") == true)
    // Another collection may use it.
    let rest = collectingLog {
      if let lasting {
        _ = inner.dequeueConfiguredReusableCell(using: lasting, for: [0, 0], item: 1)
      }
    }
    #expect(rest == [])
  }
}
