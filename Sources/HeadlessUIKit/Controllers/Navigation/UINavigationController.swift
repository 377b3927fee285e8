import Foundation

/// A stack of controllers that shows the top one below a bar.
@preconcurrency @MainActor
open class UINavigationController: UIViewController {
  public enum Operation: Int, Sendable {
    case none, push, pop
  }

  public static let hideShowBarDuration: CGFloat = 0.2

  private var stack: [UIViewController] = []
  /// The child whose view is shown. It may lag behind the stack.
  private(set) weak var shown: UIViewController?
  private var arriving: [UIViewController] = []
  private var leaving: [UIViewController] = []
  private var isNextAnimated = false
  private let bar: UINavigationBar
  private var toolbarClass: UIToolbar.Type?
  private lazy var popGesture = PopGesture(self)
  private lazy var barHiding = BarHiding(self)
  private lazy var storedToolbar = toolbarClass?.make() as? UIToolbar ?? UIToolbar()

  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    bar = UINavigationBar()
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    bar.owner = self
  }

  public init(rootViewController: UIViewController) {
    bar = UINavigationBar()
    super.init(nibName: nil, bundle: nil)
    bar.owner = self
    pushViewController(rootViewController, animated: false)
  }

  /// - Parameters:
  ///   - navigationBarClass: A subclass of `UINavigationBar`; nil stands for `UINavigationBar`.
  ///   - toolbarClass: A subclass of `UIToolbar`; nil stands for `UIToolbar`.
  public init(navigationBarClass: AnyClass?, toolbarClass: AnyClass?) {
    let barClass = navigationBarClass as? UINavigationBar.Type
    bar = barClass?.make() as? UINavigationBar ?? UINavigationBar()
    super.init(nibName: nil, bundle: nil)
    self.toolbarClass = toolbarClass as? UIToolbar.Type
    bar.owner = self
  }

  public required init?(coder: NSCoder) {
    bar = UINavigationBar()
    super.init(coder: coder)
  }

  open weak var delegate: (any UINavigationControllerDelegate)?

  // MARK: Stack

  open var viewControllers: [UIViewController] {
    get { stack }
    set { setViewControllers(newValue, animated: false) }
  }

  open var topViewController: UIViewController? { stack.last }

  open var visibleViewController: UIViewController? {
    guard let presented = presentedViewController else { return stack.last }
    return presented
  }

  open func pushViewController(_ viewController: UIViewController, animated: Bool) {
    guard !(viewController is UINavigationController) else {
      return Headless.log("Pushing a navigation controller is not supported")
    }
    guard !stack.contains(viewController) else {
      return Headless.log(
        """
        \(type(of: self)) is pushing the same view controller instance \
        (\(type(of: viewController))) more than once which is not supported
        """)
    }
    change(to: stack + [viewController], animated: animated)
  }

  @discardableResult
  open func popViewController(animated: Bool) -> UIViewController? {
    guard stack.count > 1 else { return nil }
    return change(to: Array(stack.dropLast()), animated: animated).first
  }

  @discardableResult
  open func popToViewController(
    _ viewController: UIViewController, animated: Bool
  ) -> [UIViewController]? {
    guard let index = stack.firstIndex(of: viewController) else {
      Headless.log("Tried to pop to a view controller that doesn't exist.")
      return nil
    }
    return change(to: Array(stack[...index]), animated: animated)
  }

  @discardableResult
  open func popToRootViewController(animated: Bool) -> [UIViewController]? {
    guard stack.count > 1 else { return nil }
    return change(to: Array(stack.prefix(1)), animated: animated)
  }

  open func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
    guard Set(viewControllers).count == viewControllers.count else {
      return Headless.log("All view controllers in a navigation controller must be distinct")
    }
    change(to: viewControllers, animated: animated)
  }

  open override func show(_ vc: UIViewController, sender: Any?) {
    pushViewController(vc, animated: true)
  }

  /// Replaces the stack. The views follow with the next layout.
  ///
  /// - Returns: The controllers that are removed.
  @discardableResult
  private func change(to new: [UIViewController], animated: Bool) -> [UIViewController] {
    if deferDuringInteraction({ $0.change(to: new, animated: animated) }) { return [] }
    let (gone, fresh) = (stack.without(new), new.without(stack))
    guard fresh.allSatisfy(canAdopt) else { return [] }
    for controller in fresh {
      if leaving.contains(controller) { controller.leaveParent() }
      adopt(controller)
      arriving.append(controller)
    }
    for controller in gone {
      controller.willMove(toParent: nil)
      controller.isMovingFromParent = true
      arriving.remove(identicalTo: controller)
      leaving.append(controller)
    }
    replaceStack(by: new, animated: animated)
    return gone
  }

  override func childDidLeave(_ child: UIViewController) {
    arriving.remove(identicalTo: child)
    leaving.remove(identicalTo: child)
    if stack.contains(child) { replaceStack(by: stack.without([child]), animated: false) }
  }

  private func replaceStack(by new: [UIViewController], animated: Bool) {
    let old = stack
    stack = new
    isNextAnimated = animated
    bar.items = new.map(\.navigationItem)
    if viewIfLoaded?.window == nil { prepareChildren() }
    viewIfLoaded?.setNeedsLayout()
    tabBarController?.viewIfLoaded?.setNeedsLayout()
    prepareTransition(from: old, animated: animated)
  }

  // MARK: Bars

  open var navigationBar: UINavigationBar { bar }

  open var isNavigationBarHidden = false {
    didSet {
      bar.isHidden = isNavigationBarHidden
      viewIfLoaded?.setNeedsLayout()
    }
  }

  open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) {
    isNavigationBarHidden = hidden
  }

  open var toolbar: UIToolbar! { storedToolbar }

  open var isToolbarHidden = true {
    didSet { updateToolbar() }
  }

  open func setToolbarHidden(_ hidden: Bool, animated: Bool) { isToolbarHidden = hidden }

  func updateToolbar() {
    guard !isToolbarHidden else {
      viewIfLoaded?.setNeedsLayout()
      return
    }
    storedToolbar.items = stack.last?.toolbarItems
    viewIfLoaded?.setNeedsLayout()
  }

  open var hidesBarsOnSwipe: Bool {
    get { barHiding[.swipe] }
    set { barHiding[.swipe] = newValue }
  }

  open var hidesBarsOnTap: Bool {
    get { barHiding[.tap] }
    set { barHiding[.tap] = newValue }
  }

  open var hidesBarsWhenKeyboardAppears: Bool {
    get { barHiding[.keyboard] }
    set { barHiding[.keyboard] = newValue }
  }

  open var hidesBarsWhenVerticallyCompact: Bool {
    get { barHiding[.lowWindow] }
    set { barHiding[.lowWindow] = newValue }
  }

  open var barHideOnTapGestureRecognizer: UITapGestureRecognizer { barHiding.tap }
  open var barHideOnSwipeGestureRecognizer: UIPanGestureRecognizer { barHiding.swipe }

  override func keyboardWillAppear() { barHiding.keyboardWillAppear() }

  /// Whether a pushed controller hides the tab bar.
  var hidesTabBar: Bool { stack.dropFirst().contains(where: \.hidesBottomBarWhenPushed) }

  open override var childForStatusBarStyle: UIViewController? { stack.last }
  open override var childForStatusBarHidden: UIViewController? { stack.last }

  // MARK: Views

  open override func loadView() {
    view = makeContainerView()
    view.addSubview(bar)
    for recognizer in [popGesture, barHiding.tap, barHiding.swipe] {
      view.addGestureRecognizer(recognizer)
    }
  }

  /// Pops the top controller with a pan from the leading edge if a back button is visible. With another
  /// delegate, or none, it begins whenever that delegate permits. The transition follows when the finger is
  /// lifted.
  open var interactivePopGestureRecognizer: UIGestureRecognizer? { popGesture }

  override func prepareChildren() {
    guard isViewLoaded else { return }
    showTop(in: view.bounds)
  }

  override func layOutChildren() {
    barHiding.follow(traitCollection.verticalSizeClass)
    arrange(NavigationLayout(self))
    for edge in [NSDirectionalRectEdge.top, .bottom] {
      scrolledContent(at: edge)?.barsOverContent.navigation = self
    }
    if barFollowsContent() { arrange(NavigationLayout(self)) }
    bottomContentDidMove()
  }

  private func arrange(_ layout: NavigationLayout) {
    placeBars(layout)
    if let top = stack.last, top !== shown { top.barInsets = layout.insets(for: top) }
    var layout = layout
    if showTop(in: stack.last.map(layout.frame(for:)) ?? view.bounds) {
      // The appearance callbacks may have hidden or shown bars.
      layout = NavigationLayout(self)
      placeBars(layout)
    }
    guard let shown, shown.isViewLoaded else { return }
    shown.place(in: layout.frame(for: shown))
    let content = shown.scrolledContent(at: .top)
    content?.coveringBars?.nextFold = isNavigationBarHidden ? 0 : bar.fold
    shown.barInsets = layout.insets(for: shown)
  }

  // MARK: Content below the bars

  /// - Returns: Whether the height of the bar has changed.
  private func barFollowsContent() -> Bool {
    let content = scrolledContent(at: .top)
    return bar.follow(content?.scrollDistanceBelowBar(covering: shown?.barInsets.top ?? 0) ?? 0)
  }

  func topContentDidMove() { if barFollowsContent() { viewIfLoaded?.setNeedsLayout() } }

  func bottomContentDidMove() {
    guard !isToolbarHidden else { return }
    storedToolbar.isOverContent = scrolledContent(at: .bottom)?.hasContentBelow ?? false
  }

  private func placeBars(_ layout: NavigationLayout) {
    bar.frame = layout.bar
    if isToolbarHidden {
      if storedToolbar.superview === view { storedToolbar.removeFromSuperview() }
    } else {
      if storedToolbar.superview !== view { view.addSubview(storedToolbar) }
      storedToolbar.items = stack.last?.toolbarItems
      storedToolbar.frame = layout.toolbar
    }
  }

  /// Shows the view of the top controller if another one is shown.
  ///
  /// - Returns: Whether another one was shown.
  @discardableResult
  private func showTop(in frame: CGRect) -> Bool {
    if let shown, stack.last !== shown {
      shown.suspendFirstResponder(in: view)
      // The completions may have changed the stack.
      if stack.last === shown { shown.resumeFirstResponder() }
    }
    guard stack.last !== shown || !leaving.isEmpty || !arriving.isEmpty else { return false }
    let (old, new, animated) = (shown, stack.last, isNextAnimated)
    let (arrived, left) = (arriving, leaving)
    (arriving, leaving) = ([], [])
    guard old !== new else {
      finish(arrived: arrived, left: left)
      return false
    }
    shown = new
    if let new, view.window != nil {
      new.loadViewIfNeeded()
      delegate?.navigationController(self, willShow: new, animated: animated)
    }
    let coordinator = exchangeCoordinator?.to === new ? exchangeCoordinator : nil
    exchange(old, for: new, in: view, frame: frame, animated: animated, with: coordinator) {
      [weak self] in
      guard let self else { return }
      finish(arrived: arrived, left: left)
      shown?.resumeFirstResponder()
      if let new, viewIfLoaded?.window != nil {
        delegate?.navigationController(self, didShow: new, animated: animated)
      }
    }
    return true
  }

  private func finish(arrived: [UIViewController], left: [UIViewController]) {
    for controller in arrived where controller.storedParent === self {
      controller.didMove(toParent: self)
    }
    for controller in left.without(stack) where controller.storedParent === self {
      controller.leaveParent()
    }
  }
}

