import Foundation

/// Shows one of several controllers, which a bar at the bottom selects. Selecting the shown one again pops
/// its navigation controller to the root.
@preconcurrency @MainActor
open class UITabBarController: UIViewController, UITabBarDelegate {
  private var roots: [TabRoot] = []
  /// The children that belong to roots. The controller of a tab joins them as soon as it is made.
  private var controllers: [UIViewController] = []
  private(set) weak var shown: UIViewController?
  private let bar = UITabBar()
  private var selection = 0
  /// Whether this controller has hidden the bar; the app may have changed that since.
  private var hasHiddenBar = false

  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    configureBar()
  }

  public init(tabs: [UITab]) {
    super.init(nibName: nil, bundle: nil)
    configureBar()
    setTabs(tabs, animated: false)
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  private func configureBar() {
    bar.owner = self
    bar.delegate = self
  }

  open weak var delegate: (any UITabBarControllerDelegate)?
  /// Called when the user selects an item.
  open func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {}
  open var tabBar: UITabBar { bar }

  open var isTabBarHidden = false {
    didSet { viewIfLoaded?.setNeedsLayout() }
  }

  open func setTabBarHidden(_ hidden: Bool, animated: Bool) { isTabBarHidden = hidden }

  // MARK: Controllers

  /// Where ``tabs`` are set, their view controllers: reading the property makes all of them.
  /// Setting it removes the tabs.
  open var viewControllers: [UIViewController]? {
    get { roots.compactMap(\.controller) }
    set { setViewControllers(newValue, animated: false) }
  }

  open func setViewControllers(_ viewControllers: [UIViewController]?, animated: Bool) {
    setRoots((viewControllers ?? []).map(TabRoot.controller), animated: animated)
  }

  // MARK: Tabs

  /// Setting tabs replaces ``viewControllers``. Where these are set there are no tabs.
  open var tabs: [UITab] {
    get { roots.compactMap(\.tab) }
    set { setTabs(newValue, animated: false) }
  }

  open func setTabs(_ tabs: [UITab], animated: Bool) {
    let new = tabs.filter { $0.parent == nil }
    if new.count < tabs.count { Headless.log("A tab of a group can't be a root tab too.") }
    for tab in new where tab.owner !== self { tab.owner?.tabs.remove(identicalTo: tab) }
    setRoots(new.map(TabRoot.tab), animated: animated)
  }

  /// For a group, the child that is selected in it. A root group without a managing navigation
  /// controller shows its own view controller, whichever child is selected.
  open var selectedTab: UITab? {
    get { selectedRoot?.tab?.selectedLeaf }
    set {
      guard let newValue, let index = roots.firstIndex(where: { $0.tab === newValue.root }) else {
        return Headless.log("Only a tab in the tab bar controller's tabs can be selected.")
      }
      newValue.selectInGroups()
      selectedIndex = index
    }
  }

  /// Also searches groups.
  open func tab(forIdentifier identifier: String) -> UITab? {
    tabs.first(withIdentifier: identifier)
  }

  /// Stored without effect: the tabs are in a bar at the bottom, as on iPhone.
  open var mode = Mode.automatic
  /// Stored without effect: users can't customize the bar.
  open var customizationIdentifier: String?
  open var compactTabIdentifiers: [String]? { didSet { updateTabBar() } }

  /// Adds the controller that a root tab has just made.
  func take(_ controller: UIViewController) {
    guard !controllers.contains(controller), canAdopt(controller) else { return }
    adopt(controller)
    controllers.append(controller)
    controller.didMove(toParent: self)
  }

  /// Shows what a group shows after its controller, its children or its selection have changed.
  func groupDidChange() { setRoots(roots, animated: false) }

  // MARK: Roots

  private var selectedRoot: TabRoot? {
    roots.indices.contains(selection) ? roots[selection] : nil
  }

  private func setRoots(_ new: [TabRoot], animated: Bool) {
    let selected = selectedRoot
    let known = new.compactMap(\.knownController)
    let gone = controllers.filter { !known.contains($0) }
    let fresh = known.filter { !controllers.contains($0) }
    guard fresh.allSatisfy(canAdopt) else { return }
    for controller in fresh { adopt(controller) }
    for controller in gone { controller.willMove(toParent: nil) }
    for root in roots { root.tab?.owner = nil }
    for root in new { root.tab?.owner = self }
    (roots, controllers) = (new, known)
    let stays = new.indices.contains(selection) ? selection : 0
    let isVisible = new.isEmpty || isShown(new[stays])
    let visible = isVisible ? stays : new.firstIndex(where: isShown) ?? stays
    selection = selected.flatMap { new.firstIndex(of: $0) } ?? visible
    updateTabBar()
    showSelected(animated: animated)
    for controller in fresh { controller.didMove(toParent: self) }
    for controller in gone {
      if controller !== shown { controller.viewIfLoaded?.removeFromSuperview() }
      controller.leaveParent()
    }
  }

  override func childDidLeave(_ child: UIViewController) {
    guard let index = roots.firstIndex(of: .controller(child)) else { return }
    controllers.remove(identicalTo: child)
    setRoots(roots.enumerated().filter { $0.offset != index }.map(\.element), animated: false)
  }

  open var selectedIndex: Int {
    get { roots.isEmpty ? NSNotFound : selection }
    set {
      guard roots.indices.contains(newValue) else {
        return Headless.log("There is no tab \(newValue) in \(type(of: self)).")
      }
      selection = newValue
      bar.selectedItem = roots[newValue].item
      showSelected(animated: false)
    }
  }

  open var selectedViewController: UIViewController? {
    get { selectedRoot?.controller }
    set {
      guard let newValue, let index = index(of: newValue) else {
        return Headless.log(
          "Only a view controller in the tab bar controller's list of view controllers can be "
            + "selected.")
      }
      selectedIndex = index
    }
  }

  open override var childForStatusBarStyle: UIViewController? { selectedViewController }
  open override var childForStatusBarHidden: UIViewController? { selectedViewController }

  // MARK: Bar

  func updateTabBar() {
    bar.items = roots.filter(isShown).map(\.item)
    bar.selectedItem = selectedRoot?.item
  }

  private func isShown(_ root: TabRoot) -> Bool {
    guard let tab = root.tab else { return true }
    guard !tab.isHidden else { return false }
    guard let compactTabIdentifiers, traitCollection.horizontalSizeClass == .compact else {
      return true
    }
    return compactTabIdentifiers.contains(tab.identifier)
  }

  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    if compactTabIdentifiers != nil { updateTabBar() }
  }

  func userMaySelect(_ item: UITabBarItem) -> Bool {
    guard let chosen = roots.first(where: { $0.item === item }) else { return false }
    return switch chosen {
    case .controller(let controller):
      delegate?.tabBarController(self, shouldSelect: controller) ?? true
    case .tab(let tab):
      delegate?.tabBarController(self, shouldSelectTab: tab.selectedLeaf) ?? true
    }
  }

  func userSelected(_ item: UITabBarItem) {
    guard let index = roots.firstIndex(where: { $0.item === item }) else { return }
    let (chosen, previous) = (roots[index], selectedTab)
    if index == selection, let navigation = chosen.knownController as? UINavigationController {
      navigation.popToRootViewController(animated: true)
    }
    selectedIndex = index
    switch chosen {
    case .controller(let controller):
      delegate?.tabBarController(self, didSelect: controller)
    case .tab(let tab):
      delegate?.tabBarController(self, didSelectTab: tab.selectedLeaf, previousTab: previous)
    }
  }

  // MARK: Views

  open override func loadView() {
    view = makeContainerView()
    view.addSubview(bar)
  }

  override func prepareChildren() {
    if isViewLoaded { showSelected(animated: false) }
  }

  override func layOutChildren() {
    let bounds = view.bounds
    let height = barHeight
    let hidesBar = hidesBar(over: shown)
    if hidesBar != hasHiddenBar { (hasHiddenBar, bar.isHidden) = (hidesBar, hidesBar) }
    bar.frame = CGRect(x: 0, y: bounds.height - height, width: bounds.width, height: height)
    guard let shown, shown.isViewLoaded else { return }
    let frame = frame(of: shown)
    shown.place(in: frame)
    let isCovered = !bar.isHidden && frame == bounds
    let covered = isCovered ? height - view.safeAreaInsets.bottom : 0
    shown.barInsets = UIEdgeInsets(top: 0, left: 0, bottom: covered, right: 0)
    scrolledContent(at: .bottom)?.barsOverContent.tabs = self
    bottomContentDidMove()
  }

  func bottomContentDidMove() {
    bar.isOverContent = scrolledContent(at: .bottom)?.hasContentBelow ?? false
  }

  private func showSelected(animated: Bool) {
    guard isViewLoaded else { return }
    selectedRoot?.tab?.settleSelection()
    guard shown !== selectedViewController else { return }
    if let leading = exchangeCoordinator, leading.isTransitioningInteractively {
      leading.animate(alongsideTransition: nil) { [weak self] _ in
        self?.showSelected(animated: animated)
      }
      return
    }
    let (old, new) = (shown, selectedViewController)
    shown = new
    let coordinator = makeCoordinator(from: old, to: new)
    view.setNeedsLayout()
    exchange(
      old, for: new, in: view, frame: new.map(frame(of:)) ?? view.bounds,
      animated: animated || coordinator != nil,
      with: coordinator
    ) {}
  }
}

