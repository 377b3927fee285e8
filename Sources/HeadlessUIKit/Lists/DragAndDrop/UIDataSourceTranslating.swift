import Foundation

/// A list that shows placeholders, unknown to its data source, among the data source's items.
@preconcurrency @MainActor
public protocol UIDataSourceTranslating: NSObjectProtocol {
  func presentationSectionIndex(forDataSourceSectionIndex dataSourceSectionIndex: Int) -> Int
  func dataSourceSectionIndex(forPresentationSectionIndex presentationSectionIndex: Int) -> Int
  func presentationIndexPath(forDataSourceIndexPath dataSourceIndexPath: IndexPath?) -> IndexPath?
  func dataSourceIndexPath(forPresentationIndexPath presentationIndexPath: IndexPath?) -> IndexPath?
}

extension DraggableList {
  func shownPath(of source: IndexPath?) -> IndexPath? {
    source.map { madeDragAndDrop?.placeholders.shownPath(of: $0) ?? $0 }
  }

  func sourcePath(ofShown path: IndexPath?) -> IndexPath? {
    guard let path, let placeholders = madeDragAndDrop?.placeholders else { return path }
    return placeholders[path] == nil ? placeholders.sourcePath(of: path) : nil
  }
}

extension UITableView: UIDataSourceTranslating {
  /// Returns the same index: no section is a placeholder.
  public func presentationSectionIndex(forDataSourceSectionIndex dataSourceSectionIndex: Int) -> Int
  { dataSourceSectionIndex }

  /// Returns the same index: no section is a placeholder.
  public func dataSourceSectionIndex(forPresentationSectionIndex presentationSectionIndex: Int)
    -> Int
  { presentationSectionIndex }

  public func presentationIndexPath(
    forDataSourceIndexPath dataSourceIndexPath: IndexPath?
  ) -> IndexPath? { shownPath(of: dataSourceIndexPath) }

  /// Nil for a placeholder.
  public func dataSourceIndexPath(
    forPresentationIndexPath presentationIndexPath: IndexPath?
  ) -> IndexPath? { sourcePath(ofShown: presentationIndexPath) }
}

extension UICollectionView: UIDataSourceTranslating {
  /// Returns the same index: no section is a placeholder.
  public func presentationSectionIndex(forDataSourceSectionIndex dataSourceSectionIndex: Int) -> Int
  { dataSourceSectionIndex }

  /// Returns the same index: no section is a placeholder.
  public func dataSourceSectionIndex(forPresentationSectionIndex presentationSectionIndex: Int)
    -> Int
  { presentationSectionIndex }

  public func presentationIndexPath(
    forDataSourceIndexPath dataSourceIndexPath: IndexPath?
  ) -> IndexPath? { shownPath(of: dataSourceIndexPath) }

  /// Nil for a placeholder.
  public func dataSourceIndexPath(
    forPresentationIndexPath presentationIndexPath: IndexPath?
  ) -> IndexPath? { sourcePath(ofShown: presentationIndexPath) }
}
