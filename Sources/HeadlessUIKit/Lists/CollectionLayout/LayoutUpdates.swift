import Foundation
import ListRules

/// What a layout is still to be told of the updates of its collection.
@MainActor
struct LayoutUpdates {
  private var pending: [UICollectionViewUpdateItem] = []
  private var running: [UICollectionViewUpdateItem] = []
  /// The items that were in sight before.
  private var seen: Set<IndexPath> = []

  mutating func add(_ updates: ListUpdates, seen: [IndexPath]) {
    guard !updates.isEmpty else { return }
    pending += UICollectionViewUpdateItem.all(updates)
    self.seen.formUnion(seen)
  }

  var isEmpty: Bool { pending.isEmpty && running.isEmpty }

  /// Tells what has changed; the places are those after it.
  mutating func begin() -> [UICollectionViewUpdateItem] {
    running += pending
    pending = []
    return running
  }

  /// What has come into sight and what has gone, once it is shown.
  mutating func end(_ shown: [IndexPath]) -> (come: [IndexPath], gone: [IndexPath]) {
    defer { (running, seen) = ([], []) }
    /// What of a place is among those; a section stands for its items.
    func items(at path: IndexPath?, among paths: some Sequence<IndexPath>) -> [IndexPath] {
      paths.filter { $0 == path || path?.item == NSNotFound && path?.section == $0.section }
    }
    let changes = running.filter { $0.updateAction != .move }
    let come = Set(changes.flatMap { items(at: $0.indexPathAfterUpdate, among: shown) })
    let gone = Set(changes.flatMap { items(at: $0.indexPathBeforeUpdate, among: seen) })
    return (come.sorted(), gone.sorted())
  }
}

extension UICollectionView {
  /// Tells the layout what a batch of updates has changed, after it has found the places anew.
  func tellUpdates() {
    guard !collectionViewLayout.updates.isEmpty else { return }
    let items = collectionViewLayout.updates.begin()
    collectionViewLayout.prepare(forCollectionViewUpdates: items)
  }

  /// Tells the layout which items have come and gone, once they are shown.
  func endUpdates() {
    let layout = collectionViewLayout
    guard !layout.updates.isEmpty else { return }
    let (come, gone) = layout.updates.end(indexPathsForVisibleItems)
    for path in come { _ = layout.initialLayoutAttributesForAppearingItem(at: path) }
    for path in gone { _ = layout.finalLayoutAttributesForDisappearingItem(at: path) }
    layout.finalizeCollectionViewUpdates()
  }
}
