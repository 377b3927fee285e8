import Foundation

/// Shows a search bar, reports the search, and shows the results.
///
/// The controller becomes active when the text is edited, and inactive with the cancel button. While
/// active, it is presented in the context of the controller whose content is searched. Its view lies
/// over that content, below the search bar, and contains the view of the results controller, which is
/// hidden while there is no text. If the search bar is in no window, the controller becomes active
/// without a presentation.
@preconcurrency @MainActor
open class UISearchController: UIViewController {
  public enum ScopeBarActivation: Int, Sendable {
    case automatic, manual, onTextEntry, onSearchActivation
  }

  open internal(set) var searchBar = UISearchBar()
  open internal(set) var searchResultsController: UIViewController?
  private let dimmingView = SearchDimmingView()

  public init(searchResultsController: UIViewController?) {
    self.searchResultsController = searchResultsController
    super.init(nibName: nil, bundle: nil)
    searchBar.searchController = self
  }

  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    searchResultsController = nil
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    searchBar.searchController = self
  }

  public required init?(coder: NSCoder) {
    searchResultsController = nil
    super.init(coder: coder)
  }

  open weak var searchResultsUpdater: (any UISearchResultsUpdating)?
  open weak var delegate: (any UISearchControllerDelegate)?

  // MARK: Activity

  private var storedIsActive = false

  /// Whether a search is in progress.
  open var isActive: Bool {
    get { storedIsActive }
    set {
      guard newValue != storedIsActive else { return }
      if newValue { beginSearch() } else { endSearch() }
    }
  }

  private func beginSearch() {
    delegate?.willPresentSearchController(self)
    storedIsActive = true
    if automaticallyShowsCancelButton { searchBar.setShowsCancelButton(true, animated: true) }
    activityDidChange()
    notifyUpdater()
    delegate?.presentSearchController(self)
    if presenting == nil, let content = contentController {
      content.present(self, animated: true)
    }
    if presenting == nil { delegate?.didPresentSearchController(self) }
  }

  /// The controller whose content is searched, while it is on the screen.
  private var contentController: UIViewController? {
    guard searchBar.window != nil else { return nil }
    if let bar = searchBar.superview as? UINavigationBar {
      return bar.owner?.topViewController
    }
    return sequence(first: searchBar as UIView) { $0.superview }.lazy.compactMap(\.controller).first
  }

  private func endSearch() {
    guard let presenting else {
      dismissalWillBegin()
      return dismissalDidEnd()
    }
    presenting.dismissPresented(animated: true, completion: nil)
  }

  fileprivate func dismissalWillBegin() {
    delegate?.willDismissSearchController(self)
    storedIsActive = false
    if automaticallyShowsCancelButton { searchBar.setShowsCancelButton(false, animated: true) }
    searchBar.text = nil
    searchBar.resignFirstResponder()
    activityDidChange()
    notifyUpdater()
  }

  fileprivate func dismissalDidEnd() { delegate?.didDismissSearchController(self) }

  private func notifyUpdater() {
    EndlessHandlers.run("changing its search", of: searchBar) {
      searchResultsUpdater?.updateSearchResults(for: self)
    }
    contentController?.setNeedsUpdateContentUnavailableConfiguration()
  }

  /// Called when the text or the scope changes.
  func searchDidChange() {
    guard storedIsActive else { return }
    resultsDidChange()
    notifyUpdater()
  }

  private func activityDidChange() {
    resultsDidChange()
    (searchBar.superview as? UINavigationBar)?.contentDidChange()
  }

  // MARK: Presentation

  override func makePresentation() -> UIPresentationController {
    SearchPresentation(presentedViewController: self, presenting: nil)
  }

  override var isPresentedInContext: Bool { true }

  /// Content below a navigation bar is searched there; other content where a presentation context is
  /// defined.
  override func findPresenter(from controller: UIViewController) -> UIViewController {
    searchBar.superview is UINavigationBar && !(controller is UINavigationController)
      ? controller : controller.outermostPresenter(inContext: true)
  }

  open override func loadView() {
    view = SearchView(frame: UIScreen.main.bounds)
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.isOpaque = false
    dimmingView.search = self
    view.addSubview(dimmingView)
  }

  override func prepareChildren() {
    guard let searchResultsController, searchResultsController.parent !== self,
      canAdopt(searchResultsController)
    else { return }
    adopt(searchResultsController)
    view.addSubview(searchResultsController.view)
    searchResultsController.didMove(toParent: self)
    resultsDidChange()
  }

  override func layOutChildren() {
    let room = contentRoom
    dimmingView.frame = room
    searchResultsController?.viewIfLoaded?.frame = room
  }

  /// The bounds below the search bar; all of them if a navigation bar contains it.
  private var contentRoom: CGRect {
    let bounds: CGRect = view.bounds
    guard !(searchBar.superview is UINavigationBar), searchBar.window === view.window else {
      return bounds
    }
    let covered = searchBar.convert(searchBar.bounds, to: view).maxY - bounds.minY
    return bounds.divided(atDistance: min(max(covered, 0), bounds.height), from: .minYEdge)
      .remainder
  }

  // MARK: Results

  private var storedShowsResults = false

  /// Shows the results while there is text. Setting `showsSearchResultsController` turns it off.
  open var automaticallyShowsSearchResultsController = true { didSet { resultsDidChange() } }

  open var showsSearchResultsController: Bool {
    get {
      automaticallyShowsSearchResultsController
        ? isActive && !(searchBar.text ?? "").isEmpty : storedShowsResults
    }
    set {
      storedShowsResults = newValue
      automaticallyShowsSearchResultsController = false
    }
  }

  private func resultsDidChange() {
    searchBar.showScopesOfSearch()
    let showsResults = isActive && showsSearchResultsController
    searchResultsController?.viewIfLoaded?.isHidden = !showsResults
    dimmingView.isHidden = !obscuresBackgroundDuringPresentation || showsResults
  }

  // MARK: Looks

  open var automaticallyShowsCancelButton = true
  /// Whether the bar shows its scopes during a search.
  open var automaticallyShowsScopeBar = true { didSet { resultsDidChange() } }
  open var scopeBarActivation = ScopeBarActivation.automatic { didSet { resultsDidChange() } }

  var showsScopes: Bool? {
    guard automaticallyShowsScopeBar else { return nil }
    return switch scopeBarActivation {
    case .manual: nil
    case .automatic, .onSearchActivation: isActive
    case .onTextEntry: isActive && !(searchBar.text ?? "").isEmpty
    }
  }

  /// Dims the content while no results cover it; a touch there ends the search.
  open var obscuresBackgroundDuringPresentation = false { didSet { resultsDidChange() } }

  /// Whether a navigation bar shows only the search bar during a search.
  open var hidesNavigationBarDuringPresentation = true { didSet { activityDidChange() } }

  /// Stored without effect.
  open var ignoresSearchSuggestionsForSearchBarPlacementStacked = false
  open var searchBarPlacement: UINavigationItem.SearchBarPlacement { .stacked }
}

