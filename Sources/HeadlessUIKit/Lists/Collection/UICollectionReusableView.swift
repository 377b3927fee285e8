import Foundation

/// What a collection view shows: a cell, or a view beside the cells.
@preconcurrency @MainActor
open class UICollectionReusableView: UIView {
  open internal(set) var reuseIdentifier: String?
  /// The collection is to ask again how large the view wants to be.
  var needsMeasuring = true

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
  ) -> UICollectionViewLayoutAttributes { layoutAttributes }

  open func willTransition(
    from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout
  ) {}
  open func didTransition(
    from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout
  ) {}
}
