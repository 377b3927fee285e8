import Foundation

/// Shows a part of content that is larger than the view.
@preconcurrency @MainActor
open class UIScrollView: UIView {
  private(set) var size = CGSize.zero
  private var storedClientContentSize: CGSize?
  private(set) var isSizedByConstraints = false
  private var knownAdjustedInset = UIEdgeInsets.zero
  private var pan: ScrollPanGestureRecognizer?
  /// The phase of the user's scroll.
  var phase = ScrollPhase.resting
  /// The bars that cover the content; nil until one was found.
  var coveringBars: CoveringBars?
  /// Counts animated scrolls; only the last one reports its end.
  private var scrollAnimations = 0

  public override init(frame: CGRect) {
    super.init(frame: frame)
    node.scrolls = true
    clipsToBounds = true
    pan = ScrollPanGestureRecognizer(self)
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  // Subclasses declare a delegate of another type, which hides this one.
  @_disfavoredOverload open weak var delegate: (any UIScrollViewDelegate)?

  // MARK: Content

  /// The area of the content: at the origin, with the content size.
  open var contentLayoutGuide: UILayoutGuide { systemGuide(.scrollContent) }
  /// The visible area, which does not move when the content is scrolled.
  open var frameLayoutGuide: UILayoutGuide { systemGuide(.scrollFrame) }

  /// If constraints determine the size, the next layout replaces a value that is set here.
  open var contentSize: CGSize {
    get { size }
    set {
      willChange(.contentSize)
      defer { didChange(.contentSize) }
      let newSize = newValue.usable(insteadOf: size, "contentSize", of: shortName)
      storedClientContentSize = newSize
      if let content = contentGuideInUse { node.engine?.contentChanged(of: content.node) }
      requestLayoutAfterScrolling()
      changeContentSize(to: newSize)
    }
  }

  override var contentAreaNode: LayoutNode? { contentLayoutGuide.node }
  override var ownContentSize: CGSize? { size }
  override var clientContentSize: CGSize? { storedClientContentSize }

  /// The content guide, if a constraint refers to it.
  private var contentGuideInUse: UILayoutGuide? {
    guard let guide = rare?.systemGuides[.scrollContent], guide.node.slot >= 0 else { return nil }
    return guide
  }

  override func didApplyLayout() {
    let content = contentGuideInUse
    placeZoomedView()
    guard let newSize = content?.layoutFrame.size.scaled(by: zoom.scale) ?? sizeWithoutConstraints
    else { return }
    isSizedByConstraints = content != nil
    guard newSize != size else { return }
    willChange(.contentSize)
    changeContentSize(to: newSize)
    didChange(.contentSize)
  }

  /// The size that remains when no constraint refers to the content any longer; nil if none ever did.
  private var sizeWithoutConstraints: CGSize? {
    isSizedByConstraints ? storedClientContentSize ?? .zero : nil
  }

  override func exerciseAmbiguousContent(_ size: CGSize) { changeContentSize(to: size) }

  func changeContentSize(to newSize: CGSize) {
    guard newSize != size else { return }
    size = newSize
    contentAreaDidChange()
  }

  override func boundsDidChange(from oldBounds: CGRect) {
    if bounds.size != oldBounds.size { contentAreaDidChange() }
    guard bounds.origin != oldBounds.origin else { return }
    requestLayoutAfterScrolling()
    coveringBars?.contentDidMove(self)
    refreshControl?.place(in: self)
    if let delegate {
      EndlessHandlers.run("scrolling", of: self) { delegate.scrollViewDidScroll(self) }
    }
  }

  /// Requests a layout after scrolling or a change of the content size; the content itself stays in
  /// place.
  private func requestLayoutAfterScrolling() {
    let isAsked = isAskedForLayout
    flags.insert(.isScrolling)
    setNeedsLayout()
    flags.remove(.isScrolling)
    if !isAsked { flags.insert(.hasOnlyScrolled) }
  }

  /// Called when the size of the content or of the visible area changes.
  private func contentAreaDidChange() {
    updateAdjustedInset()
    let offset = CGPoint(
      x: range(on: .horizontal).clamped(contentOffset.x),
      y: range(on: .vertical).clamped(contentOffset.y))
    if offset != contentOffset { contentOffset = offset }
    coveringBars?.contentDidMove(self)
    refreshControl?.place(in: self)
  }

  // MARK: Offset

  /// The origin of the bounds.
  open var contentOffset: CGPoint {
    get { bounds.origin }
    set {
      willChange(.contentOffset)
      bounds.origin = newValue.usable(
        insteadOf: contentOffset, "contentOffset", of: shortName)
      didChange(.contentOffset)
    }
  }

  /// An animated change takes effect at once; its end is reported on the next turn.
  open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
    guard animated else {
      self.contentOffset = contentOffset
      return
    }
    guard contentOffset != self.contentOffset else { return }
    scrollAnimations += 1
    let number = scrollAnimations
    isScrollAnimating = true
    Headless.Animation(duration: Self.animationDuration).perform {
      self.contentOffset = contentOffset
    } completion: { [weak self] _ in
      guard let self, number == scrollAnimations else { return }
      isScrollAnimating = false
      delegate?.scrollViewDidEndScrollingAnimation(self)
    }
  }

