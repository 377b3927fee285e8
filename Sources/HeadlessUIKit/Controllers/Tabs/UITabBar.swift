import Foundation

/// A bar with choices of which one is selected.
@preconcurrency @MainActor
open class UITabBar: UIView {
  public enum ItemPositioning: Int, Sendable {
    case automatic, fill, centered
  }

  private var cells: [TabCell] = []
  var barLooks = BarLooks<UITabBarAppearance>()
  private var hasShownBackground = false

  /// The controller that the bar belongs to.
  weak var owner: UITabBarController?
  /// A bar that the app hides covers nothing.
  open override var isHidden: Bool {
    didSet { if isHidden != oldValue { owner?.viewIfLoaded?.setNeedsLayout() } }
  }
  /// Whether there is content below the bar.
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
  /// Behind the items.
  open var backgroundImage: UIImage? { didSet { setNeedsDisplay() } }
  /// Stored, without effect.
  open var shadowImage: UIImage?
  /// Stored, without effect.
  open var selectionIndicatorImage: UIImage?
  /// Whether items share the whole width or stand in the middle. Automatically they do as the system does:
  /// from iOS 26 on they stand on a capsule in the middle, before they share the width. What an appearance says
  /// goes before.
  open var itemPositioning = ItemPositioning.automatic { didSet { setNeedsLayout() } }
  /// Of items in the middle, in points; 0 is the system's width.
  open var itemWidth: CGFloat = 0 {
    didSet {
      itemWidth.keepUsable(before: oldValue, "itemWidth", of: shortName)
      setNeedsLayout()
    }
  }
  /// Between items in the middle, in points; 0 is the system's space.
  open var itemSpacing: CGFloat = 0 {
    didSet {
      itemSpacing.keepUsable(before: oldValue, "itemSpacing", of: shortName)
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

  private func userSelected(_ item: UITabBarItem) {
    guard item.isEnabled, owner?.userMaySelect(item) ?? true else { return }
    selectedItem = item
    delegate?.tabBar(self, didSelect: item)
    owner?.userSelected(item)
  }

  /// What the appearance says, else the bar.
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

  /// As long as the content is at its end, as far as the bar of a tab bar controller knows.
  open var scrollEdgeAppearance: UITabBarAppearance? {
    get { barLooks.scrollEdge }
    set { barLooks.scrollEdge = UIBarAppearance.kept(newValue, by: self) }
  }
}

/// Hears which item of a tab bar is chosen.
@preconcurrency @MainActor
public protocol UITabBarDelegate: AnyObject {
  func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem)
}

extension UITabBarDelegate {
  public func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {}
}
