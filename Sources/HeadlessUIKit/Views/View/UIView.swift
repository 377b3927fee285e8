import Foundation

/// A rectangle on the screen with content and subviews.
@preconcurrency @MainActor
open class UIView: UIResponder, UITraitEnvironment, UICoordinateSpace {
  // Unsafe since layers and `deinit` access them; unchecked since their setters call no other code.
  nonisolated(unsafe) let node = LayoutNode()
  @exclusivity(unchecked) nonisolated(unsafe) var storedSubviews: [UIView] = []
  @exclusivity(unchecked) nonisolated(unsafe) var superviewReference: Unmanaged<UIView>?
  @exclusivity(unchecked) nonisolated(unsafe) var installedConstraints = ConstraintList()
  @exclusivity(unchecked) var flags: ViewFlags = .initial  // In the padding after the list.
  /// Does not include the guides of the system.
  @exclusivity(unchecked) var heldGuides: [UILayoutGuide] = []
  /// The properties that most views never use.
  @exclusivity(unchecked) nonisolated(unsafe) var rare: RareViewState?
  /// The margins that were set, or the default ones.
  var margins = ViewMargins()
  /// The stamp at which the known traits were last found to be current; 0 if they are unknown.
  @exclusivity(unchecked) var traitsStamp: UInt32 = 0
  /// The autoresizing state; nil for a view without a frame or placed by constraints alone.
  var autoresizing: AutoresizingState?
  /// The controller whose view this is.
  weak var controller: UIViewController? { didSet { traitsStamp = 0 } }
  /// The traits that the view was last informed of.
  @exclusivity(unchecked) var knownTraits: UITraitCollection?

  open class var layerClass: AnyClass { CALayer.self }
  open class var requiresConstraintBasedLayout: Bool { false }
  final let ownLayer: CALayer
  open var layer: CALayer { ownLayer }
  open var tag: Int {
    get { rare?.tag ?? 0 }
    set { ensureRare().tag = newValue }
  }
  open var accessibilityIdentifier: String? {
    get { accessibility?.identifier }
    set { setIdentifier(newValue) }
  }
  open var isMultipleTouchEnabled = false
  /// Stored without effect.
  open var isExclusiveTouch = false
  /// Stored without effect.
  open var clearsContextBeforeDrawing = true
  @exclusivity(unchecked) open var autoresizesSubviews = true
  open var restorationIdentifier: String? {
    get { rare?.restorationIdentifier }
    set { ensureRare().restorationIdentifier = newValue }
  }
  /// Stored without effect.
  open var focusGroupIdentifier: String? {
    get { rare?.focusGroup }
    set { ensureRare().focusGroup = newValue }
  }

  public init(frame: CGRect) {
    ownLayer = ((Self.layerClass as? CALayer.Type) ?? CALayer.self).make()
    super.init()
    layer.viewNode = node
    layer.contentsScale = Headless.environmentTraits.displayScale
    node.view = self
    if frame != .zero || allowedSize(.zero) != .zero { self.frame = frame }
  }

  public convenience override init() { self.init(frame: .zero) }

  /// Archives are not supported: always returns nil.
  public required init?(coder: NSCoder) {
    ownLayer = CALayer()
    super.init()
    return nil
  }

  deinit { tearDown() }

  open var contentScaleFactor: CGFloat {
    get { layer.contentsScale }
    set { layer.contentsScale = newValue }
  }

  // MARK: Geometry

  open var frame: CGRect {
    get { geometryFrame }
    set { setGeometryFrame(CGRect(origin: newValue.origin, size: allowedSize(newValue.size))) }
  }
  open var bounds: CGRect {
    get { layer.bounds }
    set { setGeometryBounds(newValue) }
  }

  /// Returns the size that the view takes on when a size is set; some controls have a fixed size.
  func allowedSize(_ size: CGSize) -> CGSize { size }
  open var center: CGPoint {
    get { layer.position }
    set { move(to: newValue) }
  }
  open var transform: CGAffineTransform {
    get { layer.affineTransform() }
    set { notifyingObservers(of: .transform) { layer.setAffineTransform(newValue) } }
  }
  open var transform3D: CATransform3D {
    get { layer.transform }
    set { layer.transform = newValue }
  }

