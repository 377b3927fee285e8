import TestSupport
import Testing

@testable import ConstraintSolver

/// Systems whose wishes determine all values one after another.
struct DeterminationTests {
  private static let systems = caseCount(600)
  private static let seed: UInt64 = 20_261_124

  /// The determination finds the values that the simplex finds, and no choice where the simplex finds none.
  @Test func determinationMatchesTheSimplex() {
    var (determined, solved) = (0, 0)
    for number in 0..<Self.systems {
      var generator = SeededGenerator(seed: Self.seed &+ UInt64(number))
      let kinds = (0..<Int.random(in: 3...8, using: &generator)).map {
        $0 % 2 == 0 ? Variable.Kind.position : .length
      }
      var model = Model(kinds)
      for variable in kinds.indices where Int.random(in: 0..<8, using: &generator) > 0 {
        model.add(wish(for: variable, &generator))
      }
      for _ in 0..<Int.random(in: 0...3, using: &generator) {
        model.add(.random(kinds.count, using: &generator))
      }
      let context: Comment = "seed \(Self.seed) + \(number): \(model.drafts)"
      guard let counters = expectWhatTheSimplexFinds(model, kinds, context) else { continue }
      determined += counters.determinations
      solved += counters.componentsSolved
    }
    #expect(determined * 4 > solved && determined * 10 < solved * 9)
  }

  private func wish(for variable: Int, _ generator: inout SeededGenerator) -> Draft {
    let other = Int.random(in: 0...variable, using: &generator)
    var terms = [(variable: variable, coefficient: 1.0)]
    if other < variable {
      terms.append(
        (variable: other, coefficient: [-1, -0.5, -2].randomElement(using: &generator) ?? -1))
    }
    return Draft(
      terms: terms, relation: .equal,
      constant: Double(Int.random(in: 1...20, using: &generator) * 10),
      priority: [999, 999, 750, 250, 50].randomElement(using: &generator) ?? 999)
  }

  /// Places `count` views beside each other, each as wide as its text, with soft constraints only.
  private func row(_ count: Int, gap: Float = 999, overfull: Bool = false) -> Solver {
    var solver = Solver()
    let all = solver.addVariable(.length)
    _ = solver.add([Term(all)], .equal, Double(count) * (overfull ? 40 : 80))
    var last: (start: Variable, length: Variable)?
    for _ in 0..<count {
      let (start, length) = (solver.addVariable(), solver.addVariable(.length))
      _ = solver.add([Term(length)], .greaterThanOrEqual, 50, priority: 750)
      _ = solver.add([Term(length)], .lessThanOrEqual, 50, priority: 250)
      var terms = [Term(start)]
      if let last { terms += [Term(last.start, -1), Term(last.length, -1)] }
      _ = solver.add(terms, .equal, 8, priority: gap)
      last = (start, length)
    }
    if let last {
      _ = solver.add(
        [Term(last.start), Term(last.length), Term(all, -1)], .lessThanOrEqual, 0, priority: 998)
    }
    return solver
  }

