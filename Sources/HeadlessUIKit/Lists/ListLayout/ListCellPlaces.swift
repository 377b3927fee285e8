import Foundation

/// What a section that is a list says of its elements: the same object of all that are alike.
@MainActor
final class ListCellPlaces {
  private let list: UICollectionLayoutListConfiguration
  /// The first item that is no header.
  private let firstCell: Int
  @exclusivity(unchecked) private var known: [ListCellPlace] = []

  init(_ list: UICollectionLayoutListConfiguration) {
    self.list = list
    firstCell = list.headerMode == .firstItemInSection ? 1 : 0
  }

  /// - Parameters:
  ///   - element: A cell of the section, or a view beside its cells.
  ///   - count: How many items the section has.
  func place(of element: CollectionElement, count: Int) -> ListCellPlace {
    let part = part(of: element, count)
    // What an app says of an item it may say otherwise the next time.
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
