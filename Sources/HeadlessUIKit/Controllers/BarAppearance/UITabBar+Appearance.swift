extension UITabBar {
  public var standardAppearance: UITabBarAppearance {
    get { barLooks.standard(of: self, orNew: UITabBarAppearance()) }
    set { barLooks.standard = UIBarAppearance.kept(newValue, by: self) }
  }

  /// Shown always, if there is one: content is taken to be at its edge.
  public var scrollEdgeAppearance: UITabBarAppearance? {
    get { barLooks.scrollEdge }
    set { barLooks.scrollEdge = UIBarAppearance.kept(newValue, by: self) }
  }

  /// Nil where nobody has said anything.
  var shownAppearance: UITabBarAppearance? { barLooks.shown(isCompact: false) }
}

extension UIToolbar {
  public var standardAppearance: UIToolbarAppearance {
    get { barLooks.standard(of: self, orNew: UIToolbarAppearance()) }
    set { barLooks.standard = UIBarAppearance.kept(newValue, by: self) }
  }

  public var compactAppearance: UIToolbarAppearance? {
    get { barLooks.compact }
    set { barLooks.compact = UIBarAppearance.kept(newValue, by: self) }
  }

  /// Shown always, if there is one: content is taken to be at its edge.
  public var scrollEdgeAppearance: UIToolbarAppearance? {
    get { barLooks.scrollEdge }
    set { barLooks.scrollEdge = UIBarAppearance.kept(newValue, by: self) }
  }

  public var compactScrollEdgeAppearance: UIToolbarAppearance? {
    get { barLooks.compactScrollEdge }
    set { barLooks.compactScrollEdge = UIBarAppearance.kept(newValue, by: self) }
  }

  /// Nil where nobody has said anything.
  var shownAppearance: UIToolbarAppearance? {
    barLooks.shown(isCompact: traitCollection.verticalSizeClass == .compact)
  }
}
