import Foundation

/// Items with uniform dimensions: all their siblings have to be measured, visible or not.
extension UICollectionViewCompositionalLayout {
  /// Returns the size of the largest item in a section, on axes with uniform dimensions.
  func minimumUniformSize(
    of group: NSCollectionLayoutGroup, _ section: Int, count: Int
  ) -> CGSize {
    var least = CGSize.zero
    guard group.layoutSize.isUniform else { return least }
    for item in 0..<count {
      guard let size = wanted[.cell(IndexPath(item: item, section: section))] else { continue }
      for axis in NSLayoutConstraint.Axis.both where group.layoutSize.isUniform(on: axis) {
        least = least.with(max(least.length(on: axis), size.length(on: axis)), on: axis)
      }
    }
    return least
  }

  /// Discards the measured sizes of a section's cells.
  func forgetCells(inSection section: Int) {
    wanted = wanted.filter { $0.key.category != .cell || $0.key.path.section != section }
  }

  /// Returns the last measured size of a view; nil if it is unknown and other items depend on it.
  func lastSize(of attributes: UICollectionViewLayoutAttributes) -> CGSize? {
    let path = attributes.indexPath
    guard attributes.representedElementCategory == .cell, sections.indices.contains(path.section),
      !sections[path.section].siblings(of: path.item).isEmpty
    else { return attributes.size }
    return wanted[attributes.element]
  }

  /// Returns the unmeasured items on which visible ones depend.
  func unmeasured(
    besides seen: [UICollectionViewLayoutAttributes]
  ) -> [IndexPath] {
    var found: Set<IndexPath> = []
    var known: (section: Int, items: Range<Int>) = (0, 0..<0)
    for attributes in seen where attributes.representedElementCategory == .cell {
      let path = attributes.indexPath
      if path.section == known.section, known.items.contains(path.item) { continue }
      guard sections.indices.contains(path.section), sections[path.section].dependsOnSiblings else {
        continue
      }
      known = (path.section, sections[path.section].siblings(of: path.item))
      for item in known.items {
        let sibling = IndexPath(item: item, section: path.section)
        let place = sections[path.section].place(ofItem: item)
        if place?.size.isEstimated == true, wanted[.cell(sibling)] == nil { found.insert(sibling) }
      }
    }
    return found.sorted()
  }
}
