extension UICollectionView {
  /// A collection as one makes it where nothing else is said: with a flow layout.
  package static func flowing() -> UICollectionView {
    UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
  }
}
