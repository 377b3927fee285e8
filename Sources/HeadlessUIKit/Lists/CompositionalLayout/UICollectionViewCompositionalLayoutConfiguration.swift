import Foundation

/// What all sections of a compositional layout have in common.
@preconcurrency @MainActor
open class UICollectionViewCompositionalLayoutConfiguration: NSObject {
  open var scrollDirection = UICollectionView.ScrollDirection.vertical
  open var interSectionSpacing: CGFloat = 0 {
    didSet {
      interSectionSpacing.keepUsable(
        before: oldValue, "interSectionSpacing", of: "\(type(of: self))")
    }
  }
  /// Before and after all sections. Their index paths have one number, that of each among its kind.
  open var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []
  /// What the insets of sections are added to that don't say it, across the direction of scrolling.
  open var contentInsetsReference = UIContentInsetsReference.safeArea

  public override init() {
    super.init()
  }
}