  private static let animationDuration = 0.3

  open private(set) var isScrollAnimating = false

  /// Scrolls no further than necessary; not at all for an empty rectangle.
  open func scrollRectToVisible(_ rect: CGRect, animated: Bool) {
    let rect = rect.standardized
    guard !rect.isEmpty, rect.minX.isFinite, rect.maxX.isFinite, rect.minY.isFinite,
      rect.maxY.isFinite
    else { return }
    let (x, y) = (range(on: .horizontal), range(on: .vertical))
    let offset = CGPoint(
      x: x.offset(nearest: contentOffset.x, showing: rect.minX...rect.maxX),
      y: y.offset(nearest: contentOffset.y, showing: rect.minY...rect.maxY))
    if offset != contentOffset { setContentOffset(offset, animated: animated) }
  }

  func range(on axis: NSLayoutConstraint.Axis) -> ScrollRange {
    let insets = knownAdjustedInset
    let fold = axis == .vertical ? coveringBars?.fold ?? 0 : 0
    return ScrollRange(
      visible: bounds.length(on: axis), content: size.length(on: axis),
      insets: (insets.start(on: axis) + fold, insets.end(on: axis)))
  }

  // MARK: Insets

  open var contentInset = UIEdgeInsets.zero {
    willSet { willChange(.contentInset) }
    didSet {
      contentInset.sanitize(before: oldValue, "contentInset", of: shortName)
      updateAdjustedInset()
      didChange(.contentInset)
    }
  }

  open var contentInsetAdjustmentBehavior = ContentInsetAdjustmentBehavior.automatic {
    didSet {
      updateAdjustedInset()
      for subview in storedSubviews { subview.updateSafeArea() }
    }
  }

  /// The content insets, including the adjustment for the safe area.
  open var adjustedContentInset: UIEdgeInsets { knownAdjustedInset }

  open func adjustedContentInsetDidChange() {}
  func adjustedInsetDidChange(from old: UIEdgeInsets) {}

