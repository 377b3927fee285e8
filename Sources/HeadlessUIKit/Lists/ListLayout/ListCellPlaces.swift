import Foundation

/// The settings of a list section for its elements. Equal elements share one object.
@MainActor
final class ListCellPlaces {
  private let list: UICollectionLayoutListConfiguration
  /// The first item that is not a header.
  private let firstCell: Int
  @exclusivity(unchecked) private var known: [ListCellPlace] = []

  init(_ list: UICollectionLayoutListConfiguration) {
    self.list = list
    firstCell = list.headerMode == .firstItemInSection ? 1 : 0
  }

  /// - Parameters:
  ///   - element: A cell of the section, or a supplementary view.
  ///   - count: The number of items in the section.
  func place(of element: CollectionElement, count: Int) -> ListCellPlace {
    let part = part(of: element, count)
    // The app's handler may return something else for an item the next time.
    if part.role == .cell, list.itemSeparatorHandler != nil { return make(part, element.path) }
    for place in known where place.part == part { return place }
    let place = make(part, element.path)
    known.append(place)
    return place
  }

  private func part(of element: CollectionElement, _ count: Int) -> ListCellPlace.Part {
    guard element.category == .cell else {
      let isFooter = element.kind == UICollectionView.elementKindSectionFooter
      return ListCellPlace.Part(role: isFooter ? .footer : .header)
    }
    let item = element.path.item
    guard item >= firstCell else { return ListCellPlace.Part(role: .header) }
    return ListCellPlace.Part(isFirst: item == firstCell, isLast: item == count - 1)
  }

  private func make(_ part: ListCellPlace.Part, _ path: IndexPath) -> ListCellPlace {
    guard part.role == .cell, list.showsSeparators else {
      return ListCellPlace(list.appearance, part, nil)
    }
    var separators = list.separatorConfiguration
    if let handler = list.itemSeparatorHandler { separators = handler(path, separators) }
    if separators.bottomSeparatorVisibility == .automatic {
      separators.bottomSeparatorVisibility = part.isLast && list.isGrouped ? .hidden : .visible
    }
    if separators.topSeparatorVisibility == .automatic {
      separators.topSeparatorVisibility = .hidden
    }
    return ListCellPlace(list.appearance, part, separators)
  }
}
