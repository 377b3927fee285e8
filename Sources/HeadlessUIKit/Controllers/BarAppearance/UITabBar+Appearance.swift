extension UITabBar {
  /// Nil if no appearance is set.
  var shownAppearance: UITabBarAppearance? {
    barLooks.shown(isCompact: false, isOverContent: isOverContent)
  }
}

extension UIToolbar {
  /// Nil if no appearance is set.
  var shownAppearance: UIToolbarAppearance? {
    barLooks.shown(
      isCompact: traitCollection.verticalSizeClass == .compact, isOverContent: isOverContent)
  }
}