  @Test func successiveWishesTakeNoPivot() {
    var solver = row(40)
    #expect(solver.solve() == .solved)
    #expect(
      solver.counters
        == Solver.Counters(
          eliminations: 1, equalitiesEliminated: 0, componentsSolved: 1, pivots: 0,
          determinations: 1, promotions: 0, factorisations: 0, coefficients: 0))
    #expect(solver.values.last == 50)
  }

  /// The simplex decides a row that does not fit: a missed wish may rank as high as a used one.
  @Test func overfullRowIsLeftToTheSimplex() {
    var solver = row(4, overfull: true)
    #expect(solver.solve() == .solved)
    #expect(solver.counters.determinations == 0 && solver.counters.pivots > 0)
  }

  /// The simplex also solves two unknowns that depend on each other, since neither comes first.
  @Test func mutuallyDependentUnknownsAreLeftToTheSimplex() {
    var solver = Solver()
    let (first, second) = (solver.addVariable(), solver.addVariable())
    _ = solver.add([Term(first), Term(second)], .equal, 100, priority: 900)
    _ = solver.add([Term(first), Term(second, -1)], .equal, 20, priority: 900)
    #expect(solver.solve() == .solved && solver.counters.determinations == 0)
    #expect(solver.value(of: first) == 60 && solver.value(of: second) == 40)
  }

  /// A lower wish takes effect only where higher wishes leave a choice. Otherwise it is missed.
  @Test func higherWishesComeFirst() {
    var solver = Solver()
    let (start, length) = (solver.addVariable(), solver.addVariable(.length))
    _ = solver.add([Term(length)], .equal, 30, priority: 100)
    _ = solver.add([Term(start), Term(length)], .equal, 70, priority: 800)
    _ = solver.add([Term(start)], .equal, 10, priority: 500)
    #expect(solver.solve() == .solved && solver.counters.determinations == 1)
    #expect(solver.value(of: start) == 10 && solver.value(of: length) == 60)
  }

  /// A column around two texts is as wide as the wider one. This takes no pivot, although the narrower text
  /// misses its wish of equal priority to reach the column's end.
  @Test(arguments: [90.0, 40])
  func columnAroundTextsTakesItsCheapestWidth(second: Double) {
    var solver = Solver()
    let column = solver.addVariable(.length)
    let texts = [60, second].map { width in
      let text = solver.addVariable(.length)
      _ = solver.add([Term(text)], .lessThanOrEqual, width, priority: 250)
      _ = solver.add([Term(text)], .greaterThanOrEqual, width, priority: 750)
      _ = solver.add([Term(text), Term(column, -1)], .lessThanOrEqual, 0)
      _ = solver.add([Term(text), Term(column, -1)], .equal, 0, priority: 45)
      return text
    }
    _ = solver.add([Term(column)], .equal, 300, priority: 16)
    #expect(solver.solve() == .solved)
    #expect(solver.counters.determinations == 1 && solver.counters.pivots == 0)
    #expect(solver.value(of: column) == max(60, second))
    #expect(texts.map { solver.value(of: $0) } == [60, second])
  }

  /// The determination does not first try which of the texts gives the column its end.
  @Test func columnOfRivalTextsIsDeterminedAtOnce() {
    var rows = ComponentProblem.Rows()
    for text: Int32 in 0...1 {
      rows.terms += [(variable: 2, coefficient: 1), (variable: text, coefficient: -1)]
      rows.endRow()
    }
    func wish(_ target: Int32, _ relation: Relation, _ value: Double, _ priority: Float)
      -> Penalties.Wish
    {
      Penalties.Wish(
        target: target, priority: priority, relation: relation, value: value, weight: 1)
    }
    let wishes = [
      wish(0, .equal, 120, 250), wish(1, .equal, 180, 250),
      wish(3, .greaterThanOrEqual, 0, 1000), wish(3, .equal, 0, 45),
      wish(4, .greaterThanOrEqual, 0, 1000), wish(4, .equal, 0, 45),
    ]
    var determination = Determination()
    let outcome = determination.pin(wishes, 3, rows)
    #expect(outcome.missing == 0 && outcome.level == 250)
    #expect(determination.values == [120, 180, 180])
  }

  /// If all values between two wishes of equal priority cost the same, there is a choice.
  @Test func aRangeOfCheapestValuesIsLeftToTheSimplex() {
    var solver = Solver()
    let (known, open) = (solver.addVariable(.length), solver.addVariable(.length))
    _ = solver.add([Term(known)], .equal, 20, priority: 900)
    _ = solver.add([Term(open)], .equal, 50, priority: 40)
    _ = solver.add([Term(open), Term(known, -1)], .equal, 10, priority: 40)
    #expect(solver.solve() == .solved && solver.counters.determinations == 0)
    #expect(solver.isAmbiguous(open) && !solver.isAmbiguous(known))
    #expect(solver.value(of: open) == 30)
  }
}
