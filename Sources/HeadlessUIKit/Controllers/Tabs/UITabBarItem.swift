import Foundation

/// An item of a tab bar.
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
  private var badgeAttributes = StateTable<[NSAttributedString.Key: Any]>()

  public override init() {
    super.init()
  }

  /// Always nil: there are no archives here.
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

  /// The offset of the title, in points; positive values move it right and down.
  open var titlePositionAdjustment = UIOffset.zero {
    didSet { itemDidChange() }
  }

  /// Only the font and the color of the attributes are shown. They take precedence over the bar's
  /// appearance.
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

  /// Replaces the bar's appearance for the item; its background applies while the item is selected.
  open var standardAppearance: UITabBarAppearance? {
    get { barLooks.standard }
    set {
      barLooks.standard = UIBarAppearance.kept(newValue, by: bar)
      itemDidChange()
    }
  }

  /// Shown while the content is at its end; only the bar of a tab bar controller detects this.
  open var scrollEdgeAppearance: UITabBarAppearance? {
    get { barLooks.scrollEdge }
    set {
      barLooks.scrollEdge = UIBarAppearance.kept(newValue, by: bar)
      itemDidChange()
    }
  }

  /// Nil if no appearance is set.
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
