import Foundation
import Testing

@testable import HeadlessUIKit

@MainActor
struct UnavailableContentTests {
  /// Shows the given configuration, by the method that UIKit recommends.
  private final class Screen: UIViewController {
    var isEmpty = true
    var states: [UIContentUnavailableConfigurationState] = []
    var shown = UIContentUnavailableConfiguration.empty()

    override func updateContentUnavailableConfiguration(
      using state: UIContentUnavailableConfigurationState
    ) {
      states.append(state)
      contentUnavailableConfiguration = isEmpty ? shown : nil
    }
  }

  private func texts(in view: UIView) -> [String] {
    let own = (view as? UILabel).flatMap { $0.isHidden ? nil : $0.text }
    return (own.map { [$0] } ?? []) + view.subviews.filter { !$0.isHidden }.flatMap(texts)
  }

  private func content(of controller: UIViewController) -> UIContentUnavailableView? {
    controller.view.subviews.lazy.compactMap { $0 as? UIContentUnavailableView }.first
  }

  private func shownFrame(_ view: UIView, in other: UIView) -> CGRect {
    view.convert(view.bounds, to: other)
  }

  private func find<Part: UIView>(_ type: Part.Type, in view: UIView) -> Part? {
    if let part = view as? Part { return part }
    return view.subviews.filter { !$0.isHidden }.lazy.compactMap { find(type, in: $0) }.first
  }

  @Test func configurationUpdatesBeforeFirstLayoutAndOnRequest() {
    let screen = Screen()
    screen.shown.text = "No messages"
    let window = Headless.host(screen)
    defer { window.isHidden = true }
    #expect(screen.states.count == 1)
    #expect(content(of: screen).map(texts) == ["No messages"])
    screen.isEmpty = false
    screen.view.setNeedsLayout()
    screen.view.layoutIfNeeded()
    #expect(screen.states.count == 1 && content(of: screen) != nil)
    screen.setNeedsUpdateContentUnavailableConfiguration()
    screen.view.layoutIfNeeded()
    #expect(screen.states.count == 2 && content(of: screen) == nil)
    #expect(screen.contentUnavailableConfiguration == nil)
  }

