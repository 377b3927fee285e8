import Testing

@testable import ConstraintSolver

struct RequiredRowsTests {
  /// Views with a minimum width and a minimum distance. The minimum width implies that the width is not
  /// negative, so one row suffices.
  @Test(arguments: [2, 20, 200])
  func chainOfMinimumLengthsReducesToOneRow(count: Int) {
    var store = ConstraintStore()
    var rows = RequiredRows()
    func variable(_ number: Int) -> Variable { Variable(index: Int32(number)) }
    func add(_ terms: [Term], _ least: Double) {
      rows.add(store.add(terms, .greaterThanOrEqual, least, priority: 1000), of: store)
    }
    for view in 0..<count {
      let start = variable(2 * view)
      let end =
        view == 0 ? [] : [Term(variable(2 * view - 2), -1), Term(variable(2 * view - 1), -1)]
      add([Term(start)] + end, 8)
      add([Term(variable(2 * view + 1))], 20)
    }
    let kinds = (0..<2 * count).map { $0 % 2 == 0 ? Variable.Kind.position : .length }
    let reduced = rows.reduced(to: [Int32(2 * count - 2)], kinds).rows
    #expect(reduced.map(\.constant) == [Double(28 * count - 20)])
  }

  /// Views at a minimum distance, with their centers in order as well. Since no width is negative, the order
  /// follows from the distances. Otherwise each step would double the number of rows.
  @Test(arguments: [2, 20, 200])
  func rowsImpliedByNonnegativeLengthsAreOmitted(count: Int) {
    var store = ConstraintStore()
    var rows = RequiredRows()
    for view in 1..<count {
      let (last, own) = (Variable(index: Int32(2 * view - 2)), Variable(index: Int32(2 * view)))
      let (lastWidth, width) = (
        Variable(index: last.index + 1), Variable(index: own.index + 1)
      )
      for terms in [
        [Term(own), Term(last, -1), Term(lastWidth, -1)],
        [Term(own), Term(width, 0.5), Term(last, -1), Term(lastWidth, -0.5)],
      ] {
        rows.add(store.add(terms, .greaterThanOrEqual, 0, priority: 1000), of: store)
      }
    }
    let kinds = (0..<2 * count).map { $0 % 2 == 0 ? Variable.Kind.position : .length }
    let reduced = rows.reduced(to: [0, Int32(2 * count - 2)], kinds)
    #expect(reduced.rows.count == 1)
    #expect(reduced.terms.map(\.coefficient).sorted() == [-1, 1])
  }

  /// Whatever an earlier run left behind, even one that met a contradiction.
  @Test func eachRunStartsOver() {
    let kinds: [Variable.Kind] = [.position, .length, .position, .length]
    func store(_ sides: [(terms: [(Int32, Double)], relation: Relation, constant: Double)])
      -> ConstraintStore
    {
      var store = ConstraintStore()
      for side in sides {
        let terms = side.terms.map { Term(Variable(index: $0.0), $0.1) }
        _ = store.add(terms, side.relation, side.constant, priority: 1000)
      }
      return store
    }
    let chain = store([
      ([(0, 1)], .greaterThanOrEqual, 8), ([(2, 1), (0, -1), (1, -1)], .greaterThanOrEqual, 8),
      ([(1, 1)], .greaterThanOrEqual, 20), ([(3, 1), (1, -1)], .equal, 0),
    ])
    let contradiction = store([
      ([(3, 1)], .equal, 2), ([(2, 1), (3, 1)], .equal, 1),
      ([(2, 1), (3, 1)], .equal, 9),
    ])
    var reduction = RowReduction(kinds)
    func run(_ store: ConstraintStore, wanting variable: Int32?) -> RequiredRows {
      if let variable { reduction.want(variable) }
      for index in 0..<store.count { reduction.add(index, of: store) }
      return reduction.run()
    }
    let first = run(chain, wanting: 2)
    #expect(first.rows.map(\.constant) == [36])
    #expect(run(contradiction, wanting: 3).areContradictory)
    #expect(run(chain, wanting: nil).rows.isEmpty)
    let last = run(chain, wanting: 2)
    #expect(!last.areContradictory && last.rows.map(\.constant) == [36])
    #expect(last.terms.map(\.variable) == [2] && last.terms.map(\.coefficient) == [1])
  }
}
