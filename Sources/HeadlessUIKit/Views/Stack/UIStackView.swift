import Foundation

/// Arranges views in a row or a column with constraints that it creates.
@preconcurrency @MainActor
open class UIStackView: UIView {
  /// A custom spacing that stands for the stack view's own spacing.
  public static let spacingUseDefault = CGFloat(Float.greatestFiniteMagnitude)
  /// The system's distance between adjacent views.
  public static let spacingUseSystem = CGFloat(Float.leastNormalMagnitude)

  private var arranged: [UIView] = []
  private var customSpacings: [ObjectIdentifier: CGFloat] = [:]
  private var arrangementConstraints = StackConstraints()
  private var spanner: UILayoutGuide?
  private var gaps: [UILayoutGuide] = []
  private var hasNewOrder = false
  /// The priorities of the texts at the last update of the constraints.
  private var textWidthPriorities: [ObjectIdentifier: Float] = [:]
  /// The views that last provided the baselines.
  private var baselineCarriers: [ObjectIdentifier] = []

  public override init(frame: CGRect) {
    super.init(frame: frame)
    margins.set(UIEdgeInsets.zero)
  }

  /// Archives are not supported: initializes the view as without one.
  public required init(coder: NSCoder) {
    super.init(frame: .zero)
    margins.set(UIEdgeInsets.zero)
  }

  public convenience init(arrangedSubviews views: [UIView]) {
    self.init(frame: .zero)
    for view in views { addArrangedSubview(view) }
  }

  // MARK: Arranged views

  open var arrangedSubviews: [UIView] { arranged }

  open func addArrangedSubview(_ view: UIView) {
    insertArrangedSubview(view, at: arranged.count)
  }

  /// Differs from UIKit: an index beyond the end is logged and treated as the end.
  open func insertArrangedSubview(_ view: UIView, at stackIndex: Int) {
    if !(0...arranged.count).contains(stackIndex) {
      Headless.log(
        """
        index out of bounds for arranged subview: index = \(stackIndex) expected to be less than \
        or equal to \(arranged.count) in \(shortName).
        """)
    }
    // A view that was no subview is not arranged either, so the search can be skipped.
    let wasThere = view.storedSuperview === self
    if !wasThere { addSubview(view) }
    guard view.storedSuperview === self else { return }
    if wasThere, let index = arrangedIndex(of: view) { arranged.remove(at: index) }
    let index = min(max(stackIndex, 0), arranged.count)
    arranged.insert(view, at: index)
    view.node.place = Int32(index)
    view.translatesAutoresizingMaskIntoConstraints = false
    hasNewOrder = true
    arrangementDidChange()
    (view as? UIStackView)?.arrangementDidChange()
  }

  open func removeArrangedSubview(_ view: UIView) {
    guard let index = arrangedIndex(of: view) else { return }
    arranged.remove(at: index)
    customSpacings[ObjectIdentifier(view)] = nil
    StackConstraints.release(view)
    arrangementDidChange()
    (view as? UIStackView)?.arrangementDidChange()
  }

  /// Returns the index of an arranged view. It is mostly the index at the last update of the
  /// constraints.
  private func arrangedIndex(of view: UIView) -> Int? {
    let place = Int(view.node.place)
    if arranged.indices.contains(place), arranged[place] === view { return place }
    Self.searches += 1
    return arranged.index(identicalTo: view)
  }

  /// The number of searches through the arranged views, for tests.
  static var searches = 0

  override var arrangedNodes: [LayoutNode] { arranged.map(\.node) }

  override func subviewWillLeave(_ subview: UIView) {
    removeArrangedSubview(subview)
  }

  override func visibilityDidChange(of subview: UIView) {
    arrangementDidChange()
    (subview as? UIStackView)?.arrangementDidChange()
    Headless.Animation.settle(outermostStack)
  }

  override func contentDidChange(of subview: UIView) {
    contentPriorityDidChange(of: subview)
    if distribution == .fillProportionally || node.hasBaselineMentions {
      setNeedsUpdateConstraints()
    }
    storedSuperview?.contentDidChange(of: self)
  }

  /// Called when a content priority of an arranged view may have changed.
  func contentPriorityDidChange(of subview: UIView) {
    let known = textWidthPriorities[ObjectIdentifier(subview)]
    if textWidthPriority(of: subview) != known { setNeedsUpdateConstraints() }
  }

  // MARK: Arrangement

  open var axis = NSLayoutConstraint.Axis.horizontal {
    didSet { if oldValue != axis { arrangementDidChange() } }
  }

  open var distribution = Distribution.fill {
    didSet { if oldValue != distribution { arrangementDidChange() } }
  }

  open var alignment = Alignment.fill {
    didSet { if oldValue != alignment { arrangementDidChange() } }
  }

  open var spacing: CGFloat = 0 {
    didSet {
      guard oldValue != spacing else { return }
      if spacing != Self.spacingUseDefault {
        spacing.sanitize(before: oldValue, "spacing", of: shortName)
      }
      arrangementDidChange()
    }
  }

  open var isBaselineRelativeArrangement = false {
    didSet { if oldValue != isBaselineRelativeArrangement { arrangementDidChange() } }
  }

  open var isLayoutMarginsRelativeArrangement = false {
    didSet { if oldValue != isLayoutMarginsRelativeArrangement { arrangementDidChange() } }
  }

  open func setCustomSpacing(_ spacing: CGFloat, after arrangedSubview: UIView) {
    guard arrangedIndex(of: arrangedSubview) != nil else { return }
    let isDefault = spacing == Self.spacingUseDefault
    let before = customSpacing(after: arrangedSubview)
    customSpacings[ObjectIdentifier(arrangedSubview)] =
      isDefault ? nil : spacing.usable(insteadOf: before, "custom spacing", of: shortName)
    arrangementDidChange()
  }

