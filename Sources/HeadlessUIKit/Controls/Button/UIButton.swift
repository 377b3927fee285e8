import Foundation

/// A control with a title, an image or both.
@preconcurrency @MainActor
open class UIButton: UIControl {
  public enum ButtonType: Int, Sendable {
    case custom, system, detailDisclosure, infoLight, infoDark, contactAdd
    case close = 7

    public static var roundedRect: ButtonType { .system }
  }

  public enum Role: Int, Sendable {
    case normal, primary, cancel, destructive
  }

  open internal(set) var buttonType = ButtonType.custom
  var looks = StateTable<ButtonLook>()
  var storedTitleLabel: UIButtonLabel?
  var storedSubtitleLabel: UILabel?
  var storedImageView: UIImageView?
  var backgroundView: UIImageView?
  var spinner: UIActivityIndicatorView?
  /// Shows the chosen action in place of the button's own title and image.
  var showsChosenAction: ((UIAction) -> Void)?
  /// The background view of a configuration.
  weak var customBackground: UIView?

  public override init(frame: CGRect) {
    super.init(frame: frame)
    isOpaque = false
  }

  public convenience init(type buttonType: ButtonType) {
    self.init(type: buttonType, primaryAction: nil)
  }

  public convenience init(type buttonType: ButtonType = .system, primaryAction: UIAction?) {
    self.init(frame: .zero)
    self.buttonType = buttonType
    if let name = buttonType.symbolName {
      setImage(UIImage(systemName: name, withConfiguration: Self.symbolConfiguration), for: .normal)
    }
    if let primaryAction { adoptPrimaryAction(primaryAction) }
  }

  public convenience init(primaryAction: UIAction?) {
    self.init(type: .system, primaryAction: primaryAction)
  }