  @exclusivity(unchecked) open var translatesAutoresizingMaskIntoConstraints = true {
    didSet { if oldValue != translatesAutoresizingMaskIntoConstraints { translationDidChange() } }
  }
  open var autoresizingMask: AutoresizingMask = [] { didSet { autoresizingDidChange() } }
  open func sizeThatFits(_ size: CGSize) -> CGSize { bounds.size }
  open func sizeToFit() { resizeFromCorner(to: sizeThatFits(bounds.size)) }
  open func point(inside point: CGPoint, with event: UIEvent?) -> Bool { bounds.contains(point) }
  open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    deepestView(at: point, with: event)
  }

  open func convert(_ point: CGPoint, to view: UIView?) -> CGPoint { converted(point, to: view) }
  open func convert(_ point: CGPoint, from view: UIView?) -> CGPoint {
    converted(point, from: view)
  }
  open func convert(_ rect: CGRect, to view: UIView?) -> CGRect { converted(rect, to: view) }
  open func convert(_ rect: CGRect, from view: UIView?) -> CGRect { converted(rect, from: view) }

  // MARK: Gestures

  open var gestureRecognizers: [UIGestureRecognizer]? {
    get { rare?.recognizers.isEmpty ?? true ? nil : rare?.recognizers }
    set { replaceRecognizers(with: newValue ?? []) }
  }
  open func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    take(gestureRecognizer)
  }
  open func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    drop(gestureRecognizer)
  }
  open func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }
  open var interactions: [any UIInteraction] {
    get { rare?.interactions ?? [] }
    set { replaceInteractions(with: newValue) }
  }
  open func addInteraction(_ interaction: any UIInteraction) { take(interaction) }
  open func removeInteraction(_ interaction: any UIInteraction) { drop(interaction) }

  // MARK: Appearance

  open var backgroundColor: UIColor? {
    willSet { willChange(.backgroundColor) }
    didSet { backgroundDidChange() }
  }
  open var alpha: CGFloat {
    get { CGFloat(layer.opacity) }
    set { changeAlpha(to: newValue) }
  }
  open var isHidden: Bool {
    get { layer.isHidden }
    set { notifyingObservers(of: .isHidden) { hide(newValue) } }
  }
  open var isOpaque: Bool {
    get { flags.contains(.isOpaque) }
    set { flags.set(.isOpaque, newValue) }
  }
  open var clipsToBounds: Bool {
    get { layer.masksToBounds }
    set { layer.masksToBounds = newValue }
  }
  open var contentMode = ContentMode.scaleToFill { didSet { contentModeDidChange(from: oldValue) } }
  open var mask: UIView? {
    get { rare?.mask }
    set { changeMask(to: newValue) }
  }
  open var tintColor: UIColor! {
    get { effectiveTint.shownColor }
    set { changeTint { $0.tintColor = newValue } }
  }
  open var tintAdjustmentMode: TintAdjustmentMode {
    get { effectiveTint.mode }
    set { changeTint { $0.tintAdjustmentMode = newValue } }
  }

  /// Draws what a subclass adds to background and subviews.
  func drawContent(into picture: inout Picture) {}
  open func tintColorDidChange() {}
  open func draw(_ rect: CGRect) {}
  @discardableResult
  open func drawHierarchy(in rect: CGRect, afterScreenUpdates afterUpdates: Bool) -> Bool {
    if afterUpdates { layoutIfNeeded() }
    return drawTree(in: rect)
  }
  open func setNeedsDisplay() { layer.setNeedsDisplay() }
  open func setNeedsDisplay(_ rect: CGRect) { layer.setNeedsDisplay() }
  open var isUserInteractionEnabled: Bool {
    get { flags.contains(.isUserInteractionEnabled) }
    set { flags.set(.isUserInteractionEnabled, newValue) }
  }

  // MARK: Hierarchy

  open var superview: UIView? { storedSuperview }
  open var subviews: [UIView] { storedSubviews }
  open var window: UIWindow? { nearestWindow }
  open override var next: UIResponder? { controller ?? superview }

  open func addSubview(_ view: UIView) { insert(view, at: .last) }
  open func insertSubview(_ view: UIView, at index: Int) { insert(view, at: .index(index)) }
  open func insertSubview(_ view: UIView, belowSubview siblingSubview: UIView) {
    insert(view, at: .below(siblingSubview))
  }
  open func insertSubview(_ view: UIView, aboveSubview siblingSubview: UIView) {
    insert(view, at: .above(siblingSubview))
  }

  /// Called before a subview leaves, even if overrides of the public method don't call `super`.
  func subviewWillLeave(_ subview: UIView) {}
  /// The node that edges refer to in constraints with subviews, if not the view's own.
  var contentAreaNode: LayoutNode? { nil }
  /// The content size of a scroll view; nil for other views.
  var ownContentSize: CGSize? { nil }
  /// Changes the size of ambiguous content until the next layout.
  func exerciseAmbiguousContent(_ size: CGSize) {}
  /// The content size that a client has set.
  var clientContentSize: CGSize? { nil }
  /// The part of the safe area that subviews have to respect themselves.
  var safeAreaForSubviews: UIEdgeInsets { safeAreaInsets }
  /// Called when the size or the origin of the bounds has changed.
  func boundsDidChange(from oldBounds: CGRect) {}
  /// Called when subviews and guides are where the engine wants them.
  func didApplyLayout() {}
  /// The arranged nodes, in the order that decides among constraints of equal priority.
  var arrangedNodes: [LayoutNode] { [] }
  /// Called when a subview was hidden or shown.
  func visibilityDidChange(of subview: UIView) {}
  /// Called when the content size of a subview, or of a view inside it, has changed.
  func contentDidChange(of subview: UIView) { storedSuperview?.contentDidChange(of: self) }
  open func removeFromSuperview() { leaveSuperview(for: nil) }
  open func bringSubviewToFront(_ view: UIView) { reorder(view, toFront: true) }
  open func sendSubviewToBack(_ view: UIView) { reorder(view, toFront: false) }
  open func didAddSubview(_ subview: UIView) {}
  open func willRemoveSubview(_ subview: UIView) {}
  open func willMove(toSuperview newSuperview: UIView?) {}
  open func didMoveToSuperview() {}
  open func willMove(toWindow newWindow: UIWindow?) {}
  open func didMoveToWindow() {}
  open func exchangeSubview(at index1: Int, withSubviewAt index2: Int) { exchange(index1, index2) }
  open func isDescendant(of view: UIView) -> Bool { isInside(view) }
  open func viewWithTag(_ tag: Int) -> UIView? { firstView(tagged: tag) }
  @discardableResult
  open func endEditing(_ force: Bool) -> Bool { resignFirstResponderInside(force: force) }

  // MARK: Constraints

  open var leadingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(node, .leading) }
  open var trailingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(node, .trailing) }
  open var leftAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(node, .left) }
  open var rightAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(node, .right) }
  open var centerXAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(node, .centerX) }
  open var topAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(node, .top) }
  open var bottomAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(node, .bottom) }
  open var centerYAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(node, .centerY) }
  open var firstBaselineAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(node, .firstBaseline) }
  open var lastBaselineAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(node, .lastBaseline) }
  open var widthAnchor: NSLayoutDimension { NSLayoutDimension(node, .width) }
  open var heightAnchor: NSLayoutDimension { NSLayoutDimension(node, .height) }
  open var layoutMarginsGuide: UILayoutGuide { systemGuide(.layoutMargins) }
  open var safeAreaLayoutGuide: UILayoutGuide { systemGuide(.safeArea) }
  open var readableContentGuide: UILayoutGuide { systemGuide(.readableContent) }
  open var keyboardLayoutGuide: UIKeyboardLayoutGuide { keyboardGuide }
  open var layoutGuides: [UILayoutGuide] { heldGuides }
  open func addLayoutGuide(_ layoutGuide: UILayoutGuide) { hold(layoutGuide) }
  open func removeLayoutGuide(_ layoutGuide: UILayoutGuide) { release(layoutGuide) }
  /// The constraints that this view owns: those between itself and its contents.
  open var constraints: [NSLayoutConstraint] { installedConstraints.all }
  open func addConstraint(_ constraint: NSLayoutConstraint) { addConstraints([constraint]) }
  open func addConstraints(_ constraints: [NSLayoutConstraint]) {
    ConstraintActivation.add(constraints, to: self)
  }
  open func removeConstraint(_ constraint: NSLayoutConstraint) { removeConstraints([constraint]) }
  open func removeConstraints(_ constraints: [NSLayoutConstraint]) {
    ConstraintActivation.deactivate(constraints.filter { $0.installation.owner === self })
  }

  // MARK: Layout

  /// Called from iOS 26 on, before the first layout and after a change of a trait or of an
  /// observable value that it read. Sets content and appearance, before constraints are updated.
  open func updateProperties() {}
  open func setNeedsUpdateProperties() { markNeedsUpdateProperties() }
  open func updatePropertiesIfNeeded() { LayoutPass.updateProperties(below: self) }
  open func setNeedsLayout() { requestLayout() }
  open func layoutIfNeeded() { LayoutPass.run(from: self) }
  open func layoutSubviews() { applyLayoutToSubviews() }
  /// Called for the view's own layer whenever the subviews are laid out.
  open func layoutSublayers(of layer: CALayer) { layoutSubviews() }
  /// Never called: changes are visible at once.
  open func action(for layer: CALayer, forKey event: String) -> (any CAAction)? { nil }
  open func needsUpdateConstraints() -> Bool { flags.contains(.needsUpdateConstraints) }
  open func setNeedsUpdateConstraints() { markNeedsUpdateConstraints() }
  open func updateConstraintsIfNeeded() { LayoutPass.updateConstraints(below: self) }
  open func updateConstraints() { flags.insert(.didCallSuperUpdateConstraints) }
  open var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
  }
  /// Whether the height of the content depends on its width. The engine then asks for the content
  /// size again once the width is known; see ``proposedWidth``.
  var wrapsContent: Bool { false }
  /// The distance from the top to the first baseline; nil if it is the bottom edge.
  var firstBaselineOffsetFromTop: CGFloat? { nil }
  /// The distance from the bottom to the last baseline.
  var lastBaselineOffsetFromBottom: CGFloat { 0 }
  /// Returns the same for content at a width; infinite if the width is not known yet.
  func firstBaselineOffset(forWidth width: CGFloat) -> CGFloat? { firstBaselineOffsetFromTop }
  func lastBaselineOffset(forWidth width: CGFloat) -> CGFloat { lastBaselineOffsetFromBottom }

  open var hasAmbiguousLayout: Bool { node.hasAmbiguousLayout }
  open func exerciseAmbiguityInLayout() { moveWhereAmbiguous() }
  open func constraintsAffectingLayout(for axis: NSLayoutConstraint.Axis) -> [NSLayoutConstraint] {
    node.constraintsAffectingLayout(for: axis)
  }
  open func invalidateIntrinsicContentSize() { invalidateContentSize() }
  open var alignmentRectInsets: UIEdgeInsets { .zero }
  open func alignmentRect(forFrame frame: CGRect) -> CGRect { frame.inset(by: alignmentRectInsets) }
  open func frame(forAlignmentRect alignmentRect: CGRect) -> CGRect {
    alignmentRect.inset(by: -alignmentRectInsets.silentlyUsable)
  }
  /// Returns the distance of a baseline from the center; nil if the baseline does not follow it.
  func baselineBelowCenter(isLast: Bool, forWidth width: CGFloat) -> CGFloat? { nil }
  open var forFirstBaselineLayout: UIView { self }
  open var forLastBaselineLayout: UIView { self }

  open func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize {
    systemLayoutSizeFitting(
      targetSize, withHorizontalFittingPriority: .fittingSizeLevel,
      verticalFittingPriority: .fittingSizeLevel)
  }
  open func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    fittingSize(targetSize, AxisPair(horizontalFittingPriority, verticalFittingPriority))
  }
  open func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    contentPriority(.hugging, axis)
  }
  open func setContentHuggingPriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) {
    setContentPriority(.hugging, axis, priority)
  }
  open func contentCompressionResistancePriority(
    for axis: NSLayoutConstraint.Axis
  ) -> UILayoutPriority {
    contentPriority(.resistance, axis)
  }
  open func setContentCompressionResistancePriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) {
    setContentPriority(.resistance, axis, priority)
  }

  // MARK: Margins and safe area

  open var layoutMargins: UIEdgeInsets {
    get { effectiveMargins }
    set { setMargins(newValue) }
  }
  open var directionalLayoutMargins: NSDirectionalEdgeInsets {
    get { NSDirectionalEdgeInsets(effectiveMargins, rightToLeft: isRightToLeft) }
    set { setMargins(newValue) }
  }
  open var preservesSuperviewLayoutMargins: Bool {
    get { margins.preservesSuperview }
    set { changeMargins { $0.preservesSuperview = newValue } }
  }
  open var insetsLayoutMarginsFromSafeArea: Bool {
    get { margins.insetsFromSafeArea }
    set { changeMargins { $0.insetsFromSafeArea = newValue } }
  }
  open func layoutMarginsDidChange() {}
  open var safeAreaInsets: UIEdgeInsets { knownSafeArea }
  open func safeAreaInsetsDidChange() {}

  // MARK: Traits

  open var traitCollection: UITraitCollection { currentTraits }
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
  /// Does nothing: traits are always current here.
  open func updateTraitsIfNeeded() {}
  open var overrideUserInterfaceStyle: UIUserInterfaceStyle {
    get { rare?.style ?? .unspecified }
    set { changeOverrideStyle(to: newValue) }
  }
  open var semanticContentAttribute: UISemanticContentAttribute = .unspecified {
    didSet { if oldValue != semanticContentAttribute { directionDidChange() } }
  }
  open var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    isRightToLeft ? .rightToLeft : .leftToRight
  }
  open override var description: String {
    onAnyThread { "<\(shortName); frame = \(Headless.text(frame))>" }
  }
}
