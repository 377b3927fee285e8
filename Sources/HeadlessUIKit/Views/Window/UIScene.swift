import Foundation

/// An instance of an app's user interface. There is only one here, which has all windows.
@preconcurrency @MainActor
open class UIScene: UIResponder {
  public enum ActivationState: Int, Sendable {
    case unattached = -1
    case foregroundActive, foregroundInactive, background
  }

  /// The reason why a scene was created.
  @preconcurrency @MainActor
  open class ConnectionOptions: NSObject {
    /// The program was opened by itself: always empty.
    open var urlContexts: Set<UIOpenURLContext> { [] }
    /// There is no other app here: always nil.
    open var sourceApplication: String? { nil }
    /// There is no icon here: always nil.
    open var shortcutItem: UIApplicationShortcutItem? { nil }
  }

  open internal(set) var session: UISceneSession

  public required init(session: UISceneSession, connectionOptions: ConnectionOptions) {
    self.session = session
    super.init()
  }

  open var delegate: (any UISceneDelegate)?
  open var activationState: ActivationState { .foregroundActive }
  /// Stored without effect.
  open var title: String! = ""
}

/// These notifications are never posted, except by tests.
extension UIScene {
  /// Never posted, except by tests.
  public nonisolated class var willConnectNotification: Notification.Name {
    Notification.Name("UISceneWillConnectNotification")
  }
  /// Never posted, except by tests.
  public nonisolated class var didDisconnectNotification: Notification.Name {
    Notification.Name("UISceneDidDisconnectNotification")
  }
  /// Never posted, except by tests.
  public nonisolated class var didActivateNotification: Notification.Name {
    Notification.Name("UISceneDidActivateNotification")
  }
  /// Never posted, except by tests.
  public nonisolated class var willDeactivateNotification: Notification.Name {
    Notification.Name("UISceneWillDeactivateNotification")
  }
  /// Never posted, except by tests.
  public nonisolated class var willEnterForegroundNotification: Notification.Name {
    Notification.Name("UISceneWillEnterForegroundNotification")
  }
  /// Never posted, except by tests.
  public nonisolated class var didEnterBackgroundNotification: Notification.Name {
    Notification.Name("UISceneDidEnterBackgroundNotification")
  }
}

/// The scene of the windows.
open class UIWindowScene: UIScene {
  static let shared = UIWindowScene(
    session: UISceneSession(role: .windowApplication), connectionOptions: ConnectionOptions())

  open var screen: UIScreen { .main }
  open var interfaceOrientation: UIInterfaceOrientation {
    UIApplication.shared.statusBarOrientation
  }
  open var coordinateSpace: any UICoordinateSpace { screen.coordinateSpace }
  open var effectiveGeometry: Geometry { Geometry(self) }

  /// Rotates the scene at once, if the frontmost controller supports one of the orientations.
  ///
  /// - Parameters:
  ///   - geometryPreferences: `GeometryPreferences.iOS`; other preferences are ignored.
  ///   - errorHandler: Called at once with the reason if the scene can't be rotated.
  open func requestGeometryUpdate(
    _ geometryPreferences: GeometryPreferences, errorHandler: ((any Error) -> Void)? = nil
  ) {
    guard let wanted = geometryPreferences as? GeometryPreferences.iOS,
      let error = turn(to: wanted.interfaceOrientations)
    else { return }
    errorHandler?(error)
  }

  open var traitCollection: UITraitCollection { screen.traitCollection }
  open var windows: [UIWindow] { UIWindow.all }
  open var keyWindow: UIWindow? { windows.first(where: \.isKeyWindow) }
  open var statusBarManager: UIStatusBarManager? { UIStatusBarManager() }
}

/// The state of the status bar.
@preconcurrency @MainActor
open class UIStatusBarManager: NSObject {
  open var statusBarStyle: UIStatusBarStyle { .default }
  open var isStatusBarHidden: Bool { UIApplication.shared.isStatusBarHidden }
  open var statusBarFrame: CGRect { UIApplication.shared.statusBarFrame }
}
