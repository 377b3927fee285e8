import Foundation

/// Items that are as large as the largest of their siblings, so that these have to be asked, seen or not.
extension UICollectionViewCompositionalLayout {
  /// What the largest item of a section wants, on the axes on which all are as large as that.
  func leastUniformSize(
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

  /// The cells of a section have to be asked anew.
  func forgetCells(inSection section: Int) {
    wanted = wanted.filter { $0.key.category != .cell || $0.key.path.section != section }
  }

  /// What a view wanted when it was last asked; nil where that is not known and counts for others.
  func lastSize(of attributes: UICollectionViewLayoutAttributes) -> CGSize? {
    let path = attributes.indexPath
    guard attributes.representedElementCategory == .cell, sections.indices.contains(path.section),
      !sections[path.section].siblings(of: path.item).isEmpty
    else { return attributes.size }
    return wanted[attributes.element]
  }

  /// The items on which those hang that are seen, and of which nothing is known.
  func unmeasured(
    besides seen: [UICollectionViewLayoutAttributes]
  ) -> [IndexPath] {
    var found: Set<IndexPath> = []
    var known: (section: Int, items: Range<Int>) = (0, 0..<0)
    for attributes in seen where attributes.representedElementCategory == .cell {
      let path = attributes.indexPath
      if path.section == known.section, known.items.contains(path.item) { continue }
      guard sections.indices.contains(path.section), sections[path.section].asksSiblings else {
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
