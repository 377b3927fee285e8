import UIKit

final class FeedViewController: UIViewController {
  private var items: [Item]
  let tableView = UITableView(frame: .zero, style: .plain)
  private let refresh = UIRefreshControl()
  var onSelect: ((Item) -> Void)?

  init(items: [Item]) {
    self.items = items
    super.init(nibName: nil, bundle: nil)
    title = "Feed"
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.dataSource = self
    tableView.delegate = self
    tableView.register(ItemCell.self)
    tableView.register(
      SectionHeader.self, forHeaderFooterViewReuseIdentifier: SectionHeader.reuseIdentifier)
    tableView.separatorStyle = .none
    tableView.rowHeight = UITableView.automaticDimension
    tableView.estimatedRowHeight = 120
    tableView.refreshControl = refresh
    view.addSubview(tableView)
    tableView.pinToSuperview()
    refresh.addAction(UIAction { [weak self] _ in self?.reload() }, for: .valueChanged)
    navigationItem.largeTitleDisplayMode = .never
  }

  private func reload() {
    refresh.endRefreshing()
    tableView.reloadData()
  }

  func remove(at index: Int) {
    tableView.performBatchUpdates {
      items.remove(at: index)
      tableView.deleteRows(at: [IndexPath(row: index, section: 0)], with: .automatic)
    }
  }
}

extension FeedViewController: UITableViewDataSource, UITableViewDelegate {
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    items.count
  }

  func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeue(ItemCell.self, for: indexPath)
    cell.configure(with: items[indexPath.row])
    return cell
  }

  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    tableView.deselectRow(at: indexPath, animated: true)
    onSelect?(items[indexPath.row])
  }

  func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
    let header =
      tableView.dequeueReusableHeaderFooterView(withIdentifier: SectionHeader.reuseIdentifier)
      as? SectionHeader
    header?.title = "Today"
    return header
  }

  func tableView(
    _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    let delete = UIContextualAction(style: .destructive, title: "Delete") {
      [weak self] _, _, done in
      self?.remove(at: indexPath.row)
      done(true)
    }
    return UISwipeActionsConfiguration(actions: [delete])
  }
}
