import Foundation

/// The zoom of a scroll view, and its cause.
struct ZoomState {
  enum Phase {
    case resting, fingers, bouncing, animating
  }

  var scale: CGFloat = 1
  var phase = Phase.resting
  var pinch: ScrollPinchGestureRecognizer?
}

/// Zooms the delegate's view: its transform scales it, its origin stays in place, and the content
/// grows with it.
extension UIScrollView {
  private var zoomedView: UIView? { delegate?.viewForZooming(in: self) }

  private func limited(_ scale: CGFloat) -> CGFloat {
    min(max(scale, minimumZoomScale), max(minimumZoomScale, maximumZoomScale)).usableNumber
  }

  /// Adds or removes the pinch recognizer: fingers zoom only if the limits permit it.
  func zoomLimitsDidChange() {
    let zooms = minimumZoomScale < maximumZoomScale
    if zooms, zoom.pinch == nil {
      zoom.pinch = ScrollPinchGestureRecognizer(self)
    } else if !zooms, let pinch = zoom.pinch {
      removeGestureRecognizer(pinch)
      zoom.pinch = nil
    }
  }

  // MARK: Code

  func zoomByCode(to scale: CGFloat, around point: CGPoint, animated: Bool) {
    var scale = scale
    scale.keepNumber(before: zoom.scale, "zoomScale", of: shortName)
    guard let view = zoomedView else { return }
    let new = limited(scale)
    guard new != zoom.scale else { return }
    zoomByCode(view, animated: animated) { change(to: new, of: view, around: point) }
  }

  func zoomByCode(to rect: CGRect, animated: Bool) {
    guard rect.width > 0, rect.height > 0, let view = zoomedView else { return }
    let new = limited(min(bounds.width / rect.width, bounds.height / rect.height))
    zoomByCode(view, animated: animated) {
      if new != zoom.scale {
        change(to: new, of: view, around: CGPoint(x: bounds.midX, y: bounds.midY))
      }
      let middle = view.convert(CGPoint(x: rect.midX, y: rect.midY), to: self)
      scrollWithin(CGPoint(x: middle.x - bounds.width / 2, y: middle.y - bounds.height / 2))
    }
  }

  /// The end of an animated change is reported on the next turn.
  private func zoomByCode(_ view: UIView, animated: Bool, _ change: () -> Void) {
    delegate?.scrollViewWillBeginZooming(self, with: view)
    guard animated else {
      change()
      delegate?.scrollViewDidEndZooming(self, with: view, atScale: zoom.scale)
      return
    }
    zoom.phase = .animating
    Headless.Animation(duration: 0.3).perform(change) { [weak self] _ in
      guard let self else { return }
      if zoom.phase == .animating { zoom.phase = .resting }
      delegate?.scrollViewDidEndZooming(self, with: view, atScale: zoom.scale)
    }
  }

  // MARK: Fingers

  var canZoom: Bool { isUserInteractionEnabled && zoomedView != nil }

  func beginZooming() {
    zoom.phase = .fingers
    delegate?.scrollViewWillBeginZooming(self, with: zoomedView)
  }

  /// Beyond a limit the scale changes by the square root of the pinch's factor.
  func zoomByFingers(to scale: CGFloat, around point: CGPoint) {
    guard scale.isFinite, scale > 0, let view = zoomedView else { return }
    let limit = limited(scale)
    let new =
      scale == limit || !bouncesZoom
      ? limit : limit * CGFloat(pow(Double(scale / limit), 0.5))
    if new != zoom.scale { change(to: new, of: view, around: point) }
  }

  /// A scale beyond a limit returns to it before the end is reported.
  func endZooming(around point: CGPoint) {
    let limit = limited(zoom.scale)
    if let view = zoomedView, limit != zoom.scale {
      zoom.phase = .bouncing
      change(to: limit, of: view, around: point)
    }
    zoom.phase = .resting
    delegate?.scrollViewDidEndZooming(self, with: zoomedView, atScale: zoom.scale)
  }

  // MARK: Changing

  /// - Parameter point: The point that stays in place.
  private func change(to new: CGFloat, of view: UIView, around point: CGPoint) {
    let (old, offset, origin) = (zoom.scale, contentOffset, view.frame.origin)
    let factor = new / old
    zoom.scale = new
    let (anchor, size) = (view.layer.anchorPoint, view.bounds.size)
    view.transform = new == 1 ? .identity : CGAffineTransform(scaleX: new, y: new)
    move(
      view,
      to: CGPoint(
        x: view.center.x + anchor.x * size.width * (new - old),
        y: view.center.y + anchor.y * size.height * (new - old)))
    let content = contentSize.scaled(by: factor)
    if isSizedByConstraints { changeContentSize(to: content) } else { contentSize = content }
    scrollWithin(
      CGPoint(
        x: origin.x + (point.x - origin.x) * factor - (point.x - offset.x),
        y: origin.y + (point.y - origin.y) * factor - (point.y - offset.y)))
    delegate?.scrollViewDidZoom(self)
  }

  /// Scrolls to an offset, or to the nearest one at which the content is not beyond its ends.
  func scrollWithin(_ offset: CGPoint) {
    let reached = CGPoint(
      x: range(on: .horizontal).clamped(offset.x), y: range(on: .vertical).clamped(offset.y))
    if reached != contentOffset { contentOffset = reached }
  }

  /// Places the zoomed view so that its origin stays in place: the layout does not know of the
  /// scale.
  func placeZoomedView() {
    guard zoom.scale != 1, let view = zoomedView, view.superview === self,
      let engine = LayoutEngine.engine(of: self),
      let frame = engine.solvedFrame(of: view.node)?.frame
    else { return }
    let anchor = view.layer.anchorPoint
    move(
      view,
      to: CGPoint(
        x: frame.minX + anchor.x * frame.width * zoom.scale,
        y: frame.minY + anchor.y * frame.height * zoom.scale))
  }

  /// Moves a view without informing the layout.
  private func move(_ view: UIView, to center: CGPoint) {
    guard view.center != center else { return }
    let isPlacedByLayout = !view.translatesAutoresizingMaskIntoConstraints
    if isPlacedByLayout { view.flags.insert(.isBeingPlaced) }
    view.center = center
    if isPlacedByLayout { view.flags.remove(.isBeingPlaced) }
  }
}

extension CGSize {
  func scaled(by factor: CGFloat) -> CGSize {
    CGSize(width: width * factor, height: height * factor)
  }
}

/// The pinch of a scroll view. It is recognized together with the pan.
final class ScrollPinchGestureRecognizer: UIPinchGestureRecognizer {
  private weak var scrollView: UIScrollView?
  private var start: CGFloat = 1

  init(_ scrollView: UIScrollView) {
    self.scrollView = scrollView
    super.init()
    scrollView.addGestureRecognizer(self)
    addHandler { [weak self] _ in self?.follow() }
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    guard scrollView?.canZoom ?? false else { return }
    super.touchesMoved(touches, with: event)
  }

  override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool {
    preventedGestureRecognizer !== scrollView?.panGestureRecognizer
  }

  override func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool {
    preventingGestureRecognizer !== scrollView?.panGestureRecognizer
  }

  private func follow() {
    guard let scrollView else { return }
    let point = location(in: scrollView)
    switch state {
    case .began:
      start = scrollView.zoomScale
      scrollView.beginZooming()
      scrollView.zoomByFingers(to: start * scale, around: point)
    case .changed: scrollView.zoomByFingers(to: start * scale, around: point)
    case .ended, .cancelled: scrollView.endZooming(around: point)
    default: break
    }
  }
}
