import Foundation

/// Names what an app does in the background.
public struct UIBackgroundTaskIdentifier: RawRepresentable, Hashable, Sendable {
  public let rawValue: Int

  public static let invalid = UIBackgroundTaskIdentifier(rawValue: 0)

  public init(rawValue: Int) { self.rawValue = rawValue }
}

extension UIApplication {
  /// How long an app may go on in the background, in seconds: here it is never there.
  public var backgroundTimeRemaining: TimeInterval { .greatestFiniteMagnitude }

  /// A name that no other task has. The app is never in the background, so that the handler is never
  /// called.
  public func beginBackgroundTask(
    withName taskName: String?, expirationHandler handler: (() -> Void)? = nil
  ) -> UIBackgroundTaskIdentifier {
    backgroundTaskCount += 1
    return UIBackgroundTaskIdentifier(rawValue: backgroundTaskCount)
  }

  /// A name that no other task has. The app is never in the background, so that the handler is never
  /// called.
  public func beginBackgroundTask(
    expirationHandler handler: (() -> Void)? = nil
  ) -> UIBackgroundTaskIdentifier {
    beginBackgroundTask(withName: nil, expirationHandler: handler)
  }

  /// Without effect.
  public func endBackgroundTask(_ identifier: UIBackgroundTaskIdentifier) {}

  // MARK: Icons

  /// There is no icon here.
  public var supportsAlternateIcons: Bool { false }
  /// There is no icon here: always nil.
  public var alternateIconName: String? { nil }

  /// There is no icon here: without effect. The handler is told so.
  public func setAlternateIconName(
    _ alternateIconName: String?, completionHandler: (@Sendable ((any Error)?) -> Void)? = nil
  ) {
    Headless.onNextTurn { completionHandler?(CocoaError(.featureUnsupported)) }
  }
}
