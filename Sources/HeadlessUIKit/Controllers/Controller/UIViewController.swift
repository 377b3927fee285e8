import Foundation

/// Manages a view and its life cycle.
@preconcurrency @MainActor
open class UIViewController: UIResponder, UITraitEnvironment, UIContentContainer {
  private var storedView: UIView?
  private var isLoadingView = false
  var storedChildren: [UIViewController] = []
  weak var storedParent: UIViewController? { didSet { Headless.inheritanceDidChange() } }
  var presented: UIViewController?
  weak var presenting: UIViewController?
  /// Made on access, and anew for each presentation.
  var presentation: UIPresentationController?
  var appearance = ControllerAppearance.disappeared
  let traitRegistrations = TraitRegistrations()
  var ownTraitOverrides = UITraitOverrides()
  var childOverrides: [ObjectIdentifier: UITraitCollection] = [:]
  var coordinator: TransitionCoordinator?
  /// The coordinator while one child replaces another.
  var exchangeCoordinator: TransitionCoordinator?
  var isAppearanceAnimated = false
  /// Bar items, made on first access.
  var items = ControllerItems()
  /// The insets that bars of the parent add to the safe area.
  var barInsets = UIEdgeInsets.zero { didSet { barInsetsDidChange(from: oldValue) } }

  open var title: String? {
    willSet { willChange(.title) }
    didSet {
      items.setTitle(title)
      didChange(.title)
    }
  }

  open var toolbarItems: [UIBarButtonItem]? { didSet { navigationController?.updateToolbar() } }

  /// Stored, without effect.
  open var restorationIdentifier: String?
  /// Stored, without effect.
  open var focusGroupIdentifier: String?
  open internal(set) var nibName: String?
  /// Determines whether the presenter disappears, and whether the presentation is a sheet.
  open var modalPresentationStyle = UIModalPresentationStyle.pageSheet {
    didSet { if modalPresentationStyle == .automatic { modalPresentationStyle = .pageSheet } }
  }
  /// Stored, without effect.
  open var modalTransitionStyle = UIModalTransitionStyle.coverVertical
  /// Whether users cannot pull down a sheet that shows this controller, or a parent of it.
  open var isModalInPresentation = false
  open var definesPresentationContext = false
  /// Stored, without effect.
  open var providesPresentationContextTransitionStyle = false
  /// Whether the controller determines the status bar though it does not cover the screen.
  open var modalPresentationCapturesStatusBarAppearance = false
  open var edgesForExtendedLayout = UIRectEdge.all {
    didSet { storedParent?.viewIfLoaded?.setNeedsLayout() }
  }
  open var extendedLayoutIncludesOpaqueBars = false {
    didSet { storedParent?.viewIfLoaded?.setNeedsLayout() }
  }
  @available(iOS, deprecated: 11.0, message: "set the scroll view's contentInsetAdjustmentBehavior")
  open var automaticallyAdjustsScrollViewInsets = true { didSet { scrolledContentMayChange() } }
  open var hidesBottomBarWhenPushed = false
  open var isEditing = false { didSet { showEditing() } }
  /// Toggles editing with ``setEditing(_:animated:)``; its title says which of the two it does.
  open var editButtonItem: UIBarButtonItem { findEditButton() }
  open var preferredContentSize = CGSize.zero {
    willSet { willChange(.preferredContentSize) }
    didSet {
      defer { didChange(.preferredContentSize) }
      if oldValue != preferredContentSize {
        parent?.preferredContentSizeDidChange(forChildContentContainer: self)
        findPresentedAncestor()?.presentation?.preferredSizeDidChange(of: self)
      }
    }
  }
  /// Provides the animator and the presentation controller when this controller is presented.
  open weak var transitioningDelegate: (any UIViewControllerTransitioningDelegate)?
  open internal(set) var isBeingPresented = false
  open internal(set) var isBeingDismissed = false
  open internal(set) var isMovingToParent = false
  open internal(set) var isMovingFromParent = false

