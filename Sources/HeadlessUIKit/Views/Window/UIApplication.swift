/// The application object, as far as layouts need it.
@preconcurrency @MainActor
open class UIApplication: UIResponder {
  private static let sharedInstance = UIApplication()

  open class var shared: UIApplication { sharedInstance }

  private var backgroundTaskCount = 0
  private var ignoringCount = 0

  open weak var delegate: (any UIApplicationDelegate)?
  /// Stored without effect.
  open var shortcutItems: [UIApplicationShortcutItem]?
  open var applicationState: State { .active }
  open var windows: [UIWindow] { UIWindow.all }
  open var keyWindow: UIWindow? { windows.first(where: \.isKeyWindow) }
  open var isIdleTimerDisabled = false
  /// Stored without effect.
  open var applicationIconBadgeNumber = 0
  /// Stored without effect.
  open var isNetworkActivityIndicatorVisible = false
  /// As high as the safe area at the top; zero if a controller hides the status bar.
  open var statusBarFrame: CGRect {
    if keyWindow?.hidesStatusBar == true { return .zero }
    let bounds = UIScreen.main.bounds
    return CGRect(
      x: 0, y: 0, width: bounds.width, height: Headless.deviceEnvironment.safeAreaInsets.top)
  }
  open var isStatusBarHidden: Bool { statusBarFrame.height == 0 }
  open var statusBarStyle: UIStatusBarStyle { .default }

  /// From now on, touches that begin reach no view, until interaction events are no longer ignored
  /// as often as they were ignored.
  @available(iOS, deprecated: 13.0, message: "use the view's isUserInteractionEnabled")
  open func beginIgnoringInteractionEvents() { ignoringCount += 1 }
  @available(iOS, deprecated: 13.0, message: "use the view's isUserInteractionEnabled")
  open func endIgnoringInteractionEvents() { ignoringCount = max(0, ignoringCount - 1) }
  @available(iOS, deprecated: 13.0, message: "use the view's isUserInteractionEnabled")
  open var isIgnoringInteractionEvents: Bool { ignoringCount > 0 }

  /// No other app is installed here: always returns false.
  open func canOpenURL(_ url: URL) -> Bool { false }

  /// Opens nothing, and passes false to the completion.
  open func open(
    _ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:],
    completionHandler completion: ((Bool) -> Void)? = nil
  ) {
    Headless.onNextTurn { completion?(false) }
  }

  /// Without effect.
  open func registerForRemoteNotifications() {}
  /// Without effect.
  open func unregisterForRemoteNotifications() {}

  open var preferredContentSizeCategory: UIContentSizeCategory {
    Headless.deviceEnvironment.contentSizeCategory
  }

  open var userInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    Headless.deviceEnvironment.layoutDirection
  }

  /// The orientation of the screen.
  open var statusBarOrientation: UIInterfaceOrientation {
    let size = UIScreen.main.bounds.size
    return size.width > size.height ? .landscapeRight : .portrait
  }

  open var connectedScenes: Set<UIScene> { [UIWindowScene.shared] }
  open var openSessions: Set<UISceneSession> { [UIWindowScene.shared.session] }
  open var supportsMultipleScenes: Bool { false }

  // MARK: Background

  /// The time that an app may run in the background, in seconds. The app is never in the
  /// background.
  open var backgroundTimeRemaining: TimeInterval { .greatestFiniteMagnitude }

  /// Returns a unique identifier. The app is never in the background, so the handler is never
  /// called.
  @discardableResult
  open func beginBackgroundTask(
    withName taskName: String?, expirationHandler handler: (() -> Void)? = nil
  ) -> UIBackgroundTaskIdentifier {
    backgroundTaskCount += 1
    return UIBackgroundTaskIdentifier(rawValue: backgroundTaskCount)
  }

  /// Returns a unique identifier. The app is never in the background, so the handler is never
  /// called.
  @discardableResult
  open func beginBackgroundTask(
    expirationHandler handler: (() -> Void)? = nil
  ) -> UIBackgroundTaskIdentifier {
    beginBackgroundTask(withName: nil, expirationHandler: handler)
  }

  /// Without effect.
  open func endBackgroundTask(_ identifier: UIBackgroundTaskIdentifier) {}

  // MARK: Icons

  /// There is no icon here: always false.
  open var supportsAlternateIcons: Bool { false }
  /// There is no icon here: always nil.
  open var alternateIconName: String? { nil }

  /// Has no effect, since there is no icon here. The handler receives an error.
  open func setAlternateIconName(
    _ alternateIconName: String?, completionHandler: (@Sendable ((any Error)?) -> Void)? = nil
  ) {
    Headless.onNextTurn { completionHandler?(CocoaError(.featureUnsupported)) }
  }
}
