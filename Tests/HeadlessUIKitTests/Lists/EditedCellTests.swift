import Foundation
import Testing

@testable import HeadlessUIKit

/// A field in a cell that goes out of sight while somebody types.
@MainActor
struct EditedCellTests {
  private final class FieldCell: UITableViewCell {
    let field = UITextField(frame: CGRect(x: 0, y: 0, width: 100, height: 30))
    override init(style: CellStyle, reuseIdentifier: String?) {
      super.init(style: style, reuseIdentifier: reuseIdentifier)
      contentView.addSubview(field)
    }
    required init?(coder: NSCoder) { nil }
  }

  private final class FieldItem: UICollectionViewCell {
    let field = UITextField(frame: CGRect(x: 0, y: 0, width: 100, height: 30))
    override init(frame: CGRect) {
      super.init(frame: frame)
      contentView.addSubview(field)
    }
    required init?(coder: NSCoder) { nil }
  }

  private final class Rows: NSObject, UITableViewDataSource, UICollectionViewDataSource {
    var count = 40
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { count }
    func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
      let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
      (cell as? FieldCell)?.field.text = "\(indexPath.row)"
      return cell
    }
    func collectionView(
      _ collectionView: UICollectionView, numberOfItemsInSection section: Int
    ) -> Int { count }
    func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
      (cell as? FieldItem)?.field.text = "\(indexPath.item)"
      return cell
    }
  }

  /// No other row gets it before that has ended.
  @Test(arguments: [true, false])
  func theFieldStaysThatOfItsRow(isTable: Bool) {
    let rows = Rows()
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
    let list: UIScrollView
    if isTable {
      let table = UITableView(frame: window.bounds)
      table.rowHeight = 40
      table.register(FieldCell.self, forCellReuseIdentifier: "cell")
      table.dataSource = rows
      list = table
    } else {
      let layout = UICollectionViewFlowLayout()
      layout.itemSize = CGSize(width: 200, height: 40)
      let collection = UICollectionView(frame: window.bounds, collectionViewLayout: layout)
      collection.register(FieldItem.self, forCellWithReuseIdentifier: "cell")
      collection.dataSource = rows
      list = collection
    }
    window.addSubview(list)
    window.isHidden = false
    defer { window.isHidden = true }
    list.layoutIfNeeded()
    func field(_ row: Int) -> UITextField? {
      let path = IndexPath(item: row, section: 0)
      let cell = (list as? UITableView)?.cellForRow(at: path) as? FieldCell
      let item = (list as? UICollectionView)?.cellForItem(at: path) as? FieldItem
      return cell?.field ?? item?.field
    }
    let edited = field(1)
    edited?.becomeFirstResponder()
    for offset in stride(from: 0, through: 1_200, by: 90) as StrideThrough<CGFloat> {
      list.contentOffset.y = offset
      list.layoutIfNeeded()
      #expect(edited?.text == "1" && edited?.isFirstResponder == true)
    }
    edited?.resignFirstResponder()
    // So many rows need it, too.
    list.frame.size.height = 400
    list.layoutIfNeeded()
    #expect(edited?.text != "1")
  }
}
