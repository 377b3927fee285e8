import Foundation

/// Delivers the touches of a window to recognizers and views.
///
/// Recognizers receive a touch before its view. A recognizer that recognizes takes the touch away
/// from the view; one that is undecided when the touch ends delays the end.
@MainActor
final class TouchRouter {
  private unowned let window: UIWindow
  private var touches: Set<UITouch> = []
  /// The touches that views have seen begin.
  private var begunTouches: Set<UITouch> = []
  /// The touches that views do not receive until recognizers have decided.
  private var heldBegins: [UITouch] = []
  /// The ended touches whose end waits for recognizers to decide.
  private var heldEnds: [UITouch] = []
  /// The touches that a recognizer has taken away from their views.
  private var takenTouches: Set<UITouch> = []
  /// The touches whose change is being delivered. A run loop in a callback leaves them alone.
  private var changing: Set<UITouch> = []
  private(set) var recognizers: [UIGestureRecognizer] = []
  /// The recognizers that wait for others to fail, and possibly some that were in other windows
  /// since.
  private var waiting: Set<ObjectIdentifier> = []
  /// The lifted or dragged items, in the order of the lifts.
  var drags: [Drag] = []

  init(_ window: UIWindow) {
    self.window = window
  }

  func route(_ event: UIEvent) {
    let changed = (event.touches(for: window) ?? []).sorted { $0.order < $1.order }
    let outer = changing
    changing.formUnion(changed)
    for touch in changed where touch.phase == .began { begin(touch, event) }
    for phase in [UITouch.Phase.began, .moved, .ended, .cancelled] {
      for touch in changed where touch.phase == phase { deliver(touch, event) }
    }
    changing = outer
    settle(event)
  }

  // MARK: Beginning

  private func begin(_ touch: UITouch, _ event: UIEvent) {
    let isIgnored = UIApplication.shared.isIgnoringInteractionEvents
    let view = isIgnored ? nil : window.hitTest(touch.point, with: event)
    let isSecond = touches.contains { $0.view === view && $0.phase != .ended }
    touch.view = view
    touches.insert(touch)
    if isSecond, view?.isMultipleTouchEnabled == false { takenTouches.insert(touch) }
    let candidates = sequence(first: view) { $0?.superview }
      .flatMap { $0?.gestureRecognizers ?? [] }
      .filter { $0.isEnabled && $0.mayReceive(touch, event) }
    touch.gestureRecognizers = candidates
    for recognizer in candidates.without(recognizers) {
      recognizers.append(recognizer)
      recognizer.router = self
    }
  }

  // MARK: Waiting

  /// Whether there may be recognizers that wait for others to fail.
  var mayHaveWaiting: Bool { !waiting.isEmpty }

  func note(_ recognizer: UIGestureRecognizer, waits: Bool) {
    if waits {
      waiting.insert(ObjectIdentifier(recognizer))
    } else if !waiting.isEmpty {
      waiting.remove(ObjectIdentifier(recognizer))
    }
  }

  // MARK: Delivering

  private func deliver(_ touch: UITouch, _ event: UIEvent) {
    for recognizer in touch.gestureRecognizers ?? [] where recognizer.acceptsTouches {
      recognizer.receive(touch, event)
    }
    guard let view = touch.view, !takenTouches.contains(touch), !withholds(touch) else { return }
    switch touch.phase {
    case .began: begin(touch, in: view, event)
    case .moved: view.touchesMoved([touch], with: event)
    case .cancelled: view.touchesCancelled([touch], with: event)
    case .ended:
      if isUndecided(touch) {
        heldEnds.append(touch)
      } else {
        view.touchesEnded([touch], with: event)
      }
    default: break
    }
  }

  private func begin(_ touch: UITouch, in view: UIView, _ event: UIEvent?) {
    begunTouches.insert(touch)
    view.touchesBegan([touch], with: event)
  }

  /// Returns whether the touch is held back from views, which is decided when it begins.
  private func withholds(_ touch: UITouch) -> Bool {
    if touch.phase == .began, delaysBegin(of: touch) { heldBegins.append(touch) }
    guard heldBegins.contains(touch) else { return false }
    if touch.phase == .cancelled { heldBegins.remove(identicalTo: touch) }
    return true
  }

  private func delaysBegin(of touch: UITouch) -> Bool {
    (touch.gestureRecognizers ?? []).contains { $0.isUndecided && $0.delaysBegin(of: touch) }
  }

  private func isUndecided(_ touch: UITouch) -> Bool {
    (touch.gestureRecognizers ?? []).contains {
      $0.delaysTouchesEnded && $0.cancelsTouchesInView && $0.isUndecided
    }
  }

  /// Called when a recognizer recognizes: its touches belong to it from now on.
  func claimTouches(of recognizer: UIGestureRecognizer) {
    guard recognizer.cancelsTouchesInView else { return }
    for touch in touches where touch.gestureRecognizers?.contains(recognizer) ?? false {
      guard takenTouches.insert(touch).inserted, let view = touch.view,
        begunTouches.contains(touch)
      else { continue }
      view.touchesCancelled([touch], with: UIEvent(touches))
    }
    heldBegins.removeAll(where: takenTouches.contains)
    heldEnds.removeAll(where: takenTouches.contains)
  }

  // MARK: Settling

  /// Removes finished touches, and recognizers that are done with them.
  func settle(_ event: UIEvent? = nil) {
    for recognizer in recognizers where !isReceiving(recognizer) { recognizer.finishIfOver() }
    deliverHeldBegins(event)
    let decided = heldEnds.filter { !isUndecided($0) && !changing.contains($0) }
    heldEnds.removeAll(where: decided.contains)
    for touch in decided { touch.view?.touchesEnded([touch], with: event) }
    let over = touches.subtracting(changing).filter { $0.phase == .ended || $0.phase == .cancelled }
    touches.subtract(over.filter { !heldEnds.contains($0) && !heldBegins.contains($0) })
    takenTouches.formIntersection(touches)
    begunTouches.formIntersection(touches)
    var done: [UIGestureRecognizer] = []
    for recognizer in recognizers where recognizer.isOver && !isReceiving(recognizer) {
      recognizer.startOver()
      done.append(recognizer)
    }
    if !done.isEmpty { recognizers = recognizers.without(done) }
    if recognizers.isEmpty { waiting = [] }
  }

  private func isReceiving(_ recognizer: UIGestureRecognizer) -> Bool {
    changing.contains { $0.gestureRecognizers?.contains(recognizer) ?? false }
  }

  /// Delivers the touches that no recognizer wanted to their views: how they began, and what has
  /// happened since.
  private func deliverHeldBegins(_ event: UIEvent?) {
    let decided = heldBegins.filter { !delaysBegin(of: $0) && !changing.contains($0) }
    heldBegins.removeAll(where: decided.contains)
    for touch in decided {
      touch.replayBeginning { touch.view.map { begin(touch, in: $0, event) } }
      if touch.phase == .moved { touch.view?.touchesMoved([touch], with: event) }
      if touch.phase == .ended { heldEnds.append(touch) }
    }
  }
}

extension UIGestureRecognizer {
  /// Returns whether the recognizer and its delegate accept a touch.
  fileprivate func mayReceive(_ touch: UITouch, _ event: UIEvent) -> Bool {
    guard shouldReceive(event), delegate?.gestureRecognizer(self, shouldReceive: event) ?? true
    else { return false }
    return delegate?.gestureRecognizer(self, shouldReceive: touch) ?? true
  }
}
