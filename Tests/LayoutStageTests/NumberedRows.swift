import DeStijl

/// The data of a table or a collection view whose cells show UIKit's own content.
@MainActor
final class NumberedRows: NSObject, UITableViewDataSource, UICollectionViewDataSource {
  static let shared = NumberedRows()

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 30 }

  func tableView(
    _ tableView: UITableView, titleForHeaderInSection section: Int
  ) -> String? { "Header" }

  func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
    var content = cell.defaultContentConfiguration()
    (content.text, content.secondaryText) = ("Row \(indexPath.row)", "Details")
    cell.contentConfiguration = content
    cell.accessoryType = indexPath.row % 2 == 0 ? .disclosureIndicator : .none
    return cell
  }

  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { 20 }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    var content = UIListContentConfiguration.cell()
    content.text = "Row \(indexPath.item)"
    cell.contentConfiguration = content
    return cell
  }
}
