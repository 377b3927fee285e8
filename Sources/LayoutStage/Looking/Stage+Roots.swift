extension Stage {
  /// What is shown, from the back to the front: what is presented, then what an app has put in place of the keyboard,
  /// and above it.
  var roots: [UIView] { presentedRoots + keyboardViews }

  /// The view of the stage, unless something else is shown in its place, and the views of controllers that have been
  /// presented over it, from the back to the front. Those that UIKit fills itself, as alerts, are none.
  private var presentedRoots: [UIView] {
    var roots: [UIView] = []
    var last = window.rootViewController
    while let presented = last?.presentedViewController, !presented.isBeingDismissed {
      if presented.isOfApp, let view = presented.viewIfLoaded { roots.append(view) }
      last = presented
    }
    return roots.isEmpty || view.window != nil ? [view] + roots : roots
  }
}

extension UIViewController {
  /// Whether an app says what is in its view.
  fileprivate var isOfApp: Bool {
    guard ClassFacts.of(self).isOfLibrary else { return true }
    switch self {
    case is UINavigationController, is UITabBarController, is UISplitViewController,
      is UIPageViewController:
      return true
    default: return type(of: self) == UIViewController.self
    }
  }
}
