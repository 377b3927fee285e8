import Foundation

/// One of the choices of a tab bar.
@preconcurrency @MainActor
open class UITabBarItem: UIBarItem {
  public enum SystemItem: Int, Sendable {
    case more, favorites, featured, topRated, recents, contacts, history, bookmarks, search
    case downloads, mostRecent, mostViewed
  }

  /// The bar that shows the item.
  weak var bar: UITabBar? {
    didSet { for look in [barLooks.standard, barLooks.scrollEdge] { look?.bar = bar } }
  }
  private var barLooks = BarLooks<UITabBarAppearance>()
  private var badgeAttributes: [UIControl.State: [NSAttributedString.Key: Any]] = [:]

  public override init() {
    super.init()
  }

  /// There are no archives here: always nil.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  public convenience init(title: String?, image: UIImage?, tag: Int) {
    self.init()
    self.title = title
    self.image = image
    self.tag = tag
  }

  public convenience init(title: String?, image: UIImage?, selectedImage: UIImage?) {
    self.init(title: title, image: image, tag: 0)
    self.selectedImage = selectedImage
  }

  public convenience init(tabBarSystemItem systemItem: SystemItem, tag: Int) {
    self.init(title: systemItem.word, image: UIImage(systemName: systemItem.symbol), tag: tag)
  }

  open var selectedImage: UIImage? {
    didSet { itemDidChange() }
  }

  open var badgeValue: String? {
    didSet { itemDidChange() }
  }

  open var badgeColor: UIColor? {
    didSet { itemDidChange() }
  }

  /// How far the title is moved, in points: to the right and downward.
  open var titlePositionAdjustment = UIOffset.zero {
    didSet { itemDidChange() }
  }

  /// Of the attributes, font and color are shown; they stand before what the bar's appearance says.
  open func setBadgeTextAttributes(
    _ textAttributes: [NSAttributedString.Key: Any]?, for state: UIControl.State
  ) {
    badgeAttributes[state] = textAttributes
    itemDidChange()
  }

  open func badgeTextAttributes(
    for state: UIControl.State
  ) -> [NSAttributedString.Key: Any]? {
    badgeAttributes[state]
  }

  /// Of the item in place of that of the bar; of its background, while the item is selected.
  open var standardAppearance: UITabBarAppearance? {
    get { barLooks.standard }
    set {
      barLooks.standard = UIBarAppearance.kept(newValue, by: bar)
      itemDidChange()
    }
  }

  /// As long as the content is at its end, as far as the bar of a tab bar controller knows.
  open var scrollEdgeAppearance: UITabBarAppearance? {
    get { barLooks.scrollEdge }
    set {
      barLooks.scrollEdge = UIBarAppearance.kept(newValue, by: bar)
      itemDidChange()
    }
  }

  /// Nil where nobody has said anything.
  var shownAppearance: UITabBarAppearance? {
    barLooks.shown(isCompact: false, isOverContent: bar?.isOverContent ?? false)
  }

  override func itemDidChange() { bar?.setNeedsLayout() }
}

extension UITabBarItem.SystemItem {
  fileprivate var word: String {
    switch self {
    case .more: "More"
    case .favorites: "Favorites"
    case .featured: "Featured"
    case .topRated: "Top Rated"
    case .recents: "Recents"
    case .contacts: "Contacts"
    case .history: "History"
    case .bookmarks: "Bookmarks"
    case .search: "Search"
    case .downloads: "Downloads"
    case .mostRecent: "Most Recent"
    case .mostViewed: "Most Viewed"
    }
  }

  fileprivate var symbol: String {
    switch self {
    case .more: "ellipsis"
    case .favorites, .featured, .topRated: "star.fill"
    case .recents, .history, .mostRecent: "clock.fill"
    case .contacts: "person.crop.circle.fill"
    case .bookmarks: "book.fill"
    case .search: "magnifyingglass"
    case .downloads: "square.and.arrow.down.fill"
    case .mostViewed: "list.number"
    }
  }
}
