import TestSupport
import Testing

@testable import LayoutCore

/// Of many layouts on one view, the ledger reports those that repeat a layout in force.
@MainActor
struct BuildLedgerTests {
  private let host = UIView()

  private struct Built {
    let layout: InstalledLayout
    let line: SourceLine
    let view: UIView
  }

  private func build(_ view: UIView, at number: Int) -> (built: Built, issues: [LayoutIssue]) {
    let line = SourceLine(fileID: "App/Feed.swift", line: UInt(number))
    var plan = LayoutPlan(host: host)
    if plan.place(view, at: line) != nil {
      plan.add(
        LayoutRule(
          LayoutAnchor(plan.item(view), .top), .equal, LayoutAnchor(plan.item(host), .top) + 8),
        at: line, role: plan.role("VStackBlock", inside: .none))
    }
    let layout = InstalledLayout(plan)
    let issues = LayoutDiagnostics.collect { BuildLedger.note(layout, on: host, at: line) }
    return (Built(layout: layout, line: line, view: view), issues)
  }

  @Test(arguments: [false, true])
  func aLayoutIsNotComparedWithAllBefore(isSwitchedOff: Bool) {
    let before = BuildLedger.steps
    for number in 1...300 {
      let (built, issues) = build(UIView(), at: number)
      #expect(issues.isEmpty)
      if isSwitchedOff { built.layout.deactivate(removingViews: true) }
    }
    #expect(BuildLedger.steps - before <= 4 * 300)
  }

  @Test func repeatedBuildsFromALineAreReportedInLinearTime() {
    let before = BuildLedger.steps
    for number in 0..<300 {
      let issues = build(UIView(), at: 7).issues
      #expect(issues.count == (number == 0 ? 0 : 1))
    }
    #expect(BuildLedger.steps - before <= 4 * 300)
  }

  /// The report names the last layout in force from the same line or of the same view.
  @Test(arguments: 1...10)
  func reportNamesTheLastActiveLayout(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let views = (0..<30).map { SizedView("\($0)") }
    var standing: [Built] = []
    for _ in 0..<120 {
      if Int.random(in: 0..<3, using: &random) == 0, !standing.isEmpty {
        let index = standing.indices.randomElement(using: &random) ?? 0
        standing.remove(at: index).layout.deactivate()
        continue
      }
      let view = try #require(views.randomElement(using: &random))
      let (built, issues) = build(view, at: .random(in: 1...40, using: &random))
      let rival = standing.last { $0.line == built.line || $0.view === view }
      #expect(issues.map(\.lines) == (rival.map { [[$0.line, built.line]] } ?? []))
      if let rival {
        #expect(issues.first?.view === (rival.view === view ? view : host))
      }
      standing.append(built)
    }
  }
}
