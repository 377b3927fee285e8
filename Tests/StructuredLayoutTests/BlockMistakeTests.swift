import TestSupport
import Testing

/// Each mistake in a description is one issue with its line, and the rest of the layout applies.
@MainActor
struct BlockMistakeTests {
  private let stage = Stage(CGSize(width: 100, height: 100))
  private let a = SizedView("a", 10)
  private let b = SizedView("b", 10)

  private func issues(@BlockBuilder _ content: () -> [any Block]) -> [LayoutIssue] {
    LayoutDiagnostics.collect { Mondrian.buildSubviews(on: stage.view) { content() } }
  }

  @Test func duplicateViewStaysAtItsFirstPlace() {
    let line: UInt = #line
    let issues = issues {
      VStackBlock {
        a
        b
        a
      }
    }
    #expect(issues.map(\.kind) == [.duplicate])
    #expect(issues.first?.line?.line == line + 5)
    #expect(issues.first?.message.contains("BlockMistakeTests.swift:\(line + 3)") == true)
    #expect(
      stage.frames(of: ["a": a, "b": b]) == [
        "a": CGRect(x: 45, y: 0, width: 10, height: 90),
        "b": CGRect(x: 45, y: 90, width: 10, height: 10),
      ])
  }

  @Test func viewThatDecoratesItselfIsADuplicate() {
    #expect(issues { a.background(a) }.map(\.kind) == [.duplicate])
    #expect(a.superview === stage.view)
  }

  @Test func hostInsideItsOwnScrollBlockIsACycle() {
    #expect(issues { VScrollBlock { stage.view } }.map(\.kind) == [.cycle])
  }

  @Test func reloadReportsOnlyNewIssues() {
    let manager = LayoutManager()
    var numbers: [CGFloat] = []
    func told(by number: CGFloat) -> [String] {
      numbers = [number]
      return LayoutDiagnostics.collect { manager.reloadLayout() }.map(\.message)
    }
    manager.setup(on: stage.view) {
      VStackBlock {
        for number in numbers { a.spacingBefore(number) }
      }
    }
    let infinite = "spacingBefore can't be inf; 0 is used instead"
    #expect(told(by: .infinity) == [infinite])
    #expect(told(by: .infinity) == [])
    #expect(told(by: 8) == [])
    #expect(told(by: .infinity) == [infinite])
    #expect(told(by: -.infinity) == ["spacingBefore can't be -inf; 0 is used instead"])
  }

  @Test func duplicateGuideIsAddedOnce() {
    let guide = UILayoutGuide()
    #expect(
      issues {
        HStackBlock {
          guide; a; guide
        }
      }.map(\.kind) == [.duplicate])
    #expect(stage.view.layoutGuides.filter { $0 === guide }.count == 1)
  }

  @Test func guideOwnedByAViewCannotBeAnElement() {
    let scrollView = UIScrollView()
    let (c, d) = (SizedView("c", 10), SizedView("d", 10))
    stage.view.addSubview(scrollView)
    let guides = [
      scrollView.contentLayoutGuide, scrollView.frameLayoutGuide, scrollView.safeAreaLayoutGuide,
      stage.view.safeAreaLayoutGuide, stage.view.layoutMarginsGuide,
      stage.view.readableContentGuide, stage.view.keyboardLayoutGuide,
    ]
    let owners = guides.map(\.owningView)
    let issues = issues {
      VStackBlock {
        a; for guide in guides { guide }; b
      }
    }
    #expect(issues.map(\.kind) == guides.map { _ in .misplaced })
    #expect(issues.map(\.view) == owners && issues.allSatisfy { $0.line != nil })
    #expect(guides.map(\.owningView) == owners)
    #expect(stage.frames(of: ["a": a, "b": b])["b"] == CGRect(x: 45, y: 90, width: 10, height: 10))
    let others = LayoutDiagnostics.collect {
      stage.view.layoutContent {
        $0.put(c).top(.equal, to: .parent)
        $0.put(stage.view.safeAreaLayoutGuide)
        $0.put(scrollView.contentLayoutGuide)
      }
      stage.view.add {
        d.edgesAnchors()
        AnchoredView(scrollView.frameLayoutGuide).edgesAnchors()
      }
      scrollView.add { AnchoredView(scrollView.contentLayoutGuide).edgesAnchors() }
    }
    #expect(others.map(\.kind) == [.misplaced, .misplaced])
  }

  @Test func hostAndItsSuperviewCannotBeElements() throws {
    let around = try #require(stage.view.superview)
    let issues = issues {
      VStackBlock {
        stage.view
        a
        around.padding(8)
      }
    }
    #expect(issues.map(\.kind) == [.cycle, .cycle])
    #expect(issues.first?.view === stage.view)
    #expect(stage.frames(of: ["a": a])["a"]?.height == 100)
  }

  @Test func nestedContainerIsAnIssueAndItsContentIsPlaced() {
    let issues = issues {
      VStackBlock {
        a; LayoutContainer(attachedSafeAreaEdges: .all) { b }
      }
    }
    #expect(issues.map(\.kind) == [.misplaced])
    #expect(b.superview === stage.view)
  }

  @Test func spacingOutsideAStackIsAnIssue() {
    #expect(issues { ZStackBlock { a.spacingAfter(4) } }.map(\.kind) == [.misplaced])
    #expect(a.superview === stage.view)
  }

  @Test func aPriorityOutOfRangeIsAnIssue() {
    let issues = issues {
      a.huggingPriority(.both, UILayoutPriority(0))
      b.compressionResistancePriority(.both, UILayoutPriority(1001))
    }
    #expect(issues.map(\.kind) == [.invalidNumber, .invalidNumber])
    #expect(a.contentHuggingPriority(for: .vertical) == .defaultLow)
  }

  @Test func contentPriorityOfAStackIsAnIssue() {
    #expect(issues { VStackBlock { a }.huggingPriority(.both) }.map(\.kind) == [.misplaced])
    #expect(a.contentHuggingPriority(for: .vertical) == .defaultLow)
  }

  @Test func eachMistakeIsReportedOnce() {
    let number = CGFloat.nan
    let issues = issues {
      VStackBlock(spacing: number) {
        a; b;
        HStackBlock {
          SizedView(); SizedView()
        }.padding(number)
      }
    }
    #expect(issues.filter { $0.message.contains("spacing") }.count == 1)
    #expect(issues.allSatisfy { $0.kind == .invalidNumber } as Bool)
  }
}
