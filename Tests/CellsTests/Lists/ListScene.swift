import LayoutStage
import TestSupport

/// A hero, as a value that lists show.
struct Hero: Identifiable, Equatable, Hashable {
  var id: Int
  var name: String

  init(_ id: Int, _ name: String) {
    self.id = id
    self.name = name
  }
}

/// A table cell with a name.
final class HeroCell: UITableViewCell {
  let name = UILabel()
  private(set) var told: [String] = []

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    Mondrian.buildSubviews(on: contentView) { VStackBlock { name } }
  }

  required init?(coder: NSCoder) { nil }

  func show(_ text: String) {
    told.append(text)
    name.text = text
  }
}

/// A collection cell with a name.
final class HeroItemCell: UICollectionViewCell {
  let name = UILabel()
  private(set) var told: [String] = []

  func show(_ text: String) {
    told.append(text)
    name.text = text
  }
}

/// A header or a footer.
final class HeroHeader: UICollectionReusableView {
  var text = ""
}

struct HeroRow: TableCellModel, Equatable {
  var hero: Hero

  var cellIdentifier: AnyHashable { hero.id }
  var rowContent: TableCellContent { TableCellContent(HeroCell.self) { $0.show(hero.name) } }
}

struct HeroItem: CollectionCellModel, Equatable {
  var hero: Hero

  var cellIdentifier: AnyHashable { hero.id }
  var itemContent: CollectionCellContent {
    CollectionCellContent(HeroItemCell.self) { $0.show(hero.name) }
  }
}

struct HeroHead: CollectionCellModel, Equatable {
  var text: String

  var cellIdentifier: AnyHashable { "head" }
  var itemContent: CollectionCellContent {
    CollectionCellContent(HeroHeader.self) { $0.text = text }
  }
}

/// A table in a window.
@MainActor
struct TableScene {
  let table: UITableView
  private let stage: LayoutStage.Stage

  /// - Parameter rowHeight: The height of rows; nil for self-sizing ones.
  init(
    _ style: UITableView.Style = .plain, height: CGFloat = 800, rowHeight: CGFloat? = nil,
    textSize: StageTextSize = .large
  ) {
    table = UITableView(frame: .zero, style: style)
    if let rowHeight { table.rowHeight = rowHeight }
    stage = LayoutStage.Stage(table, textSize: textSize, size: .fixed(390, height))
  }

  var cells: [HeroCell] {
    table.layoutIfNeeded()
    return table.visibleCells.compactMap { $0 as? HeroCell }
  }

  var names: [String] { cells.map { $0.name.text ?? "" } }

  func show(_ heroes: [Hero]) { table.cells = heroes.map(HeroRow.init) }

  /// Shows sections by identifier.
  func show(_ sections: [(String, [Hero])]) {
    table.sections = sections.map { name, heroes in
      UITableView.Section(identifier: name, cells: heroes.map(HeroRow.init))
    }
  }
}

/// A collection in a window, with items of a fixed size.
@MainActor
struct CollectionScene {
  let collection: UICollectionView
  let flow = UICollectionViewFlowLayout()
  private let stage: LayoutStage.Stage

  init(height: CGFloat = 2_000, itemHeight: CGFloat = 20) {
    flow.itemSize = CGSize(width: 390, height: itemHeight)
    flow.minimumLineSpacing = 0
    collection = UICollectionView(frame: .zero, collectionViewLayout: flow)
    stage = LayoutStage.Stage(collection, size: .fixed(390, height))
  }

  var cells: [HeroItemCell] {
    collection.layoutIfNeeded()
    // UIKit returns the visible index paths in no particular order.
    return collection.indexPathsForVisibleItems.sorted().compactMap {
      collection.cellForItem(at: $0) as? HeroItemCell
    }
  }

  var names: [String] { cells.map { $0.name.text ?? "" } }

  func show(_ sections: [(String, [Hero])]) {
    collection.sections = sections.map { name, heroes in
      UICollectionView.Section(identifier: name, cells: heroes.map(HeroItem.init))
    }
  }
}
