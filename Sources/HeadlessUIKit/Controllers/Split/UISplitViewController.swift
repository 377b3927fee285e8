import Foundation

/// Shows controllers in columns; in compact width only one of them.
@preconcurrency @MainActor
open class UISplitViewController: UIViewController {
  open internal(set) var style: Style
  private var columns: [Column: UIViewController] = [:]
  private var primaryWidth = ColumnWidth()
  private var supplementaryWidth = ColumnWidth()
  /// The column shown in compact width; nil otherwise.
  private var collapsedColumn: Column?
  /// The columns that were shown last.
  private var knownColumns: [Column]?
  /// The display mode that was last chosen by showing or hiding a column, and whether the window was wide
  /// then. It lapses when the window rotates.
  private var chosen: (mode: DisplayMode, isWide: Bool)?
  private lazy var shade = ColumnShade { [weak self] in self?.choose(.secondaryOnly) }

  public init(style: Style) {
    self.style = style
    super.init(nibName: nil, bundle: nil)
  }

  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    style = .unspecified
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  public required init?(coder: NSCoder) {
    style = .unspecified
    super.init(coder: coder)
  }

  open weak var delegate: (any UISplitViewControllerDelegate)?

  // MARK: Columns

  /// With a style, a controller that is not a navigation controller is wrapped in one.
  open func setViewController(_ vc: UIViewController?, for column: Column) {
    guard column != .supplementary || style == .tripleColumn else {
      return Headless.log("Only a three-column split view controller has a supplementary column.")
    }
    let old = columns[column]
    guard old !== vc, vc.map({ $0 !== old?.children.first && canAdopt($0) }) ?? true else { return }
    old?.willMove(toParent: nil)
    old?.leaveScreen()
    old?.leaveParent()
    columns[column] = vc.map(wrapped)
    if let new = columns[column] {
      adopt(new)
      new.didMove(toParent: self)
    }
    prepareChildren()
    viewIfLoaded?.setNeedsLayout()
  }

  override func childDidLeave(_ child: UIViewController) {
    guard let column = columns.first(where: { $0.value === child })?.key else { return }
    child.leaveScreen()
    columns[column] = nil
    viewIfLoaded?.setNeedsLayout()
  }

  private func wrapped(_ controller: UIViewController) -> UIViewController {
    style == .unspecified || controller is UINavigationController
      ? controller : UINavigationController(rootViewController: controller)
  }

  open func viewController(for column: Column) -> UIViewController? {
    guard let controller = columns[column] else { return nil }
    return controller
  }

  /// The primary and the secondary controller, with the supplementary one, if there is one, between them.
  open var viewControllers: [UIViewController] {
    get { [Column.primary, .supplementary, .secondary].compactMap { columns[$0] } }
    set {
      setViewController(newValue.first, for: .primary)
      setViewController(newValue.count > 1 ? newValue.last : nil, for: .secondary)
    }
  }

  open override func show(_ vc: UIViewController, sender: Any?) {
    guard !(delegate?.splitViewController(self, show: vc, sender: sender) ?? false) else { return }
    if isCollapsed, let navigation = columns[collapsedColumn ?? proposedColumn] {
      return navigation.show(vc, sender: sender)
    }
    setViewController(vc, for: .primary)
  }

  /// Shows a column beside the secondary one, over it or displacing it, according to ``splitBehavior``. The
  /// choice lasts until the window rotates.
  open func show(_ column: Column) {
    if collapsedColumn != nil, columns[column] != nil {
      collapsedColumn = column
      return columnsDidChange()
    }
    guard column == .primary || column == .supplementary, !shownColumns.contains(column) else {
      return
    }
    let isSecond = column == .primary && style == .tripleColumn
    choose(isSecond ? splitBehavior.twoColumns : splitBehavior.oneColumn)
  }

  open func hide(_ column: Column) {
    guard shownColumns.contains(column), column == .primary || column == .supplementary else {
      return
    }
    let isSecond = column == .primary && style == .tripleColumn
    choose(isSecond ? splitBehavior.oneColumn : .secondaryOnly)
  }

  private func choose(_ mode: DisplayMode) {
    change(to: mode) { chosen = (mode, isWide) }
  }

  private func change(to mode: DisplayMode, _ body: () -> Void) {
    if mode != displayMode { delegate?.splitViewController(self, willChangeTo: mode) }
    body()
    columnsDidChange()
  }

  open override func showDetailViewController(_ vc: UIViewController, sender: Any?) {
    let isDone = delegate?.splitViewController(self, showDetail: vc, sender: sender) ?? false
    guard !isDone else { return }
    setViewController(vc, for: .secondary)
    if collapsedColumn == .primary || collapsedColumn == .supplementary { show(.secondary) }
  }

  // MARK: Display

  /// Whether there is room for only one column.
  open var isCollapsed: Bool { traitCollection.horizontalSizeClass == .compact }

  /// A mode that ``preferredSplitBehavior`` does not allow counts as automatic.
  open var preferredDisplayMode = DisplayMode.automatic {
    willSet { change(to: displayMode(preferring: newValue, as: preferredSplitBehavior)) {} }
    didSet { forgetChosenMode() }
  }

