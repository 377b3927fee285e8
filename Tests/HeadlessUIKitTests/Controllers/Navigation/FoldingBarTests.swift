import Foundation
import Testing

@testable import HeadlessUIKit

/// A navigation bar collapses as the content below it scrolls. On an iPhone 16 with iOS 26, its
/// bottom edge is at 165 points with a large title and at 113 without.
@MainActor
@Suite(.serialized) struct FoldingBarTests {
  private final class Rows: NSObject, UITableViewDataSource {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 60 }
    func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell { UITableViewCell(style: .default, reuseIdentifier: nil) }
  }

  private final class List: UIViewController {
    let table = UITableView()
    let rows = Rows()

    override func loadView() { view = table }
    override func viewDidLoad() {
      super.viewDidLoad()
      table.rowHeight = 50
      table.dataSource = rows
    }
  }

  private let list = List()
  private let navigation: UINavigationController
  private let window: UIWindow
  private var bar: UINavigationBar { navigation.navigationBar }
  private var table: UITableView { list.table }

  init() {
    list.title = "Inbox"
    navigation = UINavigationController(rootViewController: list)
    navigation.navigationBar.prefersLargeTitles = true
    window = Headless.host(navigation, in: Headless.Environment(device: .iPhone16))
  }

  private func scroll(to way: CGFloat, from top: CGFloat = 165) {
    table.contentOffset.y = way - top
    window.layoutIfNeeded()
  }

  /// The top of the content, in window coordinates.
  private var contentTop: CGFloat { table.convert(CGPoint.zero, to: window).y }

  private var titles: [String] {
    bar.subviews.compactMap { $0 as? UILabel }.filter { $0.text != nil }
      .map { "\($0.frame.height > 30 ? "large" : "small") \($0.text ?? "")" }
  }

  @Test(arguments: Array(stride(from: CGFloat(-30), through: 120, by: 7)) + [0, 36, 37, 52, 1000])
  func barCollapsesPointForPointWithContent(way: CGFloat) {
    scroll(to: way)
    let bottom = min(max(165 - way, 113), 165)
    #expect(bar.frame.maxY == bottom)
    #expect(list.view.safeAreaInsets.top == bottom)
    #expect(table.adjustedContentInset.top == bottom)
    #expect(contentTop == 165 - way)
    #expect(titles == (way >= 52 ? ["small Inbox"] : way > 36 ? titles : ["large Inbox"]))
  }

  @Test func barExpandsWhenContentReturnsToTop() {
    for way: CGFloat in [500, 20, 0, 52, 51, 0] { scroll(to: way) }
    #expect(bar.frame.maxY == 165 && table.contentOffset.y == -165)
    #expect(titles == ["large Inbox"])
  }

  @Test(arguments: [
    (CGFloat(10), CGFloat(0)), (36, 0), (37, 52), (51, 52), (52, 52), (80, 80),
  ])
  func endOfDragExpandsOrCollapsesTheBar(way: CGFloat, rest: CGFloat) {
    Headless.scroll(table, by: CGPoint(x: 0, y: way))
    window.layoutIfNeeded()
    #expect(contentTop == 165 - rest)
    #expect(bar.frame.maxY == max(113, 165 - rest))
  }

  @Test func tapOnStatusBarExpandsTheBar() {
    scroll(to: 900)
    Headless.tapStatusBar(of: window)
    #expect(table.contentOffset.y == -165 && bar.frame.maxY == 165)
  }

  @Test func shortContentDoesNotCollapseTheBar() {
    table.rowHeight = 5
    table.alwaysBounceVertical = true
    window.layoutIfNeeded()
    Headless.scroll(table, by: CGPoint(x: 0, y: 300))
    window.layoutIfNeeded()
    #expect(bar.frame.maxY == 165 && contentTop == 165)
  }

  @Test func eachScreenKeepsItsBarHeight() {
    scroll(to: 300)
    let next = List()
    navigation.pushViewController(next, animated: false)
    window.layoutIfNeeded()
    #expect(bar.frame.maxY == 165 && next.table.contentOffset.y == -165)
    navigation.popViewController(animated: false)
    window.layoutIfNeeded()
    #expect(bar.frame.maxY == 113 && contentTop == 165 - 300)
    scroll(to: 0)
    #expect(bar.frame.maxY == 165)
  }

  @Test func rotationKeepsTheBarCollapsed() {
    scroll(to: 300)
    Headless.rotate(window, to: .landscape)
    window.layoutIfNeeded()
    #expect(bar.frame.maxY == 64)
    Headless.rotate(window, to: .portrait)
    window.layoutIfNeeded()
    #expect(bar.frame.maxY == 113 && table.adjustedContentInset.top == 113)
    Headless.tapStatusBar(of: window)
    #expect(bar.frame.maxY == 165 && contentTop == 165)
  }

  @Test func hiddenBarLeavesContentInsetToSafeArea() {
    scroll(to: 300)
    navigation.isNavigationBarHidden = true
    window.layoutIfNeeded()
    #expect(table.adjustedContentInset.top == 59)
    Headless.tapStatusBar(of: window)
    #expect(table.contentOffset.y == -59)
    navigation.isNavigationBarHidden = false
    window.layoutIfNeeded()
    #expect(bar.frame.maxY == 165 && table.contentOffset.y == -165)
  }

  @Test func unadjustedContentDoesNotCollapseTheBar() {
    table.contentInsetAdjustmentBehavior = .never
    window.layoutIfNeeded()
    scroll(to: 300)
    #expect(bar.frame.maxY == 165)
  }

  // MARK: Search bars

  /// The search bar takes 52 points.
  @Test func searchBarCollapsesBeforeTheTitle() {
    let search = UISearchController(searchResultsController: nil)
    list.navigationItem.searchController = search
    window.layoutIfNeeded()
    let open = bar.frame.maxY
    let part = open - 165
    #expect(part > 40)
    for way in stride(from: CGFloat(0), through: part + 60, by: 9) {
      scroll(to: way, from: open)
      #expect(bar.frame.maxY == max(113, open - way))
      #expect(titles == [way - part > 36 ? "small Inbox" : "large Inbox"] || way - part > 36)
      let field = search.searchBar.convert(search.searchBar.bounds, to: bar)
      #expect(field.minY == bar.bounds.height - max(0, part - way))
    }
    for (way, rest): (CGFloat, CGFloat) in [
      (part / 2 - 1, 0), (part / 2 + 1, part), (part + 37, part + 52),
    ] {
      scroll(to: 0, from: open)
      Headless.scroll(table, by: CGPoint(x: 0, y: way))
      window.layoutIfNeeded()
      #expect(contentTop == open - rest)
    }
  }

  @Test func pinnedSearchBarDoesNotCollapse() {
    list.navigationItem.searchController = UISearchController(searchResultsController: nil)
    list.navigationItem.hidesSearchBarWhenScrolling = false
    window.layoutIfNeeded()
    let open = bar.frame.maxY
    scroll(to: 400, from: open)
    #expect(bar.frame.maxY == open - 52)
  }

  @Test func activeSearchExpandsTheSearchBar() {
    let search = UISearchController(searchResultsController: nil)
    list.navigationItem.searchController = search
    window.layoutIfNeeded()
    scroll(to: 400, from: bar.frame.maxY)
    #expect(bar.frame.maxY == 113)
    search.isActive = true
    window.layoutIfNeeded()
    let field = search.searchBar.convert(search.searchBar.bounds, to: bar)
    #expect(bar.bounds.contains(field))
    search.isActive = false
    window.layoutIfNeeded()
    #expect(bar.frame.maxY == 113)
  }

  // MARK: Content scroll view

  @Test func barFollowsTheSetContentScrollView() {
    let (screen, table, rows) = (UIViewController(), UITableView(), Rows())
    table.rowHeight = 50
    table.dataSource = rows
    screen.view.addSubview(UIView())
    screen.view.addSubview(table)
    table.frame = screen.view.bounds
    table.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    navigation.viewControllers = [screen]
    window.layoutIfNeeded()
    table.contentOffset.y = 100
    window.layoutIfNeeded()
    #expect(bar.frame.maxY == 165)
    screen.setContentScrollView(table, for: .top)
    window.layoutIfNeeded()
    #expect(bar.frame.maxY == 113)
  }

  // MARK: Looks

  private func look(_ color: UIColor) -> UINavigationBarAppearance {
    let look = UINavigationBarAppearance()
    look.backgroundColor = color
    return look
  }

  @Test func scrollEdgeAppearanceShowsAtTheTop() {
    bar.standardAppearance = look(.red)
    bar.scrollEdgeAppearance = look(.blue)
    var colors: [UIColor?] = []
    for way: CGFloat in [0, 52, 53, 400, 20] {
      scroll(to: way)
      colors.append(bar.backgroundColor)
    }
    #expect(colors == [.blue, .blue, .red, .red, .blue])
  }

  @Test func bottomBarsShowEdgeAppearanceAtTheEnd() {
    let (tabs, toolbarLook, tabLook) = (
      UITabBarController(), UIToolbarAppearance(), UITabBarAppearance()
    )
    navigation.isToolbarHidden = false
    toolbarLook.backgroundColor = .red
    tabLook.backgroundColor = .red
    navigation.toolbar.standardAppearance = toolbarLook
    tabs.tabBar.standardAppearance = tabLook
    toolbarLook.backgroundColor = .blue
    tabLook.backgroundColor = .blue
    navigation.toolbar.scrollEdgeAppearance = toolbarLook
    tabs.tabBar.scrollEdgeAppearance = tabLook
    tabs.viewControllers = [navigation]
    let window = Headless.host(tabs, in: Headless.Environment(device: .iPhone16))
    #expect(navigation.toolbar.backgroundColor == .red && tabs.tabBar.backgroundColor == .red)
    table.contentOffset.y = table.contentSize.height
    window.layoutIfNeeded()
    table.scrollToRow(at: IndexPath(row: 59, section: 0), at: .bottom, animated: false)
    window.layoutIfNeeded()
    #expect(navigation.toolbar.backgroundColor == .blue && tabs.tabBar.backgroundColor == .blue)
  }
}
