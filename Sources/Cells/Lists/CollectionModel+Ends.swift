extension CollectionModel {
  /// Tells, once, of headers and footers that a flow layout has no room for: they would never be
  /// asked for. By the time that an item is shown it has been said how large they are.
  func checkRoom(forEndsOf section: CellSection<any CollectionCellModel>) {
    guard !hasReportedRoom, let flowLayout, delegateSaysNoSizes else { return }
    let direction = flowLayout.scrollDirection
    let ends = [
      ("header", "headerReferenceSize", section.header, flowLayout.headerReferenceSize),
      ("footer", "footerReferenceSize", section.footer, flowLayout.footerReferenceSize),
    ]
    for (name, property, model, size) in ends where model != nil {
      guard (direction == .vertical ? size.height : size.width) == 0 else { continue }
      hasReportedRoom = true
      return report(
        .misplaced,
        "section \(section.identifier.base) has a \(name) that is not shown, as the flow layout has "
          + "no room for it: set its \(property)", in: collection, at: section.line)
    }
  }

  /// An app's delegate may say how large they are.
  private var delegateSaysNoSizes: Bool {
    guard let delegate = collection?.delegate as? any UICollectionViewDelegateFlowLayout else {
      return true
    }
    return delegate === sizingDelegate
  }
}
