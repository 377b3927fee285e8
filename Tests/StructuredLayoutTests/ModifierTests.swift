import TestSupport
import Testing

/// The example of the documentation: a block made of other blocks.
private struct Framed: Block {
  let content: any Block
  let border: UIView

  func place(in proposal: BlockProposal, plan: inout LayoutPlan) -> BlockPlacement {
    content.padding(8).background(border).place(in: proposal, plan: &plan)
  }
}

@MainActor
struct ModifierTests {
  private let a = SizedView("a", 20)
  private let b = SizedView("b", 20)

  @Test func customBlockTakesModifiers() {
    let stage = Stage()
    Mondrian.buildSubviews(on: stage.view) {
      VStackBlock { Framed(content: a, border: b).id("framed").spacingAfter(3) }
    }
    #expect(stage.size == CGSize(width: 36, height: 39))
    #expect(b.frame == CGRect(x: 0, y: 0, width: 36, height: 36))
    #expect(stage.view.subviews == [b, a])
  }

  @Test func constraintsAreFoundByIdentity() {
    let context = Mondrian.buildSubviews(on: UIView()) {
      VStackBlock {
        a.width(30).id("title")
        b
      }
    }
    let found = context.constraints(of: "title")
    #expect(!found.isEmpty)
    #expect(found.allSatisfy { $0.firstItem === a || $0.secondItem === a })
    #expect(context.constraints(of: "subtitle").isEmpty)
  }

  @Test func capturedConstraintStaysTheLiveOneAfterReload() throws {
    let group = ConstraintGroup()
    let manager = LayoutManager()
    let host = UIView()
    var width: CGFloat = 30
    manager.setup(on: host) { a.width(width).capture(in: group) }
    let constraint = try #require(group.constraints.first { $0.secondAttribute == .notAnAttribute })
    #expect(constraint.isActive)
    width = 40
    manager.reloadLayout()
    #expect(constraint.constant == 40)
    #expect(group.constraints.contains { $0 === constraint })
  }

  /// The modifiers that apply to any block.
  private let modifiers: [(any Block) -> any Block] = [
    { $0.padding(2) }, { $0.relative(.top, 1) }, { $0.width(.max(90)) },
    { $0.height(.min(4)) }, { $0.aspectRatio(1, priority: .defaultLow) },
    { $0.background(UIView()) }, { $0.overlay(UIView()) }, { $0.alignSelf(.fill) },
    { $0.id(1) }, { $0.capture(in: ConstraintGroup()) }, { $0.gone(when: false) },
  ]
  private let modifiersOfElements: [(any Block) -> any Block] = [
    { $0.spacingBefore(1) }, { $0.spacingAfter(1) }, { $0.weight(1) },
  ]

  @Test func everyModifierAppliesToEveryBlockInAnyOrder() {
    let modifiers = modifiers + modifiersOfElements
    let bases: [() -> any Block] = [
      { UIView() }, { UILayoutGuide() }, { ViewBlock(UIView()) },
      { HStackBlock { UIView() } }, { ZStackBlock { UIView() } },
      { VGridBlock(columns: [.init()]) { UIView() } }, { FirstThatFits { UIView() } },
      { VScrollBlock { UIView().height(2) } },
    ]
    for base in bases {
      for first in modifiers {
        for second in modifiers {
          let stage = Stage(CGSize(width: 100, height: 100))
          let issues = LayoutDiagnostics.collect {
            Mondrian.buildSubviews(on: stage.view) { VStackBlock { second(first(base())) } }
          }
          #expect(issues.map(\.description) == [])
        }
      }
    }
  }

  @Test func gridCellCombinesSpanWithEveryModifier() {
    for modifier in modifiers {
      for arrange in [{ modifier($0.span(2)) }, { modifier($0).span(2) }] as [(UIView) -> any Block]
      {
        let stage = Stage(CGSize(width: 100, height: 100))
        let cell = SizedView("cell", 70, 20)
        let issues = LayoutDiagnostics.collect {
          Mondrian.buildSubviews(on: stage.view) {
            VGridBlock(columns: [.init(.fixed(40)), .init(.fixed(40))]) { arrange(cell) }
          }
        }
        _ = stage.size
        #expect(issues.map(\.description) == [])
        #expect(cell.frame.width > 60)
      }
    }
  }