  /// Whether columns are beside the secondary one, over it, or displace it.
  open var preferredSplitBehavior = SplitBehavior.automatic {
    willSet { change(to: displayMode(preferring: preferredDisplayMode, as: newValue)) {} }
    didSet { forgetChosenMode() }
  }

  /// By default the behavior that the preferred display mode implies; if it implies none, `.tile` in a wide
  /// window and `.overlay` in a tall one.
  open var splitBehavior: SplitBehavior {
    if preferredSplitBehavior != .automatic { return preferredSplitBehavior }
    return SplitBehavior(preferredDisplayMode) ?? (isWide ? .tile : .overlay)
  }

  /// Whether a swipe from the edge shows a hidden column.
  open var presentsWithGesture = true

  private func forgetChosenMode() {
    chosen = nil
    columnsDidChange()
  }

  private var ownSize: CGSize { viewIfLoaded?.bounds.size ?? .zero }
  private var isWide: Bool { isWide(ownSize) }
  private func isWide(_ size: CGSize) -> Bool { size.width > size.height }

  open var primaryEdge = PrimaryEdge.leading {
    didSet { viewIfLoaded?.setNeedsLayout() }
  }

  /// By default, one column is beside the secondary one in a wide window or with `.tile`, and none in a tall
  /// window or with `.overlay`.
  open var displayMode: DisplayMode { displayMode(in: ownSize) }

  private func displayMode(in size: CGSize) -> DisplayMode {
    if let chosen, chosen.isWide == isWide(size) { return chosen.mode }
    return displayMode(preferring: preferredDisplayMode, as: preferredSplitBehavior, in: size)
  }

  /// Shows or hides the primary column.
  open var displayModeButtonItem: UIBarButtonItem { displayModeItem }

  private lazy var displayModeItem = UIBarButtonItem(
    image: UIImage(systemName: "sidebar.leading"),
    primaryAction: UIAction { [weak self] _ in
      guard let self else { return }
      if displayMode == .secondaryOnly { show(.primary) } else { hide(.primary) }
    })

  private func displayMode(
    preferring wish: DisplayMode, as behavior: SplitBehavior, in size: CGSize? = nil
  ) -> DisplayMode {
    if wish != .automatic, behavior == .automatic || behavior.allows(wish) { return wish }
    return isWide(size ?? ownSize) && behavior != .overlay || behavior == .tile
      ? .oneBesideSecondary : .secondaryOnly
  }

  open var preferredPrimaryColumnWidth: CGFloat {
    get { primaryWidth.preferred }
    set { change { $0.primaryWidth.preferred = newValue } }
  }

  open var preferredPrimaryColumnWidthFraction: CGFloat {
    get { primaryWidth.fraction }
    set { change { $0.primaryWidth.fraction = newValue } }
  }

  open var minimumPrimaryColumnWidth: CGFloat {
    get { primaryWidth.minimum }
    set { change { $0.primaryWidth.minimum = newValue } }
  }

  open var maximumPrimaryColumnWidth: CGFloat {
    get { primaryWidth.maximum }
    set { change { $0.primaryWidth.maximum = newValue } }
  }

  open var preferredSupplementaryColumnWidth: CGFloat {
    get { supplementaryWidth.preferred }
    set { change { $0.supplementaryWidth.preferred = newValue } }
  }

  open var preferredSupplementaryColumnWidthFraction: CGFloat {
    get { supplementaryWidth.fraction }
    set { change { $0.supplementaryWidth.fraction = newValue } }
  }

  open var minimumSupplementaryColumnWidth: CGFloat {
    get { supplementaryWidth.minimum }
    set { change { $0.supplementaryWidth.minimum = newValue } }
  }

  open var maximumSupplementaryColumnWidth: CGFloat {
    get { supplementaryWidth.maximum }
    set { change { $0.supplementaryWidth.maximum = newValue } }
  }

  open var primaryColumnWidth: CGFloat {
    primaryWidth.resolved(in: ownSize.width)
  }

  open var supplementaryColumnWidth: CGFloat {
    supplementaryWidth.resolved(in: ownSize.width)
  }

  private func change(_ body: (UISplitViewController) -> Void) {
    body(self)
    viewIfLoaded?.setNeedsLayout()
  }

  private func columnsDidChange() {
    viewIfLoaded?.setNeedsLayout()
  }

  // MARK: Views

  open override func loadView() {
    view = makeContainerView()
    view.addGestureRecognizer(ColumnSwipe(self))
  }

  func swipeFromEdge() {
    if canRevealBySwipe { choose(splitBehavior.oneColumn) }
  }

