import Foundation
import Testing

@testable import HeadlessUIKit

/// The placement of columns relative to the secondary column.
@MainActor
struct SplitBehaviorTests {
  private typealias Mode = UISplitViewController.DisplayMode
  private typealias Behavior = UISplitViewController.SplitBehavior

  private static func environment(isWide: Bool, isRightToLeft: Bool = false)
    -> Headless.Environment
  {
    var environment = Headless.Environment(
      device: .iPadAir11, orientation: isWide ? .landscape : .portrait)
    if isRightToLeft { environment.layoutDirection = .rightToLeft }
    return environment
  }

  /// - Returns: A split view controller with two or three columns and their controllers.
  private func makeSplit(columns: Int) -> UISplitViewController {
    let split = UISplitViewController(style: columns == 2 ? .doubleColumn : .tripleColumn)
    split.setViewController(UIViewController(), for: .primary)
    if columns == 3 { split.setViewController(UIViewController(), for: .supplementary) }
    split.setViewController(UIViewController(), for: .secondary)
    split.preferredPrimaryColumnWidth = 300
    split.preferredSupplementaryColumnWidth = 200
    return split
  }

  /// The horizontal range of each visible column.
  private func places(_ split: UISplitViewController) -> [String] {
    split.view.layoutIfNeeded()
    return [UISplitViewController.Column.primary, .supplementary, .secondary].compactMap { column in
      guard let view = split.viewController(for: column)?.viewIfLoaded, view.window != nil else {
        return nil
      }
      return "\(column) \(Int(view.frame.minX))…\(Int(view.frame.maxX))"
    }
  }

  @Test func columnsFollowAnOverriddenSizeClass() {
    let split = makeSplit(columns: 2)
    let window = Headless.host(split, in: Self.environment(isWide: true))
    let wide = places(split)
    #expect(wide.count == 2)
    window.traitOverrides.horizontalSizeClass = .compact
    window.layoutIfNeeded()
    #expect(places(split) == ["secondary 0…\(Int(window.bounds.width))"])
    window.traitOverrides.horizontalSizeClass = .regular
    window.layoutIfNeeded()
    #expect(places(split) == wide)
  }

  private final class Resized: UIViewController {
    var sizes: [CGSize] = []
    override func viewWillTransition(
      to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
    ) {
      super.viewWillTransition(to: size, with: coordinator)
      sizes.append(size)
    }
  }

