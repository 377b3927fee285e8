import UIKit

/// The app's entry point, which nothing calls on Linux.
final class AppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    let appearance = UINavigationBarAppearance()
    appearance.configureWithOpaqueBackground()
    appearance.titleTextAttributes = [.foregroundColor: UIColor.label]
    let window = UIWindow(frame: UIScreen.main.bounds)
    let root = makeRoot()
    for case let navigation as UINavigationController in root.viewControllers ?? [] {
      navigation.navigationBar.standardAppearance = appearance
      navigation.navigationBar.scrollEdgeAppearance = appearance
    }
    window.rootViewController = root
    window.makeKeyAndVisible()
    self.window = window
    return true
  }
}
