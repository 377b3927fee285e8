import Foundation

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

  /// Where the content is after updates, or in another layout, is up to the delegate and the layout.
  func askForOffset() {
    let proposed = contentOffset
    let target =
      delegate?.collectionView(self, targetContentOffsetForProposedContentOffset: proposed)
      ?? collectionViewLayout.targetContentOffset(forProposedContentOffset: proposed)
    if target != proposed, target.isFinite { contentOffset = target }
  }
}
