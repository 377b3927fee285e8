import Foundation

/// Groups after each other, with what is at the boundary of the section.
@preconcurrency @MainActor
open class NSCollectionLayoutSection: NSObject {
  let group: NSCollectionLayoutGroup
  /// Around the groups, within headers and footers.
  open var contentInsets = NSDirectionalEdgeInsets.zero {
    didSet {
      contentInsets.keepUsable(before: oldValue, "contentInsets", of: "\(type(of: self))")
    }
  }
  /// What the insets are added to on the axis across that along which the layout is scrolled; what
  /// the layout says if nothing else is said.
  open var contentInsetsReference = UIContentInsetsReference.automatic
  open var interGroupSpacing: CGFloat = 0 {
    didSet {
      interGroupSpacing.keepUsable(
        before: oldValue, "interGroupSpacing", of: "\(type(of: self))")
    }
  }
  open var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []
  /// Whether groups follow each other across the direction in which the collection is scrolled, and
  /// how they are scrolled there.
  open var orthogonalScrollingBehavior =
    UICollectionLayoutSectionOrthogonalScrollingBehavior.none
  private let orthogonalScrolling = UICollectionLayoutSectionOrthogonalScrollingProperties()
  /// Read when the layout is prepared.
  open var orthogonalScrollingProperties: UICollectionLayoutSectionOrthogonalScrollingProperties {
    orthogonalScrolling
  }
  /// What is behind the section.
  open var decorationItems: [NSCollectionLayoutDecorationItem] = []
  /// Whether headers and footers are as wide as the groups.
  open var supplementariesFollowContentInsets = true
  /// What is added to the insets of headers and footers; what is added to those of the groups if
  /// nothing else is said.
  open var supplementaryContentInsetsReference = UIContentInsetsReference.automatic
  /// Called with what is seen of the section, before it is shown, each time that something may have
  /// moved: with its places while nothing is scrolled across, and how far it is scrolled.
  open var visibleItemsInvalidationHandler:
    NSCollectionLayoutSectionVisibleItemsInvalidationHandler?

  /// What the section was made from if it is a list.
  var list: UICollectionLayoutListConfiguration?
  /// Above the header.
  var headerPadding: CGFloat = 0

  public init(group: NSCollectionLayoutGroup) {
    self.group = group
    super.init()
  }
}

extension NSCollectionLayoutSection {
  /// What stands for a section of which nothing is said.
  static func empty(_ index: Int, _ owner: UICollectionView)
    -> NSCollectionLayoutSection
  {
    Headless.log("\(owner.shortName) has no layout for section \(index); it shows nothing there.")
    let nothing = NSCollectionLayoutSize(
      widthDimension: .absolute(0), heightDimension: .absolute(0))
    return NSCollectionLayoutSection(group: .vertical(layoutSize: nothing, subitems: []))
  }
}

/// The room that a layout has.
@preconcurrency @MainActor
public protocol NSCollectionLayoutContainer: NSObjectProtocol {
  var contentSize: CGSize { get }
  var effectiveContentSize: CGSize { get }
  var contentInsets: NSDirectionalEdgeInsets { get }
  var effectiveContentInsets: NSDirectionalEdgeInsets { get }
}

/// What a section may depend on.
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

  /// That of a group.
  init(contentSize: CGSize, traitCollection: UITraitCollection) {
    (self.contentSize, self.traitCollection) = (contentSize, traitCollection)
    contentInsets = .zero
    super.init()
  }

  /// Insets within the content that are counted from a reference on an axis, as the layout has them
  /// before anything is mirrored.
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

/// Makes a section, for its number and the room that there is.
public typealias UICollectionViewCompositionalLayoutSectionProvider =
  (Int, any NSCollectionLayoutEnvironment) -> NSCollectionLayoutSection?
