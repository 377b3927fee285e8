import TestSupport
import Testing

@testable import ConstraintSolver

/// Nested columns of texts, each as wide as its widest element.
struct NestedColumnTests {
  private static let systems = caseCount(600)
  private static let seed: UInt64 = 20_261_129

  /// A variable and the depth of the columns inside it.
  private struct Column {
    var variable: Int
    var depth: Int
  }

  /// A tree of columns, with priorities by depth or at random.
  private func tree(_ generator: inout SeededGenerator) -> (model: Model, kinds: [Variable.Kind]) {
    let count = Int.random(in: 3...12, using: &generator)
    let kinds = Array(repeating: Variable.Kind.length, count: count)
    var model = Model(kinds)
    let byDepth = Bool.random(using: &generator)
    let rootLevels: [Float] = [16, 46, 1000]
    let otherLevels: [Float] = [45, 44, 22, 300]
    let isShort = Int.random(in: 0..<3, using: &generator) == 0
    var columns = [Column(variable: 0, depth: 0)]
    model.add(wish([(0, 1)], .equal, 300, rootLevels.randomElement(using: &generator) ?? 16))
    if let most: Double = [nil, 70, 130, 300].randomElement(using: &generator) ?? nil {
      model.add(wish([(0, 1)], .lessThanOrEqual, most, 1000))
    }
    for variable in 1..<count {
      let parent = columns.randomElement(using: &generator) ?? columns[0]
      let inset: Double = Int.random(in: 0..<4, using: &generator) == 0 ? 4 : 0
      let terms = [(parent.variable, 1.0), (variable, -1.0)]
      if Int.random(in: 0..<6, using: &generator) > 0 {
        model.add(wish(terms, .greaterThanOrEqual, inset, 1000))
      }
      let isText = variable > 2 && Int.random(in: 0..<3, using: &generator) > 0
      let level: Float =
        byDepth
        ? Float(isText ? 45 : 20 + parent.depth)
        : otherLevels.randomElement(using: &generator) ?? 22
      if variable > 3, Int.random(in: 0..<8, using: &generator) == 0 {
        model.add(wish(terms + [(variable - 1, -1)], .greaterThanOrEqual, 8, 1000))
      }
      if !isShort || isText { model.add(wish(terms, .equal, inset, level)) }
      guard isText else {
        if isShort { model.add(wish([(variable, 1)], .equal, 0, 25)) }
        columns.append(Column(variable: variable, depth: parent.depth + 1))
        continue
      }
      let width = Double(Int.random(in: 1...4, using: &generator) * 50)
      model.add(wish([(variable, 1)], .lessThanOrEqual, width, 250))
      model.add(wish([(variable, 1)], .greaterThanOrEqual, width, 750))
    }
    return (model, kinds)
  }

  private func wish(
    _ terms: [(Int, Double)], _ relation: Relation, _ constant: Double, _ priority: Float
  ) -> Draft {
    Draft(
      terms: terms.map { (variable: $0, coefficient: $1) }, relation: relation,
      constant: constant, priority: priority)
  }

  @Test func nestedColumnsMatchTheSimplex() {
    var determined = 0
    for number in 0..<Self.systems {
      var generator = SeededGenerator(seed: Self.seed &+ UInt64(number))
      let (model, kinds) = tree(&generator)
      let context: Comment = "seed \(Self.seed) + \(number): \(model.drafts)"
      guard let counters = expectWhatTheSimplexFinds(model, kinds, context) else { continue }
      determined += counters.determinations
    }
    #expect(determined * 2 > Self.systems)
  }

