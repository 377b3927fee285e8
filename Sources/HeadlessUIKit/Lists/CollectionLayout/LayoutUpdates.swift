import Foundation
import ListRules

/// What a layout is still to be told of the updates of its collection.
@MainActor
struct LayoutUpdates {
  private var pending: [UICollectionViewUpdateItem] = []
  private var running: [UICollectionViewUpdateItem] = []
  /// What was in sight before.
  private var seen: Set<CollectionElement> = []

  mutating func add(_ updates: ListUpdates, seen: some Sequence<CollectionElement>) {
    guard !updates.isEmpty else { return }
    pending += UICollectionViewUpdateItem.all(updates)
    self.seen.formUnion(seen)
  }

  var isEmpty: Bool { pending.isEmpty && running.isEmpty }
  /// Whether some have not been told.
  var hasNews: Bool { !pending.isEmpty }

  /// Tells what has changed; the places are those after it.
  mutating func begin() -> [UICollectionViewUpdateItem] {
    running += pending
    pending = []
    return running
  }

  /// What has come into sight and what has gone, once it is shown.
  mutating func end(
    _ shown: some Sequence<CollectionElement>
  ) -> (come: [CollectionElement], gone: [CollectionElement]) {
    defer { (running, seen) = ([], []) }
    let changes = running.filter { $0.updateAction != .move }
    let come = Set(changes.compactMap(\.indexPathAfterUpdate))
    let gone = Set(changes.compactMap(\.indexPathBeforeUpdate))
    return (Self.changed(shown, come), Self.changed(seen, gone))
  }

  /// What of elements has changed, in order; a section stands for all that is in it, and what is beside
  /// items comes and goes with its section alone.
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
  /// Tells the layout what a batch of updates has changed, after it has found the places anew.
  func tellUpdates() {
    guard !collectionViewLayout.updates.isEmpty else { return }
    let items = collectionViewLayout.updates.begin()
    collectionViewLayout.prepare(forCollectionViewUpdates: items)
  }

  /// Tells the layout what has come and gone, once it is shown.
  func endUpdates() {
    let layout = collectionViewLayout
    guard !layout.updates.isEmpty else { return }
    let (come, gone) = layout.updates.end(shown.keys)
    for element in come { layout.askInitial(element) }
    for element in gone { layout.askFinal(element) }
    layout.finalizeCollectionViewUpdates()
  }
}

extension UICollectionViewLayout {
  fileprivate func askInitial(_ element: CollectionElement) {
    let (kind, path) = (element.kind ?? "", element.path)
    switch element.category {
    case .cell: _ = initialLayoutAttributesForAppearingItem(at: path)
    case .supplementaryView:
      _ = initialLayoutAttributesForAppearingSupplementaryElement(ofKind: kind, at: path)
    case .decorationView:
      _ = initialLayoutAttributesForAppearingDecorationElement(ofKind: kind, at: path)
    }
  }

  fileprivate func askFinal(_ element: CollectionElement) {
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
