import Foundation

/// Shows a search bar, and tells what is searched for.
///
/// The bar becomes active when its text is edited, and inactive with its cancel button. The controller
/// with the results is kept but not shown.
@MainActor
open class UISearchController: UIViewController {
  public enum ScopeBarActivation: Int, Sendable {
    case automatic, manual, onTextEntry, onSearchActivation
  }

  public let searchBar = UISearchBar()
  /// Kept without being shown.
  public let searchResultsController: UIViewController?

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

  /// Whether somebody searches.
  open var isActive: Bool {
    get { storedIsActive }
    set { activate(newValue) }
  }

  private func activate(_ isActive: Bool) {
    guard isActive != storedIsActive else { return }
    if isActive {
      delegate?.willPresentSearchController(self)
    } else {
      delegate?.willDismissSearchController(self)
    }
    storedIsActive = isActive
    if automaticallyShowsCancelButton {
      searchBar.setShowsCancelButton(isActive, animated: true)
    }
    if !isActive {
      searchBar.text = nil
      searchBar.resignFirstResponder()
    }
    searchResultsUpdater?.updateSearchResults(for: self)
    if isActive {
      delegate?.didPresentSearchController(self)
    } else {
      delegate?.didDismissSearchController(self)
    }
  }

  /// The text is another one, or the scope is.
  func searchDidChange() {
    if storedIsActive { searchResultsUpdater?.updateSearchResults(for: self) }
  }

  // MARK: Looks

  open var automaticallyShowsCancelButton = true
  /// Stored without effect.
  open var automaticallyShowsScopeBar = true
  /// Stored without effect.
  open var scopeBarActivation = ScopeBarActivation.automatic
  /// Stored without effect.
  open var automaticallyShowsSearchResultsController = true
  /// Stored without effect.
  open var showsSearchResultsController = false
  /// Stored without effect.
  open var obscuresBackgroundDuringPresentation = true
  /// Stored without effect.
  open var hidesNavigationBarDuringPresentation = true
  /// Stored without effect.
  open var ignoresSearchSuggestionsForSearchBarPlacementStacked = false
  open var searchBarPlacement: UINavigationItem.SearchBarPlacement { .stacked }
}

/// Shows the results of what is searched for.
@MainActor
public protocol UISearchResultsUpdating: NSObjectProtocol {
  func updateSearchResults(for searchController: UISearchController)
}

/// Hears when a search begins and ends. All methods are optional.
@MainActor
public protocol UISearchControllerDelegate: NSObjectProtocol {
  func willPresentSearchController(_ searchController: UISearchController)
  func didPresentSearchController(_ searchController: UISearchController)
  func willDismissSearchController(_ searchController: UISearchController)
  func didDismissSearchController(_ searchController: UISearchController)
}

extension UISearchControllerDelegate {
  public func willPresentSearchController(_ searchController: UISearchController) {}
  public func didPresentSearchController(_ searchController: UISearchController) {}
  public func willDismissSearchController(_ searchController: UISearchController) {}
  public func didDismissSearchController(_ searchController: UISearchController) {}
}
