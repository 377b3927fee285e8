import Foundation

/// An item of a collection.
@preconcurrency @MainActor
open class UICollectionViewCell: UICollectionReusableView {
  private let content = UICellContentView()

  public override init(frame: CGRect) {
    super.init(frame: frame)
    content.frame = bounds
    content.preservesSuperviewLayoutMargins = false
    super.addSubview(content)
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  open var contentView: UIView { content }

  open var isSelected = false { didSet { markDidChange() } }
  open var isHighlighted = false { didSet { markDidChange() } }

  open var backgroundView: UIView? {
    didSet { replaceBackground(oldValue, with: backgroundView) }
  }

  open var selectedBackgroundView: UIView? {
    didSet { replaceBackground(oldValue, with: selectedBackgroundView) }
  }

  private func replaceBackground(_ old: UIView?, with new: UIView?) {
    if old !== new { old?.removeFromSuperview() }
    if let new { insertSubview(new, belowSubview: content) }
    markDidChange()
    setNeedsLayout()
  }

  private func markDidChange() {
    selectedBackgroundView?.isHidden = !isSelected && !isHighlighted
  }

  open override func prepareForReuse() {
    super.prepareForReuse()
    isHighlighted = false
    isSelected = false
  }

  // MARK: Size

  /// What the constraints of the content want; without any, what the layout says.
  open override func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes { fitted(layoutAttributes) }

  open override func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    content.fittedSize(targetSize, horizontalFittingPriority, verticalFittingPriority)
      ?? targetSize
  }

  /// The content is never of a size that the cell no longer has, in which it might not fit.
  override func boundsDidChange(from oldBounds: CGRect) {
    super.boundsDidChange(from: oldBounds)
    content.frame = bounds
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    for view in [content, backgroundView, selectedBackgroundView] {
      if let view, view.frame != bounds { view.frame = bounds }
    }
  }

  open override func invalidateIntrinsicContentSize() {
    super.invalidateIntrinsicContentSize()
    remeasure(where: .enabled)
  }

  override func contentDidChange(of subview: UIView) {
    super.contentDidChange(of: subview)
    remeasure(where: .enabledIncludingConstraints)
  }

  private func remeasure(where least: UICollectionView.SelfSizingInvalidation) {
    guard let list = superview as? UICollectionView,
      list.selfSizingInvalidation.rawValue >= least.rawValue
    else { return }
    needsMeasuring = true
    list.setNeedsLayout()
  }
}
