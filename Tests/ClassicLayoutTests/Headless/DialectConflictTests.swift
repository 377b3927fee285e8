import TestSupport
import Testing

/// Required rules that can't all hold are one issue that names all of them, in every dialect.
@MainActor
struct DialectConflictTests {
  enum Dialect: CaseIterable, Sendable { case blocks, chain, content, anchors }

  private let stage = Stage(CGSize(width: 200, height: 100))
  private let a = SizedView("a", 10, 10)
  private let b = SizedView("b", 10, 10)
  private let delegate = ConflictListener()

  /// Two contradictory widths, at lines 11 and 12, and unrelated statements at other lines.
  private func build(in dialect: Dialect) {
    switch dialect {
    case .blocks:
      Mondrian.buildSubviews(on: stage.view) {
        ZStackBlock(alignment: .attach([.top, .leading]), line: 1) {
          a.viewBlock.width(.min(60), line: 11).width(.max(40), line: 12).height(30, line: 2)
        }
        b.relative([.bottom, .trailing], 5, line: 3)
      }
    case .chain:
      stage.view.add(a, b)
      Mondrian.layout {
        a.mondrian.layout.width(.min(60), line: 11).width(.max(40), line: 12).height(30, line: 2)
        a.mondrian.layout.top(.toSuperview, line: 1).leading(.toSuperview, line: 1)
        b.mondrian.layout.bottom(.toSuperview, 5, line: 3).trailing(.toSuperview, 5, line: 3)
      }
    case .content:
      stage.view.layoutContent(withDelegate: delegate, defaultPriority: .fixed(.required)) {
        $0.put(a).at(.topLeft, .equal, to: .parent, line: 1).height(.equalTo(30), line: 2)
          .width(.moreThanTo(60), line: 11).width(.lessThanTo(40), line: 12)
        $0.put(b).at(.bottomRight, .equalTo(5), to: .parent, line: 3)
      }
    case .anchors:
      stage.view.add {
        a.topAnchor(0, line: 1).leadingAnchor(0, line: 1).heightAnchor(30, line: 2)
          .widthAnchor(60.orGreater.priority(.required), line: 11)
          .widthAnchor(40.orLess.priority(.required), line: 12)
        b.bottomAnchor(5, line: 3).trailingAnchor(5, line: 3)
      }
    }
  }

  /// Lays out and returns the issues and the logged messages.
  private func layOut(_ change: () -> Void = {}) -> (issues: [LayoutIssue], log: [String]) {
    let log = Headless.log
    defer { Headless.log = log }
    var messages: [String] = []
    Headless.log = { messages.append($0) }
    let issues = LayoutDiagnostics.collect {
      change()
      _ = stage.size
    }
    return (issues, messages)
  }

  /// The lines of each issue, in order.
  private func lines(of issues: [LayoutIssue]) -> [[UInt]] {
    issues.map { $0.lines.map(\.line).sorted() }
  }

