import LayoutCore
import TestSupport
import Testing

struct Stairs: Block {
  let steps: [UIView]
  let rise: CGFloat

  func place(in proposal: BlockProposal, plan: inout LayoutPlan) -> BlockPlacement {
    let own = proposal.named("Stairs", plan: &plan)
    let box = plan.makeGuide(named: "Stairs", at: own.line)
    let edges = plan.align(BlockBox(box), in: own)
    var (x, y) = (LayoutAnchor(box, .leading), LayoutAnchor(box, .top))
    var last: LayoutItem?
    for step in steps {
      guard let view = plan.place(step, at: own.line) else { continue }
      plan.pin(LayoutAnchor(view, .leading), .equal, x, in: own)
      plan.pin(LayoutAnchor(view, .top), .equal, y, in: own)
      (x, y) = (x.plus(rise), LayoutAnchor(view, .bottom))
      last = view
    }
    guard let last else { return .nothing }
    for edge in [LayoutAttribute.trailing, .bottom] {
      plan.pin(LayoutAnchor(last, edge), .equal, LayoutAnchor(box, edge), in: own)
    }
    return BlockPlacement(edges)
  }
}

extension Stairs {
  func outline(into outline: inout BlockOutline) {
    outline.call("Stairs", .number("rise", rise)) {
      for step in steps { step.outline(into: &$0) }
    }
  }
}

struct PersonRow: CompositeBlock {
  let photo: UIView
  let name: UILabel

  var body: some Block {
    HStackBlock(spacing: 8) {
      photo.viewBlock.size(40)
      name
    }
  }
}

/// The blocks in the documentation.
@MainActor
struct OwnBlockTests {
  private let a = SizedView("a", 20)
  private let b = SizedView("b", 30)

  @Test func theDocumentationShowsThisCodeAndItsRules() throws {
    let page = try DocumentationPage("YourOwnBlocks")
    #expect(page.snippets.count == 4)
    // The tests of modifiers contain the second snippet.
    #expect(try page.snippets(missingIn: #filePath) == [page.snippets[1]])

    let host = SizedView("host")
    let blocks = [Stairs(steps: [a, b], rise: 10)]
    let rules = Mondrian.plan(for: blocks, on: host, at: SourceLine()).equations
    let shown = page.text.components(separatedBy: "```\n")
      .first { $0.hasPrefix("a.leading") }
    #expect(rules.hasSuffix(try #require(shown).trimmingCharacters(in: .newlines)))
  }

  @Test func customBlockWorksInAStackAndTakesModifiers() {
    let stage = Stage()
    let ground = SizedView("ground")
    let context = Mondrian.buildSubviews(on: stage.view) {
      HStackBlock(spacing: 5) {
        Stairs(steps: [a, b], rise: 10).background(ground)
        SizedView("c", 100)
      }
      .padding(1)
    }
    #expect(stage.size == CGSize(width: 147, height: 102))
    #expect(a.frame == CGRect(x: 1, y: 26, width: 20, height: 20))
    #expect(b.frame == CGRect(x: 11, y: 46, width: 30, height: 30))
    #expect(ground.frame == CGRect(x: 1, y: 26, width: 40, height: 50))
    #expect(context.ambiguities.isEmpty)
  }

  @Test func outlineDescribesTheCustomBlock() {
    let host = SizedView("host")
    let context = Mondrian.buildSubviews(on: host) { Stairs(steps: [a, b], rise: 10).padding(2) }
    let issues = LayoutDiagnostics.collect {
      #expect(
        context.describe(in: .blocks) == """
          Mondrian.buildSubviews(on: host) {
            Stairs(rise: 10) {
              a
              b
            }
            .padding(2)
          }
          """)
    }
    #expect(issues.isEmpty)
  }
}
