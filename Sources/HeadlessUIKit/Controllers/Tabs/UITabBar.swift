import Foundation

/// A bar with items of which one is selected.
@preconcurrency @MainActor
open class UITabBar: UIView {
  public enum ItemPositioning: Int, Sendable {
    case automatic, fill, centered
  }

  private var cells: [TabCell] = []
  var barLooks = BarLooks<UITabBarAppearance>()
  private var hasShownBackground = false

  /// The controller that owns the bar.
  weak var owner: UITabBarController?
  /// A bar that the app hides covers no content.
  open override var isHidden: Bool {
    didSet { if isHidden != oldValue { owner?.viewIfLoaded?.setNeedsLayout() } }
  }
  /// Whether content scrolls under the bar.
  var isOverContent = false { didSet { if isOverContent != oldValue { setNeedsLayout() } } }

  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  open weak var delegate: (any UITabBarDelegate)?

  open var items: [UITabBarItem]? {
    didSet { rebuildCells() }
  }

  open weak var selectedItem: UITabBarItem? {
    didSet { setNeedsLayout() }
  }

  open func setItems(_ items: [UITabBarItem]?, animated: Bool) { self.items = items }

  // MARK: Looks

  open var barTintColor: UIColor? {
    didSet { showBackground() }
  }

  open var unselectedItemTintColor: UIColor? {
    didSet { setNeedsLayout() }
  }

  /// Stored, without effect.
  open var isTranslucent = true
  /// Stored, without effect.
  open var barStyle = UIBarStyle.default
  /// Shown behind the items.
  open var backgroundImage: UIImage? { didSet { setNeedsDisplay() } }
  /// Stored, without effect.
  open var shadowImage: UIImage?
  /// Stored, without effect.
  open var selectionIndicatorImage: UIImage?
  /// Whether items share the whole width or are centered. The automatic value follows the system: from iOS 26
  /// on, items are centered on a capsule; before, they share the width. The setting of an appearance takes
  /// precedence.
  open var itemPositioning = ItemPositioning.automatic { didSet { setNeedsLayout() } }
  /// The width of centered items, in points; 0 stands for the system's width.
  open var itemWidth: CGFloat = 0 {
    didSet {
      itemWidth.sanitize(before: oldValue, "itemWidth", of: shortName)
      setNeedsLayout()
    }
  }
  /// The spacing between centered items, in points; 0 stands for the system's spacing.
  open var itemSpacing: CGFloat = 0 {
    didSet {
      itemSpacing.sanitize(before: oldValue, "itemSpacing", of: shortName)
      setNeedsLayout()
    }
  }

  override func drawContent(into picture: inout Picture) {
    picture.draw(backgroundImage, in: bounds, of: self)
  }

  // MARK: Size

  private var height: CGFloat {
    BarMetrics(traitCollection).tabBar(above: window?.safeAreaInsets.bottom ?? 0)
  }

  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: height)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: height)
  }

  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    invalidateIntrinsicContentSize()
  }

  // MARK: Content

  private func rebuildCells() {
    for cell in cells { cell.removeFromSuperview() }
    cells = (items ?? []).map { item in
      item.bar = self
      let action = UIAction { [weak self, weak item] _ in
        if let item { self?.userSelected(item) }
      }
      return TabCell(item, action)
    }
    for cell in cells { addSubview(cell) }
    if let selectedItem, items?.contains(selectedItem) != true { self.selectedItem = nil }
    setNeedsLayout()
  }

  /// The view that stands for an item; nil if the bar does not show the item.
  func cell(of item: UITabBarItem) -> UIView? { cells.first { $0.item === item } }

  private func userSelected(_ item: UITabBarItem) {
    guard item.isEnabled, owner?.userMaySelect(item) ?? true else { return }
    selectedItem = item
    delegate?.tabBar(self, didSelect: item)
    owner?.userSelected(item)
  }

  /// The settings of the appearance, or else of the bar.
  private var positioning: (positioning: ItemPositioning, width: CGFloat, spacing: CGFloat) {
    guard let look = shownAppearance, look.stackedItemPositioning != .automatic else {
      return (itemPositioning, itemWidth, itemSpacing)
    }
    return (look.stackedItemPositioning, look.stackedItemWidth, look.stackedItemSpacing)
  }

  private func showBackground() {
    let look = selectedItem?.shownAppearance ?? shownAppearance
    guard look != nil || barTintColor != nil || hasShownBackground else { return }
    hasShownBackground = true
    backgroundColor = look?.backgroundColor ?? barTintColor
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    showBackground()
    guard !cells.isEmpty else { return }
    let places = TabPlaces(cells.count, in: bounds.size, positioning)
    let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
    for (index, cell) in cells.enumerated() {
      cell.frame = places[isRightToLeft ? cells.count - 1 - index : index]
      let isSelected = cell.item === selectedItem
      AppearanceProxy.apply(to: cell.item, in: self)
      let look = (cell.item.shownAppearance ?? shownAppearance)?.stackedLayoutAppearance
      cell.update(
        isSelected: isSelected, isRightToLeft: isRightToLeft,
        color: isSelected ? tintColor : unselectedItemTintColor, look)
    }
  }

  // MARK: Appearance

  open var standardAppearance: UITabBarAppearance {
    get { barLooks.standard(of: self, orNew: UITabBarAppearance()) }
    set { barLooks.standard = UIBarAppearance.kept(newValue, by: self) }
  }

  /// Shown while the content is at its end; only the bar of a tab bar controller detects this.
  open var scrollEdgeAppearance: UITabBarAppearance? {
    get { barLooks.scrollEdge }
    set { barLooks.scrollEdge = UIBarAppearance.kept(newValue, by: self) }
  }
}

/// Observes the selection of a tab bar.
@preconcurrency @MainActor
public protocol UITabBarDelegate: AnyObject {
  func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem)
}

extension UITabBarDelegate {
  public func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {}
}
