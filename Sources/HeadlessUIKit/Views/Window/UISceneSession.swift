import Foundation

/// The persistent state of a scene.
@preconcurrency @MainActor
open class UISceneSession: NSObject {
  public struct Role: RawRepresentable, Hashable, Sendable {
    public static let windowApplication = Role(rawValue: "UIWindowSceneSessionRoleApplication")

    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }
  }

  open internal(set) var role: Role

  init(role: Role) {
    self.role = role
    super.init()
  }

  open var scene: UIScene? { UIWindowScene.shared }
  open var configuration: UISceneConfiguration {
    UISceneConfiguration(name: nil, sessionRole: role)
  }
  open var persistentIdentifier: String { "main" }
}

/// The configuration of a new scene.
@preconcurrency @MainActor
open class UISceneConfiguration: NSObject {
  open internal(set) var name: String?
  open internal(set) var role: UISceneSession.Role
  /// Stored without effect.
  open var sceneClass: AnyClass?
  /// Stored without effect.
  open var delegateClass: AnyClass?
  open var storyboard: UIStoryboard?

  public init(name: String?, sessionRole: UISceneSession.Role) {
    self.name = name
    role = sessionRole
    super.init()
  }
}

/// Its methods are never called here: a program shows its controllers with `Headless.host(_:in:)`.
@preconcurrency @MainActor
public protocol UISceneDelegate: NSObjectProtocol {
  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions)
  func sceneDidDisconnect(_ scene: UIScene)
  func sceneDidBecomeActive(_ scene: UIScene)
  func sceneWillResignActive(_ scene: UIScene)
  func sceneWillEnterForeground(_ scene: UIScene)
  func sceneDidEnterBackground(_ scene: UIScene)
}

extension UISceneDelegate {
  public func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {}
  public func sceneDidDisconnect(_ scene: UIScene) {}
  public func sceneDidBecomeActive(_ scene: UIScene) {}
  public func sceneWillResignActive(_ scene: UIScene) {}
  public func sceneWillEnterForeground(_ scene: UIScene) {}
  public func sceneDidEnterBackground(_ scene: UIScene) {}
}

/// The delegate of a scene with a window. Its methods are never called here, either.
@preconcurrency @MainActor
public protocol UIWindowSceneDelegate: UISceneDelegate {
  var window: UIWindow? { get set }
}

extension UIWindowSceneDelegate {
  public var window: UIWindow? {
    get { nil }
    set {}
  }
}
