import Foundation
import ListRules

/// The placeholders of a list, which stand for items still to be loaded and are unknown to the data
/// source.
@MainActor
final class ListPlaceholders {
  /// A placeholder and its index path.
  final class Placeholder {
    fileprivate(set) var path: IndexPath
    fileprivate var isNew = true
    let makeCell: (UIScrollView, IndexPath) -> UIView?
    let height: CGFloat?

    fileprivate init(
      _ path: IndexPath, height: CGFloat?,
      _ makeCell: @escaping (UIScrollView, IndexPath) -> UIView?
    ) {
      (self.path, self.height, self.makeCell) = (path, height, makeCell)
    }
  }

  private var all: [Placeholder] = []

  var isEmpty: Bool { all.isEmpty }

  func insert(
    at path: IndexPath, height: CGFloat? = nil,
    _ makeCell: @escaping (UIScrollView, IndexPath) -> UIView?
  ) -> Placeholder {
    let added = Placeholder(path, height: height, makeCell)
    all.append(added)
    return added
  }

  /// - Returns: Whether it still existed.
  func remove(_ placeholder: Placeholder) -> Bool {
    let count = all.count
    all.remove(identicalTo: placeholder)
    return all.count < count
  }

  func clear() { all = [] }

  subscript(path: IndexPath) -> Placeholder? { all.first { $0.path == path } }

  func count(inSection section: Int) -> Int { all.count { $0.path.section == section } }

  /// Returns the data source's index path for one in the list.
  func sourcePath(of path: IndexPath) -> IndexPath {
    guard !all.isEmpty else { return path }
    var source = path
    source.item -= all.count { $0.path.section == path.section && $0.path.item < path.item }
    return source
  }

  /// Returns the list's index path for one in the data source.
  func shownPath(of source: IndexPath) -> IndexPath {
    all.map(\.path).filter { $0.section == source.section }.sorted().reduce(source) { path, other in
      other.item <= path.item ? IndexPath(item: path.item + 1, section: path.section) : path
    }
  }

  /// Moves the placeholders along with the items.
  func follow(_ mapping: ListMapping) {
    for placeholder in all {
      if !placeholder.isNew, let new = mapping[placeholder.path] { placeholder.path = new }
      placeholder.isNew = false
    }
  }
}
