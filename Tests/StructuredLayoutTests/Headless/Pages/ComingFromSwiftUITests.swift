import TestSupport
import Testing

/// The documentation for users of SwiftUI, as code that is compiled and laid out.
@MainActor
struct ComingFromSwiftUITests {
  private let stage = Stage(CGSize(width: 200, height: 100))
  private let title = SizedView("title", 50, 20)
  private let subtitle = SizedView("subtitle", 60, 10)
  private let card = SizedView("card", 500, 500)
  private let badge = SizedView("badge", 10)
  private let header = SizedView("header", 20)
  private let content = SizedView("content", 30)

  private func build(@BlockBuilder _ blocks: () -> [any Block]) {
    let issues = LayoutDiagnostics.collect {
      Mondrian.buildSubviews(on: stage.view) { blocks() }
      _ = stage.size
    }
    #expect(issues.map(\.description) == [])
  }

  @Test func thePageShowsCodeOfThisFile() throws {
    let page = try DocumentationPage("ComingFromSwiftUI")
    #expect(page.snippets.count == 6)
    #expect(try page.snippets(missingIn: #filePath) == [])
  }

  @Test func stacksReadTheSame() {
    let free = Stage()
    let hasSubtitle = true
    Mondrian.buildSubviews(on: free.view) {
      VStackBlock(spacing: 8, alignment: .leading) {
        title
        if hasSubtitle { subtitle }
      }
      .padding(16)
      .background(card)
      .overlay(alignment: .topTrailing) { badge }
    }
    #expect(free.size == CGSize(width: 92, height: 70))
    #expect(card.frame.size == free.size)
    #expect(title.frame.minX == 16 && subtitle.frame.minX == 16)
    #expect(badge.frame == CGRect(x: 82, y: 0, width: 10, height: 10))
  }

  @Test func theLayoutMakesAViewForEachValue() {
    let people = [(id: 1, name: "Ada"), (id: 2, name: "Grace")]
    build {
      HStackBlock {
        for person in people {
          ViewBlock(id: person.id) {
            UILabel()
          } update: {
            $0.text = person.name
          }
        }
      }
    }
    #expect(stage.view.subviews.map { ($0 as? UILabel)?.text } == ["Ada", "Grace"])
  }

  @Test func paddingWithoutANumberIsSixteenPoints() {
    let paddings: [(any Block, width: CGFloat, height: CGFloat)] = [
      (title.padding(), 32, 32), (title.padding(.horizontal), 32, 0), (title.padding(5), 10, 10),
      (title.padding(.vertical, 5), 0, 10),
    ]
    for (block, width, height) in paddings {
      let free = Stage()
      Mondrian.buildSubviews(on: free.view) { block }
      #expect(free.size == CGSize(width: 50 + width, height: 20 + height))
    }
  }

  @Test func aStackStretchesUnlessASpacerTakesTheRest() {
    build {
      VStackBlock {
        header
        content
      }
    }
    #expect(header.frame.height == 70 && content.frame.minY == 70)
    stage.view.subviews.forEach { $0.removeFromSuperview() }
    build {
      VStackBlock {
        header
        content
        StackingSpacer(minLength: 0)
      }
    }
    #expect(header.frame.height == 20 && content.frame.minY == 20)
  }

  @Test func rootIgnoresTheSafeAreaUnlessInAContainer() {
    for isSafe in [false, true] {
      let host = UIView()
      let window = Headless.host(host, in: Headless.Environment(device: .iPhone16))
      Mondrian.buildSubviews(on: host) {
        if isSafe {
          VStackBlock { header }.container(respectingSafeAreaEdges: .vertical)
        } else {
          VStackBlock { header }
        }
      }
      window.layoutIfNeeded()
      #expect(header.frame.minY == (isSafe ? host.safeAreaInsets.top : 0))
      #expect(host.safeAreaInsets.top > 0)
    }
  }

  @Test func oversizedViewShrinksToItsBox() {
    let photo = SizedView("photo", 500)
    build {
      ZStackBlock {
        photo.width(.max(320)).height(.exact(200, .defaultHigh))
      }
    }
    #expect(photo.frame == CGRect(x: 0, y: 0, width: 200, height: 100))
  }

  @Test func weightsShareARow() {
    let (name, city, button) = (SizedView("name", 9), SizedView("city", 9), SizedView("button", 34))
    build {
      HStackBlock(spacing: 8) {
        name.weight(2)
        city.weight(1)
        button
      }
    }
    #expect([name, city, button].map(\.frame.width) == [100, 50, 34])
  }

  /// The code in the right column of the page.
  @Test func recommendedCodeBuildsWithoutIssues() {
    let view = SizedView("view", 40, 20)
    let blocks: [any Block] = [
      VStackBlock { view }.separators(), StackingSpacer(), StackingSpacer(minLength: 8),
      StackingSpacer(maxLength: 40), DividerBlock(), EmptyLayout(), view.padding(),
      VGridBlock(columns: [.init()]) { view }, HGridBlock(rows: [.init()]) { view },
      VScrollBlock { view }, HScrollBlock { view }, ScrollBlock { view }, FirstThatFits { view },
      HStackBlock { view }.reflow(at: .accessibilityMedium), view.size(width: 40, height: 20),
      view.width(.min(40)), view.alignSelf(.fill), view.aspectRatio(16 / 9),
      view.overlay(alignment: .topTrailing) { badge },
      view.viewBlock.transition(.move(edge: .top)),
      view.compressionResistancePriority(.horizontal, .required),
      view.compressionResistancePriority(.both).huggingPriority(.both), view.id(7),
      view.container(respectingSafeAreaEdges: .all), view.container(bottom: .keyboard(.top)),
    ]
    for block in blocks {
      let stage = Stage(CGSize(width: 200, height: 100))
      var context: LayoutBuilderContext?
      let issues = LayoutDiagnostics.collect {
        context = Mondrian.buildSubviews(on: stage.view) { VStackBlock { block } }
      }
      #expect(issues.map(\.description) == [])
      context?.deactivate()
    }
    let host = UIView()
    host.addSubview(view)
    let half = view.mondrian.layout.width(.toSuperview, multiplier: 0.5).makeConstraints()
    #expect(half.map(\.multiplier) == [0.5])
  }

  @Test(arguments: [
    (ZStackBlock.ZAxisAlignment.topLeading, 0, 0), (.top, 95, 0), (.topTrailing, 190, 0),
    (.leading, 0, 45), (.center, 95, 45), (.trailing, 190, 45), (.bottomLeading, 0, 90),
    (.bottom, 95, 90), (.bottomTrailing, 190, 90),
  ])
  func overlayAlignmentPlacesBadge(alignment: ZStackBlock.ZAxisAlignment, x: CGFloat, y: CGFloat) {
    build { title.overlay(alignment: alignment) { badge } }
    #expect(badge.frame == CGRect(x: x, y: y, width: 10, height: 10))
  }
}
