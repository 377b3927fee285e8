import Foundation

/// The root of the views on a screen.
open class UIWindow: UIView {
  /// The device of the window, and the user's settings.
  var environment: Headless.Environment {
    didSet {
      windowTraits = environment.traits
      keyboardWindow?.environment = environment
      Headless.change(environment, in: self)
      environmentDidChange()
    }
  }
  private(set) var windowTraits: UITraitCollection
  /// The window of the input views above this one; nil until there are any.
  final var keyboardWindow: KeyboardWindow?

  /// The order of windows that are drawn together. Touches are sent to each window separately.
  open var windowLevel = Level.normal
  open private(set) var isKeyWindow = false

  public override init(frame: CGRect) {
    environment = Self.environmentOfScreen
    windowTraits = environment.traits
    super.init(frame: frame)
    begin()
  }

  public init(windowScene: UIWindowScene) {
    environment = Self.environmentOfScreen
    windowTraits = environment.traits
    super.init(frame: windowScene.screen.bounds)
    begin()
  }

  /// The environment of the last hosted content, whose screen a new window is on, without its
  /// custom size.
  private static var environmentOfScreen: Headless.Environment {
    var environment = Headless.deviceEnvironment
    if environment.size != environment.screenSize { environment.size = nil }
    return environment
  }

  private func begin() {
    flags.formUnion([.isWindow, .isInWindow])
    isHidden = true
    environmentDidChange()
    UIWindow.known.append(self)
  }

  /// Creates a window as large as the screen.
  public convenience init() {
    self.init(frame: UIScreen.main.bounds)
  }

  public required init?(coder: NSCoder) {
    return nil
  }

  deinit {
    Headless.forget(self)
  }

  open var rootViewController: UIViewController? {
    didSet {
      guard oldValue !== rootViewController else { return }
      // A controller that the root controller presents is dismissed with it.
      if oldValue?.presented != nil {
        oldValue?.dismissPresented(animated: false, uncovers: false, completion: nil)
      }
      oldValue?.viewIfLoaded?.removeFromSuperview()
      showRootView()
      updateStatusBar()
    }
  }

  private(set) lazy var router = TouchRouter(self)

  /// Delivers touches to recognizers and views.
  open func sendEvent(_ event: UIEvent) { router.route(event) }

  open var screen: UIScreen { UIScreen(environment) }

  // MARK: Converting

  /// Nil stands for the screen.
  open func convert(_ point: CGPoint, to window: UIWindow?) -> CGPoint {
    window.map { convert(point, to: $0 as UIView) } ?? pointOnScreen(point)
  }

  /// Nil stands for the screen.
  open func convert(_ point: CGPoint, from window: UIWindow?) -> CGPoint {
    window.map { convert(point, from: $0 as UIView) } ?? pointFromScreen(point)
  }

  /// Nil stands for the screen.
  open func convert(_ rect: CGRect, to window: UIWindow?) -> CGRect {
    rect.around { convert($0, to: window) }
  }

  /// Nil stands for the screen.
  open func convert(_ rect: CGRect, from window: UIWindow?) -> CGRect {
    rect.around { convert($0, from: window) }
  }

  open func makeKey() {
    for window in UIWindow.all where window.isKeyWindow && window !== self {
      window.isKeyWindow = false
      window.resignKey()
      NotificationCenter.default.post(name: UIWindow.didResignKeyNotification, object: window)
    }
    isKeyWindow = true
    becomeKey()
    NotificationCenter.default.post(name: UIWindow.didBecomeKeyNotification, object: self)
  }

  open func makeKeyAndVisible() {
    isHidden = false
    makeKey()
    showRootView()
  }

  open override var next: UIResponder? { UIApplication.shared }

  open func becomeKey() {}
  open func resignKey() {}
  open var canBecomeKey: Bool { true }

  private func showRootView() {
    guard let view = rootViewController?.view, view.superview !== self else { return }
    view.frame = bounds
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    insertSubview(view, at: 0)
  }

  /// The part of the window that the device covers, given its position on the screen. Zero for a
  /// window that is hidden or touches no edge.
  var deviceSafeArea: UIEdgeInsets {
    guard !isHidden else { return .zero }
    let (frame, screen) = (frame, environment.screenSize)
    let gaps = UIEdgeInsets(
      top: frame.minY, left: frame.minX, bottom: screen.height - frame.maxY,
      right: screen.width - frame.maxX)
    guard min(gaps.top, gaps.left, gaps.bottom, gaps.right) <= 0 else { return .zero }
    var insets = environment.safeAreaInsets
    if hidesStatusBar, !environment.device.hasNotch { insets.top = 0 }
    return insets.reaching(over: gaps)
  }

  /// Whether the controllers hide the status bar.
  var hidesStatusBar = false {
    didSet { if hidesStatusBar != oldValue { updateSafeArea() } }
  }

  open override var isHidden: Bool {
    didSet {
      guard isHidden != oldValue else { return }
      updateSafeArea()
      if !isHidden { Headless.scheduleTurn() }
      NotificationCenter.default.post(
        name: isHidden
          ? UIWindow.didBecomeHiddenNotification : UIWindow.didBecomeVisibleNotification,
        object: self)
    }
  }

  /// The world in which the window was created; nil for that of the program.
  private(set) weak var world = Headless.World.current

  /// Whether the last pass gave up, so that another pass would be no better by itself.
  var isUnsettled = false

  /// The controllers that appear or disappear, to be told after the next layout.
  var appearances = AppearanceQueue()

  // MARK: All windows

  /// The existing windows, held weakly.
  struct Known {
    private struct Weak {
      weak var window: UIWindow?
    }

    private var entries: [Weak] = []

    var all: [UIWindow] { entries.compactMap(\.window) }

    mutating func append(_ window: UIWindow) {
      entries.removeAll { $0.window == nil }
      entries.append(Weak(window: window))
    }
  }

  static var known = Known()

  /// The existing windows, in the order of their creation.
  static var all: [UIWindow] { known.all }

  /// The only scene; setting it has no effect.
  open var windowScene: UIWindowScene? {
    get { .shared }
    set {}
  }
}
