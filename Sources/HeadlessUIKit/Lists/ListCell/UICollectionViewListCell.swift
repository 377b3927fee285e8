import Foundation

/// A row of a list in a collection view: content between accessories, with a separator below.
@preconcurrency @MainActor
open class UICollectionViewListCell: UICollectionViewCell {
  private var accessoryViews: (leading: [ListAccessoryView], trailing: [ListAccessoryView]) = (
    [], []
  )
  let (topSeparator, bottomSeparator) = (UIView(), UIView())
  private let guide = UILayoutGuide()
  private var guideConstraints: [NSLayoutConstraint] = []
  private var hasOwnMargins = false

  public override init(frame: CGRect) {
    super.init(frame: frame)
    plainContent.preservesSuperviewLayoutMargins = true
    for separator in [topSeparator, bottomSeparator] {
      separator.isUserInteractionEnabled = false
      separator.isHidden = true
      super.addSubview(separator)
    }
    addLayoutGuide(guide)
    guideConstraints = [
      guide.leadingAnchor.constraint(equalTo: leadingAnchor),
      guide.trailingAnchor.constraint(equalTo: trailingAnchor),
    ]
    // Constraints of the app on the guide take precedence.
    for constraint in guideConstraints { constraint.priority = UILayoutPriority(500) }
    let all =
      guideConstraints + [
        guide.bottomAnchor.constraint(equalTo: bottomAnchor),
        guide.heightAnchor.constraint(equalToConstant: 0),
      ]
    for constraint in all { constraint.identifier = "UICollectionViewListCell-separator" }
    NSLayoutConstraint.activate(all)
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  // MARK: Content

  override var standardBackground: UIBackgroundConfiguration {
    listPlace?.background ?? .listPlainCell()
  }

  open var indentationLevel = 0 {
    didSet { if indentationLevel != oldValue { setNeedsMeasuring() } }
  }
  open var indentationWidth: CGFloat = 10 { didSet { setNeedsMeasuring() } }
  /// Whether leading accessories are indented, too.
  open var indentsAccessories = true { didSet { setNeedsMeasuring() } }

  /// System accessories have a fixed order; an app's own have their placement.
  open var accessories: [UICellAccessory] = [] { didSet { setNeedsAccessories() } }

  /// The extent of the separator. Its edges follow the content unless constraints define them.
  open var separatorLayoutGuide: UILayoutGuide { guide }

  open override var configurationState: UICellConfigurationState {
    var state = super.configurationState
    let source = list?.dataSource as? any OutlineSource
    state.isExpanded = listPath.flatMap { source?.isExpanded(at: $0) } ?? false
    return state
  }

  private func setNeedsMeasuring() {
    needsMeasuring = true
    setNeedsLayout()
    list?.setNeedsLayout()
  }

  // MARK: Place

  override func listPlaceDidChange() {
    guard let place = listPlace else { return }
    if !parts.hasOwnBackground { show(place.background) }
    let isInCard = place.appearance == .insetGrouped && place.role == .cell
    roundAsCard(
      isFirst: isInCard && place.isFirst, isLast: isInCard && place.isLast,
      TableMetrics(traitCollection).cardRadius)
    setNeedsLayout()
  }

  /// Uses the margins of table rows, unless the cell has its own.
  private func applyTableMargins() {
    guard listPlace != nil, margins.areStandard || hasOwnMargins else { return }
    hasOwnMargins = true
    let metrics = TableMetrics(traitCollection)
    let side =
      listPlace?.appearance == .insetGrouped
      ? metrics.cardMargin(width: bounds.width)
      : UIView.systemSideMargin(width: (window ?? self).bounds.width)
    let new = UIEdgeInsets(
      top: metrics.verticalMargin, left: side, bottom: metrics.verticalMargin, right: side)
    if layoutMargins != new { changeMargins { $0.set(new) } }
  }

  // MARK: Accessories

  /// The last outline level of the cell.
  private var outlineLevel = 0
  /// The state for which the accessory views were made.
  private var accessoryState: UICellConfigurationState?

  private func setNeedsAccessories() {
    accessoryState = nil
    markOutdated()
    setNeedsMeasuring()
  }

  override func stateDidChange(_ state: UICellConfigurationState) {
    super.stateDidChange(state)
    applyTableMargins()
    applyOutlineLevel()
    // Accessories are remade only if they look different, since one may have a touch.
    let isAsBefore =
      accessoryState.map {
        $0.isEditing == state.isEditing && $0.isSelected == state.isSelected
          && $0.isExpanded == state.isExpanded
      } ?? false
    guard !isAsBefore else { return }
    accessoryState = state
    let old = accessoryViews.leading + accessoryViews.trailing
    func views(_ isLeading: Bool) -> [ListAccessoryView] {
      UICellAccessory.shown(accessories, isLeading: isLeading, whileEditing: state.isEditing)
        .map { ListAccessoryView($0, state, act: act(of: $0)) }
    }
    for view in old { view.removeFromSuperview() }
    accessoryViews = (views(true), views(false))
    for view in accessoryViews.leading + accessoryViews.trailing { addSubview(view) }
    setNeedsLayout()
  }

  /// Indents a child of an outline, unless the app has set another level.
  private func applyOutlineLevel() {
    guard let source = list?.dataSource as? any OutlineSource, let path = listPath else { return }
    let level = source.level(at: path)
    guard level != outlineLevel else { return }
    if indentationLevel == outlineLevel { indentationLevel = level }
    outlineLevel = level
  }

  private func act(of accessory: UICellAccessory) -> (() -> Void)? {
    if let action = accessory.action { return action }
    guard accessory.accessoryType == .outlineDisclosure else { return nil }
    return { [weak self] in self?.toggle() }
  }

  /// Expands or collapses the item of the cell, if its data source supports outlines.
  private func toggle() {
    guard let list, let path = listPath else { return }
    (list.dataSource as? any OutlineSource)?.toggle(at: path)
  }

  /// The disclosure that a tap anywhere in the cell toggles.
  var headerDisclosure: ListAccessoryView? {
    (accessoryViews.leading + accessoryViews.trailing).first {
      switch $0.accessory.look.outlineStyle {
      case .header: true
      case .automatic: listPlace?.role == .header
      case .cell, nil: false
      }
    }
  }

  /// Views that handle touches take precedence over a disclosure for the whole cell.
  open override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    guard let hit = super.hitTest(point, with: event) else { return nil }
    let above = sequence(first: hit) { $0 === self ? nil : $0.superview }
    let isTaken = above.contains {
      $0 is UIControl || $0 !== self && $0.gestureRecognizers?.isEmpty == false
    }
    return isTaken ? hit : headerDisclosure ?? hit
  }

