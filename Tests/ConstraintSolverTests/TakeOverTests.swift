import ConstraintSolver
import TestSupport
import Testing

/// What a solver keeps when variables and constraints come and go.
struct TakeOverTests {
  /// A system of loosely connected groups whose variables come and go.
  private struct System {
    struct Entry {
      let number: Int
      let kind: Variable.Kind
      let variable: Variable
      /// The draft whose value the variable prefers.
      var preference: Int?
      /// Whether the variable has a given value that changes. Others are then expressed by it, so that
      /// different constraints may be solved together.
      var isGiven = false
    }

    static let groupCount = 6

    var solver = Solver()
    /// The entries in order of arrival.
    var entries: [Entry] = []
    var drafts: [(number: Int, draft: Draft, id: ConstraintID)] = []
    private var count = 0

    init() {}

    mutating func addVariable(_ kind: Variable.Kind) {
      entries.append(Entry(number: count, kind: kind, variable: solver.addVariable(kind)))
      count += 1
    }

    /// Adds a constraint whose terms name variables by their places.
    mutating func add(_ draft: Draft) {
      let terms = draft.terms.map { Term(entries[$0.variable].variable, $0.coefficient) }
      let id = solver.add(terms, draft.relation, draft.constant, priority: draft.priority)
      var named = draft
      named.terms = draft.terms.map { (entries[$0.variable].number, $0.coefficient) }
      drafts.append((count, named, id))
      count += 1
    }

    mutating func removeDraft(at index: Int) {
      let gone = drafts.remove(at: index)
      for place in entries.indices where entries[place].preference == gone.number {
        prefer(nil, at: place)
      }
      solver.remove(gone.id)
    }

    mutating func removeVariable(at place: Int) {
      let number = entries[place].number
      while let index = drafts.firstIndex(where: { entry in
        entry.draft.terms.contains { $0.variable == number }
      }) {
        removeDraft(at: index)
      }
      solver.removeVariable(entries.remove(at: place).variable)
    }

    mutating func prefer(_ index: Int?, at place: Int) {
      entries[place].preference = index.map { drafts[$0].number }
      solver.prefer(index.map { drafts[$0].id }, for: entries[place].variable)
    }

    private mutating func expectChanges(of place: Int) {
      entries[place].isGiven = true
      solver.expectChanges(of: entries[place].variable)
    }

    /// Gives a variable a value that will change.
    mutating func give(_ place: Int, _ value: Double) {
      expectChanges(of: place)
      add(Draft(terms: [(place, 1)], relation: .equal, constant: value, priority: 1000))
    }

    /// The places of some variables, mostly in one group, sometimes also in the next or the first.
    func places(_ count: Int, using generator: inout SeededGenerator) -> [Int] {
      let group = Int.random(in: 0..<Self.groupCount, using: &generator)
      return (0..<count).map { _ in
        let draw = Int.random(in: 0..<24, using: &generator)
        if draw == 0 { return 0 }
        let wanted = (group + (draw == 1 ? 1 : 0)) % Self.groupCount
        let all = entries.indices.filter { entries[$0].number % Self.groupCount == wanted }
        return all.randomElement(using: &generator) ?? 0
      }
    }

    func randomDraft(using generator: inout SeededGenerator) -> Draft {
      var draft = Draft.random(4, using: &generator)
      let places = places(draft.terms.count, using: &generator)
      for index in draft.terms.indices { draft.terms[index].variable = places[index] }
      if Bool.random(using: &generator) { (draft.relation, draft.priority) = (.equal, 1000) }
      return draft
    }

    mutating func edit(using generator: inout SeededGenerator) {
      let index = Int.random(in: drafts.indices, using: &generator)
      let constant = Double(Int.random(in: -20...60, using: &generator))
      switch Int.random(in: 0..<10, using: &generator) {
      case 0, 1, 2: add(randomDraft(using: &generator))
      case 3, 4,
        5 where drafts.count > 20:
        removeDraft(at: index)
      case 6:
        drafts[index].draft.constant = constant
        solver.setConstant(constant, of: drafts[index].id)
      case 7:
        let priorities: [Float] = [1000, 750, 250, 1]
        let priority = priorities.randomElement(using: &generator) ?? 1
        drafts[index].draft.priority = priority
        solver.setPriority(priority, of: drafts[index].id)
      case 8:
        let place = Int.random(in: 1..<entries.count, using: &generator)
        if entries.count > 20 { removeVariable(at: place) }
        addVariable(Bool.random(using: &generator) ? .length : .position)
        if Bool.random(using: &generator) { give(entries.count - 1, constant) }
      case 9 where Bool.random(using: &generator):
        give(Int.random(in: entries.indices, using: &generator), constant)
      default:
        guard let place = entries.indices.randomElement(using: &generator),
          entries[place].kind == .length
        else { return }
        let own = drafts.indices.filter { index in
          let terms = drafts[index].draft.terms
          return terms.count == 1 && terms[0].variable == entries[place].number
        }
        prefer(own.randomElement(using: &generator), at: place)
      }
    }

