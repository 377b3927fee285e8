extension UINavigationBar {
  public var standardAppearance: UINavigationBarAppearance {
    get { barLooks.standard(of: self, orNew: UINavigationBarAppearance()) }
    set { barLooks.standard = UIBarAppearance.kept(newValue, by: self) }
  }

  public var compactAppearance: UINavigationBarAppearance? {
    get { barLooks.compact }
    set { barLooks.compact = UIBarAppearance.kept(newValue, by: self) }
  }

  /// Shown always, if there is one: content is taken to be at its edge.
  public var scrollEdgeAppearance: UINavigationBarAppearance? {
    get { barLooks.scrollEdge }
    set { barLooks.scrollEdge = UIBarAppearance.kept(newValue, by: self) }
  }

  public var compactScrollEdgeAppearance: UINavigationBarAppearance? {
    get { barLooks.compactScrollEdge }
    set { barLooks.compactScrollEdge = UIBarAppearance.kept(newValue, by: self) }
  }

  /// The look of the top item, or that of the bar; nil where nobody has said anything.
  var shownAppearance: UINavigationBarAppearance? {
    let isCompact = traitCollection.verticalSizeClass == .compact
    return topItem?.barLooks.shown(isCompact: isCompact) ?? barLooks.shown(isCompact: isCompact)
  }
}

extension UINavigationItem {
  public var standardAppearance: UINavigationBarAppearance? {
    get { barLooks.standard }
    set { barLooks.standard = UIBarAppearance.kept(newValue, by: bar) }
  }

  public var compactAppearance: UINavigationBarAppearance? {
    get { barLooks.compact }
    set { barLooks.compact = UIBarAppearance.kept(newValue, by: bar) }
  }

  /// Shown always, if there is one: content is taken to be at its edge.
  public var scrollEdgeAppearance: UINavigationBarAppearance? {
    get { barLooks.scrollEdge }
    set { barLooks.scrollEdge = UIBarAppearance.kept(newValue, by: bar) }
  }

  public var compactScrollEdgeAppearance: UINavigationBarAppearance? {
    get { barLooks.compactScrollEdge }
    set { barLooks.compactScrollEdge = UIBarAppearance.kept(newValue, by: bar) }
  }
}
