import Foundation

/// A tab of a tab bar controller, which makes its view controller on demand.
///
/// The bar shows the tab's title, image and badge, and ignores the `tabBarItem` of the view
/// controller.
@preconcurrency @MainActor
open class UITab: NSObject {
  public enum Placement: Int, Sendable {
    case automatic, `default`, optional, movable, pinned, fixed, sidebarOnly
  }

  /// What the bar shows.
  let item = UITabBarItem()
  private var provider: ((UITab) -> UIViewController)?
  /// Nil until the provider has made it.
  private(set) var knownController: UIViewController?
  /// Nil for the tabs in groups.
  weak var owner: UITabBarController?

  public init(
    title: String, image: UIImage?, identifier: String,
    viewControllerProvider: ((UITab) -> UIViewController)? = nil
  ) {
    self.identifier = identifier
    provider = viewControllerProvider
    super.init()
    (item.title, item.image) = (title, image)
  }

  open internal(set) var identifier: String

  open var title: String {
    get { item.title ?? "" }
    set { item.title = newValue }
  }

  open var image: UIImage? {
    get { item.image }
    set { item.image = newValue }
  }

  open var badgeValue: String? {
    get { item.badgeValue }
    set { item.badgeValue = newValue }
  }

  open var accessibilityIdentifier: String? {
    get { item.accessibilityIdentifier }
    set { item.accessibilityIdentifier = newValue }
  }

  /// Stored without effect: the bar shows no subtitles.
  open var subtitle: String?
  /// Stored without effect: the bar shows its tabs in their order.
  open var preferredPlacement = Placement.automatic
  open var userInfo: Any?
  open internal(set) weak var parent: UITabGroup?
  open var tabBarController: UITabBarController? { root.owner }

  /// Made once, when the property is first read or the tab is first shown.
  open var viewController: UIViewController? {
    if let provider {
      // A provider that reads this property must not call itself.
      self.provider = nil
      let made = provider(self)
      made.items.source = self
      knownController = made
      if let knownShownController { owner?.take(knownShownController) }
    }
    return knownController
  }

  /// The outermost group around the tab that has a managing navigation controller.
  open var managingTabGroup: UITabGroup? {
    sequence(first: self, next: \.parent).dropFirst().reversed().lazy
      .compactMap { $0 as? UITabGroup }.first { $0.managingNavigationController != nil }
  }

  // MARK: Customization

  /// Hiding the selected tab doesn't change the selection.
  open var isHidden = false {
    didSet { if isHidden != oldValue { owner?.updateTabBar() } }
  }

  /// Stored without effect: users can't customize the bar.
  open var isHiddenByDefault = false
  /// Stored without effect: users can't customize the bar.
  open var allowsHiding = false

  // MARK: Selection

  /// The outermost group around the tab, or the tab itself.
  var root: UITab {
    var root = self
    while let parent = root.parent { root = parent }
    return root
  }

  /// The controller that a root tab shows.
  var shownController: UIViewController? { viewController }
  var knownShownController: UIViewController? { knownController }

  /// The tab itself; in a group, the tab that is selected or would be.
  var selectedLeaf: UITab { self }

  /// Called before a root tab is shown.
  func settleSelection() {}

  /// Selects the tab in the groups around it.
  func selectInGroups() {
    var tab = self
    while let parent = tab.parent {
      parent.choose(tab)
      tab = parent
    }
  }
}

extension [UITab] {
  /// Searches the tabs, then the groups among them.
  @MainActor
  func first(withIdentifier identifier: String) -> UITab? {
    first { $0.identifier == identifier }
      ?? lazy.compactMap { ($0 as? UITabGroup)?.tab(forIdentifier: identifier) }.first
  }
}
