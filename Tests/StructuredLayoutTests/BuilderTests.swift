import TestSupport
import Testing

/// The same builder language applies between all braces.
@MainActor
struct BuilderTests {
  private enum Weather { case sun, rain }

  private let host = UIView()
  private let views = (0..<12).map { SizedView("\($0)", 10) }
  private let none: UIView? = nil

  /// Every construct in one body.
  @BlockBuilder private func content(_ flag: Bool, _ weather: Weather) -> [any Block] {
    views[0]
    views[1].viewBlock.padding(1)
    Optional(views[2])
    none
    nil
    [views[3]]
    [none, views[4]]
    []
    if flag { views[5] }
    if let none { none } else { views[6] }
    if flag { views[7] } else { EmptyLayout() }
    switch weather {
    case .sun: views[8]
    case .rain: EmptyLayout()
    }
    for view in views[9...10] { view }
    if #available(iOS 15, *) { views[11] }
    EmptyLayout()
  }

  private func names() -> [Int] {
    host.subviews.compactMap { Int($0.accessibilityIdentifier ?? "") }
  }

  @Test func rootAcceptsAllBuilderSyntax() {
    Mondrian.buildSubviews(on: host) { content(true, .sun) }
    #expect(names() == Array(0...11))
  }

  @Test func untakenBranchesAddNoViews() {
    Mondrian.buildSubviews(on: host) { content(false, .rain) }
    #expect(names() == [0, 1, 2, 3, 4, 6, 9, 10, 11])
  }

  @Test(arguments: 0..<5)
  func everyBlockAcceptsAllBuilderSyntax(kind: Int) {
    Mondrian.buildSubviews(on: host) {
      switch kind {
      case 0: VStackBlock { content(true, .sun) }
      case 1: HStackBlock { content(true, .sun) }
      case 2: ZStackBlock { content(true, .sun) }
      case 3: LayoutContainer(attachedSafeAreaEdges: .all) { content(true, .sun) }
      default: LayoutContainer(top: .safeArea(.top)) { content(true, .sun) }
      }
    }
    #expect(names() == Array(0...11))
  }

  @Test func guidesAreElementsOfEveryStack() {
    let guides = (0..<3).map { _ in UILayoutGuide() }
    let stage = Stage()
    Mondrian.buildSubviews(on: stage.view) {
      ZStackBlock {
        VStackBlock { guides[0].height(4) }
        HStackBlock { guides[1].layoutGuideBlock.width(5) }
        guides[2].size(6)
      }
    }
    #expect(stage.view.layoutGuides == guides)
    #expect(stage.size == CGSize(width: 6, height: 6))
  }

  @Test func bareViewAtTheRootFillsTheHost() {
    let stage = Stage(CGSize(width: 100, height: 50))
    Mondrian.buildSubviews(on: stage.view) { views[0] }
    #expect(stage.frames(of: ["": views[0]])[""] == CGRect(x: 0, y: 0, width: 100, height: 50))
  }

  @Test func emptyBuilderMakesAnEmptyActiveLayout() {
    let context = Mondrian.buildSubviews(on: host) {}
    #expect(context.isActive)
    #expect(context.constraints.isEmpty && host.subviews.isEmpty)
  }

  @Test func emptyBlocksTakeNoSpaceAndNoSpacing() {
    let stage = Stage()
    Mondrian.buildSubviews(on: stage.view) {
      VStackBlock(spacing: 8) {
        views[0]
        VStackBlock {}
        HStackBlock { none }
        ZStackBlock {}
        views[1]
        EmptyLayout()
      }
    }
    #expect(stage.size.height == 28)
  }

  @Test func constraintIdentifiersNameTheLineOfTheElement() throws {
    let context = Mondrian.buildSubviews(on: host) {
      VStackBlock {
        views[0]
        HStackBlock { views[1] }
      }
    }
    let line = #line - 4
    let identifiers = context.constraints.compactMap(\.identifier)
    #expect(identifiers[0] == "VStackBlock ▸ 0.centerX  BuilderTests.swift:\(line)")
    #expect(
      identifiers.contains("VStackBlock ▸ HStackBlock ▸ 1.centerY  BuilderTests.swift:\(line + 1)"))
  }

  @Test func customBlocksWorkLikeBuiltInOnes() {
    struct Framed: Block {
      let content: any Block
      let border: UIView

      func place(in proposal: BlockProposal, plan: inout LayoutPlan) -> BlockPlacement {
        content.padding(8).background(border).place(in: proposal, plan: &plan)
      }
    }
    let stage = Stage()
    Mondrian.buildSubviews(on: stage.view) {
      HStackBlock { Framed(content: views[0], border: views[1]) }
    }
    #expect(stage.view.subviews == [views[1], views[0]])
    #expect(stage.size == CGSize(width: 26, height: 26))
  }
}
