import TestSupport
import Testing

/// Mistakes are found before any view is touched, and only the mistaken parts are left out.
@MainActor
struct LayoutPlanTests {
  private let host = UIView()
  private let a = SizedView("a")
  private let first = SourceLine(fileID: "App/A.swift", line: 1)
  private let second = SourceLine(fileID: "App/A.swift", line: 2)

  private func issues(_ plan: consuming LayoutPlan) -> [LayoutIssue] {
    var issues: [LayoutIssue] = []
    _ = InstalledLayout(plan, report: { issues.append($0) })
    return issues
  }

  @Test func makingAPlanTouchesNothing() {
    var plan = LayoutPlan(host: host)
    _ = plan.place(a, at: first)
    _ = plan.makeGuide(named: "box", at: first)
    plan.add(ContentPriority(.hugging, of: plan.item(a), along: .vertical, .required))
    #expect(host.subviews.isEmpty && host.layoutGuides.isEmpty)
    #expect(a.contentHuggingPriority(for: .vertical) == .defaultLow)
  }

  @Test func duplicateViewKeepsItsFirstPlacement() {
    var plan = LayoutPlan(host: host)
    let isPlaced = plan.place(a, at: first)
    let isPlacedAgain = plan.place(a, at: second)
    #expect(isPlaced != nil && isPlacedAgain == nil)
    let issues = issues(plan)
    #expect(issues.map(\.kind) == [.duplicate])
    #expect(
      "\(issues[0])" == "a is already in this layout, at A.swift:1; the first is kept (A.swift:2)"
    )
  }

  /// A view that counts how often its name is read.
  private final class CountedView: UIView {
    static var count = 0

    override var accessibilityIdentifier: String? {
      get {
        Self.count += 1
        return super.accessibilityIdentifier
      }
      set { super.accessibilityIdentifier = newValue }
    }
  }

  /// Naming one of them used to visit all of them.
  @Test func namingDuplicateViewsTakesLinearTime() {
    let counts = [10, 80].map { count in
      let views = (0..<count).map { _ in CountedView() }
      CountedView.count = 0
      var plan = LayoutPlan(host: host)
      for view in views + views { _ = plan.place(view, at: first) }
      #expect(issues(plan).count == count)
      return CountedView.count / count
    }
    #expect(counts[0] > 0 && counts[0] == counts[1])
  }

  @Test func duplicateGuideIsAddedOnce() {
    let guide = UILayoutGuide()
    guide.identifier = "gap"
    var plan = LayoutPlan(host: host)
    let isAdded = plan.add(guide, at: first)
    let isAddedAgain = plan.add(guide, at: second)
    #expect(isAdded != nil && isAddedAgain == nil)
    #expect(issues(plan).map(\.kind) == [.duplicate])
    #expect(host.layoutGuides == [guide])
  }

  @Test func hostAndItsSuperviewCannotBePlaced() {
    let around = UIView()
    around.addSubview(host)
    var plan = LayoutPlan(host: host)
    let arePlaced = [plan.place(host, at: first), plan.place(around, at: second)]
    #expect(arePlaced == [nil, nil])
    #expect(issues(plan).map(\.kind) == [.cycle, .cycle])
  }

  @Test func rulesAboutUnrelatedViewsAreOmitted() {
    var plan = LayoutPlan(host: host)
    _ = plan.place(a, at: first)
    let stranger = SizedView("stranger")
    plan.add(
      LayoutRule(
        LayoutAnchor(plan.item(a), .top), .equal, LayoutAnchor(plan.item(stranger), .top)),
      at: second)
    plan.add(LayoutRule(plan.item(a), .width, .exact(10)), at: first)
    let issues = issues(plan)
    #expect(issues.map(\.kind) == [.noCommonAncestor])
    #expect(issues[0].line == second)
    #expect(a.constraints.count == 1)
  }

  @Test func positionWithoutATargetIsAnIssue() {
    var plan = LayoutPlan(host: host)
    plan.add(LayoutRule(plan.item(host), .top, .exact(10)), at: first)
    #expect(issues(plan).map(\.kind) == [.mismatchedAttributes])
  }

  @Test func aPlanWithoutHostCanPlaceNothing() {
    var plan = LayoutPlan(host: nil)
    let isPlaced = plan.place(a, at: first)
    let isAdded = plan.add(UILayoutGuide(), at: first)
    #expect(isPlaced == nil && isAdded == nil)
    let guide = plan.makeGuide(named: "box", at: first)
    plan.add(
      LayoutRule(LayoutAnchor(guide, .top), .equal, LayoutAnchor(plan.item(host), .top)), at: first)
    #expect(issues(plan).map(\.kind) == [.noSuperview, .noSuperview, .noSuperview])
  }

  /// Code that reads the program's handler and puts it back restores the program's handler, not the
  /// task's.
  @Test func globalHandlerIsIndependentOfTheTasksHandler() {
    var program: [String] = []
    let before = LayoutDiagnostics.handler
    LayoutDiagnostics.handler = { program.append($0.message) }
    _ = LayoutDiagnostics.collect {
      let known = LayoutDiagnostics.handler
      LayoutDiagnostics.handler = known
      LayoutDiagnostics.report(LayoutIssue(.cycle, "in the task"))
    }
    LayoutDiagnostics.report(LayoutIssue(.cycle, "outside"))
    LayoutDiagnostics.handler = before
    #expect(program.contains("outside") && !program.contains("in the task"))
  }

  @Test func eachCollectReceivesItsOwnIssues() {
    var inner: [LayoutIssue] = []
    let outer = LayoutDiagnostics.collect {
      LayoutDiagnostics.report(LayoutIssue(.cycle, "before"))
      inner = LayoutDiagnostics.collect {
        LayoutDiagnostics.report(LayoutIssue(.cycle, "inner"))
      }
      LayoutDiagnostics.report(LayoutIssue(.cycle, "after"))
    }
    #expect(inner.map(\.message) == ["inner"])
    #expect(outer.map(\.message) == ["before", "after"])
  }

  /// Tasks that take turns report to the handler that each was started with.
  @Test func concurrentTasksKeepTheirHandlers() async {
    let boxes = [HandledBox(), HandledBox()]
    let turns = HandledBox()
    let tasks = boxes.enumerated().map { number, box in
      LayoutDiagnostics.withHandler({ box.messages.append($0.message) }) {
        Task {
          for round in 0..<20 {
            LayoutDiagnostics.report(LayoutIssue(.cycle, "\(number).\(round)"))
            turns.messages.append("\(number)")
            await Task.yield()
          }
        }
      }
    }
    for task in tasks { await task.value }
    for (number, box) in boxes.enumerated() {
      #expect(box.messages == (0..<20).map { "\(number).\($0)" })
    }
    #expect(turns.messages.prefix(20).contains("0") && turns.messages.prefix(20).contains("1"))
  }

  /// Such a handler may show a banner whose own layout has a mistake.
  @Test func handlerThatReportsIssuesTerminates() {
    let box = HandledBox()
    LayoutDiagnostics.withHandler({ issue in
      box.count += 1
      LayoutDiagnostics.report(issue)
    }) {
      LayoutDiagnostics.report(LayoutIssue(.invalidNumber, "a number"))
    }
    #expect(box.count == 8)
    #expect(
      LayoutDiagnostics.collect { LayoutDiagnostics.report(LayoutIssue(.cycle, "")) }.count == 1)
  }
}

@MainActor
private final class HandledBox {
  var count = 0
  var messages: [String] = []
}
