import Foundation

extension UINavigationBar {
  /// How high its parts are where it is.
  var metrics: BarMetrics {
    BarMetrics(traitCollection, isInSheet: owner?.isShownInSheet ?? false)
  }
}

/// How a bar gives way to content that is scrolled below it.
extension UINavigationBar {
  func wholeSearchHeight(_ metrics: BarMetrics) -> CGFloat {
    topItem?.searchController.map { metrics.searchRow + $0.searchBar.extraHeight } ?? 0
  }

  /// How far the parts of the bar can fold.
  private var foldingParts: (search: CGFloat, title: CGFloat) {
    let metrics = self.metrics
    let isSearching = topItem?.searchController?.isActive ?? false
    let searchFolds = topItem?.hidesSearchBarWhenScrolling ?? false && !isSearching
    return (
      searchFolds ? wholeSearchHeight(metrics) : 0,
      showsLargeTitle && !isSearchAlone ? metrics.largeTitle : 0
    )
  }

  /// How far the parts are folded: the search bar goes first.
  var folds: (search: CGFloat, title: CGFloat) {
    let parts = foldingParts
    let fold = topItem?.fold ?? 0
    let search = min(fold, parts.search)
    return (search, min(fold - search, parts.title))
  }

  /// How much lower the bar is than while the content is at its top.
  var fold: CGFloat { folds.search + folds.title }

  /// Folds the bar, a point for each point that the content is scrolled from its top.
  ///
  /// - Returns: Whether the bar has another height now.
  func follow(_ way: CGFloat) -> Bool {
    let old = fold
    let most = foldingParts.search + foldingParts.title
    topItem?.fold = min(max(way, 0), most)
    isOverContent = way > most
    return fold != old
  }

  /// How far from the top content comes to rest that is let go of after a way: a search bar and a large
  /// title are folded wholly or not at all.
  func restingWay(after way: CGFloat) -> CGFloat {
    let parts = foldingParts
    guard way > 0, way < parts.search + parts.title else { return way }
    if way < parts.search { return way < parts.search / 2 ? 0 : parts.search }
    return way - parts.search <= Self.longestReopening ? parts.search : parts.search + parts.title
  }

  /// How far a large title can be folded that opens again when the content is let go of.
  static let longestReopening: CGFloat = 36
}
