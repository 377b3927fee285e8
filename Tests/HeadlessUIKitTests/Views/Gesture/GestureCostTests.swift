import Foundation
import TestSupport
import Testing

@testable import HeadlessUIKit

/// The cost of many recognizers on one view.
@MainActor
struct GestureCostTests {
  private final class Asked: UIView {
    var comparisons = 0

    override func isDescendant(of view: UIView) -> Bool {
      comparisons += 1
      return super.isDescendant(of: view)
    }
  }

  /// Returns how often a touch asks a view whether it is a descendant of another.
  private func cost(_ count: Int, taps: Int, _ touch: (UIView) -> Void) -> Int {
    let view = Asked(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    for _ in 0..<count {
      let tap = UITapGestureRecognizer()
      tap.numberOfTapsRequired = taps
      view.addGestureRecognizer(tap)
    }
    let window = window(showing: view)
    view.comparisons = 0
    touch(view)
    withExtendedLifetime(window) {}
    return view.comparisons
  }

  @Test(arguments: [1, 2])
  func touchCostIsLinearInRecognizers(taps: Int) {
    let touches: [(UIView) -> Void] = [
      { Headless.tap($0) }, { Headless.press($0, duration: 2) },
      { Headless.drag($0, by: CGPoint(x: 60, y: 0)) },
    ]
    for touch in touches {
      let costs = [20, 40, 80].map { cost($0, taps: taps, touch) }
      #expect(costs[1] <= 2 * costs[0] + 20 && costs[2] <= 2 * costs[1] + 20)
    }
  }

  @Test func timersFireInOrder() {
    var generator = SeededGenerator(seed: 11)
    for _ in 0..<20 {
      var time = VirtualTime()
      var (done, expected): ([Int], [(deadline: Double, number: Int)]) = ([], [])
      var timers: [VirtualTime.Timer] = []
      for number in 0..<60 {
        let delay = Double(Int.random(in: 1...8, using: &generator)) / 4
        timers.append(time.after(delay) { done.append(number) })
        expected.append((delay, number))
      }
      for number in (0..<60).reversed() where Int.random(in: 0..<4, using: &generator) == 0 {
        timers[number].cancel()
        expected.remove(at: number)
      }
      #expect(time.next == expected.map(\.deadline).min())
      while let due = time.advance(until: 1.5) { due.fire() }
      let order = expected.filter { $0.deadline <= 1.5 }
        .sorted { ($0.deadline, $0.number) < ($1.deadline, $1.number) }
      #expect(done == order.map(\.number))
      #expect(time.now == 1.5)
    }
  }
}
