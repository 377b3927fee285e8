import Foundation

/// Shows one of several controllers; a drag leads to its neighbors.
///
/// Pages scroll, even with the page curl style. A neighbor is shown when it has come to rest, not
/// during the drag.
@preconcurrency @MainActor
open class UIPageViewController: UIViewController {
  open internal(set) var transitionStyle: TransitionStyle
  open internal(set) var navigationOrientation: NavigationOrientation
  open internal(set) var spineLocation: SpineLocation
  private let scroller: PageScrollView
  private let indicator = UIPageControl(frame: .zero)
  private var shown: [UIViewController] = []
  private var neighbors: (before: UIViewController?, after: UIViewController?) = (nil, nil)
  /// The controller that a finger is bringing in, once the delegate has been told of it.
  private weak var pending: UIViewController?

  public init(
    transitionStyle style: TransitionStyle,
    navigationOrientation: NavigationOrientation, options: [OptionsKey: Any]? = nil
  ) {
    transitionStyle = style
    self.navigationOrientation = navigationOrientation
    let spine = (options?[.spineLocation] as? Int).flatMap { SpineLocation(rawValue: $0) }
    spineLocation = style == .scroll ? .none : spine ?? .min
    scroller = PageScrollView(navigationOrientation == .horizontal ? .horizontal : .vertical)
    super.init(nibName: nil, bundle: nil)
    scroller.pages = self
  }

  public convenience override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    self.init(transitionStyle: .pageCurl, navigationOrientation: .horizontal)
  }

  /// Same as without an archive: there are no archives here.
  public required init?(coder: NSCoder) {
    transitionStyle = .pageCurl
    navigationOrientation = .horizontal
    spineLocation = .min
    scroller = PageScrollView(.horizontal)
    super.init(nibName: nil, bundle: nil)
    scroller.pages = self
  }

  open weak var delegate: (any UIPageViewControllerDelegate)?
  open weak var dataSource: (any UIPageViewControllerDataSource)? {
    didSet {
      loadNeighbors()
      updateIndicator()
    }
  }

  /// Stored without effect.
  open var isDoubleSided = false
  open var gestureRecognizers: [UIGestureRecognizer] { scroller.gestureRecognizers ?? [] }

  // MARK: Pages

  open var viewControllers: [UIViewController]? { shown }

  /// Shows a page. The direction determines the animation; the data source is not asked for the page.
  open func setViewControllers(
    _ viewControllers: [UIViewController]?, direction: NavigationDirection, animated: Bool,
    completion: ((Bool) -> Void)? = nil
  ) {
    let new = viewControllers ?? []
    guard new.count == 1 else {
      return Headless.log(
        "The number of view controllers provided (\(new.count)) doesn't match the number required "
          + "(1) for the requested transition")
    }
    show(new, animated: animated)
    updateIndicator()
    if let completion { Headless.onNextTurn { completion(true) } }
  }

  private func show(_ new: [UIViewController], animated: Bool) {
    let old = shown.first
    guard let page = new.first, page !== old, canAdopt(page) else { return loadNeighbors() }
    shown = new
    old?.willMove(toParent: nil)
    addChild(page)
    if isViewLoaded {
      exchange(old, for: page, in: scroller, frame: scroller.middle, animated: animated) {}
    }
    old?.removeFromParent()
    page.didMove(toParent: self)
    loadNeighbors()
  }

  /// Asks the data source for the neighbors of the page.
  private func loadNeighbors() {
    neighbors = (nil, nil)
    if let page = shown.first, let dataSource {
      neighbors.before = dataSource.pageViewController(self, viewControllerBefore: page)
      neighbors.after = dataSource.pageViewController(self, viewControllerAfter: page)
    }
    scroller.room = (neighbors.before != nil, neighbors.after != nil)
  }

  func placePage() { shown.first?.place(in: scroller.middle) }

  private func neighbor(_ direction: NavigationDirection) -> UIViewController? {
    direction == .forward ? neighbors.after : neighbors.before
  }

  /// A finger begins to drag a neighboring page into view. The current page may still stay.
  func beginTurning(_ direction: NavigationDirection) {
    guard let neighbor = neighbor(direction), pending !== neighbor else { return }
    pending = neighbor
    delegate?.pageViewController(self, willTransitionTo: [neighbor])
  }

  /// Called when a drag has ended at a neighbor.
  func turn(_ direction: NavigationDirection) {
    let old = shown
    guard let neighbor = neighbor(direction) else { return }
    beginTurning(direction)
    pending = nil
    show([neighbor], animated: true)
    indicator.currentPage += direction == .forward ? 1 : -1
    delegate?.pageViewController(
      self, didFinishAnimating: true, previousViewControllers: old, transitionCompleted: true)
  }

  /// Called when a drag has not reached a neighbor.
  func stay() {
    pending = nil
    delegate?.pageViewController(
      self, didFinishAnimating: true, previousViewControllers: shown, transitionCompleted: false)
  }

  // MARK: View

  open override func loadView() { view = makeContainerView() }

  open override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(scroller)
    indicator.isUserInteractionEnabled = false
    scroller.frame = view.bounds
    if let page = shown.first {
      page.view.frame = scroller.middle
      scroller.addSubview(page.view)
    }
    updateIndicator()
  }

  private func updateIndicator() {
    guard isViewLoaded else { return }
    let count =
      transitionStyle == .scroll && navigationOrientation == .horizontal
      ? dataSource?.presentationCount(for: self) ?? 0 : 0
    indicator.numberOfPages = count
    if count > 0 { indicator.currentPage = dataSource?.presentationIndex(for: self) ?? 0 }
    if count > 0 { view.addSubview(indicator) } else { indicator.removeFromSuperview() }
    view.setNeedsLayout()
  }

  /// The height of the page control, below the pages and above the bottom safe area.
  private static let indicatorHeight: CGFloat = 37

  override func layOutChildren() {
    super.layOutChildren()
    var area = view.bounds
    if indicator.superview != nil {
      area.size.height -= Self.indicatorHeight + view.safeAreaInsets.bottom
      indicator.frame = CGRect(
        x: 0, y: area.maxY, width: area.width, height: Self.indicatorHeight)
    }
    scroller.frame = area
    scroller.layoutIfNeeded()
    placePage()
  }
}
