import Foundation

/// The button for bookmarks, or for the list of results, at the end of the field of a search bar.
///
/// That it is there while nobody edits in the field is from memory.
final class SearchFieldButton: UIButton {
  /// Puts the button into the field, takes it out, or brings it up to date.
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
  /// What the button at the end of the field is for.
  fileprivate var fieldIcon: Icon? {
    if showsSearchResultsButton { return .resultsList }
    return showsBookmarkButton ? .bookmark : nil
  }
}
