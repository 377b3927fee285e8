import Foundation
import Testing

@testable import HeadlessUIKit

/// A search in the content of a navigation controller, with a results controller.
@MainActor
struct SearchControllerTests {
  private let journal = Journal()
  private let content: TracingController
  private let results: TracingController
  private let search: UISearchController
  private let navigation: UINavigationController
  private let window: UIWindow

  init() {
    content = TracingController("C", journal)
    results = TracingController("R", journal)
    search = UISearchController(searchResultsController: results)
    content.navigationItem.searchController = search
    navigation = UINavigationController(rootViewController: content)
    window = Headless.host(navigation)
    _ = journal.take()
  }

  private func isOnScreen(_ controller: UIViewController) -> Bool {
    guard let view = controller.viewIfLoaded, view.window === window else { return false }
    return sequence(first: view) { $0.superview }.allSatisfy { !$0.isHidden }
  }

  @Test func resultsAppearWithSearchAndShowWithText() {
    Headless.tap(search.searchBar.searchTextField)
    #expect(
      journal.take() == """
        R willMove(toParent: parent)
        R viewDidLoad
        R didMove(toParent: parent)
        R viewWillAppear
        R viewIsAppearing
        R viewDidAppear
        """)
    #expect(content.presentedViewController === search)
    #expect(search.presentingViewController === content)
    #expect(results.parent === search)
    #expect(!isOnScreen(results) && !search.showsSearchResultsController)

