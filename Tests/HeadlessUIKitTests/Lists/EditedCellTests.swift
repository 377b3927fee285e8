import Foundation
import Testing

@testable import HeadlessUIKit

/// A text field in a cell that scrolls out of sight during editing.
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

  @MainActor
  private struct Scene {
    let rows = Rows()
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
    let list: UIScrollView

    init(isTable: Bool) {
      if isTable {
        let table = UITableView(frame: window.bounds)
        table.rowHeight = 40
        table.register(FieldCell.self, forCellReuseIdentifier: "cell")
        table.dataSource = rows
        list = table
      } else {
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = CGSize(width: 200, height: 40)
        layout.minimumLineSpacing = 0
        let collection = UICollectionView(frame: window.bounds, collectionViewLayout: layout)
        collection.register(FieldItem.self, forCellWithReuseIdentifier: "cell")
        collection.dataSource = rows
        list = collection
      }
      window.addSubview(list)
      window.isHidden = false
      list.layoutIfNeeded()
    }

    func field(_ row: Int) -> UITextField? {
      let path = IndexPath(item: row, section: 0)
      let cell = (list as? UITableView)?.cellForRow(at: path) as? FieldCell
      let item = (list as? UICollectionView)?.cellForItem(at: path) as? FieldItem
      return cell?.field ?? item?.field
    }

    func scroll(to offset: CGFloat) {
      list.contentOffset.y = offset
      list.layoutIfNeeded()
    }

    /// The rows that the list reports as visible.
    var seen: [Int] {
      let paths =
        (list as? UITableView)?.indexPathsForVisibleRows
        ?? (list as? UICollectionView)?.indexPathsForVisibleItems
      return paths?.map(\.item) ?? []
    }
  }

  /// Until editing ends, no other row gets the cell, and its row gets no other cell.
  @Test(arguments: [true, false])
  func editedFieldStaysWithItsRow(isTable: Bool) {
    let scene = Scene(isTable: isTable)
    defer { scene.window.isHidden = true }
    let edited = scene.field(1)
    edited?.becomeFirstResponder()
    for offset in stride(from: 0, through: 1_200, by: 90) as StrideThrough<CGFloat> {
      scene.scroll(to: offset)
      #expect(edited?.text == "1" && edited?.isFirstResponder == true)
      #expect(scene.seen.first == Int(offset / 40) && scene.seen.count < 7)
    }
    edited?.text = "typed"
    scene.scroll(to: 0)
    #expect(scene.field(1) === edited && edited?.text == "typed" && scene.seen == [0, 1, 2, 3, 4])
    scene.scroll(to: 1_200)
    edited?.resignFirstResponder()
    // This height needs all cells, the edited one included.
    scene.list.frame.size.height = 400
    scene.list.layoutIfNeeded()
    #expect(edited?.text != "typed")
  }

  /// Rows before the cell's row come and go, and the cell moves with its row.
  @Test(arguments: [true, false])
  func offscreenFieldFollowsItsRow(isTable: Bool) {
    let scene = Scene(isTable: isTable)
    defer { scene.window.isHidden = true }
    let edited = scene.field(1)
    edited?.becomeFirstResponder()
    scene.scroll(to: 800)
    scene.rows.count = 39
    let path = IndexPath(item: 0, section: 0)
    (scene.list as? UITableView)?.deleteRows(at: [path], with: .none)
    (scene.list as? UICollectionView)?.deleteItems(at: [path])
    scene.list.layoutIfNeeded()
    #expect(edited?.isFirstResponder == true)
    scene.scroll(to: 0)
    #expect(scene.field(0) === edited && edited?.text == "1")
  }

  @Test(arguments: [true, false], [true, false])
  func editingEndsWhenItsRowGoes(isTable: Bool, isSeen: Bool) {
    let path = IndexPath(item: 1, section: 0)
    let changes: [(UIScrollView, Rows) -> Void] = [
      { list, rows in
        rows.count = 39
        (list as? UITableView)?.deleteRows(at: [path], with: .none)
        (list as? UICollectionView)?.deleteItems(at: [path])
      },
      { list, _ in
        (list as? UITableView)?.reloadRows(at: [path], with: .none)
        (list as? UICollectionView)?.reloadItems(at: [path])
      },
      { list, _ in
        (list as? UITableView)?.reloadData()
        (list as? UICollectionView)?.reloadData()
      },
    ]
    for change in changes {
      let scene = Scene(isTable: isTable)
      defer { scene.window.isHidden = true }
      let edited = scene.field(1)
      edited?.becomeFirstResponder()
      if !isSeen { scene.scroll(to: 800) }
      #expect(edited?.isFirstResponder == true)
      change(scene.list, scene.rows)
      scene.list.layoutIfNeeded()
      #expect(edited?.isFirstResponder == false)
    }
  }
}
