import Foundation

/// The contents before and after the user has moved an item.
public struct NSDiffableDataSourceTransaction<
  SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable
> {
  public let initialSnapshot:
    NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
  public let finalSnapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
  public let difference: CollectionDifference<ItemIdentifierType>
  /// The transactions of the sections from and to which the item was moved.
  public let sectionTransactions:
    [NSDiffableDataSourceSectionTransaction<SectionIdentifierType, ItemIdentifierType>]
}

/// The contents of one of the sections before and after the move.
public struct NSDiffableDataSourceSectionTransaction<
  SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable
> {
  public let sectionIdentifier: SectionIdentifierType
  public let initialSnapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>
  public let finalSnapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>
  public let difference: CollectionDifference<ItemIdentifierType>
}

extension UICollectionViewDiffableDataSource {
  /// The handlers for items that the user moves.
  @preconcurrency
  public struct ReorderingHandlers {
    /// If nil, no item can be moved.
    public var canReorderItem: ((ItemIdentifierType) -> Bool)?
    public var willReorder:
      ((NSDiffableDataSourceTransaction<SectionIdentifierType, ItemIdentifierType>) -> Void)?
    public var didReorder:
      ((NSDiffableDataSourceTransaction<SectionIdentifierType, ItemIdentifierType>) -> Void)?

    public init() {}
  }

  func reorder(from old: IndexPath, to new: IndexPath) {
    guard let item = itemIdentifier(for: old), let section = sectionIdentifier(for: new.section)
    else { return }
    let before = snapshot()
    var after = before
    after.deleteItems([item])
    let others = after.itemIdentifiers(inSection: section)
    if others.indices.contains(new.item) {
      after.insertItems([item], beforeItem: others[new.item])
    } else {
      after.appendItems([item], toSection: section)
    }
    let sections = Set([old.section, new.section]).sorted().compactMap(sectionIdentifier)
    let transaction = NSDiffableDataSourceTransaction(
      initialSnapshot: before, finalSnapshot: after,
      difference: after.itemIdentifiers.difference(from: before.itemIdentifiers),
      sectionTransactions: sections.map { part($0, before, after) })
    reorderingHandlers.willReorder?(transaction)
    follow(after)
    reorderingHandlers.didReorder?(transaction)
  }

  private func part(
    _ section: SectionIdentifierType,
    _ before: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    _ after: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
  ) -> NSDiffableDataSourceSectionTransaction<SectionIdentifierType, ItemIdentifierType> {
    let items = [before, after].map { $0.itemIdentifiers(inSection: section) }
    var snapshots = items.map { _ in NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>() }
    for index in items.indices { snapshots[index].append(items[index]) }
    return NSDiffableDataSourceSectionTransaction(
      sectionIdentifier: section, initialSnapshot: snapshots[0], finalSnapshot: snapshots[1],
      difference: items[1].difference(from: items[0]))
  }
}
