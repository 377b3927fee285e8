/// Finds how much of a table's width an index takes: UIKit says it of what is in cells only, so it is
/// found in a table that nobody sees.
@MainActor
final class IndexBench: NSObject, UITableViewDataSource {
  private let titles: [String]

  private init(_ titles: [String]) { self.titles = titles }

  /// - Parameters:
  ///   - titles: What the index says.
  ///   - original: The table in which it is to be, with its traits.
  static func width(of titles: [String], in original: UITableView) -> CGFloat {
    let bench = IndexBench(titles)
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480), style: .plain)
    table.isHidden = true
    table.insetsContentViewsToSafeArea = false
    table.dataSource = bench
    original.insertSubview(table, at: 0)
    defer { table.removeFromSuperview() }
    table.layoutIfNeeded()
    guard let cell = table.visibleCells.first else { return 0 }
    cell.layoutIfNeeded()
    return cell.bounds.width - cell.contentView.bounds.width
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }

  func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell { UITableViewCell() }

  func sectionIndexTitles(for tableView: UITableView) -> [String]? { titles }
}