  @Test(arguments: Dialect.allCases) func oneConflictIsOneIssueWithAllItsLines(dialect: Dialect) {
    let (issues, log) = layOut { build(in: dialect) }
    #expect(issues.map(\.kind) == [.conflict] && log.isEmpty)
    #expect(lines(of: issues) == [[11, 12]])
    guard let issue = issues.first else { return }
    for part in [
      "a.width >= 60 (DialectConflictTests.swift:11)",
      "a.width <= 40 (DialectConflictTests.swift:12)",
      "a.width <= 40 gives way", "a priority below 1000",
    ] { #expect(issue.message.contains(part)) }
    #expect(issue.line?.line == 12 && issue.view === a)
    #expect(delegate.issues.count == (dialect == .content ? 1 : 0))
  }

  @Test(arguments: Dialect.allCases) func conflictLeavesTheRestInForce(dialect: Dialect) {
    _ = layOut { build(in: dialect) }
    let frames = stage.frames(of: ["a": a, "b": b])
    #expect(frames["a"] == CGRect(x: 0, y: 0, width: 60, height: 30))
    #expect(frames["b"] == CGRect(x: 185, y: 85, width: 10, height: 10))
  }

  @Test(arguments: Dialect.allCases) func lastingConflictIsReportedOnce(dialect: Dialect) {
    _ = layOut { build(in: dialect) }
    for height in [10, 20] as [CGFloat] {
      let (issues, log) = layOut { b.preferredSize = CGSize(width: 10, height: height) }
      #expect(issues.isEmpty && log.isEmpty)
    }
  }

  @Test(arguments: Dialect.allCases) func returningConflictIsReportedAgain(dialect: Dialect) {
    _ = layOut { build(in: dialect) }
    let limit = constraints(in: stage.view).first { $0.constant == 40 }
    #expect(limit?.isActive == true)
    let changes: [(conflicts: Int, change: () -> Void)] = [
      (0, { limit?.constant = 70 }), (1, { limit?.constant = 40 }),
      (0, { limit?.isActive = false }),
      (1, { limit?.isActive = true }),
      (
        1,
        {
          limit?.isActive = false
          limit?.isActive = true
        }
      ),
    ]
    for (number, (conflicts, change)) in changes.enumerated() {
      let issues = layOut(change).issues
      #expect(issues.map(\.kind) == Array(repeating: .conflict, count: conflicts), "\(number)")
    }
  }

  @Test(arguments: Dialect.allCases) func conflictNamesManualConstraints(dialect: Dialect) {
    let (issues, log) = layOut {
      build(in: dialect)
      constraints(in: stage.view).first { $0.constant == 40 }?.isActive = false
      a.widthAnchor.constraint(equalToConstant: 50).isActive = true
    }
    #expect(issues.map(\.kind) == [.conflict] && log.isEmpty)
    #expect(lines(of: issues) == [[11]])
    #expect(issues.contains { $0.message.contains("a.width == 50 (made by hand)") })
  }

  @Test func conflictOfManualConstraintsIsOnlyLogged() {
    let (issues, log) = layOut {
      build(in: .chain)
      NSLayoutConstraint.deactivate(a.constraints)
      NSLayoutConstraint.activate([
        b.widthAnchor.constraint(equalToConstant: 50),
        b.widthAnchor.constraint(equalToConstant: 51),
      ])
    }
    #expect(issues.isEmpty && log.count == 1)
    #expect(log.contains { $0.contains("Unable to simultaneously satisfy constraints.") })
  }

  @Test func conflictNamesAutoresizingConstraints() {
    let (issues, _) = layOut {
      stage.view.addSubview(a)
      a.mondrian.layout.width(80).activate()
      a.translatesAutoresizingMaskIntoConstraints = true
    }
    #expect(issues.map(\.kind) == [.conflict])
    #expect(issues.contains { $0.message.contains("UIKit's own <NSAutoresizingMask") })
  }

  @Test func conflictNamesExactlyTheRulesInvolved() {
    let (issues, _) = layOut {
      stage.view.add(a, b)
      Mondrian.layout {
        a.mondrian.layout.width(.to(b), line: 1).height(10, line: 2)
        b.mondrian.layout.width(20, line: 3).leading(.toSuperview, line: 4)
        a.mondrian.layout.leading(.toSuperview, 5, line: 5).trailing(.toSuperview, 5, line: 6)
      }
    }
    // The stage is 200 wide by a constraint of its own.
    #expect(lines(of: issues) == [[1, 3, 5, 6]])
    #expect(issues.contains { $0.message.contains("root.width == 200 (made by hand)") })
  }

  /// A top edge that is said twice, at 4 points and then at 20.
  @Test(arguments: [Dialect.chain, .content, .anchors])
  func conflictOfAStatementMadeAgainSaysHowToReplaceIt(dialect: Dialect) {
    let (issues, _) = layOut {
      stage.view.addSubview(a)
      for top in [4, 20] as [CGFloat] {
        switch dialect {
        case .chain: a.mondrian.layout.top(.toSuperview, top).activate()
        case .content: stage.view.layoutContent { $0.put(a).top(.equalTo(top), to: .parent) }
        case .anchors: a.topAnchor(top.priority(.required)).build()
        case .blocks: break
        }
      }
    }
    let words = dialect == .content ? "layoutContent(.editExisting)" : "update() or remake()"
    #expect(issues.map(\.kind) == [.conflict])
    #expect(issues.allSatisfy { $0.message.contains("to replace the earlier one") })
    #expect(issues.allSatisfy { $0.message.contains("\(words); otherwise remove one of these") })
  }

  @Test func conflictOfDifferentStatementsSaysNothingAboutReplacing() {
    let (issues, _) = layOut {
      stage.view.addSubview(a)
      a.mondrian.layout.width(.min(60)).activate()
      a.mondrian.layout.width(.max(40)).activate()
      Mondrian.buildSubviews(on: stage.view) { ZStackBlock { b.width(40) } }
      b.mondrian.layout.width(50).activate()
    }
    #expect(issues.map(\.kind) == [.conflict, .conflict])
    #expect(!issues.contains { $0.message.contains("to replace") })
  }

  @Test func twoConflictsAreTwoIssues() {
    let (issues, _) = layOut {
      stage.view.add(a, b)
      Mondrian.layout {
        a.mondrian.layout.width(10, line: 1)
        a.mondrian.layout.width(.min(11), line: 2)
        b.mondrian.layout.height(10, line: 3)
        b.mondrian.layout.height(.min(11), line: 4)
      }
    }
    #expect(lines(of: issues) == [[1, 2], [3, 4]])
  }

  @Test func conflictNamesTheNewLineOfAnEditedRule() {
    stage.view.addSubview(a)
    a.mondrian.layout.width(.min(60), line: 1).activate()
    for (number, width) in [(2, 70), (3, 50)] as [(UInt, CGFloat)] {
      a.layout(.editExisting, defaultPriority: .fixed(.required)) {
        $0.width(.lessThanTo(width), line: number)
      }
    }
    let (issues, _) = layOut()
    #expect(lines(of: issues) == [[1, 3]])
  }

  /// A choice that no longer fits and a grid with too many columns are replaced in the same layout
  /// pass.
  @Test func contradictionResolvedInTheSamePassIsNoConflict() {
    let host = UIView()
    stage.view.addSubview(host)
    host.translatesAutoresizingMaskIntoConstraints = false
    let width = host.widthAnchor.constraint(equalToConstant: 200)
    width.isActive = true
    let cells = (0..<3).map { _ in SizedView("", 10, 20) }
    Mondrian.buildSubviews(on: host) {
      VStackBlock(alignment: .leading) {
        FirstThatFits {
          a.width(150)
          b
        }
        VGridBlock(columns: [.init(.adaptive(minimum: 60))], columnSpacing: 10) { cells }
          .alignSelf(.fill)
      }
    }
    for points in [200, 100, 199, 140, 200] as [CGFloat] {
      let (issues, log) = layOut { width.constant = points }
      #expect(issues.isEmpty && log.isEmpty, "\(points) \(issues)")
      #expect((points < 150 ? b : a).superview === host)
    }
    // Not even one column fits.
    let (issues, _) = layOut { width.constant = 40 }
    #expect(!issues.isEmpty && issues.allSatisfy { $0.kind == .conflict })
  }

  @Test func handlerCanResolveAConflict() {
    build(in: .chain)
    var told = 0
    LayoutDiagnostics.withHandler { [stage] _ in
      told += 1
      constraints(in: stage.view).first { $0.constant == 40 }?.isActive = false
      stage.view.layoutIfNeeded()
    } run: {
      _ = stage.size
    }
    #expect(told == 1 && a.frame.width == 60)
    let later = layOut { b.preferredSize = CGSize(width: 10, height: 5) }
    #expect(later.issues.isEmpty)
  }
}

@MainActor
private final class ConflictListener: NamadaLayoutDelegate {
  var issues: [LayoutIssue] = []

  func namadaLayout(_ view: UIView, errorWhenLayout error: NamadaError) {
    if case .conflict(let issue) = error { issues.append(issue) }
  }
}