  open override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    updateAdjustedInset()
  }

  /// An offset at rest at the start stays at the start; an offset inside the old range is moved
  /// into the new range.
  func updateAdjustedInset(keepsOffset: Bool = false) {
    let old = knownAdjustedInset
    let (oldX, oldY) = (range(on: .horizontal), range(on: .vertical))
    let new = derivedAdjustedInset
    guard new != old else { return }
    knownAdjustedInset = new
    coveringBars?.insetsDidChange()
    adjustedInsetDidChange(from: old)
    var offset = contentOffset
    offset.x = range(on: .horizontal).offset(offset.x, after: oldX, isMoving: isMoving)
    offset.y = range(on: .vertical).offset(offset.y, after: oldY, isMoving: isMoving)
    if offset != contentOffset, !keepsOffset { contentOffset = offset }
    EndlessHandlers.run("changing its content insets", of: self) {
      adjustedContentInsetDidChange()
      delegate?.scrollViewDidChangeAdjustedContentInset(self)
    }
  }

  /// Excludes the insets that already keep the content away from the edges. This must not depend on
  /// the content size: otherwise margins could make the content scroll, which would remove the
  /// margins that made it scroll.
  override var safeAreaForSubviews: UIEdgeInsets {
    var insets = safeAreaInsets
    switch contentInsetAdjustmentBehavior {
    case .never: break
    case .always: insets = .zero
    case .automatic, .scrollableAxes: (insets.top, insets.bottom) = (0, 0)
    }
    return insets
  }

  // MARK: Bouncing

  open var bounces = true {
    didSet { updateAdjustedInset() }
  }
  open var bouncesHorizontally = true {
    didSet { updateAdjustedInset() }
  }
  open var bouncesVertically = true {
    didSet { updateAdjustedInset() }
  }
  open var alwaysBounceVertical = false {
    didSet { updateAdjustedInset() }
  }
  open var alwaysBounceHorizontal = false {
    didSet { updateAdjustedInset() }
  }

  // MARK: Zooming

  open var minimumZoomScale: CGFloat = 1 {
    didSet {
      minimumZoomScale.keepNumber(before: oldValue, "minimumZoomScale", of: shortName)
      zoomLimitsDidChange()
    }
  }
  open var maximumZoomScale: CGFloat = 1 {
    didSet {
      maximumZoomScale.keepNumber(before: oldValue, "maximumZoomScale", of: shortName)
      zoomLimitsDidChange()
    }
  }
  /// Whether fingers can zoom beyond the limits while they are down.
  open var bouncesZoom = true
  var zoom = ZoomState()

  /// Between the minimum and the maximum; 1 while the delegate provides no view to zoom.
  open var zoomScale: CGFloat {
    get { zoom.scale }
    set { setZoomScale(newValue, animated: false) }
  }

  /// The center stays in place.
  open func setZoomScale(_ scale: CGFloat, animated: Bool) {
    zoomByCode(to: scale, around: CGPoint(x: bounds.midX, y: bounds.midY), animated: animated)
  }

  /// Zooms to the largest scale at which the rectangle fits, and centers it.
  open func zoom(to rect: CGRect, animated: Bool) { zoomByCode(to: rect, animated: animated) }

  open var isZooming: Bool { zoom.phase == .fingers }
  open var isZoomBouncing: Bool { zoom.phase == .bouncing }
  open var isZoomAnimating: Bool { zoom.phase == .animating }
  /// Nil if the limits leave nothing to zoom.
  open var pinchGestureRecognizer: UIPinchGestureRecognizer? { zoom.pinch }

  // MARK: Fingers

  /// Drags the content. It begins only if there is content to scroll.
  open var panGestureRecognizer: UIPanGestureRecognizer { pan ?? UIPanGestureRecognizer() }
  open var isTracking: Bool { phase == .touched || phase == .dragging }
  /// Whether the content is not at rest, so that it may be beyond its ends.
  final var isMoving: Bool { isDragging || isDecelerating }
  open var isDragging: Bool { phase == .dragging }
  open var isDecelerating: Bool { phase == .decelerating }
  open func stopScrollingAndZooming() { phase = .resting }
  /// Returns the offset at which content comes to rest instead of a proposed one. Subclasses in
  /// this module override it.
  func target(of proposed: CGPoint, _ velocity: CGPoint) -> CGPoint { proposed }
  /// Whether a view in scrollable content receives a touch only after the finger has rested for a
  /// moment, was lifted, or moves in a direction without content to scroll.
  open var delaysContentTouches = true
  /// Whether a finger that has rested on a subview can still scroll.
  open var canCancelContentTouches = true
  /// Controls keep a touch that has rested on them.
  open func touchesShouldCancel(in view: UIView) -> Bool { !(view is UIControl) }
  /// Never called: a touch in the content always begins.
  open func touchesShouldBegin(
    _ touches: Set<UITouch>, with event: UIEvent?, in view: UIView
  ) -> Bool { true }

  /// Whether fingers scroll; the offset can be set regardless.
  open var isScrollEnabled = true {
    didSet { pan?.isEnabled = isScrollEnabled }
  }
  /// Whether content comes to rest at multiples of the visible size.
  open var isPagingEnabled = false
  /// Whether a tap on the status bar scrolls to the top.
  open var scrollsToTop = true
  /// How far content moves on when it is released during a movement.
  open var decelerationRate = DecelerationRate.normal
  /// Dragging dismisses the keyboard, or pulls it along once the finger reaches its top edge.
  open var keyboardDismissMode = KeyboardDismissMode.none

  // MARK: Refreshing

  /// Lies at the top of the content, where it can be pulled out.
  open var refreshControl: UIRefreshControl? {
    didSet {
      guard oldValue !== refreshControl else { return }
      oldValue?.removeFromSuperview()
      if let refreshControl { insertSubview(refreshControl, at: 0) }
      refreshDidChange(keepsOffset: false)
    }
  }

  /// Called when the refresh control begins or ceases to take up space at the top.
  func refreshDidChange(keepsOffset: Bool) {
    updateAdjustedInset(keepsOffset: keepsOffset)
    if phase != .dragging { contentAreaDidChange() }
    refreshControl?.place(in: self)
  }

  open var isDirectionalLockEnabled = false
  /// Stored without effect.
  open var transfersHorizontalScrollingToParent = true
  /// Stored without effect.
  open var transfersVerticalScrollingToParent = true
  /// Stored without effect.
  open var allowsKeyboardScrolling = true

  // MARK: Indicators

  /// Stored without effect: no indicators are drawn.
  open var showsHorizontalScrollIndicator = true
  /// Stored without effect: no indicators are drawn.
  open var showsVerticalScrollIndicator = true
  /// Stored without effect: no indicators are drawn.
  open var indicatorStyle = IndicatorStyle.default
  /// Stored without effect: no indicators are drawn.
  open var verticalScrollIndicatorInsets = UIEdgeInsets.zero {
    didSet {
      verticalScrollIndicatorInsets.sanitize(
        before: oldValue, "verticalScrollIndicatorInsets", of: shortName)
    }
  }
  /// Stored without effect: no indicators are drawn.
  open var horizontalScrollIndicatorInsets = UIEdgeInsets.zero {
    didSet {
      horizontalScrollIndicatorInsets.sanitize(
        before: oldValue, "horizontalScrollIndicatorInsets", of: shortName)
    }
  }
  /// Stored without effect: no indicators are drawn.
  open var automaticallyAdjustsScrollIndicatorInsets = true
  /// Stored without effect.
  open var indexDisplayMode = IndexDisplayMode.automatic

  /// Both insets if they are equal, otherwise zero.
  open var scrollIndicatorInsets: UIEdgeInsets {
    get {
      verticalScrollIndicatorInsets == horizontalScrollIndicatorInsets
        ? verticalScrollIndicatorInsets : .zero
    }
    set {
      verticalScrollIndicatorInsets = newValue
      horizontalScrollIndicatorInsets = newValue
    }
  }

  open func flashScrollIndicators() {}
}
