extension UINavigationBar {
  /// The look of the top item, or that of the bar; nil where nobody has said anything.
  var shownAppearance: UINavigationBarAppearance? {
    let isCompact = traitCollection.verticalSizeClass == .compact
    return topItem?.barLooks.shown(isCompact: isCompact, isOverContent: isOverContent)
      ?? barLooks.shown(isCompact: isCompact, isOverContent: isOverContent)
  }
}
