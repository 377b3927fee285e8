import Foundation

extension UINavigationBar {
  /// The heights of the bar's parts in its environment.
  var metrics: BarMetrics {
    BarMetrics(traitCollection, isInSheet: owner?.isShownInSheet ?? false)
  }
}

/// How a bar folds while content scrolls under it.
extension UINavigationBar {
  func unfoldedSearchHeight(_ metrics: BarMetrics) -> CGFloat {
    topItem?.searchController.map { metrics.searchRow + $0.searchBar.extraHeight } ?? 0
  }

  /// The heights by which the search bar and the large title can fold.
  private var foldingParts: (search: CGFloat, title: CGFloat) {
    let metrics = self.metrics
    let isSearching = topItem?.searchController?.isActive ?? false
    let searchFolds = topItem?.hidesSearchBarWhenScrolling ?? false && !isSearching
    return (
      searchFolds ? unfoldedSearchHeight(metrics) : 0,
      showsLargeTitle && !isSearchAlone ? metrics.largeTitle : 0
    )
  }

  /// The heights by which the search bar and the large title are folded. The search bar folds first.
  var folds: (search: CGFloat, title: CGFloat) {
    let parts = foldingParts
    let fold = topItem?.fold ?? 0
    let search = min(fold, parts.search)
    return (search, min(fold - search, parts.title))
  }

  /// The height by which the bar is folded.
  var fold: CGFloat { folds.search + folds.title }

  /// Folds the bar by as many points as the content is scrolled from its top.
  ///
  /// - Returns: Whether the height of the bar has changed.
  func follow(_ way: CGFloat) -> Bool {
    let old = fold
    let most = foldingParts.search + foldingParts.title
    topItem?.fold = min(max(way, 0), most)
    isOverContent = way > most
    return fold != old
  }

  /// Returns the distance from the top at which the content comes to rest. A search bar and a large
  /// title are then folded entirely or not at all.
  func restingDistance(after way: CGFloat) -> CGFloat {
    let parts = foldingParts
    guard way > 0, way < parts.search + parts.title else { return way }
    if way < parts.search { return way < parts.search / 2 ? 0 : parts.search }
    return way - parts.search <= Self.longestReopening ? parts.search : parts.search + parts.title
  }

  /// The largest fold at which a large title opens again when the finger lets go.
  static let longestReopening: CGFloat = 36
}
