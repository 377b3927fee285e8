import Foundation

/// A button in a navigation bar or a toolbar, or a space between such buttons.
@preconcurrency @MainActor
open class UIBarButtonItem: UIBarItem {
  public enum Style: Int, Sendable {
    case plain = 0
    case done = 2
  }

  public enum SystemItem: Int, Sendable {
    case done, cancel, edit, save, add, flexibleSpace, fixedSpace, compose, reply, action, organize
    case bookmarks, search, refresh, stop, camera, trash, play, pause, rewind, fastForward, undo
    case redo
    case close = 24
  }

  private(set) var systemItem: SystemItem?
  private var barButton: UIButton?
  private var images: [UIBarMetrics: StateTable<UIImage>] = [:]
  private var (offsets, backOffsets): ([UIBarMetrics: UIOffset], [UIBarMetrics: UIOffset]) =
    ([:], [:])

  /// The bar that shows the item.
  weak var bar: UIView?
  /// The bar's appearance for its buttons.
  private weak var look: UIBarButtonItemAppearance?
  private var shownTitle: [BarTitleLook] = []

  private convenience init(item systemItem: SystemItem?, action primaryAction: UIAction?) {
    self.init()
    self.systemItem = systemItem
    self.primaryAction = primaryAction
  }

  public override init() {
    super.init()
  }

