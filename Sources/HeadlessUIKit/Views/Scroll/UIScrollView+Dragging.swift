import Foundation

/// The phase of a user's scroll.
enum ScrollPhase {
  case resting, touched, dragging, decelerating
}

/// The pan of a scroll view. It begins only if there is something to scroll, so that an inner
/// scroll view leaves other pans to the outer one.
final class ScrollPanGestureRecognizer: UIPanGestureRecognizer {
  private weak var scrollView: UIScrollView?
  private var start = CGPoint.zero
  /// The offset to which the finger last moved the content.
  private var reached = CGPoint.zero
  /// The only axis along which the content follows the finger.
  private var lockedAxis: NSLayoutConstraint.Axis?
  /// The time at which the view under the finger receives the touch; nil while no finger is down.
  private var deliveryTime: TimeInterval?
  private weak var touchedView: UIView?
  private var keyboardPull: KeyboardPull?

  /// The delay before the view under a finger receives the touch, in seconds, unless the finger
  /// moves without scrolling.
  private static let contentDelay = 0.15

  init(_ scrollView: UIScrollView) {
    self.scrollView = scrollView
    super.init()
    scrollView.addGestureRecognizer(self)
    addHandler { [weak self] _ in self?.follow() }
  }

  override var mayStart: Bool {
    guard let scrollView else { return false }
    if isDelivered, let touchedView, touchedView !== scrollView {
      guard scrollView.canCancelContentTouches, scrollView.touchesShouldCancel(in: touchedView)
      else { return false }
    }
    let way = translation(in: scrollView)
    return scrollView.canBeDragged(abs(way.x) > abs(way.y) ? .horizontal : .vertical)
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
    guard deliveryTime == nil, let scrollView else { return }
    scrollView.phase = .touched
    touchedView = touches.first?.view
    deliveryTime = InputClock.now
    guard scrollView.delaysContentTouches, !(touchedView is SectionIndexView),
      scrollView.canBeDragged(.horizontal) || scrollView.canBeDragged(.vertical)
    else { return }
    deliveryTime = InputClock.now + Self.contentDelay
    _ = InputClock.after(Self.contentDelay) { [weak self] in self?.router?.settle() }
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesMoved(touches, with: event)
    if state == .possible, hasMoved { deliveryTime = InputClock.now }
  }

  private var isDelivered: Bool { deliveryTime.map { $0 <= InputClock.now } ?? false }

  override func delaysBegin(of touch: UITouch) -> Bool {
    super.delaysBegin(of: touch) || touch.view !== scrollView && !isDelivered
  }

  override func reset() {
    super.reset()
    deliveryTime = nil
    touchedView = nil
    if scrollView?.phase == .touched { scrollView?.phase = .resting }
  }

  private func follow() {
    guard let scrollView else { return }
    switch state {
    case .began:
      (start, reached) = (scrollView.contentOffset, scrollView.contentOffset)
      lockedAxis = scrollView.isDirectionalLockEnabled ? mainAxis : nil
      scrollView.beginDragging()
      keyboardPull = KeyboardPull(scrollView)
      moveContent()
    case .changed: moveContent()
    case .ended, .cancelled:
      keyboardPull?.release(speed: state == .ended ? velocity(in: nil).y : 0)
      keyboardPull = nil
      let speed = state == .ended ? locked(velocity(in: scrollView)) : .zero
      scrollView.endDragging(velocity: CGPoint(x: -speed.x / 1000, y: -speed.y / 1000))
    default: break
    }
  }

  private func moveContent() {
    guard let scrollView else { return }
    keyboardPull?.move(to: location(in: nil).y)
    // If other code has moved the content, the finger continues from there.
    start.x += scrollView.contentOffset.x - reached.x
    start.y += scrollView.contentOffset.y - reached.y
    let way = locked(translation(in: scrollView))
    reached = scrollView.drag(to: CGPoint(x: start.x - way.x, y: start.y - way.y))
  }

  /// The axis along which the finger moves; nil for a diagonal movement.
  private var mainAxis: NSLayoutConstraint.Axis? {
    let way = translation(in: scrollView)
    let (x, y) = (abs(way.x), abs(way.y))
    guard max(x, y) >= Self.minimumSteepness * min(x, y) else { return nil }
    return x > y ? .horizontal : .vertical
  }

  /// The minimum ratio of the movement along an axis to the movement across it that is not
  /// diagonal. From memory.
  private static let minimumSteepness: CGFloat = 2

  private func locked(_ way: CGPoint) -> CGPoint {
    switch lockedAxis {
    case .horizontal: CGPoint(x: way.x, y: 0)
    case .vertical: CGPoint(x: 0, y: way.y)
    case nil: way
    }
  }
}

