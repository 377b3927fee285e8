/// A cell of a collection that lays out its own content.
///
/// `moleculeWillLayout`, `layoutContent` and `moleculeDidLayout` are called in this order, as often
/// as the behaviour requires. The content goes into the content view. Its constraints are active in
/// `moleculeDidLayout`.
@preconcurrency @MainActor
open class CollectionMoleculeCell: UICollectionViewCell, MoleculeCell {
  private let layouting = CellLayouting()
  /// The path at which the cell was last measured: the collection may not know it yet.
  private var measuredPath: IndexPath?
  /// The size that has been compared with the calculated one, which nobody has asked for.
  private var comparedSize: CGSize?

  /// Creates a cell; its content is laid out when the cell is measured or shown.
  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  // MARK: For subclasses

  /// When the content is laid out; by default, once.
  open var layoutBehaviour: CellLayoutingBehaviour { .layoutOnce }

  /// The treatment of existing constraints in a phase.
  ///
  /// By default, the first layout leaves all existing constraints, and later ones replace them.
  open func layoutOption(on phase: CellLayoutingPhase) -> SublayoutingOption {
    phase == .firstLoad ? .addNew : .removeOldAndAddNew
  }

  /// Adds the content.
  open func layoutContent(_ layout: LayoutInsertable) {}
  /// Called before `layoutContent`.
  open func moleculeWillLayout() {}
  /// Called after `layoutContent`.
  open func moleculeDidLayout() {}

  /// Returns the size of the cell, in points, for a width of the collection's content.
  ///
  /// The width is the collection's own, without its insets and the section insets of the flow
  /// layout.
  ///
  /// Each component may be `.automatic`, the default, which takes the length from the constraints.
  /// An invalid length counts as `.automatic` and is an issue. A component that the layout ignores
  /// is an issue, too: a flow layout without an `estimatedItemSize` takes all sizes from elsewhere.
  open func calculatedCellSize(for collectionContentWidth: CGFloat) -> CGSize { .automatic }

  /// Returns the size of the cell, in points, for the size of the collection's visible content.
  ///
  /// This size is the collection's own, without its insets and the section insets of the flow
  /// layout.
  ///
  /// Use it for cells that are as high as the collection, in layouts that scroll horizontally. The
  /// rules for components of ``calculatedCellSize(for:)-(CGFloat)`` apply. That function provides
  /// the size unless a subclass overrides this one.
  @_disfavoredOverload  // .zero is a width, as it was before there was a size
  open func calculatedCellSize(for collectionContentSize: CGSize) -> CGSize {
    calculatedCellSize(for: collectionContentSize.width)
  }

  // MARK: Layout

  /// The reason to lay out the content now.
  public var layoutPhase: CellLayoutingPhase { layouting.phase }

  /// Lays out the content if the phase and the behaviour require it.
  ///
  /// - Returns: Whether it was laid out.
  @discardableResult
  public func layoutContentIfNeeded() -> Bool { layouting.run(self) }

  /// Begins the phase `setNeedsLayout`.
  ///
  /// Requests that the content itself makes while the cell is laid out are handled in the same
  /// layout.
  open override func setNeedsLayout() {
    guard !layouting.isUnderWay else { return }
    super.setNeedsLayout()
    layouting.noteNeedsLayout()
  }

  /// Begins the phase `reused`, and lays out the content if the behaviour requires it then.
  open override func prepareForReuse() {
    super.prepareForReuse()
    comparedSize = nil
    layouting.noteReuse()
    layoutContentIfNeeded()
  }

  /// Lays out the content unless this pass has done so, and ends the phase.
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

  /// Returns the fitting size of content that has been laid out, also for a cell that an app
  /// measures itself.
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

/// Another name for ``CollectionMoleculeCell``, used in earlier documentation.
public typealias CollectionCellLayoutable = CollectionMoleculeCell
