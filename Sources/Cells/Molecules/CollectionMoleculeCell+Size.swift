extension CollectionMoleculeCell {
  /// Reports lengths that the cell has calculated and the layout does not use.
  ///
  /// - Parameters:
  ///   - calculated: The calculated size. Components other than `.automatic` are compared with what
  ///     the layout gives.
  ///   - isTaken: Whether the layout uses a size in place of the one that it gives.
  func compare(
    _ calculated: CGSize, with given: CGSize, in collection: UICollectionView,
    isTaken: (CGSize) -> Bool
  ) {
    // A cell without a size is not visible.
    guard given.width > 0, given.height > 0 else { return }
    let sides: [(name: String, side: WritableKeyPath<CGSize, CGFloat>)] = [
      ("width", \.width), ("height", \.height),
    ]
    for (name, side) in sides
    where calculated[keyPath: side].isCalculated(differentlyFrom: given[keyPath: side]) {
      var size = given
      size[keyPath: side] = calculated[keyPath: side]
      if isTaken(size) { continue }
      let layout = collection.collectionViewLayout
      reportIgnoredLength(
        name, size[keyPath: side], insteadGiven: given[keyPath: side], in: collection,
        LengthSource(layout, remedy(name, layout)))
    }
  }

  /// Whether the cell has the size that the layout has for it. While it waits to be shown again, it
  /// has the size of another cell; while it comes, goes or grows, the size that it begins or ends
  /// with.
  func isSettled(in collection: UICollectionView) -> Bool {
    let layout = collection.collectionViewLayout
    if let path = collection.indexPath(for: self),
      layout.layoutAttributesForItem(at: path)?.size == bounds.size
    {
      return true
    }
    // A header or a footer, whose kind is not known.
    let around = layout.layoutAttributesForElements(in: frame) ?? []
    return around.contains {
      $0.representedElementCategory == .supplementaryView && $0.size == bounds.size
    }
  }

  private func remedy(_ name: String, _ layout: UICollectionViewLayout) -> String {
    switch (layout, Platform.companion(CellBinding.self, of: self)?.place) {
    case (is UICollectionViewFlowLayout, .end):
      "set its headerReferenceSize or footerReferenceSize"
    case (is UICollectionViewFlowLayout, _): "set its estimatedItemSize"
    case (is UICollectionViewCompositionalLayout, _): "give the cell an estimated \(name)"
    default: "have the layout use the attributes that cells prefer"
    }
  }
}
