import Testing

@testable import HeadlessUIKit

/// How often views are asked for the traits that they inherit.
@MainActor
struct TraitCostTests {
  private final class Count {
    var calls = 0
  }

  private final class Asked: UIView {
    var count: Count?

    override var traitCollection: UITraitCollection {
      count?.calls += 1
      return super.traitCollection
    }
  }

  /// Returns a chain of nested views.
  private func nest(_ depth: Int, _ count: Count) -> (outermost: UIView, innermost: UIView) {
    let outermost = UIView()
    var innermost = outermost
    for _ in 0..<depth {
      let view = Asked()
      view.count = count
      innermost.addSubview(view)
      innermost = view
    }
    return (outermost, innermost)
  }

  private func cost(_ depth: Int, _ change: (UIView) -> UIWindow) -> Int {
    let count = Count()
    let nest = nest(depth, count)
    count.calls = 0
    let window = change(nest.outermost)
    #expect(nest.innermost.traitCollection.userInterfaceStyle == .dark)
    withExtendedLifetime(window) {}
    return count.calls
  }

  @Test func windowTraitCostIsLinearInDepth() {
    func move(_ view: UIView) -> UIWindow {
      let window = UIWindow()
      window.overrideUserInterfaceStyle = .dark
      window.addSubview(view)
      return window
    }
    let costs = [50, 100, 200].map { cost($0, move) }
    #expect(costs[1] <= 2 * costs[0] + 20 && costs[2] <= 2 * costs[1] + 20)
  }

  @Test func traitChangeCostIsLinearInDepth() {
    func change(_ view: UIView) -> UIWindow {
      let window = Headless.host(view)
      window.overrideUserInterfaceStyle = .dark
      return window
    }
    let costs = [50, 100, 200].map { cost($0, change) }
    #expect(costs[1] <= 2 * costs[0] + 20 && costs[2] <= 2 * costs[1] + 20)
  }

  @Test func inheritedTraitsShareOneObjectUntilChanged() {
    let (root, view) = (UIView(), UIView())
    root.addSubview(view)
    root.overrideUserInterfaceStyle = .dark
    let known = view.traitCollection
    #expect(root.traitCollection === known)
    #expect(view.traitCollection === known)
    root.overrideUserInterfaceStyle = .light
    #expect(view.traitCollection !== known)
    #expect(view.traitCollection.userInterfaceStyle == .light)
  }
}