  private var listPath: IndexPath? { list?.indexPath(for: self) }

  // MARK: Layout

  /// The gap between accessories.
  private static let gap: CGFloat = 8

  /// The insets of the content, in a left-to-right layout.
  private var outside: UIEdgeInsets {
    var insets = UIEdgeInsets.zero
    insets.left = CGFloat(indentationLevel) * indentationWidth
    let margins = directionalLayoutMargins
    for (views, isLeading) in [(accessoryViews.leading, true), (accessoryViews.trailing, false)]
    where !views.isEmpty {
      let width = views.map { $0.reservedSize.width }.reduce(0, +)
      let room = width + Self.gap * CGFloat(views.count - 1)
      if isLeading {
        insets.left += margins.leading + room
      } else {
        insets.right = margins.trailing + room
      }
    }
    if listPlace?.separators != nil { insets.bottom = 1 / pixels.scale }
    return insets
  }

  private func mirrored(_ rect: CGRect) -> CGRect {
    effectiveUserInterfaceLayoutDirection == .rightToLeft ? rect.mirrored(in: bounds) : rect
  }

  override func placeContent() {
    var rect = CGRect(origin: .zero, size: bounds.size).inset(by: outside)
    (rect.size.width, rect.size.height) = (max(0, rect.width), max(0, rect.height))
    let frame = mirrored(rect)
    if contentView.frame != frame { contentView.frame = frame }
  }

