import Foundation

/// The attributes of elements.
extension UICollectionViewCompositionalLayout {
  func attributes(
    of item: NSCollectionLayoutSupplementaryItem, beside container: CGRect, at path: IndexPath
  ) -> UICollectionViewLayoutAttributes {
    let attributes = UICollectionViewLayoutAttributes(
      forSupplementaryViewOfKind: item.elementKind, with: path)
    let frame = item.frame(beside: container, wanted: wanted[attributes.element])
    place(attributes, CompositionalSection.Place(frame: frame, size: item.layoutSize))
    attributes.zIndex = item.zIndex
    return attributes
  }

  func attributes(
    of decoration: NSCollectionLayoutDecorationItem, in section: Int
  ) -> UICollectionViewLayoutAttributes {
    let attributes = UICollectionViewLayoutAttributes(
      forDecorationViewOfKind: decoration.elementKind, with: IndexPath(item: 0, section: section))
    if let owner {
      let room = CompositionalEnvironment(owner).effectiveContentSize
      attributes.frame = sections[section].frame(of: decoration, room)
    }
    attributes.zIndex = decoration.zIndex
    return attributes
  }

  func attributes(of index: Int, in section: Int) -> UICollectionViewLayoutAttributes {
    let whole = sections[section]
    return attributes(
      of: whole.boundaries[index], at: IndexPath(item: 0, section: section),
      within: whole.start...max(whole.start, whole.end))
  }

  func attributes(of boundary: CompositionalBoundary) -> UICollectionViewLayoutAttributes {
    attributes(of: boundary, at: boundaryElement(boundary.item).path, within: 0...max(0, end))
  }

  func attributes(
    of boundary: CompositionalBoundary, at path: IndexPath, within whole: ClosedRange<CGFloat>
  ) -> UICollectionViewLayoutAttributes {
    let attributes = UICollectionViewLayoutAttributes(
      forSupplementaryViewOfKind: boundary.item.elementKind, with: path)
    place(attributes, boundary.place)
    attributes.zIndex = boundary.item.zIndex
    if boundary.item.pinToVisibleBounds { pin(attributes, boundary.item, within: whole) }
    return attributes
  }

  /// Returns the area of a section that is visible in a rectangle at the current orthogonal offset.
  func seen(_ rect: CGRect, inSection section: Int) -> CGRect {
    guard let owner, let area = sections[section].orthogonalArea else { return rect }
    let start = owner.start(ofSection: section, area)
    return area.axis == .horizontal
      ? rect.offsetBy(dx: start, dy: 0) : rect.offsetBy(dx: 0, dy: start)
  }

  /// Returns the element for a boundary item of the layout. Its index path has a single index, which counts
  /// the items of its kind.
  func boundaryElement(
    _ item: NSCollectionLayoutBoundarySupplementaryItem
  ) -> CollectionElement {
    let kin = configuration.boundarySupplementaryItems.filter { $0.elementKind == item.elementKind }
    return CollectionElement(
      category: .supplementaryView, kind: item.elementKind,
      path: IndexPath(index: kin.firstIndex { $0 === item } ?? 0))
  }

  func place(
    _ attributes: UICollectionViewLayoutAttributes, _ place: CompositionalSection.Place
  ) {
    attributes.frame = owner?.pixels.roundEdges(place.frame) ?? place.frame
    let isWide = place.size.widthDimension.isEstimated
    let isHigh = place.size.heightDimension.isEstimated
    guard isWide || isHigh else { return }
    attributes.fitting = (
      isWide ? .fittingSizeLevel : .required, isHigh ? .fittingSizeLevel : .required
    )
  }

  /// Pins a boundary item. Headers and items at the sides stick to the top, footers to the end, while their
  /// section is visible.
  private func pin(
    _ attributes: UICollectionViewLayoutAttributes,
    _ item: NSCollectionLayoutBoundarySupplementaryItem, within whole: ClosedRange<CGFloat>
  ) {
    guard let owner else { return }
    let (insets, bounds) = (owner.adjustedContentInset, owner.bounds)
    let (old, length) = (attributes.frame.origin(on: axis), attributes.size.length(on: axis))
    let first = bounds.origin(on: axis) + insets.start(on: axis)
    let last = bounds.origin(on: axis) + bounds.length(on: axis) - insets.end(on: axis) - length
    let new =
      item.isBefore(on: axis) ?? true
      ? max(old, min(first, whole.upperBound - length)) : min(old, max(last, whole.lowerBound))
    attributes.frame = attributes.frame.offsetBy(
      dx: axis == .horizontal ? new - old : 0, dy: axis == .vertical ? new - old : 0)
    attributes.zIndex = max(attributes.zIndex, 1)
  }
}
