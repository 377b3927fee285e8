import Foundation

/// Fingers that rest in place.
@preconcurrency @MainActor
open class UILongPressGestureRecognizer: UIGestureRecognizer {
  /// The number of taps that precede the press.
  open var numberOfTapsRequired = 0
  open var numberOfTouchesRequired = 1
  open var minimumPressDuration: TimeInterval = 0.5
  /// The distance that a finger may move before the press is recognized, in points.
  open var allowableMovement: CGFloat = 10

  private var starts: [UITouch: CGPoint] = [:]
  private var pressed: InputClock.Timer?
  private var taps = 0

  override var waitsForMore: Bool { taps > 0 && touches.isEmpty && state == .possible }

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    for touch in touches { starts[touch] = touch.point }
    if self.touches.count > numberOfTouchesRequired, state == .possible { return state = .failed }
    guard self.touches.count == numberOfTouchesRequired else { return }
    guard taps >= numberOfTapsRequired else {
      return fail(after: UITapGestureRecognizer.longestTap)
    }
    if minimumPressDuration <= 0 { return begin() }
    pressed = InputClock.after(minimumPressDuration) { [weak self] in self?.begin() }
  }

  /// Whether there is anything to press.
  var mayStart: Bool { true }

  private func begin() { state = mayStart ? .began : .failed }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    if isActive { return state = .changed }
    let strays = touches.contains { touch in
      touch.point.distance(to: starts[touch] ?? touch.point) > allowableMovement
    }
    if strays { state = .failed }
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    if !isActive, taps < numberOfTapsRequired {
      guard self.touches.isEmpty else { return }
      taps += 1
      return fail(after: UITapGestureRecognizer.longestPause)
    }
    state = isActive || minimumPressDuration <= 0 ? .ended : .failed
  }

  private func fail(after delay: TimeInterval) {
    pressed = InputClock.after(delay) { [weak self] in self?.state = .failed }
  }

  open override func reset() {
    super.reset()
    starts = [:]
    pressed = nil
    taps = 0
  }
}
