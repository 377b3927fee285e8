import Foundation

/// An item, and its distance below the top of the visible area.
typealias ItemAnchor = (path: IndexPath, distance: CGFloat)

extension UICollectionView {
  /// Prepares the layout while nothing is visible, because one of the sides has no length. The
  /// content has a size nevertheless, to which an app may size the view.
  func prepareUnseenLayout() {
    if bounds.width > 0 || bounds.height > 0 { prepareLayout() }
  }

  /// Replaces the layout.
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
        invalidateSizes()
        applyTargetOffset()
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

  /// The length of the content beyond the right edge. Without content, the value at the end of the content.
  var lengthBeyondRightEdge: CGFloat {
    let end = -adjustedContentInset.right
    guard contentSize.width > 0 else { return end }
    let rest = contentSize.width - laidOutSize.width - bounds.minX
    // A collection view that gets wider at its end has been scrolled there already.
    let isAtEnd = contentSize.width - bounds.maxX < end + 0.01
    return isAtEnd ? min(rest, end) : rest
  }

  /// In a mirrored layout, reading begins at the right. So that side keeps its distance when the content
  /// gets longer or shorter.
  func keep(lengthBeyondRightEdge rest: CGFloat) {
    guard mirrorsLayout else { return }
    let target = range(on: .horizontal).clamped(contentSize.width - bounds.width - rest)
    if target != contentOffset.x, target.isFinite { contentOffset.x = target }
  }

  /// Returns the topmost visible item whose size is settled.
  ///
  /// - Parameter view: The view whose size is about to change.
  func anchor(besides view: UICollectionReusableView) -> ItemAnchor? {
    guard collectionViewLayout.keepsVisibleItemsInPlace, contentOffset.y > -adjustedContentInset.top
    else {
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

  /// Keeps the visible items in place when items above turn out to have other sizes.
  func keep(_ anchor: ItemAnchor?) {
    guard let anchor,
      let frame = collectionViewLayout.layoutAttributesForItem(at: anchor.path)?.frame
    else { return }
    let offset = frame.minY - anchor.distance
    guard offset.isFinite, abs(offset - bounds.minY) > 1e-6 else { return }
    let range = range(on: .vertical)
    contentOffset.y = isMoving ? max(offset, range.start) : range.clamped(offset)
  }

  /// Asks the delegate, or else the layout, for the content offset after updates or in another layout.
  func applyTargetOffset() {
    let proposed = contentOffset
    let target =
      delegate?.collectionView(self, targetContentOffsetForProposedContentOffset: proposed)
      ?? collectionViewLayout.targetContentOffset(forProposedContentOffset: proposed)
    if target != proposed, target.isFinite { contentOffset = target }
  }
}

extension UICollectionViewLayout {
  /// Whether visible items stay in place when items above turn out to have other sizes. Layouts of an app
  /// adjust the content offset themselves.
  fileprivate var keepsVisibleItemsInPlace: Bool {
    self is UICollectionViewFlowLayout || self is UICollectionViewCompositionalLayout
  }
}
