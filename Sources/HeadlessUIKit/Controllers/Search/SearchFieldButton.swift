import Foundation

/// The button for bookmarks or the results list, at the trailing end of the field of a search bar.
///
/// That it is visible only while the field is not edited is from memory.
final class SearchFieldButton: UIButton {
  /// Adds, removes or updates the button of a field.
  static func sync(_ field: UISearchTextField, of bar: UISearchBar) {
    guard let icon = bar.fieldIcon else {
      if field.rightView is SearchFieldButton { field.rightView = nil }
      return
    }
    let button = field.rightView as? SearchFieldButton ?? SearchFieldButton(bar)
    let standard = UIImage(systemName: icon == .bookmark ? "book" : "list.bullet")
    for state in [UIControl.State.normal, .highlighted, .selected, .disabled] {
      let own = bar.image(for: icon, state: state)
      button.setImage(own ?? (state == .normal ? standard : nil), for: state)
    }
    button.isSelected = icon == .resultsList && bar.isSearchResultsButtonSelected
    button.sizeToFit()
    field.rightView = button
    field.rightViewMode = .unlessEditing
  }

  private convenience init(_ bar: UISearchBar) {
    self.init(frame: .zero)
    addAction(
      UIAction { [weak bar] _ in
        guard let bar else { return }
        switch bar.fieldIcon {
        case .bookmark: bar.delegate?.searchBarBookmarkButtonClicked(bar)
        case .resultsList: bar.delegate?.searchBarResultsListButtonClicked(bar)
        default: break
        }
      }, for: .touchUpInside)
  }
}

extension UISearchBar {
  /// The icon of the button at the trailing end of the field.
  fileprivate var fieldIcon: Icon? {
    if showsSearchResultsButton { return .resultsList }
    return showsBookmarkButton ? .bookmark : nil
  }
}
