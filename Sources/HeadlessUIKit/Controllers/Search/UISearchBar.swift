import Foundation

/// A field to search with, and what belongs to it.
@preconcurrency @MainActor
open class UISearchBar: UIView, UITextInputTraits {
  public enum Style: Int, Sendable {
    case `default`, prominent, minimal
  }

  public enum Icon: Int, Sendable {
    case search, clear, bookmark, resultsList
  }

  open internal(set) var searchTextField = UISearchTextField(frame: .zero)
  private let messenger = SearchFieldMessenger()
  /// The controller whose bar this is.
  weak var searchController: UISearchController?
  private var cancelButton: UIButton?
  private var scopeBar: UISegmentedControl?
  private var promptLabel: UILabel?
  private var icons: [IconKey: UIImage] = [:]

  private struct IconKey: Hashable {
    var icon: Icon
    var state: UIControl.State
  }

  public override init(frame: CGRect) {
    super.init(frame: frame)
    isOpaque = false
    addSubview(searchTextField)
    messenger.bar = self
    messenger.listen(to: searchTextField)
    if frame.size.height == 0 { bounds.size.height = barHeight }
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  open weak var delegate: (any UISearchBarDelegate)?

  // MARK: Text

  /// Setting it tells nobody.
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

  // MARK: Parts

  open var showsCancelButton = false { didSet { partsDidChange() } }

  /// Changes at once.
  open func setShowsCancelButton(_ showsCancelButton: Bool, animated: Bool) {
    self.showsCancelButton = showsCancelButton
  }

  open var showsScopeBar = false { didSet { partsDidChange() } }
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
  /// Stored without effect.
  open var showsBookmarkButton = false
  /// Stored without effect.
  open var showsSearchResultsButton = false
  /// Stored without effect.
  open var isSearchResultsButtonSelected = false

  private func partsDidChange() {
    syncCancelButton()
    syncScopeBar()
    syncPrompt()
    invalidateIntrinsicContentSize()
    setNeedsLayout()
    (superview as? UINavigationBar)?.contentDidChange()
  }

  /// The controller shows the scopes while somebody searches.
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
    let shown = scopeBar.map { bar in
      (0..<bar.numberOfSegments).map { bar.titleForSegment(at: $0) ?? "" }
    }
    if shown ?? [] != titles {
      scopeBar?.removeFromSuperview()
      scopeBar = titles.isEmpty ? nil : makeScopeBar(titles)
    }
    guard let scopeBar, selectedScopeButtonIndex < titles.count else { return }
    scopeBar.selectedSegmentIndex = selectedScopeButtonIndex
  }

  private func makeScopeBar(_ titles: [String]) -> UISegmentedControl {
    let bar = UISegmentedControl(items: titles)
    bar.addAction(
      UIAction { [weak self, weak bar] _ in
        guard let self, let bar else { return }
        self.scope = bar.selectedSegmentIndex
        self.delegate?.searchBar(
          self, selectedScopeButtonIndexDidChange: bar.selectedSegmentIndex)
        self.searchController?.searchDidChange()
      }, for: .valueChanged)
    addSubview(bar)
    return bar
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
  /// Behind the field, in front of the tint.
  open var backgroundImage: UIImage? { didSet { setNeedsDisplay() } }

  /// For all positions and metrics alike.
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
  /// Stored without effect.
  open var searchFieldBackgroundPositionAdjustment = UIOffset.zero
  /// Stored without effect.
  open var searchTextPositionAdjustment = UIOffset.zero

  /// Stored without effect.
  open func setImage(_ iconImage: UIImage?, for icon: Icon, state: UIControl.State) {
    icons[IconKey(icon: icon, state: state)] = iconImage
  }

  open func image(for icon: Icon, state: UIControl.State) -> UIImage? {
    icons[IconKey(icon: icon, state: state)]
  }

  // MARK: Layout

  private static let promptHeight: CGFloat = 20

  /// The part of the height that the field and its margins have.
  private var fieldPartHeight: CGFloat { ControlMeasure.searchBarHeight.length }

  private var barHeight: CGFloat { fieldPartHeight + extraHeight }

  /// What the bar has above and below its field.
  var extraHeight: CGFloat {
    (prompt == nil ? 0 : Self.promptHeight)
      + (scopeBar == nil ? 0 : ControlMeasure.segmentedHeight.length + Self.scopeMargin)
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
    if let scopeBar {
      let height = ControlMeasure.segmentedHeight.length
      let parts = rest.divided(atDistance: height + Self.scopeMargin, from: .maxYEdge)
      scopeBar.frame = CGRect(
        x: margin, y: parts.slice.minY, width: max(0, bounds.width - 2 * margin),
        height: height)
      rest = parts.remainder
    }
    let fieldHeight = ControlMeasure.searchBarField.length
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
    searchTextField.frame = isRightToLeft ? field.mirrored(in: bounds) : field
  }

  override func drawContent(into picture: inout Picture) {
    if let barTintColor {
      picture.fill(
        PictureShape(rect: bounds, radius: 0, corners: []), shownColor(barTintColor))
    }
    picture.drawBackground(backgroundImage, of: self)
  }
}
