import Foundation

/// Forwards the events of the field to the delegate of the search bar.
final class SearchFieldMessenger: NSObject, UITextFieldDelegate {
  weak var bar: UISearchBar?

  func listen(to field: UISearchTextField) {
    field.delegate = self
    field.addAction(
      UIAction { [weak self] _ in
        self?.notifyDelegate { $0.searchBar($1, textDidChange: $1.text ?? "") }
        self?.bar?.searchController?.searchDidChange()
      }, for: .editingChanged)
  }

  private func notifyDelegate(_ message: (any UISearchBarDelegate, UISearchBar) -> Void) {
    guard let bar, let delegate = bar.delegate else { return }
    message(delegate, bar)
  }

  private func queryDelegate(_ question: (any UISearchBarDelegate, UISearchBar) -> Bool) -> Bool {
    guard let bar, let delegate = bar.delegate else { return true }
    return question(delegate, bar)
  }

  func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool {
    queryDelegate { $0.searchBarShouldBeginEditing($1) }
  }

  func textFieldDidBeginEditing(_ textField: UITextField) {
    bar?.searchController?.isActive = true
    notifyDelegate { $0.searchBarTextDidBeginEditing($1) }
  }

  func textFieldShouldEndEditing(_ textField: UITextField) -> Bool {
    queryDelegate { $0.searchBarShouldEndEditing($1) }
  }

  func textFieldDidEndEditing(_ textField: UITextField) {
    notifyDelegate { $0.searchBarTextDidEndEditing($1) }
  }

  func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool {
    queryDelegate { $0.searchBar($1, shouldChangeTextIn: range, replacementText: string) }
  }

  func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    notifyDelegate { $0.searchBarSearchButtonClicked($1) }
    return false
  }
}
