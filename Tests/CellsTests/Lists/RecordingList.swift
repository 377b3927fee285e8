import TestSupport

/// A list that records the updates that it is asked for.
@MainActor
protocol RecordingList: UIScrollView {
  var told: [String] { get set }
  var names: [String] { get }
  var strategy: CellReloadStrategy { get set }
  func set(_ sections: [(String, [Int])])
}

extension RecordingList {
  func note(_ what: String, _ paths: [IndexPath]) {
    told += paths.map { "\(what) \($0.section).\($0.item)" }
  }

  func note(_ what: String, _ sections: IndexSet) {
    told += sections.map { "\(what) section \($0)" }
  }
}

final class RecordingTable: UITableView, RecordingList {
  var told: [String] = []
  /// The animations of those updates.
  private(set) var animations: [String] = []
  var strategy: CellReloadStrategy {
    get { model.reloadStrategy }
    set { model.reloadStrategy = newValue }
  }
  var names: [String] { visibleCells.map { ($0 as? HeroCell)?.name.text ?? "" } }

  func set(_ sections: [(String, [Int])]) {
    self.sections = sections.map { name, ids in
      UITableView.Section(identifier: name, cells: ids.map { HeroRow(hero: Hero($0, "\($0)")) })
    }
  }

  private func note(_ what: String, _ paths: [IndexPath], _ animation: RowAnimation) {
    note(what, paths)
    animations.append("\(what) row \(animation.name)")
  }

  private func note(_ what: String, _ sections: IndexSet, _ animation: RowAnimation) {
    note(what, sections)
    animations.append("\(what) section \(animation.name)")
  }

  override func insertRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    note("insert", indexPaths, animation)
    super.insertRows(at: indexPaths, with: animation)
  }
  override func deleteRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    note("delete", indexPaths, animation)
    super.deleteRows(at: indexPaths, with: animation)
  }
  override func reloadRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    note("reload", indexPaths, animation)
    super.reloadRows(at: indexPaths, with: animation)
  }
  override func moveRow(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    note("move \(indexPath.section).\(indexPath.row)", [newIndexPath])
    super.moveRow(at: indexPath, to: newIndexPath)
  }
  override func insertSections(_ sections: IndexSet, with animation: RowAnimation) {
    note("insert", sections, animation)
    super.insertSections(sections, with: animation)
  }
  override func deleteSections(_ sections: IndexSet, with animation: RowAnimation) {
    note("delete", sections, animation)
    super.deleteSections(sections, with: animation)
  }
  override func reloadSections(_ sections: IndexSet, with animation: RowAnimation) {
    note("reload", sections, animation)
    super.reloadSections(sections, with: animation)
  }
  override func moveSection(_ section: Int, toSection newSection: Int) {
    told.append("move section \(section) \(newSection)")
    super.moveSection(section, toSection: newSection)
  }
}

final class RecordingCollection: UICollectionView, RecordingList {
  var told: [String] = []
  var strategy: CellReloadStrategy {
    get { model.reloadStrategy }
    set { model.reloadStrategy = newValue }
  }
  var names: [String] {
    indexPathsForVisibleItems.sorted().map {
      (cellForItem(at: $0) as? HeroItemCell)?.name.text ?? ""
    }
  }

  convenience init() {
    self.init(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
  }

  func set(_ sections: [(String, [Int])]) {
    self.sections = sections.map { name, ids in
      UICollectionView.Section(
        identifier: name, cells: ids.map { HeroItem(hero: Hero($0, "\($0)")) })
    }
  }

  override func insertItems(at indexPaths: [IndexPath]) {
    note("insert", indexPaths)
    super.insertItems(at: indexPaths)
  }
  override func deleteItems(at indexPaths: [IndexPath]) {
    note("delete", indexPaths)
    super.deleteItems(at: indexPaths)
  }
  override func reloadItems(at indexPaths: [IndexPath]) {
    note("reload", indexPaths)
    super.reloadItems(at: indexPaths)
  }
  override func moveItem(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    note("move \(indexPath.section).\(indexPath.item)", [newIndexPath])
    super.moveItem(at: indexPath, to: newIndexPath)
  }
  override func insertSections(_ sections: IndexSet) {
    note("insert", sections)
    super.insertSections(sections)
  }
  override func deleteSections(_ sections: IndexSet) {
    note("delete", sections)
    super.deleteSections(sections)
  }
  override func reloadSections(_ sections: IndexSet) {
    note("reload", sections)
    super.reloadSections(sections)
  }
  override func moveSection(_ section: Int, toSection newSection: Int) {
    told.append("move section \(section) \(newSection)")
    super.moveSection(section, toSection: newSection)
  }
}

extension UITableView.RowAnimation {
  fileprivate var name: String {
    switch self {
    case .fade: "fade"
    case .right: "right"
    case .left: "left"
    case .top: "top"
    case .bottom: "bottom"
    case .middle: "middle"
    default: "other"
    }
  }
}
