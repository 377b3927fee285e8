import Foundation

/// What a controller says of content that is not there.
struct UnavailableContent {
  var configuration: (any UIContentConfiguration)?
  var view: (any UIView & UIContentView)?
  /// Whether the controller has not been asked since something changed.
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

  /// The look depends on traits, which are other ones.
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

  /// In front of the view, as large as what is seen of it. A controller is asked what to show
  /// before its view is first laid out, and again when something has changed.
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