  @Test func containerTakesAnyHostEdgeForViewsBlocksAndGuides() {
    for block in [a, a.viewBlock, UILayoutGuide(), a.padding(1)] as [any Block] {
      let issues = LayoutDiagnostics.collect {
        Mondrian.buildSubviews(on: UIView()) {
          block.container(
            top: .safeArea(.top), leading: .readable(.leading), bottom: .keyboard(.top),
            trailing: .margins(.trailing))
        }
      }
      #expect(issues.map(\.description) == [])
    }
  }

  /// The outer modifier is added later and wins.
  @Test func outerContentPriorityWins() {
    Mondrian.buildSubviews(on: UIView()) {
      a.huggingPriority(.both, .defaultHigh).huggingPriority(.horizontal, .required)
    }
    #expect(a.contentHuggingPriority(for: .horizontal) == .required)
    #expect(a.contentHuggingPriority(for: .vertical) == .defaultHigh)
  }

  @Test func misplacedContentPriorityReportsTheOutermostLine() {
    let issues = LayoutDiagnostics.collect {
      Mondrian.buildSubviews(on: UIView()) {
        VStackBlock { a }.huggingPriority(.both, line: 1)
          .compressionResistancePriority(.both, line: 2)
      }
    }
    #expect(issues.map(\.kind) == [.misplaced] && issues.first?.line?.line == 2)
  }

  /// A scroll view may take a share. Its content keeps its length.
  @Test func weightOfAScrollBlockDoesNotLowerHuggingInside() {
    Mondrian.buildSubviews(on: UIView()) {
      HStackBlock {
        VScrollBlock { a }.weight(1)
        b.weight(1)
      }
    }
    #expect(a.contentHuggingPriority(for: .horizontal) == .defaultLow)
    #expect(b.contentHuggingPriority(for: .horizontal) < .defaultLow)
  }

  /// The boxes share the length, whatever surrounds the views in them.
  @Test func weightsShareLengthAmongWholeBoxes() {
    let stage = Stage(CGSize(width: 300, height: 40))
    Mondrian.buildSubviews(on: stage.view) {
      HStackBlock {
        StackingSpacer()
        a.padding(10).weight(1)
        b.weight(2)
      }
    }
    _ = stage.size
    #expect(b.frame.width == 2 * (a.frame.width + 20))
  }

  /// This holds whether the place of the view is known or not.
  @Test(arguments: [true, false]) func widthOutsideAlignSelfSizesTheView(isAlone: Bool) {
    let stage = Stage(CGSize(width: 200, height: 40))
    Mondrian.buildSubviews(on: stage.view) {
      VStackBlock(alignment: .leading) {
        ZStackBlock {
          a.alignSelf(.leading).width(80)
          if !isAlone { b }
        }
      }
    }
    _ = stage.size
    #expect(a.frame.width == 80)
  }

  /// There is no separator before an element that turns out to be empty.
  @Test func capturedEmptyElementHoldsNoSeparatorConstraints() {
    let (host, group) = (UIView(), ConstraintGroup())
    let context = Mondrian.buildSubviews(on: host) {
      VStackBlock {
        a
        ZStackBlock { [EmptyLayout(), EmptyLayout()] as [any Block] }.id("none").capture(in: group)
        b
      }
      .separators()
    }
    let separators = host.subviews.filter { $0 !== a && $0 !== b }
    #expect(separators.count == 1)
    for constraints in [group.constraints, context.constraints(of: "none")] {
      #expect(!constraints.isEmpty && constraints.allSatisfy { $0.firstItem is UILayoutGuide })
      #expect(!constraints.contains { $0.secondItem === separators.first })
    }
  }

  /// This includes the far edges: a number set on a group is an inward distance at each edge.
  @Test(arguments: [UIUserInterfaceLayoutDirection.leftToRight, .rightToLeft])
  func capturedPaddingUpdatesAllEdgesInward(direction: UIUserInterfaceLayoutDirection) {
    let stage = Stage(CGSize(width: 300, height: 300), direction: direction)
    let group = ConstraintGroup()
    Mondrian.buildSubviews(on: stage.view) { a.padding(8).capture(in: group) }
    group.update(constant: 20)
    _ = stage.size
    #expect(a.frame == CGRect(x: 20, y: 20, width: 260, height: 260))
  }

  @Test func groupCapturedTwiceHoldsEachConstraintOnce() {
    let group = ConstraintGroup()
    Mondrian.buildSubviews(on: UIView()) {
      a.width(30).capture(in: group).height(40).capture(in: group)
    }
    #expect(Set(group.constraints.map { ObjectIdentifier($0) }).count == group.constraints.count)
    #expect(group.constraints.map(\.constant).filter { $0 != 0 } == [30, 40])
  }
}
