import Foundation

/// An item of a tab bar: its image above its title, and its badge.
final class TabCell: UIControl {
  static let height: CGFloat = 49
  private static let iconSide: CGFloat = 24
  private static let titleFont = UIFont.systemFont(ofSize: 10, weight: .medium)

  let item: UITabBarItem
  private let icon = UIImageView()
  private let label = UILabel()
  private let badge = TabBadge()

  init(_ item: UITabBarItem, _ action: UIAction) {
    self.item = item
    super.init(frame: .zero)
    addAction(action, for: [.touchUpInside, .primaryActionTriggered])
    icon.contentMode = .scaleAspectFit
    label.textAlignment = .center
    for part in [icon, label, badge] { addSubview(part) }
  }

  required init?(coder: NSCoder) { nil }

  /// Applies the item and the settings of the bar.
  ///
  /// - Parameters:
  ///   - color: The bar's color for the image and the title, if it has one.
  ///   - look: The bar's appearance of its items, if it has one.
  func update(
    isSelected: Bool, isRightToLeft: Bool, color: UIColor?, _ look: UITabBarItemAppearance?
  ) {
    icon.image = isSelected ? item.selectedImage ?? item.image : item.image
    label.text = item.title
    accessibilityIdentifier = item.accessibilityIdentifier
    self.isSelected = isSelected
    isEnabled = item.isEnabled
    let state: State = !isEnabled ? .disabled : isSelected ? .selected : .normal
    let own = !isEnabled ? look?.disabled : isSelected ? look?.selected : look?.normal
    // Values that a state does not set come from the normal state, except the colors of the image and
    // the title.
    let states = [own, look?.normal].compactMap { $0 }
    let title = item.titleLook(for: state) {
      $0 == state
        ? own?.titleTextAttributes : look?.normal.titleTextAttributes.filter { $0.key == .font }
    }
    icon.tintColor = own?.iconColor ?? color ?? .secondaryLabel
    label.textColor = title.color ?? color ?? .secondaryLabel
    label.font = title.font ?? Self.titleFont
    place(
      titleAt: ([item.titlePositionAdjustment] + states.map(\.titlePositionAdjustment)).firstNonzero
    )
    badge.update(item, in: state, states)
    badge.place(
      beside: icon.frame, by: states.map(\.badgePositionAdjustment).firstNonzero,
      isRightToLeft: isRightToLeft)
  }

  private func place(titleAt offset: UIOffset) {
    let side = Self.iconSide
    icon.frame = CGRect(x: (bounds.width - side) / 2, y: 8, width: side, height: side)
    label.frame = CGRect(
      x: offset.horizontal, y: 35 + offset.vertical, width: bounds.width,
      height: label.intrinsicContentSize.height)
  }
}

/// The badge of an item: its text in a capsule at the upper trailing corner of the image. Its sizes
/// and position are from memory.
private final class TabBadge: UIView {
  private static let height: CGFloat = 18
  private static let padding: CGFloat = 5

  private let label = UILabel()

  init() {
    super.init(frame: .zero)
    isUserInteractionEnabled = false
    layer.cornerRadius = Self.height / 2
    label.textAlignment = .center
    addSubview(label)
  }

  required init?(coder: NSCoder) { nil }

  /// - Parameter states: The bar's settings; earlier ones take precedence.
  func update(
    _ item: UITabBarItem, in state: UIControl.State, _ states: [UITabBarItemStateAppearance]
  ) {
    isHidden = item.badgeValue == nil
    label.text = item.badgeValue
    let own = [state, .normal].compactMap { item.badgeTextAttributes(for: $0) }
    let said = own + states.map(\.badgeTextAttributes)
    label.font = said.lazy.compactMap { $0[.font] as? UIFont }.first ?? .systemFont(ofSize: 13)
    label.textColor = said.lazy.compactMap { $0[.foregroundColor] as? UIColor }.first ?? .white
    backgroundColor =
      item.badgeColor ?? states.lazy.compactMap(\.badgeBackgroundColor).first ?? .systemRed
  }

  func place(beside icon: CGRect, by offset: UIOffset, isRightToLeft: Bool) {
    let width = max(Self.height, label.intrinsicContentSize.width + 2 * Self.padding)
    let x = isRightToLeft ? icon.midX - 4 - width : icon.midX + 4
    frame = CGRect(
      x: x + offset.horizontal, y: icon.minY - 6 + offset.vertical, width: width,
      height: Self.height)
    label.frame = bounds
  }
}
