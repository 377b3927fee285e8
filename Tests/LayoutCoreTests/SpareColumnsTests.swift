import TestSupport
import Testing

@testable import LayoutCore

/// Plans hand their room on when they are built, and nothing that was in it.
@MainActor
struct SpareColumnsTests {
  private let line = SourceLine(fileID: "App/Card.swift", line: 7)

  /// A view at the left edge of a host, so many points wide.
  private func plan(_ view: UIView, on host: UIView, width: CGFloat) -> LayoutPlan {
    var plan = LayoutPlan(host: host)
    guard let item = plan.place(view, at: line), let whole = plan.hostItem else { return plan }
    plan.add(LayoutRule(LayoutAnchor(item, .left), .equal, LayoutAnchor(whole, .left)), at: line)
    plan.add(LayoutRule(item, .width, .exact(width)), at: line)
    return plan
  }

  private func widths(_ layout: InstalledLayout) -> [CGFloat] {
    layout.constraints.filter { $0.secondItem == nil }.map(\.constant)
  }

  @Test func whatIsBuiltIsKeptByNoPlan() {
    weak var gone: UIView?
    do {
      let (host, view) = (UIView(), UIView())
      gone = view
      let layout = InstalledLayout(plan(view, on: host, width: 10))
      #expect(widths(layout) == [10])
    }
    #expect(gone == nil)
  }

  @Test(arguments: [1, 2, 3])
  func aPlanIsBuiltAsOftenAsItIsHandedOn(times: Int) {
    let (host, view) = (UIView(), UIView())
    let plan = plan(view, on: host, width: 10)
    for _ in 0..<times {
      let layout = InstalledLayout(plan)
      #expect(widths(layout) == [10] && layout.views.first === view)
      layout.remove()
    }
    #expect(plan.rules.count == 2 && plan.placements.count == 1)
  }

  @Test func aPlanThatIsBuiltWithinAnotherLeavesItAlone() {
    let (host, view) = (UIView(), UIView())
    var outer = plan(view, on: host, width: 10)
    let (inside, other) = (UIView(), UIView())
    let inner = InstalledLayout(plan(other, on: inside, width: 20))
    let item = outer.item(view)
    outer.add(LayoutRule(item, .height, .exact(30)), at: line)
    let layout = InstalledLayout(outer)
    #expect(widths(inner) == [20] && inner.views.first === other)
    #expect(widths(layout) == [10, 30] && layout.views.first === view)
  }

  /// More than is handed on.
  @Test(arguments: [1, 511, 512, 513, 1_100])
  func plansOfAnySizeFollowEachOther(count: Int) {
    for round in 0..<2 {
      let host = UIView()
      let views = (0..<count).map { _ in UIView() }
      var plan = LayoutPlan(host: host)
      for (number, view) in views.enumerated() {
        guard let item = plan.place(view, at: line) else { continue }
        plan.add(LayoutRule(item, .width, .exact(CGFloat(number + round))), at: line)
      }
      let layout = InstalledLayout(plan)
      #expect(widths(layout) == (0..<count).map { CGFloat($0 + round) })
      #expect(host.subviews == views)
    }
  }
}