  override func prepareChildren() {
    guard isViewLoaded else { return }
    let shown = shownColumns.compactMap { columns[$0] }
    for controller in columns.values where !shown.contains(controller) { controller.leaveScreen() }
    for controller in shown where controller.viewInContainer.superview !== view {
      controller.enter(view)
    }
    view.bringToFront(shown.flatMap(\.viewsInContainer))
    guard isOver, let secondary = columns[.secondary]?.viewInContainer else {
      return shade.removeFromSuperview()
    }
    view.sendSubviewToBack(secondary)
    view.insertSubview(shade, aboveSubview: secondary)
  }

  /// Whether columns lie over the secondary one.
  private var isOver: Bool { isOver(in: ownSize) }

  private func isOver(in size: CGSize) -> Bool {
    let mode = displayMode(in: size)
    return !isCollapsed && (mode == .oneOverSecondary || mode == .twoOverSecondary)
  }

  /// Tells the delegate which columns are shown and hidden. The initial columns are not reported.
  private func notifyColumnChanges() {
    let (old, new) = (knownColumns, shownColumns)
    knownColumns = new
    guard let old, old != new else { return }
    for column in old where !new.contains(column) {
      delegate?.splitViewController(self, willHide: column)
    }
    for column in new where !old.contains(column) {
      delegate?.splitViewController(self, willShow: column)
    }
  }

  /// The shown columns, from the leading edge.
  private var shownColumns: [Column] { shownColumns(in: ownSize) }

  private func shownColumns(in size: CGSize) -> [Column] {
    if isCollapsed { return [collapsedColumn ?? proposedColumn] }
    let beside: [Column] =
      switch displayMode(in: size) {
      case .automatic, .secondaryOnly: []
      case .oneBesideSecondary, .oneOverSecondary:
        [style == .tripleColumn ? .supplementary : .primary]
      case .twoBesideSecondary, .twoOverSecondary, .twoDisplaceSecondary:
        style == .tripleColumn ? [.primary, .supplementary] : [.primary]
      }
    return beside + [.secondary]
  }

  /// The column proposed in compact width: the compact one, or else the secondary one. Without a style, or
  /// without a secondary controller, the primary one.
  var proposedColumn: Column {
    if columns[.compact] != nil { return .compact }
    return style != .unspecified && columns[.secondary] != nil ? .secondary : .primary
  }

  /// Asks the delegate which column remains in compact width.
  private func collapseOrExpand() {
    guard isCollapsed != (collapsedColumn != nil) else { return }
    guard isCollapsed else {
      expand()
      return
    }
    let proposed = style == .unspecified ? classicColumn() : proposedColumn
    let answer = delegate?.splitViewController(
      self, topColumnForCollapsingToProposedTopColumn: proposed)
    collapsedColumn = answer.flatMap { columns[$0] == nil ? nil : $0 } ?? proposed
    delegate?.splitViewControllerDidCollapse(self)
  }

  private func expand() {
    collapsedColumn = nil
    if style == .unspecified { expandClassic() }
    let mode = displayMode
    if let wish = delegate?.splitViewController(
      self, displayModeForExpandingToProposedDisplayMode: mode), wish != mode
    {
      preferredDisplayMode = wish
    }
    delegate?.splitViewControllerDidExpand(self)
  }

  override func layOutChildren() {
    collapseOrExpand()
    notifyColumnChanges()
    prepareChildren()
    if isOver { shade.frame = view.bounds }
    for column in shownColumns { columns[column]?.place(in: frame(of: column, in: ownSize)) }
  }

  /// The size of a column in a split view controller of the other size.
  open override func size(
    forChildContentContainer container: any UIContentContainer,
    withParentContainerSize parentSize: CGSize
  ) -> CGSize {
    guard let column = columns.first(where: { $0.value === container })?.key else {
      return parentSize
    }
    return frame(of: column, in: parentSize).size
  }

  private func frame(of column: Column, in size: CGSize) -> CGRect {
    let before = shownColumns(in: size).filter { $0.rawValue < column.rawValue }
    let offset = before.filter { columns[$0] != nil }.map { width(of: $0, in: size) }.reduce(0, +)
    let isBehind = column == .secondary && isOver(in: size)
    let start = isBehind ? 0 : min(offset, size.width)
    let length =
      column == .secondary
      ? size.width - (isBehind ? 0 : room(in: size))
      : min(width(of: column, in: size), size.width - start)
    let x = startsAtRightEdge ? size.width - start - length : start
    return CGRect(x: x, y: 0, width: length, height: size.height)
  }

  /// The width that the other columns take from the secondary one. Two columns that displace it take the
  /// width of one, and the secondary column extends beyond the edge.
  private func room(in size: CGSize) -> CGFloat {
    let others = shownColumns(in: size).dropLast().filter { columns[$0] != nil }
    let taking = displayMode(in: size) == .twoDisplaceSecondary ? others.suffix(1) : others[...]
    return min(taking.map { width(of: $0, in: size) }.reduce(0, +), size.width)
  }

  private func width(of column: Column, in size: CGSize) -> CGFloat {
    if isCollapsed { return size.width }
    return switch column {
    case .primary: primaryWidth.resolved(in: size.width)
    case .supplementary: supplementaryWidth.resolved(in: size.width)
    case .secondary, .compact: size.width
    }
  }
}
