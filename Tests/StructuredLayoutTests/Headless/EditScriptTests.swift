import TestSupport
import Testing

@testable import LayoutCore

/// Whatever happens to a description, its layout is what a fresh one would be, and what did not
/// change costs nothing.
@MainActor
struct EditScriptTests {
  /// What two descriptions have in common, equation by equation.
  private struct Equations {
    /// How often each equation is there, with all its numbers.
    private(set) var exact: [String: Int] = [:]
    /// How often each is there whatever its constant is, and its priority below required.
    private(set) var loose: [String: Int] = [:]

    /// What a change costs that touches only the elements that changed.
    ///
    /// An equation that an element keeps with another number costs one: the number is set. One that an
    /// element does not keep costs one, and so does one that it gets: they are switched off and on.
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

  /// The equations of a plan. A view is known by itself and what it is in: one that goes elsewhere
  /// loses its constraints. Guides are known by what they are for, the identities around them and
  /// their order there.
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

  /// 50 scripts of 20 edits; the description of every other one scrolls as a whole.
  @Test(arguments: 0..<50)
  func twentyEditsEachGiveWhatAFreshBuildGivesAtTheCostOfWhatChanged(seed: Int) {
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

  /// What one edit of a list of rows of three boxes costs, by hand.
  @Test func anEditCostsWhatItsElementsNeed() {
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
    // One distance between two boxes, and the least distance before the spacer at the end.
    #expect(cost { $0.rows[2].spacing = 9 } == [0, 0, 1])
    // Each of the two boxes of the four rows below the first begins that far below the row before.
    #expect(cost { $0.spacing = 6 } == [0, 0, 8])
    // For each box of the row that goes: its top, its bottom or height, its distance; for the last
    // also the gap behind it, twice; and the row below now begins at the end of the row above.
    let gone = cost { $0.rows[2].isGone = true }
    #expect(gone[2] == 0 && gone[1] <= 8 + 2 && gone[0] == 2)
  }

  @Test func aThousandTogglesLeaveTheViewsOfOthersWhereTheyAre() {
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
    for _ in 0..<1000 {
      shown[Int.random(in: 0..<6, using: &generator)].toggle()
      manager.reloadLayout()
      let named = zip(views, shown).filter(\.1).map(\.0)
      let present = stage.view.subviews
      #expect(present.filter { $0 !== below && $0 !== above } == named)
      #expect(present.contains(below) && present.contains(above))
      if !named.isEmpty, let last = named.last, last !== above {
        #expect(present.firstIndex(of: below) == 0)
      }
    }
  }
}
