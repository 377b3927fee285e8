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
  /// Stored, without effect.
  open var itemPositioning = ItemPositioning.automatic
  /// Stored, without effect.
  open var itemWidth: CGFloat = 0
  /// Stored, without effect.
  open var itemSpacing: CGFloat = 0

  override func drawContent(into picture: inout Picture) {
    picture.drawBackground(backgroundImage, of: self)
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

  private func showBackground() {
    guard shownAppearance != nil || barTintColor != nil || hasShownBackground else { return }
    hasShownBackground = true
    backgroundColor = shownAppearance?.backgroundColor ?? barTintColor
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    showBackground()
    let looks = shownAppearance?.stackedLayoutAppearance
    guard !cells.isEmpty else { return }
    let width = bounds.width / CGFloat(cells.count)
    let height = min(TabCell.height, bounds.height)
    let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
    for (index, cell) in cells.enumerated() {
      let place = CGFloat(isRightToLeft ? cells.count - 1 - index : index)
      cell.frame = CGRect(x: place * width, y: 0, width: width, height: height)
      let isSelected = cell.item === selectedItem
      cell.update(isSelected: isSelected, color: isSelected ? tintColor : unselectedItemTintColor)
      if let looks { cell.update(isSelected ? looks.selected : looks.normal) }
    }
  }

  // MARK: Appearance

  open var standardAppearance: UITabBarAppearance {
    get { barLooks.standard(of: self, orNew: UITabBarAppearance()) }
    set { barLooks.standard = UIBarAppearance.kept(newValue, by: self) }
  }

  /// Shown always, if there is one: content is taken to be at its edge.
  open var scrollEdgeAppearance: UITabBarAppearance? {
    get { barLooks.scrollEdge }
    set { barLooks.scrollEdge = UIBarAppearance.kept(newValue, by: self) }
  }
}

@preconcurrency @MainActor
public protocol UITabBarDelegate: AnyObject {
  func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem)
}

extension UITabBarDelegate {
  public func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {}
}

/// An item of a tab bar: its picture above its title.
final class TabCell: UIControl {
  static let height: CGFloat = 49
  private static let iconSide: CGFloat = 24

  let item: UITabBarItem
  private let icon = UIImageView()
  private let label = UILabel()

  init(_ item: UITabBarItem, _ action: UIAction) {
    self.item = item
    super.init(frame: .zero)
    addAction(action, for: [.touchUpInside, .primaryActionTriggered])
    icon.contentMode = .scaleAspectFit
    label.textAlignment = .center
    addSubview(icon)
    addSubview(label)
  }

  required init?(coder: NSCoder) { nil }

  func update(isSelected: Bool, color: UIColor?) {
    icon.image = isSelected ? item.selectedImage ?? item.image : item.image
    label.text = item.title
    accessibilityIdentifier = item.accessibilityIdentifier
    self.isSelected = isSelected
    isEnabled = item.isEnabled
    icon.tintColor = color ?? .secondaryLabel
    label.textColor = color ?? .secondaryLabel
    let side = Self.iconSide
    icon.frame = CGRect(x: (bounds.width - side) / 2, y: 8, width: side, height: side)
    label.font = Self.titleFont
    placeLabel()
  }

  private static let titleFont = UIFont.systemFont(ofSize: 10, weight: .medium)

  private func placeLabel() {
    label.frame = CGRect(
      x: 0, y: 35, width: bounds.width, height: label.intrinsicContentSize.height)
  }

  /// Takes over what an appearance says.
  func update(_ look: UITabBarItemStateAppearance) {
    if let color = look.iconColor { icon.tintColor = color }
    if let color = look.titleTextAttributes[.foregroundColor] as? UIColor {
      label.textColor = color
    }
    guard let font = look.titleTextAttributes[.font] as? UIFont else { return }
    label.font = font
    placeLabel()
  }
}