extension UITabBarController {
  public enum Mode: Int, Sendable {
    case automatic, tabBar, tabSidebar
  }

  private func index(of controller: UIViewController) -> Int? {
    roots.firstIndex { $0.knownController === controller }
  }

  private var barHeight: CGFloat {
    BarMetrics(view.traitCollection).tabBar(above: view.safeAreaInsets.bottom)
  }

  private func hidesBar(over child: UIViewController?) -> Bool {
    isTabBarHidden || (child as? UINavigationController)?.hidesTabBar ?? false
  }

  /// Returns the frame of a child: above the bar, or also below it if it extends under bars.
  private func frame(of child: UIViewController) -> CGRect {
    var frame = view.bounds
    if !bar.isHidden, !hidesBar(over: child), !child.edgesForExtendedLayout.contains(.bottom) {
      frame.size.height -= barHeight
    }
    return frame
  }

  /// Makes the coordinator for a change with an animator of the app.
  private func makeCoordinator(
    from old: UIViewController?, to new: UIViewController?
  ) -> TransitionCoordinator? {
    guard let window = view.window, let old, let new, old.storedParent === self,
      let animator = delegate?.tabBarController(
        self, animationControllerForTransitionFrom: old, to: new)
    else { return nil }
    let coordinator = TransitionCoordinator(
      in: window, from: old, to: new, animator: animator,
      interaction: delegate?.tabBarController(self, interactionControllerFor: animator))
    coordinator.rollBack = { [weak self] in self?.rollBack(to: old, from: new) }
    exchangeCoordinator = coordinator
    return coordinator
  }

  /// Restores the selection after an interactive transition was cancelled.
  private func rollBack(to old: UIViewController, from new: UIViewController) {
    shown = old
    view.setNeedsLayout()
    guard selectedViewController === new, let index = index(of: old) else { return }
    selection = index
    bar.selectedItem = roots[index].item
  }
}
