import Foundation

/// Finger input. It takes no real time; recognizers follow their own clock.
///
/// Views are laid out before a finger comes down and after each of its actions. Input goes to the
/// view under the finger, which may differ from the view that is named.
extension Headless {
  /// A finger that is down, to move and lift step by step.
  @preconcurrency @MainActor
  public final class Finger {
    private let touch: UITouch
    private let window: UIWindow

    fileprivate init(at point: CGPoint, in window: UIWindow, tapCount: Int = 1) {
      touch = UITouch(at: point, in: window, tapCount: tapCount)
      self.window = window
    }

    /// The view that has the touch.
    public var view: UIView? { touch.view }

    /// Moves the finger to a point of a view.
    public func move(to point: CGPoint, in view: UIView) {
      touch.move(to: view.convert(point, to: window), phase: .moved)
      Finger.send([self])
    }

    public func lift() {
      touch.move(to: touch.point, phase: .ended)
      Finger.send([self])
    }

    /// Cancels the touch, as the system does for an incoming call.
    public func cancel() {
      touch.move(to: touch.point, phase: .cancelled)
      Finger.send([self])
    }

    fileprivate func set(_ point: CGPoint, _ phase: UITouch.Phase) {
      touch.move(to: point, phase: phase)
    }

    fileprivate static func send(_ fingers: [Finger]) {
      guard let window = fingers.first?.window else { return }
      window.sendEvent(UIEvent(Set(fingers.map(\.touch))))
    }
  }

  /// Puts a finger down; nil, with a message in the log, if the view is in no window.
  public static func touchDown(at point: CGPoint, in view: UIView) -> Finger? {
    touchDown([point], in: view)?.first
  }

  /// Lets time pass for recognizers, on their clock alone and without real time.
  ///
  /// Then it runs the work of the main queue, as ``runLoop()`` does, and performs pending layout.
  /// `Timer` and `asyncAfter` follow the real clock: their later work is not done sooner.
  public static func wait(_ duration: TimeInterval) {
    InputClock.advance(by: duration)
    for window in UIWindow.all { window.router.settle() }
    runLoop()
  }

  // MARK: Taps and presses

  /// Taps a point of a view, once or several times in quick succession.
  ///
  /// - Returns: The view that received the tap.
  @discardableResult
  public static func tap(at point: CGPoint, in view: UIView, count: Int = 1) -> UIView? {
    var hit: UIView?
    for number in 1...max(1, count) {
      guard let finger = touchDown([point], in: view, tapCount: number)?.first else { return nil }
      hit = finger.view
      wait(tapDuration)
      finger.lift()
      wait(tapDuration)
    }
    waitUntilIdle()
    return hit
  }

  /// Taps the middle of a view.
  @discardableResult
  public static func tap(_ view: UIView, count: Int = 1) -> UIView? {
    view.window?.layoutIfNeeded()
    return tap(at: view.centerOfBounds, in: view, count: count)
  }

  /// Holds a finger on a point of a view.
  @discardableResult
  public static func press(
    at point: CGPoint, in view: UIView, duration: TimeInterval = 1
  ) -> UIView? {
    guard let finger = touchDown(at: point, in: view) else { return nil }
    wait(duration)
    finger.lift()
    waitUntilIdle()
    return finger.view
  }

  /// Holds a finger on the middle of a view.
  @discardableResult
  public static func press(_ view: UIView, duration: TimeInterval = 1) -> UIView? {
    view.window?.layoutIfNeeded()
    return press(at: view.centerOfBounds, in: view, duration: duration)
  }

  // MARK: Drags

  /// Drags from one point of a view to another.
  @discardableResult
  public static func drag(
    from start: CGPoint, to end: CGPoint, in view: UIView, duration: TimeInterval = 0.3
  ) -> UIView? {
    move([(start, end)], in: view, duration: duration)
  }

