import DeStijl
import Testing

@testable import LayoutStage

@MainActor
struct OverlapTests {
  private func rectangles(_ count: Int, seed: UInt64, within length: Int) -> [CGRect] {
    var numbers = Numbers(state: seed)
    return (0..<count).map { _ in
      CGRect(
        x: numbers.next(length), y: numbers.next(length), width: numbers.next(12),
        height: numbers.next(12))
    }
  }

  @Test(arguments: [20, 100, 400])
  func theSamePairsAreFoundAsByComparingAll(length: Int) {
    for seed in 0..<UInt64(20) {
      let all = rectangles(60, seed: seed, within: length) + [.null, .zero, .infinite]
      let pairs = all.indices.flatMap { first in
        all.indices.dropFirst(first + 1).filter { second in
          let shared = all[first].intersection(all[second])
          return !shared.isNull && min(shared.width, shared.height) > 0
        }.map { [first, $0] }
      }
      #expect(Overlaps(of: all).pairs.map { [$0.first, $0.second] } == pairs)
    }
  }

  /// Rows, columns and grids.
  @Test(arguments: [1, 10, 1_600])
  func onlyNeighboursAreCompared(columns: Int) {
    let comparisons = [400, 1_600].map { count in
      let grid = (0..<count).map { number in
        CGRect(x: number % columns * 20, y: number / columns * 20, width: 21, height: 21)
      }
      return Overlaps(of: grid).comparisons
    }
    #expect(comparisons[0] > 0 && comparisons[1] <= 5 * comparisons[0])
  }

  @Test func viewsThatLieOverEachOtherAreToldInTheirOrder() {
    let view = UIView()
    for (number, place) in [(0, 0), (300, 0), (0, 10), (310, 0), (10, 5)].enumerated() {
      let label = label("\(number)", "view\(number)")
      label.frame = CGRect(x: place.0, y: place.1, width: 40, height: 20)
      view.addSubview(label)
    }
    let findings = noOverlap().findings(on: Stage(view, size: .fixed(400, 100)))
    #expect(
      findings.map { "\($0.view?.accessibilityIdentifier ?? "") \($0.message.prefix(15))" } == [
        "view2 lies over view0", "view4 lies over view0", "view3 lies over view1",
        "view4 lies over view2",
      ])
  }
}
