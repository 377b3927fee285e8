extension UINavigationBar {
  /// The appearance of the top item, or else of the bar; nil if neither is set.
  var shownAppearance: UINavigationBarAppearance? {
    let isCompact = traitCollection.verticalSizeClass == .compact
    return topItem?.barLooks.shown(isCompact: isCompact, isOverContent: isOverContent)
      ?? barLooks.shown(isCompact: isCompact, isOverContent: isOverContent)
  }
}
