import Foundation

/// The device that was last hosted on.
@preconcurrency @MainActor
open class UIDevice: NSObject {
  private static let sharedInstance = UIDevice()

  open class var current: UIDevice { sharedInstance }

  public enum BatteryState: Int, Sendable {
    case unknown, unplugged, charging, full
  }

  open var name: String { model }
  open var model: String { userInterfaceIdiom == .pad ? "iPad" : "iPhone" }
  open var localizedModel: String { model }
  open var systemName: String { "iOS" }
  open var systemVersion: String { "\(Headless.systemVersion.rawValue).0" }
  open var userInterfaceIdiom: UIUserInterfaceIdiom {
    Headless.deviceEnvironment.traits.userInterfaceIdiom
  }
  open var orientation: UIDeviceOrientation {
    let size = UIScreen.main.bounds.size
    return size.width > size.height ? .landscapeLeft : .portrait
  }
  open var identifierForVendor: UUID? { nil }
  open var isMultitaskingSupported: Bool { true }
  open private(set) var isGeneratingDeviceOrientationNotifications = false

  /// Has no effect: orientation notifications are never posted.
  open func beginGeneratingDeviceOrientationNotifications() {
    isGeneratingDeviceOrientationNotifications = true
  }
  /// Has no effect: orientation notifications are never posted.
  open func endGeneratingDeviceOrientationNotifications() {
    isGeneratingDeviceOrientationNotifications = false
  }

  /// Stored without effect.
  open var isBatteryMonitoringEnabled = false
  open var batteryState: BatteryState { .unknown }
  open var batteryLevel: Float { -1 }
  /// Stored without effect.
  open var isProximityMonitoringEnabled = false
  open var proximityState: Bool { false }
  /// Has no effect: there is no sound.
  open func playInputClick() {}
}

/// These notifications are never posted, except by tests.
extension UIDevice {
  /// Never posted, except by tests.
  public nonisolated class var orientationDidChangeNotification: Notification.Name {
    Notification.Name("UIDeviceOrientationDidChangeNotification")
  }
  /// Never posted, except by tests.
  public nonisolated class var batteryStateDidChangeNotification: Notification.Name {
    Notification.Name("UIDeviceBatteryStateDidChangeNotification")
  }
  /// Never posted, except by tests.
  public nonisolated class var batteryLevelDidChangeNotification: Notification.Name {
    Notification.Name("UIDeviceBatteryLevelDidChangeNotification")
  }
  /// Never posted, except by tests.
  public nonisolated class var proximityStateDidChangeNotification: Notification.Name {
    Notification.Name("UIDeviceProximityStateDidChangeNotification")
  }
}

/// The physical orientation of a device.
public enum UIDeviceOrientation: Int, Sendable {
  case unknown, portrait, portraitUpsideDown, landscapeLeft, landscapeRight, faceUp, faceDown

  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
  public var isFlat: Bool { self == .faceUp || self == .faceDown }
  public var isValidInterfaceOrientation: Bool { isPortrait || isLandscape }
}
