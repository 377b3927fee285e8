import Foundation

extension UICollectionViewDiffableDataSource {
  /// The handlers for items that taps expand and collapse.
  @preconcurrency
  public struct SectionSnapshotHandlers<Item: Hashable & Sendable> {
    public var shouldExpandItem: ((Item) -> Bool)?
    public var willExpandItem: ((Item) -> Void)?
    public var shouldCollapseItem: ((Item) -> Bool)?
    public var willCollapseItem: ((Item) -> Void)?
    /// Returns the children of an item that is about to be expanded, given its previous ones.
    public var snapshotForExpandingParent:
      (
        (Item, NSDiffableDataSourceSectionSnapshot<Item>) ->
          NSDiffableDataSourceSectionSnapshot<Item>
      )?

    public init() {}
  }

  /// Shows the items of one section; a section that does not exist is appended.
  @preconcurrency @MainActor
  public func apply(
    _ snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>,
    to section: SectionIdentifierType, animatingDifferences: Bool = true,
    completion: (() -> Void)? = nil
  ) {
    for mistake in snapshot.mistakes { Headless.log(mistake) }
    var whole = self.snapshot()
    if whole.indexOfSection(section) == nil { whole.appendSections([section]) }
    whole.deleteItems(whole.itemIdentifiers(inSection: section))
    whole.appendItems(snapshot.visibleItems, toSection: section)
    var outline = snapshot
    outline.forgetMistakes()
    outlines[section] = outline
    apply(whole, animatingDifferences: animatingDifferences, completion: completion)
    markCellsOutdated()
  }

  /// Returns the items of a section, including those in collapsed parents.
  @preconcurrency @MainActor
  public func snapshot(
    for section: SectionIdentifierType
  ) -> NSDiffableDataSourceSectionSnapshot<ItemIdentifierType> {
    if let outline = outlines[section] { return outline }
    var flat = NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>()
    flat.append(snapshot().itemIdentifiers(inSection: section))
    return flat
  }

  /// Discards the outline of a section that shows other items.
  func forgetOutlines(
    notIn snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
  ) {
    outlines = outlines.filter { section, outline in
      outline.visibleItems == snapshot.itemIdentifiers(inSection: section)
    }
  }

  private func outline(
    at path: IndexPath
  ) -> (
    section: SectionIdentifierType, item: ItemIdentifierType,
    snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>
  )? {
    guard let section = sectionIdentifier(for: path.section), let outline = outlines[section],
      let item = itemIdentifier(for: path)
    else { return nil }
    return (section, item, outline)
  }
}

extension UICollectionViewDiffableDataSource: OutlineSource {
  func isExpanded(at path: IndexPath) -> Bool {
    outline(at: path).map { $0.snapshot.isExpanded($0.item) } ?? false
  }

  func level(at path: IndexPath) -> Int {
    outline(at: path).map { $0.snapshot.level(of: $0.item) } ?? 0
  }

  func toggle(at path: IndexPath) {
    guard let (section, item, outline) = outline(at: path) else { return }
    var snapshot = outline
    let handlers = sectionSnapshotHandlers
    if snapshot.isExpanded(item) {
      guard handlers.shouldCollapseItem?(item) ?? true else { return }
      handlers.willCollapseItem?(item)
      snapshot.collapse([item])
    } else {
      guard handlers.shouldExpandItem?(item) ?? true else { return }
      handlers.willExpandItem?(item)
      if let provide = handlers.snapshotForExpandingParent {
        snapshot.replace(childrenOf: item, using: provide(item, snapshot.snapshot(of: item)))
      }
      snapshot.expand([item])
    }
    apply(snapshot, to: section)
  }
}
