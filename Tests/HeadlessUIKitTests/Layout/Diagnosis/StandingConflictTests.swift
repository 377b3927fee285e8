import Foundation
import Testing

@testable import HeadlessUIKit

/// A lasting conflict costs once, and is decided again only when constraints connected to it
/// change.
@MainActor
struct StandingConflictTests {
  private let root = makeRoot(200, 4_000)
  private var rows: [Box] = []
  private var heights: [NSLayoutConstraint] = []

  /// Adds rows one below the other. Two of them have two heights each; all widths are independent.
  init() {
    var above = root.topAnchor
    for number in 0..<60 {
      let row = root.adding(Box(50, 20, named: "row\(number)"))
      NSLayoutConstraint.activate([
        row.topAnchor.constraint(equalTo: above, constant: 4),
        row.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      ])
      above = row.bottomAnchor
      rows.append(row)
    }
    for number in [10, 30] {
      for height in [40.0, 60] {
        let constraint = rows[number].heightAnchor.constraint(equalToConstant: height)
        constraint.isActive = true
        heights.append(constraint)
      }
    }
  }

  /// Returns the number of conflicts that a layout reports, and its cost.
  private func layOut() -> (told: Int, eliminations: Int, components: Int) {
    let solver = LayoutEngine.engine(of: root)?.solver
    let told = collectingLog { root.layoutIfNeeded() }.count
    guard let before = solver?.counters, let after = LayoutEngine.engine(of: root)?.solver.counters
    else { return (told, 0, 0) }
    return (
      told, after.eliminations - before.eliminations,
      after.componentsSolved - before.componentsSolved
    )
  }

  @Test func unrelatedTextChangeIgnoresConflicts() {
    #expect(layOut().told == 2)
    let kept = rows.map(\.frame)
    rows[50].content.width = 70
    let (told, eliminations, components) = layOut()
    #expect(told == 0)
    #expect(eliminations == 0)
    #expect(components == 1)
    #expect(rows[50].frame.width == 70)
    #expect(rows.map(\.frame.minY) == kept.map(\.minY))
    #expect(rows[10].frame.height == 40 || rows[10].frame.height == 60)
  }

  @Test func conflictHealsWhenPartnerGoesOrChanges() {
    _ = layOut()
    heights[0].isActive = false
    #expect(layOut().told == 0)
    #expect(rows[10].frame.height == 60)
    heights[2].constant = 60
    #expect(layOut().told == 0)
    #expect(rows[30].frame.height == 60)
    heights[3].constant = 70
    #expect(layOut().told == 1)
    heights[2].isActive = false
    #expect(layOut().told == 0)
    #expect(rows[30].frame.height == 70)
  }

  /// When the broken constraint is deactivated and activated again, the conflict is decided anew,
  /// as in a fresh layout.
  @Test func reactivatedConstraintBreaksAgain() {
    _ = layOut()
    let kept = rows[10].frame.height
    let victim = heights[kept == 40 ? 1 : 0]
    for _ in 0..<2 {
      victim.isActive = false
      #expect(layOut().told == 0)
      victim.isActive = true
      #expect(layOut().told == 1)
      #expect(rows[10].frame.height == kept)
    }
  }

  /// Of two constraints on views of equal depth, the one on the later view breaks.
  @Test func reorderedViewsBreakAnotherConstraint() {
    let (a, b) = (root.adding(Box(10, 10, named: "a")), root.adding(Box(10, 10, named: "b")))
    NSLayoutConstraint.activate([
      a.widthAnchor.constraint(equalToConstant: 30), b.widthAnchor.constraint(equalToConstant: 50),
      a.widthAnchor.constraint(equalTo: b.widthAnchor),
    ])
    _ = layOut()
    let before = [a.frame.width, b.frame.width]
    root.sendSubviewToBack(b)
    _ = layOut()
    let fresh = makeRoot(200, 200)
    let (other, twin) = (fresh.adding(Box(10, 10)), fresh.adding(Box(10, 10)))
    NSLayoutConstraint.activate([
      twin.widthAnchor.constraint(equalToConstant: 30),
      other.widthAnchor.constraint(equalToConstant: 50),
      twin.widthAnchor.constraint(equalTo: other.widthAnchor),
    ])
    _ = collectingLog { fresh.layoutIfNeeded() }
    #expect([a.frame.width, b.frame.width] == [twin.frame.width, other.frame.width])
    #expect(before != [a.frame.width, b.frame.width])
  }
}
