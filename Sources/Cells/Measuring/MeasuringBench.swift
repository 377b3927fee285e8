/// Measures rows in cells that nobody sees.
@MainActor
struct MeasuringBench {
  let width: CGFloat
  let make: (TableCellContent) -> UITableViewCell?
  private var cells: [ObjectIdentifier: UITableViewCell] = [:]

  init(width: CGFloat, make: @escaping (TableCellContent) -> UITableViewCell?) {
    (self.width, self.make) = (width, make)
  }

  /// Nil for a row that is bound to a cell, which it would lose.
  mutating func height(
    of row: any TableCellModel
  ) -> (size: CGFloat, marks: StateMarks?)? {
    if let object = row as? any IdentifiedByOthers, object.boundCell != nil { return nil }
    let content = row.rowContent
    guard let cell = cells[ObjectIdentifier(content.type)] ?? make(content) else { return nil }
    cells[ObjectIdentifier(content.type)] = cell
    cell.removeFromSuperview()
    cell.prepareForReuse()
    cell.frame.size.width = width
    guard CellBinding.bind(cell, to: row, content) else { return nil }
    let binding = Platform.companion(CellBinding.self, of: cell)
    defer { binding?.letGo() }
    cell.layoutIfNeeded()
    let fitted = cell.systemLayoutSizeFitting(
      CGSize(width: width, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel)
    return fitted.height > 0 ? (fitted.height, binding?.marks(at: cell.bounds.size)) : nil
  }
}