  @Test(arguments: [Mode.automatic, .oneOverSecondary, .oneBesideSecondary])
  private func columnsHearTheirOwnSizes(mode: Mode) throws {
    let (split, list, detail) = (makeSplit(columns: 2), Resized(), Resized())
    split.setViewController(list, for: .primary)
    split.setViewController(detail, for: .secondary)
    split.preferredDisplayMode = mode
    split.preferredPrimaryColumnWidthFraction = 0.25
    split.preferredPrimaryColumnWidth = UISplitViewController.automaticDimension
    let window = Headless.host(split, in: Self.environment(isWide: true))
    for isWide in [false, true] {
      Headless.change(window, to: Self.environment(isWide: isWide))
      window.layoutIfNeeded()
      #expect(detail.sizes.last == detail.view.bounds.size)
      if list.view.window != nil { #expect(list.sizes.last == list.view.bounds.size) }
    }
  }

  @Test(arguments: [
    (Mode.secondaryOnly, ["secondary 0…1180"]),
    (.oneBesideSecondary, ["supplementary 0…200", "secondary 200…1180"]),
    (.oneOverSecondary, ["supplementary 0…200", "secondary 0…1180"]),
    (.twoBesideSecondary, ["primary 0…300", "supplementary 300…500", "secondary 500…1180"]),
    (.twoOverSecondary, ["primary 0…300", "supplementary 300…500", "secondary 0…1180"]),
    (.twoDisplaceSecondary, ["primary 0…300", "supplementary 300…500", "secondary 500…1480"]),
  ])
  private func columnsTileOverlayOrDisplaceTheSecondary(mode: Mode, wanted: [String]) {
    let split = makeSplit(columns: 3)
    split.preferredDisplayMode = mode
    let window = Headless.host(split, in: Self.environment(isWide: true))
    #expect(places(split) == wanted)
    #expect(split.splitBehavior == (Behavior(mode) ?? .tile))
    // Right to left, the columns are mirrored.
    Headless.change(window, to: Self.environment(isWide: true, isRightToLeft: true))
    let mirrored = wanted.map { text -> String in
      let parts = text.split(separator: " ")
      let ends = parts[1].split(separator: "…").compactMap { Int($0) }
      return "\(parts[0]) \(1180 - ends[1])…\(1180 - ends[0])"
    }
    #expect(places(split) == mirrored)
    // A column that overlaps the secondary column is in front of it.
    let order = split.view.subviews
    if mode == .oneOverSecondary || mode == .twoOverSecondary {
      #expect(order.first === split.viewController(for: .secondary)?.view)
      #expect(order.dropFirst().first is ColumnShade)
    } else {
      #expect(!order.contains { $0 is ColumnShade })
    }
  }

  @Test(arguments: [Behavior.tile, .overlay, .displace], [false, true])
  private func incompatibleDisplayModesCountAsAutomatic(behavior: Behavior, isWide: Bool) {
    let split = makeSplit(columns: 3)
    split.preferredSplitBehavior = behavior
    let window = Headless.host(split, in: Self.environment(isWide: isWide))
    let automatic = split.displayMode
    #expect(behavior.allows(automatic))
    let modes: [Mode] = [
      .secondaryOnly, .oneBesideSecondary, .oneOverSecondary, .twoBesideSecondary,
      .twoOverSecondary, .twoDisplaceSecondary,
    ]
    for mode in modes {
      split.preferredDisplayMode = mode
      #expect(split.displayMode == (behavior.allows(mode) ? mode : automatic))
      #expect(split.splitBehavior == behavior)
    }
    withExtendedLifetime(window) {}
  }

  @Test(arguments: [2, 3], [false, true])
  func shownColumnsFollowBehaviorUntilRotation(columns: Int, isWide: Bool) {
    let split = makeSplit(columns: columns)
    let window = Headless.host(split, in: Self.environment(isWide: isWide))
    let start = split.displayMode
    #expect(start == (isWide ? .oneBesideSecondary : .secondaryOnly))
    let first: UISplitViewController.Column = columns == 2 ? .primary : .supplementary
    if isWide { split.hide(first) }
    #expect(split.displayMode == .secondaryOnly)
    split.show(first)
    #expect(split.displayMode == (isWide ? .oneBesideSecondary : .oneOverSecondary))
    if columns == 3 {
      split.show(.primary)
      #expect(split.displayMode == (isWide ? .twoBesideSecondary : .twoOverSecondary))
      split.hide(.primary)
      #expect(split.displayMode == (isWide ? .oneBesideSecondary : .oneOverSecondary))
    }
    #expect(split.preferredDisplayMode == .automatic)
    Headless.change(window, to: Self.environment(isWide: !isWide))
    #expect(split.displayMode == (isWide ? .secondaryOnly : .oneBesideSecondary))
  }

  @Test func swipeShowsColumnAndTapHidesIt() {
    let split = makeSplit(columns: 2)
    let window = Headless.host(split, in: Self.environment(isWide: false))
    func swipe() {
      Headless.drag(from: CGPoint(x: 2, y: 400), to: CGPoint(x: 300, y: 400), in: window)
    }
    split.presentsWithGesture = false
    swipe()
    #expect(split.displayMode == .secondaryOnly)
    split.presentsWithGesture = true
    swipe()
    #expect(split.displayMode == .oneOverSecondary)
    Headless.tap(at: CGPoint(x: 100, y: 400), in: window)
    #expect(split.displayMode == .oneOverSecondary)
    Headless.tap(at: CGPoint(x: 600, y: 400), in: window)
    #expect(split.displayMode == .secondaryOnly)
    #expect(places(split) == ["secondary 0…820"])
  }
}
