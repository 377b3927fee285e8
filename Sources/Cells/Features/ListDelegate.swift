/// The delegate through which a list's model is informed of events in the list.
///
/// If the app sets no delegate, the list gets one of these as soon as its model needs to be
/// informed. If the app's own object is to be the delegate, derive it from this class and call
/// `super` in overrides:
///
/// ```swift
/// final class HeroesDelegate: ListDelegate {
///   override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
///     super.tableView(tableView, didSelectRowAt: indexPath)
///     tableView.deselectRow(at: indexPath, animated: true)
///   }
/// }
/// ```
/// A delegate of another class forwards to the model's own (``ListModelForwarding``).
///
/// Methods that only inform are declared here, too, and do nothing: a subclass overrides them, as
/// with `scrollViewDidScroll(_:)`. Without UIKit, only overrides of these methods are called on a
/// subclass, not other delegate methods.
@preconcurrency @MainActor
open class ListDelegate: NSObject, UITableViewDelegate, UICollectionViewDelegate {
  /// Creates a delegate for any number of lists.
  public override init() { super.init() }

  // MARK: Tables

  /// Tells the model that a row was selected.
  open func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    TableModel.of(tableView)?.notifySelection(true, at: indexPath)
  }

  /// Tells the model that a row is no longer selected.
  open func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
    TableModel.of(tableView)?.notifySelection(false, at: indexPath)
  }

  /// Tells the model that a row is about to become visible.
  open func tableView(
    _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath
  ) {
    TableModel.of(tableView)?.notifyWillDisplay(of: cell, at: indexPath)
  }

  /// Lets the model record the height of a row that is no longer visible.
  open func tableView(
    _ tableView: UITableView, didEndDisplaying cell: UITableViewCell,
    forRowAt indexPath: IndexPath
  ) {
    TableModel.of(tableView)?.remember(cell.bounds.height, of: cell)
  }

  /// Returns the height that the row provides if the model measures rows, otherwise the height that
  /// the table has for all rows.
  open func tableView(
    _ tableView: UITableView, heightForRowAt indexPath: IndexPath
  ) -> CGFloat {
    TableModel.of(tableView)?.statedHeight(at: indexPath) ?? tableView.rowHeight
  }

  /// Returns what the model knows of the row's height if the model measures rows, otherwise the
  /// height that the table has for all rows.
  open func tableView(
    _ tableView: UITableView, estimatedHeightForRowAt indexPath: IndexPath
  ) -> CGFloat {
    if let known = TableModel.of(tableView)?.knownHeight(at: indexPath) { return known }
    // If the app wants no estimates, do not return an estimate of zero.
    return tableView.estimatedRowHeight == 0 ? tableView.rowHeight : tableView.estimatedRowHeight
  }

  /// Returns the model's answer.
  open func tableView(
    _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    TableModel.of(tableView)?.swipeActions(\.leadingSwipes, at: indexPath)
  }

  /// Returns the model's answer.
  open func tableView(
    _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    TableModel.of(tableView)?.swipeActions(\.trailingSwipes, at: indexPath)
  }

  /// Returns the model's answer.
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

  /// Returns true for every row.
  open func tableView(
    _ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath
  ) -> Bool { true }

  /// Does nothing.
  open func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath) {}

  /// Does nothing.
  open func tableView(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath) {}

  /// Returns the row that is about to be selected.
  open func tableView(
    _ tableView: UITableView, willSelectRowAt indexPath: IndexPath
  ) -> IndexPath? { indexPath }

  /// Returns the row that is about to be deselected.
  open func tableView(
    _ tableView: UITableView, willDeselectRowAt indexPath: IndexPath
  ) -> IndexPath? { indexPath }

  /// Does nothing.
  open func tableView(_ tableView: UITableView, willBeginEditingRowAt indexPath: IndexPath) {}

  /// Does nothing.
  open func tableView(_ tableView: UITableView, didEndEditingRowAt indexPath: IndexPath?) {}

  // MARK: Collections

  /// Returns the model's menu; called before iOS 16.
  open func collectionView(
    _ collectionView: UICollectionView, contextMenuConfigurationForItemAt indexPath: IndexPath,
    point: CGPoint
  ) -> UIContextMenuConfiguration? {
    CollectionModel.of(collectionView)?.menuConfiguration(at: indexPath)
  }

  /// Returns the model's menu for one item; several items have no menu in common.
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
    CollectionModel.of(collectionView)?.notifySelection(true, at: indexPath)
  }

  /// Tells the model that an item is no longer selected.
  open func collectionView(
    _ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath
  ) {
    CollectionModel.of(collectionView)?.notifySelection(false, at: indexPath)
  }

  /// Tells the model that an item is about to become visible.
  open func collectionView(
    _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath
  ) {
    CollectionModel.of(collectionView)?.notifyWillDisplay(of: cell, at: indexPath)
  }

  /// Lets the model record the size of an item that is no longer visible.
  open func collectionView(
    _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath
  ) {
    CollectionModel.of(collectionView)?.remember(
      cell.bounds.size, of: cell, in: indexPath.section)
  }

  /// Tells the model that a header or a footer is about to become visible.
  open func collectionView(
    _ collectionView: UICollectionView, willDisplaySupplementaryView view: UICollectionReusableView,
    forElementKind elementKind: String, at indexPath: IndexPath
  ) {
    CollectionModel.of(collectionView)?.cellRegister.markSeen(view)
  }

  /// Does nothing.
  open func collectionView(
    _ collectionView: UICollectionView,
    didEndDisplayingSupplementaryView view: UICollectionReusableView,
    forElementOfKind elementKind: String, at indexPath: IndexPath
  ) {}

  /// Returns true for every item.
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

  /// Returns true for every item.
  open func collectionView(
    _ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath
  ) -> Bool { true }

  /// Returns true for every item.
  open func collectionView(
    _ collectionView: UICollectionView, shouldDeselectItemAt indexPath: IndexPath
  ) -> Bool { true }

  // MARK: Scrolling

  /// Does nothing.
  open func scrollViewDidScroll(_ scrollView: UIScrollView) {}

  /// Does nothing.
  open func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {}

  /// Leaves the offset at which scrolling ends unchanged.
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

  /// Returns true for every list.
  open func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool { true }

  /// Does nothing.
  open func scrollViewDidScrollToTop(_ scrollView: UIScrollView) {}

  /// Does nothing.
  open func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {}
}
