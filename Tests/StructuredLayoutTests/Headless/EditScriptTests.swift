import TestSupport
import Testing

@testable import LayoutCore

/// After any edit, the layout equals a fresh one, and unchanged parts cost nothing.
@MainActor
struct EditScriptTests {
  /// The equations of a description, for comparison with another.
  private struct Equations {
    /// The number of occurrences of each equation, with all its numbers.
    private(set) var exact: [String: Int] = [:]
    /// The number of occurrences of each equation, regardless of its constant and of a priority below
    /// required.
    private(set) var loose: [String: Int] = [:]

    /// The cost of a change that touches only the changed elements.
    ///
    /// An equation that an element keeps with another number costs one, since the number is set. An
    /// equation that an element loses costs one, and so does one that it gains, since they are
    /// deactivated and activated.
    func cost(to next: Equations) -> Int {
      let lost = Self.excess(loose, over: next.loose)
      let gained = Self.excess(next.loose, over: loose)
      let changed = Self.excess(exact, over: next.exact) - lost
      return lost + gained + max(0, changed)
    }

    private static func excess(_ one: [String: Int], over other: [String: Int]) -> Int {
      one.map { max(0, $1 - (other[$0] ?? 0)) }.reduce(0, +)
    }

    mutating func add(_ equation: String, number: String) {
      exact["\(equation) \(number)", default: 0] += 1
      loose[equation, default: 0] += 1
    }
  }

  /// The equations of a plan. A view is identified by itself and its superview, since a view that
  /// moves elsewhere loses its constraints. A guide is identified by its purpose, the surrounding
  /// identities and its order there.
  private func equations(of plan: borrowing LayoutPlan) -> Equations {
    var counts: [String: Int] = [:]
    var guides: [LayoutItem: String] = [:]
    for guide in plan.madeGuides {
      let keys = plan.keys(around: guide).map(\.hashValue)
      let kind = "\(guide.name) \(guide.number) \(keys)"
      counts[kind, default: 0] += 1
      guides[guide.item] = "\(kind) \(counts[kind, default: 0])"
    }
    func name(_ item: LayoutItem?) -> String {
      guard let item else { return "-" }
      switch plan.element(item) {
      case .view(let view):
        let parent = plan.line(ofPlaced: item).flatMap { _ in plan.parent(ofPlaced: item) }
        return "\(ObjectIdentifier(view)) \(parent.map { "\(ObjectIdentifier($0))" } ?? "-")"
      case .guide(let guide): return "\(ObjectIdentifier(guide))"
      case nil: return guides[item] ?? "-"
      }
    }
    var equations = Equations()
    for rule in plan.rules(from: 0) {
      let isRequired = rule.priority == .required
      equations.add(
        """
        \(name(rule.item)).\(rule.attribute) \(rule.relation) \(rule.multiplier) \
        \(name(rule.target)).\(rule.targetAttribute) \(isRequired)
        """,
        number: "\(rule.constant) \(rule.priority.rawValue)")
    }
    return equations
  }

  private static let size = CGSize(width: 400, height: 900)

  private func frames(_ stage: Stage) -> String {
    _ = stage.size
    return Headless.frames(of: stage.view)
  }

  /// Each of 50 scripts makes 20 edits. Every other description scrolls as a whole.
  @Test(arguments: 0..<50)
  func editsMatchAFreshBuildAndCostOnlyWhatChanged(seed: Int) {
    var generator = SeededGenerator(seed: UInt64(seed))
    var name = 0
    let scrolls = seed % 2 == 1
    let stage = Stage(Self.size)
    let views = EditedViews(scrolls: scrolls)
    let manager = LayoutManager()
    var document = EditDocument()
    manager.setup(on: stage.view) { views.blocks(of: document) }
    let made = MadeViews()
    func described() -> Equations {
      equations(
        of: Mondrian.plan(
          for: views.blocks(of: document), on: stage.view, at: SourceLine(), reusing: made))
    }
    var before = described()
    for _ in 0..<20 {
      let old = document
      document.edit(with: &generator, next: &name)
      let counters = Headless.counters
      manager.reloadLayout()
      let work = Headless.counters - counters
      let operations = work.constraintsAdded + work.constraintsRemoved + work.constraintsEdited
      let after = described()
      #expect(operations <= before.cost(to: after), "\(old) became \(document)")
      before = after

      let fresh = Stage(Self.size)
      let freshViews = EditedViews(scrolls: scrolls)
      Mondrian.buildSubviews(on: fresh.view) { freshViews.blocks(of: document) }
      #expect(frames(stage) == frames(fresh), "\(old) became \(document)")
    }
  }

  /// The cost of single edits of a list of rows of three boxes, computed by hand.
  @Test func editCostsTheExpectedConstraints() {
    let stage = Stage(Self.size)
    let views = EditedViews(scrolls: false)
    let manager = LayoutManager()
    var document = EditDocument(
      rows: (0..<5).map { .init(name: $0, kind: .filled, boxes: [10 * $0 + 1, 10 * $0 + 2]) })
    manager.setup(on: stage.view) { views.blocks(of: document) }
    func cost(of edit: (inout EditDocument) -> Void) -> [Int] {
      _ = stage.size
      let before = Headless.counters
      edit(&document)
      manager.reloadLayout()
      let work = Headless.counters - before
      return [work.constraintsAdded, work.constraintsRemoved, work.constraintsEdited]
    }
    #expect(cost { _ in } == [0, 0, 0])
    // One distance between two boxes, and the minimum distance before the spacer at the end.
    #expect(cost { $0.rows[2].spacing = 9 } == [0, 0, 1])
    // Each of the two boxes in the four rows below the first begins that far below the row before.
    #expect(cost { $0.spacing = 6 } == [0, 0, 8])
    // For each box of the removed row: its top, its bottom or height, its distance. For the last box
    // also the gap after it, twice. The row below now begins at the end of the row above.
    let gone = cost { $0.rows[2].isGone = true }
    #expect(gone[2] == 0 && gone[1] <= 8 + 2 && gone[0] == 2)
  }

  /// The views of the layout are between those that other code added before and after them. Once
  /// all were out, the next one goes to the front.
  @Test func togglingViewsKeepsSubviewsOfOtherCode() {
    let stage = Stage(Self.size)
    let (below, above) = (SizedView("below"), SizedView("above"))
    stage.view.addSubview(below)
    let manager = LayoutManager()
    let views = (0..<6).map { SizedView("\($0)", 10) }
    var shown = Array(repeating: true, count: 6)
    manager.setup(on: stage.view) {
      VStackBlock {
        for (view, isShown) in zip(views, shown) where isShown { view }
      }
    }
    stage.view.addSubview(above)
    var generator = SeededGenerator(seed: 3)
    var wereAllOut = false
    for _ in 0..<1000 {
      shown[Int.random(in: 0..<6, using: &generator)].toggle()
      manager.reloadLayout()
      let named = zip(views, shown).filter(\.1).map(\.0)
      wereAllOut = wereAllOut || named.isEmpty
      #expect(stage.view.subviews == [below] + (wereAllOut ? [above] + named : named + [above]))
    }
    #expect(wereAllOut)
  }
}
