import UIKit

protocol Coordinator: AnyObject {
  var navigation: UINavigationController { get }
  func start()
}

final class AppCoordinator: NSObject, Coordinator, UINavigationControllerDelegate {
  let navigation = UINavigationController()
  private let window: UIWindow
  private(set) var shown: [String] = []

  init(window: UIWindow) {
    self.window = window
    super.init()
    navigation.delegate = self
  }

  func start() {
    let tabs = UITabBarController()
    let feed = FeedViewController(items: Item.samples)
    feed.onSelect = { [weak self] item in self?.show(item) }
    navigation.setViewControllers([feed], animated: false)
    navigation.tabBarItem = UITabBarItem(
      title: "Feed", image: UIImage(systemName: "house"), selectedImage: nil)
    let settings = UINavigationController(
      rootViewController: SettingsViewController(style: .insetGrouped))
    settings.tabBarItem = UITabBarItem(
      title: "Settings", image: UIImage(systemName: "gear"), tag: 1)
    tabs.viewControllers = [navigation, settings]
    window.rootViewController = tabs
    window.makeKeyAndVisible()
  }

  private func show(_ item: Item) {
    navigation.pushViewController(DetailViewController(item: item), animated: true)
  }

  func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController,
    animated: Bool
  ) {
    shown.append(viewController.title ?? "-")
  }
}
