import Foundation

/// An action of the user.
@preconcurrency @MainActor
open class UIEvent: NSObject {
  public enum EventType: Int, Sendable {
    case touches, motion, remoteControl, presses
    case scroll = 10
    case hover = 11
    case transform = 14
  }

  public enum EventSubtype: Int, Sendable {
    case none = 0
    case motionShake = 1
  }

  public struct ButtonMask: OptionSet, Sendable {
    public let rawValue: UInt

    public static let primary = ButtonMask(rawValue: 1 << 0)
    public static let secondary = ButtonMask(rawValue: 1 << 1)

    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }
  }

  private var touches: Set<UITouch> = []

  public override init() {
    super.init()
  }

  convenience init(_ touches: Set<UITouch>) {
    self.init()
    self.touches = touches
  }

  open var type: EventType { .touches }
  open var subtype: EventSubtype { .none }
  open var timestamp: TimeInterval { touches.map(\.timestamp).max() ?? 0 }
  open var allTouches: Set<UITouch>? { touches }

  open func touches(for window: UIWindow) -> Set<UITouch>? {
    touches.filter { $0.window === window }
  }

  open func touches(for view: UIView) -> Set<UITouch>? { touches.filter { $0.view === view } }

  open func touches(for gesture: UIGestureRecognizer) -> Set<UITouch>? {
    touches.filter { $0.gestureRecognizers?.contains(gesture) ?? false }
  }

  /// No touches are coalesced here: returns the touch alone.
  open func coalescedTouches(for touch: UITouch) -> [UITouch]? { [touch] }
  /// No touches are predicted here.
  open func predictedTouches(for touch: UITouch) -> [UITouch]? { [] }
}
