extension UIScrollView {
  /// Whether the view says itself how large its content is, as text views, tables and collections do: what
  /// would be tied to that, one could not scroll, or the view would have to yield to.
  package var setsOwnContentSize: Bool {
    self is UITextView || self is UITableView || self is UICollectionView
  }
}
