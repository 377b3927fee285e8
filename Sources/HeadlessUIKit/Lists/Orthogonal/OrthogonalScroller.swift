import Foundation

/// Scrolls the items of one section orthogonally.
final class OrthogonalScroller: UIScrollView, UIScrollViewDelegate {
  private var area: OrthogonalArea
  private var isMirrored = false
  private var isBeingPlaced = false
  /// Called with the offset after a drag or an animation has scrolled.
  private let didScroll: (OrthogonalScroller, CGFloat) -> Void

  init(_ area: OrthogonalArea, didScroll: @escaping (OrthogonalScroller, CGFloat) -> Void) {
    (self.area, self.didScroll) = (area, didScroll)
    super.init(frame: .zero)
    delegate = self
    contentInsetAdjustmentBehavior = .never
    showsHorizontalScrollIndicator = false
    showsVerticalScrollIndicator = false
    scrollsToTop = false
  }

  required init?(coder: NSCoder) { return nil }

  // MARK: Places

  /// - Parameters:
  ///   - area: The area in the layout.
  ///   - frame: The frame in the collection view.
  ///   - start: The offset.
  ///   - isMirrored: Whether the layout is mirrored.
  ///   - rate: The deceleration rate of the collection view.
  func take(
    _ area: OrthogonalArea, frame: CGRect, start: CGFloat, isMirrored: Bool,
    rate: DecelerationRate
  ) {
    isBeingPlaced = true
    defer { isBeingPlaced = false }
    self.area = area
    self.isMirrored = isMirrored && area.axis == .horizontal
    if self.frame != frame { self.frame = frame }
    if contentSize != area.contentSize { contentSize = area.contentSize }
    let insets = self.isMirrored ? (area.insets.end, area.insets.start) : area.insets
    let inset =
      area.axis == .horizontal
      ? UIEdgeInsets(top: 0, left: insets.0, bottom: 0, right: insets.1)
      : UIEdgeInsets(top: insets.0, left: 0, bottom: insets.1, right: 0)
    if contentInset != inset { contentInset = inset }
    applyScrollProperties(rate)
    if !isTracking, !isScrollAnimating, offset(start) != contentOffset {
      contentOffset = offset(start)
    }
  }

  private func applyScrollProperties(_ rate: DecelerationRate) {
    let (mayBounce, isAlways) = (area.bounce != .never, area.bounce == .always)
    if bounces != mayBounce { bounces = mayBounce }
    let (across, down) = (isAlways && area.axis == .horizontal, isAlways && area.axis == .vertical)
    if alwaysBounceHorizontal != across { alwaysBounceHorizontal = across }
    if alwaysBounceVertical != down { alwaysBounceVertical = down }
    decelerationRate =
      area.decelerationRate == .automatic
      ? rate : DecelerationRate(rawValue: area.decelerationRate.rawValue)
  }

  /// Returns the position of a point in the scroller.
  ///
  /// - Parameter point: The point in the collection view at offset zero.
  func place(of point: CGPoint) -> CGPoint {
    CGPoint(
      x: point.x - frame.minX + (isMirrored ? contentSize.width - frame.width : 0),
      y: point.y - frame.minY)
  }

  // MARK: Scrolling

  func scroll(to start: CGFloat, animated: Bool) {
    if offset(start) != contentOffset { setContentOffset(offset(start), animated: animated) }
  }

  private func offset(_ start: CGFloat) -> CGPoint {
    let along = isMirrored ? contentSize.width - bounds.width - start : start
    return area.axis == .horizontal ? CGPoint(x: along, y: 0) : CGPoint(x: 0, y: along)
  }

  private func start(of offset: CGPoint) -> CGFloat {
    isMirrored
      ? contentSize.width - bounds.width - offset.x
      : area.axis == .horizontal ? offset.x : offset.y
  }

  override func boundsDidChange(from oldBounds: CGRect) {
    super.boundsDidChange(from: oldBounds)
    if !isBeingPlaced, bounds.origin != oldBounds.origin {
      didScroll(self, start(of: contentOffset))
    }
  }

  func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {
    let speed = (isMirrored ? -1 : 1) * (area.axis == .horizontal ? velocity.x : velocity.y)
    let rest = area.rest(
      near: start(of: targetContentOffset.pointee), from: start(of: contentOffset),
      isForward: speed == 0 ? nil : speed > 0)
    targetContentOffset.pointee = offset(rest)
  }
}
