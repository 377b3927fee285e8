/// A cell of a collection that says itself how its content is laid out.
///
/// `moleculeWillLayout`, `layoutContent` and `moleculeDidLayout` are called in this order, as often
/// as the behaviour says. The content goes into the content view, and its constraints are active in
/// `moleculeDidLayout`.
@preconcurrency @MainActor
open class CollectionMoleculeCell: UICollectionViewCell, MoleculeCell {
  private let layouting = CellLayouting()
  /// Where the cell is that is being measured: the collection may not know yet.
  private var measuredPath: IndexPath?
  /// With which size it has been compared what nobody has asked for.
  private var comparedSize: CGSize?

  /// Makes a cell; its content is laid out when it is measured or shown.
  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  // MARK: For subclasses

  /// When the content is laid out: once, unless a subclass says otherwise.
  open var layoutBehaviour: CellLayoutingBehaviour { .layoutOnce }

  /// What becomes of the constraints that are there: the first time none is touched, later all are
  /// replaced, unless a subclass says otherwise.
  open func layoutOption(on phase: CellLayoutingPhase) -> SublayoutingOption {
    phase == .firstLoad ? .addNew : .removeOldAndAddNew
  }

  /// Puts the content.
  open func layoutContent(_ layout: LayoutInsertable) {}
  /// Called before `layoutContent`.
  open func moleculeWillLayout() {}
  /// Called after `layoutContent`.
  open func moleculeDidLayout() {}

  /// How large the cell is, in points, where the collection has a width for content: its own
  /// without its insets and those that the flow layout has for sections.
  ///
  /// Each component may be `.automatic`, for as large as the constraints want, and is, unless a
  /// subclass says otherwise. What is no length is `.automatic`, with an issue. That a layout does not take
  /// it is an issue, too: a flow layout without an `estimatedItemSize` has all sizes from elsewhere.
  open func calculatedCellSize(for collectionContentWidth: CGFloat) -> CGSize { .automatic }

  /// How large the cell is, in points, where the collection shows so much content at once: what its
  /// own size, its insets and those that the flow layout has for sections leave.
  ///
  /// It is for cells that are as high as the collection, in layouts that are scrolled across. The
  /// same goes for its components as for those of ``calculatedCellSize(for:)-(CGFloat)``, which says
  /// the size unless a subclass overrides this one.
  @_disfavoredOverload  // .zero is a width, as it was before there was a size
  open func calculatedCellSize(for collectionContentSize: CGSize) -> CGSize {
    calculatedCellSize(for: collectionContentSize.width)
  }

  // MARK: Layout

  /// Why the content would be laid out now.
  public var layoutPhase: CellLayoutingPhase { layouting.phase }

  /// Lays the content out if the phase and the behaviour want it.
  ///
  /// - Returns: Whether it was laid out.
  @discardableResult
  public func layoutContentIfNeeded() -> Bool { layouting.run(self) }

  /// Begins the phase `setNeedsLayout`. What the content asks for while the cell is laid out is
  /// done in the same layout.
  open override func setNeedsLayout() {
    guard !layouting.isUnderWay else { return }
    super.setNeedsLayout()
    layouting.noteNeedsLayout()
  }

  /// Begins the phase `reused`, and lays the content out if the behaviour wants it then.
  open override func prepareForReuse() {
    super.prepareForReuse()
    comparedSize = nil
    layouting.noteReuse()
    layoutContentIfNeeded()
  }

  /// Lays the content out if it has not been in this pass, and ends the phase.
  open override func layoutSubviews() {
    layouting.runInPass(self)
    super.layoutSubviews()
    layouting.endPass()
    guard measuredPath == nil, comparedSize != bounds.size, let collection,
      isSettled(in: collection)
    else { return }
    comparedSize = bounds.size
    compare(calculatedSize, with: bounds.size, in: collection) { _ in false }
  }

  /// Of content that has been laid out, also for a cell that an app measures by itself.
  open override func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    layouting.answer(self) {
      super.systemLayoutSizeFitting(
        targetSize, withHorizontalFittingPriority: horizontalFittingPriority,
        verticalFittingPriority: verticalFittingPriority)
    }
  }

  open override func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    layouting.answer(self) { preferred(layoutAttributes) }
  }

  private func preferred(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    measuredPath = layoutAttributes.indexPath
    let calculated = calculatedSize
    if let collection {
      compare(calculated, with: layoutAttributes.size, in: collection) { size in
        let other = layoutAttributes.copy() as? UICollectionViewLayoutAttributes ?? layoutAttributes
        other.size = size
        return collection.collectionViewLayout.shouldInvalidateLayout(
          forPreferredLayoutAttributes: other, withOriginalAttributes: layoutAttributes)
      }
    }
    let fitted = super.preferredLayoutAttributesFitting(layoutAttributes)
    guard calculated != .automatic else { return fitted }
    let preferred = fitted.copy() as? UICollectionViewLayoutAttributes ?? fitted
    preferred.size = fitted.size.replaced(by: calculated)
    return preferred
  }

  private var calculatedSize: CGSize {
    let room = collection?.room(for: self, at: measuredPath) ?? bounds.size
    let answer = calculatedCellSize(for: room)
    return CGSize(
      width: answer.width.calculated(by: self, as: "width"),
      height: answer.height.calculated(by: self, as: "height"))
  }

  private var collection: UICollectionView? { list(UICollectionView.self) }
}

/// The other spelling of the documentation.
public typealias CollectionCellLayoutable = CollectionMoleculeCell
