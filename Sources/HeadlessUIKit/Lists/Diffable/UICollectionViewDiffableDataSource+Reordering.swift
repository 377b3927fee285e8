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

  /// Takes over a move in the list. What the item contains follows it.
  func reorder(from old: IndexPath, to new: IndexPath) {
    guard let item = itemIdentifier(for: old), let source = sectionIdentifier(for: old.section),
      let target = sectionIdentifier(for: new.section)
    else { return }
    let before = snapshot()
    var shown = before
    shown.deleteItems([item])
    let others = shown.itemIdentifiers(inSection: target)
    let place = min(new.item, others.count)
    if place < others.count {
      shown.insertItems([item], beforeItem: others[place])
    } else {
      shown.appendItems([item], toSection: target)
    }
    let sections = Set([old.section, new.section]).sorted().compactMap(sectionIdentifier)
    let initial = Dictionary(uniqueKeysWithValues: sections.map { ($0, snapshot(for: $0)) })
    var final = initial
    if let outline = initial[source] {
      final[source]?.delete([item])
      final[target]?.insert(
        outline.snapshot(of: item, includingParent: true), between: others[..<place],
        and: others[place...], level: outline.level(of: item))
    }
    var after = before
    for section in sections { after.deleteItems(before.itemIdentifiers(inSection: section)) }
    for (section, outline) in final { after.appendItems(outline.visibleItems, toSection: section) }
    let transaction = NSDiffableDataSourceTransaction(
      initialSnapshot: before, finalSnapshot: after,
      difference: after.itemIdentifiers.difference(from: before.itemIdentifiers),
      sectionTransactions: sections.map { part($0, initial[$0], final[$0]) })
    reorderingHandlers.willReorder?(transaction)
    follow(shown)
    outlines.merge(final) { $1 }
    if after.itemIdentifiers != shown.itemIdentifiers { apply(after) }
    markCellsOutdated()
    reorderingHandlers.didReorder?(transaction)
  }

  private func part(
    _ section: SectionIdentifierType,
    _ initial: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>?,
    _ final: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>?
  ) -> NSDiffableDataSourceSectionTransaction<SectionIdentifierType, ItemIdentifierType> {
    let (initial, final) = (initial ?? .init(), final ?? .init())
    return NSDiffableDataSourceSectionTransaction(
      sectionIdentifier: section, initialSnapshot: initial, finalSnapshot: final,
      difference: final.items.difference(from: initial.items))
  }
}

extension NSDiffableDataSourceSectionSnapshot {
  /// Inserts a part between visible items, on the level nearest to the given one that is possible
  /// there.
  fileprivate mutating func insert(
    _ part: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>,
    between above: ArraySlice<ItemIdentifierType>, and below: ArraySlice<ItemIdentifierType>,
    level: Int
  ) {
    let (above, below) = (above.last(where: contains), below.first(where: contains))
    let least = below.map { self.level(of: $0) } ?? 0
    if let below, above.map({ min(level, self.level(of: $0)) <= least }) ?? true {
      insert(part, before: below)
    } else if var sibling = above {
      while self.level(of: sibling) > max(level, least), let parent = parent(of: sibling) {
        sibling = parent
      }
      insert(part, after: sibling)
    } else {
      self = part
    }
  }
}
