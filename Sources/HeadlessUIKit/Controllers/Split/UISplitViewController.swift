import Foundation

/// Controllers in columns; in a narrow window only one of them.
@preconcurrency @MainActor
open class UISplitViewController: UIViewController {
  open internal(set) var style: Style
  private var columns: [Column: UIViewController] = [:]
  private var primaryWidth = ColumnWidth()
  private var supplementaryWidth = ColumnWidth()
  /// The column that is shown where there is room for one; nil while there is more room.
  private var collapsedColumn: Column?
  /// The columns that were shown last.
  private var knownColumns: [Column]?
  /// What was shown or hidden last, and whether the window was wide then: when it turns, it is forgotten.
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

  /// With a style, a controller that is no navigation controller gets one around it.
  open func setViewController(_ vc: UIViewController?, for column: Column) {
    guard column != .supplementary || style == .tripleColumn else {
      return Headless.log("Only a split view controller of three columns has a supplementary one.")
    }
    let old = columns[column]
    guard old !== vc, old?.children.first !== vc || vc == nil else { return }
    old?.willMove(toParent: nil)
    old?.viewIfLoaded?.removeFromSuperview()
    old?.leaveParent()
    columns[column] = vc.map(wrapped)
    if let new = columns[column] {
      adopt(new)
      new.didMove(toParent: self)
    }
    prepareChildren()
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

  /// The primary and the secondary one.
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

  /// Beside the secondary column, over it or in its place, as ``splitBehavior`` says. What is shown so lasts
  /// until the window turns.
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

  /// Whether only one column has room.
  open var isCollapsed: Bool { traitCollection.horizontalSizeClass == .compact }

  /// One that does not go with ``preferredSplitBehavior`` counts as automatic.
  open var preferredDisplayMode = DisplayMode.automatic {
    willSet { change(to: displayMode(preferring: newValue, as: preferredSplitBehavior)) {} }
    didSet { forgetChoice() }
  }

  /// How columns stand to the secondary one: beside it, over it, or moving it aside.
  open var preferredSplitBehavior = SplitBehavior.automatic {
    willSet { change(to: displayMode(preferring: preferredDisplayMode, as: newValue)) {} }
    didSet { forgetChoice() }
  }

  /// What nobody has said is as the display mode says, else beside the secondary column in a wide window and
  /// over it in a high one.
  open var splitBehavior: SplitBehavior {
    if preferredSplitBehavior != .automatic { return preferredSplitBehavior }
    return SplitBehavior(preferredDisplayMode) ?? (isWide ? .tile : .overlay)
  }

  /// Whether a swipe from the edge shows a column that is hidden.
  open var presentsWithGesture = true

  private func forgetChoice() {
    chosen = nil
    columnsDidChange()
  }

  private var isWide: Bool {
    let size = viewIfLoaded?.bounds.size ?? .zero
    return size.width > size.height
  }

  open var primaryEdge = PrimaryEdge.leading {
    didSet { viewIfLoaded?.setNeedsLayout() }
  }

  /// If nobody has said it, a column is beside the secondary one in a wide window, and none in a high one or
  /// where columns are to be over it.
  open var displayMode: DisplayMode {
    if let chosen, chosen.isWide == isWide { return chosen.mode }
    return displayMode(preferring: preferredDisplayMode, as: preferredSplitBehavior)
  }

  /// Shows the primary column, or hides it.
  open var displayModeButtonItem: UIBarButtonItem { displayModeItem }

  private lazy var displayModeItem = UIBarButtonItem(
    image: UIImage(systemName: "sidebar.leading"),
    primaryAction: UIAction { [weak self] _ in
      guard let self else { return }
      if displayMode == .secondaryOnly { show(.primary) } else { hide(.primary) }
    })

  private func displayMode(
    preferring wish: DisplayMode, as behavior: SplitBehavior
  ) -> DisplayMode {
    if wish != .automatic, behavior == .automatic || behavior.allows(wish) { return wish }
    return isWide && behavior != .overlay || behavior == .tile
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
    primaryWidth.resolved(in: viewIfLoaded?.bounds.width ?? 0)
  }

  open var supplementaryColumnWidth: CGFloat {
    supplementaryWidth.resolved(in: viewIfLoaded?.bounds.width ?? 0)
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
    if mayShowBySwipe { choose(splitBehavior.oneColumn) }
  }

  override func prepareChildren() {
    guard isViewLoaded else { return }
    let shown = shownColumns.compactMap { columns[$0] }
    for controller in columns.values where !shown.contains(controller) {
      controller.viewIfLoaded?.removeFromSuperview()
    }
    for controller in shown where controller.view.superview !== view {
      view.addSubview(controller.view)
    }
    view.bringToFront(shown.compactMap(\.viewIfLoaded))
    guard isOver, let secondary = columns[.secondary]?.viewIfLoaded else {
      return shade.removeFromSuperview()
    }
    view.sendSubviewToBack(secondary)
    view.insertSubview(shade, aboveSubview: secondary)
  }

  /// Whether columns lie over the secondary one.
  private var isOver: Bool {
    !isCollapsed && (displayMode == .oneOverSecondary || displayMode == .twoOverSecondary)
  }

  /// Tells which columns come and go. Those that are there at first come without a word.
  private func tellColumns() {
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

  /// From the leading edge on.
  private var shownColumns: [Column] {
    if isCollapsed { return [collapsedColumn ?? proposedColumn] }
    let beside: [Column] =
      switch displayMode {
      case .automatic, .secondaryOnly: []
      case .oneBesideSecondary, .oneOverSecondary:
        [style == .tripleColumn ? .supplementary : .primary]
      case .twoBesideSecondary, .twoOverSecondary, .twoDisplaceSecondary:
        style == .tripleColumn ? [.primary, .supplementary] : [.primary]
      }
    return beside + [.secondary]
  }

  /// Where there is room for one column: the one for that, else the secondary one.
  private var proposedColumn: Column {
    if columns[.compact] != nil { return .compact }
    return style != .unspecified && columns[.secondary] != nil ? .secondary : .primary
  }

  /// Asks the delegate which column is left when there is room for one only.
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

  /// Without a style the delegate may give another primary controller, or say that the secondary one is
  /// not needed. A navigation controller goes on to the secondary one by itself.
  private func classicColumn() -> Column {
    if let other = delegate?.primaryViewController(forCollapsing: self) {
      setViewController(other, for: .primary)
    }
    guard let primary = columns[.primary], let secondary = columns[.secondary] else {
      return proposedColumn
    }
    let isDone =
      delegate?.splitViewController(self, collapseSecondary: secondary, onto: primary) ?? false
    return isDone || !(primary is UINavigationController) ? .primary : .secondary
  }

  private func expandClassic() {
    if let other = delegate?.primaryViewController(forExpanding: self) {
      setViewController(other, for: .primary)
    }
    guard let primary = columns[.primary],
      let secondary = delegate?.splitViewController(self, separateSecondaryFrom: primary)
    else { return }
    setViewController(secondary, for: .secondary)
  }

  override func layOutChildren() {
    collapseOrExpand()
    tellColumns()
    prepareChildren()
    let bounds = view.bounds
    if isOver { shade.frame = bounds }
    var offset: CGFloat = 0
    for column in shownColumns {
      guard let view = columns[column]?.view else { continue }
      let start = column == .secondary && isOver ? 0 : offset
      let width =
        column == .secondary
        ? bounds.width - (isOver ? 0 : room) : min(width(of: column), bounds.width - offset)
      let x = beginsAtRight ? bounds.maxX - start - width : start
      let frame = CGRect(x: x, y: 0, width: width, height: bounds.height)
      if view.frame != frame { view.frame = frame }
      offset += width
    }
  }

  /// How much of the width columns take from the secondary one: two that move it aside take as much as one, and
  /// it reaches beyond the edge.
  private var room: CGFloat {
    let others = shownColumns.dropLast().filter { columns[$0] != nil }
    let taking = displayMode == .twoDisplaceSecondary ? others.suffix(1) : others[...]
    return min(taking.map(width(of:)).reduce(0, +), view.bounds.width)
  }

  private func width(of column: Column) -> CGFloat {
    if isCollapsed { return view.bounds.width }
    return switch column {
    case .primary: primaryColumnWidth
    case .supplementary: supplementaryColumnWidth
    case .secondary, .compact: view.bounds.width
    }
  }
}
