import Foundation

/// A cell for a row.
@preconcurrency @MainActor
open class UITableViewCell: UIView, ConfiguredView, UIGestureRecognizerDelegate {
  let style: CellStyle
  open internal(set) var reuseIdentifier: String?
  let plainContent = UICellContentView()
  let parts = ConfiguredParts()
  let separator = UIView()
  let accessory = AccessoryGlyph()
  var storedTextLabel: UILabel?
  var storedDetailLabel: UILabel?
  var storedImageView: UIImageView?
  /// The table's settings for the row.
  var place = CellPlace()
  /// The table's last settings for all rows and for this one.
  final var appliedLooks: (looks: RowLooks, isFirst: Bool, isLast: Bool)?
  /// Whether the margins are the table's, and their values.
  var hasTableMargins = false
  var givenMargins = UIEdgeInsets.zero
  /// Whether the table has to measure the cell again.
  var needsMeasuring = true
  final var sizingLoop = SizingLoop()
  private var storedSelection = false
  private var storedHighlight = false
  private var storedEditing = false

  public init(style: CellStyle, reuseIdentifier: String?) {
    self.style = style
    self.reuseIdentifier = reuseIdentifier
    super.init(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
    Headless.counters.cellsMade += 1
    bounds.size.height = TableMetrics(traitCollection).row
    accessory.isHidden = true
    separator.isHidden = true
    separator.isUserInteractionEnabled = false
    super.addSubview(plainContent)
    super.addSubview(accessory)
    super.addSubview(separator)
    placeContent()
  }

  public convenience override init(frame: CGRect) {
    self.init(style: .default, reuseIdentifier: nil)
    self.frame = frame
  }

  convenience init(identified identifier: String?) {
    self.init(style: .default, reuseIdentifier: identifier)
  }

  public required init?(coder: NSCoder) {
    (style, reuseIdentifier) = (.default, nil)
    super.init(coder: coder)
  }

  // MARK: Content

  open var contentView: UIView { parts.contentView ?? plainContent }

  /// The text label, made on first access.
  open var textLabel: UILabel? { madeTextLabel }
  /// The detail label; nil in the default style.
  open var detailTextLabel: UILabel? { madeDetailLabel }
  /// Before the texts; nil in the style `value2`.
  open var imageView: UIImageView? { madeImageView }

  open var indentationLevel = 0 { didSet { setNeedsLayout() } }
  open var indentationWidth: CGFloat = 10 { didSet { setNeedsLayout() } }

  open func prepareForReuse() {
    storedHighlight = false
    storedSelection = false
    markOutdated()
    setNeedsDisplay()
  }

  // MARK: Configurations

  open var configurationState: UICellConfigurationState {
    var state = UICellConfigurationState(viewState)
    state.isSelected = storedSelection
    state.isHighlighted = storedHighlight
    state.isEditing = storedEditing
    (superview as? UITableView)?.addDragState(of: self, to: &state)
    return state
  }

  /// The update happens with the next layout, or earlier when the cell is measured.
  open func setNeedsUpdateConfiguration() { markOutdated() }

  /// Called for each new state.
  open func updateConfiguration(using state: UICellConfigurationState) {}

  /// Called for each new state, after `updateConfiguration(using:)`.
  open var configurationUpdateHandler: ConfigurationUpdateHandler? { didSet { markOutdated() } }

  // MARK: Backgrounds

  open var backgroundView: UIView? {
    didSet { replaceBackground(oldValue, with: backgroundView, isShown: true) }
  }

  /// Replaces the color of a selected cell.
  open var selectedBackgroundView: UIView? {
    didSet { replaceBackground(oldValue, with: selectedBackgroundView, isShown: isMarked) }
  }

  /// Shown in tables with multiple selection.
  open var multipleSelectionBackgroundView: UIView? {
    didSet {
      replaceBackground(oldValue, with: multipleSelectionBackgroundView, isShown: isMarked)
    }
  }

  private func replaceBackground(_ old: UIView?, with new: UIView?, isShown: Bool) {
    guard old !== new else { return }
    old?.removeFromSuperview()
    if let new {
      show(nil as UIBackgroundConfiguration?)
      insertSubview(new, at: 0)
      new.isHidden = !isShown
    }
    setNeedsLayout()
  }

  // MARK: Selection

  open var selectionStyle = SelectionStyle.default { didSet { setNeedsDisplay() } }

  open var isSelected: Bool {
    get { storedSelection }
    set { setSelected(newValue, animated: false) }
  }

  open var isHighlighted: Bool {
    get { storedHighlight }
    set { setHighlighted(newValue, animated: false) }
  }

  open func setSelected(_ selected: Bool, animated: Bool) {
    storedSelection = selected
    markDidChange()
  }

  open func setHighlighted(_ highlighted: Bool, animated: Bool) {
    storedHighlight = highlighted
    markDidChange()
  }

  /// Whether the cell looks selected.
  var isMarked: Bool { (storedSelection || storedHighlight) && selectionStyle != .none }

  private func markDidChange() {
    let marked = isMarked
    for label in [storedTextLabel, storedDetailLabel] { label?.isHighlighted = marked }
    storedImageView?.isHighlighted = marked
    let special = place.allowsMultipleSelection ? multipleSelectionBackgroundView : nil
    multipleSelectionBackgroundView?.isHidden = !marked || special == nil
    selectedBackgroundView?.isHidden = !marked || special != nil
    markOutdated()
    setNeedsDisplay()
  }

  override func drawContent(into picture: inout Picture) {
    guard isMarked, selectedBackgroundView == nil, parts.background == nil else { return }
    picture.fill(
      PictureShape(rect: bounds, radius: layer.cornerRadius, corners: layer.maskedCorners),
      shownColor(.systemGray4))
  }

  // MARK: Accessories

  open var accessoryType = AccessoryType.none { didSet { setNeedsLayout() } }
  open var accessoryView: UIView? { didSet { replaceAccessory(oldValue) } }
  /// Shown while the table is edited.
  open var editingAccessoryType = AccessoryType.none { didSet { setNeedsLayout() } }
  open var editingAccessoryView: UIView? { didSet { replaceAccessory(oldValue) } }

  private func replaceAccessory(_ old: UIView?) {
    if let old, old !== accessoryView, old !== editingAccessoryView { old.removeFromSuperview() }
    setNeedsLayout()
  }

  // MARK: Separators

  /// The insets of the separator; those of the table until it is set.
  open var separatorInset: UIEdgeInsets {
    get { place.ownSeparatorInset ?? automaticSeparatorInset }
    set {
      place.ownSeparatorInset = newValue
      setNeedsLayout()
    }
  }

  // MARK: Editing

  open var editingStyle: EditingStyle { place.editingStyle }
  open var shouldIndentWhileEditing = true { didSet { setNeedsLayout() } }
  /// Setting it asks the table again whether the row can move.
  open var showsReorderControl = false {
    didSet {
      setNeedsLayout()
      guard showsReorderControl != oldValue, isEditing, let table = superview as? UITableView else {
        return
      }
      needsMeasuring = true
      table.setNeedsLayout()
    }
  }
  /// Whether the button that confirms a deletion is shown; swipes do not show it here.
  open internal(set) var showingDeleteConfirmation = false

  open var isEditing: Bool {
    get { storedEditing }
    set { setEditing(newValue, animated: false) }
  }

  open func setEditing(_ editing: Bool, animated: Bool) {
    guard editing != storedEditing else { return }
    willTransition(to: editing ? .showingEditControl : [])
    storedEditing = editing
    unsettle()
    markOutdated()
    didTransition(to: editing ? .showingEditControl : [])
  }

  open func willTransition(to state: StateMask) {}
  /// Called when the row is lifted, when it is dragged, and at the end of the drag.
  open func dragStateDidChange(_ dragState: DragState) {}
  open func didTransition(to state: StateMask) {}

  /// Whether the cell receives touches while its row is dragged.
  open var userInteractionEnabledWhileDragging = false

  open override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    guard super.point(inside: point, with: event) else { return false }
    let isDragged = (superview as? UITableView)?.madeDragAndDrop?.isDragged(self) ?? false
    return !isDragged || userInteractionEnabledWhileDragging
  }

