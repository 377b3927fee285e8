extension UIViewController {
  /// What it gives to the bars of its containers, which show that while they show the controller.
  package var viewsInBars: [UIView] {
    let item = navigationItem
    let buttons =
      (item.leftBarButtonItems ?? []) + (item.rightBarButtonItems ?? []) + (toolbarItems ?? [])
    return ([item.titleView] + buttons.map(\.customView)).compactMap { $0 }
  }
}
