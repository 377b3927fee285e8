import Foundation

/// The contents of a navigation bar while a controller is on top.
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

  /// The height by which the bar is folded while the item is on top.
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

  /// Always nil: there are no archives here.
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

  /// Replaces the left items, group by group: the property that was set last is shown.
  open var leadingItemGroups: [UIBarButtonItemGroup] = [] {
    didSet {
      if !leadingItemGroups.isEmpty { leftBarButtonItems = nil }
      groupsDidChange(from: oldValue, to: leadingItemGroups)
    }
  }

  /// Stored without effect: only the title is shown in the middle.
  open var centerItemGroups: [UIBarButtonItemGroup] = []

  /// Replaces the right items; the last group is at the trailing end. The property that was set last is
  /// shown.
  open var trailingItemGroups: [UIBarButtonItemGroup] = [] {
    didSet {
      if !trailingItemGroups.isEmpty { rightBarButtonItems = nil }
      groupsDidChange(from: oldValue, to: trailingItemGroups)
    }
  }

  /// Shown at the trailing end.
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

  /// The items at the leading side, from the edge inwards.
  var leadingButtons: [UIBarButtonItem] {
    (leftBarButtonItems ?? []) + leadingItemGroups.flatMap(\.shownItems)
  }

  /// The items at the trailing side, from the edge inwards.
  var trailingButtons: [UIBarButtonItem] {
    pinnedGroups.flatMap(\.shownItems).reversed() + (rightBarButtonItems ?? [])
      + trailingItemGroups.flatMap(\.shownItems).reversed()
  }

  /// Only `.editor` has an effect: the back button has no title. See also ``backAction``.
  open var style = ItemStyle.navigator { didSet { itemDidChange() } }
  /// The menu that a tap on the title opens. There are no suggested elements here.
  ///
  /// UIKit's indicator beside the title is not drawn.
  open var titleMenuProvider: (([UIMenuElement]) -> UIMenu?)? { didSet { itemDidChange() } }
  /// Replaces the action of the back button while the item is on top.
  ///
  /// If there is no item to go back to, a button shows the image or the title of the action, unless the style
  /// is `.editor`.
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

  /// The search bar is always below the titles.
  open var searchController: UISearchController? {
    didSet {
      guard oldValue !== searchController else { return }
      let old = oldValue?.searchBar
      if old?.superview === bar { old?.removeFromSuperview() }
      itemDidChange()
    }
  }

  /// Whether the search bar folds, before a large title does, when the content scrolls up. It is visible at
  /// first.
  open var hidesSearchBarWhenScrolling = true { didSet { itemDidChange() } }
  /// Stored without effect: the search bar is below the titles.
  open var preferredSearchBarPlacement = SearchBarPlacement.automatic
  open var searchBarPlacement: SearchBarPlacement { .stacked }

  private func itemDidChange() { bar?.contentDidChange() }

  private func buttonsDidChange(from old: [UIBarButtonItem]?, to new: [UIBarButtonItem]?) {
    if let bar { BarRow.remove(old ?? [], butKeep: new ?? [], from: bar) }
    itemDidChange()
  }

  /// All items whose views a bar may contain.
  var buttons: [UIBarButtonItem] { leadingButtons + trailingButtons }

  /// The title of a back button that leads to this item.
  var resolvedBackButtonTitle: String {
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

  /// Shown while the content is at its top; only bars of navigation controllers detect this.
  open var scrollEdgeAppearance: UINavigationBarAppearance? {
    get { barLooks.scrollEdge }
    set { barLooks.scrollEdge = UIBarAppearance.kept(newValue, by: bar) }
  }

  open var compactScrollEdgeAppearance: UINavigationBarAppearance? {
    get { barLooks.compactScrollEdge }
    set { barLooks.compactScrollEdge = UIBarAppearance.kept(newValue, by: bar) }
  }
}
