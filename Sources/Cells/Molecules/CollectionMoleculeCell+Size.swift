extension CollectionMoleculeCell {
  /// Tells of what the cell has calculated and the layout does not take, of each class once.
  ///
  /// - Parameters:
  ///   - calculated: What is not `.automatic` is compared with what the layout gives.
  ///   - isTaken: Whether the layout takes a size in place of the one that it gives.
  func compare(
    _ calculated: CGSize, with given: CGSize, in collection: UICollectionView,
    isTaken: (CGSize) -> Bool
  ) {
    let sides: [(name: String, side: WritableKeyPath<CGSize, CGFloat>)] = [
      ("width", \.width), ("height", \.height),
    ]
    for (name, side) in sides where calculated[keyPath: side] != .automatic {
      var size = given
      size[keyPath: side] = calculated[keyPath: side]
      guard abs(size[keyPath: side] - given[keyPath: side]) >= leastResizing, !isTaken(size)
      else { continue }
      let told = Platform.companion(of: collection) { ToldSizes() }
      guard told.sides.insert("\(name) of \(String(reflecting: type(of: self)))").inserted else {
        continue
      }
      let layout = collection.collectionViewLayout
      let place = Platform.companion(CellBinding.self, of: self)?.place
      LayoutDiagnostics.report(
        LayoutIssue(
          .misplaced,
          "\(type(of: self)) calculates that its \(name) is \(size[keyPath: side]), and is left with "
            + "\(given[keyPath: side]) by the \(type(of: layout)), which does not ask for it: "
            + remedy(name, layout, at: place) + ", or answer .automatic",
          view: self,
          at: place.flatMap { CollectionModel.of(collection)?.line(ofSection: $0.section) }))
    }
  }

  private func remedy(
    _ name: String, _ layout: UICollectionViewLayout, at place: CellPlace?
  ) -> String {
    switch (layout, place) {
    case (is UICollectionViewFlowLayout, .end):
      "set its headerReferenceSize or footerReferenceSize"
    case (is UICollectionViewFlowLayout, _): "set its estimatedItemSize"
    case (is UICollectionViewCompositionalLayout, _): "give it an estimated \(name) there"
    default: "have the layout take what cells prefer"
    }
  }
}

/// Of which sides of which cells a collection's layout does not ask for it has been told.
private final class ToldSizes: Companion {
  var nextCompanion: (any Companion)?
  var sides: Set<String> = []
}
