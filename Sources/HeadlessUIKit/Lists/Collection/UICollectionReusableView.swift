import Foundation

/// What a collection view shows: a cell, or a view beside the cells.
@preconcurrency @MainActor
open class UICollectionReusableView: UIView {
  open internal(set) var reuseIdentifier: String?
  /// The collection is to ask again how large the view wants to be.
  final var needsMeasuring = true
  /// When the collection has last wanted it.
  @exclusivity(unchecked) final var showing: UInt32 = 0
  final var sizingLoop = SizingLoop()

  /// The collection that shows the view.
  var list: UICollectionView? {
    superview as? UICollectionView
      ?? (superview as? OrthogonalScroller)?.superview as? UICollectionView
  }

  /// What the list says of the view that shows it.
  var listPlace: ListCellPlace? { didSet { if listPlace != oldValue { placeInListDidChange() } } }
  func placeInListDidChange() {}

  public override init(frame: CGRect) {
    super.init(frame: frame)
    Headless.counters.cellsMade += 1
  }

  convenience init(identified identifier: String?) {
    self.init(frame: .zero)
    reuseIdentifier = identifier
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  open func prepareForReuse() {}
  open func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {}

  /// How large the view wants to be, where the layout asks.
  open func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    guard layoutAttributes.fitting != nil else { return layoutAttributes }
    return fitted(layoutAttributes)
  }

  /// What the constraints want, where the layout leaves it to them.
  func fitted(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    let given = layoutAttributes.size
    let size =
      layoutAttributes.fitting.map { fitting in
        systemLayoutSizeFitting(
          given, withHorizontalFittingPriority: fitting.width,
          verticalFittingPriority: fitting.height)
      } ?? systemLayoutSizeFitting(given)
    let pixels = pixels
    // What the layout has said stays so: parts of a line, rounded up, would not fit into it.
    func rounded(_ fitted: CGFloat, _ given: CGFloat) -> CGFloat {
      abs(fitted - given) < 1e-6 ? given : pixels.roundedUp(fitted)
    }
    let preferred = UICollectionViewLayoutAttributes()
    preferred.take(from: layoutAttributes)
    preferred.size = CGSize(
      width: rounded(size.width, given.width), height: rounded(size.height, given.height))
    return preferred
  }

  open func willTransition(
    from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout
  ) {}
  open func didTransition(
    from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout
  ) {}
}