  open override func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    updateIfOutdated()
    // The margins of the content depend on its position beside the accessories.
    placeContent()
    let outside = outside
    let inner = CGSize(
      width: max(0, targetSize.width - outside.left - outside.right),
      height: max(0, targetSize.height - outside.bottom))
    let fitted = fittedContent(inner, horizontalFittingPriority, verticalFittingPriority)
    let tallest = (accessoryViews.leading + accessoryViews.trailing).map(\.reservedSize.height)
      .max()
    let least = TableMetrics(traitCollection).row
    return CGSize(
      width: targetSize.width,
      height: max((fitted?.height ?? least - outside.bottom), tallest ?? 0) + outside.bottom)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    placeAccessories()
    placeSeparators()
  }

  private func placeAccessories() {
    let margins = directionalLayoutMargins
    var start = margins.leading
    if indentsAccessories { start += CGFloat(indentationLevel) * indentationWidth }
    place(accessoryViews.leading, from: start)
    place(accessoryViews.trailing, from: bounds.width - outside.right)
  }

  private func place(_ views: [ListAccessoryView], from start: CGFloat) {
    var x = start
    let height = bounds.height - outside.bottom
    for view in views {
      let size = view.reservedSize
      view.frame = mirrored(
        CGRect(
          x: x, y: pixels.round((height - size.height) / 2), width: size.width,
          height: size.height))
      x += size.width + Self.gap
    }
  }

  private func placeSeparators() {
    let separators = listPlace?.separators
    topSeparator.isHidden = separators?.topSeparatorVisibility != .visible
    bottomSeparator.isHidden = separators?.bottomSeparatorVisibility != .visible
    guard let separators else { return }
    let metrics = TableMetrics(traitCollection)
    let end = metrics.version.isRedesigned || listPlace?.isGrouped == true
    let (start, rest) = (textStart, end ? directionalLayoutMargins.trailing : 0)
    for (constraint, constant) in zip(guideConstraints, [start, -rest])
    where constraint.constant != constant {
      constraint.constant = constant
      // The separators follow the guide, which the engine moves only in the next pass.
      setNeedsLayout()
    }
    let automatic = UIListSeparatorConfiguration.automaticInsets
    for (view, insets, y) in [
      (topSeparator, separators.topSeparatorInsets, 0),
      (bottomSeparator, separators.bottomSeparatorInsets, bounds.height - metrics.pixel),
    ] {
      view.backgroundColor = separators.color
      guard insets == automatic else {
        view.frame = mirrored(
          CGRect(
            x: insets.leading, y: y, width: max(0, bounds.width - insets.leading - insets.trailing),
            height: metrics.pixel))
        continue
      }
      let line = guide.layoutFrame
      view.frame = CGRect(x: line.minX, y: y, width: line.width, height: metrics.pixel)
    }
  }

  /// The start of the first text, or else of the content.
  private var textStart: CGFloat {
    let inner = CGRect(origin: .zero, size: bounds.size).inset(by: outside)
    let list = contentView as? UIListContentView
    return inner.minX + (list?.textStart ?? contentView.directionalLayoutMargins.leading)
  }
}

extension UICollectionViewListCell {
  /// Separators begin where the text does, which is known only after the layout of the content.
  func contentWasLaidOut() {
    if listPlace?.separators != nil, guideConstraints[0].constant != textStart { setNeedsLayout() }
  }

  /// The configuration for the cell's position in its list, without content.
  @preconcurrency @MainActor
  public func defaultContentConfiguration() -> UIListContentConfiguration {
    listPlace?.content ?? .cell()
  }
}

/// A data source that arranges items as an outline.
@MainActor
protocol OutlineSource {
  func isExpanded(at path: IndexPath) -> Bool
  /// 0 for root items.
  func level(at path: IndexPath) -> Int
  func toggle(at path: IndexPath)
}