  /// Drags from the middle of a view.
  @discardableResult
  public static func drag(
    _ view: UIView, by translation: CGPoint, duration: TimeInterval = 0.3
  ) -> UIView? {
    view.window?.layoutIfNeeded()
    let start = view.centerOfBounds
    let end = CGPoint(x: start.x + translation.x, y: start.y + translation.y)
    return drag(from: start, to: end, in: view, duration: duration)
  }

  /// Moves two fingers apart or together around the middle of a view.
  @discardableResult
  public static func pinch(
    _ view: UIView, scale: CGFloat, duration: TimeInterval = 0.3
  ) -> UIView? {
    twoFingers(on: view, duration: duration) { CGAffineTransform(scaleX: scale, y: scale) }
  }

  /// Turns two fingers around the middle of a view, clockwise, in radians.
  @discardableResult
  public static func rotate(
    _ view: UIView, by angle: CGFloat, duration: TimeInterval = 0.3
  ) -> UIView? {
    twoFingers(on: view, duration: duration) { CGAffineTransform(rotationAngle: angle) }
  }

  private static func twoFingers(
    on view: UIView, duration: TimeInterval, _ transform: () -> CGAffineTransform
  ) -> UIView? {
    view.window?.layoutIfNeeded()
    let (middle, transform) = (view.centerOfBounds, transform())
    let reach = min(view.bounds.width, view.bounds.height) / 4
    let paths = [-reach, reach].map { offset in
      let moved = CGPoint(x: offset, y: 0).applying(transform)
      return (
        CGPoint(x: middle.x + offset, y: middle.y),
        CGPoint(x: middle.x + moved.x, y: middle.y + moved.y)
      )
    }
    return move(paths, in: view, duration: duration)
  }

  // MARK: Steps

  private static let tapDuration: TimeInterval = 0.05
  static let dragSteps = 10
  /// The wait after which an interaction has no further effects.
  private static let rest: TimeInterval = 1

  private static func move(
    _ paths: [(start: CGPoint, end: CGPoint)], in view: UIView, duration: TimeInterval
  ) -> UIView? {
    guard let window = windowForFingers(of: view) else { return nil }
    // Computed first, since the view may leave the window when it is touched.
    let ends = paths.map { (view.convert($0.start, to: window), view.convert($0.end, to: window)) }
    guard let fingers = touchDown(paths.map(\.start), in: view) else { return nil }
    for step in 1...dragSteps {
      wait(duration / Double(dragSteps))
      let share = CGFloat(step) / CGFloat(dragSteps)
      for (finger, (start, end)) in zip(fingers, ends) {
        finger.set(
          CGPoint(
            x: start.x + (end.x - start.x) * share, y: start.y + (end.y - start.y) * share),
          .moved)
      }
      Finger.send(fingers)
    }
    for (finger, (_, end)) in zip(fingers, ends) { finger.set(end, .ended) }
    Finger.send(fingers)
    waitUntilIdle()
    return fingers.first?.view
  }

  private static func touchDown(
    _ points: [CGPoint], in view: UIView, tapCount: Int = 1
  ) -> [Finger]? {
    guard let window = windowForFingers(of: view) else { return nil }
    let fingers = points.map {
      Finger(at: view.convert($0, to: window), in: window, tapCount: tapCount)
    }
    Finger.send(fingers)
    return fingers
  }

  static func waitUntilIdle() {
    wait(rest)
    for window in UIWindow.all where !window.isHidden { window.layoutIfNeeded() }
  }
}

extension Headless {
  /// Calls back whenever a recognizer would send its action: in each state except `failed`.
  ///
  /// It replaces `addTarget(_:action:)`, which needs selectors.
  public static func onAction<Recognizer: UIGestureRecognizer>(
    of recognizer: Recognizer, _ handler: @escaping @MainActor (Recognizer) -> Void
  ) {
    recognizer.addHandler { ($0 as? Recognizer).map(handler) }
  }
}

extension UIView {
  var centerOfBounds: CGPoint { CGPoint(x: bounds.midX, y: bounds.midY) }
}
