extension UIScrollView {
  /// Whether the view determines the size of its own content, as text views, tables and collections
  /// do. Views tied to that content would not scroll, or the view would have to yield to them.
  package var setsOwnContentSize: Bool {
    self is UITextView || self is UITableView || self is UICollectionView
  }
}