    Headless.type("a")
    #expect(isOnScreen(results) && search.showsSearchResultsController)
    Headless.type("\u{8}")
    #expect(!isOnScreen(results))
    #expect(journal.take() == "")
  }

  @Test func resultsDisappearWithTheSearch() {
    search.isActive = true
    window.layoutIfNeeded()
    search.searchBar.text = "a"
    _ = journal.take()
    search.isActive = false
    window.layoutIfNeeded()
    #expect(
      journal.take() == """
        R viewWillDisappear
        R viewDidDisappear
        """)
    #expect(content.presentedViewController == nil)
    #expect(results.view.window == nil && content.view.window === window)
    #expect(search.searchBar.text == "")
  }

  @Test func dismissingEndsTheSearch() {
    search.isActive = true
    window.layoutIfNeeded()
    content.dismiss(animated: true)
    window.layoutIfNeeded()
    #expect(!search.isActive)
    #expect(!search.searchBar.showsCancelButton)
  }

  /// The results cover the content and begin below the bar, which shows only the search bar.
  @Test func resultsCoverContentBelowTheBar() {
    let bar = navigation.navigationBar
    let height = bar.frame.height
    search.isActive = true
    search.showsSearchResultsController = true
    window.layoutIfNeeded()
    #expect(!search.automaticallyShowsSearchResultsController)
    #expect(isOnScreen(results))
    #expect(results.view.convert(results.view.bounds, to: window) == window.bounds)
    #expect(bar.frame.height < height)
    #expect(search.searchBar.convert(search.searchBar.bounds, to: bar).minY >= 0)
    #expect(results.view.safeAreaInsets.top == bar.frame.maxY)
    let hit = window.hitTest(CGPoint(x: 200, y: 400), with: nil)
    #expect(hit === results.view)
    #expect(search.searchBar.window === window)

    search.hidesNavigationBarDuringPresentation = false
    window.layoutIfNeeded()
    #expect(bar.frame.height == height)
    #expect(results.view.safeAreaInsets.top == bar.frame.maxY)
  }

  @Test func obscuredContentEndsSearchOnTap() {
    let inside = CGPoint(x: 200, y: 400)
    search.isActive = true
    window.layoutIfNeeded()
    #expect(window.hitTest(inside, with: nil) === content.view)

    search.obscuresBackgroundDuringPresentation = true
    let hit = window.hitTest(inside, with: nil)
    #expect(hit !== content.view && hit?.isDescendant(of: search.view) == true)
    Headless.tap(at: inside, in: window)
    #expect(!search.isActive)
  }

  @Test func resultsDisappearAndReturnWithContent() {
    search.isActive = true
    search.showsSearchResultsController = true
    window.layoutIfNeeded()
    _ = journal.take()
    navigation.pushViewController(UIViewController(), animated: true)
    window.layoutIfNeeded()
    #expect(
      journal.take() == """
        C viewWillDisappear
        R viewWillDisappear
        C viewDidDisappear
        R viewDidDisappear
        """)
    #expect(results.view.window == nil)
    navigation.popViewController(animated: true)
    window.layoutIfNeeded()
    #expect(isOnScreen(results) && search.isActive)
    #expect(content.presentedViewController === search)
  }

  @Test(arguments: [
    (UISearchController.ScopeBarActivation.automatic, [true, true]),
    (.onSearchActivation, [true, true]), (.onTextEntry, [false, true]), (.manual, [false, false]),
  ])
  func scopeBarFollowsItsActivation(
    activation: UISearchController.ScopeBarActivation, shown: [Bool]
  ) {
    search.searchBar.scopeButtonTitles = ["All", "Mine"]
    search.scopeBarActivation = activation
    let height = navigation.navigationBar.frame.height
    #expect(!search.searchBar.showsScopeBar)
    search.hidesNavigationBarDuringPresentation = false
    Headless.tap(search.searchBar.searchTextField)
    #expect(search.searchBar.showsScopeBar == shown[0])
    Headless.type("a")
    #expect(search.searchBar.showsScopeBar == shown[1])
    #expect((navigation.navigationBar.frame.height > height) == shown[1])
    search.isActive = false
    window.layoutIfNeeded()
    #expect(!search.searchBar.showsScopeBar)
    #expect(navigation.navigationBar.frame.height == height)
  }

  @Test func delegateCanPresentTheSearch() {
    let presenter = Presenter()
    presenter.content = content
    search.delegate = presenter
    search.isActive = true
    window.layoutIfNeeded()
    #expect(presenter.calls == ["will", "present", "did"])
    #expect(content.presentedViewController === search)
  }

  /// For a search bar within the content, the controller that defines a presentation context
  /// presents the search.
  @Test func resultsDoNotCoverSearchBarInContent() {
    let (page, results) = (UIViewController(), UIViewController())
    let search = UISearchController(searchResultsController: results)
    page.definesPresentationContext = true
    page.loadViewIfNeeded()
    search.searchBar.frame = CGRect(x: 0, y: 100, width: 393, height: 60)
    page.view.addSubview(search.searchBar)
    let window = Headless.host(page)
    Headless.tap(search.searchBar.searchTextField)
    Headless.type("a")
    #expect(search.presentingViewController === page)
    #expect(results.view.convert(results.view.bounds, to: window).minY == 160)
    let field = search.searchBar.searchTextField
    #expect(Headless.tap(field) === field)
  }

  @Test func activeSearchIsFreedWithItsScreen() {
    weak var freed: UISearchController?
    do {
      let page = UIViewController()
      let search = UISearchController(searchResultsController: UIViewController())
      freed = search
      page.navigationItem.searchController = search
      let window = Headless.host(UINavigationController(rootViewController: page))
      search.isActive = true
      window.layoutIfNeeded()
      #expect(page.presentedViewController === search)
    }
    #expect(freed == nil)
  }
}

@MainActor
private final class Presenter: NSObject, UISearchControllerDelegate {
  var calls: [String] = []
  weak var content: UIViewController?

  func willPresentSearchController(_ searchController: UISearchController) { calls.append("will") }
  func didPresentSearchController(_ searchController: UISearchController) { calls.append("did") }

  func presentSearchController(_ searchController: UISearchController) {
    calls.append("present")
    content?.present(searchController, animated: false)
  }
}
