import Foundation

extension UIScrollView {
  /// How the safe area is added to the content insets.
  public enum ContentInsetAdjustmentBehavior: Int, Sendable {
    /// On the axes along which the content scrolls, and on the vertical axis of a scroll view that
    /// belongs to a controller in a navigation controller and adjusts the insets.
    case automatic
    /// On the axes along which the content scrolls.
    case scrollableAxes
    case never, always
  }

  /// The look of scroll indicators. Has no effect.
  public enum IndicatorStyle: Int, Sendable {
    case `default`, black, white
  }

  /// Whether a list shows its index. Has no effect.
  public enum IndexDisplayMode: Int, Sendable {
    case automatic, alwaysHidden
  }

  /// When dragging dismisses the keyboard: see ``UIScrollView/keyboardDismissMode``.
  public enum KeyboardDismissMode: Int, Sendable {
    case none, onDrag, interactive, onDragWithAccessory, interactiveWithAccessory
  }

  /// How quickly scrolling comes to rest: the fraction of the velocity that remains after a
  /// millisecond.
  public struct DecelerationRate: RawRepresentable, Hashable, Sendable {
    public let rawValue: CGFloat

    public static let normal = DecelerationRate(rawValue: 0.998)
    public static let fast = DecelerationRate(rawValue: 0.99)

    public init(rawValue: CGFloat) {
      self.rawValue = rawValue
    }
  }
}