  /// Nested stacks that all prefer to be as short as possible. This takes no pivot if they come before their contents.
  @Test(arguments: [10, 100, 1000], [false, true])
  func nestedStacksAreAsShortAsTheirContentAllows(count: Int, isTurned: Bool) {
    var solver = Solver()
    let all = isTurned ? nil : solver.addVariable(.length)
    let stacks = (0..<count).map { _ in solver.addVariable(.length) }
    let outer = all ?? solver.addVariable(.length)
    for stack in [outer] + stacks { _ = solver.add([Term(stack)], .equal, 0, priority: 25) }
    for (number, stack) in stacks.enumerated() {
      _ = solver.add([Term(outer), Term(stack, -1)], .greaterThanOrEqual, 0)
      for width in [40 + 10 * (number * 7 % 3), 50 + 10 * (number * 5 % 2)] {
        let text = solver.addVariable(.length)
        _ = solver.add([Term(text)], .lessThanOrEqual, Double(width), priority: 250)
        _ = solver.add([Term(text)], .greaterThanOrEqual, Double(width), priority: 750)
        _ = solver.add([Term(stack), Term(text, -1)], .greaterThanOrEqual, 0)
      }
    }
    #expect(solver.solve() == .solved)
    #expect(solver.value(of: outer) == 60)
    #expect(stacks.prefix(3).map { solver.value(of: $0) } == [50, 60, 60])
    if !isTurned {
      #expect(solver.counters.determinations == 1 && solver.counters.pivots == 0)
    }
  }

  /// Many rows of two texts each, of few different widths, in a column without a width of its own.
  @Test(arguments: [10, 100, 1000])
  func rowsOfEqualWidthsTakeNoPivots(count: Int) {
    var solver = Solver()
    let all = solver.addVariable(.length)
    _ = solver.add([Term(all)], .equal, 300, priority: 16)
    let rows = (0..<count).map { number in
      let row = solver.addVariable(.length)
      _ = solver.add([Term(all), Term(row, -1)], .greaterThanOrEqual, 0)
      _ = solver.add([Term(all), Term(row, -1)], .equal, 0, priority: 22)
      for width in [40 + 10 * (number * 7 % 3), 50 + 10 * (number * 5 % 2)] {
        let text = solver.addVariable(.length)
        _ = solver.add([Term(text)], .lessThanOrEqual, Double(width), priority: 250)
        _ = solver.add([Term(text)], .greaterThanOrEqual, Double(width), priority: 750)
        _ = solver.add([Term(row), Term(text, -1)], .greaterThanOrEqual, 0)
        _ = solver.add([Term(row), Term(text, -1)], .equal, 0, priority: 45)
      }
      return row
    }
    #expect(solver.solve() == .solved)
    #expect(solver.counters.determinations == 1 && solver.counters.pivots == 0)
    #expect(solver.value(of: all) == 60)
    for (number, row) in rows.enumerated() {
      #expect(
        solver.value(of: row) == Double(max(40 + 10 * (number * 7 % 3), 50 + 10 * (number * 5 % 2)))
      )
    }
  }

  /// Texts in rows with room behind them, in a column with a width. Wider texts get its width, which determines them
  /// although it is two steps away.
  @Test(arguments: [10, 100, 1000])
  func textsAreNoWiderThanTheirColumn(count: Int) {
    var solver = Solver()
    let all = solver.addVariable(.length)
    _ = solver.add([Term(all)], .lessThanOrEqual, 100)
    _ = solver.add([Term(all)], .equal, 100, priority: 21)
    let pairs = (0..<count).map { number in
      let (row, text) = (solver.addVariable(.length), solver.addVariable(.length))
      _ = solver.add([Term(all), Term(row, -1)], .greaterThanOrEqual, 0)
      _ = solver.add([Term(all), Term(row, -1)], .equal, 0, priority: 22)
      _ = solver.add([Term(row), Term(text, -1)], .greaterThanOrEqual, 8)
      _ = solver.add([Term(row), Term(text, -1)], .equal, 8, priority: 16)
      let width = Double(40 + number * 7 % 9 * 20)
      _ = solver.add([Term(text)], .greaterThanOrEqual, width, priority: 750)
      _ = solver.add([Term(text)], .lessThanOrEqual, width, priority: 250)
      return (row: row, text: text, width: width)
    }
    #expect(solver.solve() == .solved)
    #expect(solver.counters.determinations == 1 && solver.counters.pivots == 0)
    for (row, text, width) in pairs {
      #expect(solver.value(of: row) == 100)
      #expect(solver.value(of: text) == min(width, 92))
    }
  }
}
