import Foundation
import ListRules

/// An item during an interactive movement, and its position.
struct ItemMovement {
  let original: IndexPath
  /// Its index path if it were dropped now.
  var current: IndexPath
  var position: CGPoint
}

/// Interactive movement of an item. Other items make room for it, and the data source is told at
/// the end.
extension UICollectionView {
  func beginMovement(_ path: IndexPath) -> Bool {
    guard mayMove(path), let place = layoutAttributesForItem(at: path) else { return false }
    movement = ItemMovement(original: path, current: path, position: visibleCenter(of: place))
    movingCellDidChange()
    return true
  }

  func mayMove(_ path: IndexPath) -> Bool {
    prepareLayout()
    return movement == nil && isItem(path)
      && dataSource?.collectionView(self, canMoveItemAt: path) ?? false
  }

  func updateMovement(_ position: CGPoint) {
    guard let old = movement else { return }
    movement?.position = position
    let layout = collectionViewLayout
    let proposed = layout.targetIndexPath(
      forInteractivelyMovingItem: old.current, withPosition: position)
    let target =
      delegate?.collectionView(
        self, targetIndexPathForMoveOfItemFromOriginalIndexPath: old.original,
        atCurrentIndexPath: old.current, toProposedIndexPath: proposed) ?? proposed
    if target != old.current, isValidTarget(target, besides: old.current) {
      movement?.current = target
      rearrange(from: old.current, to: target)
    }
    setNeedsLayout()
  }

  func endMovement() {
    guard let ended = movement else { return }
    movingCellDidChange()
    movement = nil
    defer { setNeedsLayout() }
    guard ended.current != ended.original else { return }
    ignoresMove = false
    dataSource?.collectionView(self, moveItemAt: ended.original, to: ended.current)
    if ignoresMove {
      Headless.log(
        "The data source of \(shortName) does not implement collectionView(_:moveItemAt:to:): the "
          + "moved item is put back.")
      rearrange(from: ended.current, to: ended.original)
    } else if currentCounts != counts {
      // The data source has not moved the item, so the list shows what it has.
      reloadData()
    }
    // Sizes from the delegate during the movement belong to other items.
    collectionViewLayout.invalidateLayout()
  }

  func cancelMovement() {
    guard let cancelled = movement else { return }
    movingCellDidChange()
    movement = nil
    if cancelled.current != cancelled.original {
      rearrange(from: cancelled.current, to: cancelled.original)
      collectionViewLayout.invalidateLayout()
    }
    setNeedsLayout()
  }

  /// The state of the cell includes whether it is being moved.
  private func movingCellDidChange() {
    (movement?.current).flatMap(cellForItem)?.markOutdated()
  }

  /// Whether an index path exists once the item is removed from its old position.
  private func isValidTarget(_ path: IndexPath, besides current: IndexPath) -> Bool {
    guard path.count == 2, counts.indices.contains(path.section) else { return false }
    let room = counts[path.section] - (path.section == current.section ? 1 : 0)
    return (0...max(0, room)).contains(path.item)
  }

  private func rearrange(from old: IndexPath, to new: IndexPath) {
    var places = counts.indices.map { section in
      (0..<counts[section]).map { ListPlace(section: section, item: $0) }
    }
    let held = places[old.section].remove(at: old.item)
    places[new.section].insert(held, at: new.item)
    var mapping = ListMapping(
      sections: counts.indices.map { $0 },
      items: counts.map { [ListPlace?](repeating: nil, count: $0) })
    for (section, items) in places.enumerated() {
      for (index, place) in items.enumerated() {
        mapping.items[place.section][place.item] = ListPlace(section: section, item: index)
      }
    }
    take(mapping, counts: places.map(\.count))
  }

  /// Returns the data source's index path for one in the list.
  func sourcePath(of path: IndexPath) -> IndexPath {
    guard let movement, movement.current != movement.original else {
      return madeDragAndDrop?.placeholders.sourcePath(of: path) ?? path
    }
    if path == movement.current { return movement.original }
    var source = path
    if source.section == movement.current.section, source.item > movement.current.item {
      source.item -= 1
    }
    if source.section == movement.original.section, source.item >= movement.original.item {
      source.item += 1
    }
    return source
  }
}
