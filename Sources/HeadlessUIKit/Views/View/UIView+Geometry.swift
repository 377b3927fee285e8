import Foundation

extension UIView {
  /// Changes the size; the corner at which the bounds begin stays in place.
  func resizeFromCorner(to size: CGSize) {
    let transform = transform
    if transform.isIdentity { return frame.size = size }
    let (old, anchor) = (bounds.size, layer.anchorPoint)
    bounds.size = size
    let x = (bounds.width - old.width) * anchor.x
    let y = (bounds.height - old.height) * anchor.y
    center.x += transform.a * x + transform.c * y
    center.y += transform.b * x + transform.d * y
  }

  /// The point in the bounds at which ``center`` lies and that transforms keep in place, in the
  /// unit square. Changing it moves the frame.
  public var anchorPoint: CGPoint {
    get { layer.anchorPoint }
    set { layer.anchorPoint = newValue }
  }
}

extension UIView {
  var geometryFrame: CGRect { ownLayer.frame }

  func setGeometryFrame(_ frame: CGRect) {
    changeGeometry { ownLayer.frame = frame }
  }

  func setGeometryBounds(_ bounds: CGRect) {
    let allowed = CGRect(origin: bounds.origin, size: allowedSize(bounds.size))
    changeGeometry { layer.bounds = allowed }
  }

  /// Changes bounds or position, and informs everything that depends on them.
  func changeGeometry(_ change: () -> Void) {
    guard observers != nil else { return applyGeometry(change) }
    let properties = [ObservableProperty.frame, .bounds, .center]
    for property in properties { willChange(property) }
    applyGeometry(change)
    for property in properties { didChange(property) }
  }

  /// Changes only the position. While the engine places the view, nothing else depends on it.
  func move(to position: CGPoint) {
    guard flags.contains(.isBeingPlaced), observers == nil else {
      return changeGeometry { ownLayer.position = position }
    }
    Headless.Animation.note(self)
    ownLayer.position = position
  }

  private func applyGeometry(_ change: () -> Void) {
    let oldBounds = ownLayer.bounds
    let oldPosition = ownLayer.position
    change()
    let newBounds = ownLayer.bounds
    let sizeChanged = newBounds.size != oldBounds.size
    let isMoved = ownLayer.position != oldPosition
    let isScrolled = newBounds.origin != oldBounds.origin
    guard sizeChanged || isMoved || isScrolled else { return }
    Headless.Animation.note(self, position: oldPosition, bounds: oldBounds)
    if sizeChanged {
      markNeedsLayout()
      if contentMode == .redraw { setNeedsDisplay() }
      resizeSubviews(from: oldBounds.size)
    }
    if isScrolled { node.engine?.scrolled(self) }
    if !flags.contains(.isBeingPlaced) {
      if sizeChanged || isMoved { hostDidPlaceView() }
      updateSafeArea(boundsChanged: sizeChanged || isScrolled)
    }
    if sizeChanged || isScrolled { boundsDidChange(from: oldBounds) }
  }

  func contentModeDidChange(from old: ContentMode) {
    if old != contentMode { setNeedsLayout() }
  }

  func backgroundDidChange() {
    defer { didChange(.backgroundColor) }
    layer.setBackground(of: backgroundColor)
    setNeedsDisplay()
  }

  func changeAlpha(to alpha: CGFloat) {
    var alpha = alpha
    alpha.keepNumber(before: self.alpha, "alpha", of: shortName)
    notifyingObservers(of: .alpha) { layer.opacity = Float(min(max(alpha, 0), 1)) }
  }

  private func position(in frame: CGRect) -> CGPoint {
    let anchor = ownLayer.anchorPoint
    return CGPoint(
      x: frame.minX + anchor.x * frame.width, y: frame.minY + anchor.y * frame.height)
  }

  func isPlaced(at frame: CGRect) -> Bool {
    ownLayer.bounds.size == frame.size && ownLayer.position == position(in: frame)
  }

  /// Places the view at a frame from the engine, which is the frame without its transform.
  func place(_ frame: CGRect) {
    let position = position(in: frame)
    let old = ownLayer.bounds
    let (isResized, isMoved) = (old.size != frame.size, ownLayer.position != position)
    guard isResized || isMoved else { return }
    flags.insert(.isBeingPlaced)
    if isResized { bounds = CGRect(origin: old.origin, size: frame.size) }
    if isMoved { center = position }
    flags.remove(.isBeingPlaced)
    updateSafeArea(boundsChanged: isResized)
  }

  /// The frame without the transform, which the layout uses.
  var untransformedFrame: CGRect {
    let (anchor, size) = (ownLayer.anchorPoint, ownLayer.bounds.size)
    return CGRect(
      x: ownLayer.position.x - anchor.x * size.width,
      y: ownLayer.position.y - anchor.y * size.height,
      width: size.width, height: size.height)
  }

  // MARK: Converting

