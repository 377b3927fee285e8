import Foundation

extension UIScrollView {
  /// What of the safe area is added to the insets of the content.
  public enum ContentInsetAdjustmentBehavior: Int, Sendable {
    /// Where the content scrolls.
    case automatic
    /// Where the content scrolls.
    case scrollableAxes
    case never, always
  }

  /// What indicators look like. Has no effect.
  public enum IndicatorStyle: Int, Sendable {
    case `default`, black, white
  }

  /// Whether the index of a list is shown. Has no effect.
  public enum IndexDisplayMode: Int, Sendable {
    case automatic, alwaysHidden
  }

  /// When dragging takes the keyboard away: see ``UIScrollView/keyboardDismissMode``.
  public enum KeyboardDismissMode: Int, Sendable {
    case none, onDrag, interactive, onDragWithAccessory, interactiveWithAccessory
  }

  /// How fast scrolling comes to rest: the part of its speed that is left after a millisecond.
  public struct DecelerationRate: RawRepresentable, Hashable, Sendable {
    public let rawValue: CGFloat

    public static let normal = DecelerationRate(rawValue: 0.998)
    public static let fast = DecelerationRate(rawValue: 0.99)

    public init(rawValue: CGFloat) {
      self.rawValue = rawValue
    }
  }
}
