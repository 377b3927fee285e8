/// Finds how much of a table's width lies beside its rows, and beside their content, before there
/// are any. UIKit tells this only of cells, so it is found in a hidden table.
@MainActor
final class RowMarginMeasurer: NSObject, UITableViewDataSource {
  /// The width that is left for others: beside the rows of a table with cards, and inside them for
  /// an index.
  struct Margins {
    var row: CGFloat = 0
    var index: CGFloat = 0
  }

  private let titles: [String]?

  private init(_ titles: [String]?) { self.titles = titles }

  /// - Parameters:
  ///   - titles: The titles in the index, or nil if there is none.
  ///   - original: The table in which the rows are to be, with its style, width and traits.
  static func margins(besideIndexOf titles: [String]?, in original: UITableView) -> Margins {
    let measurer = RowMarginMeasurer(titles)
    let width = original.bounds.width
    let table = UITableView(
      frame: CGRect(x: 0, y: 0, width: width, height: 480), style: original.style)
    table.isHidden = true
    table.insetsContentViewsToSafeArea = false
    table.dataSource = measurer
    original.insertSubview(table, at: 0)
    defer { table.removeFromSuperview() }
    table.layoutIfNeeded()
    guard let cell = table.visibleCells.first else { return Margins() }
    cell.layoutIfNeeded()
    return Margins(
      row: width - cell.bounds.width, index: cell.bounds.width - cell.contentView.bounds.width)
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }

  func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell { UITableViewCell() }

  func sectionIndexTitles(for tableView: UITableView) -> [String]? { titles }
}
