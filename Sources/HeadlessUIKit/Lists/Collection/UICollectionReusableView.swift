import Foundation

/// A view in a collection view: a cell, or a view beside the cells.
@preconcurrency @MainActor
open class UICollectionReusableView: UIView {
  open internal(set) var reuseIdentifier: String?
  /// Whether the collection view has to measure the view again.
  final var needsMeasuring = true
  /// The last layout pass in which the collection view needed the view.
  @exclusivity(unchecked) final var lastPass: UInt32 = 0
  final var sizingLoop = SizingLoop()

  /// The collection view that contains the view.
  var list: UICollectionView? {
    superview as? UICollectionView
      ?? (superview as? OrthogonalScroller)?.superview as? UICollectionView
  }

  /// The list's settings for the view.
  var listPlace: ListCellPlace? { didSet { if listPlace != oldValue { listPlaceDidChange() } } }
  func listPlaceDidChange() {}

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

  /// Measures the view if the layout asks for its size.
  open func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    guard layoutAttributes.fitting != nil else { return layoutAttributes }
    return fitted(layoutAttributes)
  }

  /// Returns attributes with the size that the constraints determine, as far as the layout leaves
  /// it to them.
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
    // A length that the layout has fixed is kept: rounded up, fractions of a line would not fit.
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
