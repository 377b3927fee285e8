/// A cell of a table that lays out its own content.
///
/// `moleculeWillLayout`, `layoutContent` and `moleculeDidLayout` are called in this order, as often
/// as the behaviour requires. The content goes into the content view. Its constraints are active in
/// `moleculeDidLayout`.
@preconcurrency @MainActor
open class TableMoleculeCell: UITableViewCell, MoleculeCell {
  private let layouting = CellLayouting()
  /// The size that has been compared with a calculated height that nobody has asked for, or the
  /// size that has been asked for.
  private var comparedSize: CGSize?

  /// Creates a cell; its content is laid out when the cell is measured or shown.
  public override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
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

  /// Returns the height of the cell for a width, both in points; at least two pixels.
  ///
  /// `.automatic`, the default, takes the height from the constraints. An invalid height counts as
  /// `.automatic` and is an issue. A table that ignores the height is an issue, too: one with a
  /// `rowHeight`, with a delegate that provides heights, or with a row that provides its own.
  open func calculatedCellHeight(for cellWidth: CGFloat) -> CGFloat { .automatic }

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
    compareHeight()
  }

  open override func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    layouting.answer(self) {
      let height = calculatedCellHeight(for: targetSize.width).calculated(by: self, as: "height")
      guard height == .automatic else {
        comparedSize = size(width: targetSize.width, height: height)
        return size(width: targetSize.width, height: height)
      }
      return super.systemLayoutSizeFitting(
        targetSize, withHorizontalFittingPriority: horizontalFittingPriority,
        verticalFittingPriority: verticalFittingPriority)
    }
  }

  /// Compares the calculated height with the height that the cell has. Cells are laid out before
  /// they are asked for their height, and while they move: only the height that they are meant to
  /// have is compared.
  private func compareHeight() {
    guard comparedSize != bounds.size, !bounds.isEmpty, let table = list(UITableView.self),
      table.rowHeight >= 0 || table.delegate != nil, let path = table.indexPath(for: self)
    else { return }
    let (answer, given) = (calculatedCellHeight(for: bounds.width), bounds.height)
    guard answer.isCalculated(differentlyFrom: given) else { return comparedSize = bounds.size }
    let delegated = Platform.delegatedHeight(of: path, in: table).flatMap { $0 >= 0 ? $0 : nil }
    guard abs((delegated ?? table.rowHeight) - given) < resizeThreshold else { return }
    comparedSize = bounds.size
    let height = answer.calculated(by: self, as: "height")
    if height.isCalculated(differentlyFrom: given) {
      reportIgnoredLength(
        "height", height, insteadGiven: given, in: table,
        lengthSource(of: delegated, at: path, in: table))
    }
  }

  private func lengthSource(
    of delegated: CGFloat?, at path: IndexPath, in table: UITableView
  ) -> LengthSource {
    let rowHeight = LengthSource(table, "set its rowHeight to UITableView.automaticDimension")
    guard let delegated, let delegate = table.delegate else { return rowHeight }
    if let model = TableModel.of(table), let row = model.row(at: path),
      model.statedHeight(at: path) == delegated
    {
      return LengthSource(row, "have its height(for:) return the same")
    }
    if delegate is ListDelegate, delegated == table.rowHeight { return rowHeight }
    return LengthSource(
      delegate, "have its heightForRowAt return UITableView.automaticDimension")
  }
}

extension UITableViewCell {
  /// Returns the size of a row with a height of its own. UIKit takes a height no greater than that
  /// of a separator for a mistake, and gives the row its usual height.
  func size(width: CGFloat, height: CGFloat) -> CGSize {
    CGSize(width: width, height: max(height, 2 / max(1, traitCollection.displayScale)))
  }
}

/// Another name for ``TableMoleculeCell``, used in earlier documentation.
public typealias TableCellLayoutable = TableMoleculeCell
