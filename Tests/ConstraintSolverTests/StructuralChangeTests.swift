import ConstraintSolver
import TestSupport
import Testing

/// Required equalities that come and go.
struct StructuralChangeTests {
  /// A column of rows, each with its preferred height and something at its center.
  private struct Column {
    struct Row {
      let top: Variable
      let height: Variable
      let middle: Variable
      /// The constraint that places it below the row before.
      var link: ConstraintID
      let rest: [ConstraintID]
    }

    var solver = Solver()
    private var rows: [Row] = []

    init(_ count: Int) { for number in 0..<count { insert(at: number, height: 20) } }

    /// The tops and the centers of the rows.
    var values: [Double] {
      rows.flatMap { [solver.value(of: $0.top), solver.value(of: $0.middle)] }
    }

    mutating func insert(at place: Int, height length: Double) {
      let (top, height, middle) = (
        solver.addVariable(), solver.addVariable(.length), solver.addVariable()
      )
      let link = link(top, below: place - 1)
      let rest = [
        solver.add([Term(height)], .greaterThanOrEqual, length, priority: 750),
        solver.add([Term(height)], .lessThanOrEqual, length, priority: 250),
        solver.add([Term(middle), Term(height, -0.5)], .equal, 1),
      ]
      rows.insert(Row(top: top, height: height, middle: middle, link: link, rest: rest), at: place)
      relink(place + 1)
    }

    mutating func remove(at place: Int) {
      if place + 1 < rows.count { solver.remove(rows[place + 1].link) }
      let row = rows.remove(at: place)
      for constraint in row.rest + [row.link] { solver.remove(constraint) }
      for variable in [row.top, row.height, row.middle] { solver.removeVariable(variable) }
      if place < rows.count { rows[place].link = link(rows[place].top, below: place - 1) }
    }

    private mutating func relink(_ place: Int) {
      guard place < rows.count else { return }
      solver.remove(rows[place].link)
      rows[place].link = link(rows[place].top, below: place - 1)
    }

    private mutating func link(_ top: Variable, below place: Int) -> ConstraintID {
      guard place >= 0 else { return solver.add([Term(top)], .equal, 8) }
      let above = rows[place]
      return solver.add([Term(top), Term(above.top, -1), Term(above.height, -1)], .equal, 8)
    }
  }

  @Test(arguments: [0, 1, 150, 299])
  func insertingOrRemovingARowAffectsOnlyItsNeighbors(place: Int) {
    var column = Column(300)
    #expect(column.solver.solve() == .solved)
    for isComing in [true, false, true] {
      let before = column.solver.counters
      if isComing { column.insert(at: place, height: 30) } else { column.remove(at: place) }
      #expect(column.solver.solve() == .solved)
      let after = column.solver.counters
      #expect(after.eliminations == before.eliminations + 1)
      #expect(after.equalitiesEliminated - before.equalitiesEliminated <= 6)
      #expect(after.componentsSolved - before.componentsSolved <= 1)
      let heights = (0..<(isComing ? 301 : 300)).map { isComing && $0 == place ? 30.0 : 20 }
      var end = 0.0
      let expected = heights.flatMap { height in
        defer { end += 8 + height }
        return [end + 8, height / 2 + 1]
      }
      #expect(column.values == expected)
    }
  }

  /// Systems that mostly consist of equalities, which define each other in all ways.
  @Test func equalitiesThatComeAndGoEqualAFreshSolve() {
    for number in 0..<caseCount(400) {
      var generator = SeededGenerator(seed: 20_261_125 &+ UInt64(number))
      let kinds = (0..<Int.random(in: 4...20, using: &generator)).map { _ in
        Bool.random(using: &generator) ? Variable.Kind.position : .length
      }
      var model = Model(kinds)
      func draft() -> Draft {
        var draft = Draft.random(kinds.count, using: &generator)
        if Int.random(in: 0..<4, using: &generator) > 0 {
          (draft.relation, draft.priority) = (.equal, 1000)
        }
        return draft
      }
      for _ in kinds { model.add(draft()) }
      for step in 0..<12 {
        let outcome = model.solver.solve()
        var fresh = model.rebuilt(kinds, order: Array(model.drafts.indices))
        let context: Comment = "\(number), step \(step): \(model.drafts)"
        #expect((outcome == .solved) == (fresh.solver.solve() == .solved), context)
        if outcome == .solved {
          #expect(
            zip(model.variables, fresh.variables).allSatisfy {
              abs(model.solver.value(of: $0) - fresh.solver.value(of: $1)) < 1e-6
            }, context)
        }
        for _ in 0..<Int.random(in: 1...3, using: &generator) {
          if model.drafts.count > kinds.count / 2, Bool.random(using: &generator) {
            model.remove(at: Int.random(in: model.drafts.indices, using: &generator))
          } else if Bool.random(using: &generator) {
            model.add(draft())
          } else {
            model.edit(using: &generator)
          }
        }
      }
    }
  }
}
