extension UIControl {
  /// An event of a control.
  public struct Event: OptionSet, Sendable {
    public let rawValue: UInt

    public static let touchDown = Event(rawValue: 1 << 0)
    public static let touchDownRepeat = Event(rawValue: 1 << 1)
    public static let touchDragInside = Event(rawValue: 1 << 2)
    public static let touchDragOutside = Event(rawValue: 1 << 3)
    public static let touchDragEnter = Event(rawValue: 1 << 4)
    public static let touchDragExit = Event(rawValue: 1 << 5)
    public static let touchUpInside = Event(rawValue: 1 << 6)
    public static let touchUpOutside = Event(rawValue: 1 << 7)
    public static let touchCancel = Event(rawValue: 1 << 8)
    public static let valueChanged = Event(rawValue: 1 << 12)
    public static let primaryActionTriggered = Event(rawValue: 1 << 13)
    public static let menuActionTriggered = Event(rawValue: 1 << 14)
    public static let editingDidBegin = Event(rawValue: 1 << 16)
    public static let editingChanged = Event(rawValue: 1 << 17)
    public static let editingDidEnd = Event(rawValue: 1 << 18)
    public static let editingDidEndOnExit = Event(rawValue: 1 << 19)
    public static let allTouchEvents = Event(rawValue: 0x0000_0fff)
    public static let allEditingEvents = Event(rawValue: 0x000f_0000)
    public static let applicationReserved = Event(rawValue: 0x0f00_0000)
    public static let systemReserved = Event(rawValue: 0xf000_0000)
    public static let allEvents = Event(rawValue: 0xffff_ffff)

    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }
  }

  /// The state of a control.
  public struct State: OptionSet, Sendable {
    public let rawValue: UInt

    public static let normal = State([])
    public static let highlighted = State(rawValue: 1 << 0)
    public static let disabled = State(rawValue: 1 << 1)
    public static let selected = State(rawValue: 1 << 2)
    public static let focused = State(rawValue: 1 << 3)
    public static let application = State(rawValue: 0x00ff_0000)
    public static let reserved = State(rawValue: 0xff00_0000)

    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }
  }

  public enum ContentVerticalAlignment: Int, Sendable {
    case center, top, bottom, fill
  }

  public enum ContentHorizontalAlignment: Int, Sendable {
    case center, left, right, fill, leading, trailing
  }
}
