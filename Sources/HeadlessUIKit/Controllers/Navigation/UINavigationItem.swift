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

  public enum ItemStyle: Int, Sendable {
    case navigator, browser, editor
  }

  public enum SearchBarPlacement: Int, Sendable {
    case automatic, inline, stacked
  }

  /// How far the bar is folded while the item is on top.
  var fold: CGFloat = 0
  /// The bar that shows the item.
  weak var bar: UINavigationBar? {
    didSet {
      for look in [barLooks.standard, barLooks.compact, barLooks.scrollEdge] { look?.bar = bar }
      for group in groups { group.bar = bar }
    }
  }
  var barLooks = BarLooks<UINavigationBarAppearance>() { didSet { itemDidChange() } }

  public convenience override init() {
    self.init(title: "")
    title = nil
  }

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
    didSet {
      if leftBarButtonItems != nil, !leadingItemGroups.isEmpty { leadingItemGroups = [] }
      buttonsDidChange(from: oldValue, to: leftBarButtonItems)
    }
  }

  open var rightBarButtonItems: [UIBarButtonItem]? {
    didSet {
      if rightBarButtonItems != nil, !trailingItemGroups.isEmpty { trailingItemGroups = [] }
      buttonsDidChange(from: oldValue, to: rightBarButtonItems)
    }
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

  /// In place of the left items, group by group: of the two, the one set last is shown.
  open var leadingItemGroups: [UIBarButtonItemGroup] = [] {
    didSet {
      if !leadingItemGroups.isEmpty { leftBarButtonItems = nil }
      groupsDidChange(from: oldValue, to: leadingItemGroups)
    }
  }

  /// Stored, without effect: the middle is the title's.
  open var centerItemGroups: [UIBarButtonItemGroup] = []

  /// In place of the right items, the last group nearest to the end: of the two, what is set last is shown.
  open var trailingItemGroups: [UIBarButtonItemGroup] = [] {
    didSet {
      if !trailingItemGroups.isEmpty { rightBarButtonItems = nil }
      groupsDidChange(from: oldValue, to: trailingItemGroups)
    }
  }

  /// At the very end.
  open var pinnedTrailingGroup: UIBarButtonItemGroup? {
    get { pinnedGroups.first }
    set { pinnedGroups = newValue.map { [$0] } ?? [] }
  }
  private var pinnedGroups: [UIBarButtonItemGroup] = [] {
    didSet { groupsDidChange(from: oldValue, to: pinnedGroups) }
  }

  private func groupsDidChange(
    from old: [UIBarButtonItemGroup], to new: [UIBarButtonItemGroup]
  ) {
    for group in old { group.bar = nil }
    for group in new { group.bar = bar }
    buttonsDidChange(from: old.flatMap(\.barButtonItems), to: new.flatMap(\.barButtonItems))
  }

  private var groups: [UIBarButtonItemGroup] {
    leadingItemGroups + trailingItemGroups + pinnedGroups
  }

  /// From the start on.
  var leadingButtons: [UIBarButtonItem] {
    (leftBarButtonItems ?? []) + leadingItemGroups.flatMap(\.shownItems)
  }

  /// From the end on.
  var trailingButtons: [UIBarButtonItem] {
    pinnedGroups.flatMap(\.shownItems).reversed() + (rightBarButtonItems ?? [])
      + trailingItemGroups.flatMap(\.shownItems).reversed()
  }

  /// Of the styles, only `.editor` has an effect: what leads back has no title. See ``backAction``, too.
  open var style = ItemStyle.navigator { didSet { itemDidChange() } }
  /// What a tap on the title offers. Nothing is suggested here.
  ///
  /// UIKit draws a mark beside the title then, which is left out here.
  open var titleMenuProvider: (([UIMenuElement]) -> UIMenu?)? { didSet { itemDidChange() } }
  /// What the button that leads back does while the item is on top, in place of going back.
  ///
  /// Where nothing leads back, it makes a button with its image or its title, unless the style is `.editor`.
  open var backAction: UIAction? { didSet { itemDidChange() } }

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

  /// Whether the search bar gives way, before a large title does, to content that is scrolled up. At first it
  /// is shown.
  open var hidesSearchBarWhenScrolling = true { didSet { itemDidChange() } }
  /// Stored without effect: the search bar is below the titles.
  open var preferredSearchBarPlacement = SearchBarPlacement.automatic
  open var searchBarPlacement: SearchBarPlacement { .stacked }

  private func itemDidChange() { bar?.contentDidChange() }

  private func buttonsDidChange(from old: [UIBarButtonItem]?, to new: [UIBarButtonItem]?) {
    if let bar { BarRow.remove(old ?? [], butKeep: new ?? [], from: bar) }
    itemDidChange()
  }

  /// All whose views a bar may hold.
  var buttons: [UIBarButtonItem] { leadingButtons + trailingButtons }

  /// What the button says that leads back to this item.
  var titleOfWayBack: String {
    let own = backButtonDisplayMode == .generic ? nil : backButtonTitle ?? title
    return backBarButtonItem?.title ?? own ?? Self.genericTitle
  }
  static let genericTitle = "Back"

  // MARK: Appearance

  open var standardAppearance: UINavigationBarAppearance? {
    get { barLooks.standard }
    set { barLooks.standard = UIBarAppearance.kept(newValue, by: bar) }
  }

  open var compactAppearance: UINavigationBarAppearance? {
    get { barLooks.compact }
    set { barLooks.compact = UIBarAppearance.kept(newValue, by: bar) }
  }

  /// As long as the content is at its top, as far as a bar of a navigation controller knows.
  open var scrollEdgeAppearance: UINavigationBarAppearance? {
    get { barLooks.scrollEdge }
    set { barLooks.scrollEdge = UIBarAppearance.kept(newValue, by: bar) }
  }

  open var compactScrollEdgeAppearance: UINavigationBarAppearance? {
    get { barLooks.compactScrollEdge }
    set { barLooks.compactScrollEdge = UIBarAppearance.kept(newValue, by: bar) }
  }
}
