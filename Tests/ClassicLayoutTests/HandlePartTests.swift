import TestSupport
import Testing

/// Changes to a statement that has several constraints, or has been in force for long.
@MainActor
struct HandlePartTests {
  private let stage = Stage(CGSize(width: 200, height: 100))
  private let a = SizedView("a", 10, 10)

  @Test(arguments: LayoutDialect.allCases)
  func anIdentifierNamesEachConstraintOfItsStatement(dialect: LayoutDialect) {
    let made: ConstraintGroup
    switch dialect {
    case .chain:
      stage.view.addSubview(a)
      made = a.mondrian.layout.top(.toSuperview, .min(1)).edges(.toSuperview, 4)
        .identifier("edges").activate()
    case .content:
      made = stage.view.layoutContent {
        $0.put(a).top(.moreThan, to: .parent).edges(.equalTo(4), to: .parent).identifier("edges")
      }
    case .anchors:
      let anchored = a.topAnchor(1.orGreater).edgesAnchors(UIEdgeInsets(insets: 4))
        .identifier("edges")
      stage.view.addSubview(a)
      anchored.build()
      made = anchored.constraints
    }
    #expect(made.constraints.map { $0.identifier == "edges" } == [false, true, true, true, true])
    #expect(made.update(constant: 7, identifier: "edges"))
    #expect(stage.frames(of: ["a": a])["a"] == CGRect(x: 7, y: 7, width: 186, height: 86))
  }

  /// The rest of a size remains a statement of its own, without what stands before it.
  @Test func restatedLengthLeavesItsCapturedGroup() {
    let size = ConstraintGroup()
    stage.view.addSubview(a)
    a.mondrian.layout.aspectRatio(2).size(width: 10, height: 20).capture(in: size).width(40)
      .activate()
    #expect(size.constraints.map(\.equation) == ["a.height == 20"])
  }

  @Test func constantMovesAMultipliedEndEdgeInward() {
    let gap = ConstraintGroup()
    stage.view.addSubview(a)
    a.mondrian.layout.top(.toSuperview).right(.toSuperview, 8, multiplier: 0.5).capture(in: gap)
      .activate()
    #expect(stage.frames(of: ["a": a])["a"]?.maxX == 92)
    #expect(gap.update(constant: 20))
    #expect(stage.frames(of: ["a": a])["a"]?.maxX == 80)
  }

  @Test func statementsAfterTheLayoutStillApply() throws {
    let width = ConstraintGroup()
    var kept: ViewLayout<SizedView>?
    stage.view.layoutContent { kept = $0.put(a) }
    let layout = try #require(kept)
    layout.width(.equalTo(4)).capture(in: width).hugging(.vertical, .required)
    #expect(width.constraints.map(\.equation) == ["a.width == 4"])
    #expect(a.contentHuggingPriority(for: .vertical) == .required)
  }

  /// A later statement removes the one that it replaces. Identifiers and captures keep their statements.
  @Test(arguments: [0, 20]) func restatementKeepsIdentifiersAndCaptures(count: Int) {
    let left = ConstraintGroup()
    let others = (0..<count).map { SizedView("\($0)", 5, 5) }
    let made = stage.view.layoutContent { content in
      content.put(a).top(.equalTo(1), to: .parent).top(.equalTo(2), to: .parent)
        .left(.equalTo(3), to: .parent).identifier("left").capture(in: left)
      for other in others { content.put(other).top(.equal, to: .parent) }
    }
    #expect(
      made.constraints.prefix(2).map(\.equation) == [
        "a.top == root.top + 2", "a.left == root.left + 3",
      ])
    #expect(made.constraints.filter { $0.identifier == "left" }.map(\.constant) == [3])
    #expect(left.constraints.map(\.constant) == [3])
  }

  @Test func addingAgainKeepsEarlierConstraints() {
    let child = a.topAnchor(1)
    stage.view.add(child)
    #expect(child.constraints.constraints.map(\.constant) == [1])
    _ = child.leftAnchor(2)
    stage.view.add(child)
    #expect(child.constraints.constraints.map(\.constant) == [1, 2])
  }
}