  /// There are no nibs here: `loadView()` makes the view.
  public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    nibName = nibNameOrNil
    super.init()
  }

  public convenience override init() { self.init(nibName: nil, bundle: nil) }

  /// Always nil: there are no archives here.
  public required init?(coder: NSCoder) { nil }

  // MARK: View

  open var view: UIView! {
    get {
      loadViewIfNeeded()
      return storedView
    }
    set {
      storedView?.controller = nil
      storedView = newValue
      newValue?.controller = self
    }
  }

  open var navigationController: UINavigationController? { nearestContainer() }
  open var tabBarController: UITabBarController? { nearestContainer() }
  open var splitViewController: UISplitViewController? { nearestContainer() }
  open var topLayoutGuide: any UILayoutSupport { topSupport }
  open var bottomLayoutGuide: any UILayoutSupport { bottomSupport }
  /// Does nothing: traits are always up to date here.
  open func updateTraitsIfNeeded() {}

  open var viewIfLoaded: UIView? { storedView }
  open var isViewLoaded: Bool { storedView != nil }

  open func loadViewIfNeeded() {
    guard storedView == nil, !isLoadingView else { return }
    isLoadingView = true
    loadView()
    isLoadingView = false
    if storedView == nil { view = makeStandardView() }
    viewDidLoad()
  }

  open func loadView() { view = makeStandardView() }

  // MARK: Orientation

  /// Without effect: `Headless.rotate` turns every window.
  open var shouldAutorotate: Bool { true }
  /// The orientations that the app may request from its scene; `Headless.rotate` turns every window.
  open var supportedInterfaceOrientations: UIInterfaceOrientationMask {
    traitCollection.userInterfaceIdiom == .pad ? .all : .allButUpsideDown
  }
  /// Without effect: `Headless.rotate` turns every window.
  open var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation { .portrait }
  open func setNeedsUpdateOfSupportedInterfaceOrientations() {}

  /// Without effect: the keyboard disappears with the first responder, and during presentations.
  open var disablesAutomaticKeyboardDismissal: Bool { modalPresentationStyle == .formSheet }

  // MARK: Segues

  /// Always nil: there are no storyboards here.
  open var storyboard: UIStoryboard? { nil }
  open func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool { true }
  open func prepare(for segue: UIStoryboardSegue, sender: Any?) {}

  /// Logs a message: there are no storyboards here, so no segue has the identifier.
  open func performSegue(withIdentifier identifier: String, sender: Any?) {
    Headless.log("Receiver (\(type(of: self))) has no segue with identifier '\(identifier)'")
  }

  // MARK: Life cycle

  open func viewDidLoad() {}
  open func viewWillAppear(_ animated: Bool) {}
  open func viewIsAppearing(_ animated: Bool) {}
  open func viewDidAppear(_ animated: Bool) {}
  open func viewWillDisappear(_ animated: Bool) {}
  open func viewDidDisappear(_ animated: Bool) {}
  open func viewWillLayoutSubviews() {}
  open func viewDidLayoutSubviews() {}
  /// Called before the view's own method, under the same rules.
  open func updateProperties() {}
  open func setNeedsUpdateProperties() { storedView?.markNeedsUpdateProperties(ofController: true) }
  open func updatePropertiesIfNeeded() { storedView?.updatePropertiesIfNeeded() }
  open func updateViewConstraints() { storedView?.updateConstraints() }
  open func didReceiveMemoryWarning() {}
  open func setEditing(_ editing: Bool, animated: Bool) { isEditing = editing }

  // MARK: Containment

  open var parent: UIViewController? { storedParent }
  open var children: [UIViewController] { storedChildren }
  open var shouldAutomaticallyForwardAppearanceMethods: Bool { true }
  open func addChild(_ childController: UIViewController) { adopt(childController) }
  open func removeFromParent() { leaveParent() }
  open func willMove(toParent parent: UIViewController?) {}
  open func didMove(toParent parent: UIViewController?) {}

  open func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
    beginForwardedAppearance(isAppearing, animated: animated)
  }

  open func endAppearanceTransition() { endForwardedAppearance() }

  // MARK: Presenting

  open var presentedViewController: UIViewController? {
    presented ?? parent?.presentedViewController
  }

  open var presentingViewController: UIViewController? {
    presenting ?? parent?.presentingViewController
  }

  open func present(
    _ viewControllerToPresent: UIViewController, animated flag: Bool,
    completion: (() -> Void)? = nil
  ) {
    presentOnTop(viewControllerToPresent, animated: flag, completion: completion)
  }

  open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
    dismissPresented(animated: flag, completion: completion)
  }

  open var presentationController: UIPresentationController? { findPresentation() }
  /// Nil for a controller with another style of presentation; the same holds for the popover's.
  open var sheetPresentationController: UISheetPresentationController? {
    findPresentation() as? UISheetPresentationController
  }
  open var popoverPresentationController: UIPopoverPresentationController? {
    findPresentation() as? UIPopoverPresentationController
  }

  open func show(_ vc: UIViewController, sender: Any?) {
    showInNearestContainer(vc, sender: sender)
  }

  open func showDetailViewController(_ vc: UIViewController, sender: Any?) {
    showDetailInNearestContainer(vc, sender: sender)
  }
  open func transition(
    from fromViewController: UIViewController, to toViewController: UIViewController,
    duration: TimeInterval, options: UIView.AnimationOptions = [],
    animations: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    exchangeViews(
      from: fromViewController, to: toViewController,
      animation: Headless.Animation(duration: duration, options: options),
      animations: animations ?? {}, completion: completion)
  }

  // MARK: Bars

  open var navigationItem: UINavigationItem { items.navigation ?? makeNavigationItem() }

  open var tab: UITab? { items.source }
  open var tabBarItem: UITabBarItem! {
    get { findTabBarItem() }
    set {
      items.tab = newValue
      tabBarController?.updateTabBar()
    }
  }
  /// Sets the scroll view that bars follow. By default they find the view or its first subview.
  open func setContentScrollView(
    _ scrollView: UIScrollView?, for edge: NSDirectionalRectEdge
  ) { setContentScrollViewForBars(scrollView, at: edge) }
  open func contentScrollView(for edge: NSDirectionalRectEdge) -> UIScrollView? {
    items.scrollView(at: edge)
  }
  open func setToolbarItems(_ toolbarItems: [UIBarButtonItem]?, animated: Bool) {
    self.toolbarItems = toolbarItems
  }
  /// Without effect: no status bar is drawn.
  open var preferredStatusBarStyle: UIStatusBarStyle { .default }
  /// The status bar follows the controller that covers the screen, or its ``childForStatusBarHidden``. A
  /// safe area that exists for the status bar alone, as on devices without a notch, disappears with it.
  open var prefersStatusBarHidden: Bool { false }
  /// Without effect: no status bar is drawn.
  open var preferredStatusBarUpdateAnimation: UIStatusBarAnimation { .fade }
  open var childForStatusBarStyle: UIViewController? { nil }
  open var childForStatusBarHidden: UIViewController? { nil }
  open func setNeedsStatusBarAppearanceUpdate() { viewIfLoaded?.window?.updateStatusBar() }
  /// Without effect: there is no home indicator.
  open var prefersHomeIndicatorAutoHidden: Bool { false }
  open var childForHomeIndicatorAutoHidden: UIViewController? { nil }
  /// Without effect: there is no home indicator.
  open func setNeedsUpdateOfHomeIndicatorAutoHidden() {}
  /// Without effect: there are no system gestures.
  open var preferredScreenEdgesDeferringSystemGestures: UIRectEdge { [] }
  open var childForScreenEdgesDeferringSystemGestures: UIViewController? { nil }
  /// Without effect: there are no system gestures.
  open func setNeedsUpdateOfScreenEdgesDeferringSystemGestures() {}

  // MARK: Unavailable content

  /// Shown in front of the view, in the size of its visible part; nil shows nothing.
  open var contentUnavailableConfiguration: (any UIContentConfiguration)? {
    get { items.unavailable.configuration }
    set { showUnavailableContent(newValue) }
  }

  open var contentUnavailableConfigurationState: UIContentUnavailableConfigurationState {
    unavailableState
  }

  /// Schedules a call of `updateContentUnavailableConfiguration(using:)` for the next layout.
  open func setNeedsUpdateContentUnavailableConfiguration() { markUnavailableContent() }

  /// Called before the view is first laid out, after changes of the search text or the traits, and after
  /// `setNeedsUpdateContentUnavailableConfiguration()`. Overrides set the configuration.
  open func updateContentUnavailableConfiguration(
    using state: UIContentUnavailableConfigurationState
  ) {}

  // MARK: Hooks of presentations

  /// Makes the presentation controller for the style.
  func makePresentation() -> UIPresentationController { makePresentationForStyle() }
  /// Whether the controller is presented over the presenter's view, and disappears with it.
  var isPresentedInContext: Bool { modalPresentationStyle.isInContext }

  /// Returns the controller that presents this one when another is asked to.
  func findPresenter(from controller: UIViewController) -> UIViewController {
    controller.outermostPresenter(inContext: isPresentedInContext)
  }

  // MARK: Hooks of containers

  /// A container adds the views of its children here, before they appear with it.
  func prepareChildren() {}
  /// A container lays out its bars and its children here.
  func layOutChildren() {}
  /// A container that keeps a list of its own forgets a child here that has left it.
  func childDidLeave(_ child: UIViewController) {}

  // MARK: Layout

  open var additionalSafeAreaInsets = UIEdgeInsets.zero {
    didSet {
      guard oldValue != additionalSafeAreaInsets else { return }
      additionalSafeAreaInsets.sanitize(
        before: oldValue, "additionalSafeAreaInsets", of: "\(type(of: self))")
      storedView?.updateSafeArea()
    }
  }

  open var viewRespectsSystemMinimumLayoutMargins = true {
    didSet { storedView?.marginsDidChange() }
  }

  open var systemMinimumLayoutMargins: NSDirectionalEdgeInsets { systemMargins }
  open func viewLayoutMarginsDidChange() {}
  open func viewSafeAreaInsetsDidChange() {}

  // MARK: Traits

  open var traitCollection: UITraitCollection {
    if let storedView { return storedView.traitCollection }
    let inherited = storedParent?.traitCollection ?? Headless.environmentTraits
    return UITraitCollection(inherited.values.overridden(by: imposedTraits))
  }

  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  open var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified {
    didSet { storedView?.environmentDidChange() }
  }

  open func setOverrideTraitCollection(
    _ collection: UITraitCollection?, forChild childViewController: UIViewController
  ) {
    impose(collection, onChild: childViewController)
  }

  open func overrideTraitCollection(
    forChild childViewController: UIViewController
  ) -> UITraitCollection? {
    childOverrides[ObjectIdentifier(childViewController)]
  }

  open override var next: UIResponder? { storedView?.superview ?? presenting }

  open var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? {
    exchangeCoordinator ?? coordinator ?? parent?.transitionCoordinator
  }

  open func preferredContentSizeDidChange(
    forChildContentContainer container: any UIContentContainer
  ) {}

  open func systemLayoutFittingSizeDidChange(
    forChildContentContainer container: any UIContentContainer
  ) {}

  open func size(
    forChildContentContainer container: any UIContentContainer,
    withParentContainerSize parentSize: CGSize
  ) -> CGSize { parentSize }

  open func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    passOn(size, coordinator)
  }

  open func willTransition(
    to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    passOn(newCollection, coordinator)
  }
}
