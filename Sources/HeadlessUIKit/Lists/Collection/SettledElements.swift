import Foundation

/// What a collection has shown last, which is seen as long as nobody asks for another layout.
struct SettledElements {
  let attributes: [UICollectionViewLayoutAttributes]
  let (bounds, inset): (CGRect, UIEdgeInsets)
  /// How wide that is in which they are mirrored; nil where they are not.
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

  /// What is seen if it is what has been shown last: its layout has nothing else to say of it. Its views may
  /// have been moved meanwhile.
  ///
  /// - Parameter isAsked: Whether somebody has asked for a layout who may know of something else.
  func settledElements(isAsked: Bool) -> [UICollectionViewLayoutAttributes]? {
    guard !isAsked, let settled, !collectionViewLayout.isInvalid, settled.bounds == bounds,
      settled.inset == adjustedContentInset, settled.mirroredWidth == mirroredWidth
    else { return nil }
    return settled.attributes
  }
}
