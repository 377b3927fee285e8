import Foundation

/// The appearance of a tab bar.
@preconcurrency @MainActor
open class UITabBarAppearance: UIBarAppearance {
  /// Items have their titles below their images at every width here.
  open var stackedLayoutAppearance = UITabBarItemAppearance(style: .stacked) {
    didSet { adoptItemAppearances() }
  }
  /// Stored without effect.
  open var inlineLayoutAppearance = UITabBarItemAppearance(style: .inline)
  /// Stored without effect.
  open var compactInlineLayoutAppearance = UITabBarItemAppearance(style: .compactInline)
  /// Stored without effect.
  open var selectionIndicatorTintColor: UIColor?
  /// Stored without effect.
  open var selectionIndicatorImage: UIImage?
  /// Unless this is `.automatic`, this property, the width and the spacing take precedence over
  /// those of the bar.
  open var stackedItemPositioning = UITabBar.ItemPositioning.automatic { didSet { changed() } }
  /// The width of centered items, in points; 0 stands for the system's width.
  open var stackedItemWidth: CGFloat = 0 {
    didSet {
      stackedItemWidth.sanitize(before: oldValue, "stackedItemWidth", of: "\(type(of: self))")
      changed()
    }
  }
  /// The spacing between centered items, in points; 0 stands for the system's spacing.
  open var stackedItemSpacing: CGFloat = 0 {
    didSet {
      stackedItemSpacing.sanitize(before: oldValue, "stackedItemSpacing", of: "\(type(of: self))")
      changed()
    }
  }

  public required init(idiom: UIUserInterfaceIdiom) {
    super.init(idiom: idiom)
    adoptItemAppearances()
  }

  public required init(barAppearance: UIBarAppearance) {
    super.init(barAppearance: barAppearance)
    adoptItemAppearances()
  }

  private func adoptItemAppearances() {
    stackedLayoutAppearance.owner = self
    changed()
  }

  override func adopt(_ other: UIBarAppearance) {
    super.adopt(other)
    guard let other = other as? UITabBarAppearance else { return }
    stackedLayoutAppearance = other.stackedLayoutAppearance.duplicate()
    inlineLayoutAppearance = other.inlineLayoutAppearance.duplicate()
    compactInlineLayoutAppearance = other.compactInlineLayoutAppearance.duplicate()
    selectionIndicatorTintColor = other.selectionIndicatorTintColor
    selectionIndicatorImage = other.selectionIndicatorImage
    stackedItemPositioning = other.stackedItemPositioning
    stackedItemWidth = other.stackedItemWidth
    stackedItemSpacing = other.stackedItemSpacing
  }
}

/// The appearance of a tab bar's items.
@preconcurrency @MainActor
open class UITabBarItemAppearance: NSObject {
  public enum Style: Int, Sendable {
    case stacked, inline, compactInline
  }

  private let style: Style
  open private(set) var normal = UITabBarItemStateAppearance()
  open private(set) var selected = UITabBarItemStateAppearance()
  open private(set) var disabled = UITabBarItemStateAppearance()
  open private(set) var focused = UITabBarItemStateAppearance()
  weak var owner: UITabBarAppearance?

  public convenience override init() {
    self.init(style: .stacked)
  }

  public init(style: Style) {
    self.style = style
    super.init()
    adoptStateAppearances()
  }

  /// Discards all values that were set.
  open func configureWithDefault(for style: Style) {
    normal = UITabBarItemStateAppearance()
    selected = UITabBarItemStateAppearance()
    disabled = UITabBarItemStateAppearance()
    focused = UITabBarItemStateAppearance()
    adoptStateAppearances()
  }

  private func adoptStateAppearances() {
    for state in [normal, selected, disabled, focused] { state.owner = self }
    owner?.changed()
  }

  func duplicate() -> UITabBarItemAppearance {
    let copy = UITabBarItemAppearance(style: style)
    copy.normal.adopt(normal)
    copy.selected.adopt(selected)
    copy.disabled.adopt(disabled)
    copy.focused.adopt(focused)
    return copy
  }
}

/// The appearance of a tab bar's items in one state.
@preconcurrency @MainActor
open class UITabBarItemStateAppearance: NSObject {
  weak var owner: UITabBarItemAppearance?

  /// Only the font and the color of the attributes are shown.
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:] {
    didSet { owner?.owner?.changed() }
  }
  open var iconColor: UIColor? { didSet { owner?.owner?.changed() } }
  /// The offset of titles, in points; positive values move them right and down.
  open var titlePositionAdjustment = UIOffset.zero { didSet { owner?.owner?.changed() } }
  /// The offset of badges, in points; positive values move them right and down.
  open var badgePositionAdjustment = UIOffset.zero { didSet { owner?.owner?.changed() } }
  /// The item's own badge color takes precedence.
  open var badgeBackgroundColor: UIColor? { didSet { owner?.owner?.changed() } }
  /// Only the font and the color of the attributes are shown.
  open var badgeTextAttributes: [NSAttributedString.Key: Any] = [:] {
    didSet { owner?.owner?.changed() }
  }
  /// Stored without effect.
  open var badgeTitlePositionAdjustment = UIOffset.zero

  func adopt(_ other: UITabBarItemStateAppearance) {
    titleTextAttributes = other.titleTextAttributes
    iconColor = other.iconColor
    titlePositionAdjustment = other.titlePositionAdjustment
    badgePositionAdjustment = other.badgePositionAdjustment
    badgeBackgroundColor = other.badgeBackgroundColor
    badgeTextAttributes = other.badgeTextAttributes
    badgeTitlePositionAdjustment = other.badgeTitlePositionAdjustment
  }
}