// MARK: Transitions

extension UINavigationController {
  /// Lays out a changed stack so that the app can add animations alongside before the change is seen.
  /// Interactive transitions begin at once.
  private func prepareTransition(from old: [UIViewController], animated: Bool) {
    let waiting = exchangeCoordinator.flatMap { $0.isWaiting ? $0 : nil }
    guard animated, let window = viewIfLoaded?.window, let from = shown, let to = stack.last,
      from !== to
    else {
      end(waiting)
      waiting?.finish()
      return
    }
    let operation = old.contains(to) ? Operation.pop : .push
    let animator = delegate?.navigationController(
      self, animationControllerFor: operation, from: from, to: to)
    let coordinator = TransitionCoordinator(
      in: window, from: from, to: to, animator: animator,
      interaction: animator.flatMap {
        delegate?.navigationController(self, interactionControllerFor: $0)
      })
    coordinator.takeOver(from: waiting)
    exchangeCoordinator = coordinator
    guard coordinator.initiallyInteractive else { return }
    coordinator.rollBack = { [weak self] in self?.rollBack(to: old) }
    view.layoutIfNeeded()
  }

  /// Restores the stack after an interactive transition was cancelled.
  private func rollBack(to old: [UIViewController]) {
    let old = old.filter { $0.storedParent === self }
    let (came, went) = (stack.without(old), old.without(stack))
    stack = old
    shown = old.last
    bar.items = old.map(\.navigationItem)
    for controller in went {
      controller.isMovingFromParent = false
      controller.didMove(toParent: self)
    }
    for controller in came { controller.willMove(toParent: nil) }
    leaving += came
    view.setNeedsLayout()
    tabBarController?.viewIfLoaded?.setNeedsLayout()
  }

  /// Postpones a change during an interactive transition until that transition ends.
  private func deferDuringInteraction(
    _ change: @escaping @MainActor (UINavigationController) -> Void
  ) -> Bool {
    guard let leading = exchangeCoordinator, leading.isTransitioningInteractively
    else { return false }
    Headless.log(
      """
      The stack of \(type(of: self)) changes during an interactive transition: the change waits \
      until the transition is over.
      """)
    return leading.animate(alongsideTransition: nil) { [weak self] _ in
      if let self { change(self) }
    }
  }
}
