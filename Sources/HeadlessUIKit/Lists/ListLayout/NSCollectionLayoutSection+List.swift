import Foundation

extension NSCollectionLayoutSection {
  /// Items below each other, each as high as it wants to be.
  @preconcurrency @MainActor
  public static func list(
    using configuration: UICollectionLayoutListConfiguration,
    layoutEnvironment: any NSCollectionLayoutEnvironment
  ) -> NSCollectionLayoutSection {
    let metrics = TableMetrics(layoutEnvironment.traitCollection)
    let width = NSCollectionLayoutDimension.fractionalWidth(1)
    func size(_ estimate: CGFloat) -> NSCollectionLayoutSize {
      NSCollectionLayoutSize(widthDimension: width, heightDimension: .estimated(estimate))
    }
    let row = size(metrics.configuredRow)
    let section = NSCollectionLayoutSection(
      group: .vertical(layoutSize: row, subitems: [NSCollectionLayoutItem(layoutSize: row)]))
    section.list = configuration
    // Rows are as wide as the list, their content keeps away from what covers them by itself.
    section.contentInsetsReference = .none
    let side =
      configuration.appearance == .insetGrouped
      ? metrics.cardMargin(width: layoutEnvironment.container.contentSize.width) : 0
    let hasHeader = configuration.headerMode == .supplementary
    let hasFooter = configuration.footerMode == .supplementary
    section.contentInsets = NSDirectionalEdgeInsets(
      top: hasHeader || !configuration.isGrouped ? 0 : metrics.groupedSpace(isFirst: false),
      leading: side,
      bottom: hasFooter || !configuration.isGrouped ? 0 : metrics.groupedFooterSpace,
      trailing: side)
    if hasHeader {
      let header = NSCollectionLayoutBoundarySupplementaryItem(
        layoutSize: size(metrics.plainHeader),
        elementKind: UICollectionView.elementKindSectionHeader, alignment: .top)
      header.pinToVisibleBounds = !configuration.isGrouped
      let padding = configuration.appearance == .plain ? metrics.plainHeaderPadding : 0
      section.headerPadding = configuration.headerTopPadding ?? padding
      section.boundarySupplementaryItems.append(header)
    } else if let padding = configuration.headerTopPadding {
      section.contentInsets.top += padding
    }
    if hasFooter {
      section.boundarySupplementaryItems.append(
        NSCollectionLayoutBoundarySupplementaryItem(
          layoutSize: size(metrics.plainHeader),
          elementKind: UICollectionView.elementKindSectionFooter, alignment: .bottom))
    }
    return section
  }
}

extension UICollectionViewCompositionalLayout {
  /// Sections that are all lists of one kind.
  @preconcurrency @MainActor
  public static func list(
    using configuration: UICollectionLayoutListConfiguration
  ) -> UICollectionViewCompositionalLayout {
    UICollectionViewCompositionalLayout { _, environment in
      .list(using: configuration, layoutEnvironment: environment)
    }
  }
}

extension CompositionalSection {
  /// What the list that the section is says of one of its elements; nil where it is none.
  func listPlace(of element: CollectionElement) -> ListCellPlace? {
    guard description.list != nil else { return nil }
    let part = listPart(of: element)
    // What an app says of each item it may say otherwise the next time.
    if part.role == .cell, description.list?.itemSeparatorHandler != nil {
      return makeListPlace(of: part, at: element.path)
    }
    if let known = listPlaces.place(of: part) { return known }
    let place = makeListPlace(of: part, at: element.path)
    if let place { listPlaces.note(place) }
    return place
  }

  private func listPart(of element: CollectionElement) -> ListCellPlace.Part {
    guard element.category == .cell else {
      let isFooter = element.kind == UICollectionView.elementKindSectionFooter
      return ListCellPlace.Part(role: isFooter ? .footer : .header)
    }
    let (item, first) = (
      element.path.item, description.list?.headerMode == .firstItemInSection ? 1 : 0
    )
    guard item >= first else { return ListCellPlace.Part(role: .header) }
    return ListCellPlace.Part(isFirst: item == first, isLast: item == count - 1)
  }

  private func makeListPlace(of part: ListCellPlace.Part, at path: IndexPath) -> ListCellPlace? {
    guard let list = description.list else { return nil }
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
