import ConstraintSolver
import Foundation
import Testing

@testable import HeadlessUIKit

/// The cost of independent contradictions grows linearly with their number, and a change of one of
/// them costs only its own solution.
@MainActor
struct ManyConflictTests {
  /// The kind of contradiction in each row of a list.
  enum Contradiction: CaseIterable {
    case heights, bounds, widths, content, ratio
  }

  /// Rows one below the other. A constraint at the end ties them together if they must not exceed
  /// it.
  private struct List {
    let root: UIView
    private(set) var own: [NSLayoutConstraint] = []

    @MainActor
    init(_ count: Int, _ contradiction: Contradiction, isTied: Bool) {
      root = makeRoot(200, CGFloat(count) * 40)
      var all: [NSLayoutConstraint] = []
      var above = root.topAnchor
      for number in 0..<count {
        let row = root.adding(Box(50, 20, named: "row\(number)"))
        let parts = Self.parts(of: row, contradiction)
        own.append(parts[0])
        all += [
          row.topAnchor.constraint(equalTo: above),
          row.leadingAnchor.constraint(equalTo: root.leadingAnchor),
        ]
        all += parts
        above = row.bottomAnchor
      }
      if isTied { all.append(above.constraint(lessThanOrEqualTo: root.bottomAnchor)) }
      NSLayoutConstraint.activate(all)
    }

    @MainActor
    private static func parts(
      of row: UIView, _ contradiction: Contradiction
    ) -> [NSLayoutConstraint] {
      let (width, height) = (row.widthAnchor, row.heightAnchor)
      switch contradiction {
      case .heights:
        return [height.constraint(equalToConstant: 30), height.constraint(equalToConstant: 20)]
      case .bounds:
        return [
          height.constraint(greaterThanOrEqualToConstant: 30),
          height.constraint(lessThanOrEqualToConstant: 20),
        ]
      case .widths:
        return [
          width.constraint(equalToConstant: 30), width.constraint(greaterThanOrEqualToConstant: 40),
        ]
      case .content:
        let inner = row.adding(Box(10, 10))
        return [
          row.heightAnchor.constraint(equalToConstant: 20),
          inner.topAnchor.constraint(equalTo: row.topAnchor, constant: 8),
          inner.leadingAnchor.constraint(equalTo: row.leadingAnchor),
          inner.bottomAnchor.constraint(lessThanOrEqualTo: row.bottomAnchor, constant: -8),
          inner.heightAnchor.constraint(greaterThanOrEqualToConstant: 10),
        ]
      case .ratio:
        return [
          height.constraint(equalTo: width, multiplier: 0.5), width.constraint(equalToConstant: 60),
          height.constraint(equalToConstant: 20),
        ]
      }
    }

    /// Returns the number of conflicts that a layout reports, and its cost.
    @MainActor
    func layOut() -> (told: Int, cost: Solver.Counters) {
      let before = LayoutEngine.engine(of: root)?.solver.counters ?? Solver().counters
      let told = collectingLog { root.layoutIfNeeded() }.count
      var cost = LayoutEngine.engine(of: root)?.solver.counters ?? Solver().counters
      cost.eliminations -= before.eliminations
      cost.componentsSolved -= before.componentsSolved
      cost.coefficients -= before.coefficients
      return (told, cost)
    }
  }

  @Test(arguments: Contradiction.allCases, [false, true])
  func manyConflictsCostLinearTime(contradiction: Contradiction, isTied: Bool) {
    var (first, change): ([Solver.Counters], [Solver.Counters]) = ([], [])
    for count in [16, 64, 256] {
      let list = List(count, contradiction, isTied: isTied)
      let (told, cost) = list.layOut()
      #expect(told == count)
      first.append(cost)
      list.own[count / 2].constant += 1
      let changed = list.layOut()
      #expect(changed.told == 0)
      change.append(changed.cost)
      let again = list.layOut()
      #expect(again.told == 0 && again.cost.componentsSolved == 0 && again.cost.eliminations == 0)
    }
    for (fewer, more) in zip(first, first.dropFirst()) {
      #expect(more.eliminations == fewer.eliminations)
      #expect(more.coefficients <= 5 * fewer.coefficients + 64, "\(first)")
      #expect(more.componentsSolved <= 4 * fewer.componentsSolved + 8, "\(first)")
    }
    #expect(change[2].eliminations == change[0].eliminations)
    #expect(change[2].componentsSolved <= change[0].componentsSolved + 2, "\(change)")
    if !isTied { #expect(change[2].coefficients <= change[0].coefficients + 64, "\(change)") }
  }
}
