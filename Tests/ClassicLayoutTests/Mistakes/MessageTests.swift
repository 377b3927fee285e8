import Foundation
import TestSupport
import Testing

/// The names that messages use, the same in all dialects.
@MainActor
struct MessageTests {
  /// Gives an end edge an invalid inset.
  private func layOut(_ view: UIView, in card: UIView, _ dialect: LayoutDialect) -> [LayoutIssue] {
    let wrong = CGFloat.nan
    return LayoutDiagnostics.collect {
      switch dialect {
      case .chain: view.mondrian.layout.trailing(.toSuperview, wrong).activate()
      case .content: view.layout { $0.trailing(.equalTo(wrong), to: .parent) }
      case .anchors: view.trailingAnchor(wrong).build()
      }
    }
  }

  @Test(arguments: LayoutDialect.allCases)
  func messageNamesTheViewByItsProperty(dialect: LayoutDialect) {
    let card = Card()
    let issues = layOut(card.title, in: card, dialect)
    #expect(issues.map { $0.message.prefix { $0 != " " } } == ["title.trailing"])
    #expect(issues.first?.view === card.title)
  }

  @Test func messageNamesAViewAddedLaterByItsProperty() {
    let card = Card()
    let issues = LayoutDiagnostics.collect {
      card.add { card.note.topAnchor(UIView().topAnchor).topSpace(4) }
    }
    #expect(issues.count == 2 && issues.allSatisfy { $0.message.contains("note") })
    #expect(issues.first?.message.hasPrefix("note.top ") == true)
  }

  @Test(arguments: LayoutDialect.allCases)
  func viewsWithoutANameAreNumbered(dialect: LayoutDialect) {
    let card = Card()
    let labels = [UILabel(), UILabel(), UILabel()]
    for label in labels { card.addSubview(label) }
    let issues = labels.flatMap { layOut($0, in: card, dialect) }
    let names = issues.map { "\($0.message.split(separator: ".")[0])" }
    #expect(names == ["UILabel 1", "UILabel 2", "UILabel 3"])
  }

  @Test(arguments: LayoutDialect.allCases)
  func identifiersNameTheConstrainedAttribute(dialect: LayoutDialect) {
    let card = Card()
    let label = UILabel()
    card.addSubview(label)
    card.addSubview(UILabel())
    for (view, name) in [(card.title, "title.trailing"), (label, "UILabel 1.trailing")] {
      let group: ConstraintGroup
      switch dialect {
      case .chain: group = view.mondrian.layout.trailing(.toSuperview, 4).activate()
      case .content: group = view.layout { $0.trailing(.equalTo(4), to: .parent) }
      case .anchors:
        let anchored = view.trailingAnchor(4)
        anchored.build()
        group = anchored.constraints
      }
      let words = group.constraints[0].identifier?.components(separatedBy: " ▸ ").last ?? ""
      #expect(words.hasPrefix("\(name)  MessageTests.swift:"), "\(words)")
    }
  }

  @Test(.tellsConflicts, arguments: LayoutDialect.allCases)
  func conflictMessageNamesTheSubjectFirst(dialect: LayoutDialect) {
    let stage = Stage(CGSize(width: 100, height: 100))
    let card = Card()
    stage.view.add { card.edgesAnchors() }
    let issues = LayoutDiagnostics.collect {
      switch dialect {
      case .chain:
        card.title.mondrian.layout.trailing(.toSuperview, 4).trailing(.toSuperview, 9).activate()
      case .content:
        card.title.layout {
          $0.trailing(.moreThanTo(4), to: .parent).trailing(.equalTo(9), to: .parent)
        }
      case .anchors: card.title.trailingAnchor(4).trailingAnchor(9).build()
      }
      _ = stage.size
    }
    #expect(issues.map(\.kind) == [.conflict] && issues.first?.view === card.title)
    let equations =
      issues.first?.message.components(separatedBy: " hold: ").last?.components(separatedBy: "; ")
      ?? []
    #expect(equations.prefix(2).allSatisfy { $0.hasPrefix("title.trailing ") })
    #expect(equations.first?.contains("Card.trailing - ") == true)
  }

  @Test(.tellsConflicts) func aConflictOfPaddingNamesItsLine() {
    let stage = Stage(CGSize(width: 100, height: 100))
    let a = SizedView("a")
    let issues = LayoutDiagnostics.collect {
      Mondrian.buildSubviews(on: stage.view, line: 1) {
        VStackBlock(alignment: .fill, line: 2) {
          a.viewBlock.width(90, line: 3).padding(10, line: 4)
        }
      }
      _ = stage.size
    }
    #expect(issues.map(\.kind) == [.conflict])
    #expect(issues.first?.lines.map(\.line).contains(4) == true)
  }

  /// A statement about several sides is one mistake, and none of its sides applies.
  @Test func releasedAnchorIsReportedOnceForSeveralEdges() {
    let (host, view) = (UIView(), UIView())
    host.addSubview(view)
    let gone = AnchorValue(AnchorConstraint(target: .gone))
    var line: UInt = 0
    let issues = LayoutDiagnostics.collect {
      line = #line + 1
      view.horizontalAnchor(gone).build()
    }
    #expect(issues.map(\.kind) == [.targetGone] && issues.first?.line?.line == line)
    #expect(host.constraints.isEmpty)
  }

  @Test func releasedTargetReportsTheLineOfActivation() {
    let host = UIView()
    let group = ConstraintGroup()
    do {
      let gone = UIView()
      host.addSubview(gone)
      group.append(gone.leadingAnchor.constraint(equalTo: host.leadingAnchor))
      gone.removeFromSuperview()
    }
    var line: UInt = 0
    let issues = LayoutDiagnostics.collect {
      line = #line + 1
      group.activate()
    }
    #expect(issues.map(\.kind) == [.targetGone] && issues.first?.line?.line == line)
  }
}

private final class Card: UIView {
  let title = UILabel()
  let note = UITextView()

  init() {
    super.init(frame: .zero)
    addSubview(title)
  }

  required init?(coder: NSCoder) { nil }
}