/// The user's scrolling, from the first touch until the content is at rest.
///
/// Bouncing content can be pulled beyond its ends, with increasing resistance, and returns when it
/// is released. Flicked content stops at its ends.
extension UIScrollView {
  func canBeDragged(_ axis: NSLayoutConstraint.Axis) -> Bool {
    if axis == .vertical, refreshControl?.isEnabled ?? false { return true }
    let isAlways = axis == .horizontal ? alwaysBounceHorizontal : alwaysBounceVertical
    return isAlways && isBouncing(axis) || range(on: axis).length > 0
  }

  func beginDragging() {
    phase = .dragging
    refreshControl?.pullDidBegin()
    if keyboardDismissMode == .onDrag || keyboardDismissMode == .onDragWithAccessory {
      if let window { Keyboard.endEditing(under: window) }
    }
    delegate?.scrollViewWillBeginDragging(self)
  }

  /// - Returns: The offset that the content reaches.
  @discardableResult
  func drag(to offset: CGPoint) -> CGPoint {
    // Content that is zoomed follows the fingers, too, but is not pulled beyond its ends.
    if zoom.phase == .fingers {
      scrollWithin(offset)
      return contentOffset
    }
    var reached = CGPoint(
      x: rubberBanded(offset.x, .horizontal), y: rubberBanded(offset.y, .vertical))
    if let refreshControl, refreshControl.isEnabled, offset.y < reached.y { reached.y = offset.y }
    if reached != contentOffset { contentOffset = reached }
    refreshControl?.contentWasPulled(by: -range(on: .vertical).start - contentOffset.y)
    return reached
  }

  /// Returns the offset that the content reaches when a finger pulls it to an offset.
  private func rubberBanded(_ offset: CGFloat, _ axis: NSLayoutConstraint.Axis) -> CGFloat {
    let range = range(on: axis)
    return isBouncing(axis) && canBeDragged(axis)
      ? range.rubberBanded(offset) : range.clamped(offset)
  }

  /// - Parameter velocity: The velocity of the content offset, in points per millisecond.
  func endDragging(velocity: CGPoint) {
    var target = target(of: restingOffset(velocity), velocity)
    delegate?.scrollViewWillEndDragging(
      self, withVelocity: velocity, targetContentOffset: &target)
    target = clamped(target)
    let decelerates = target != contentOffset
    phase = decelerates ? .decelerating : .resting
    delegate?.scrollViewDidEndDragging(self, willDecelerate: decelerates)
    guard decelerates, phase == .decelerating else { return }
    delegate?.scrollViewWillBeginDecelerating(self)
    if phase == .decelerating { contentOffset = target }
    phase = .resting
    delegate?.scrollViewDidEndDecelerating(self)
  }

  /// Returns the offset at which released content comes to rest.
  private func restingOffset(_ velocity: CGPoint) -> CGPoint {
    CGPoint(
      x: targetOffset(contentOffset.x, velocity.x, .horizontal),
      y: targetOffset(contentOffset.y, velocity.y, .vertical))
  }

  private func targetOffset(
    _ offset: CGFloat, _ velocity: CGFloat, _ axis: NSLayoutConstraint.Axis
  ) -> CGFloat {
    let range = range(on: axis)
    guard isPagingEnabled, range.visible > 0 else {
      // The velocity is multiplied by the rate in each millisecond.
      let rate = min(max(decelerationRate.rawValue, 0), 0.999)
      let place = range.clamped(offset + velocity * rate / (1 - rate))
      guard axis == .vertical, let bar = coveringBars?.navigation?.navigationBar else {
        return place
      }
      return range.clamped(range.start + bar.restingDistance(after: place - range.start))
    }
    let page = (offset - range.start) / range.visible
    let rule: FloatingPointRoundingRule =
      abs(velocity) < Self.turning ? .toNearestOrAwayFromZero : velocity > 0 ? .up : .down
    return range.clamped(range.start + page.rounded(rule) * range.visible)
  }

  /// The speed from which content turns to the next page wherever it is let go, in points per
  /// millisecond. From memory.
  private static let turning: CGFloat = 0.25

  private func clamped(_ offset: CGPoint) -> CGPoint {
    CGPoint(
      x: range(on: .horizontal).clamped(offset.x), y: range(on: .vertical).clamped(offset.y))
  }

  /// Scrolls to the top at the user's request, unless the delegate prevents it.
  func scrollToTop() {
    guard delegate?.scrollViewShouldScrollToTop(self) ?? true else { return }
    let top = range(on: .vertical).start
    if contentOffset.y != top { contentOffset.y = top }
    delegate?.scrollViewDidScrollToTop(self)
  }
}
