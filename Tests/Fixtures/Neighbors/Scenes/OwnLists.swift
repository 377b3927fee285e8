import DeStijl
import Ledger
import SwiftUI
import UIKit

// An app whose tables and collections have properties and types with names that DeStijl has, too, in
// a file that imports SwiftUI, which has a Section.

private struct Row: Equatable {
  var title: String
}

private final class HeroTable: UITableView {
  enum Section: Int {
    case first, second
  }
  typealias Model = [Row]

  var model: Model = [Row(title: "own")]
  var cells = 3
  var sections: [Section] = [.first]

  func own() -> Section { sections.first ?? .second }
}

private final class HeroGrid: UICollectionView {
  struct Section { var name = "own" }

  var model = "own"
  var cells: [Row] = []
  var sections: [Section] = [Section()]
}

private struct HeroRow: TableCellModel, Equatable {
  var name: String

  var cellIdentifier: AnyHashable { name }
  var rowContent: TableCellContent { TableCellContent(UITableViewCell.self) }
}

@MainActor @main
private enum Scene {
  static func main() {
    let table = HeroTable(frame: CGRect(x: 0, y: 0, width: 300, height: 400), style: .plain)
    table.model.append(Row(title: "more"))
    table.cells += 1
    table.sections = [.second]
    Ledger.expect(table.model.count == 2 && table.cells == 4, "a table's own properties win")
    Ledger.expect(table.own() == .second && HeroTable.Section.second.rawValue == 1, "and its types")
    let grid = HeroGrid(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
    grid.model += "!"
    grid.cells.append(Row(title: "a"))
    Ledger.expect(grid.sections[0].name == "own" && grid.model == "own!", "so do a collection's")

    // One of DeStijl's lists beside the app's own.
    let list = UITableView(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
    list.sections = [UITableView.Section(identifier: "a", cells: [HeroRow(name: "Ada")])]
    list.layoutIfNeeded()
    Ledger.expect(list.visibleCells.count == 1, "our lists show their rows")
    Ledger.expect((table as UITableView).sections.isEmpty, "as a plain table it has ours")
    Ledger.close()
  }
}
