import Testing

@testable import ConstraintSolver

struct RequiredRowsTests {
  /// Views with a least width and a least distance: a least width says that it is not negative, too, so that one
  /// row says all.
  @Test(arguments: [2, 20, 200])
  func aChainOfLeastLengthsComesToWhatItSaysOfItsEnd(count: Int) {
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
}
