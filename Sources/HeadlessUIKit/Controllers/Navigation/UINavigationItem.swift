import Foundation

/// What a navigation bar shows while a controller is on top.
@preconcurrency @MainActor
open class UINavigationItem: NSObject {
  public enum LargeTitleDisplayMode: Int, Sendable {
    case automatic, always, never, inline
  }

  public enum BackButtonDisplayMode: Int, Sendable {
    case `default`, generic, minimal
  }

  public enum SearchBarPlacement: Int, Sendable {
    case automatic, inline, stacked
  }

  /// The bar that shows the item.
  weak var bar: UINavigationBar? {
    didSet {
      for look in [barLooks.standard, barLooks.compact, barLooks.scrollEdge] { look?.bar = bar }
    }
  }
  var barLooks = BarLooks<UINavigationBarAppearance>() { didSet { itemDidChange() } }

  public init(title: String) {
    self.title = title
    super.init()
  }

  /// There are no archives here: always nil.
  public required init?(coder: NSCoder) {
    return nil
  }

  open var title: String? { didSet { itemDidChange() } }
  open var prompt: String? { didSet { itemDidChange() } }
  open var titleView: UIView? {
    didSet {
      if oldValue !== titleView, oldValue?.superview === bar { oldValue?.removeFromSuperview() }
      itemDidChange()
    }
  }

  // MARK: Buttons

  open var leftBarButtonItems: [UIBarButtonItem]? {
    didSet { buttonsDidChange(from: oldValue, to: leftBarButtonItems) }
  }

  open var rightBarButtonItems: [UIBarButtonItem]? {
    didSet { buttonsDidChange(from: oldValue, to: rightBarButtonItems) }
  }

  open var leftBarButtonItem: UIBarButtonItem? {
    get { leftBarButtonItems?.first }
    set { leftBarButtonItems = newValue.map { [$0] } }
  }

  open var rightBarButtonItem: UIBarButtonItem? {
    get { rightBarButtonItems?.first }
    set { rightBarButtonItems = newValue.map { [$0] } }
  }

  open func setLeftBarButton(_ item: UIBarButtonItem?, animated: Bool) { leftBarButtonItem = item }

  open func setRightBarButton(_ item: UIBarButtonItem?, animated: Bool) {
    rightBarButtonItem = item
  }

  open func setLeftBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) {
    leftBarButtonItems = items
  }

  open func setRightBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) {
    rightBarButtonItems = items
  }

  open var leftItemsSupplementBackButton = false { didSet { itemDidChange() } }
  open var hidesBackButton = false { didSet { itemDidChange() } }
  open var backBarButtonItem: UIBarButtonItem? { didSet { itemDidChange() } }
  open var backButtonTitle: String? { didSet { itemDidChange() } }
  open var backButtonDisplayMode = BackButtonDisplayMode.default { didSet { itemDidChange() } }

  open func setHidesBackButton(_ hidesBackButton: Bool, animated: Bool) {
    self.hidesBackButton = hidesBackButton
  }

  // MARK: Looks

  open var largeTitleDisplayMode = LargeTitleDisplayMode.automatic { didSet { itemDidChange() } }

  // MARK: Search

  /// Its search bar is below the titles, always.
  open var searchController: UISearchController? {
    didSet {
      guard oldValue !== searchController else { return }
      let old = oldValue?.searchBar
      if old?.superview === bar { old?.removeFromSuperview() }
      itemDidChange()
    }
  }

  /// Stored without effect: the search bar is shown always.
  open var hidesSearchBarWhenScrolling = true
  /// Stored without effect: the search bar is below the titles.
  open var preferredSearchBarPlacement = SearchBarPlacement.automatic
  open var searchBarPlacement: SearchBarPlacement { .stacked }

  private func itemDidChange() { bar?.contentDidChange() }

  private func buttonsDidChange(from old: [UIBarButtonItem]?, to new: [UIBarButtonItem]?) {
    if let bar { BarRow.remove(old ?? [], butKeep: new ?? [], from: bar) }
    itemDidChange()
  }

  /// All whose views a bar may hold.
  var buttons: [UIBarButtonItem] { (leftBarButtonItems ?? []) + (rightBarButtonItems ?? []) }

  /// What the button says that leads back to this item.
  var titleOfWayBack: String? { backBarButtonItem?.title ?? backButtonTitle ?? title ?? "Back" }

  // MARK: Appearance

  open var standardAppearance: UINavigationBarAppearance? {
    get { barLooks.standard }
    set { barLooks.standard = UIBarAppearance.kept(newValue, by: bar) }
  }

  open var compactAppearance: UINavigationBarAppearance? {
    get { barLooks.compact }
    set { barLooks.compact = UIBarAppearance.kept(newValue, by: bar) }
  }

  /// Shown always, if there is one: content is taken to be at its edge.
  open var scrollEdgeAppearance: UINavigationBarAppearance? {
    get { barLooks.scrollEdge }
    set { barLooks.scrollEdge = UIBarAppearance.kept(newValue, by: bar) }
  }

  open var compactScrollEdgeAppearance: UINavigationBarAppearance? {
    get { barLooks.compactScrollEdge }
    set { barLooks.compactScrollEdge = UIBarAppearance.kept(newValue, by: bar) }
  }
}
