import Foundation

/// A press of a button or a key. There are none here.
@preconcurrency @MainActor
open class UIPress: NSObject {
  public enum Phase: Int, Sendable {
    case began, changed, stationary, ended, cancelled
  }

  public enum PressType: Int, Sendable {
    case upArrow, downArrow, leftArrow, rightArrow, select, menu, playPause
  }

  open private(set) var timestamp: TimeInterval = 0
  open private(set) var phase = Phase.began
  open private(set) var type = PressType.select
  open private(set) weak var window: UIWindow?
  open private(set) var force: CGFloat = 0

  override init() { super.init() }
}

/// An event of several presses. There are none here.
@preconcurrency @MainActor
open class UIPressesEvent: UIEvent {
  open var allPresses: Set<UIPress> { [] }
}
