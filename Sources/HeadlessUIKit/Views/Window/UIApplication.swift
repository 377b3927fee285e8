/// The one application, as far as layouts ask for it.
@preconcurrency @MainActor
open class UIApplication: UIResponder {
  public static let shared = UIApplication()

  open weak var delegate: (any UIApplicationDelegate)?
  open var applicationState: State { .active }
  open var windows: [UIWindow] { UIWindow.all }
  open var keyWindow: UIWindow? { windows.first(where: \.isKeyWindow) }
  open var isIdleTimerDisabled = false

  open var preferredContentSizeCategory: UIContentSizeCategory {
    Headless.environment.contentSizeCategory
  }

  open var userInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    Headless.environment.layoutDirection
  }
}
