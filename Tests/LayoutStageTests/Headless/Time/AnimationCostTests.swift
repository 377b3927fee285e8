import DeStijl
import LayoutStage
import Testing

@testable import HeadlessUIKit

/// The cost of many views, each of which has an animation of its own.
@MainActor
struct AnimationCostTests {
  /// Counts how often it is asked for its layer.
  private final class Counted: UIView {
    var reads = 0

    override var layer: CALayer {
      reads += 1
      return super.layer
    }
  }

  private func stage(_ views: [UIView]) -> Stage {
    let root = UIView()
    for view in views { root.addSubview(view) }
    return Stage(root)
  }

  private func reads(_ count: Int) throws -> Int {
    let views = (0..<count).map { _ in Counted() }
    let stage = stage(views)
    stage.run {
      for view in views { UIView.animate(withDuration: 2) { view.center.x += 10 } }
    }
    try stage.advance(by: 1)
    for view in views { view.reads = 0 }
    stage.run {
      for view in views { _ = view.layer.presentation() }
    }
    return views.reduce(0) { $0 + $1.reads }
  }

  @Test func presentationLayerSearchesOnlyItsOwnView() throws {
    #expect(try reads(40) == 4 * reads(10))
  }

  /// Animations begin, are joined by other changes, pause at their ends, are interrupted and end.
  @Test func clockKnowsTheAnimationsOfEachView() throws {
    var numbers = Numbers(state: 5)
    let views = (0..<6).map { _ in UIView() }
    let stage = stage(views)
    var animators: [UIViewPropertyAnimator] = []
    var counts: Set<Int> = []
    for _ in 0..<200 {
      try stage.advance(by: 0.2)
      let (view, other) = (views[numbers.next(6)], views[numbers.next(6)])
      let changes = { for view in [view, other] { view.center.x += 1 } }
      stage.run {
        switch numbers.next(6) {
        case 0: UIView.animate(withDuration: 1, animations: changes)
        case 1:
          UIView.animate(
            withDuration: 1, delay: 0, options: .beginFromCurrentState, animations: changes)
        case 2:
          let animator = UIViewPropertyAnimator(duration: 1, curve: .linear, animations: changes)
          animator.pausesOnCompletion = numbers.next(2) == 0
          animator.startAnimation()
          animators.append(animator)
        case 3:
          if !animators.isEmpty { animators[numbers.next(animators.count)].addAnimations(changes) }
        case 4: view.layer.removeAllAnimations()
        default:
          view.removeFromSuperview()
          stage.view.addSubview(view)
        }
        for view in views {
          let runs = WorldClock.runs.filter { $0.isTimed && $0.record.holds(view) }
          let known = WorldClock.runs(of: view)
          #expect(Set(known.map { ObjectIdentifier($0) }) == Set(runs.map { ObjectIdentifier($0) }))
          #expect(known.count == runs.count)
          counts.insert(known.count)
        }
      }
    }
    #expect(counts.count > 2)
  }
}
