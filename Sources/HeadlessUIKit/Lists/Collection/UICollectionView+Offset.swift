import Foundation

/// An item, and how far it is below the top of what is seen.
typealias ItemAnchor = (path: IndexPath, distance: CGFloat)

extension UICollectionView {
  /// Puts one layout in the place of another.
  func exchange(
    _ old: UICollectionViewLayout, for layout: UICollectionViewLayout, animated: Bool,
    _ completion: ((Bool) -> Void)?
  ) {
    guard layout !== old else { return }
    Headless.Animation(duration: animated ? 0.3 : 0).perform {
      old.prepareForTransition(to: layout)
      layout.prepareForTransition(from: old)
      for view in shownViews { view.willTransition(from: old, to: layout) }
      old.owner = nil
      layout.owner = self
      layout.isInvalid = true
      layoutInUse = layout
      orthogonal.starts = [:]
      if !shown.isEmpty {
        prepareLayout()
        measureAgain()
        askForOffset()
      }
      setNeedsLayout()
      if animated { layoutIfNeeded() }
      for view in shownViews { view.didTransition(from: old, to: layout) }
      old.finalizeLayoutTransition()
      layout.finalizeLayoutTransition()
    } completion: {
      completion?($0)
    }
  }

  /// How much content there is further to the right; nothing, as long as there is none at all.
  var restAtRight: CGFloat {
    let end = -adjustedContentInset.right
    guard contentSize.width > 0 else { return end }
    let rest = contentSize.width - laidOutSize.width - bounds.minX
    // A collection that gets wider at its end has been moved there already.
    let isAtEnd = contentSize.width - bounds.maxX < end + 0.01
    return isAtEnd ? min(rest, end) : rest
  }

  /// Where a layout is mirrored one begins to read at the right: of content that gets longer or shorter that
  /// side is the one that stays.
  func keep(restAtRight rest: CGFloat) {
    guard mirrorsLayout else { return }
    let target = range(on: .horizontal).clamped(contentSize.width - bounds.width - rest)
    if target != contentOffset.x, target.isFinite { contentOffset.x = target }
  }

  /// An item that is seen already, the topmost of those that are of the size that they want.
  ///
  /// - Parameter view: What is about to be of another size.
  func anchor(besides view: UICollectionReusableView) -> ItemAnchor? {
    guard collectionViewLayout.keepsWhatIsSeen, contentOffset.y > -adjustedContentInset.top else {
      return nil
    }
    var anchor: ItemAnchor?
    for (element, other) in shown
    where element.category == .cell && other !== view && !other.needsMeasuring
      && other.superview === self
    {
      let frame = collectionViewLayout.layoutAttributesForItem(at: element.path)?.frame
      guard let frame, frame.maxY > bounds.minY else { continue }
      let distance = frame.minY - bounds.minY
      if let anchor, (anchor.distance, anchor.path) < (distance, element.path) { continue }
      anchor = (element.path, distance)
    }
    return anchor
  }

  /// Items above that turn out to be of another size don't move what is seen.
  func keep(_ anchor: ItemAnchor?) {
    guard let anchor,
      let frame = collectionViewLayout.layoutAttributesForItem(at: anchor.path)?.frame
    else { return }
    let offset = frame.minY - anchor.distance
    guard offset.isFinite, abs(offset - bounds.minY) > 1e-6 else { return }
    let range = range(on: .vertical)
    contentOffset.y = isMoving ? max(offset, range.start) : range.clamped(offset)
  }

  /// Where the content is after updates, or in another layout, is up to the delegate and the layout.
  func askForOffset() {
    let proposed = contentOffset
    let target =
      delegate?.collectionView(self, targetContentOffsetForProposedContentOffset: proposed)
      ?? collectionViewLayout.targetContentOffset(forProposedContentOffset: proposed)
    if target != proposed, target.isFinite { contentOffset = target }
  }
}

extension UICollectionViewLayout {
  /// Whether items that are seen stay where they are when those above turn out to be of another size: a
  /// layout of an app's own says itself by how much that moves the content.
  fileprivate var keepsWhatIsSeen: Bool {
    self is UICollectionViewFlowLayout || self is UICollectionViewCompositionalLayout
  }
}
