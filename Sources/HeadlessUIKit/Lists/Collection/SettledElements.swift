import Foundation

/// The elements that a collection view showed last. They remain valid until another layout is requested.
struct SettledElements {
  let attributes: [UICollectionViewLayoutAttributes]
  let (bounds, inset): (CGRect, UIEdgeInsets)
  /// The width in which the elements are mirrored; nil if they are not.
  let mirroredWidth: CGFloat?
}

extension UICollectionView {
  func noteSettled(_ attributes: [UICollectionViewLayoutAttributes]) {
    guard !collectionViewLayout.isInvalid else { return settled = nil }
    settled = SettledElements(
      attributes: attributes, bounds: bounds, inset: adjustedContentInset,
      mirroredWidth: mirroredWidth)
  }

  private var mirroredWidth: CGFloat? { mirrorsLayout ? contentSize.width : nil }

  /// Returns the elements shown last if they are still valid: the layout has nothing new about them. Their
  /// views may have been moved meanwhile.
  ///
  /// - Parameter isAsked: Whether a layout was requested, possibly because of a change.
  func settledElements(isAsked: Bool) -> [UICollectionViewLayoutAttributes]? {
    guard !isAsked, let settled, !collectionViewLayout.isInvalid, settled.bounds == bounds,
      settled.inset == adjustedContentInset, settled.mirroredWidth == mirroredWidth
    else { return nil }
    return settled.attributes
  }
}
