/// The delegate through which a list's model hears what is done to the list.
///
/// A list whose app sets no delegate has one of these as soon as its model is asked to hear
/// something. An app that wants to be the delegate itself derives from it, and calls `super` in
/// what it overrides:
///
/// ```swift
/// final class HeroesDelegate: ListDelegate {
///   override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
///     super.tableView(tableView, didSelectRowAt: indexPath)
///     tableView.deselectRow(at: indexPath, animated: true)
///   }
/// }
/// ```
/// One that is of another class hands on to the model's own (``ListModelForwarding``).
///
/// What only tells of something is declared here, too, and does nothing: a subclass overrides it, as
/// `scrollViewDidScroll(_:)`. Where there is no UIKit, a subclass is heard in what it overrides, and not in
/// other methods of delegates.
@preconcurrency @MainActor
open class ListDelegate: NSObject, UITableViewDelegate, UICollectionViewDelegate {
  /// A delegate for any number of lists.
  public override init() { super.init() }

  // MARK: Tables

  /// Tells the model that a row was selected.
  open func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    TableModel.of(tableView)?.tellSelection(true, at: indexPath)
  }

  /// Tells the model that a row is not selected any more.
  open func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
    TableModel.of(tableView)?.tellSelection(false, at: indexPath)
  }

  /// Tells the model that a row comes into sight.
  open func tableView(
    _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath
  ) {
    TableModel.of(tableView)?.tellSight(of: cell, at: indexPath)
  }

  /// Has the model remember how high the row was that went out of sight.
  open func tableView(
    _ tableView: UITableView, didEndDisplaying cell: UITableViewCell,
    forRowAt indexPath: IndexPath
  ) {
    TableModel.of(tableView)?.remember(cell.bounds.height, of: cell)
  }

  /// What the row says, where the model measures rows; else what the table has for all.
  open func tableView(
    _ tableView: UITableView, heightForRowAt indexPath: IndexPath
  ) -> CGFloat {
    TableModel.of(tableView)?.saidHeight(at: indexPath) ?? tableView.rowHeight
  }

  /// What the model knows of the row, where it measures rows; else what the table has for all.
  open func tableView(
    _ tableView: UITableView, estimatedHeightForRowAt indexPath: IndexPath
  ) -> CGFloat {
    if let known = TableModel.of(tableView)?.knownHeight(at: indexPath) { return known }
    // Where the app wants no estimates, none of zero.
    return tableView.estimatedRowHeight == 0 ? tableView.rowHeight : tableView.estimatedRowHeight
  }

  /// What the model says.
  open func tableView(
    _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    TableModel.of(tableView)?.swipeActions(\.leadingSwipes, at: indexPath)
  }

  /// What the model says.
  open func tableView(
    _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    TableModel.of(tableView)?.swipeActions(\.trailingSwipes, at: indexPath)
  }

  /// What the model says.
  open func tableView(
    _ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath, point: CGPoint
  ) -> UIContextMenuConfiguration? {
    TableModel.of(tableView)?.menuConfiguration(at: indexPath)
  }

  /// Does nothing.
  open func tableView(
    _ tableView: UITableView, willDisplayHeaderView view: UIView, forSection section: Int
  ) {}

  /// Does nothing.
  open func tableView(
    _ tableView: UITableView, willDisplayFooterView view: UIView, forSection section: Int
  ) {}

  /// Does nothing.
  open func tableView(
    _ tableView: UITableView, didEndDisplayingHeaderView view: UIView, forSection section: Int
  ) {}

  /// Does nothing.
  open func tableView(
    _ tableView: UITableView, didEndDisplayingFooterView view: UIView, forSection section: Int
  ) {}

  /// Does nothing.
  open func tableView(
    _ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath
  ) {}

  /// Any row.
  open func tableView(
    _ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath
  ) -> Bool { true }

  /// Does nothing.
  open func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath) {}

  /// Does nothing.
  open func tableView(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath) {}

  /// The row that is to be selected.
  open func tableView(
    _ tableView: UITableView, willSelectRowAt indexPath: IndexPath
  ) -> IndexPath? { indexPath }

  /// The row that is not to be selected any more.
  open func tableView(
    _ tableView: UITableView, willDeselectRowAt indexPath: IndexPath
  ) -> IndexPath? { indexPath }

  /// Does nothing.
  open func tableView(_ tableView: UITableView, willBeginEditingRowAt indexPath: IndexPath) {}

  /// Does nothing.
  open func tableView(_ tableView: UITableView, didEndEditingRowAt indexPath: IndexPath?) {}

  // MARK: Collections

  /// What the model says; asked before iOS 16.
  open func collectionView(
    _ collectionView: UICollectionView, contextMenuConfigurationForItemAt indexPath: IndexPath,
    point: CGPoint
  ) -> UIContextMenuConfiguration? {
    CollectionModel.of(collectionView)?.menuConfiguration(at: indexPath)
  }

  /// What the model says of one item; several have no menu in common.
  open func collectionView(
    _ collectionView: UICollectionView, contextMenuConfigurationForItemsAt indexPaths: [IndexPath],
    point: CGPoint
  ) -> UIContextMenuConfiguration? {
    guard indexPaths.count == 1 else { return nil }
    return CollectionModel.of(collectionView)?.menuConfiguration(at: indexPaths[0])
  }

  /// Tells the model that an item was selected.
  open func collectionView(
    _ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath
  ) {
    CollectionModel.of(collectionView)?.tellSelection(true, at: indexPath)
  }

  /// Tells the model that an item is not selected any more.
  open func collectionView(
    _ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath
  ) {
    CollectionModel.of(collectionView)?.tellSelection(false, at: indexPath)
  }

  /// Tells the model that an item comes into sight.
  open func collectionView(
    _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath
  ) {
    CollectionModel.of(collectionView)?.tellSight(of: cell, at: indexPath)
  }

  /// Has the model remember how large the item was that went out of sight.
  open func collectionView(
    _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath
  ) {
    CollectionModel.of(collectionView)?.remember(
      cell.bounds.size, of: cell, in: indexPath.section)
  }

  /// Has the model know that a header or a footer comes into sight.
  open func collectionView(
    _ collectionView: UICollectionView, willDisplaySupplementaryView view: UICollectionReusableView,
    forElementKind elementKind: String, at indexPath: IndexPath
  ) {
    CollectionModel.of(collectionView)?.cellRegister.see(view)
  }

  /// Does nothing.
  open func collectionView(
    _ collectionView: UICollectionView,
    didEndDisplayingSupplementaryView view: UICollectionReusableView,
    forElementOfKind elementKind: String, at indexPath: IndexPath
  ) {}

  /// Any item.
  open func collectionView(
    _ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath
  ) -> Bool { true }

  /// Does nothing.
  open func collectionView(
    _ collectionView: UICollectionView, didHighlightItemAt indexPath: IndexPath
  ) {}

  /// Does nothing.
  open func collectionView(
    _ collectionView: UICollectionView, didUnhighlightItemAt indexPath: IndexPath
  ) {}

  /// Any item.
  open func collectionView(
    _ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath
  ) -> Bool { true }

  /// Any item.
  open func collectionView(
    _ collectionView: UICollectionView, shouldDeselectItemAt indexPath: IndexPath
  ) -> Bool { true }

  // MARK: Scrolling

  /// Does nothing.
  open func scrollViewDidScroll(_ scrollView: UIScrollView) {}

  /// Does nothing.
  open func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {}

  /// Leaves the offset at which scrolling is to end as it is.
  open func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {}

  /// Does nothing.
  open func scrollViewDidEndDragging(
    _ scrollView: UIScrollView, willDecelerate decelerate: Bool
  ) {}

  /// Does nothing.
  open func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {}

  /// Does nothing.
  open func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {}

  /// Does nothing.
  open func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {}

  /// Any list.
  open func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool { true }

  /// Does nothing.
  open func scrollViewDidScrollToTop(_ scrollView: UIScrollView) {}

  /// Does nothing.
  open func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {}
}
