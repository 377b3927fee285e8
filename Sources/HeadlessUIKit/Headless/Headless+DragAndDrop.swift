import Foundation

extension Headless {
  /// Rests a finger on a view until it is lifted, drags it to another view and lets go of it there.
  ///
  /// What is dragged belongs to the innermost drag interaction around the finger, as that of a list
  /// around its cell. Step by step it is done with ``touchDown(at:in:)``, ``wait(_:)`` of half a second,
  /// ``Finger/move(to:in:)`` and ``Finger/lift()``.
  ///
  /// - Parameters:
  ///   - view: Where the finger comes down, in its middle.
  ///   - target: Where it is lifted.
  ///   - point: Where in the target; nil for its middle.
  /// - Returns: What came of it: `cancel` where nobody takes it, or there is nothing to drag, which is
  ///   told in the log.
  @discardableResult
  public static func dragAndDrop(
    _ view: UIView, to target: UIView, at point: CGPoint? = nil
  ) -> UIDropOperation {
    guard let finger = touchDown(at: view.centerOfBounds, in: view), let window = view.window else {
      return .cancel
    }
    wait(liftDuration)
    guard let drag = window.router.drags.last else {
      finger.cancel()
      log("Nothing of \(view.shortName) can be dragged: no drag interaction around it has items.")
      return .cancel
    }
    let start = view.convert(view.centerOfBounds, to: window)
    for step in 1...dragSteps {
      wait(dragDuration / Double(dragSteps))
      // Asked at each step, since what is dragged over may make room.
      let end = target.convert(point ?? target.centerOfBounds, to: window)
      let share = CGFloat(step) / CGFloat(dragSteps)
      finger.move(
        to: CGPoint(
          x: start.x + (end.x - start.x) * share, y: start.y + (end.y - start.y) * share),
        in: window)
    }
    finger.lift()
    comeToRest()
    return drag.outcome ?? .cancel
  }

  private static let liftDuration: TimeInterval = 0.6
  private static let dragDuration: TimeInterval = 0.5
}
