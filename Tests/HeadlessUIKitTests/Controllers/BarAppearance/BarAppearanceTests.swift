import Foundation
import Testing

@testable import HeadlessUIKit

@MainActor
struct BarAppearanceTests {
  @Test func barsCopyAssignedAppearances() {
    let appearance = UINavigationBarAppearance()
    appearance.configureWithOpaqueBackground()
    appearance.backgroundColor = .systemRed
    appearance.titleTextAttributes = [.foregroundColor: UIColor.white]
    let bar = UINavigationBar()
    bar.standardAppearance = appearance
    appearance.backgroundColor = .systemGreen
    #expect(bar.standardAppearance !== appearance)
    #expect(bar.standardAppearance.backgroundColor == .systemRed)

    let copy = appearance.copy() as? UINavigationBarAppearance
    #expect(copy?.backgroundColor == .systemGreen)
    #expect(copy?.titleTextAttributes[.foregroundColor] as? UIColor == .white)
    let other = UITabBarAppearance(barAppearance: appearance)
    #expect(other.backgroundColor == .systemGreen)
  }

  @Test func appearanceConfiguresItsBackground() {
    let appearance = UIToolbarAppearance()
    appearance.configureWithOpaqueBackground()
    #expect(appearance.backgroundColor == .systemBackground && appearance.backgroundEffect == nil)
    appearance.configureWithTransparentBackground()
    #expect(appearance.backgroundColor == nil && appearance.shadowColor == nil)
    appearance.configureWithDefaultBackground()
    #expect(appearance.backgroundEffect != nil && appearance.shadowColor == .separator)
  }

  @Test func navigationBarsShowTheirAppearance() {
    let controller = UIViewController()
    controller.title = "Inbox"
    let navigation = UINavigationController(rootViewController: controller)
    let bar = navigation.navigationBar
    let appearance = UINavigationBarAppearance()
    appearance.backgroundColor = .systemRed
    appearance.titleTextAttributes = [
      .foregroundColor: UIColor.white, .font: UIFont.systemFont(ofSize: 21),
    ]
    bar.standardAppearance = appearance
    let window = Headless.host(navigation)
    #expect(bar.backgroundColor == .systemRed)
    let label = bar.subviews.compactMap { $0 as? UILabel }.first { $0.text == "Inbox" }
    #expect(label?.textColor == .white)
    #expect(label?.font.pointSize == 21)

    bar.standardAppearance.backgroundColor = .systemBlue
    window.layoutIfNeeded()
    #expect(bar.backgroundColor == .systemBlue)

    let own = UINavigationBarAppearance()
    own.backgroundColor = .systemGreen
    controller.navigationItem.scrollEdgeAppearance = own
    window.layoutIfNeeded()
    #expect(bar.backgroundColor == .systemGreen)
  }

  @Test func tabBarsAndToolbarsShowTheirAppearance() {
    let tabs = UITabBarController()
    let pages = ["a", "b"].map { title in
      let page = UIViewController()
      page.tabBarItem = UITabBarItem(title: title, image: UIImage(systemName: "star"), tag: 0)
      return page
    }
    tabs.viewControllers = pages
    let appearance = UITabBarAppearance()
    appearance.backgroundColor = .systemYellow
    appearance.stackedLayoutAppearance.normal.iconColor = .systemRed
    appearance.stackedLayoutAppearance.selected.titleTextAttributes = [
      .foregroundColor: UIColor.systemGreen
    ]
    tabs.tabBar.standardAppearance = appearance
    let window = Headless.host(tabs)
    let cells = tabs.tabBar.subviews.compactMap { $0 as? TabCell }
    let labels = cells.flatMap(\.subviews).compactMap { $0 as? UILabel }
    let icons = cells.flatMap(\.subviews).compactMap { $0 as? UIImageView }
    #expect(tabs.tabBar.backgroundColor == .systemYellow)
    #expect(labels.first?.textColor == .systemGreen)
    #expect(icons.last?.tintColor == .systemRed)
    withExtendedLifetime(window) {}

    let toolbar = UIToolbar(frame: CGRect(x: 0, y: 0, width: 100, height: 44))
    toolbar.standardAppearance.backgroundColor = .systemRed
    toolbar.layoutIfNeeded()
    #expect(toolbar.backgroundColor == .systemRed)
  }

  @Test func itemAppearanceKeepsAttributesUntilReset() {
    let appearance = UIBarButtonItemAppearance(style: .done)
    appearance.normal.titleTextAttributes = [.kern: 1.0]
    #expect(appearance.normal.titleTextAttributes.count == 1)
    #expect(appearance.highlighted.titleTextAttributes.isEmpty)
    appearance.configureWithDefault(for: .plain)
    #expect(appearance.normal.titleTextAttributes.isEmpty)
  }

  // MARK: Search

  @Test(arguments: [(Headless.SystemVersion.iOS26, CGFloat(52)), (.iOS18, 52)])
  func searchControllerMakesTheBarTaller(version: Headless.SystemVersion, added: CGFloat) {
    onSystem(version) {
      let controller = UIViewController()
      let navigation = UINavigationController(rootViewController: controller)
      let window = Headless.host(navigation)
      let height = navigation.navigationBar.frame.height
      let search = UISearchController(searchResultsController: nil)
      controller.navigationItem.searchController = search
      window.layoutIfNeeded()
      #expect(navigation.navigationBar.frame.height == height + added)
      #expect(search.searchBar.superview === navigation.navigationBar)
      #expect(search.searchBar.frame.width == window.bounds.width)
      #expect(controller.view.safeAreaInsets.top == navigation.navigationBar.frame.maxY)

      controller.navigationItem.searchController = nil
      window.layoutIfNeeded()
      #expect(navigation.navigationBar.frame.height == height)
      #expect(search.searchBar.superview == nil)
    }
  }

  @Test func searchControllerNotifiesUpdaterAndDelegate() {
    let controller = UIViewController()
    let navigation = UINavigationController(rootViewController: controller)
    let search = UISearchController(searchResultsController: nil)
    let searcher = Searcher()
    search.searchResultsUpdater = searcher
    search.delegate = searcher
    controller.navigationItem.searchController = search
    let window = Headless.host(navigation)

    Headless.tap(search.searchBar.searchTextField)
    #expect(search.isActive)
    #expect(searcher.take() == ["willPresent", "update ", "didPresent"])
    Headless.type("ab")
    #expect(searcher.take() == ["update a", "update ab"])
    let cancel = search.searchBar.subviews.first { $0 is UIButton }
    if let cancel { Headless.tap(cancel) }
    #expect(searcher.take() == ["willDismiss", "update ", "didDismiss"])
    #expect(!search.isActive && search.searchBar.text == "")
    withExtendedLifetime(window) {}
  }
}

@MainActor
private final class Searcher: NSObject, UISearchResultsUpdating, UISearchControllerDelegate {
  private var heard: [String] = []

  func take() -> [String] {
    defer { heard = [] }
    return heard
  }

  func updateSearchResults(for searchController: UISearchController) {
    heard.append("update \(searchController.searchBar.text ?? "")")
  }

  func willPresentSearchController(_ searchController: UISearchController) {
    heard.append("willPresent")
  }

  func didPresentSearchController(_ searchController: UISearchController) {
    heard.append("didPresent")
  }

  func willDismissSearchController(_ searchController: UISearchController) {
    heard.append("willDismiss")
  }

  func didDismissSearchController(_ searchController: UISearchController) {
    heard.append("didDismiss")
  }
}
