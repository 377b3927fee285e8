import Foundation

/// The configuration of a controller for unavailable content, and its view.
struct UnavailableContent {
  var configuration: (any UIContentConfiguration)?
  var view: (any UIView & UIContentView)?
  /// Whether the controller has to be asked after a change.
  var isOutdated = true
}

extension UIViewController {
  var unavailableState: UIContentUnavailableConfigurationState {
    var state = UIContentUnavailableConfigurationState(traitCollection: traitCollection)
    if let search = items.navigation?.searchController, search.isActive {
      state.searchText = search.searchBar.text
    }
    return state
  }

  func markUnavailableContent() {
    items.unavailable.isOutdated = true
    viewIfLoaded?.setNeedsLayout()
  }

  /// The look depends on traits, which have changed.
  func unavailableTraitsDidChange() {
    items.unavailable.isOutdated = true
    if items.unavailable.view != nil { viewIfLoaded?.setNeedsLayout() }
  }

  func showUnavailableContent(_ new: (any UIContentConfiguration)?) {
    items.unavailable.configuration = new
    let old = items.unavailable.view
    guard let shown = new?.updated(for: contentUnavailableConfigurationState) else {
      old?.removeFromSuperview()
      items.unavailable.view = nil
      return
    }
    if let old, old.supports(shown) {
      old.configuration = shown
      return
    }
    old?.removeFromSuperview()
    let content = shown.makeContentView()
    content.translatesAutoresizingMaskIntoConstraints = true
    items.unavailable.view = content
    viewIfLoaded?.setNeedsLayout()
  }

  /// Shows the configuration in front of the view, in the size of its visible part. The controller
  /// is asked before its view is first laid out, and again after changes.
  func layOutUnavailableContent() {
    if items.unavailable.isOutdated {
      items.unavailable.isOutdated = false
      let state = contentUnavailableConfigurationState
      if let configuration = items.unavailable.configuration {
        showUnavailableContent(configuration)
      }
      viewIfLoaded?.tracking(.unavailableContent) {
        updateContentUnavailableConfiguration(using: state)
      }
    }
    guard let content = items.unavailable.view, let view = viewIfLoaded else { return }
    if content.superview !== view { view.addSubview(content) }
    if content.frame != view.bounds { content.frame = view.bounds }
  }
}
