import Foundation
import ListRules

/// The snapshot that a list shows, and its transition to the next one.
@MainActor
struct DiffableCore<Section: Hashable & Sendable, Item: Hashable & Sendable> {
  typealias Snapshot = NSDiffableDataSourceSnapshot<Section, Item>

  private(set) var snapshot = Snapshot()
  private var paths: [Item: IndexPath] = [:]

  func count(in section: Int) -> Int {
    let items = snapshot.itemsBySection
    return items.indices.contains(section) ? items[section].count : 0
  }

  func item(at path: IndexPath) -> Item? {
    let items = snapshot.itemsBySection
    guard items.indices.contains(path.section), items[path.section].indices.contains(path.item)
    else { return nil }
    return items[path.section][path.item]
  }

  func path(of item: Item) -> IndexPath? { paths[item] }

  func section(at index: Int) -> Section? {
    let sections = snapshot.sectionIdentifiers
    return sections.indices.contains(index) ? sections[index] : nil
  }

  /// - Complexity: Linear in the number of items before and after.
  ///
  /// - Returns: The mapping of sections and items, and the new index paths of items to reconfigure.
  mutating func advance(to new: Snapshot) -> (mapping: ListMapping, reconfigured: [IndexPath]) {
    for mistake in new.mistakes { Headless.log(mistake) }
    let old = snapshot
    snapshot = new
    paths = [:]
    for (section, items) in new.itemsBySection.enumerated() {
      for (index, item) in items.enumerated() {
        paths[item] = IndexPath(item: index, section: section)
      }
    }
    var places: [Section: Int] = [:]
    for (index, section) in new.sectionIdentifiers.enumerated() { places[section] = index }
    for section in new.reloadedSectionIdentifiers { places[section] = nil }
    let reloaded = Set(new.reloadedItemIdentifiers)
    let renewed = Set(new.reloadedSectionIdentifiers.compactMap(new.indexOfSection))
    var mapping = ListMapping(
      sections: old.sectionIdentifiers.map { places[$0] }, items: [])
    for items in old.itemsBySection {
      mapping.items.append(
        items.map { item in
          guard !reloaded.contains(item), let path = paths[item], !renewed.contains(path.section)
          else { return nil }
          return ListPlace(path)
        })
    }
    let reconfigured = new.reconfiguredItemIdentifiers.compactMap { paths[$0] }
    snapshot.forgetRequests()
    return (mapping, reconfigured)
  }

  /// Takes a snapshot without showing it.
  ///
  /// - Parameter completion: Called on the next turn.
  mutating func adopt(_ new: Snapshot, _ completion: (() -> Void)?) {
    _ = advance(to: new)
    if let completion { Headless.onNextTurn(completion) }
  }
}

/// A list that can reconfigure its cells in place.
@MainActor
protocol ReconfigurableList: UpdatableList {
  func reconfigure(_ paths: [IndexPath])
}

extension UITableView: ReconfigurableList {}
extension UICollectionView: ReconfigurableList {}

extension ReconfigurableList {
  /// Shows a snapshot, optionally animated. Reloads the list if it has other rows than the snapshots:
  /// placeholders, or those of another data source.
  ///
  /// - Parameter isSource: Whether the data source with the snapshots is that of the list.
  func show<Section, Item>(
    _ snapshot: NSDiffableDataSourceSnapshot<Section, Item>, animated: Bool, isSource: Bool,
    completion: (() -> Void)?,
    advance: (NSDiffableDataSourceSnapshot<Section, Item>) -> (
      mapping: ListMapping, reconfigured: [IndexPath]
    )
  ) {
    Headless.Animation(duration: animated ? 0.3 : 0).perform {
      loadCountsIfNeeded()
      let (mapping, reconfigured) = advance(snapshot)
      let counts = currentCounts
      guard mapping.items.map(\.count) == knownCounts,
        snapshot.itemsBySection.map(\.count) == counts
      else {
        if !isSource {
          Headless.log(
            "A snapshot is applied to a diffable data source that is no longer the data source of "
              + "\(shortName), which reloads its data.")
        }
        return reloadData()
      }
      willApplyUpdates(ListUpdates(mapping, counts: counts))
      follow(mapping, counts: counts)
      reconfigure(reconfigured)
      if animated { layoutIfNeeded() }
    } completion: { _ in
      completion?()
    }
  }
}
