import Foundation

/// A finger on the screen.
@preconcurrency @MainActor
open class UITouch: NSObject {
  public enum Phase: Int, Sendable {
    case began, moved, stationary, ended, cancelled, regionEntered, regionMoved, regionExited
  }

  public enum TouchType: Int, Sendable {
    case direct, indirect, pencil, indirectPointer

    public static var stylus: TouchType { .pencil }
  }

  open internal(set) var phase = Phase.began
  open internal(set) var tapCount = 1
  /// By the clock of the input, which starts at 0 and advances only with input.
  open internal(set) var timestamp: TimeInterval = 0
  open internal(set) weak var window: UIWindow?
  open internal(set) weak var view: UIView?
  open internal(set) var gestureRecognizers: [UIGestureRecognizer]?
  open var type: TouchType { .direct }
  open var majorRadius: CGFloat { 20 }
  open var majorRadiusTolerance: CGFloat { 5 }
  open var force: CGFloat { 0 }
  open var maximumPossibleForce: CGFloat { 0 }

  /// Later touches have greater numbers.
  let order: Int
  private static var count = 0
  /// In the coordinates of the window.
  private(set) var point = CGPoint.zero
  private var previousPoint = CGPoint.zero
  /// The position and the time of the beginning.
  private var beginning = (point: CGPoint.zero, time: TimeInterval(0))

  public override init() {
    Self.count += 1
    order = Self.count
    super.init()
  }

  convenience init(at point: CGPoint, in window: UIWindow, tapCount: Int) {
    self.init()
    self.window = window
    self.point = point
    self.tapCount = tapCount
    previousPoint = point
    timestamp = InputClock.now
    beginning = (point, timestamp)
  }

  /// Runs a closure while the touch has its initial state.
  func replayBeginning(_ show: () -> Void) {
    let now = (point, previousPoint, phase, timestamp)
    (point, previousPoint, phase, timestamp) = (
      beginning.point, beginning.point, .began, beginning.time
    )
    show()
    (point, previousPoint, phase, timestamp) = now
  }

  func move(to point: CGPoint, phase: Phase) {
    previousPoint = self.point
    self.point = point
    self.phase = phase
    timestamp = InputClock.now
  }

  open func location(in view: UIView?) -> CGPoint { convert(point, to: view) }
  open func previousLocation(in view: UIView?) -> CGPoint { convert(previousPoint, to: view) }
  open func preciseLocation(in view: UIView?) -> CGPoint { location(in: view) }
  open func precisePreviousLocation(in view: UIView?) -> CGPoint { previousLocation(in: view) }

  private func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
    window?.convert(point, to: view) ?? point
  }
}
