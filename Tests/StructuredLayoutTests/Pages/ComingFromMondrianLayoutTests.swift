import TestSupport
import Testing

/// The documentation for users of MondrianLayout: its code, and its statements that no other test
/// covers.
@MainActor
struct ComingFromMondrianLayoutTests {
  private let label = SizedView("label", 60, 20)
  private let card = SizedView("card", 100, 100)

  private final class Page: UIView {
    let details = SizedView("details", 20)
    var isExpanded = false
    let manager = LayoutManager()

    func expand() {
      manager.setup(on: self) { view in
        if view.isExpanded { view.details }
      }
      isExpanded = true
      manager.update(animated: true)
    }
  }

  @Test func thePageShowsCodeOfThisFile() throws {
    let page = try DocumentationPage("ComingFromMondrianLayout")
    #expect(page.snippets.count == 2)
    #expect(try page.snippets(missingIn: #filePath) == [])
  }

  @Test func onlyAResizingDecorationGrowsItsContent() {
    let (held, grown) = (Stage(), Stage())
    let context = Mondrian.buildSubviews(on: held.view) { ZStackBlock { label.background(card) } }
    #expect(held.size == CGSize(width: 60, height: 20))
    context.deactivate(removingViews: true)
    Mondrian.buildSubviews(on: grown.view) {
      ZStackBlock { label.background(card, resizing: true) }
    }
    #expect(grown.size == CGSize(width: 100, height: 100))
  }

  @Test func expandedPageShowsItsDetails() {
    let page = Page()
    page.expand()
    #expect(page.subviews == [page.details])
  }

  @Test(arguments: [UIUserInterfaceLayoutDirection.leftToRight, .rightToLeft])
  func noSpacingLiesBesideASpacerAtTheEdge(direction: UIUserInterfaceLayoutDirection) {
    let stage = Stage(direction: direction)
    Mondrian.buildSubviews(on: stage.view) {
      HStackBlock(spacing: 7) {
        StackingSpacer(minLength: 10)
        label
        card
        StackingSpacer(minLength: 10)
      }
    }
    #expect(stage.size.width == 187)
    #expect(min(label.frame.minX, card.frame.minX) == 10)
  }

  @Test func integerLiteralsDivideAsIntegers() {
    let (whole, real) = (Stage(), Stage())
    Mondrian.buildSubviews(on: whole.view) { label.padding(16 / 5) }
    #expect(whole.size.width == 66)
    Mondrian.buildSubviews(on: real.view) { card.padding(16.0 / 4) }
    #expect(real.size.width == 108)
  }

  @Test func distancesAndSizesHavePriorities() {
    let stage = Stage(CGSize(width: 100, height: 60))
    let context = Mondrian.buildSubviews(on: stage.view) {
      label.size(width: .exact(44, 999), height: .min(20, .defaultHigh))
        .padding(.all, .min(4, 750)).aspectRatio(1, priority: 750)
    }
    _ = stage.size
    #expect(label.frame.size == CGSize(width: 44, height: 20))
    #expect(Set(context.constraints.map(\.priority.rawValue)).isSuperset(of: [999, 750]))
  }
}