    /// The same system in a solver of its own.
    func rebuilt() -> System {
      var fresh = System()
      for entry in entries { fresh.addVariable(entry.kind) }
      let places = places
      for (place, entry) in entries.enumerated() where entry.isGiven {
        fresh.expectChanges(of: place)
      }
      for (_, draft, _) in drafts { fresh.add(placed(draft, places)) }
      for (place, entry) in entries.enumerated() {
        let index = drafts.firstIndex { $0.number == entry.preference }
        if let index { fresh.prefer(index, at: place) }
      }
      return fresh
    }

    /// Settles the system as a client does: of contradictory constraints, the one with the greatest
    /// text gives way.
    mutating func settle() {
      _ = solver.reconsider()
      // Equal numbers of digits keep the order when earlier variables go.
      let texts = drafts.map { _, draft, _ in
        let terms = draft.terms.map { "\($0.coefficient)·\(1_000 + $0.variable)" }
        return "\(terms) \(draft.relation) \(draft.constant)"
      }
      let weaknesses = Dictionary(uniqueKeysWithValues: zip(drafts.map(\.id), texts))
      var room = Solver.Room()
      _ = solver.settle(in: &room) { weaknesses[$0] }
    }

    /// The constraints that gave way, as text, since either of two equal ones may give way.
    var conceded: [String] {
      let places = places
      return drafts.filter { solver.priority(of: $0.id) != min($0.draft.priority, 1000) }
        .map { "\(placed($0.draft, places))" }.sorted()
    }

    /// The places of the variables, by number.
    private var places: [Int: Int] {
      Dictionary(uniqueKeysWithValues: entries.enumerated().map { ($1.number, $0) })
    }

    /// A draft whose terms name variables by their places.
    private func placed(_ draft: Draft, _ places: [Int: Int]) -> Draft {
      var placed = draft
      placed.terms = draft.terms.map { (places[$0.variable] ?? 0, $0.coefficient) }
      return placed
    }

    /// For each constraint, the first constraint that is solved together with it.
    var companions: [Int?] {
      var first: [Int: Int] = [:]
      return drafts.indices.map { index in
        solver.component(of: drafts[index].id).map { component in
          let known = first[component] ?? index
          first[component] = known
          return known
        }
      }
    }
  }

  /// Compares values, components, concessions and ambiguity.
  @Test func takenOverResultsEqualAFreshSolve() {
    for number in 0..<caseCount(12) {
      var generator = SeededGenerator(seed: 20_261_125 &+ UInt64(number))
      var system = System()
      for _ in 0..<Int.random(in: 24...60, using: &generator) {
        system.addVariable(Bool.random(using: &generator) ? .length : .position)
      }
      if Bool.random(using: &generator) { system.give(0, 30) }
      for _ in 0..<Int.random(in: 40...90, using: &generator) {
        system.add(system.randomDraft(using: &generator))
      }
      for step in 0..<16 {
        system.settle()
        var fresh = system.rebuilt()
        fresh.settle()
        let context: Comment = "\(number), step \(step)"
        #expect(system.conceded == fresh.conceded, context)
        guard system.conceded == fresh.conceded else { break }
        #expect(system.companions == fresh.companions, context)
        for (own, other) in zip(system.entries, fresh.entries) {
          let (value, expected) = (
            system.solver.value(of: own.variable), fresh.solver.value(of: other.variable)
          )
          #expect(abs(value - expected) < 1e-6 * (1 + abs(expected)), context)
          #expect(
            system.solver.isAmbiguous(own.variable) == fresh.solver.isAmbiguous(other.variable),
            context)
        }
        for _ in 0..<Int.random(in: 1...4, using: &generator) {
          system.edit(using: &generator)
        }
      }
    }
  }

  /// A row that is inserted into a list brings a given height that will change.
  @Test func insertedGivenLengthSolvesOnlyItsDependents() {
    var solver = Solver()
    func addRow() {
      let (height, part) = (solver.addVariable(.length), solver.addVariable(.length))
      solver.expectChanges(of: height)
      _ = solver.add([Term(height)], .equal, 44)
      _ = solver.add([Term(part), Term(height, -1)], .lessThanOrEqual, 0)
      _ = solver.add([Term(part)], .equal, 60, priority: 750)
      _ = solver.solve()
      #expect(solver.value(of: part) == 44)
    }
    for _ in 0..<20 { addRow() }
    let before = solver.counters
    addRow()
    #expect(solver.counters.componentsSolved - before.componentsSolved == 1)
  }
}
