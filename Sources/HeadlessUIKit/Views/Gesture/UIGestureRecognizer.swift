import Foundation

/// Interprets touches as a gesture.
///
/// There are no selectors here: add actions with `Headless.onAction(of:_:)`.
@preconcurrency @MainActor
open class UIGestureRecognizer: NSObject {
  public enum State: Int, Sendable {
    case possible, began, changed, ended, cancelled, failed

    public static var recognized: State { .ended }
  }

  private var storedState = State.possible
  /// The state that the recognizer will take on when the recognizers that it waits for have failed.
  private var wantedState: State? { didSet { router?.note(self, waits: wantedState != nil) } }
  private var endsOnceBegun = false
  private var handlers: [(UIGestureRecognizer) -> Void] = []
  private var required: [WeakRecognizer] = []
  weak var router: TouchRouter? { didSet { router?.note(self, waits: wantedState != nil) } }
  /// The touches that are down.
  private(set) var touches: [UITouch] = []
  /// The last positions of the touches, which can still be read after the touches have ended.
  private var lastPoints: [CGPoint] = []
  private weak var lastWindow: UIWindow?
  private weak var hitView: UIView?

  private struct WeakRecognizer {
    weak var recognizer: UIGestureRecognizer?
  }

  public override init() {
    super.init()
  }

  /// Both arguments are nil, since there are no selectors.
  public init(target: Any?, action: Never?) {
    super.init()
  }

  open weak var delegate: (any UIGestureRecognizerDelegate)?
  open internal(set) weak var view: UIView?
  open var name: String?
  open var cancelsTouchesInView = true
  open var delaysTouchesBegan = false
  open var delaysTouchesEnded = true
  /// Stored without effect: all touches come from fingers.
  open var allowedTouchTypes: [NSNumber] = []
  /// Stored without effect: no buttons are pressed.
  open var allowedPressTypes: [NSNumber] = []
  /// Stored without effect.
  open var requiresExclusiveTouchType = true

  open var isEnabled = true {
    didSet {
      guard !isEnabled, oldValue else { return }
      if isActive { state = .cancelled }
      // After it is enabled again, it waits for new touches.
      for touch in touches { touch.gestureRecognizers?.remove(identicalTo: self) }
      startOver()
    }
  }

  // MARK: State

  /// Set by subclasses as they interpret the touches.
  open var state: State {
    get { storedState }
    set { change(to: newValue) }
  }

  var isActive: Bool { storedState == .began || storedState == .changed }

  private func change(to new: State) {
    switch storedState {
    case .possible where new == .failed || new == .cancelled: commit(.failed)
    case .possible where new != .possible: recognize(new)
    case .began, .changed:
      if new != .possible { commit(new == .failed ? .cancelled : new) }
    default: break
    }
  }

  /// Recognizes the gesture, unless another object prevents it or another recognizer has to fail
  /// first.
  private func recognize(_ new: State) {
    if let wantedState {
      // The touches go on while the recognizer waits.
      if new == .ended || new == .cancelled { endsOnceBegun = wantedState == .began }
      return
    }
    guard new == .began || new == .ended else { return }
    if isPrevented || !mayBegin { return commit(.failed) }
    guard obstacles.isEmpty else {
      wantedState = new
      return
    }
    commit(new)
  }

  /// Takes on a state and informs the handlers and the rivals.
  private func commit(_ new: State) {
    let isFirst = storedState == .possible && (new == .began || new == .ended)
    storedState = new
    wantedState = nil
    if isFirst {
      for rival in rivals where rival.storedState == .possible && rival.isPrevented(by: self) {
        rival.commit(.failed)
      }
      router?.claimTouches(of: self)
    }
    if new != .failed { notifyHandlers() }
    // The recognizers that wait for this one now know whether it has failed.
    if isFirst || new == .failed, router?.mayHaveWaiting == true {
      for rival in rivals where rival.wantedState != nil { rival.reconsider() }
    }
  }

  private func reconsider() {
    guard let wanted = wantedState else { return }
    if failedRequirement { return commit(.failed) }
    guard obstacles.isEmpty else { return }
    wantedState = nil
    if isPrevented { return commit(.failed) }
    commit(wanted)
    if endsOnceBegun { commit(.ended) }
  }

  private func notifyHandlers() {
    for handler in handlers { handler(self) }
  }

  /// Calls a handler whenever UIKit would send the action.
  func addHandler(_ handler: @escaping (UIGestureRecognizer) -> Void) {
    handlers.append(handler)
  }

  // MARK: Rivals

  /// The recognizers of the same view and of views that contain each other; others do not
  /// interfere.
  private var rivals: [UIGestureRecognizer] {
    (router?.recognizers ?? []).filter { $0 !== self && isRelated(to: $0) }
  }

  private func isRelated(to other: UIGestureRecognizer) -> Bool {
    guard let view, let otherView = other.view else { return true }
    return view.isDescendant(of: otherView) || otherView.isDescendant(of: view)
  }

  private var mayBegin: Bool {
    let views = [hitView, view].compactMap { $0 }
    let unique = views.count == 2 && views[0] === views[1] ? [views[0]] : views
    return unique.allSatisfy { $0.gestureRecognizerShouldBegin(self) }
      && delegate?.gestureRecognizerShouldBegin(self) ?? true
  }

  private var isPrevented: Bool {
    rivals.contains { rival in
      (rival.isActive || rival.storedState == .ended) && isPrevented(by: rival)
    }
  }

  private func isPrevented(by rival: UIGestureRecognizer) -> Bool {
    let mayBoth =
      delegate?.gestureRecognizer(self, shouldRecognizeSimultaneouslyWith: rival) ?? false
      || rival.delegate?.gestureRecognizer(rival, shouldRecognizeSimultaneouslyWith: self)
        ?? false
    return !mayBoth && rival.canPrevent(self) && canBePrevented(by: rival)
  }

