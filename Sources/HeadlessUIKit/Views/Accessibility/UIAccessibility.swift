import Foundation

/// The system's accessibility settings. All of them are off.
@preconcurrency @MainActor
public enum UIAccessibility {
  /// An event that assistive technologies can be notified of.
  public struct Notification: RawRepresentable, Hashable, Sendable {
    public static let screenChanged = Notification(rawValue: 1000)
    public static let layoutChanged = Notification(rawValue: 1001)
    public static let announcement = Notification(rawValue: 1008)
    public static let pageScrolled = Notification(rawValue: 1009)

    public let rawValue: UInt32

    public init(rawValue: UInt32) {
      self.rawValue = rawValue
    }
  }

  public static var isVoiceOverRunning: Bool { false }
  public static var isReduceMotionEnabled: Bool { false }
  public static var isBoldTextEnabled: Bool { false }
  public static var isReduceTransparencyEnabled: Bool { false }
  public static var isDarkerSystemColorsEnabled: Bool { false }
  public static var isSwitchControlRunning: Bool { false }
  public static var isInvertColorsEnabled: Bool { false }
  public static var isGrayscaleEnabled: Bool { false }

  /// Has no effect: there are no observers.
  public static func post(notification: Notification, argument: Any?) {}
}

extension UIView {
  /// Converts a rectangle to the coordinates of the screen, or of the outermost superview outside a
  /// window.
  func screenFrame(of rect: CGRect) -> CGRect {
    let rect = convert(rect, to: nil)
    return window?.convert(rect, to: nil as UIWindow?) ?? rect
  }
}

/// The accessibility properties of a responder.
@MainActor
final class AccessibilityState {
  var identifier: String?
  var isElement: Bool?
  var label: String?
  var hint: String?
  var value: String?
  var traits: UIAccessibilityTraits?
  var frame: CGRect?
  var activationPoint: CGPoint?
  var elements: [Any]?
  var customActions: [UIAccessibilityCustomAction]?
  var hidesElements = false
  var isModal = false
  var groupsChildren = false
}
