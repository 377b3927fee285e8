import Foundation
import ListRules

/// The items of a list that stand for what is still on its way, and of which its data source knows
/// nothing.
@MainActor
final class ListPlaceholders {
  /// One of them, and where it is shown.
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

  /// - Returns: Whether it was still there.
  func remove(_ placeholder: Placeholder) -> Bool {
    let count = all.count
    all.remove(identicalTo: placeholder)
    return all.count < count
  }

  func clear() { all = [] }

  subscript(path: IndexPath) -> Placeholder? { all.first { $0.path == path } }

  func count(inSection section: Int) -> Int { all.count { $0.path.section == section } }

  /// Where the data source has what is shown at a place.
  func sourcePath(of path: IndexPath) -> IndexPath {
    guard !all.isEmpty else { return path }
    var source = path
    source.item -= all.count { $0.path.section == path.section && $0.path.item < path.item }
    return source
  }

  /// Where something is shown that the data source has at a place.
  func shownPath(of source: IndexPath) -> IndexPath {
    all.map(\.path).filter { $0.section == source.section }.sorted().reduce(source) { path, other in
      other.item <= path.item ? IndexPath(item: path.item + 1, section: path.section) : path
    }
  }

  /// Follows the items that are shown to where they have gone.
  func follow(_ mapping: ListMapping) {
    for placeholder in all {
      if !placeholder.isNew, let new = mapping[placeholder.path] { placeholder.path = new }
      placeholder.isNew = false
    }
  }
}
