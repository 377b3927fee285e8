import Foundation

/// A section of groups, with boundary items.
@preconcurrency @MainActor
open class NSCollectionLayoutSection: NSObject {
  let group: NSCollectionLayoutGroup
  /// Insets around the groups, inside headers and footers.
  open var contentInsets = NSDirectionalEdgeInsets.zero {
    didSet {
      contentInsets.sanitize(before: oldValue, "contentInsets", of: "\(type(of: self))")
    }
  }
  /// The reference for the insets across the scroll axis; by default the reference of the layout.
  open var contentInsetsReference = UIContentInsetsReference.automatic
  open var interGroupSpacing: CGFloat = 0 {
    didSet {
      interGroupSpacing.sanitize(
        before: oldValue, "interGroupSpacing", of: "\(type(of: self))")
    }
  }
  open var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []
  /// Whether groups are stacked across the scroll axis of the collection view, and how they scroll
  /// there.
  open var orthogonalScrollingBehavior =
    UICollectionLayoutSectionOrthogonalScrollingBehavior.none
  private let orthogonalScrolling = UICollectionLayoutSectionOrthogonalScrollingProperties()
  /// Read when the layout is prepared.
  open var orthogonalScrollingProperties: UICollectionLayoutSectionOrthogonalScrollingProperties {
    orthogonalScrolling
  }
  /// Decorations behind the section.
  open var decorationItems: [NSCollectionLayoutDecorationItem] = []
  /// Whether headers and footers are inset like the groups.
  open var supplementariesFollowContentInsets = true
  /// The reference for the insets of headers and footers; by default the reference for the groups.
  open var supplementaryContentInsetsReference = UIContentInsetsReference.automatic
  /// Called with the visible elements of the section before they are shown, whenever they may have
  /// moved. It receives their unscrolled positions and the orthogonal offset.
  open var visibleItemsInvalidationHandler:
    NSCollectionLayoutSectionVisibleItemsInvalidationHandler?

  /// The list configuration from which the section was made.
  var list: UICollectionLayoutListConfiguration?
  /// The padding above the header.
  var headerPadding: CGFloat = 0

  public init(group: NSCollectionLayoutGroup) {
    self.group = group
    super.init()
  }
}

extension NSCollectionLayoutSection {
  /// Makes a substitute for a section that the provider does not return.
  static func empty(_ index: Int, _ owner: UICollectionView)
    -> NSCollectionLayoutSection
  {
    Headless.log("\(owner.shortName) has no layout for section \(index); it shows nothing there.")
    let nothing = NSCollectionLayoutSize(
      widthDimension: .absolute(0), heightDimension: .absolute(0))
    return NSCollectionLayoutSection(group: .vertical(layoutSize: nothing, subitems: []))
  }
}

/// The available size of a layout.
@preconcurrency @MainActor
public protocol NSCollectionLayoutContainer: NSObjectProtocol {
  var contentSize: CGSize { get }
  var effectiveContentSize: CGSize { get }
  var contentInsets: NSDirectionalEdgeInsets { get }
  var effectiveContentInsets: NSDirectionalEdgeInsets { get }
}

/// The environment of a section.
@preconcurrency @MainActor
public protocol NSCollectionLayoutEnvironment: NSObjectProtocol {
  var container: any NSCollectionLayoutContainer { get }
  var traitCollection: UITraitCollection { get }
}

final class CompositionalEnvironment: NSObject, NSCollectionLayoutEnvironment,
  NSCollectionLayoutContainer
{
  let contentSize: CGSize
  let contentInsets: NSDirectionalEdgeInsets
  let traitCollection: UITraitCollection
  private weak var collection: UICollectionView?

  init(_ collection: UICollectionView) {
    let insets = collection.adjustedContentInset
    let (left, right) = (insets.left, insets.right)
    self.collection = collection
    contentSize = collection.bounds.size
    contentInsets = NSDirectionalEdgeInsets(
      top: insets.top, leading: collection.mirrorsLayout ? right : left, bottom: insets.bottom,
      trailing: collection.mirrorsLayout ? left : right)
    traitCollection = collection.traitCollection
    super.init()
  }

  /// Makes the environment of a group.
  init(contentSize: CGSize, traitCollection: UITraitCollection) {
    (self.contentSize, self.traitCollection) = (contentSize, traitCollection)
    contentInsets = .zero
    super.init()
  }

  /// Returns insets relative to a reference on an axis, in the layout's coordinates before
  /// mirroring.
  func insets(
    _ insets: NSDirectionalEdgeInsets, from reference: UIContentInsetsReference,
    on axis: NSLayoutConstraint.Axis
  ) -> UIEdgeInsets {
    let plain = UIEdgeInsets(insets, rightToLeft: false)
    return collection?.insets(plain, from: reference, on: [axis]) ?? plain
  }

  var container: any NSCollectionLayoutContainer { self }
  var effectiveContentInsets: NSDirectionalEdgeInsets { contentInsets }
  var effectiveContentSize: CGSize {
    CGSize(
      width: max(0, contentSize.width - contentInsets.leading - contentInsets.trailing),
      height: max(0, contentSize.height - contentInsets.top - contentInsets.bottom))
  }
}

/// Makes a section, given its index and its environment.
public typealias UICollectionViewCompositionalLayoutSectionProvider =
  (Int, any NSCollectionLayoutEnvironment) -> NSCollectionLayoutSection?