  /// Always nil: there are no archives here.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  public convenience init(primaryAction: UIAction?) {
    self.init(item: nil, action: primaryAction)
    title = primaryAction?.title
    image = primaryAction?.image
  }

  public convenience init(
    barButtonSystemItem systemItem: SystemItem, primaryAction: UIAction? = nil
  ) {
    self.init(item: systemItem, action: primaryAction)
  }

  public convenience init(
    systemItem: SystemItem, primaryAction: UIAction? = nil, menu: UIMenu? = nil
  ) {
    self.init(item: systemItem, action: primaryAction)
    self.menu = menu
  }

  /// Values that are not given come from the action.
  public convenience init(
    title: String? = nil, image: UIImage? = nil, primaryAction: UIAction? = nil,
    menu: UIMenu? = nil
  ) {
    self.init(item: nil, action: primaryAction)
    self.title = title ?? primaryAction?.title
    self.image = image ?? primaryAction?.image
    self.menu = menu
  }

  /// The action is nil: there are no selectors here.
  public convenience init(
    barButtonSystemItem systemItem: SystemItem, target: Any?, action: Never?
  ) {
    self.init(item: systemItem, action: nil)
  }

  /// The action is nil: there are no selectors here.
  public convenience init(title: String?, style: Style, target: Any?, action: Never?) {
    self.init(item: nil, action: nil)
    self.title = title
    self.style = style
  }

  /// The action is nil: there are no selectors here.
  public convenience init(image: UIImage?, style: Style, target: Any?, action: Never?) {
    self.init(item: nil, action: nil)
    self.image = image
    self.style = style
  }

  public convenience init(customView: UIView) {
    self.init(item: nil, action: nil)
    self.customView = customView
  }

  open class func flexibleSpace() -> Self { space(.flexibleSpace) }

  open class func fixedSpace(_ width: CGFloat) -> Self {
    let item = space(.fixedSpace)
    item.width = width
    return item
  }

  private class func space(_ item: SystemItem) -> Self {
    let made = make()
    made.systemItem = item
    return made
  }

  // MARK: Content

  open var style = Style.plain {
    didSet { itemDidChange() }
  }

  /// The width of a fixed space or of a button; 0 fits the content.
  open var width: CGFloat = 0 {
    didSet {
      width.sanitize(before: oldValue, "width", of: "\(type(of: self))")
      bar?.setNeedsLayout()
    }
  }

  /// The group to which the item was added last.
  open internal(set) weak var buttonGroup: UIBarButtonItemGroup?

  open func creatingFixedGroup() -> UIBarButtonItemGroup {
    UIBarButtonItemGroup.fixedGroup(items: [self])
  }

  open func creatingMovableGroup(customizationIdentifier: String) -> UIBarButtonItemGroup {
    UIBarButtonItemGroup.movableGroup(
      customizationIdentifier: customizationIdentifier, items: [self])
  }

  open func creatingOptionalGroup(
    customizationIdentifier: String, isInDefaultCustomization: Bool = true
  ) -> UIBarButtonItemGroup {
    UIBarButtonItemGroup.optionalGroup(
      customizationIdentifier: customizationIdentifier,
      isInDefaultCustomization: isInDefaultCustomization, items: [self])
  }

  /// Titles that the button may have later: its width is that of the widest of them.
  open var possibleTitles: Set<String>? { didSet { bar?.setNeedsLayout() } }

  open var customView: UIView? {
    didSet {
      guard customView !== oldValue else { return }
      removeFromBar(oldValue ?? barButton)
      bar?.setNeedsLayout()
    }
  }

  /// The item takes over the title and the image of the action, as far as the action has them,
  /// unless it is a system item.
  open var primaryAction: UIAction? {
    didSet {
      if systemItem == nil, let primaryAction {
        if !primaryAction.title.isEmpty { title = primaryAction.title }
        if let image = primaryAction.image { self.image = image }
      }
      menuRoleDidChange()
    }
  }

  /// A tap opens the menu if there is no primary action.
  open var menu: UIMenu? { didSet { menuRoleDidChange() } }

  /// Whether a tap selects or deselects the item. If a tap opens the menu instead, the item takes the
  /// title and the image of the action that is on, and one action is on at any time.
  open var changesSelectionAsPrimaryAction = false { didSet { menuRoleDidChange() } }

  open var tintColor: UIColor? {
    didSet { barButton?.tintColor = tintColor }
  }

  open var isSelected = false {
    didSet { barButton?.isSelected = isSelected }
  }

  open var isHidden = false {
    didSet {
      if isHidden { removeFromBar(customView ?? barButton) }
      bar?.setNeedsLayout()
    }
  }

  /// Shown behind the item's button. Images for metrics other than `.default` are stored without
  /// effect.
  open func setBackgroundImage(
    _ backgroundImage: UIImage?, for state: UIControl.State, barMetrics: UIBarMetrics
  ) {
    images[barMetrics, default: StateTable()][state] = backgroundImage
    if barMetrics == .default { barButton?.setBackgroundImage(backgroundImage, for: state) }
  }

  open func backgroundImage(for state: UIControl.State, barMetrics: UIBarMetrics) -> UIImage? {
    images[barMetrics]?[state]
  }

  /// Moves the title and takes precedence over the bar's appearance. Adjustments for metrics other
  /// than `.default` are stored without effect.
  open func setTitlePositionAdjustment(
    _ adjustment: UIOffset, for barMetrics: UIBarMetrics
  ) {
    offsets[barMetrics] = adjustment
    itemDidChange()
  }

  open func titlePositionAdjustment(for barMetrics: UIBarMetrics) -> UIOffset {
    offsets[barMetrics] ?? .zero
  }

  /// Stored without effect; `backButtonDisplayMode` of the navigation item hides titles.
  open func setBackButtonTitlePositionAdjustment(
    _ adjustment: UIOffset, for barMetrics: UIBarMetrics
  ) {
    backOffsets[barMetrics] = adjustment
  }

  open func backButtonTitlePositionAdjustment(for barMetrics: UIBarMetrics) -> UIOffset {
    backOffsets[barMetrics] ?? .zero
  }

  /// Applies to buttons of all styles.
  open func setBackgroundImage(
    _ backgroundImage: UIImage?, for state: UIControl.State, style: Style, barMetrics: UIBarMetrics
  ) {
    setBackgroundImage(backgroundImage, for: state, barMetrics: barMetrics)
  }

  override func itemDidChange() {
    if let barButton { update(barButton) }
    bar?.setNeedsLayout()
  }

  // MARK: Showing

  var isFlexibleSpace: Bool { systemItem == .flexibleSpace }

  /// The view that stands for the item in a bar; nil for a space.
  var view: UIView? {
    if let customView { return customView }
    guard systemItem != .flexibleSpace, systemItem != .fixedSpace else { return nil }
    if let barButton { return barButton }
    let action = UIAction { [weak self] _ in self?.perform() }
    let button = UIButton(type: .system, primaryAction: nil)
    button.showsChosenAction = { [weak self] in self?.show($0) }
    button.addAction(action, for: .primaryActionTriggered)
    for (state, image) in images[.default]?.all ?? [] {
      button.setBackgroundImage(image, for: state)
    }
    update(button)
    barButton = button
    return button
  }

  /// The width for the widest of the titles; 0 if the button shows an image or a custom view.
  var widthOfPossibleTitles: CGFloat {
    guard let possibleTitles, customView == nil, let barButton,
      let title = barButton.title(for: .normal), let label = barButton.titleLabel
    else { return 0 }
    let rest = barButton.intrinsicContentSize.width - Self.width(of: title, in: label.font)
    let widths = possibleTitles.map { Self.width(of: $0, in: label.font) }
    return widths.max().map { ($0 + rest).rounded(.up) } ?? 0
  }

  private static func width(of title: String, in font: UIFont) -> CGFloat {
    (title as NSString).size(withAttributes: [.font: font]).width
  }

  private var opensMenu: Bool { menu != nil && primaryAction == nil }

  private func menuRoleDidChange() {
    if changesSelectionAsPrimaryAction, opensMenu, let chosen = menu?.settleSelection() {
      show(chosen)
    }
    itemDidChange()
  }

  /// Takes the title and the image of the action that is on.
  private func show(_ chosen: UIAction) {
    title = chosen.title
    image = chosen.image
  }

  private func perform() {
    if changesSelectionAsPrimaryAction { isSelected.toggle() }
    guard let action = primaryAction, !action.attributes.contains(.disabled) else { return }
    action.perform(sender: self)
  }

  private func update(_ button: UIButton) {
    let symbol = systemItem?.symbolName.flatMap { UIImage(systemName: $0) }
    let shown = image ?? symbol
    button.setImage(shown, for: .normal)
    button.setTitle(shown == nil ? title ?? systemItem?.word : nil, for: .normal)
    button.menu = menu
    button.showsMenuAsPrimaryAction = opensMenu
    button.changesSelectionAsPrimaryAction = changesSelectionAsPrimaryAction && opensMenu
    button.isEnabled = isEnabled
    button.isSelected = isSelected
    button.accessibilityIdentifier = accessibilityIdentifier
    button.imageEdgeInsets = imageInsets
    if let tintColor { button.tintColor = tintColor }
    shownTitle = []
    updateTitle(of: button)
  }

  /// Joins a bar that is being laid out, and takes over the appearance of its buttons.
  func enter(_ bar: UIView, look: UIBarButtonItemAppearance?) {
    self.bar = bar
    self.look = look
    AppearanceProxy.apply(to: self, in: bar)
    if customView == nil, let button = view as? UIButton { updateTitle(of: button) }
  }

  /// Leaves the current bar.
  func leave() {
    removeFromBar(customView ?? barButton)
    bar = nil
  }

  private func removeFromBar(_ view: UIView?) {
    if let bar, view?.superview === bar { view?.removeFromSuperview() }
  }

  private func updateTitle(of button: UIButton) {
    let states: [UIControl.State] = [.normal, .highlighted, .disabled, .focused]
    let titles = states.map { titleLook(for: $0) { look?.known($0)?.titleTextAttributes } }
    button.titleEdgeInsets = UIEdgeInsets(moving: titleOffset)
    guard titles != shownTitle else { return }
    shownTitle = titles
    let standard = UIFont.systemFont(ofSize: 17, weight: style == .done ? .semibold : .regular)
    let shown = isEnabled ? titles[0] : titles[2]
    button.titleLabel?.font = shown.font ?? standard
    for (state, title) in zip(states, titles) { button.setTitleColor(title.color, for: state) }
  }
}

