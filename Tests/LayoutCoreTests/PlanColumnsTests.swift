import TestSupport
import Testing

@testable import LayoutCore

/// Plans hand on their storage when they are built, but nothing of its contents.
@MainActor
struct PlanColumnsTests {
  private let line = SourceLine(fileID: "App/Card.swift", line: 7)

  /// A view at the left edge of a host, with the given width in points.
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

  @Test func builtPlanDoesNotRetainViews() {
    weak var gone: UIView?
    do {
      let (host, view) = (UIView(), UIView())
      gone = view
      let layout = InstalledLayout(plan(view, on: host, width: 10))
      #expect(widths(layout) == [10])
    }
    #expect(gone == nil)
  }

  @Test func planThatMadeConstraintsDoesNotRetainViews() {
    weak var gone: UIView?
    do {
      let (host, view) = (UIView(), UIView())
      gone = view
      #expect(plan(view, on: host, width: 10).makeConstraints().count == 2)
    }
    #expect(gone == nil)
  }

  @Test func nextPlanReusesTheColumnsOfABuiltOne() {
    let (host, view) = (UIView(), UIView())
    let first = plan(view, on: host, width: 10)
    let columns = first.columns
    #expect(first.ruleCount == 2 && first.placementCount == 1)
    let layout = InstalledLayout(first)
    let next = LayoutPlan(host: nil)
    #expect(next.columns === columns && next.ruleCount == 0 && next.placementCount == 0)
    #expect(widths(layout) == [10] && layout.views.first === view)
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

  /// The sizes include ones above the limit for handing storage on.
  @Test(arguments: [1, 511, 512, 513, 1_100])
  func consecutivePlansOfAnySizeKeepTheirRules(count: Int) {
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

  /// The plan looks items up in a table once there are many of them.
  @Test(arguments: [0, 5, 6, 7, 20])
  func goingBackToAMarkForgetsLaterItems(count: Int) {
    let views = (0..<30).map { _ in UIView() }
    var plan = LayoutPlan(host: nil)
    for view in views[..<count] { _ = plan.parent(of: plan.item(view)) }
    let mark = plan.mark
    for _ in 0..<2 {
      for view in views[count...] { _ = plan.parent(of: plan.item(view)) }
      #expect(plan.items.count == 2 * views.count)
      plan.goBack(to: mark)
      #expect(plan.items.count == 2 * count)
    }
    for (number, view) in views.enumerated() {
      #expect(plan.items.find(view) == (number < count ? LayoutItem(2 * number) : nil))
    }
    for (number, view) in views.enumerated() {
      let item = plan.item(view)
      let parent = plan.parent(of: item)
      #expect(item == LayoutItem(2 * number) && parent == LayoutItem(2 * number + 1))
    }
  }
}

/// A column is an array that is never copied.
struct ColumnTests {
  /// Counts its living instances.
  private final class Counted {
    nonisolated(unsafe) static var count = 0
    let number: Int

    init(_ number: Int) {
      self.number = number
      Self.count += 1
    }

    deinit { Self.count -= 1 }
  }

  /// A column appends, changes, and discards elements since a mark as an array does. It retains each element
  /// once, for as long as it contains it.
  @Test func columnBehavesLikeAnArray() {
    for seed in 0..<20 {
      var random = SeededGenerator(seed: UInt64(seed))
      var column = Column<Counted>()
      var numbers: [Int] = []
      for step in 0..<300 {
        switch Int.random(in: 0..<8, using: &random) {
        case 0:
          let mark = Int.random(in: 0...numbers.count, using: &random)
          column.removeAll(from: mark)
          numbers.removeSubrange(mark...)
        case 1 where !numbers.isEmpty:
          let place = Int.random(in: numbers.indices, using: &random)
          column[place] = Counted(step)
          numbers[place] = step
        case 2 where step % 10 == 0:
          column.removeAll()
          numbers = []
        default:
          column.append(Counted(step))
          numbers.append(step)
        }
        let start = Int.random(in: 0...numbers.count, using: &random)
        #expect(column.count == numbers.count && column.indices == numbers.indices)
        #expect(column.elements(from: start).map(\.number) == Array(numbers[start...]), "\(seed)")
        #expect(column.first?.number == numbers.first && column.last?.number == numbers.last)
      }
      #expect(Counted.count == numbers.count, "seed \(seed)")
      column.removeAll()
      #expect(Counted.count == 0 && column.isEmpty)
      column.append(Counted(0))
    }
    #expect(Counted.count == 0)
  }
}
