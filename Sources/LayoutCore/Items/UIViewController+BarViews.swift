extension UIViewController {
  /// The views that it gives to the bars of its containers, which display them while they show the
  /// controller.
  package var viewsInBars: [UIView] {
    let item = navigationItem
    let buttons =
      (item.leftBarButtonItems ?? []) + (item.rightBarButtonItems ?? []) + (toolbarItems ?? [])
    return ([item.titleView] + buttons.map(\.customView)).compactMap { $0 }
  }
}
