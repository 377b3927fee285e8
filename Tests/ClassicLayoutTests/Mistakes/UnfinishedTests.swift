import TestSupport
import Testing

/// Layouts that were begun and never finished, or built twice, are reported.
@MainActor
struct UnfinishedTests {
  private let host = UIView()
  private let title = SizedView("title", 10, 10)

  init() { host.addSubview(title) }

  @Test func chainNeverActivatedIsReported() {
    var line: UInt = 0
    let issues = LayoutDiagnostics.collect {
      line = #line + 1
      _ = title.mondrian.layout.top(.toSuperview).left(.toSuperview, 4)
    }
    #expect(issues.map(\.kind) == [.misplaced] && issues.first?.line?.line == line)
    #expect(issues.first?.message.contains("about title never takes effect") == true)
    #expect(issues.first?.view === title)
  }

  @Test func anchorsNeverBuiltAreReported() {
    let issues = LayoutDiagnostics.collect { _ = title.topAnchor(8, line: 3).leftAnchor(2) }
    #expect(issues.map(\.kind) == [.misplaced] && issues.first?.line?.line == 3)
    #expect(issues.first?.message.contains("end them with build()") == true)
    let children = LayoutDiagnostics.collect {
      _ = AnchoredView(host).add(line: 5) { title.topAnchor(8) }
    }
    #expect(children.map(\.line?.line) == [5])
  }

  @Test func chainsAndAnchorsInUseAreNotReported() {
    let issues = LayoutDiagnostics.collect {
      let base = title.mondrian.layout.width(10)
      base.height(20).activate()
      _ = title.mondrian.layout.top(.toSuperview).makeConstraints()
      _ = title.mondrian.layout
      _ = Mondrian.layout { title.mondrian.layout.left(.toSuperview) }
      _ = AnchoredView(title)
      host.add { title.bottomAnchor(8) }
      _ = HStack { SizedView("x").widthAnchor(3) }
      _ = HStackView([SizedView("y").widthAnchor(3)])
    }
    #expect(issues.isEmpty)
  }

  @Test func viewFactoryNeverCalledIsReported() {
    var kept: ViewFactory<UILabel>?
    let issues = LayoutDiagnostics.collect {
      host.layoutContent(line: 9) { content in
        _ = content.putLabel
        content.putButton()
        kept = content.putLabel
      }
      kept?()
      kept = nil
    }
    #expect(issues.map(\.line?.line) == [9])
    #expect(issues.first?.message.contains("write putLabel()") == true)
  }

  @Test func secondBuildWithAnotherConstantIsReported() {
    title.topAnchor(8, line: 1).build()
    let same = LayoutDiagnostics.collect { title.topAnchor(8).build() }
    #expect(same.isEmpty)
    let issues = LayoutDiagnostics.collect { title.topAnchor(20, line: 2).build() }
    #expect(issues.map(\.kind) == [.conflict])
    #expect(issues.first?.lines.map(\.line) == [1, 2])
    #expect(issues.first?.message.contains("write update() to change it") == true)
  }

  @MainActor
  private final class Heard {
    var kinds: [LayoutIssue.Kind] = []
  }

  /// The existing constraints were counted before the handler was called.
  @Test func handlerOfASecondBuildCanRemakeTheView() {
    title.topAnchor(8).leftAnchor(8).widthAnchor(8).build()
    let heard = Heard()
    LayoutDiagnostics.withHandler { [title] in
      heard.kinds.append($0.kind)
      AnchoredView(title).heightAnchor(3).remake()
    } run: {
      _ = title.topAnchor(9).leftAnchor(9).widthAnchor(9).build()
    }
    #expect(heard.kinds == [.conflict, .conflict, .conflict])
    #expect(host.constraints.isEmpty && title.constraints.map(\.constant) == [3])
  }

  @Test func secondBuildWithAnotherPriorityOrRelationIsNoIssue() {
    title.topAnchor(8).build()
    let issues = LayoutDiagnostics.collect {
      title.topAnchor(20.priority(750)).build()
      title.topAnchor(20.orGreater).build()
      title.leftAnchor(20).build()
      AnchoredView(title).topAnchor(9).update()
    }
    #expect(issues.isEmpty)
  }

  /// Nothing of the first layout constrains a view that has been removed.
  @Test func removedViewIsRebuiltWithoutAnIssue() {
    let (host, kept, moved) = (UIView(), UIView(), UIView())
    let issues = LayoutDiagnostics.collect {
      Mondrian.buildSubviews(on: host) {
        VStackBlock {
          kept; moved
        }
      }
      moved.removeFromSuperview()
      Mondrian.buildSubviews(on: host) { moved }
    }
    #expect(issues.isEmpty, "\(issues)")
  }

