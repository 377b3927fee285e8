import Foundation

/// What an item in the bar of a tab bar controller stands for.
enum TabRoot: Equatable {
  case controller(UIViewController)
  case tab(UITab)
}

@MainActor
extension TabRoot {
  var tab: UITab? {
    if case .tab(let tab) = self { tab } else { nil }
  }

  /// Makes the controller of a tab.
  var controller: UIViewController? {
    switch self {
    case .controller(let controller): controller
    case .tab(let tab): tab.shownController
    }
  }

  /// Nil for a tab that has not made its controller yet.
  var knownController: UIViewController? {
    switch self {
    case .controller(let controller): controller
    case .tab(let tab): tab.knownShownController
    }
  }

  var item: UITabBarItem {
    switch self {
    case .controller(let controller): controller.tabBarItem
    case .tab(let tab): tab.item
    }
  }
}
