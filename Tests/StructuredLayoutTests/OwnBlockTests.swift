import LayoutCore
import TestSupport
import Testing

struct Stairs: Block {
  let steps: [UIView]
  let rise: CGFloat

  func place(in proposal: BlockProposal, plan: inout LayoutPlan) -> BlockPlacement {
    let line = proposal.line
    let box = plan.makeGuide(named: "Stairs", at: line)
    let edges = plan.align(BlockBox(box), in: proposal)
    var (x, y) = (LayoutAnchor(box, .leading), LayoutAnchor(box, .top))
    for step in steps where plan.place(step, at: line) {
      let view = LayoutItem.view(step)
      plan.add(LayoutRule(LayoutAnchor(view, .leading), .equal, x, role: "Stairs", at: line))
      plan.add(LayoutRule(LayoutAnchor(view, .top), .equal, y, role: "Stairs", at: line))
      (x, y) = (x + rise, LayoutAnchor(view, .bottom))
    }
    guard let last = steps.last else { return .nothing }
    for edge in [LayoutAttribute.trailing, .bottom] {
      let end = LayoutAnchor(.view(last), edge)
      plan.add(LayoutRule(end, .equal, LayoutAnchor(box, edge), role: "Stairs", at: line))
    }
    return BlockPlacement(edges)
  }
}

/// The block of rules that the documentation shows.
@MainActor
@Suite struct OwnBlockTests {
  private let a = SizedView("a", 20)
  private let b = SizedView("b", 30)

  @Test func theDocumentationShowsThisCodeAndItsRules() throws {
    let page = try DocumentationPage("YourOwnBlocks")
    #expect(page.snippets.count == 2)
    // The first is with the modifiers' tests.
    #expect(try page.snippets(missingIn: #filePath) == [page.snippets[0]])

    let host = SizedView("host")
    let blocks = [Stairs(steps: [a, b], rise: 10)]
    let rules = "\(Mondrian.plan(for: blocks, on: host, at: SourceLine()))"
    let shown = page.text.components(separatedBy: "```\n")
      .first { $0.hasPrefix("a.leading") }
    #expect(rules.hasSuffix(try #require(shown).trimmingCharacters(in: .newlines)))
  }

  @Test func itStandsWhereBlocksCanStandAndTakesWhatTheyTake() {
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
}
