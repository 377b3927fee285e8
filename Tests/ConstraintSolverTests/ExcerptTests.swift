import ConstraintSolver
import TestSupport
import Testing

/// The constraints that are solved together with a given one, as a system of their own.
struct ExcerptTests {
  private static let systems = caseCount(1_000)
  private static let seed: UInt64 = 20_261_126

  /// Two independent systems side by side that only share a given value.
  private static func system(using generator: inout SeededGenerator) -> Model {
    var model = Model(
      (0..<8).map { _ in Bool.random(using: &generator) ? Variable.Kind.position : .length })
    for offset in [0, 4] {
      for _ in 0..<Int.random(in: 2...6, using: &generator) {
        var draft = Draft.random(4, using: &generator)
        for term in draft.terms.indices { draft.terms[term].variable += offset }
        if Bool.random(using: &generator) { draft.priority = 750 }
        model.add(draft)
      }
    }
    return model
  }

  private func withEveryExcerpt(
    _ body: (Comment, inout Model, Int, inout Solver.Excerpt) -> Void
  ) -> Int {
    var excerpts = 0
    for number in 0..<Self.systems {
      var generator = SeededGenerator(seed: Self.seed &+ UInt64(number))
      var model = Self.system(using: &generator)
      guard model.solver.solve() == .solved else { continue }
      for (index, constraint) in model.constraints.enumerated() {
        var excerpt = model.solver.excerpt(around: constraint)
        excerpts += 1
        body("seed \(Self.seed) + \(number), \(model.drafts[index])", &model, index, &excerpt)
      }
    }
    return excerpts
  }

  @Test func excerptHasTheViolationsOfTheWhole() {
    let count = withEveryExcerpt { context, model, index, excerpt in
      #expect(excerpt.solver.solve() == .solved, context)
      #expect(excerpt.constraints.contains { $0.outside == model.constraints[index] }, context)
      for (outside, inside) in excerpt.constraints {
        let difference = excerpt.solver.violation(of: inside) - model.solver.violation(of: outside)
        #expect(abs(difference) < 1e-6, context)
      }
    }
    #expect(count > Self.systems)
  }

  /// With all wishes made required, the excerpt reports the same conflict as the whole.
  @Test func excerptHasTheConflictOfTheWhole() {
    var conflicts = 0
    _ = withEveryExcerpt { context, model, index, excerpt in
      var whole = model.solver
      for (outside, inside) in excerpt.constraints {
        excerpt.solver.setPriority(1000, of: inside)
        whole.setPriority(1000, of: outside)
      }
      guard case .conflict(let found) = excerpt.solver.solve() else {
        #expect(whole.solve() == .solved, context)
        return
      }
      conflicts += 1
      let known = found.compactMap { handle in
        excerpt.constraints.first { $0.inside == handle }?.outside
      }
      #expect(whole.solve() == .conflict(known), context)
    }
    #expect(conflicts * 8 > Self.systems)
  }

  /// Calls `body` with the free variables of random systems.
  private func withEveryChoice(_ body: (Comment, inout Model, Variable) -> Void) -> Int {
    var choices = 0
    for number in 0..<Self.systems {
      var generator = SeededGenerator(seed: Self.seed &+ UInt64(number))
      var model = Self.system(using: &generator)
      guard model.solver.solve() == .solved else { continue }
      for variable in model.variables where model.solver.isAmbiguous(variable) {
        choices += 1
        body("seed \(Self.seed) + \(number), \(variable)", &model, variable)
      }
    }
    return choices
  }

  @Test func choiceSettlesTheSameVariablesAsAnEquality() {
    var settled = 0
    let choices = withEveryChoice { context, model, variable in
      var made = model.solver.choice(of: variable)
      var whole = model.solver
      _ = whole.add([Term(variable)], .equal, whole.value(of: variable))
      for other in model.variables where model.solver.isAmbiguous(other) {
        let isOpen = whole.isAmbiguous(other)
        #expect(model.solver.isAmbiguous(other, after: &made) == isOpen, context)
        if !isOpen, other != variable { settled += 1 }
      }
    }
    #expect(choices > Self.systems && settled * 4 > Self.systems)
  }

  @Test func excerptFollowingAVariableMatchesTheWhole() {
    let choices = withEveryChoice { context, model, variable in
      let excerpt = model.solver.excerpt(following: variable)
      guard let inside = excerpt.variable(variable) else { return #expect(Bool(false), context) }
      let range = model.solver.range(of: variable)
      for end in [range.lower, range.upper] where end.isFinite {
        var (whole, part) = (model.solver, excerpt.solver)
        _ = whole.add([Term(variable)], .equal, end)
        _ = part.add([Term(inside)], .equal, end)
        #expect(whole.solve() == .solved && part.solve() == .solved, context)
        for (outside, inside) in excerpt.constraints {
          let difference = part.violation(of: inside) - whole.violation(of: outside)
          #expect(abs(difference) < 1e-6, context)
        }
      }
    }
    #expect(choices > Self.systems)
  }

  @Test func connectedExcerptHasTheSameRangesAfterARemoval() {
    var smaller = 0
    let count = withEveryExcerpt { context, model, index, _ in
      let watched = model.solver.variables(of: model.constraints[index])
      let lasting = model.constraints.last
      guard index != model.constraints.count - 1 else { return }
      let excerpt = model.solver.excerpt(connectedWith: watched) { $0 == lasting }
      if excerpt.constraints.count < model.constraints.count { smaller += 1 }
      for (outside, inside) in excerpt.constraints where outside != lasting {
        var (whole, part) = (model.solver, excerpt.solver)
        whole.remove(outside)
        part.remove(inside)
        for variable in watched {
          guard let own = excerpt.variable(variable) else { return #expect(Bool(false), context) }
          let (range, other) = (whole.range(of: variable), part.range(of: own))
          for (one, two) in [(range.lower, other.lower), (range.upper, other.upper)] {
            #expect(one == two || abs(one - two) < 1e-6, context)
          }
          #expect(abs(whole.value(of: variable) - part.value(of: own)) < 1e-6, context)
        }
      }
    }
    #expect(count > Self.systems && smaller * 2 > count)
  }

  @Test func excerptContainsOnlyConnectedConstraints() {
    var solver = Solver()
    let host = solver.addVariable(.length)
    _ = solver.add([Term(host)], .equal, 300)
    var wishes: [ConstraintID] = []
    for _ in 0..<100 {
      let (width, margin) = (solver.addVariable(.length), solver.addVariable(.length))
      _ = solver.add([Term(width), Term(margin, 2), Term(host, -1)], .equal, 0)
      wishes.append(solver.add([Term(width)], .equal, 400, priority: 750))
    }
    for wish in wishes {
      // The excerpt also contains the equality of the row and the width of the host.
      #expect(solver.excerpt(around: wish).constraints.count == 3)
    }
    let empty = solver.add([], .lessThanOrEqual, 1, priority: 750)
    #expect(solver.excerpt(around: empty).constraints.count == 1)
    // A given value leaves nothing to solve.
    let given = solver.add([Term(host)], .lessThanOrEqual, 200, priority: 750)
    #expect(solver.excerpt(around: given).constraints.count == 2)
  }
}
