/// The one application, as far as layouts ask for it.
@preconcurrency @MainActor
open class UIApplication: UIResponder {
  private static let theOne = UIApplication()

  open class var shared: UIApplication { theOne }

  private var backgroundTaskCount = 0

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
  /// As high as the safe area at the top, where there is one that no controller hides.
  open var statusBarFrame: CGRect {
    if keyWindow?.hidesStatusBar == true { return .zero }
    let bounds = UIScreen.main.bounds
    return CGRect(
      x: 0, y: 0, width: bounds.width, height: Headless.deviceEnvironment.safeAreaInsets.top)
  }
  open var isStatusBarHidden: Bool { statusBarFrame.height == 0 }
  open var statusBarStyle: UIStatusBarStyle { .default }

  /// Nothing else is installed here.
  open func canOpenURL(_ url: URL) -> Bool { false }

  /// Opens nothing, and says so to the completion.
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

  /// That of the screen.
  open var statusBarOrientation: UIInterfaceOrientation {
    let size = UIScreen.main.bounds.size
    return size.width > size.height ? .landscapeRight : .portrait
  }

  open var connectedScenes: Set<UIScene> { [UIWindowScene.shared] }
  open var openSessions: Set<UISceneSession> { [UIWindowScene.shared.session] }
  open var supportsMultipleScenes: Bool { false }

  // MARK: Background

  /// How long an app may go on in the background, in seconds: here it is never there.
  open var backgroundTimeRemaining: TimeInterval { .greatestFiniteMagnitude }

  /// A name that no other task has. The app is never in the background, so that the handler is never
  /// called.
  @discardableResult
  open func beginBackgroundTask(
    withName taskName: String?, expirationHandler handler: (() -> Void)? = nil
  ) -> UIBackgroundTaskIdentifier {
    backgroundTaskCount += 1
    return UIBackgroundTaskIdentifier(rawValue: backgroundTaskCount)
  }

  /// A name that no other task has. The app is never in the background, so that the handler is never
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

  /// There is no icon here.
  open var supportsAlternateIcons: Bool { false }
  /// There is no icon here: always nil.
  open var alternateIconName: String? { nil }

  /// There is no icon here: without effect. The handler is told so.
  open func setAlternateIconName(
    _ alternateIconName: String?, completionHandler: (@Sendable ((any Error)?) -> Void)? = nil
  ) {
    Headless.onNextTurn { completionHandler?(CocoaError(.featureUnsupported)) }
  }
}
