import TestSupport
import Testing

/// Contradictory rules without explicit priorities.
@MainActor
struct ConcessionTests {
  private let stage = Stage(CGSize(width: 200, height: 100))
  private let a = SizedView("a", 10, 10)
  private let b = SizedView("b", 10, 10)

  /// Two widths, at lines 11 and 12. The second takes the given priority, if any.
  private func build(in dialect: LayoutDialect, _ priority: Float? = nil) {
    let own = priority.map { UILayoutPriority($0) }
    switch dialect {
    case .chain:
      stage.view.addSubview(a)
      a.mondrian.layout.width(60, line: 11).width(.min(80, own ?? .required), line: 12).activate()
    case .content:
      stage.view.layoutContent {
        $0.put(a).width(.equalTo(60), line: 11).width(.moreThanTo(80), priority: own, line: 12)
      }
    case .anchors:
      let second = own.map { 80.orGreater.priority($0) } ?? 80.orGreater
      stage.view.add { a.widthAnchor(60, line: 11).widthAnchor(second, line: 12) }
    }
  }

  private func layOut(_ change: () -> Void) -> [LayoutIssue] {
    LayoutDiagnostics.collect {
      change()
      _ = stage.size
    }
  }

  @Test(.tellsConflicts, arguments: LayoutDialect.allCases)
  func contradictionIsReportedOnce(dialect: LayoutDialect) {
    let issues = layOut { build(in: dialect) }
    #expect(issues.map(\.kind) == [.conflict])
    #expect(issues.first?.lines.map(\.line).sorted() == [11, 12])
    for part in ["a.width == 60", "a.width >= 80"] {
      #expect(issues.first?.message.contains(part) == true)
    }
    #expect(layOut { b.preferredSize = nil }.isEmpty)
    #expect(layOut { stage.view.addSubview(b) }.isEmpty)
  }

  @Test(arguments: LayoutDialect.allCases, [500, 1000] as [Float])
  func ruleThatYieldsToAnExplicitPriorityIsNotReported(dialect: LayoutDialect, priority: Float) {
    // All rules of a chain are required, so an explicit required priority makes no difference
    // there.
    guard dialect != .chain || priority < 1000 else { return }
    #expect(layOut { build(in: dialect, priority) }.isEmpty)
  }

  @Test(.tellsConflicts) func laterContentStatementYields() {
    let issues = layOut { build(in: .content) }
    #expect(a.bounds.width == 60)
    #expect(issues.first?.message.contains("a.width >= 80 @998 gives way") == true)
    #expect(issues.first?.line?.line == 12)
  }

  @Test(.tellsConflicts, arguments: [LayoutDialect.content, .anchors])
  func contradictionWithTheSizeOfTheHostIsReported(dialect: LayoutDialect) {
    let issues = layOut {
      switch dialect {
      case .content:
        stage.view.layoutContent {
          $0.put(a).horizontal(.equalTo(10), to: .parent, line: 1).width(.equalTo(300), line: 2)
        }
      default: stage.view.add { a.horizontalAnchor(10, line: 1).widthAnchor(300, line: 2) }
      }
    }
    #expect(issues.map(\.kind) == [.conflict])
    #expect(Set(issues[0].lines.map(\.line)) == [1, 2])
  }

  @Test(.tellsConflicts) func nothingIsReportedBeforeTheHostHasASize() {
    let host = UIView()
    let issues = LayoutDiagnostics.collect {
      host.add { a.horizontalAnchor(10).widthAnchor(300) }
      host.layoutIfNeeded()
    }
    #expect(issues.isEmpty)
    let later = LayoutDiagnostics.collect {
      host.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
      host.layoutIfNeeded()
    }
    #expect(later.map(\.kind) == [.conflict])
  }

  /// No line of this layout could be left out to resolve it.
  @Test func ruleThatYieldsToAManualConstraintIsNotReported() {
    let own = a.widthAnchor.constraint(equalToConstant: 80)
    let issues = layOut {
      stage.view.add { a.widthAnchor(60) }
      own.isActive = true
    }
    #expect(issues.isEmpty && a.bounds.width == 80)
  }

  @Test(.tellsConflicts) func contradictoryRequiredRulesAreReportedOnce() {
    stage.view.addSubview(a)
    a.mondrian.layout.width(60).activate()
    #expect(layOut { a.mondrian.layout.width(80).activate() }.map(\.kind) == [.conflict])
  }

  @Test func ruleThatYieldsToContentIsNotReported() {
    let issues = layOut {
      stage.view.add { a.widthAnchor(5).heightAnchor(5) }
      a.setContentCompressionResistancePriority(.required, for: .horizontal)
    }
    #expect(issues.isEmpty && a.bounds.size == CGSize(width: 10, height: 5))
  }

  @Test(.tellsConflicts) func delegateIsToldOfTheConflict() {
    let delegate = Hearing()
    _ = layOut {
      stage.view.layoutContent(withDelegate: delegate) {
        $0.put(a).width(.equalTo(60)).width(.moreThanTo(80))
      }
    }
    #expect(delegate.conflicts == 1)
  }

  @Test func satisfiedRulesAreNotReported() {
    let issues = layOut {
      stage.view.layoutContent { content in
        content.put(a).at(.topLeft, .equalTo(8), to: .parent).size(
          .equalTo(CGSize(width: 9, height: 7))
        )
        .width(.moreThanTo(5)).horizontal(.atLeast(-500), to: .parent)
        content.put(b).top(.equalTo(3), to: a.bottomAnchor).centerX(.equal, to: .parent)
      }
    }
    #expect(issues.isEmpty)
  }
}

@MainActor
private final class Hearing: NamadaLayoutDelegate {
  var conflicts = 0

  func namadaLayout(_ view: UIView, errorWhenLayout error: NamadaError) {
    if case .conflict = error { conflicts += 1 }
  }
}
