import Foundation

/// A search field with its buttons and scopes.
@preconcurrency @MainActor
open class UISearchBar: UIView, UITextInputTraits, UIBarPositioning {
  public enum Style: Int, Sendable {
    case `default`, prominent, minimal
  }

  public enum Icon: Int, Sendable {
    case search, clear, bookmark, resultsList
  }

  open internal(set) var searchTextField = UISearchTextField(frame: .zero)
  private let messenger = SearchFieldMessenger()
  /// The controller that owns the bar.
  weak var searchController: UISearchController?
  private var cancelButton: UIButton?
  private lazy var scopes = makeScopes()
  private var showsScopes = false
  private var promptLabel: UILabel?

  public override init(frame: CGRect) {
    super.init(frame: frame)
    isOpaque = false
    searchTextField.autocapitalizationType = .none
    // An empty field has nothing to search for.
    searchTextField.enablesReturnKeyAutomatically = true
    addSubview(searchTextField)
    messenger.bar = self
    messenger.listen(to: searchTextField)
    if frame.size.height == 0 { bounds.size.height = barHeight }
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  open weak var delegate: (any UISearchBarDelegate)?
  open var barPosition: UIBarPosition { delegate?.position(for: self) ?? .any }

  // MARK: Text

  /// Setting the text does not notify the delegate.
  open var text: String? {
    get { searchTextField.text }
    set {
      willChange(.text)
      searchTextField.text = newValue
      didChange(.text)
    }
  }

  open var placeholder: String? {
    get { searchTextField.placeholder }
    set { searchTextField.placeholder = newValue }
  }

  open var isEnabled: Bool {
    get { searchTextField.isEnabled }
    set { searchTextField.isEnabled = newValue }
  }

  open var prompt: String? { didSet { partsDidChange() } }

  open override var canBecomeFirstResponder: Bool { searchTextField.canBecomeFirstResponder }
  open override var isFirstResponder: Bool { searchTextField.isFirstResponder }

  @discardableResult
  open override func becomeFirstResponder() -> Bool { searchTextField.becomeFirstResponder() }

  @discardableResult
  open override func resignFirstResponder() -> Bool { searchTextField.resignFirstResponder() }

  open override var inputAccessoryView: UIView? {
    get { searchTextField.inputAccessoryView }
    set { searchTextField.inputAccessoryView = newValue }
  }

  open override var inputAssistantItem: UITextInputAssistantItem {
    searchTextField.inputAssistantItem
  }

  /// Stored without effect.
  open var isLookToDictateEnabled = false

  // MARK: Parts

  open var showsCancelButton = false { didSet { partsDidChange() } }

  /// Changes without animation.
  open func setShowsCancelButton(_ showsCancelButton: Bool, animated: Bool) {
    self.showsCancelButton = showsCancelButton
  }

  open var showsScopeBar = false { didSet { partsDidChange() } }

  /// Changes without animation.
  open func setShowsScope(_ show: Bool, animated animate: Bool) { showsScopeBar = show }

  open var scopeButtonTitles: [String]? { didSet { partsDidChange() } }
  open var selectedScopeButtonIndex: Int {
    get { scope }
    set {
      willChange(.selectedScopeButtonIndex)
      scope = newValue
      didChange(.selectedScopeButtonIndex)
    }
  }
  private var scope = 0 { didSet { partsDidChange() } }
  /// Shown in the field while it is not edited; the results button takes precedence.
  open var showsBookmarkButton = false { didSet { syncFieldButton() } }
  open var showsSearchResultsButton = false { didSet { syncFieldButton() } }
  open var isSearchResultsButtonSelected = false { didSet { syncFieldButton() } }

  private func partsDidChange() {
    syncCancelButton()
    syncScopeBar()
    syncPrompt()
    invalidateIntrinsicContentSize()
    setNeedsLayout()
    (superview as? UINavigationBar)?.contentDidChange()
  }

  /// Shows the scopes during a search, on behalf of the controller.
  func showScopesOfSearch() {
    guard let shows = searchController?.showsScopes, shows != showsScopeBar else { return }
    showsScopeBar = shows
  }

  private func syncCancelButton() {
    guard showsCancelButton, cancelButton == nil else {
      if !showsCancelButton { cancelButton?.removeFromSuperview() }
      if !showsCancelButton { cancelButton = nil }
      return
    }
    let action = UIAction(title: "Cancel") { [weak self] _ in
      guard let self else { return }
      self.delegate?.searchBarCancelButtonClicked(self)
      self.searchController?.isActive = false
    }
    let button = UIButton(primaryAction: action)
    cancelButton = button
    addSubview(button)
  }

  private func syncScopeBar() {
    let titles = showsScopeBar ? scopeButtonTitles ?? [] : []
    guard showsScopes || !titles.isEmpty else { return }
    showsScopes = !titles.isEmpty
    if scopes.segments.map(\.title) != titles {
      scopes.removeAllSegments()
      for title in titles {
        scopes.insertSegment(withTitle: title, at: scopes.numberOfSegments, animated: false)
      }
    }
    if showsScopes { addSubview(scopes) } else { scopes.removeFromSuperview() }
    guard selectedScopeButtonIndex < titles.count else { return }
    scopes.selectedSegmentIndex = selectedScopeButtonIndex
  }

  private func makeScopes() -> UISegmentedControl {
    let bar = UISegmentedControl(frame: .zero)
    bar.addAction(
      UIAction { [weak self, weak bar] _ in
        guard let self, let bar else { return }
        self.scope = bar.selectedSegmentIndex
        self.delegate?.searchBar(
          self, selectedScopeButtonIndexDidChange: bar.selectedSegmentIndex)
        self.searchController?.searchDidChange()
      }, for: .valueChanged)
    return bar
  }

  private func syncFieldButton() {
    SearchFieldButton.sync(searchTextField, of: self)
  }

  private func syncPrompt() {
    guard prompt != nil || promptLabel != nil else { return }
    let label = promptLabel ?? UILabel(frame: .zero)
    label.font = .systemFont(ofSize: 13)
    label.textAlignment = .center
    label.text = prompt
    if promptLabel == nil { addSubview(label) }
    promptLabel = label
  }

  // MARK: Appearance

  /// Stored without effect.
  open var barStyle = UIBarStyle.default
  /// Stored without effect.
  open var searchBarStyle = Style.default
  /// Stored without effect.
  open var isTranslucent = true
  open var barTintColor: UIColor? { didSet { setNeedsDisplay() } }
  /// Shown behind the field, in front of the bar tint.
  open var backgroundImage: UIImage? { didSet { setNeedsDisplay() } }

  /// Applies to all positions and metrics.
  open func setBackgroundImage(
    _ backgroundImage: UIImage?, for barPosition: UIBarPosition, barMetrics: UIBarMetrics
  ) {
    self.backgroundImage = backgroundImage
  }

  open func backgroundImage(
    for barPosition: UIBarPosition, barMetrics: UIBarMetrics
  ) -> UIImage? {
    backgroundImage
  }

  /// Stored without effect.
  open var scopeBarBackgroundImage: UIImage?
  /// Moves the field.
  open var searchFieldBackgroundPositionAdjustment = UIOffset.zero {
    didSet { setNeedsLayout() }
  }

  /// Moves the text in the field.
  open var searchTextPositionAdjustment: UIOffset {
    get { searchTextField.look.textOffset }
    set { searchTextField.look.textOffset = newValue }
  }

  /// The field takes the height of the image for the normal state.
  open func setSearchFieldBackgroundImage(
    _ backgroundImage: UIImage?, for state: UIControl.State
  ) {
    searchTextField.look.backgrounds[state] = backgroundImage
    setNeedsLayout()
  }

  open func searchFieldBackgroundImage(for state: UIControl.State) -> UIImage? {
    searchTextField.look.backgrounds[state]
  }

  open func setImage(_ iconImage: UIImage?, for icon: Icon, state: UIControl.State) {
    searchTextField.look.icons[icon, default: StateImages()][state] = iconImage
    syncFieldButton()
  }

  open func image(for icon: Icon, state: UIControl.State) -> UIImage? {
    searchTextField.look.icons[icon]?[state]
  }

  /// Moves the search icon or the clear button. Adjustments for other icons are stored without effect.
  open func setPositionAdjustment(_ adjustment: UIOffset, for icon: Icon) {
    searchTextField.look.iconOffsets[icon] = adjustment
  }

  open func positionAdjustment(for icon: Icon) -> UIOffset {
    searchTextField.look.iconOffsets[icon] ?? .zero
  }

  open func setScopeBarButtonBackgroundImage(
    _ backgroundImage: UIImage?, for state: UIControl.State
  ) {
    scopes.setBackgroundImage(backgroundImage, for: state, barMetrics: .default)
  }

  open func scopeBarButtonBackgroundImage(for state: UIControl.State) -> UIImage? {
    scopes.backgroundImage(for: state, barMetrics: .default)
  }

  open func setScopeBarButtonDividerImage(
    _ dividerImage: UIImage?, forLeftSegmentState leftState: UIControl.State,
    rightSegmentState rightState: UIControl.State
  ) {
    scopes.setDividerImage(
      dividerImage, forLeftSegmentState: leftState, rightSegmentState: rightState,
      barMetrics: .default)
  }

  open func scopeBarButtonDividerImage(
    forLeftSegmentState leftState: UIControl.State, rightSegmentState rightState: UIControl.State
  ) -> UIImage? {
    scopes.dividerImage(
      forLeftSegmentState: leftState, rightSegmentState: rightState, barMetrics: .default)
  }

  open func setScopeBarButtonTitleTextAttributes(
    _ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State
  ) {
    scopes.setTitleTextAttributes(attributes, for: state)
  }

  open func scopeBarButtonTitleTextAttributes(
    for state: UIControl.State
  ) -> [NSAttributedString.Key: Any]? {
    scopes.titleTextAttributes(for: state)
  }

  // MARK: Layout

  private static let promptHeight: CGFloat = 20

  /// The height of the field with its margins.
  private var fieldPartHeight: CGFloat { ControlMeasure.searchBarHeight.length }

  private var barHeight: CGFloat { fieldPartHeight + extraHeight }

  /// The additional height above and below the field.
  var extraHeight: CGFloat {
    (prompt == nil ? 0 : Self.promptHeight)
      + (!showsScopes ? 0 : ControlMeasure.segmentedHeight.length + Self.scopeMargin)
  }

  private static let scopeMargin: CGFloat = 8

  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: barHeight)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: barHeight)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    let margin = ControlMeasure.searchBarMargin.length
    var rest = bounds
    if let promptLabel, prompt != nil {
      let parts = rest.divided(atDistance: Self.promptHeight, from: .minYEdge)
      (promptLabel.frame, rest) = (parts.slice, parts.remainder)
    }
    if showsScopes {
      let height = ControlMeasure.segmentedHeight.length
      let parts = rest.divided(atDistance: height + Self.scopeMargin, from: .maxYEdge)
      scopes.frame = CGRect(
        x: margin, y: parts.slice.minY, width: max(0, bounds.width - 2 * margin),
        height: height)
      rest = parts.remainder
    }
    let fieldHeight = searchTextField.height
    var field = CGRect(
      x: rest.minX + margin, y: pixels.round(rest.midY - fieldHeight / 2),
      width: max(0, rest.width - 2 * margin), height: fieldHeight)
    if let cancelButton {
      let size = cancelButton.intrinsicContentSize
      let button = CGRect(
        x: field.maxX - size.width, y: pixels.round(rest.midY - size.height / 2),
        width: size.width, height: size.height)
      field.size.width = max(0, field.width - size.width - margin)
      cancelButton.frame = isRightToLeft ? button.mirrored(in: bounds) : button
    }
    searchTextField.frame = (isRightToLeft ? field.mirrored(in: bounds) : field)
      .offsetBy(searchFieldBackgroundPositionAdjustment)
  }

  override func drawContent(into picture: inout Picture) {
    if let barTintColor {
      picture.fill(
        PictureShape(rect: bounds, radius: 0, corners: []), shownColor(barTintColor))
    }
    picture.draw(backgroundImage, in: bounds, of: self)
  }
}
