import Foundation
import ListRules

/// Updates that a layout has yet to be told.
@MainActor
struct LayoutUpdates {
  private var pending: [UICollectionViewUpdateItem] = []
  private var running: [UICollectionViewUpdateItem] = []
  /// The elements that were visible before.
  private var seen: Set<CollectionElement> = []

  mutating func add(_ updates: ListUpdates, seen: some Sequence<CollectionElement>) {
    guard !updates.isEmpty else { return }
    pending += UICollectionViewUpdateItem.all(updates)
    self.seen.formUnion(seen)
  }

  var isEmpty: Bool { pending.isEmpty && running.isEmpty }
  /// Whether there are updates that have not begun.
  var hasPending: Bool { !pending.isEmpty }

  /// Returns the changes. The layout has been prepared for the new positions.
  mutating func begin() -> [UICollectionViewUpdateItem] {
    running += pending
    pending = []
    return running
  }

  /// Returns the elements that have appeared and disappeared, after the layout.
  mutating func end(
    _ shown: some Sequence<CollectionElement>
  ) -> (come: [CollectionElement], gone: [CollectionElement]) {
    defer { (running, seen) = ([], []) }
    let changes = running.filter { $0.updateAction != .move }
    let come = Set(changes.compactMap(\.indexPathAfterUpdate))
    let gone = Set(changes.compactMap(\.indexPathBeforeUpdate))
    return (Self.changed(shown, come), Self.changed(seen, gone))
  }

  /// Returns the sorted elements that have changed. A section stands for all its elements;
  /// supplementary views change only with their section.
  private static func changed(
    _ elements: some Sequence<CollectionElement>, _ paths: Set<IndexPath>
  ) -> [CollectionElement] {
    elements.filter { element in
      guard element.path.count > 1 else { return false }
      let section = IndexPath(item: NSNotFound, section: element.path.section)
      return paths.contains(section) || element.category == .cell && paths.contains(element.path)
    }
    .sorted(by: CollectionElement.isOrdered)
  }
}

extension UICollectionView {
  /// Tells the layout about a batch of updates, after its preparation.
  func prepareLayoutForUpdates() {
    guard !collectionViewLayout.updates.isEmpty else { return }
    let items = collectionViewLayout.updates.begin()
    collectionViewLayout.prepare(forCollectionViewUpdates: items)
  }

  /// Tells the layout which elements have appeared and disappeared, after they are shown.
  func endUpdates() {
    let layout = collectionViewLayout
    guard !layout.updates.isEmpty else { return }
    let (come, gone) = layout.updates.end(shown.keys)
    for element in come { layout.requestInitialAttributes(element) }
    for element in gone { layout.requestFinalAttributes(element) }
    layout.finalizeCollectionViewUpdates()
  }
}

extension UICollectionViewLayout {
  fileprivate func requestInitialAttributes(_ element: CollectionElement) {
    let (kind, path) = (element.kind ?? "", element.path)
    switch element.category {
    case .cell: _ = initialLayoutAttributesForAppearingItem(at: path)
    case .supplementaryView:
      _ = initialLayoutAttributesForAppearingSupplementaryElement(ofKind: kind, at: path)
    case .decorationView:
      _ = initialLayoutAttributesForAppearingDecorationElement(ofKind: kind, at: path)
    }
  }

  fileprivate func requestFinalAttributes(_ element: CollectionElement) {
    let (kind, path) = (element.kind ?? "", element.path)
    switch element.category {
    case .cell: _ = finalLayoutAttributesForDisappearingItem(at: path)
    case .supplementaryView:
      _ = finalLayoutAttributesForDisappearingSupplementaryElement(ofKind: kind, at: path)
    case .decorationView:
      _ = finalLayoutAttributesForDisappearingDecorationElement(ofKind: kind, at: path)
    }
  }
}