  // MARK: Gestures

  open func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch
  ) -> Bool { true }
  open func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive event: UIEvent
  ) -> Bool { true }
  open func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { false }
  open func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { false }
  open func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { false }

  // MARK: Layout

  /// Resizes the content together with the cell, since a stale size might not fit its constraints.
  override func boundsDidChange(from oldBounds: CGRect) {
    super.boundsDidChange(from: oldBounds)
    placeContent()
  }

  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    turnText(from: previousTraitCollection)
    markOutdated()
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    updateIfOutdated()
    placeContent()
    placeTexts()
    placeSeparator()
  }

  /// The height that the constraints of the content determine, plus the space around it; without
  /// constraints, the height of the texts.
  open override func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    updateIfOutdated()
    return fittedSize(targetSize, horizontalFittingPriority, verticalFittingPriority)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: standardHeight(width: size.width))
  }

  open override func invalidateIntrinsicContentSize() {
    super.invalidateIntrinsicContentSize()
    remeasure(where: .enabled)
  }

  override func contentDidChange(of subview: UIView) {
    super.contentDidChange(of: subview)
    let isAsked = subview === contentView && subview.flags.contains(.asksForSize)
    remeasure(where: isAsked ? .enabled : .enabledIncludingConstraints)
  }

  func remeasure(where least: UITableView.SelfSizingInvalidation) {
    guard let table = superview as? UITableView,
      table.selfSizingInvalidation.rawValue >= least.rawValue
    else { return }
    needsMeasuring = true
    table.setNeedsLayout()
  }
}

/// The table's settings for the row of a cell.
struct CellPlace: Equatable {
  var ownSeparatorInset: UIEdgeInsets?
  /// The inset of the table; only its left value is used.
  var tableSeparatorInset: UIEdgeInsets?
  /// Whether the table's inset is added to the cell's default one.
  var addsSeparatorInset = false
  var hasSeparator = true
  var showsSeparator = false
  var separatorColor: UIColor?
  var sideMargin: CGFloat = 16
  var insetsToSafeArea = true
  var editingStyle = UITableViewCell.EditingStyle.none
  var indentsWhileEditing = true
  var isMovable = false
  var isEditable = false
  var allowsMultipleSelection = false
  var isCard = false

  /// Takes over the values that differ between rows.
  mutating func copyRowValues(from other: CellPlace) {
    ownSeparatorInset = other.ownSeparatorInset
    showsSeparator = other.showsSeparator
    editingStyle = other.editingStyle
    indentsWhileEditing = other.indentsWhileEditing
    isMovable = other.isMovable
    isEditable = other.isEditable
  }
}
