import TestSupport
import Testing

@testable import LayoutCore

/// Required rules that can't all hold.
@MainActor @Suite(.tellsConflicts)
struct ConflictReportTests {
  private let stage = Stage(CGSize(width: 100, height: 100))
  private let a = SizedView("a")

  private func line(_ number: UInt) -> SourceLine {
    SourceLine(fileID: "App/Card.swift", line: number)
  }

  private func layOut(_ widths: [(CGFloat, line: UInt)], listener: IssueListener? = nil) {
    var plan = LayoutPlan(host: stage.view)
    _ = plan.place(a, at: line(1))
    for (width, number) in widths {
      plan.add(LayoutRule(plan.item(a), .width, .exact(width)), at: line(number))
    }
    let layout = InstalledLayout()
    layout.update(to: plan, listener: listener)
    _ = stage.size
  }

  @Test func conflictIsReportedWithAllItsLinesAndARemedy() throws {
    let issues = LayoutDiagnostics.collect { layOut([(10, 3), (20, 5)]) }
    let issue = try #require(issues.first)
    #expect(issues.count == 1 && issue.kind == .conflict && issue.view === a)
    #expect(issue.lines == [line(3), line(5)])
    #expect(
      issue.message == """
        these constraints can't all hold: a.width == 10 (Card.swift:3); a.width == 20 (Card.swift:5); \
        a.width == 20 gives way: remove one of these constraints, change its constant, or give it a \
        priority below 1000, such as 999
        """)
  }

  @Test func listenerOfTheLayoutHearsOfTheConflictOnce() {
    var heard: [LayoutIssue.Kind] = []
    let listener = IssueListener { heard.append($0.kind) }
    _ = LayoutDiagnostics.collect { layOut([(10, 3), (20, 5)], listener: listener) }
    #expect(heard == [.conflict])
  }

  @Test func conflictIncludesManualConstraints() throws {
    a.widthAnchor.constraint(equalToConstant: 30).isActive = true
    let issues = LayoutDiagnostics.collect { layOut([(10, 3)]) }
    let issue = try #require(issues.first)
    #expect(issue.message.contains("a.width == 10 (Card.swift:3)"))
    #expect(issue.message.contains("a.width == 30 (made by hand)"))
    #expect(issue.lines == [line(3)])
  }

  @Test func conflictOfManualConstraintsIsOnlyLogged() {
    layOut([])
    let said = complaints {
      let issues = LayoutDiagnostics.collect {
        a.widthAnchor.constraint(equalToConstant: 30).isActive = true
        a.widthAnchor.constraint(equalToConstant: 31).isActive = true
        _ = stage.size
      }
      #expect(issues.isEmpty)
    }
    #expect(said.count == 1)
  }
}
