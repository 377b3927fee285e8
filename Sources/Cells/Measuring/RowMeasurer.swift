/// Measures rows in hidden cells.
@MainActor
struct RowMeasurer {
  let width: CGFloat
  let make: (TableCellContent) -> UITableViewCell?
  private weak var table: UITableView?
  /// The view that holds the cells in the table while they are measured.
  let hiddenContainer = UIView()
  private var cells: [ObjectIdentifier: UITableViewCell] = [:]

  /// - Parameter table: The table in which the rows are to be.
  init(
    for table: UITableView, width: CGFloat, make: @escaping (TableCellContent) -> UITableViewCell?
  ) {
    (self.table, self.width, self.make) = (table, width, make)
    hiddenContainer.isHidden = true
  }

  /// Returns the height of a row. A row that is bound to a cell would lose it, so it is measured
  /// there.
  mutating func height(
    of row: any TableCellModel
  ) -> (size: CGFloat, snapshot: StateSnapshot?)? {
    if let bound = (row as? any ExternallyIdentified)?.boundCell {
      return (bound as? UITableViewCell).flatMap(fittedHeight)
    }
    let content = row.rowContent
    guard let cell = cells[ObjectIdentifier(content.type)] ?? make(content) else { return nil }
    cells[ObjectIdentifier(content.type)] = cell
    cell.prepareForReuse()
    cell.frame.size.width = width
    // In the middle of the table, the edges of the screen do not affect the cell.
    hiddenContainer.frame.origin.y = table?.bounds.midY ?? 0
    if cell.superview !== hiddenContainer { hiddenContainer.addSubview(cell) }
    guard CellBinding.bind(cell, to: row, content) else { return nil }
    defer { Platform.companion(CellBinding.self, of: cell)?.unbind() }
    cell.layoutIfNeeded()
    return fittedHeight(of: cell)
  }

  private func fittedHeight(of cell: UITableViewCell) -> (size: CGFloat, snapshot: StateSnapshot?)?
  {
    let fitted = cell.systemLayoutSizeFitting(
      CGSize(width: width, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel)
    guard fitted.height > 0 else { return nil }
    let binding = Platform.companion(CellBinding.self, of: cell)
    return (fitted.height, binding?.snapshot(at: cell.bounds.size))
  }
}
