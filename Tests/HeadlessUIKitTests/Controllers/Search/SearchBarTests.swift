import Foundation
import Testing

@testable import HeadlessUIKit

@MainActor
struct SearchBarTests {
  private let bar = UISearchBar(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
  private let recorder = BarRecorder()

  private func show() -> UIWindow {
    bar.delegate = recorder
    return window(showing: bar)
  }

  @Test func searchBarNotifiesDelegateInUIKitsOrder() {
    let window = show()

    Headless.tap(bar.searchTextField)
    #expect(recorder.take() == ["shouldBegin", "didBegin"])
    Headless.type("a\n")
    #expect(bar.text == "a")
    #expect(recorder.take() == ["change a", "text a", "search"])
    let clear = bar.searchTextField.clearButtonRect(forBounds: bar.searchTextField.bounds)
    Headless.tap(at: CGPoint(x: clear.midX, y: clear.midY), in: bar.searchTextField)
    #expect(recorder.take() == ["text "])
    bar.resignFirstResponder()
    #expect(recorder.take() == ["shouldEnd", "didEnd"])
    withExtendedLifetime(window) {}
  }

  @Test func emptyFieldDoesNotSearch() {
    let window = show()
    #expect(bar.enablesReturnKeyAutomatically && bar.returnKeyType == .search)
    #expect(bar.autocapitalizationType == .none && bar.autocorrectionType == .default)
    #expect(bar.spellCheckingType == .default && bar.keyboardType == .default)
    bar.becomeFirstResponder()
    _ = recorder.take()
    Headless.type("\n")
    #expect(recorder.take() == [])
    bar.enablesReturnKeyAutomatically = false
    Headless.type("\n")
    #expect(recorder.take() == ["search"])
    bar.resignFirstResponder()
    withExtendedLifetime(window) {}
  }

  @Test func changesInCodeDoNotNotifyDelegate() {
    let window = show()
    bar.text = "code"
    bar.showsScopeBar = true
    bar.scopeButtonTitles = ["All", "Mine"]
    bar.selectedScopeButtonIndex = 1
    #expect(recorder.take() == [])
    #expect(bar.searchTextField.text == "code")
    withExtendedLifetime(window) {}
  }

  @Test func cancelButtonShortensTheField() {
    let window = show()
    window.layoutIfNeeded()
    #expect(bar.searchTextField.frame == CGRect(x: 8, y: 0, width: 304, height: 44))

    bar.setShowsCancelButton(true, animated: false)
    window.layoutIfNeeded()
    #expect(bar.searchTextField.frame.width < 260)
    let button = bar.subviews.first { $0 is UIButton }
    if let button { Headless.tap(button) }
    #expect(recorder.take() == ["cancel"])
    withExtendedLifetime(window) {}
  }

  @Test func fieldButtonsNotifyDelegate() throws {
    let window = show()
    bar.showsBookmarkButton = true
    window.layoutIfNeeded()
    let bookmarks = try #require(bar.searchTextField.rightView as? UIButton)
    Headless.tap(bookmarks)
    #expect(recorder.take() == ["bookmark"])
    // The button has a place from right to left, too, and is hidden during editing.
    #expect(bar.searchTextField.bounds.contains(bookmarks.frame))
    bar.becomeFirstResponder()
    window.layoutIfNeeded()
    #expect(bookmarks.superview == nil || bookmarks.isHidden || bookmarks.window == nil)
    bar.resignFirstResponder()
    _ = recorder.take()

    bar.showsSearchResultsButton = true
    bar.isSearchResultsButtonSelected = true
    let (image, selected) = (UIImage(systemName: "star"), UIImage(systemName: "star.fill"))
    bar.setImage(image, for: .resultsList, state: .normal)
    bar.setImage(selected, for: .resultsList, state: .selected)
    window.layoutIfNeeded()
    let results = try #require(bar.searchTextField.rightView as? UIButton)
    #expect(results.isSelected && results.currentImage == selected)
    Headless.tap(results)
    #expect(recorder.take() == ["results"])
    bar.showsSearchResultsButton = false
    bar.showsBookmarkButton = false
    #expect(bar.searchTextField.rightView == nil)
    withExtendedLifetime(window) {}
  }

  @Test func choosingAScopeNotifiesDelegate() {
    let window = show()
    bar.showsScopeBar = true
    bar.scopeButtonTitles = ["All", "Mine"]
    bar.sizeToFit()
    let scopes = bar.subviews.first { $0 is UISegmentedControl } as? UISegmentedControl

    if let scopes { Headless.choose(segment: 1, of: scopes) }

    #expect(bar.selectedScopeButtonIndex == 1)
    #expect(recorder.take() == ["scope 1"])
    withExtendedLifetime(window) {}
  }

  @Test(arguments: [(Headless.SystemVersion.iOS26, CGFloat(44)), (.iOS18, 56)])
  func searchBarHasTheSystemsHeight(version: Headless.SystemVersion, height: CGFloat) {
    onSystem(version) {
      let bar = UISearchBar()
      #expect(bar.intrinsicContentSize == CGSize(width: -1, height: height))
      #expect(bar.frame.height == height)
    }
  }

  @Test func textBeginsAfterTheMagnifyingGlass() {
    bar.layoutIfNeeded()
    let field = bar.searchTextField
    #expect(field.textRect(forBounds: field.bounds).minX == 39.5)
    bar.placeholder = "Find"
    #expect(Headless.render(bar).contains("Find"))
  }

  // MARK: Tokens

  private var fieldPicture: String { Headless.render(bar.searchTextField) }

  @Test func tokensPrecedeTheText() {
    let window = show()
    window.layoutIfNeeded()
    let field = bar.searchTextField
    field.text = "blue"
    let start = field.textRect(forBounds: field.bounds).minX
    field.tokens = [UISearchToken(icon: nil, text: "Year")]
    let one = field.textRect(forBounds: field.bounds).minX
    field.insertToken(UISearchToken(icon: UIImage(systemName: "star"), text: "Rated"), at: 9)
    let two = field.textRect(forBounds: field.bounds).minX
    #expect(start < one && one < two)
    #expect(fieldPicture.contains("Year") && fieldPicture.contains("Rated"))
    field.removeToken(at: 0)
    field.removeToken(at: 7)
    #expect(!fieldPicture.contains("Year") && fieldPicture.contains("Rated"))
    #expect(field.tokens.count == 1 && field.text == "blue")
    field.replaceTextualPortion(
      of: field.textualRange, with: UISearchToken(icon: nil, text: "Blue"), at: 0)
    #expect(field.tokens.map(\.text) == ["Blue", "Rated"] && field.text == "")
  }

  @Test func tokensAreOnTheRightInRightToLeft() {
    let window = show()
    let field = bar.searchTextField
    field.semanticContentAttribute = .forceRightToLeft
    window.layoutIfNeeded()
    let end = field.textRect(forBounds: field.bounds).maxX
    field.tokens = [UISearchToken(icon: nil, text: "Year")]
    #expect(field.textRect(forBounds: field.bounds).maxX < end)
  }

  @Test func deleteKeyRemovesTheLastToken() {
    let window = show()
    let field = bar.searchTextField
    field.tokens = ["a", "b"].map { UISearchToken(icon: nil, text: $0) }
    field.text = "c"
    Headless.tap(field)
    Headless.type("\u{8}")
    #expect(field.text == "" && field.tokens.count == 2)
    Headless.type("\u{8}")
    #expect(field.tokens.map(\.text) == ["a"])
    field.allowsDeletingTokens = false
    Headless.type("\u{8}")
    #expect(field.tokens.count == 1)
    withExtendedLifetime(window) {}
  }
}

private final class BarRecorder: NSObject, UISearchBarDelegate {
  var heard: [String] = []

  func take() -> [String] {
    defer { heard = [] }
    return heard
  }

  func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool {
    heard.append("shouldBegin")
    return true
  }

  func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) { heard.append("didBegin") }

  func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool {
    heard.append("shouldEnd")
    return true
  }

  func searchBarTextDidEndEditing(_ searchBar: UISearchBar) { heard.append("didEnd") }

  func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {
    heard.append("text \(searchText)")
  }

  func searchBar(
    _ searchBar: UISearchBar, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool {
    heard.append("change \(text)")
    return true
  }

  func searchBarSearchButtonClicked(_ searchBar: UISearchBar) { heard.append("search") }
  func searchBarBookmarkButtonClicked(_ searchBar: UISearchBar) { heard.append("bookmark") }
  func searchBarResultsListButtonClicked(_ searchBar: UISearchBar) { heard.append("results") }
  func searchBarCancelButtonClicked(_ searchBar: UISearchBar) { heard.append("cancel") }

  func searchBar(
    _ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int
  ) {
    heard.append("scope \(selectedScope)")
  }
}
