extension Stage {
  /// The shown views, from back to front: the content and the views presented over it, then an
  /// app's own keyboard views and those above the keyboard.
  var roots: [UIView] { presentedRoots + keyboardViews }

  /// The view of the stage, unless a presentation has replaced it, and the views of presented
  /// controllers, from back to front. Excludes views that UIKit fills itself, such as alerts.
  private var presentedRoots: [UIView] {
    let roots = presented.filter(\.isOfApp).compactMap(\.viewIfLoaded)
    return roots.isEmpty || view.window != nil ? [view] + roots : roots
  }

  /// Whether a view that UIKit fills itself, such as an alert, is over all of them. A search
  /// doesn't count: it is beside its results.
  var isBelowUIKit: Bool {
    presented.last.map { !$0.isOfApp && !($0 is UISearchController) } ?? false
  }

  /// The controllers presented over the root controller, from back to front.
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
  /// Whether the app determines the content of the controller's view.
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
