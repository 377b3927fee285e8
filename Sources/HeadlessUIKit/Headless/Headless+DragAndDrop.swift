import Foundation

extension Headless {
  /// Holds a finger on a view until the view is lifted, drags it to another view and drops it
  /// there.
  ///
  /// The innermost drag interaction around the finger provides the items, such as the interaction
  /// of a list around its cell. To do the same step by step, use ``touchDown(at:in:)``,
  /// ``wait(_:)`` for half a second, ``Finger/move(to:in:)`` and ``Finger/lift()``.
  ///
  /// - Parameters:
  ///   - view: The view to drag, by its middle.
  ///   - target: The view to drop it on.
  ///   - point: The point in the target; nil for its middle.
  /// - Returns: The operation that was performed: `cancel` if nothing accepts the drop, or if there
  ///   is nothing to drag, which is logged.
  @discardableResult
  public static func dragAndDrop(
    _ view: UIView, to target: UIView, at point: CGPoint? = nil
  ) -> UIDropOperation {
    guard let window = windowForFingers(of: view) else { return .cancel }
    // Computed first, since the view may leave the window when it is touched.
    let start = view.convert(view.centerOfBounds, to: window)
    guard let finger = touchDown(at: view.centerOfBounds, in: view) else { return .cancel }
    wait(liftDuration)
    guard let drag = window.router.drags.last else {
      finger.cancel()
      log("\(view.shortName) can't be dragged: no drag interaction around it has items.")
      return .cancel
    }
    for step in 1...dragSteps {
      wait(dragDuration / Double(dragSteps))
      // Computed at each step, since the target may move during the drag.
      let end = target.convert(point ?? target.centerOfBounds, to: window)
      let share = CGFloat(step) / CGFloat(dragSteps)
      finger.move(
        to: CGPoint(
          x: start.x + (end.x - start.x) * share, y: start.y + (end.y - start.y) * share),
        in: window)
    }
    finger.lift()
    waitUntilIdle()
    return drag.outcome ?? .cancel
  }

  private static let liftDuration: TimeInterval = 0.6
  private static let dragDuration: TimeInterval = 0.5
}