  func converted(_ point: CGPoint, to view: UIView?) -> CGPoint {
    // A conversion between a view and its superview, of which hit testing makes many, can skip the
    // root.
    if let view, view.storedSuperview === self { return view.pointFromSuperview(point).settled }
    if let view, storedSuperview === view { return pointInSuperview(point).settled }
    let inRoot = pointInRoot(point)
    guard let view = view ?? nearestWindow else { return inRoot }
    let (root, other) = (root, view.root)
    if root === other { return view.pointFromRoot(inRoot).settled }
    // Unconnected trees lie side by side on the screen, each at the position of its root.
    return view.pointFromScreen(root.pointInSuperview(inRoot))
  }

  func converted(_ point: CGPoint, from view: UIView?) -> CGPoint {
    (view ?? nearestWindow ?? root).convert(point, to: self)
  }

  func converted(_ rect: CGRect, to view: UIView?) -> CGRect {
    rect.around { convert($0, to: view) }
  }

  func converted(_ rect: CGRect, from view: UIView?) -> CGRect {
    (view ?? nearestWindow ?? root).convert(rect, to: self)
  }

  public func convert(_ point: CGPoint, to coordinateSpace: UICoordinateSpace) -> CGPoint {
    coordinateSpace is ScreenSpace
      ? pointOnScreen(point) : convert(point, to: view(coordinateSpace))
  }

  public func convert(_ point: CGPoint, from coordinateSpace: UICoordinateSpace) -> CGPoint {
    coordinateSpace is ScreenSpace
      ? pointFromScreen(point) : convert(point, from: view(coordinateSpace))
  }

  public func convert(_ rect: CGRect, to coordinateSpace: UICoordinateSpace) -> CGRect {
    coordinateSpace is ScreenSpace
      ? rect.around(pointOnScreen) : convert(rect, to: view(coordinateSpace))
  }

  public func convert(_ rect: CGRect, from coordinateSpace: UICoordinateSpace) -> CGRect {
    coordinateSpace is ScreenSpace
      ? rect.around(pointFromScreen) : convert(rect, from: view(coordinateSpace))
  }

  /// Returns the coordinate space as a view; nil, which stands for the window, if it is none.
  ///
  /// Not inlined: the inlined cast crashes the optimizer of Swift 6.3.
  @inline(never)
  private func view(_ coordinateSpace: UICoordinateSpace) -> UIView? { coordinateSpace as? UIView }

  /// Converts a point to the coordinates of the screen, on which windows and views outside windows
  /// lie.
  func pointOnScreen(_ point: CGPoint) -> CGPoint {
    root.pointInSuperview(pointInRoot(point)).settled
  }

  func pointFromScreen(_ point: CGPoint) -> CGPoint {
    pointFromRoot(root.pointFromSuperview(point)).settled
  }

  private func pointInRoot(_ point: CGPoint) -> CGPoint {
    sequence(first: self, next: \.storedSuperview).reduce(point) { point, view in
      view.storedSuperview == nil ? point : view.pointInSuperview(point)
    }
  }

  private func pointFromRoot(_ point: CGPoint) -> CGPoint {
    guard let superview = storedSuperview else { return point }
    return pointFromSuperview(superview.pointFromRoot(point))
  }

  private func pointFromSuperview(_ outside: CGPoint) -> CGPoint {
    let moved = storedSuperview?.ownLayer.toSublayers
    let outside = moved.map { outside.applying($0.inverted()) } ?? outside
    let (anchor, center, bounds, transform) = (ownLayer.anchorPoint, center, bounds, transform)
    let turned = CGPoint(x: outside.x - center.x, y: outside.y - center.y)
    let local = transform.isIdentity ? turned : turned.applying(transform.inverted())
    return CGPoint(
      x: local.x + bounds.minX + anchor.x * bounds.width,
      y: local.y + bounds.minY + anchor.y * bounds.height)
  }

  private func pointInSuperview(_ point: CGPoint) -> CGPoint {
    let (anchor, center, bounds) = (ownLayer.anchorPoint, center, bounds)
    let turned = CGPoint(
      x: point.x - bounds.minX - anchor.x * bounds.width,
      y: point.y - bounds.minY - anchor.y * bounds.height
    ).applying(transform)
    let placed = CGPoint(x: turned.x + center.x, y: turned.y + center.y)
    return storedSuperview?.ownLayer.toSublayers.map(placed.applying) ?? placed
  }

  // MARK: Hit testing

  func deepestView(at point: CGPoint, with event: UIEvent?) -> UIView? {
    guard isUserInteractionEnabled, !isHidden, alpha >= 0.01, self.point(inside: point, with: event)
    else { return nil }
    for subview in storedSubviews.reversed() where subview.transform.isInvertible {
      if let hit = subview.hitTest(subview.convert(point, from: self), with: event) { return hit }
    }
    return self
  }
}

/// A coordinate system that points and rectangles can be converted to and from.
@preconcurrency @MainActor
public protocol UICoordinateSpace: AnyObject {
  var bounds: CGRect { get }
  func convert(_ point: CGPoint, to coordinateSpace: UICoordinateSpace) -> CGPoint
  func convert(_ point: CGPoint, from coordinateSpace: UICoordinateSpace) -> CGPoint
  func convert(_ rect: CGRect, to coordinateSpace: UICoordinateSpace) -> CGRect
  func convert(_ rect: CGRect, from coordinateSpace: UICoordinateSpace) -> CGRect
}
