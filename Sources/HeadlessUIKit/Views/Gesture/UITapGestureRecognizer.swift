import Foundation

/// One or several taps with one or several fingers.
@preconcurrency @MainActor
open class UITapGestureRecognizer: UIGestureRecognizer {
  open var numberOfTapsRequired = 1
  open var numberOfTouchesRequired = 1
  /// Stored without effect: there are no buttons.
  open var buttonMaskRequired = UIEvent.ButtonMask.primary

  private var taps = 0
  private var maximumTouchCount = 0
  private var starts: [UITouch: CGPoint] = [:]
  private var timeout: InputClock.Timer?

  /// How long a finger may stay down, and how long the next tap may take to begin, in seconds.
  static let longestTap: TimeInterval = 0.75
  static let longestPause: TimeInterval = 0.35
  /// The distance that a finger may move, in points.
  private static let allowedMovement: CGFloat = 45

  override var waitsForMore: Bool { taps > 0 && taps < numberOfTapsRequired && state == .possible }

  /// A tap recognizer that requires more taps goes on after this one.
  open override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool {
    guard let tap = preventedGestureRecognizer as? UITapGestureRecognizer else { return true }
    return tap.numberOfTapsRequired <= numberOfTapsRequired
  }

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    for touch in touches { starts[touch] = touch.point }
    maximumTouchCount = max(maximumTouchCount, self.touches.count)
    if maximumTouchCount > numberOfTouchesRequired { return state = .failed }
    fail(after: Self.longestTap)
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    let strays = touches.contains { touch in
      touch.point.distance(to: starts[touch] ?? touch.point) > Self.allowedMovement
    }
    if strays { state = .failed }
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    guard self.touches.isEmpty else { return }
    timeout = nil
    guard maximumTouchCount == numberOfTouchesRequired else { return state = .failed }
    taps += 1
    maximumTouchCount = 0
    if taps >= numberOfTapsRequired {
      state = .ended
    } else {
      fail(after: Self.longestPause)
    }
  }

  private func fail(after delay: TimeInterval) {
    timeout = InputClock.after(delay) { [weak self] in self?.state = .failed }
  }

  open override func reset() {
    super.reset()
    taps = 0
    maximumTouchCount = 0
    starts = [:]
    timeout = nil
  }
}

extension UIGestureRecognizer {
  /// Whether the recognizer is of the kind of tap that controls claim for themselves.
  var isPlainTap: Bool {
    guard let tap = self as? UITapGestureRecognizer else { return false }
    return tap.numberOfTapsRequired == 1 && tap.numberOfTouchesRequired == 1
  }
}

extension CGPoint {
  func distance(to other: CGPoint) -> CGFloat {
    ((x - other.x) * (x - other.x) + (y - other.y) * (y - other.y)).squareRoot()
  }
}
