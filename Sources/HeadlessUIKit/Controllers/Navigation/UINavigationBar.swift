import Foundation

/// The bar with a title and buttons above a controller's view.
@preconcurrency @MainActor
open class UINavigationBar: UIView, UIBarPositioning {
  private let titleLabel = UILabel()
  private let largeTitleLabel = UILabel()
  private let promptLabel = UILabel()
  private(set) lazy var backItemOfBar = UIBarButtonItem(
    primaryAction: UIAction { [weak self] _ in self?.goBack() })
  private let largeTitleMask = CALayer()
  private var titleMenuButton: TitleMenuButton?
  private var shown: UINavigationItem?
  private var hasShownBackground = false
  private var isCutOff = false
  private var images: [UIBarMetrics: UIImage] = [:]
  private var titleShifts: [UIBarMetrics: CGFloat] = [:]
  var barLooks = BarLooks<UINavigationBarAppearance>() {
    didSet { setNeedsLayout() }
  }

  /// The controller that owns the bar. It performs the pops.
  weak var owner: UINavigationController?
  /// Whether content is scrolled under the bar, further than the bar folds.
  var isOverContent = false { didSet { if isOverContent != oldValue { setNeedsLayout() } } }

  public override init(frame: CGRect) {
    super.init(frame: frame)
    titleLabel.textAlignment = .center
    promptLabel.textAlignment = .center
    promptLabel.font = .systemFont(ofSize: 13)
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  open weak var delegate: (any UINavigationBarDelegate)?

  // MARK: Items

  open var items: [UINavigationItem]? {
    didSet { contentDidChange() }
  }

  open var topItem: UINavigationItem? { items?.last }
  open var backItem: UINavigationItem? { items?.dropLast().last }
  open func setItems(_ items: [UINavigationItem]?, animated: Bool) { self.items = items }

  open func pushItem(_ item: UINavigationItem, animated: Bool) {
    guard delegate?.navigationBar(self, shouldPush: item) ?? true else { return }
    items = (items ?? []) + [item]
    delegate?.navigationBar(self, didPush: item)
  }

  @discardableResult
  open func popItem(animated: Bool) -> UINavigationItem? {
    guard let item = topItem, delegate?.navigationBar(self, shouldPop: item) ?? true else {
      return nil
    }
    items?.removeLast()
    delegate?.navigationBar(self, didPop: item)
    return item
  }

  private func goBack() {
    if let action = topItem?.backAction { return action.perform(sender: backItemOfBar) }
    if let owner {
      guard let item = topItem, delegate?.navigationBar(self, shouldPop: item) ?? true else {
        return
      }
      owner.popViewController(animated: true)
    } else {
      popItem(animated: true)
    }
  }

  // MARK: Looks

  open var prefersLargeTitles = false { didSet { contentDidChange() } }

  open var titleTextAttributes: [NSAttributedString.Key: Any]? { didSet { contentDidChange() } }

  open var largeTitleTextAttributes: [NSAttributedString.Key: Any]? {
    didSet { contentDidChange() }
  }

  open var barTintColor: UIColor? {
    didSet { showBackground() }
  }

  open var isTranslucent = true { didSet { contentDidChange() } }
  /// Stored, without effect.
  open var barStyle = UIBarStyle.default
  /// Stored, without effect.
  open var shadowImage: UIImage?
  /// Stored, without effect.
  open var backIndicatorImage: UIImage?
  /// Stored, without effect.
  open var backIndicatorTransitionMaskImage: UIImage?

  /// Shown behind the content. The image for the default metrics applies to metrics without an
  /// image.
  open func setBackgroundImage(_ backgroundImage: UIImage?, for barMetrics: UIBarMetrics) {
    images[barMetrics] = backgroundImage
    setNeedsDisplay()
  }

  override func drawContent(into picture: inout Picture) {
    let isCompact = traitCollection.verticalSizeClass == .compact
    picture.draw((isCompact ? images[.compact] : nil) ?? images[.default], in: bounds, of: self)
  }

  open func backgroundImage(for barMetrics: UIBarMetrics) -> UIImage? { images[barMetrics] }

  /// Moves the title down. The value for the default metrics applies to metrics without a value.
  open func setTitleVerticalPositionAdjustment(
    _ adjustment: CGFloat, for barMetrics: UIBarMetrics
  ) {
    titleShifts[barMetrics] = adjustment
    contentDidChange()
  }

  open func titleVerticalPositionAdjustment(for barMetrics: UIBarMetrics) -> CGFloat {
    titleShifts[barMetrics] ?? 0
  }

  open var barPosition: UIBarPosition { delegate?.position(for: self) ?? .top }

  // MARK: Size

  /// Whether the title of the top item is shown as a large title.
  var showsLargeTitle: Bool {
    guard prefersLargeTitles, metrics.largeTitle > 0 else { return false }
    var mode = UINavigationItem.LargeTitleDisplayMode.always
    for item in items ?? [] where item.largeTitleDisplayMode != .automatic {
      mode = item.largeTitleDisplayMode
    }
    return mode == .always
  }

  private var height: CGFloat {
    let metrics = self.metrics
    return (isSearchAlone ? 0 : titleHeight(metrics)) + searchHeight(metrics)
  }

  /// Returns the height above the search bar.
  private func titleHeight(_ metrics: BarMetrics) -> CGFloat {
    metrics.navigationRow + (showsLargeTitle ? metrics.largeTitle - folds.title : 0)
      + (topItem?.prompt == nil ? 0 : metrics.prompt)
  }

  /// Returns the height that the search bar of the top item adds below the titles.
  private func searchHeight(_ metrics: BarMetrics) -> CGFloat {
    unfoldedSearchHeight(metrics) - folds.search
  }

  /// Whether titles and buttons are hidden during a search.
  var isSearchAlone: Bool {
    guard let search = topItem?.searchController else { return false }
    return search.isActive && search.hidesNavigationBarDuringPresentation
  }

  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: height)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: height)
  }

  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    invalidateIntrinsicContentSize()
  }

  // MARK: Content

  func contentDidChange() {
    for item in items ?? [] { item.bar = self }
    invalidateIntrinsicContentSize()
    setNeedsLayout()
    owner?.viewIfLoaded?.setNeedsLayout()
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    let metrics = self.metrics
    let item = topItem
    if shown !== item { removeContentOfShownItem() }
    shown = item
    let promptHeight = item?.prompt == nil ? 0 : metrics.prompt
    // The hidden parts lie above the bar, which clips them.
    let top = isSearchAlone ? -titleHeight(metrics) : 0
    let isCut = isSearchAlone || folds.search > 0
    if isCut != isCutOff { (isCutOff, clipsToBounds) = (isCut, isCut) }
    place(
      promptLabel, text: item?.prompt,
      CGRect(x: 0, y: top, width: bounds.width, height: promptHeight))
    let prompt = top + promptHeight
    let row = CGRect(
      x: metrics.sideMargin, y: prompt,
      width: max(0, bounds.width - 2 * metrics.sideMargin), height: 2 * metrics.titleCenter)
    writeTitle(isLarge: showsLargeTitle && folds.title <= Self.longestReopening)
    let buttons = layOutButtons(in: row, metrics)
    layOutTitle(in: row.room(between: buttons, gap: metrics.gap), around: row.midX)
    layOutSearch(metrics)
    showBackground()
    layOutLargeTitle(below: prompt + metrics.navigationRow, x: row.minX, width: row.width, metrics)
    layOutTitleMenu()
    let titles = [titleLabel, item?.titleView, item?.searchController?.searchBar, largeTitleLabel]
    let behind = [promptLabel] + buttons.left + buttons.right
    bringToFront(behind + (titles + [titleMenuButton]).compactMap { $0 })
  }

  /// Places a button over a title that has a menu, and opens the menu from it.
  private func layOutTitleMenu() {
    let title = [titleLabel, largeTitleLabel].first { $0.superview === self }
    guard let provider = topItem?.titleMenuProvider, let title else {
      titleMenuButton?.removeFromSuperview()
      titleMenuButton = nil
      return
    }
    let button = titleMenuButton ?? TitleMenuButton()
    titleMenuButton = button
    (button.provider, button.accessibilityLabel) = (provider, topItem?.title)
    button.frame = title.frame
    if button.superview !== self { addSubview(button) }
  }

  /// A large title that folds moves up behind the row with the buttons.
  private func layOutLargeTitle(
    below top: CGFloat, x: CGFloat, width: CGFloat, _ metrics: BarMetrics
  ) {
    let fold = folds.title
    let isShown = showsLargeTitle && fold < metrics.largeTitle
    let size = largeTitleLabel.intrinsicContentSize
    let frame = CGRect(x: x, y: top + 3.5 - fold, width: width, height: max(size.height, 41))
    place(largeTitleLabel, text: isShown ? topItem?.title : nil, frame)
    largeTitleMask.backgroundColor = .black
    largeTitleMask.frame = CGRect(
      x: 0, y: top - frame.minY, width: width, height: metrics.largeTitle)
    let mask = fold > 0 ? largeTitleMask : nil
    if largeTitleLabel.layer.mask !== mask { largeTitleLabel.layer.mask = mask }
    style(
      largeTitleLabel, .systemFont(ofSize: 34, weight: .bold),
      shownAppearance?.largeTitleTextAttributes ?? largeTitleTextAttributes)
  }

  /// A background color of the appearance replaces the bar's own.
  private func showBackground() {
    guard shownAppearance != nil || barTintColor != nil || hasShownBackground else { return }
    hasShownBackground = true
    backgroundColor = shownAppearance?.backgroundColor ?? barTintColor
  }

  private func layOutSearch(_ metrics: BarMetrics) {
    guard let bar = topItem?.searchController?.searchBar else { return }
    if bar.superview !== self { addSubview(bar) }
    let height = bar.sizeThatFits(bounds.size).height
    bar.frame = CGRect(
      x: 0, y: bounds.height - searchHeight(metrics), width: bounds.width, height: height)
  }

  /// - Returns: The views of the items at both sides.
  private func layOutButtons(
    in row: CGRect, _ metrics: BarMetrics
  ) -> (left: [UIView], right: [UIView]) {
    let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let right = topItem?.trailingButtons ?? []
    let end = BarRow.layOut(
      right, in: self, rect: row, gap: metrics.gap, fromRight: !isRightToLeft, look: look)
    var left = topItem?.leadingButtons ?? []
    func layOutLeft() -> CGFloat {
      BarRow.layOut(
        left, in: self, rect: row, gap: metrics.gap, fromRight: isRightToLeft, look: look)
    }
    let start = layOutLeft()
    let taken = [start, titleWidth, end].filter { $0 > 0 }
    let room = row.width - taken.map { $0 + metrics.gap }.reduce(0, +)
    let back = makeBackItem(in: room)
    if back == nil || !(left.isEmpty || topItem?.leftItemsSupplementBackButton == true) {
      BarRow.remove([backItemOfBar], butKeep: [], from: self)
    } else if let back {
      left.insert(back, at: 0)
      _ = layOutLeft()
    }
    let views = [left, right].map { $0.filter { !$0.isHidden }.compactMap(\.view) }
    return isRightToLeft ? (views[1], views[0]) : (views[0], views[1])
  }

  func look(of item: UIBarButtonItem) -> UIBarButtonItemAppearance? {
    item === backItemOfBar
      ? shownAppearance?.backButtonAppearance
      : item.style == .done
        ? shownAppearance?.doneButtonAppearance : shownAppearance?.buttonAppearance
  }

  private func writeTitle(isLarge: Bool) {
    style(
      titleLabel, .systemFont(ofSize: 17, weight: .semibold),
      shownAppearance?.titleTextAttributes ?? titleTextAttributes)
    titleLabel.text = isLarge || topItem?.titleView != nil ? nil : topItem?.title
  }

  private var titleWidth: CGFloat {
    topItem?.titleView.map { BarRow.size(of: $0).width } ?? titleLabel.intrinsicContentSize.width
  }

  /// Centers the title in the bar as far as the buttons leave room.
  private func layOutTitle(in room: CGRect, around middle: CGFloat) {
    guard let view = topItem?.titleView else {
      let isCompact = traitCollection.verticalSizeClass == .compact
      let shift = (isCompact ? titleShifts[.compact] : nil) ?? titleShifts[.default] ?? 0
      let offset =
        shownAppearance?.titlePositionAdjustment ?? UIOffset(horizontal: 0, vertical: shift)
      let frame = room.part(titleLabel.intrinsicContentSize, around: middle)
      return place(titleLabel, text: titleLabel.text, frame.offsetBy(offset))
    }
    place(titleLabel, text: nil, .zero)
    if view.superview !== self { addSubview(view) }
    let size = BarRow.size(of: view)
    view.frame = room.part(
      CGSize(width: size.width, height: min(size.height, room.height)), around: middle)
  }

  private func style(
    _ label: UILabel, _ font: UIFont, _ attributes: [NSAttributedString.Key: Any]?
  ) {
    label.font = attributes?[.font] as? UIFont ?? font
    label.textColor = attributes?[.foregroundColor] as? UIColor ?? .label
  }

  private func place(_ label: UILabel, text: String?, _ frame: CGRect) {
    label.text = text
    label.frame = frame
    if text == nil {
      label.removeFromSuperview()
    } else if label.superview == nil {
      addSubview(label)
    }
  }

  private func removeContentOfShownItem() {
    guard let shown else { return }
    BarRow.remove(shown.buttons, butKeep: topItem?.buttons ?? [], from: self)
    if shown.titleView?.superview === self { shown.titleView?.removeFromSuperview() }
    let search = shown.searchController?.searchBar
    if search?.superview === self { search?.removeFromSuperview() }
  }

  // MARK: Appearance

  open var standardAppearance: UINavigationBarAppearance {
    get { barLooks.standard(of: self, orNew: UINavigationBarAppearance()) }
    set { barLooks.standard = UIBarAppearance.kept(newValue, by: self) }
  }

  open var compactAppearance: UINavigationBarAppearance? {
    get { barLooks.compact }
    set { barLooks.compact = UIBarAppearance.kept(newValue, by: self) }
  }

  /// Shown while the content is at its top; only bars of navigation controllers detect this.
  open var scrollEdgeAppearance: UINavigationBarAppearance? {
    get { barLooks.scrollEdge }
    set { barLooks.scrollEdge = UIBarAppearance.kept(newValue, by: self) }
  }

  open var compactScrollEdgeAppearance: UINavigationBarAppearance? {
    get { barLooks.compactScrollEdge }
    set { barLooks.compactScrollEdge = UIBarAppearance.kept(newValue, by: self) }
  }
}

/// Observes pushes and pops, and can refuse them.
@preconcurrency @MainActor
public protocol UINavigationBarDelegate: UIBarPositioningDelegate {
  func navigationBar(_ navigationBar: UINavigationBar, shouldPush item: UINavigationItem) -> Bool
  func navigationBar(_ navigationBar: UINavigationBar, didPush item: UINavigationItem)
  func navigationBar(_ navigationBar: UINavigationBar, shouldPop item: UINavigationItem) -> Bool
  func navigationBar(_ navigationBar: UINavigationBar, didPop item: UINavigationItem)
}

extension UINavigationBarDelegate {
  public func navigationBar(
    _ navigationBar: UINavigationBar, shouldPush item: UINavigationItem
  ) -> Bool { true }
  public func navigationBar(_ navigationBar: UINavigationBar, didPush item: UINavigationItem) {}
  public func navigationBar(
    _ navigationBar: UINavigationBar, shouldPop item: UINavigationItem
  ) -> Bool { true }
  public func navigationBar(_ navigationBar: UINavigationBar, didPop item: UINavigationItem) {}
}
