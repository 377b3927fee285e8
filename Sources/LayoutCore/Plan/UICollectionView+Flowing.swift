extension UICollectionView {
  /// Returns a collection view with a flow layout, the default when nothing else is specified.
  package static func flowing() -> UICollectionView {
    UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
  }
}
