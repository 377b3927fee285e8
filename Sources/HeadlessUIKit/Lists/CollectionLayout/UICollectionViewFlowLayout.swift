import Foundation
import ListRules

/// Items side by side in lines, and sections one after another.
@preconcurrency @MainActor
open class UICollectionViewFlowLayout: UICollectionViewLayout {
  /// The reference for the insets of sections.
  public enum SectionInsetReference: Int, Sendable {
    case fromContentInset, fromSafeArea, fromLayoutMargins
  }

  public static let automaticSize = CGSize(
    width: CGFloat.greatestFiniteMagnitude, height: .greatestFiniteMagnitude)

  var sections: [FlowSection] = []
  /// The sizes that cells prefer, if they are asked.
  var wanted: [IndexPath: CGSize] = [:]
  var didLogOversizedItems = false
  var unusableNumbers = UnusableNumberLog()

  open var minimumLineSpacing: CGFloat = 10 {
    didSet { numbersDidChange(\.minimumLineSpacing, from: oldValue, "minimumLineSpacing") }
  }
  /// The minimum spacing between items; full lines also distribute their excess length.
  open var minimumInteritemSpacing: CGFloat = 10 {
    didSet {
      numbersDidChange(\.minimumInteritemSpacing, from: oldValue, "minimumInteritemSpacing")
    }
  }
  open var itemSize = CGSize(width: 50, height: 50) {
    didSet { numbersDidChange(\.itemSize, from: oldValue, "itemSize") }
  }
  /// Other values than zero let cells determine their sizes. The estimate applies until they are
  /// visible.
  open var estimatedItemSize = CGSize.zero {
    didSet {
      if estimatedItemSize != Self.automaticSize {
        estimatedItemSize.sanitize(before: oldValue, "estimatedItemSize", of: "\(type(of: self))")
      }
      wanted = [:]
      invalidateLayout()
    }
  }
  open var scrollDirection = UICollectionView.ScrollDirection.vertical {
    didSet { invalidateLayout() }
  }
  /// The length of headers along the scroll axis.
  open var headerReferenceSize = CGSize.zero {
    didSet { numbersDidChange(\.headerReferenceSize, from: oldValue, "headerReferenceSize") }
  }
  open var footerReferenceSize = CGSize.zero {
    didSet { numbersDidChange(\.footerReferenceSize, from: oldValue, "footerReferenceSize") }
  }
  open var sectionInset = UIEdgeInsets.zero {
    didSet { numbersDidChange(\.sectionInset, from: oldValue, "sectionInset") }
  }
  open var sectionInsetReference = SectionInsetReference.fromContentInset {
    didSet { invalidateLayout() }
  }
  open var sectionHeadersPinToVisibleBounds = false { didSet { invalidateLayout() } }
  open var sectionFootersPinToVisibleBounds = false { didSet { invalidateLayout() } }

  /// Makes values usable for a layout, and invalidates the layout.
  private func numbersDidChange<Numbers: LayoutNumbers & Equatable>(
    _ path: ReferenceWritableKeyPath<UICollectionViewFlowLayout, Numbers>, from old: Numbers,
    _ name: String
  ) {
    let usable = self[keyPath: path].usable(insteadOf: old, name, of: "\(type(of: self))")
    // Setting the property through a key path inside its observer triggers the observer again, with
    // a usable value.
    if usable != self[keyPath: path] { return self[keyPath: path] = usable }
    invalidateLayout()
  }

  open override class var invalidationContextClass: AnyClass {
    UICollectionViewFlowLayoutInvalidationContext.self
  }

  // MARK: Places

  open override func prepare() {
    super.prepare()
    arrange()
  }

  open override var collectionViewContentSize: CGSize {
    rect(along: 0, sections.last?.end ?? 0, across: 0, across).size
  }

  open override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? { elements(in: rect) }

  open override func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { item(at: indexPath) }

  open override func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { supplement(elementKind, indexPath.section) }

  // MARK: Invalidating

  /// Supplementary views depend on the available length of lines, pinned headers also on the
  /// offset.
  open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    guard let owner else { return false }
    return sectionHeadersPinToVisibleBounds || sectionFootersPinToVisibleBounds
      || crossAxisLength(newBounds.size) != crossAxisLength(owner.laidOutSize)
  }

  override func follows(_ insets: UIEdgeInsets, from old: UIEdgeInsets) -> Bool {
    crossAxisLength(insets) != crossAxisLength(old)
  }

  open override func invalidationContext(
    forBoundsChange newBounds: CGRect
  ) -> UICollectionViewLayoutInvalidationContext {
    UICollectionViewFlowLayoutInvalidationContext()
  }

  override var usesSelfSizingCells: Bool { estimatedItemSize != .zero }

  open override func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> Bool {
    guard usesSelfSizingCells, originalAttributes.representedElementCategory == .cell
    else { return false }
    let (new, old) = (preferredAttributes.size, originalAttributes.size)
    // A difference below half a pixel is a rounding error.
    let least = 0.5 / (owner?.pixels.scale ?? 3)
    return abs(new.width - old.width) >= least || abs(new.height - old.height) >= least
  }

  override func accept(
    _ preferred: UICollectionViewLayoutAttributes, for original: UICollectionViewLayoutAttributes
  ) {
    wanted[original.indexPath] = preferred.size
    super.accept(preferred, for: original)
  }

  override func follow(_ mapping: ListMapping) {
    var moved: [IndexPath: CGSize] = [:]
    for (path, size) in wanted { if let target = mapping[path] { moved[target] = size } }
    wanted = moved
  }
}

/// The invalid parts of a flow layout.
@preconcurrency @MainActor
open class UICollectionViewFlowLayoutInvalidationContext: UICollectionViewLayoutInvalidationContext
{
  /// Stored without effect: the delegate is always asked again.
  open var invalidateFlowLayoutDelegateMetrics = true
  /// Stored without effect: the layout is always computed again.
  open var invalidateFlowLayoutAttributes = true
}
