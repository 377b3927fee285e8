import DeStijl
import UIKit

@MainActor let table = UITableView()
@MainActor let collection = UICollectionView(
  frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
let hero = Hero()
let heroes: [Hero] = []
let villains: [Hero] = []

@MainActor func portrait(of hero: Hero) -> UIImageView { UIImageView() }
@MainActor func nameLabel(of hero: Hero) -> UILabel { UILabel() }

@MainActor func removal(of item: any CellModel) -> UIContextualAction {
  UIContextualAction(style: .destructive, title: nil) { _, _, _ in }
}

struct Hero: Equatable {
  var id = 0
  var name = ""
}

final class HeroCell: UITableViewCell {
  let nameLabel = UILabel()
}

struct HeroRow: TableCellModel, Equatable, Buildable {
  var hero = Hero()
  var name = ""

  init() {}
  init(hero: Hero) { self.hero = hero }

  var cellIdentifier: AnyHashable { hero.id }
  var rowContent: TableCellContent { TableCellContent(HeroCell.self) { _ in } }
}

struct VillainRow: TableCellModel, Equatable {
  let villain: Hero

  var cellIdentifier: AnyHashable { villain.id }
  var rowContent: TableCellContent { TableCellContent(HeroCell.self) { _ in } }
}

struct Photo: Hashable, Sendable {
  var width: CGFloat = 1
  var height: CGFloat = 1
}

struct Message: Hashable, Sendable {
  func lines(in width: CGFloat) -> CGFloat { 1 }
}

// Requirements that the comments leave out.

extension MeasuredCollectionItem {
  var cellIdentifier: AnyHashable { 0 }
  var itemContent: CollectionCellContent { CollectionCellContent(UICollectionViewCell.self) }
}

extension MeasuredTableRow {
  var cellIdentifier: AnyHashable { 0 }
  var rowContent: TableCellContent { TableCellContent(UITableViewCell.self) }
}
