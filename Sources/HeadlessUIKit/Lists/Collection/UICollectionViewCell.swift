import Foundation

/// A cell for an item.
@preconcurrency @MainActor
open class UICollectionViewCell: UICollectionReusableView, ConfiguredView {
  let plainContent = UICellContentView()
  let parts = ConfiguredParts()

  public override init(frame: CGRect) {
    super.init(frame: frame)
    plainContent.frame = bounds
    plainContent.preservesSuperviewLayoutMargins = false
    super.addSubview(plainContent)
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  public enum DragState: Int, Sendable {
    case none, lifting, dragging
  }

  /// Called when the item is lifted, when it is dragged, and at the end of the drag.
  open func dragStateDidChange(_ dragState: DragState) {}

  open var contentView: UIView { parts.contentView ?? plainContent }

  open var isSelected = false { didSet { markDidChange() } }
  open var isHighlighted = false { didSet { markDidChange() } }

  open var backgroundView: UIView? {
    didSet { replaceBackground(oldValue, with: backgroundView) }
  }

  open var selectedBackgroundView: UIView? {
    didSet { replaceBackground(oldValue, with: selectedBackgroundView) }
  }

  private func replaceBackground(_ old: UIView?, with new: UIView?) {
    guard old !== new else { return }
    old?.removeFromSuperview()
    if let new {
      backgroundConfiguration = nil
      insertSubview(new, belowSubview: contentView)
    }
    markDidChange()
    setNeedsLayout()
  }

  private func markDidChange() {
    selectedBackgroundView?.isHidden = !isSelected && !isHighlighted
    markOutdated()
  }

  open override func prepareForReuse() {
    super.prepareForReuse()
    isHighlighted = false
    isSelected = false
    markOutdated()
  }

  // MARK: Configurations

  open var configurationState: UICellConfigurationState {
    var state = UICellConfigurationState(viewState)
    state.isSelected = isSelected
    state.isHighlighted = isHighlighted
    let list = list
    state.isEditing = list?.isEditing == true
    state.isReordering = (list?.movement?.current).flatMap { list?.cellForItem(at: $0) } === self
    list?.addDragState(of: self, to: &state)
    return state
  }

  /// The update happens with the next layout, or earlier when the cell is measured.
  open func setNeedsUpdateConfiguration() { markOutdated() }

  /// Called for each new state.
  open func updateConfiguration(using state: UICellConfigurationState) {}

  /// Applies a state in subclasses of this module, before `updateConfiguration(using:)`.
  func stateDidChange(_ state: UICellConfigurationState) {}

  /// Called for each new state, after `updateConfiguration(using:)`.
  open var configurationUpdateHandler: ConfigurationUpdateHandler? { didSet { markOutdated() } }

  /// The default background.
  var standardBackground: UIBackgroundConfiguration { .clear() }

  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    markOutdated()
  }

  // MARK: Size

  /// The size that the constraints of the content determine; without constraints, the size in the
  /// layout.
  open override func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes { fitted(layoutAttributes) }

  open override func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    updateIfOutdated()
    let fitted = fittedContent(targetSize, horizontalFittingPriority, verticalFittingPriority)
    if let fitted { return fitted }
    // Cells without constraints may compute their sizes themselves; others return the present one.
    let own = sizeThatFits(targetSize)
    return own == bounds.size ? targetSize : own
  }

  /// Resizes the content together with the cell, since a stale size might not fit its constraints.
  override func boundsDidChange(from oldBounds: CGRect) {
    super.boundsDidChange(from: oldBounds)
    placeContent()
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    updateIfOutdated()
    placeContent()
    placeBackground()
    for view in [backgroundView, selectedBackgroundView] {
      if let view, view.frame != bounds { view.frame = bounds }
    }
  }

  func placeContent() {
    if contentView.frame != bounds { contentView.frame = bounds }
  }

  open override func invalidateIntrinsicContentSize() {
    super.invalidateIntrinsicContentSize()
    remeasure(where: .enabled)
  }

  override func contentDidChange(of subview: UIView) {
    super.contentDidChange(of: subview)
    let isAsked = subview === contentView && subview.flags.contains(.asksForSize)
    remeasure(where: isAsked ? .enabled : .enabledIncludingConstraints)
  }

  func remeasure(where least: UICollectionView.SelfSizingInvalidation) {
    guard let list,
      list.selfSizingInvalidation.rawValue >= least.rawValue
    else { return }
    needsMeasuring = true
    list.setNeedsLayout()
  }
}
