/// Measures rows in cells that nobody sees.
@MainActor
struct MeasuringBench {
  let width: CGFloat
  let make: (TableCellContent) -> UITableViewCell?
  private var cells: [ObjectIdentifier: UITableViewCell] = [:]

  init(width: CGFloat, make: @escaping (TableCellContent) -> UITableViewCell?) {
    (self.width, self.make) = (width, make)
  }

  /// A row that is bound to a cell would lose it, and is measured there.
  mutating func height(
    of row: any TableCellModel
  ) -> (size: CGFloat, marks: StateMarks?)? {
    if let bound = (row as? any IdentifiedByOthers)?.boundCell {
      return (bound as? UITableViewCell).flatMap(fittedHeight)
    }
    let content = row.rowContent
    guard let cell = cells[ObjectIdentifier(content.type)] ?? make(content) else { return nil }
    cells[ObjectIdentifier(content.type)] = cell
    cell.removeFromSuperview()
    cell.prepareForReuse()
    cell.frame.size.width = width
    guard CellBinding.bind(cell, to: row, content) else { return nil }
    defer { Platform.companion(CellBinding.self, of: cell)?.letGo() }
    cell.layoutIfNeeded()
    return fittedHeight(of: cell)
  }

  private func fittedHeight(of cell: UITableViewCell) -> (size: CGFloat, marks: StateMarks?)? {
    let fitted = cell.systemLayoutSizeFitting(
      CGSize(width: width, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel)
    guard fitted.height > 0 else { return nil }
    let binding = Platform.companion(CellBinding.self, of: cell)
    return (fitted.height, binding?.marks(at: cell.bounds.size))
  }
}
