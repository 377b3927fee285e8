import Foundation

/// Shows the page of a page view controller in the middle of three slots; at either end there are only
/// two.
final class PageScrollView: UIScrollView {
  weak var pages: UIPageViewController?
  /// Whether there is a slot before and after the page.
  var room: (before: Bool, after: Bool) = (false, false) {
    didSet { if oldValue != room { setNeedsLayout() } }
  }
  let axis: NSLayoutConstraint.Axis

  init(_ axis: NSLayoutConstraint.Axis) {
    self.axis = axis
    super.init(frame: .zero)
    isPagingEnabled = true
    scrollsToTop = false
    showsHorizontalScrollIndicator = false
    showsVerticalScrollIndicator = false
    contentInsetAdjustmentBehavior = .never
  }

  required init?(coder: NSCoder) { nil }

  override var phase: ScrollPhase {
    didSet {
      if oldValue == .dragging || oldValue == .decelerating, phase == .resting { settle() }
    }
  }

  override var contentOffset: CGPoint {
    didSet { if isDragging, let direction { pages?.beginTurning(direction) } }
  }

  /// The frame of the page.
  var middle: CGRect {
    CGRect(
      origin: CGPoint(
        x: axis == .horizontal ? bounds.width : 0, y: axis == .vertical ? bounds.height : 0),
      size: bounds.size)
  }

  private var runsFromRight: Bool {
    axis == .horizontal && isRightToLeft
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    guard !isDragging, !isDecelerating else { return }
    let (start, end) = runsFromRight ? (room.after, room.before) : (room.before, room.after)
    let length = axis == .horizontal ? bounds.width : bounds.height
    let insets = (start: start ? 0 : -length, end: end ? 0 : -length)
    let inset =
      axis == .horizontal
      ? UIEdgeInsets(top: 0, left: insets.start, bottom: 0, right: insets.end)
      : UIEdgeInsets(top: insets.start, left: 0, bottom: insets.end, right: 0)
    let size = CGSize(
      width: bounds.width * (axis == .horizontal ? 3 : 1),
      height: bounds.height * (axis == .vertical ? 3 : 1))
    if contentInset != inset { contentInset = inset }
    if contentSize != size { contentSize = size }
    if contentOffset != middle.origin { contentOffset = middle.origin }
    pages?.placePage()
  }

  /// Called when the content has come to rest after a drag, at the page or at a neighbor.
  private func settle() {
    let length = axis == .horizontal ? bounds.width : bounds.height
    guard abs(way) > length / 2, let direction else {
      pages?.stay()
      return
    }
    contentOffset = middle.origin
    pages?.turn(direction)
  }

  /// The distance of the content from the current page.
  private var way: CGFloat {
    axis == .horizontal ? contentOffset.x - middle.minX : contentOffset.y - middle.minY
  }

  /// The direction of the page that the content is moving to; nil on the current page.
  private var direction: UIPageViewController.NavigationDirection? {
    way == 0 ? nil : (way > 0) != runsFromRight ? .forward : .reverse
  }
}