  @Test func blocksBuiltTwiceOnAViewAreReported() {
    let other = SizedView("other")
    Mondrian.buildSubviews(on: host, line: 1) { title.viewBlock.padding(4) }
    let others = LayoutDiagnostics.collect {
      Mondrian.buildSubviews(on: host) { other.viewBlock.padding(4) }
    }
    #expect(others.isEmpty)
    let again = LayoutDiagnostics.collect {
      Mondrian.buildSubviews(on: host, line: 1) { SizedView("third").viewBlock.padding(4) }
    }
    #expect(again.map(\.kind) == [.duplicate] && again.first?.view === host)
    #expect(again.first?.message.contains("this line has already laid out views in") == true)
    var context: LayoutBuilderContext?
    let issues = LayoutDiagnostics.collect {
      context = Mondrian.buildSubviews(on: host, line: 2) { title.viewBlock.padding(8) }
    }
    #expect(issues.map(\.kind) == [.duplicate] && issues.first?.view === title)
    #expect(issues.first?.lines.map(\.line) == [1, 2])
    context?.deactivate()
  }

  @Test func lengthLeftByAnotherLayoutIsReported() {
    let (first, card) = (UIView(), UIView())
    Mondrian.buildSubviews(on: first, line: 7) {
      VStackBlock {
        title.viewBlock.height(30); card.viewBlock.width(40)
      }
    }
    var context: LayoutBuilderContext?
    let issues = LayoutDiagnostics.collect {
      context = Mondrian.buildSubviews(on: host, line: 9) {
        title.viewBlock.padding(8); card
      }
    }
    #expect(issues.map(\.kind) == [.duplicate, .duplicate])
    #expect(issues.map(\.view) == [title, card] && issues.map(\.line?.line) == [9, 9])
    #expect(issues.first?.message.contains("title comes from another layout, made at") == true)
    // Lengths from elsewhere and from this layout are not leftovers.
    let lone = UIView()
    lone.widthAnchor.constraint(equalToConstant: 3).isActive = true
    first.addSubview(lone)
    // Neither are a view's own statements about itself, wherever the view is.
    _ = lone.mondrian.size(at: SourceLine(fileID: "Own.swift", line: 3)) { $0.width(5) }
    context?.deactivate(removingViews: true)
    let others = LayoutDiagnostics.collect {
      Mondrian.buildSubviews(on: host, line: 11) { lone.viewBlock.height(8) }
    }
    #expect(others.isEmpty, "\(others)")
  }

  @Test func endlesslyReloadingLayoutIsReportedOnce() {
    let manager = LayoutManager()
    var rounds = 0
    var asks = true
    func ask() -> Bool {
      rounds += 1
      if asks { manager.reloadLayout() }
      return false
    }
    let issues = LayoutDiagnostics.collect {
      manager.setup(on: host, line: 21) {
        title
        if ask() { SizedView("never") }
      }
      manager.reloadLayout()
    }
    #expect(issues.map(\.kind) == [.endlessChange] && issues.first?.line?.line == 21)
    #expect(rounds == 16 && title.superview === host)
    let later = LayoutDiagnostics.collect {
      asks = false
      manager.reloadLayout()
      asks = true
      manager.reloadLayout()
    }
    #expect(later.map(\.kind) == [.endlessChange])
  }

  @Test func deactivatedLayoutCanBeBuiltAgain() {
    let context = Mondrian.buildSubviews(on: host) { title.viewBlock.padding(4) }
    context.deactivate()
    let issues = LayoutDiagnostics.collect {
      Mondrian.buildSubviews(on: host) { title.viewBlock.padding(8) }
    }
    #expect(issues.isEmpty)
  }

  @Test(arguments: LayoutDialect.allCases)
  func twoMistakesOnALineAreTwoIssues(dialect: LayoutDialect) {
    let wrong = CGFloat.nan
    let issues = LayoutDiagnostics.collect {
      switch dialect {
      case .chain:
        title.mondrian.layout.top(.toSuperview, wrong, line: 1)
          .left(.toSuperview, wrong, line: 1).activate()
      case .content:
        host.layoutContent {
          $0.put(title).top(.equalTo(wrong), to: .parent, line: 1)
            .left(.equalTo(wrong), to: .parent, line: 1)
        }
      case .anchors: title.topAnchor(wrong, line: 1).leftAnchor(wrong, line: 1).build()
      }
    }
    #expect(issues.map(\.kind) == [.invalidNumber, .invalidNumber])
    #expect(issues.map(\.line?.line) == [1, 1])
  }

  @Test func eachStatementWithoutASuperviewIsAnIssue() {
    let orphan = SizedView("orphan")
    let issues = LayoutDiagnostics.collect {
      orphan.layout {
        $0.top(.equal, to: .parent, line: 1).left(.equal, to: .parent, line: 1)
          .edges(.equal, to: .parent, line: 1)
      }
    }
    #expect(issues.map(\.kind) == [.noSuperview, .noSuperview, .noSuperview])
  }

  /// The view is built again. The remaining part of the first layout concerns another view.
  @Test func repeatedBuildNamesTheHostAndNotTheRemovedView() {
    let (host, kept, moved) = (UIView(), SizedView("kept", 10), SizedView("moved", 10))
    let issues = [[kept, moved], [moved]].map { views in
      LayoutDiagnostics.collect {
        moved.removeFromSuperview()
        Mondrian.buildSubviews(on: host, line: 1) { VStackBlock { views } }
      }
    }
    #expect(issues[0].isEmpty && issues[1].map(\.kind) == [.duplicate])
    #expect(issues[1].first?.view === host)
    #expect(issues[1].first?.message.contains("this line has already laid out views in") == true)
  }
}
