import Foundation

/// What two fingers do to each other: how far apart they are and at which angle.
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

/// Two fingers that are moved apart or together.
@preconcurrency @MainActor
open class UIPinchGestureRecognizer: UIGestureRecognizer {
  open var scale: CGFloat = 1
  private var start: CGFloat = 0
  private var last: CGFloat?
  private var speed = FingerSpeed()

  /// By how much the scale grows in a second.
  open var velocity: CGFloat { speed.now }

  /// How much the distance has to change before it is a pinch.
  private static let threshold: CGFloat = 8

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) { restart() }

  /// Measures from where the first two fingers are now: others may have been the first before.
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

/// Two fingers that turn around each other.
@preconcurrency @MainActor
open class UIRotationGestureRecognizer: UIGestureRecognizer {
  open var rotation: CGFloat = 0
  private var start: CGFloat = 0
  private var last: CGFloat?
  private var speed = FingerSpeed()

  /// In radians per second.
  open var velocity: CGFloat { speed.now }

  /// How far the fingers have to turn before it is a rotation, in radians.
  private static let threshold: CGFloat = 0.05

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) { restart() }

  /// Measures from where the first two fingers are now: others may have been the first before.
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

  /// The shorter way from one angle to another.
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
