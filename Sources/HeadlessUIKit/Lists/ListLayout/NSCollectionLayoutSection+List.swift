import Foundation

extension NSCollectionLayoutSection {
  /// Stacks self-sizing items.
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
    // Rows are as wide as the list; their content keeps clear of safe areas by itself.
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
  /// A layout whose sections are all lists of one kind.
  @preconcurrency @MainActor
  public static func list(
    using configuration: UICollectionLayoutListConfiguration
  ) -> UICollectionViewCompositionalLayout {
    UICollectionViewCompositionalLayout { _, environment in
      .list(using: configuration, layoutEnvironment: environment)
    }
  }
}
