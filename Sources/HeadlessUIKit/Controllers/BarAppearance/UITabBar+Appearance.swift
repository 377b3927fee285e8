extension UITabBar {
  /// Nil where nobody has said anything.
  var shownAppearance: UITabBarAppearance? {
    barLooks.shown(isCompact: false, isOverContent: isOverContent)
  }
}

extension UIToolbar {
  /// Nil where nobody has said anything.
  var shownAppearance: UIToolbarAppearance? {
    barLooks.shown(
      isCompact: traitCollection.verticalSizeClass == .compact, isOverContent: isOverContent)
  }
}
