import Foundation

/// The positions of two fingers relative to each other: their distance and angle.
struct TwoFingers {
  var distance: CGFloat
  var angle: CGFloat

  @MainActor
  init?(_ touches: [UITouch]) {
    guard touches.count >= 2 else { return nil }
    let (first, second) = (touches[0].point, touches[1].point)
    distance = first.distance(to: second)
    angle = CGFloat(atan2(Double(second.y - first.y), Double(second.x - first.x)))
  }
}

/// Two fingers that move apart or together.
@preconcurrency @MainActor
open class UIPinchGestureRecognizer: UIGestureRecognizer {
  open var scale: CGFloat = 1
  private var start: CGFloat = 0
  private var last: CGFloat?
  private var speed = FingerSpeed()

  /// The increase of the scale per second.
  open var velocity: CGFloat { speed.now }

  /// The change of the distance at which a pinch begins, in points.
  private static let threshold: CGFloat = 8

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) { restart() }

  /// Measures from the current positions of the first two fingers, which may have changed.
  private func restart() {
    guard let fingers = TwoFingers(touches) else { return }
    start = fingers.distance
    last = fingers.distance
    if !isActive { speed = FingerSpeed() }
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    guard let fingers = TwoFingers(self.touches), let last, last > 0 else { return }
    if !isActive, abs(fingers.distance - start) < Self.threshold { return }
    let old = scale
    scale *= fingers.distance / last
    speed.move(by: scale - old)
    self.last = fingers.distance
    state = isActive ? .changed : .began
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    if self.touches.count >= 2 { return restart() }
    state = isActive ? .ended : .failed
  }

  open override func reset() {
    super.reset()
    (scale, start, last, speed) = (1, 0, nil, FingerSpeed())
  }
}

/// Two fingers that rotate around each other.
@preconcurrency @MainActor
open class UIRotationGestureRecognizer: UIGestureRecognizer {
  open var rotation: CGFloat = 0
  private var start: CGFloat = 0
  private var last: CGFloat?
  private var speed = FingerSpeed()

  /// In radians per second.
  open var velocity: CGFloat { speed.now }

  /// The angle at which a rotation begins, in radians.
  private static let threshold: CGFloat = 0.05

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) { restart() }

  /// Measures from the current positions of the first two fingers, which may have changed.
  private func restart() {
    guard let fingers = TwoFingers(touches) else { return }
    start = fingers.angle
    last = fingers.angle
    if !isActive { speed = FingerSpeed() }
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    guard let fingers = TwoFingers(self.touches), let last else { return }
    if !isActive, abs(Self.turn(from: start, to: fingers.angle)) < Self.threshold { return }
    let step = Self.turn(from: last, to: fingers.angle)
    rotation += step
    speed.move(by: step)
    self.last = fingers.angle
    state = isActive ? .changed : .began
  }

  /// Returns the shorter rotation from one angle to another.
  private static func turn(from start: CGFloat, to end: CGFloat) -> CGFloat {
    (end - start).remainder(dividingBy: 2 * .pi)
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    if self.touches.count >= 2 { return restart() }
    state = isActive ? .ended : .failed
  }

  open override func reset() {
    super.reset()
    (rotation, start, last, speed) = (0, 0, nil, FingerSpeed())
  }
}