  public convenience init(configuration: Configuration, primaryAction: UIAction? = nil) {
    self.init(type: .system, primaryAction: nil)
    self.configuration = configuration
    if let primaryAction { adoptPrimaryAction(primaryAction) }
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  open class func systemButton(withPrimaryAction primaryAction: UIAction?) -> Self {
    unsafeDowncast(make(.system, primaryAction), to: Self.self)
  }

  // swift-format-ignore: the name can't be broken.
  /// Creates a button of a class that is known only at run time: see `CALayer.make()`.
  @_silgen_name(
    "$s13HeadlessUIKit8UIButtonC4type13primaryActionA2C10ButtonTypeO_AA8UIActionCSgtcfC")
  private static func make(_ type: ButtonType, _ action: __owned UIAction?) -> UIButton

  private static let symbolConfiguration = UIImage.SymbolConfiguration(scale: .large)

  /// Adopts the title and the image of the primary action.
  private func adoptPrimaryAction(_ action: UIAction) {
    if !action.title.isEmpty { setTitle(action.title, for: .normal) }
    if let image = action.image { setImage(image, for: .normal) }
    addAction(action, for: .primaryActionTriggered)
  }

  // MARK: Parts

  /// Created when it is first requested.
  open var titleLabel: UILabel? {
    if let storedTitleLabel { return storedTitleLabel }
    let label = UIButtonLabel(frame: .zero)
    label.button = self
    label.font = standardTitleFont
    label.breakAsTitle()
    storedTitleLabel = label
    addSubview(label)
    refresh()
    return label
  }

  /// Created when it is first requested.
  open var imageView: UIImageView? {
    if let storedImageView { return storedImageView }
    let view = UIImageView(frame: .zero)
    view.contentMode = .scaleAspectFit
    storedImageView = view
    insertSubview(view, at: backgroundView == nil ? 0 : 1)
    refresh()
    return view
  }

  /// The font of a title without a font of its own.
  var standardTitleFont: UIFont {
    .systemFont(ofSize: buttonType == .custom ? UIFont.buttonFontSize : 15)
  }

  /// Nil while there is no subtitle.
  open var subtitleLabel: UILabel? {
    guard configuration?.subtitle != nil else { return nil }
    if let storedSubtitleLabel { return storedSubtitleLabel }
    let label = UIButtonLabel(frame: .zero)
    label.button = self
    label.font = Configuration.subtitleFont(in: traitCollection)
    storedSubtitleLabel = label
    addSubview(label)
    return label
  }

  // MARK: States

  open func setTitle(_ title: String?, for state: State) { change(\.title, state, to: title) }
  open func setAttributedTitle(_ title: NSAttributedString?, for state: State) {
    change(\.attributedTitle, state, to: title)
  }
  open func setTitleColor(_ color: UIColor?, for state: State) {
    change(\.titleColor, state, to: color)
  }
  open func setTitleShadowColor(_ color: UIColor?, for state: State) {
    change(\.titleShadowColor, state, to: color)
  }
  open func setImage(_ image: UIImage?, for state: State) { change(\.image, state, to: image) }
  open func setBackgroundImage(_ image: UIImage?, for state: State) {
    change(\.backgroundImage, state, to: image)
  }
  open func setPreferredSymbolConfiguration(
    _ configuration: UIImage.SymbolConfiguration?, forImageIn state: State
  ) {
    change(\.symbolConfiguration, state, to: configuration)
  }

  open func title(for state: State) -> String? { look(\.title, in: state) }
  open func attributedTitle(for state: State) -> NSAttributedString? {
    look(\.attributedTitle, in: state)
  }
  open func titleColor(for state: State) -> UIColor? { look(\.titleColor, in: state) }
  open func titleShadowColor(for state: State) -> UIColor? { look(\.titleShadowColor, in: state) }
  open func image(for state: State) -> UIImage? { looks[state]?.image }
  open func backgroundImage(for state: State) -> UIImage? { looks[state]?.backgroundImage }
  open func preferredSymbolConfigurationForImage(
    in state: State
  ) -> UIImage.SymbolConfiguration? {
    looks[state]?.symbolConfiguration
  }

  open var currentTitle: String? { configuration?.title ?? current(\.title) }
  open var currentAttributedTitle: NSAttributedString? { current(\.attributedTitle) }
  open var currentTitleColor: UIColor { shownTitleColor }
  open var currentTitleShadowColor: UIColor? { current(\.titleShadowColor) }
  open var currentImage: UIImage? { configuration?.image ?? current(\.image) }
  open var currentBackgroundImage: UIImage? { current(\.backgroundImage) }
  open var currentPreferredSymbolConfiguration: UIImage.SymbolConfiguration? {
    configuration?.preferredSymbolConfigurationForImage ?? current(\.symbolConfiguration)
  }

  // MARK: Configuration

  /// Takes precedence over single properties where it specifies a value.
  open var configuration: Configuration? {
    didSet {
      guard configuration != oldValue else { return }
      if configuration == nil { storedTitleLabel?.breakAsTitle() }
      contentDidChange()
    }
  }

  /// Called with the next layout after a change of the state or the tint color, to adapt the
  /// configuration.
  open var configurationUpdateHandler: ConfigurationUpdateHandler? {
    didSet { setNeedsUpdateConfiguration() }
  }

  /// Whether the configuration shows changes of the state, which also request an update.
  open var automaticallyUpdatesConfiguration = true {
    didSet { if oldValue != automaticallyUpdatesConfiguration { contentDidChange() } }
  }

  private var needsUpdateConfiguration = false

  /// The update takes place with the next layout, or with the update of constraints before it.
  open func setNeedsUpdateConfiguration() {
    needsUpdateConfiguration = true
    if configuration != nil { setNeedsUpdateConstraints() }
    setNeedsLayout()
  }

  open func updateConfiguration() { configurationUpdateHandler?(self) }

  private func updateConfigurationIfNeeded() {
    guard needsUpdateConfiguration else { return }
    needsUpdateConfiguration = false
    tracking(.configuration) { updateConfiguration() }
  }

  /// The state that the configuration shows.
  var shownState: State { automaticallyUpdatesConfiguration ? state : .normal }

  open override func updateConstraints() {
    updateConfigurationIfNeeded()
    super.updateConstraints()
  }

  // MARK: Properties

  /// Stored without effect.
  open var role = Role.normal
  /// Stored without effect.
  open var isPointerInteractionEnabled = false
  /// Whether the primary action toggles the selection; with a menu, whether the button shows which
  /// of the menu's actions is on.
  open var changesSelectionAsPrimaryAction = false { didSet { showChosenAction() } }

  /// With a menu, the button has a context menu, which is this menu.
  open var menu: UIMenu? {
    didSet {
      isContextMenuInteractionEnabled = menu != nil
      showChosenAction()
    }
  }

  open override func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration? {
    guard isEnabled, let menu else { return nil }
    return UIContextMenuConfiguration(identifier: nil, previewProvider: nil) { _ in menu }
  }

  override func menuRoleDidChange() { showChosenAction() }

  @available(iOS, deprecated: 15.0, message: "ignored when a configuration is used")
  open var contentEdgeInsets = UIEdgeInsets.zero {
    didSet { contentDidChange() }
  }

  @available(iOS, deprecated: 15.0, message: "ignored when a configuration is used")
  open var titleEdgeInsets = UIEdgeInsets.zero {
    didSet { setNeedsLayout() }
  }

  @available(iOS, deprecated: 15.0, message: "ignored when a configuration is used")
  open var imageEdgeInsets = UIEdgeInsets.zero {
    didSet { setNeedsLayout() }
  }

  /// Stored without effect: images are not adjusted.
  @available(iOS, deprecated: 15.0, message: "ignored when a configuration is used")
  open var adjustsImageWhenHighlighted = true

  /// Stored without effect, likewise.
  @available(iOS, deprecated: 15.0, message: "ignored when a configuration is used")
  open var adjustsImageWhenDisabled = true

  /// Stored without effect.
  @available(iOS, deprecated: 15.0, message: "ignored when a configuration is used")
  open var showsTouchWhenHighlighted = false

  /// Stored without effect.
  @available(iOS, deprecated: 15.0, message: "ignored when a configuration is used")
  open var reversesTitleShadowWhenHighlighted = false

  override var standardAccessibility: (label: String?, traits: UIAccessibilityTraits)? {
    (currentAttributedTitle?.string ?? currentTitle, accessibilityTraits(of: .button))
  }

  // MARK: Input

  override var claimsTaps: Bool { true }

  override func activate(at point: CGPoint) { triggerPrimaryAction() }

  open override func performPrimaryAction() {
    if opensMenu {
      sendActions(for: .menuActionTriggered)
    } else {
      triggerPrimaryAction()
    }
  }

  /// A menu opens when a finger touches down, which ends the touch.
  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesBegan(touches, with: event)
    guard isTracking, opensMenu else { return }
    sendActions(for: .menuActionTriggered)
    cancelTouch(with: event)
  }

