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
  public static var isMonoAudioEnabled: Bool { false }
  public static var isClosedCaptioningEnabled: Bool { false }
  public static var isGuidedAccessEnabled: Bool { false }
  public static var isAssistiveTouchRunning: Bool { false }
  public static var isSpeakSelectionEnabled: Bool { false }
  public static var isSpeakScreenEnabled: Bool { false }
  public static var isShakeToUndoEnabled: Bool { true }
  public static var isVideoAutoplayEnabled: Bool { true }
  public static var isOnOffSwitchLabelsEnabled: Bool { false }
  public static var shouldDifferentiateWithoutColor: Bool { false }
  public static var buttonShapesEnabled: Bool { false }
  public static var prefersCrossFadeTransitions: Bool { false }

  /// Returns a rectangle of a view in the coordinates of the screen, as accessibility frames are.
  @preconcurrency @MainActor
  public static func convertToScreenCoordinates(_ rect: CGRect, in view: UIView) -> CGRect {
    view.screenFrame(of: rect)
  }

  /// Returns a path of a view in the coordinates of the screen, as accessibility paths are.
  @preconcurrency @MainActor
  public static func convertToScreenCoordinates(
    _ path: UIBezierPath, in view: UIView
  ) -> UIBezierPath {
    let moved = UIBezierPath(cgPath: path.cgPath)
    let origin = view.screenFrame(of: .zero).origin
    let (x, y) = (
      view.screenFrame(of: CGRect(x: 1, y: 0, width: 0, height: 0)).origin,
      view.screenFrame(of: CGRect(x: 0, y: 1, width: 0, height: 0)).origin
    )
    moved.apply(
      CGAffineTransform(
        a: x.x - origin.x, b: x.y - origin.y, c: y.x - origin.x, d: y.y - origin.y,
        tx: origin.x, ty: origin.y))
    return moved
  }

  /// Has no effect: there are no observers.
  public static func post(notification: Notification, argument: Any?) {}
}

extension UIView {
  /// Stored without effect: colors are never inverted.
  public var accessibilityIgnoresInvertColors: Bool {
    get { rare?.ignoresInvertColors ?? false }
    set { ensureRare().ignoresInvertColors = newValue }
  }

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
