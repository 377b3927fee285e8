import Foundation

/// Shows one of several controllers, which a bar at the bottom selects. Selecting the shown one again pops
/// its navigation controller to the root.
@preconcurrency @MainActor
open class UITabBarController: UIViewController, UITabBarDelegate {
  private var controllers: [UIViewController] = []
  private(set) weak var shown: UIViewController?
  private let bar = UITabBar()
  private var selection = 0
  /// Whether this controller has hidden the bar; the app may have changed that since.
  private var hasHiddenBar = false

  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    bar.owner = self
    bar.delegate = self
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
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

  open var viewControllers: [UIViewController]? {
    get { controllers }
    set { setViewControllers(newValue, animated: false) }
  }

  open func setViewControllers(_ viewControllers: [UIViewController]?, animated: Bool) {
    let new = viewControllers ?? []
    let selected = selectedViewController
    let gone = controllers.filter { !new.contains($0) }
    let fresh = new.filter { !controllers.contains($0) }
    for controller in fresh { adopt(controller) }
    for controller in gone { controller.willMove(toParent: nil) }
    controllers = new
    let stays = new.indices.contains(selection) ? selection : 0
    selection = selected.flatMap { new.firstIndex(of: $0) } ?? stays
    updateTabBar()
    showSelected(animated: animated)
    for controller in fresh { controller.didMove(toParent: self) }
    for controller in gone {
      if controller !== shown { controller.viewIfLoaded?.removeFromSuperview() }
      controller.leaveParent()
    }
  }

  open var selectedIndex: Int {
    get { controllers.isEmpty ? NSNotFound : selection }
    set {
      guard controllers.indices.contains(newValue) else {
        return Headless.log("There is no tab \(newValue) in \(type(of: self)).")
      }
      selection = newValue
      bar.selectedItem = controllers[newValue].tabBarItem
      showSelected(animated: false)
    }
  }

  open var selectedViewController: UIViewController? {
    get { controllers.indices.contains(selection) ? controllers[selection] : nil }
    set {
      guard let newValue, let index = controllers.firstIndex(of: newValue) else {
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
    bar.items = controllers.map(\.tabBarItem)
    bar.selectedItem = selectedViewController?.tabBarItem
  }

  func userMaySelect(_ item: UITabBarItem) -> Bool {
    let chosen = controllers.first { $0.tabBarItem === item }
    guard let chosen else { return false }
    return delegate?.tabBarController(self, shouldSelect: chosen) ?? true
  }

  func userSelected(_ item: UITabBarItem) {
    guard let index = controllers.firstIndex(where: { $0.tabBarItem === item }) else { return }
    if index == selection, let navigation = controllers[index] as? UINavigationController {
      navigation.popToRootViewController(animated: true)
    }
    selectedIndex = index
    delegate?.tabBarController(self, didSelect: controllers[index])
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
    guard let shown, let shownView = shown.viewIfLoaded else { return }
    let frame = frame(of: shown)
    if shownView.frame != frame { shownView.frame = frame }
    let isCovered = !bar.isHidden && frame == bounds
    let covered = isCovered ? height - view.safeAreaInsets.bottom : 0
    shown.barInsets = UIEdgeInsets(top: 0, left: 0, bottom: covered, right: 0)
    scrolledContent(at: .bottom)?.barsOverIt.tabs = self
    bottomContentDidMove()
  }

  func bottomContentDidMove() {
    bar.isOverContent = scrolledContent(at: .bottom)?.goesOnBelow ?? false
  }

  private func showSelected(animated: Bool) {
    guard isViewLoaded, shown !== selectedViewController else { return }
    if let leading = exchangeCoordinator, leading.isLed {
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
    coordinator.takeBack = { [weak self] in self?.takeBack(to: old, from: new) }
    exchangeCoordinator = coordinator
    return coordinator
  }

  /// Restores the selection after an interactive transition was cancelled.
  private func takeBack(to old: UIViewController, from new: UIViewController) {
    shown = old
    view.setNeedsLayout()
    guard selectedViewController === new, let index = controllers.firstIndex(of: old) else {
      return
    }
    selection = index
    bar.selectedItem = old.tabBarItem
  }
}

/// Observes the selection of tabs, and can refuse it.
@preconcurrency @MainActor
public protocol UITabBarControllerDelegate: AnyObject {
  func tabBarController(
    _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
  ) -> Bool
  func tabBarController(
    _ tabBarController: UITabBarController, didSelect viewController: UIViewController)
  /// Called for every selection; nil stands for UIKit's default, which is no animation.
  func tabBarController(
    _ tabBarController: UITabBarController,
    animationControllerForTransitionFrom fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)?
  /// Called for changes with an animator; nil makes the transition noninteractive.
  func tabBarController(
    _ tabBarController: UITabBarController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)?
}

extension UITabBarControllerDelegate {
  public func tabBarController(
    _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
  ) -> Bool { true }

  public func tabBarController(
    _ tabBarController: UITabBarController, didSelect viewController: UIViewController
  ) {}

  public func tabBarController(
    _ tabBarController: UITabBarController,
    animationControllerForTransitionFrom fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { nil }

  public func tabBarController(
    _ tabBarController: UITabBarController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { nil }
}
