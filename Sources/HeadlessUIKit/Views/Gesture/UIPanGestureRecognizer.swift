import Foundation

/// Fingers that are dragged.
@preconcurrency @MainActor
open class UIPanGestureRecognizer: UIGestureRecognizer {
  open var minimumNumberOfTouches = 1
  open var maximumNumberOfTouches = Int.max

  private var moved = CGPoint.zero
  private var speed = (x: FingerSpeed(), y: FingerSpeed())
  private var last: CGPoint?

  /// The distance at which a pan begins, in points.
  private static let threshold: CGFloat = 10

  var hasMoved: Bool { hypotenuse(moved) >= Self.threshold }

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    if self.touches.count > maximumNumberOfTouches, state == .possible { state = .failed }
    restart()
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    let count = self.touches.count
    guard count >= minimumNumberOfTouches, count <= maximumNumberOfTouches else { return }
    track()
    if isActive {
      state = .changed
    } else if hasMoved, mayStart {
      state = .began
    }
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    if self.touches.count >= minimumNumberOfTouches { return restart() }
    state = state == .possible && !(hasMoved && mayStart) ? .failed : .ended
  }

  /// Whether the pan is of the kind that a subclass recognizes.
  var mayStart: Bool { true }

  /// Measures from the current positions of the fingers. Lifted fingers are ignored.
  private func restart() {
    last = middleOfTouches
    if state == .possible, moved == .zero { speed = (FingerSpeed(), FingerSpeed()) }
  }

  private func track() {
    let point = middleOfTouches
    defer { last = point }
    guard let last else { return }
    let step = CGPoint(x: point.x - last.x, y: point.y - last.y)
    moved = CGPoint(x: moved.x + step.x, y: moved.y + step.y)
    speed.x.move(by: step.x)
    speed.y.move(by: step.y)
  }

  private func hypotenuse(_ point: CGPoint) -> CGFloat { point.distance(to: .zero) }

  /// Measures from where the fingers came down, or from where the translation was last set, in the
  /// view's coordinates.
  open func translation(in view: UIView?) -> CGPoint { vector(moved, in: view) }

  open func setTranslation(_ translation: CGPoint, in view: UIView?) {
    guard let view, let window = view.window else { return moved = translation }
    let origin = view.convert(CGPoint.zero, to: window)
    let end = view.convert(translation, to: window)
    moved = CGPoint(x: end.x - origin.x, y: end.y - origin.y)
  }

  open func velocity(in view: UIView?) -> CGPoint {
    vector(CGPoint(x: speed.x.now, y: speed.y.now), in: view)
  }

  /// Converts a vector from the window to a view.
  private func vector(_ vector: CGPoint, in view: UIView?) -> CGPoint {
    guard let view, let window = view.window else { return vector }
    let origin = view.convert(CGPoint.zero, from: window)
    let end = view.convert(vector, from: window)
    return CGPoint(x: end.x - origin.x, y: end.y - origin.y)
  }

  open override func reset() {
    super.reset()
    moved = .zero
    speed = (FingerSpeed(), FingerSpeed())
    last = nil
  }
}

/// A pan that begins at an edge of the screen.
@preconcurrency @MainActor
open class UIScreenEdgePanGestureRecognizer: UIPanGestureRecognizer {
  open var edges: UIRectEdge = []
  private var start: CGPoint?

  /// The maximum distance from the edge at which a finger may come down, in points.
  private static let reach: CGFloat = 20

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    start = start ?? touches.first?.point
    super.touchesBegan(touches, with: event)
  }

  override var mayStart: Bool {
    guard let start, let bounds = view?.window?.bounds else { return false }
    let near: [(edge: UIRectEdge, distance: CGFloat)] = [
      (.left, start.x - bounds.minX), (.right, bounds.maxX - start.x),
      (.top, start.y - bounds.minY), (.bottom, bounds.maxY - start.y),
    ]
    return near.contains { edges.contains($0.edge) && $0.distance <= Self.reach }
  }

  open override func reset() {
    super.reset()
    start = nil
  }
}
