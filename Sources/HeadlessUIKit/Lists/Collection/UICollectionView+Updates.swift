import Foundation
import ListRules

extension UICollectionView: UpdatableList {
  var knownCounts: [Int] { counts }
  var updateErrorWords: UpdateReferee.Words { .collection }

  var currentCounts: [Int] {
    guard let dataSource else { return [] }
    return counts(ofSections: dataSource.numberOfSections(in: self)) {
      dataSource.collectionView(self, numberOfItemsInSection: $0)
    }
  }

  func forgetData() {
    dataChanges &+= 1
    needsCounts = true
    prefetcher.clear()
    forgetIndex()
    madeDragAndDrop?.forget()
    movement = nil
    let old = shown.sorted { CollectionElement.isOrdered($0.key, $1.key) }
    shown = [:]
    collectionViewLayout.follow(ListMapping(sections: [], items: []))
    collectionViewLayout.invalidateLayout()
    recycle(old)
  }

  /// Called last. The delegate may cause a layout when it is told, and the views recycled after that have to
  /// be hidden, too.
  private func recycle(_ gone: [(key: CollectionElement, value: UICollectionReusableView)]) {
    for (element, view) in gone { recycle(view, element) }
    settled = nil
    setNeedsLayout()
  }

  func loadCountsIfNeeded() {
    guard needsCounts else { return }
    needsCounts = false
    counts = currentCounts
  }

  /// Cancels a movement first: during the movement, sections have other counts than in the data source.
  func willBeginBatch() { cancelMovement() }

  func willApplyUpdates(_ updates: @autoclosure () -> ListUpdates) {
    collectionViewLayout.updates.add(updates(), seen: shown.keys)
  }

  /// Cancels a movement before other items move.
  func follow(_ mapping: ListMapping, counts: [Int]) {
    cancelMovement()
    take(mapping, counts: counts)
  }

  func take(_ mapping: ListMapping, counts: [Int]) {
    dataChanges &+= 1
    self.counts = counts
    let old = shown.sorted { CollectionElement.isOrdered($0.key, $1.key) }
    var gone: [(key: CollectionElement, value: UICollectionReusableView)] = []
    shown = [:]
    for (element, view) in old {
      if element.category != .decorationView, let moved = element.moved(by: mapping) {
        shown[moved] = view
      } else {
        gone.append((element, view))
      }
    }
    orthogonal.follow(mapping)
    selection.follow(mapping)
    prefetcher.follow(mapping)
    madeDragAndDrop?.follow(mapping)
    collectionViewLayout.follow(mapping)
    let context = UICollectionViewLayoutInvalidationContext()
    context.invalidateDataSourceCounts = true
    collectionViewLayout.invalidateLayout(with: context)
    setNeedsLayout()
    recycle(gone)
  }

  func reconfigure(_ paths: [IndexPath]) {
    for path in paths {
      guard let cell = cellForItem(at: path), dataSource != nil else { continue }
      reconfigured = (path, cell)
      if requestCell(path) !== cell {
        Headless.log(
          "\(shortName) got a different cell for \(path.listDescription), which is being "
            + "reconfigured: dequeue it for the same index path. The old cell stays.")
      }
      reconfigured = nil
      cell.needsMeasuring = true
    }
    setNeedsLayout()
  }

  // MARK: Selection

  var selectionMode: ListSelectionMode {
    if isEditing {
      guard allowsSelectionDuringEditing || allowsMultipleSelectionDuringEditing else {
        return .none
      }
      return allowsMultipleSelectionDuringEditing ? .several : .one
    }
    guard allowsSelection || allowsMultipleSelection else { return .none }
    return allowsMultipleSelection ? .several : .one
  }

  var selectsBeforeUnhighlighting: Bool { true }

  func itemPath(at point: CGPoint) -> IndexPath? { indexPathForItem(at: point) }

  func mayHighlight(_ path: IndexPath) -> Bool {
    delegate?.collectionView(self, shouldHighlightItemAt: path) ?? true
  }

  func showHighlight(_ isOn: Bool, at path: IndexPath) {
    cellForItem(at: path)?.isHighlighted = isOn
    if isOn {
      delegate?.collectionView(self, didHighlightItemAt: path)
    } else {
      delegate?.collectionView(self, didUnhighlightItemAt: path)
    }
  }

  func selectable(_ path: IndexPath) -> IndexPath? {
    delegate?.collectionView(self, shouldSelectItemAt: path) ?? true ? path : nil
  }

  func deselectable(_ path: IndexPath) -> IndexPath? {
    delegate?.collectionView(self, shouldDeselectItemAt: path) ?? true ? path : nil
  }

  func showSelection(_ isOn: Bool, at path: IndexPath) {
    cellForItem(at: path)?.isSelected = isOn
  }

  func notifySelection(_ isOn: Bool, at path: IndexPath) {
    guard isOn else {
      delegate?.collectionView(self, didDeselectItemAt: path)
      return
    }
    delegate?.collectionView(self, didSelectItemAt: path)
    if delegate?.collectionView(self, canPerformPrimaryActionForItemAt: path) ?? false {
      delegate?.collectionView(self, performPrimaryActionForItemAt: path)
    }
  }
}

extension UICollectionView {
  /// Calls the other method. For closures written in place, which then need no `self.`.
  public func performBatchUpdates(
    _ updates: () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    withoutActuallyEscaping(updates) { performBatchUpdates(Optional($0), completion: completion) }
  }
}
