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
  private var images: [UIBarMetrics: [UIControl.State: UIImage]] = [:]
  private var (offsets, backOffsets): ([UIBarMetrics: UIOffset], [UIBarMetrics: UIOffset]) =
    ([:], [:])

  /// The bar that shows the item.
  weak var bar: UIView?
  /// What the bar says of its buttons.
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

  /// There are no archives here: always nil.
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

  /// What is not given comes from the action.
  public convenience init(
    title: String? = nil, image: UIImage? = nil, primaryAction: UIAction? = nil,
    menu: UIMenu? = nil
  ) {
    self.init(item: nil, action: primaryAction)
    self.title = title ?? primaryAction?.title
    self.image = image ?? primaryAction?.image
    self.menu = menu
  }

  /// There are no selectors here: the action is nil.
  public convenience init(
    barButtonSystemItem systemItem: SystemItem, target: Any?, action: Never?
  ) {
    self.init(item: systemItem, action: nil)
  }

  /// There are no selectors here: the action is nil.
  public convenience init(title: String?, style: Style, target: Any?, action: Never?) {
    self.init(item: nil, action: nil)
    self.title = title
    self.style = style
  }

  /// There are no selectors here: the action is nil.
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

  /// The width of a fixed space or of a button; 0 for as wide as its content.
  open var width: CGFloat = 0 {
    didSet {
      width.keepUsable(before: oldValue, "width", of: "\(type(of: self))")
      bar?.setNeedsLayout()
    }
  }

  /// The group that the item was put into last.
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

  /// Titles that the button has at other times: it is as wide as the widest of them and its own.
  open var possibleTitles: Set<String>? { didSet { bar?.setNeedsLayout() } }

  open var customView: UIView? {
    didSet {
      guard customView !== oldValue else { return }
      takeOut(oldValue ?? barButton)
      bar?.setNeedsLayout()
    }
  }

  /// The title and the image of an action, as far as it has them, become those of the item, but for
  /// one of the system's.
  open var primaryAction: UIAction? {
    didSet {
      if systemItem == nil, let primaryAction {
        if !primaryAction.title.isEmpty { title = primaryAction.title }
        if let image = primaryAction.image { self.image = image }
      }
      itemDidChange()
    }
  }

  /// Opens with a tap where there is no primary action.
  open var menu: UIMenu? {
    didSet { itemDidChange() }
  }

  open var tintColor: UIColor? {
    didSet { barButton?.tintColor = tintColor }
  }

  open var isSelected = false {
    didSet { barButton?.isSelected = isSelected }
  }

  open var isHidden = false {
    didSet {
      if isHidden { takeOut(customView ?? barButton) }
      bar?.setNeedsLayout()
    }
  }

  /// Behind the item's button. Those for other metrics than `.default` are kept, and not shown.
  open func setBackgroundImage(
    _ backgroundImage: UIImage?, for state: UIControl.State, barMetrics: UIBarMetrics
  ) {
    images[barMetrics, default: [:]][state] = backgroundImage
    if barMetrics == .default { barButton?.setBackgroundImage(backgroundImage, for: state) }
  }

  open func backgroundImage(for state: UIControl.State, barMetrics: UIBarMetrics) -> UIImage? {
    images[barMetrics]?[state]
  }

  /// Moves the title, and stands before what the bar's appearance says. Those for other metrics than
  /// `.default` are kept, and move nothing.
  open func setTitlePositionAdjustment(
    _ adjustment: UIOffset, for barMetrics: UIBarMetrics
  ) {
    offsets[barMetrics] = adjustment
    itemDidChange()
  }

  open func titlePositionAdjustment(for barMetrics: UIBarMetrics) -> UIOffset {
    offsets[barMetrics] ?? .zero
  }

  /// Stored, without effect: `backButtonDisplayMode` of navigation items hides titles.
  open func setBackButtonTitlePositionAdjustment(
    _ adjustment: UIOffset, for barMetrics: UIBarMetrics
  ) {
    backOffsets[barMetrics] = adjustment
  }

  open func backButtonTitlePositionAdjustment(for barMetrics: UIBarMetrics) -> UIOffset {
    backOffsets[barMetrics] ?? .zero
  }

  /// For buttons of all styles alike.
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

  /// What stands for the item in a bar; nil for a space.
  var view: UIView? {
    if let customView { return customView }
    guard systemItem != .flexibleSpace, systemItem != .fixedSpace else { return nil }
    if let barButton { return barButton }
    let action = UIAction { [weak self] _ in self?.perform() }
    let button = UIButton(type: .system, primaryAction: nil)
    button.addAction(action, for: .primaryActionTriggered)
    for (state, image) in images[.default] ?? [:] { button.setBackgroundImage(image, for: state) }
    update(button)
    barButton = button
    return button
  }

  /// What the button needs for each of its titles; none where it shows an image, or another view.
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

  private func perform() {
    guard let action = primaryAction, !action.attributes.contains(.disabled) else { return }
    action.perform(sender: self)
  }

  private func update(_ button: UIButton) {
    let symbol = systemItem?.symbolName.flatMap { UIImage(systemName: $0) }
    let shown = image ?? symbol
    button.setImage(shown, for: .normal)
    button.setTitle(shown == nil ? title ?? systemItem?.word : nil, for: .normal)
    button.menu = menu
    button.showsMenuAsPrimaryAction = menu != nil && primaryAction == nil
    button.isEnabled = isEnabled
    button.isSelected = isSelected
    button.accessibilityIdentifier = accessibilityIdentifier
    button.imageEdgeInsets = imageInsets
    if let tintColor { button.tintColor = tintColor }
    shownTitle = []
    updateTitle(of: button)
  }

  /// Takes over what a bar that is being laid out says of its buttons.
  func enter(_ bar: UIView, look: UIBarButtonItemAppearance?) {
    self.bar = bar
    self.look = look
    AppearanceProxy.apply(to: self, in: bar)
    if customView == nil, let button = view as? UIButton { updateTitle(of: button) }
  }

  /// Leaves the bar that it is in.
  func leave() {
    takeOut(customView ?? barButton)
    bar = nil
  }

  private func takeOut(_ view: UIView?) {
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
    .firstSaid
  }
}

extension UIEdgeInsets {
  /// Insets with which content is moved, and not made larger or smaller.
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
