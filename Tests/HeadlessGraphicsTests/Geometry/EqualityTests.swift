import Foundation
import HeadlessGraphics
import Testing

/// Code written for the C interface compares geometry with methods.
struct EqualityTests {
  @Test func equalToMatchesTheEqualityOperator() {
    let numbers: [CGFloat] = [-1, 0, 0.5]
    let points = numbers.flatMap { x in numbers.map { CGPoint(x: x, y: $0) } }
    for (first, second) in points.flatMap({ first in points.map { (first, $0) } }) {
      #expect(first.equalTo(second) == (first == second))
      let sizes = [first, second].map { CGSize(width: $0.x, height: $0.y) }
      #expect(sizes[0].equalTo(sizes[1]) == (first == second))
      let rects = [first, second].map { CGRect(x: 1, y: 2, width: $0.x, height: $0.y) }
      #expect(rects[0].equalTo(rects[1]) == (rects[0] == rects[1]))
    }
  }
}