  @Test func columnIsCenteredInTheMargins() throws {
    let screen = UIViewController()
    screen.additionalSafeAreaInsets.top = 100
    var shown = UIContentUnavailableConfiguration.empty()
    shown.image = UIImage(systemName: "tray")
    shown.text = "Nothing here"
    shown.secondaryText = "What you save appears here."
    shown.button.title = "Add one"
    screen.contentUnavailableConfiguration = shown
    let window = Headless.host(screen)
    defer { window.isHidden = true }
    let view = try #require(content(of: screen))
    #expect(view.frame == screen.view.bounds)
    let column = try #require(find(UIStackView.self, in: view))
    let frame = shownFrame(column, in: view)
    let room = view.bounds.inset(by: view.layoutMargins)
    #expect(abs(frame.midX - room.midX) <= 0.5 && abs(frame.midY - room.midY) <= 0.5)
    let parts = column.arrangedSubviews.filter { !$0.isHidden }
    let gaps = zip(parts, parts.dropFirst()).map { $1.frame.minY - $0.frame.maxY }
    let wanted = [
      shown.imageToTextPadding, shown.textToSecondaryTextPadding, shown.textToButtonPadding,
    ]
    #expect(gaps.count == wanted.count)
    for (gap, wish) in zip(gaps, wanted) { #expect(abs(gap - wish) < 0.01) }
  }

  @Test(arguments: [true, false])
  func gapsSeparateOnlyVisibleParts(hasSecondary: Bool) throws {
    var shown = UIContentUnavailableConfiguration.empty()
    shown.text = "Nothing"
    shown.secondaryText = hasSecondary ? "at all" : nil
    shown.textToSecondaryTextPadding = 3
    shown.textToButtonPadding = 21
    shown.button.title = "Again"
    shown.secondaryButton.title = "Never"
    shown.buttonToSecondaryButtonPadding = 7
    let view = UIContentUnavailableView(configuration: shown)
    let window = Headless.host(view)
    defer { window.isHidden = true }
    let column = try #require(find(UIStackView.self, in: view))
    let parts = column.arrangedSubviews.filter { !$0.isHidden }
    let gaps = zip(parts, parts.dropFirst()).map { ($1.frame.minY - $0.frame.maxY).rounded() }
    #expect(gaps == (hasSecondary ? [3, 21, 7] : [21, 7]))
  }

  @Test func buttonsRunTheirActions() throws {
    var heard: [String] = []
    var shown = UIContentUnavailableConfiguration.empty()
    shown.button.title = "Retry"
    shown.buttonProperties.primaryAction = UIAction { _ in heard.append("first") }
    let view = UIContentUnavailableView(configuration: shown)
    let window = Headless.host(view)
    defer { window.isHidden = true }
    let button = try #require(find(UIButton.self, in: view))
    Headless.tap(button)
    shown.buttonProperties.primaryAction = UIAction { _ in heard.append("second") }
    view.configuration = shown
    view.layoutIfNeeded()
    Headless.tap(button)
    #expect(heard == ["first", "second"])
    shown.buttonProperties.isEnabled = false
    view.configuration = shown
    #expect(!button.isEnabled)
  }

  @Test func searchTextAppearsInTheMessage() {
    let screen = Screen()
    screen.shown = .search()
    let search = UISearchController(searchResultsController: nil)
    screen.navigationItem.searchController = search
    let window = Headless.host(UINavigationController(rootViewController: screen))
    defer { window.isHidden = true }
    #expect(content(of: screen).map(texts)?.first == "No Results")
    search.isActive = true
    Headless.tap(search.searchBar.searchTextField)
    Headless.type("plum")
    screen.view.layoutIfNeeded()
    #expect(screen.states.last?.searchText == "plum")
    #expect(content(of: screen).map(texts)?.first == "No Results for “plum”")
  }

  @Test func loadingShowsSpinnerUnlessImageIsSet() {
    let view = UIContentUnavailableView(configuration: .loading())
    #expect(find(UIActivityIndicatorView.self, in: view)?.isAnimating == true)
    #expect(texts(in: view) == ["Loading…"])
    var shown = UIContentUnavailableConfiguration.loading()
    shown.image = UIImage(systemName: "clock")
    view.configuration = shown
    #expect(find(UIActivityIndicatorView.self, in: view) == nil)
  }

  @Test func contentStaysVisibleAndTallContentScrolls() throws {
    let list = UITableViewController()
    var shown = UIContentUnavailableConfiguration.empty()
    shown.text = Array(repeating: "A long story.", count: 200).joined(separator: "\n")
    list.contentUnavailableConfiguration = shown
    let window = Headless.host(list)
    defer { window.isHidden = true }
    let view = try #require(content(of: list))
    list.tableView.contentOffset.y = 40
    list.view.layoutIfNeeded()
    #expect(shownFrame(view, in: window).minY == 0)
    let scroll = try #require(find(UIScrollView.self, in: view))
    #expect(scroll.contentSize.height > view.bounds.height)
  }

  @Test func wrongConfigurationTypeIsLogged() {
    let view = UIContentUnavailableView(configuration: .empty())
    let messages = collectingLog { view.configuration = UIListContentConfiguration.cell() }
    #expect(messages.count == 1 && messages[0].contains("UIContentUnavailableConfiguration"))
  }

  /// Its texts are as large as on a screen that had that text size from the beginning.
  @Test func textsFollowTheTextSize() {
    func sizes(_ view: UIView) -> [CGSize] {
      view.layoutIfNeeded()
      return ([view] + view.subviews).flatMap { part in
        part === view
          ? [(view as? UILabel)?.frame.size].compactMap { $0 } : sizes(part)
      }
    }
    func screen() -> UIViewController {
      let screen = UIViewController()
      var shown = UIContentUnavailableConfiguration.empty()
      (shown.text, shown.secondaryText) = ("Nothing", "There is nothing here.")
      screen.contentUnavailableConfiguration = shown
      return screen
    }
    let large = Headless.Environment(contentSizeCategory: .accessibilityExtraLarge)
    let (changed, fresh) = (Headless.host(screen()), Headless.host(screen(), in: large))
    Headless.change(changed, to: large)
    #expect(sizes(changed) == sizes(fresh) && sizes(changed).count == 2)
  }
}
