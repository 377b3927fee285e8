import Foundation

/// A row of a table.
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
  /// What the table says of the row.
  var place = CellPlace()
  /// What the table has said last of all rows, and of this one.
  final var told: (looks: RowLooks, isFirst: Bool, isLast: Bool)?
  /// The margins are the table's, and these.
  var hasTableMargins = false
  var givenMargins = UIEdgeInsets.zero
  /// The table is to ask again how high the cell wants to be.
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

  /// The first text; made when somebody asks for it.
  open var textLabel: UILabel? { madeTextLabel }
  /// The second text; nil in the default style.
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

  /// The update happens with the next layout, or before the cell is measured for it.
  open func setNeedsUpdateConfiguration() { markOutdated() }

  /// Called for each state that the cell comes into.
  open func updateConfiguration(using state: UICellConfigurationState) {}

  /// Called with each state that the cell comes into, after `updateConfiguration(using:)`.
  open var configurationUpdateHandler: ConfigurationUpdateHandler? { didSet { markOutdated() } }

  // MARK: Backgrounds

  open var backgroundView: UIView? {
    didSet { replaceBackground(oldValue, with: backgroundView, isShown: true) }
  }

  /// Instead of the colour of a selected cell.
  open var selectedBackgroundView: UIView? {
    didSet { replaceBackground(oldValue, with: selectedBackgroundView, isShown: isMarked) }
  }

  /// In tables where several rows can be selected.
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
  /// While the table is edited.
  open var editingAccessoryType = AccessoryType.none { didSet { setNeedsLayout() } }
  open var editingAccessoryView: UIView? { didSet { replaceAccessory(oldValue) } }

  private func replaceAccessory(_ old: UIView?) {
    if let old, old !== accessoryView, old !== editingAccessoryView { old.removeFromSuperview() }
    setNeedsLayout()
  }

  // MARK: Separators

  /// Where the line below the cell begins and ends; until it is set, where the table says.
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
  /// The table is asked again whether the row can be moved.
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
  /// Whether the button is shown that confirms a deletion; nobody swipes it in here.
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
  /// Called when the row is lifted, when it is dragged, and when that is over.
  open func dragStateDidChange(_ dragState: DragState) {}
  open func didTransition(to state: StateMask) {}

  /// Whether fingers reach the cell while its row is dragged.
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

  /// The content is never of a size that the cell no longer has, in which it might not fit.
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

  /// As high as the constraints of the content want, and what is around it; without constraints as
  /// high as the texts.
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

/// What a table says of the row that a cell is in.
struct CellPlace: Equatable {
  var ownSeparatorInset: UIEdgeInsets?
  /// That of the table; its left alone is of interest.
  var tableSeparatorInset: UIEdgeInsets?
  /// Whether that comes on top of what a cell has by itself.
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

  /// Takes over what is not the same for all rows.
  mutating func takeOwn(from other: CellPlace) {
    ownSeparatorInset = other.ownSeparatorInset
    showsSeparator = other.showsSeparator
    editingStyle = other.editingStyle
    indentsWhileEditing = other.indentsWhileEditing
    isMovable = other.isMovable
    isEditable = other.isEditable
  }
}
