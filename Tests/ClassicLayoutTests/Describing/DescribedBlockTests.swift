import TestSupport
import Testing

/// The description of blocks, view by view.
@MainActor
struct DescribedBlockTests {
  private let root = UIView()
  private let a = SizedView("a")
  private let b = SizedView("b")

  init() { root.accessibilityIdentifier = "root" }

  private final class Strutted: UIView {
    let strut = UILayoutGuide()
  }

  /// A guide held by a property exists, but no view owns it yet.
  @Test(arguments: LayoutDialect.allCases)
  func guideInAPropertyIsAddedToItsView(dialect: LayoutDialect) {
    let view = Strutted()
    let context = Mondrian.buildSubviews(on: view) {
      VStackBlock {
        a
        view.strut.layoutGuideBlock.height(40)
      }
    }
    let lines = context.describe(in: dialect).split(separator: "\n").map(String.init)
    #expect(lines.filter { $0.contains("LayoutGuide") } == ["self.addLayoutGuide(strut)"])
  }

  /// A rule may be about the host, which keeps its superview and its frame.
  @Test func hostStaysWhereItIs() {
    let page = UIView()
    page.addSubview(root)
    let context = Mondrian.buildSubviews(on: root) {
      ZStackBlock(alignment: .attach(.all)) {
        ZStackBlock {
          a; b
        }.width(.max(18))
      }
    }
    #expect(equations(root.constraints).contains("root.width <= 18.0 @1000.0"))
    let endings: [LayoutDialect: String] = [
      .chain: """
      root.mondrian.layout
          .width(.max(18))
      }
      root.translatesAutoresizingMaskIntoConstraints = true
      """,
      .content: """
      }
      root.layout(defaultPriority: .fixed(.required)) {
        $0
          .width(.lessThanTo(18))
      }
      """,
      .anchors: """
      }
      root
        .widthAnchor(18.orLess.priority(.required))
        .build()
      root.translatesAutoresizingMaskIntoConstraints = true
      """,
    ]
    for (dialect, ending) in endings {
      let text = context.describe(in: dialect)
      #expect(text.hasSuffix(ending) && !text.contains("(root)"), "\(text)")
    }
    root.translatesAutoresizingMaskIntoConstraints = false
    #expect(!context.describe().contains("translates"))
  }

  /// A sensor reports the available room to blocks, and the blocks add it themselves.
  @Test(arguments: LayoutDialect.allCases)
  func descriptionOmitsSensors(dialect: LayoutDialect) {
    let blocks: [any Block] = [
      FlowBlock {
        a; b
      },
      FirstThatFits {
        HStackBlock {
          a; b
        };
        VStackBlock {
          a; b
        }
      },
      HStackBlock {
        a; b
      }.reflow(alignment: .leading),
      HScrollBlock(UIScrollView()) {
        a; b
      },
    ]
    for block in blocks {
      let context = Mondrian.buildSubviews(on: root) { block }
      root.layoutIfNeeded()
      #expect(!context.describe(in: dialect).lowercased().contains("sensor"))
      for view in root.subviews { view.removeFromSuperview() }
    }
  }
}
