import Foundation

/// The index lies over the items and has the tint color.
extension UICollectionView: IndexedList {
  var titlesForIndex: [String] { dataSource?.indexTitles(for: self) ?? [] }
  var isLongEnoughForIndex: Bool { counts.contains { $0 > 0 } }

  func indexLook(_ titles: [String]) -> SectionIndexView.Look {
    SectionIndexView.Look(titles: titles)
  }

  func show(whatIndexTitle title: String, leadsToAt index: Int) {
    guard let dataSource else { return }
    var path = dataSource.collectionView(self, indexPathForIndexTitle: title, at: index)
    // A path with a single index indicates a section, which may have no items.
    if path.count == 1, counts.indices.contains(path[0]) {
      if counts[path[0]] == 0 { return }
      path.append(0)
    }
    guard isItem(path) else {
      return Headless.log(
        "\(title) in the index of \(shortName) leads to \(path.listDescription), which does not exist."
      )
    }
    scrollToItem(at: path, at: .top, animated: false)
  }
}

extension UICollectionView: SwipeableList {
  var dataVersion: UInt32 { dataChanges }

  func swipeConfiguration(at path: IndexPath, leading: Bool) -> UISwipeActionsConfiguration? {
    collectionViewLayout.swipeConfiguration(at: path, leading: leading)
  }

  func swipeWillBegin(at path: IndexPath) {}
  func swipeDidEnd(at path: IndexPath?) {}
}