/// Shows the results of a search.
@preconcurrency @MainActor
public protocol UISearchResultsUpdating: NSObjectProtocol {
  func updateSearchResults(for searchController: UISearchController)
}

/// Observes the beginning and the end of a search. All methods are optional.
@preconcurrency @MainActor
public protocol UISearchControllerDelegate: NSObjectProtocol {
  func willPresentSearchController(_ searchController: UISearchController)
  func didPresentSearchController(_ searchController: UISearchController)
  func willDismissSearchController(_ searchController: UISearchController)
  func didDismissSearchController(_ searchController: UISearchController)
  /// A delegate that presents the search controller itself does so here.
  func presentSearchController(_ searchController: UISearchController)
}

extension UISearchControllerDelegate {
  public func willPresentSearchController(_ searchController: UISearchController) {}
  public func didPresentSearchController(_ searchController: UISearchController) {}
  public func willDismissSearchController(_ searchController: UISearchController) {}
  public func didDismissSearchController(_ searchController: UISearchController) {}
  public func presentSearchController(_ searchController: UISearchController) {}
}

/// Tells its search controller about the presentation. Touches outside the results go to the content
/// below.
private final class SearchPresentation: UIPresentationController {
  private var search: UISearchController? { presentedViewController as? UISearchController }

  override func receiver(ofTouchAt point: CGPoint) -> UIView? { nil }

  override func presentationTransitionDidEnd(_ completed: Bool) {
    guard let search else { return }
    search.delegate?.didPresentSearchController(search)
  }

  override func dismissalTransitionWillBegin() { search?.dismissalWillBegin() }
  override func dismissalTransitionDidEnd(_ completed: Bool) { search?.dismissalDidEnd() }
}

/// Contains the results. Touches outside them pass through.
private final class SearchView: ContainerView {
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let hit = super.hitTest(point, with: event)
    return hit === self ? nil : hit
  }
}

/// Dims the content; a touch ends the search.
private final class SearchDimmingView: UIView {
  weak var search: UISearchController?

  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = UIColor(white: 0, alpha: 0.2)
    isHidden = true
  }

  required init?(coder: NSCoder) { nil }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    search?.isActive = false
  }
}