extension UIBarButtonItem {
  private var titleOffset: UIOffset {
    [
      titlePositionAdjustment(for: .default),
      look?.known(.normal)?.titlePositionAdjustment ?? .zero,
    ]
    .firstNonzero
  }
}

extension UIEdgeInsets {
  /// Insets that move the content and keep its size.
  init(moving offset: UIOffset) {
    self.init(
      top: offset.vertical, left: offset.horizontal, bottom: -offset.vertical,
      right: -offset.horizontal)
  }
}

extension UIBarButtonItem.SystemItem {
  var word: String? {
    switch self {
    case .done: "Done"
    case .cancel: "Cancel"
    case .edit: "Edit"
    case .save: "Save"
    case .undo: "Undo"
    case .redo: "Redo"
    default: nil
    }
  }

  fileprivate var symbolName: String? {
    switch self {
    case .add: "plus"
    case .compose: "square.and.pencil"
    case .reply: "arrowshape.turn.up.left"
    case .action: "square.and.arrow.up"
    case .organize: "folder"
    case .bookmarks: "book"
    case .search: "magnifyingglass"
    case .refresh: "arrow.clockwise"
    case .stop, .close: "xmark"
    case .camera: "camera"
    case .trash: "trash"
    case .play: "play.fill"
    case .pause: "pause.fill"
    case .rewind: "backward.fill"
    case .fastForward: "forward.fill"
    default: nil
    }
  }
}