  private func requiresFailure(of rival: UIGestureRecognizer) -> Bool {
    required.contains { $0.recognizer === rival } || shouldRequireFailure(of: rival)
      || rival.shouldBeRequiredToFail(by: self)
      || delegate?.gestureRecognizer(self, shouldRequireFailureOf: rival) ?? false
      || rival.delegate?.gestureRecognizer(rival, shouldBeRequiredToFailBy: self) ?? false
  }

  /// The recognizers that have to fail first and are undecided.
  private var obstacles: [UIGestureRecognizer] {
    rivals.filter { $0.storedState == .possible && requiresFailure(of: $0) }
  }

  private var failedRequirement: Bool {
    rivals.contains { rival in
      (rival.isActive || rival.storedState == .ended) && requiresFailure(of: rival)
    }
  }

  open func require(toFail otherGestureRecognizer: UIGestureRecognizer) {
    required.append(WeakRecognizer(recognizer: otherGestureRecognizer))
  }

  open func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { true }
  open func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool { true }
  open func shouldRequireFailure(of otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }
  open func shouldBeRequiredToFail(by otherGestureRecognizer: UIGestureRecognizer) -> Bool {
    false
  }
  open func shouldReceive(_ event: UIEvent) -> Bool { true }

  // MARK: Touches

  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {}
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {}
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {}
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    state = .cancelled
  }

  /// Called when the recognizer is done, before it receives new touches.
  open func reset() {}

  /// Removes a touch from the recognizer.
  open func ignore(_ touch: UITouch, for event: UIEvent) {
    touches.remove(identicalTo: touch)
    touch.gestureRecognizers?.remove(identicalTo: self)
  }

  /// Whether the recognizer takes touches: those after its decision are not for it.
  var acceptsTouches: Bool {
    isActive || storedState == .possible && wantedState != .ended
  }

  func receive(_ touch: UITouch, _ event: UIEvent) {
    // Ignores a touch whose beginning the recognizer did not receive.
    guard touch.phase == .began ? isEnabled : touches.contains(touch) else { return }
    switch touch.phase {
    case .began:
      touches.append(touch)
      hitView = touch.view
      remember()
      touchesBegan([touch], with: event)
    case .moved:
      remember()
      touchesMoved([touch], with: event)
    case .ended, .cancelled:
      remember()
      touches.remove(identicalTo: touch)
      if touch.phase == .ended {
        touchesEnded([touch], with: event)
      } else {
        touchesCancelled([touch], with: event)
      }
    default: break
    }
  }

  private func remember() {
    // For several taps, the location is that of the first one.
    if waitsForMore { return }
    lastPoints = touches.map(\.point)
    lastWindow = touches.first?.window
  }

  open var numberOfTouches: Int { lastPoints.count }

  /// Returns the centroid of the touches.
  open func location(in view: UIView?) -> CGPoint { convert(middle(of: lastPoints), to: view) }

  /// The centroid of the touches that are still down, in the window.
  var middleOfTouches: CGPoint { middle(of: touches.map(\.point)) }

  private func middle(of points: [CGPoint]) -> CGPoint {
    let count = CGFloat(max(1, points.count))
    let sum = points.reduce(CGPoint.zero) { CGPoint(x: $0.x + $1.x, y: $0.y + $1.y) }
    return CGPoint(x: sum.x / count, y: sum.y / count)
  }

  open func location(ofTouch touchIndex: Int, in view: UIView?) -> CGPoint {
    guard lastPoints.indices.contains(touchIndex) else {
      Headless.log("A recognizer has no touch \(touchIndex); it has \(lastPoints.count).")
      return .zero
    }
    return convert(lastPoints[touchIndex], to: view)
  }

  private func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
    lastWindow?.convert(point, to: view) ?? point
  }

  // MARK: Ends

  /// Whether more touches may follow that belong to the gesture, such as the second of two taps.
  var waitsForMore: Bool { false }

  /// Whether the recognizer is still undecided.
  var isUndecided: Bool {
    storedState == .possible && (wantedState != nil || !touches.isEmpty || waitsForMore)
  }

  /// Returns whether views do not receive a touch until this recognizer has decided.
  func delaysBegin(of touch: UITouch) -> Bool { delaysTouchesBegan }

  /// Fails if all touches have ended and the gesture was not recognized.
  func finishIfOver() {
    touches.removeAll { $0.phase == .ended || $0.phase == .cancelled }
    guard touches.isEmpty, wantedState == nil, !waitsForMore else { return }
    if storedState == .possible { commit(.failed) }
    if isActive { commit(.cancelled) }
  }

  var isOver: Bool { touches.isEmpty && !isActive && storedState != .possible }

  func startOver() {
    touches = []
    wantedState = nil
    endsOnceBegun = false
    storedState = .possible
    reset()
  }
}

extension UIView {
  func take(_ recognizer: UIGestureRecognizer) {
    guard recognizer.view !== self else { return }
    recognizer.view?.drop(recognizer)
    recognizer.view = self
    ensureRare().recognizers.append(recognizer)
  }

  func drop(_ recognizer: UIGestureRecognizer) {
    guard recognizer.view === self else { return }
    recognizer.view = nil
    rare?.recognizers.remove(identicalTo: recognizer)
  }

  func replaceRecognizers(with recognizers: [UIGestureRecognizer]) {
    for recognizer in rare?.recognizers ?? [] { removeGestureRecognizer(recognizer) }
    for recognizer in recognizers { addGestureRecognizer(recognizer) }
  }
}