  // MARK: Changes

  func contentDidChange() {
    refresh()
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  override func stateDidChange() {
    super.stateDidChange()
    if automaticallyUpdatesConfiguration { setNeedsUpdateConfiguration() }
    contentDidChange()
  }

  open override func tintColorDidChange() {
    super.tintColorDidChange()
    if automaticallyUpdatesConfiguration { setNeedsUpdateConfiguration() }
    refresh()
  }

  // MARK: Layout

  open override var intrinsicContentSize: CGSize {
    guard let configuration else { return ButtonMetrics(self).intrinsicSize }
    return wrappedSize(width: proposedWidth ?? .infinity)
      ?? ConfiguredButtonMetrics(self, configuration).intrinsicSize
  }

  override var wrapsContent: Bool { wraps }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    updateConfigurationIfNeeded()
    let wrapped = size.width > 0 ? wrappedSize(width: size.width) : nil
    return wrapped ?? intrinsicContentSize
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    updateConfigurationIfNeeded()
    if let configuration {
      let frames = ConfiguredButtonMetrics(self, configuration, width: bounds.width)
        .frames(in: bounds)
      storedTitleLabel?.frame = frames.title
      storedSubtitleLabel?.frame = frames.subtitle
      storedImageView?.frame = frames.image
      spinner?.frame = frames.image
      let background = backgroundFrame(of: configuration)
      backgroundView?.frame = background
      customBackground?.frame = background
      return
    }
    let metrics = ButtonMetrics(self)
    backgroundView?.frame = backgroundRect(forBounds: bounds)
    let content = contentRect(forBounds: bounds)
    if storedTitleLabel != nil { storedTitleLabel?.frame = titleRect(forContentRect: content) }
    if storedImageView != nil { storedImageView?.frame = imageRect(forContentRect: content) }
    storedTitleLabel?.isHidden = metrics.titleSize == .zero
    storedImageView?.isHidden = metrics.imageSize == .zero
  }

  override func drawContent(into picture: inout Picture) {
    if let configuration { draw(configuration, into: &picture) }
  }

  open func backgroundRect(forBounds bounds: CGRect) -> CGRect { bounds }

  open func contentRect(forBounds bounds: CGRect) -> CGRect {
    ButtonMetrics(self).contentRect(in: bounds)
  }

  open func titleRect(forContentRect contentRect: CGRect) -> CGRect {
    ButtonMetrics(self).titleRect(in: contentRect)
  }

  open func imageRect(forContentRect contentRect: CGRect) -> CGRect {
    ButtonMetrics(self).imageRect(in: contentRect)
  }

  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    contentDidChange()
  }

  private var knownWidth: CGFloat { bounds.width > 0 ? bounds.width : .infinity }

  open override var forFirstBaselineLayout: UIView { storedTitleLabel ?? self }
  open override var forLastBaselineLayout: UIView { storedTitleLabel ?? self }

  override func baselineBelowCenter(isLast: Bool, forWidth width: CGFloat) -> CGFloat? {
    baseline(isLast: isLast, width: width)
  }

  override var firstBaselineOffsetFromTop: CGFloat? {
    baseline(isLast: false, width: knownWidth).map { intrinsicContentSize.height / 2 + $0 }
  }

  override var lastBaselineOffsetFromBottom: CGFloat {
    baseline(isLast: true, width: knownWidth).map { intrinsicContentSize.height / 2 - $0 } ?? 0
  }
}
