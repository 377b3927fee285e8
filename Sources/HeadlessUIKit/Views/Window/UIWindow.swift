import Foundation

/// The root of the views on a screen.
open class UIWindow: UIView {
  /// The device that the window is on, and the user's settings.
  var environment: Headless.Environment {
    didSet {
      windowTraits = environment.traits
      keyboardWindow?.environment = environment
      Headless.change(environment, in: self)
      environmentDidChange()
    }
  }
  private(set) var windowTraits: UITraitCollection
  /// What shows views above the keyboard that lies over this, once there have been some.
  final var keyboardWindow: KeyboardWindow?

  /// Orders windows where several are drawn. Fingers reach each window by itself.
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

  /// That of what was hosted last, whose screen a new window is on, but at a size of its own.
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

  /// As large as the screen.
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
      // What a root controller presents goes with it.
      if oldValue?.presented != nil {
        oldValue?.dismissPresented(animated: false, uncovers: false, completion: nil)
      }
      oldValue?.viewIfLoaded?.removeFromSuperview()
      showRootView()
      updateStatusBar()
    }
  }

  private(set) lazy var router = TouchRouter(self)

  /// Brings touches to recognizers and views.
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

  /// What the device covers of the window, from where that stands on its screen. Nothing of one that is
  /// hidden or touches no edge.
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

  /// Whether the controllers want no status bar.
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

  /// The one that it was made in; nil for that of the program.
  private(set) weak var world = Headless.World.current

  /// Whether the last pass gave up, so that another by itself would be no better.
  var isUnsettled = false

  /// Controllers that come and go, to be told when the next layout is done.
  var appearances = AppearanceQueue()

  // MARK: All windows

  /// Windows, as long as they exist.
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

  /// Those that still exist, in the order of their making.
  static var all: [UIWindow] { known.all }

  /// The one scene; setting it is without effect.
  open var windowScene: UIWindowScene? {
    get { .shared }
    set {}
  }
}
