import Foundation
import Testing

@testable import HeadlessUIKit

@MainActor
struct SplitDelegateTests {
  private let judge = SplitJudge()
  private let list = UIViewController()
  private let detail = UIViewController()
  private static let wide = Headless.Environment(device: .iPadAir11, orientation: .landscape)
  private static let narrow = Headless.Environment(
    device: .iPadAir11, orientation: .landscape, splitView: .oneThird)

  private func split(_ style: UISplitViewController.Style) -> UISplitViewController {
    let split = UISplitViewController(style: style)
    if style == .unspecified {
      split.viewControllers = [UINavigationController(rootViewController: list), detail]
    } else {
      split.setViewController(list, for: .primary)
      split.setViewController(detail, for: .secondary)
    }
    split.delegate = judge
    return split
  }

  @Test func delegateHearsOfShownAndHiddenColumns() {
    let split = split(.doubleColumn)
    let window = Headless.host(split, in: Self.wide)
    #expect(judge.take() == [])
    split.hide(.primary)
    window.layoutIfNeeded()
    #expect(judge.take() == ["mode 1", "hide 0"])
    split.show(.primary)
    window.layoutIfNeeded()
    #expect(judge.take() == ["mode 2", "show 0"])
    Headless.change(window, to: Self.narrow)
    #expect(judge.take() == ["top 2", "collapsed", "hide 0"])
    Headless.change(window, to: Self.wide)
    #expect(judge.take() == ["expand 2", "expanded", "show 0"])
  }

  @Test func delegateChoosesDisplayModeWhenExpanding() {
    let split = split(.doubleColumn)
    let window = Headless.host(split, in: Self.narrow)
    judge.mode = .secondaryOnly
    Headless.change(window, to: Self.wide)
    #expect(split.displayMode == .secondaryOnly)
    #expect(list.view.window == nil)
  }

  @Test(arguments: [false, true])
  func delegateDecidesWhetherSecondaryCollapses(isDone: Bool) {
    let split = split(.unspecified)
    judge.isDone = isDone
    let window = Headless.host(split, in: Self.narrow)
    #expect((detail.viewIfLoaded?.window == nil) == isDone)
    #expect((list.viewIfLoaded?.window != nil) == isDone)
    #expect(judge.take().contains("collapse"))
    Headless.change(window, to: Self.wide)
    #expect(judge.take().contains("separate"))
    #expect(detail.view.window === window)
  }

  @Test func delegateCanShowControllersItself() {
    let split = split(.doubleColumn)
    let window = Headless.host(split, in: Self.wide)
    judge.isDone = true
    let fresh = UIViewController()
    split.showDetailViewController(fresh, sender: nil)
    split.show(fresh, sender: nil)
    #expect(judge.take() == ["detail", "show"])
    #expect(fresh.parent == nil)
    judge.isDone = false
    split.showDetailViewController(fresh, sender: nil)
    window.layoutIfNeeded()
    #expect(fresh.view.window === window)
  }

  /// Choosing a row of a list on a phone, for example.
  @Test(arguments: [UISplitViewController.Style.unspecified, .doubleColumn])
  func showDetailReplacesTheOnlyColumn(style: UISplitViewController.Style) {
    let split = split(style)
    let window = Headless.host(split, in: Self.narrow)
    split.show(.primary)
    window.layoutIfNeeded()
    #expect(list.view.window === window)
    let fresh = UIViewController()
    list.showDetailViewController(fresh, sender: nil)
    window.layoutIfNeeded()
    #expect(fresh.viewIfLoaded?.window === window && list.view.window == nil)
  }
}

@MainActor
private final class SplitJudge: NSObject, UISplitViewControllerDelegate {
  var mode: UISplitViewController.DisplayMode?
  var isDone = false
  private var heard: [String] = []

  func take() -> [String] {
    defer { heard = [] }
    return heard
  }

  func splitViewController(
    _ svc: UISplitViewController, willChangeTo displayMode: UISplitViewController.DisplayMode
  ) {
    heard.append("mode \(displayMode.rawValue)")
  }

  func splitViewController(
    _ svc: UISplitViewController, willShow column: UISplitViewController.Column
  ) {
    heard.append("show \(column.rawValue)")
  }

  func splitViewController(
    _ svc: UISplitViewController, willHide column: UISplitViewController.Column
  ) {
    heard.append("hide \(column.rawValue)")
  }

  func splitViewController(
    _ svc: UISplitViewController,
    topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
  ) -> UISplitViewController.Column {
    heard.append("top \(proposedTopColumn.rawValue)")
    return proposedTopColumn
  }

  func splitViewController(
    _ svc: UISplitViewController,
    displayModeForExpandingToProposedDisplayMode proposedDisplayMode:
      UISplitViewController.DisplayMode
  ) -> UISplitViewController.DisplayMode {
    heard.append("expand \(proposedDisplayMode.rawValue)")
    return mode ?? proposedDisplayMode
  }

  func splitViewControllerDidCollapse(_ svc: UISplitViewController) { heard.append("collapsed") }
  func splitViewControllerDidExpand(_ svc: UISplitViewController) { heard.append("expanded") }

  func splitViewController(
    _ splitViewController: UISplitViewController,
    collapseSecondary secondaryViewController: UIViewController,
    onto primaryViewController: UIViewController
  ) -> Bool {
    heard.append("collapse")
    return isDone
  }

  func splitViewController(
    _ splitViewController: UISplitViewController,
    separateSecondaryFrom primaryViewController: UIViewController
  ) -> UIViewController? {
    heard.append("separate")
    return nil
  }

  func splitViewController(
    _ splitViewController: UISplitViewController, show vc: UIViewController, sender: Any?
  ) -> Bool {
    heard.append("show")
    return isDone
  }

  func splitViewController(
    _ splitViewController: UISplitViewController, showDetail vc: UIViewController, sender: Any?
  ) -> Bool {
    heard.append("detail")
    return isDone
  }
}
