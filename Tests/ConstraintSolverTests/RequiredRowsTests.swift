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
    let reduced = rows.reduced(to: [0, Int32(2 * count - 2)], kinds).rows
    #expect(reduced.count == 1)
    #expect(reduced.first?.terms.map(\.coefficient).sorted() == [-1, 1])
  }
}