  open func customSpacing(after arrangedSubview: UIView) -> CGFloat {
    customSpacings[ObjectIdentifier(arrangedSubview)] ?? Self.spacingUseDefault
  }

  private func spacing(after view: UIView) -> CGFloat {
    var value = customSpacing(after: view)
    if value == Self.spacingUseDefault { value = spacing }
    if value == Self.spacingUseDefault { return 0 }
    return value == Self.spacingUseSystem ? systemSpacing : value
  }

  // MARK: Constraints

  private func arrangementDidChange() {
    setNeedsUpdateConstraints()
    storedSuperview?.contentDidChange(of: self)
  }

  open override func updateConstraints() {
    for (index, view) in arranged.enumerated() { view.node.place = Int32(index) }
    prepareGuides()
    let arrangement = arrangement
    textWidthPriorities = [:]
    for (index, item) in arrangement.items.enumerated() {
      guard let priority = item.textWidthPriority else { continue }
      textWidthPriorities[ObjectIdentifier(arranged[index])] = priority
    }
    arrangementConstraints.update(to: arrangement.rules)
    if hasNewOrder { node.engine?.reordered() }
    hasNewOrder = false
    updateBaselineCarriers()
    super.updateConstraints()
  }

  private var arrangement: StackArrangement {
    StackArrangement(
      axis: axis, distribution: distribution, alignment: alignment,
      isBaselineRelative: isBaselineRelativeArrangement,
      canvas: isLayoutMarginsRelativeArrangement ? layoutMarginsGuide.node : node,
      items: arranged.map(item), spanner: spanner?.node, gaps: gaps.map(\.node),
      isCollapsed: isCollapsed,
      countsSpacing: Headless.stackViewQuirks.contains(.proportionsCountSpacing))
  }

  private func item(_ view: UIView) -> StackArrangement.Item {
    StackArrangement.Item(
      node: view.node, isVisible: !view.isHidden, spacing: spacing(after: view),
      naturalLength: distribution == .fillProportionally ? naturalLength(of: view, on: axis) : 0,
      wraps: distribution == .fillProportionally && axis == .vertical
        && view.wrapsContent,
      textWidthPriority: textWidthPriority(of: view))
  }

  /// The excess of a text's width priority over its compression resistance.
  private static let textWidthExcess: Float = 10

  private func textWidthPriority(of view: UIView) -> Float? {
    guard axis == .horizontal, distribution == .fill,
      Headless.stackViewQuirks.contains(.textsShareWidth), let label = view as? UILabel,
      label.numberOfLines != 1
    else { return nil }
    let resistance = label.contentCompressionResistancePriority(for: .horizontal).rawValue
    return min(resistance + Self.textWidthExcess, LayoutEngine.almostRequired)
  }

  private func naturalLength(of view: UIView, on axis: NSLayoutConstraint.Axis) -> CGFloat {
    guard !view.isHidden else { return 0 }
    let length = view.intrinsicContentSize.length(on: axis)
    if length != UIView.noIntrinsicMetric { return max(length, 0) }
    LayoutEngine.engine(of: self)?.measuresContent = true
    return view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize).length(on: axis)
  }

  /// Whether this is a hidden arranged view, for which its stack view leaves no space.
  private var isCollapsed: Bool {
    isHidden && (storedSuperview as? UIStackView)?.arrangedIndex(of: self) != nil
  }

  // MARK: Guides

  private func prepareGuides() {
    let needsSpanner = alignment != .fill && arranged.count > 1
    if needsSpanner, spanner == nil {
      spanner = makeGuide("UISV-alignment-spanner")
    } else if !needsSpanner, let old = spanner {
      removeLayoutGuide(old)
      spanner = nil
    }
    let visibleCount = arranged.filter { !$0.isHidden }.count
    let gapCount = distribution.growsSpaces ? max(visibleCount - 1, 0) : 0
    while gaps.count > gapCount { removeLayoutGuide(gaps.removeLast()) }
    while gaps.count < gapCount { gaps.append(makeGuide("UISV-distributing")) }
  }

  private func makeGuide(_ identifier: String) -> UILayoutGuide {
    let guide = UILayoutGuide()
    guide.identifier = identifier
    addLayoutGuide(guide)
    return guide
  }

  // MARK: Baselines

  open override var forFirstBaselineLayout: UIView {
    (axis == .vertical ? visibleViews.first : tallestView)?.forFirstBaselineLayout ?? self
  }

  open override var forLastBaselineLayout: UIView {
    (axis == .vertical ? visibleViews.last : tallestView)?.forLastBaselineLayout ?? self
  }

  private var visibleViews: [UIView] { arranged.filter { !$0.isHidden } }

  /// The first view with the greatest content height.
  private var tallestView: UIView? {
    var tallest: (view: UIView, height: CGFloat)?
    for view in visibleViews {
      let height = naturalLength(of: view, on: .vertical)
      if height > tallest?.height ?? -1 { tallest = (view, height) }
    }
    return tallest?.view
  }

  /// Constraints on baselines refer to a view inside, which may have changed.
  private func updateBaselineCarriers() {
    guard node.hasBaselineMentions else { return }
    let carriers = [forFirstBaselineLayout, forLastBaselineLayout].map(ObjectIdentifier.init)
    guard carriers != baselineCarriers else { return }
    baselineCarriers = carriers
    node.engine?.baselinesMoved(of: node)
  }
}

extension UIStackView {
  /// The outermost of the nested stack views around this one, or this one itself.
  fileprivate var outermostStack: UIStackView {
    (storedSuperview as? UIStackView)?.outermostStack ?? self
  }
}
