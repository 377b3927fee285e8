import Foundation

/// The settings for all sections of a compositional layout.
@preconcurrency @MainActor
open class UICollectionViewCompositionalLayoutConfiguration: NSObject {
  open var scrollDirection = UICollectionView.ScrollDirection.vertical
  open var interSectionSpacing: CGFloat = 0 {
    didSet {
      interSectionSpacing.sanitize(
        before: oldValue, "interSectionSpacing", of: "\(type(of: self))")
    }
  }
  /// Views before and after all sections. Their index paths have a single index, which counts the
  /// items of their kind.
  open var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []
  /// The default reference for the insets of sections, across the scroll axis.
  open var contentInsetsReference = UIContentInsetsReference.safeArea

  public override init() {
    super.init()
  }
}
