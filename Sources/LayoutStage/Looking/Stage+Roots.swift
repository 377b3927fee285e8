extension Stage {
  /// What is shown, from the back to the front: what is presented, then what an app has put in place of the keyboard,
  /// and above it.
  var roots: [UIView] { presentedRoots + keyboardViews }

  /// The view of the stage, unless something else is shown in its place, and the views of controllers that have been
  /// presented over it, from the back to the front. Those that UIKit fills itself, as alerts, are none.
  private var presentedRoots: [UIView] {
    let roots = presented.filter(\.isOfApp).compactMap(\.viewIfLoaded)
    return roots.isEmpty || view.window != nil ? [view] + roots : roots
  }

  /// Whether something that UIKit fills itself is over all of them, as an alert is: a search is beside its results.
  var isBelowUIKit: Bool {
    presented.last.map { !$0.isOfApp && !($0 is UISearchController) } ?? false
  }

  /// The controllers that are presented over that of the window, from the back to the front.
  private var presented: [UIViewController] {
    var presented: [UIViewController] = []
    var next = window.rootViewController?.presentedViewController
    while let controller = next, !controller.isBeingDismissed {
      presented.append(controller)
      next = controller.presentedViewController
    }
    return presented
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
