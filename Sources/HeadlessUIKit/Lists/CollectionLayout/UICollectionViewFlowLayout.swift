import Foundation
import ListRules

/// Items beside each other in lines, sections below each other.
@preconcurrency @MainActor
open class UICollectionViewFlowLayout: UICollectionViewLayout {
  /// What insets of sections are added to.
  public enum SectionInsetReference: Int, Sendable {
    case fromContentInset, fromSafeArea, fromLayoutMargins
  }

  public static let automaticSize = CGSize(
    width: CGFloat.greatestFiniteMagnitude, height: .greatestFiniteMagnitude)

  var sections: [FlowSection] = []
  /// What cells wanted, where they are asked.
  var wanted: [IndexPath: CGSize] = [:]
  var didComplain = false
  var toldNumbers = ToldNumbers()

  open var minimumLineSpacing: CGFloat = 10 {
    didSet { numbersDidChange(\.minimumLineSpacing, from: oldValue, "minimumLineSpacing") }
  }
  /// Items are at least so far apart; what is left of a full line is added.
  open var minimumInteritemSpacing: CGFloat = 10 {
    didSet {
      numbersDidChange(\.minimumInteritemSpacing, from: oldValue, "minimumInteritemSpacing")
    }
  }
  open var itemSize = CGSize(width: 50, height: 50) {
    didSet { numbersDidChange(\.itemSize, from: oldValue, "itemSize") }
  }
  /// Anything but zero: cells are as large as they want to be, this large until they are seen.
  open var estimatedItemSize = CGSize.zero {
    didSet {
      if estimatedItemSize != Self.automaticSize {
        estimatedItemSize.keepUsable(before: oldValue, "estimatedItemSize", of: "\(type(of: self))")
      }
      wanted = [:]
      invalidateLayout()
    }
  }
  open var scrollDirection = UICollectionView.ScrollDirection.vertical {
    didSet { invalidateLayout() }
  }
  /// How long headers are along the axis that scrolls.
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

  /// Takes numbers that a layout can work with, and lays out anew.
  private func numbersDidChange<Numbers: LayoutNumbers & Equatable>(
    _ path: ReferenceWritableKeyPath<UICollectionViewFlowLayout, Numbers>, from old: Numbers,
    _ name: String
  ) {
    let usable = self[keyPath: path].usable(insteadOf: old, name, of: "\(type(of: self))")
    // What is set again in an observer by a path is observed again, and is usable then.
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

  /// What is beside the lines depends on how long they may be, pinned headers on the offset.
  open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    guard let owner else { return false }
    return sectionHeadersPinToVisibleBounds || sectionFootersPinToVisibleBounds
      || acrossLength(newBounds.size) != acrossLength(owner.laidOutSize)
  }

  override func follows(_ insets: UIEdgeInsets, from old: UIEdgeInsets) -> Bool {
    acrossLength(insets) != acrossLength(old)
  }

  open override func invalidationContext(
    forBoundsChange newBounds: CGRect
  ) -> UICollectionViewLayoutInvalidationContext {
    UICollectionViewFlowLayoutInvalidationContext()
  }

  override var asksCells: Bool { estimatedItemSize != .zero }

  open override func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> Bool {
    guard asksCells, originalAttributes.representedElementCategory == .cell else { return false }
    let (new, old) = (preferredAttributes.size, originalAttributes.size)
    // Less than half a pixel is an error of sums.
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

/// What of a flow layout is no longer valid.
@preconcurrency @MainActor
open class UICollectionViewFlowLayoutInvalidationContext: UICollectionViewLayoutInvalidationContext
{
  /// Stored without effect: delegates are always asked again.
  open var invalidateFlowLayoutDelegateMetrics = true
  /// Stored without effect: places are always found anew.
  open var invalidateFlowLayoutAttributes = true
}
