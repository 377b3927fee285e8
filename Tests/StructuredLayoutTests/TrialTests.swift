import TestSupport
import Testing

@testable import StructuredLayout

/// Custom blocks are measured by the views that they place, and composites by their bodies.
@MainActor
struct TrialTests {
  private struct Bar: CompositeBlock {
    let views: [UIView]

    var body: some Block {
      HStackBlock {
        views[0]
        StackingSpacer(minLength: 0)
        views[1]
        StackingSpacer(minLength: 0)
        views[2]
      }
    }
  }

  private struct Column: CompositeBlock {
    let view: UIView

    var body: some Block { VGridBlock(columns: [.init(.fixed(30))]) { view } }
  }

  /// A block without a measurement of its own.
  private struct Own: Block {
    let inner: any Block

    func place(in proposal: BlockProposal, plan: inout LayoutPlan) -> BlockPlacement {
      inner.place(in: proposal, plan: &plan)
    }
  }

  private let fallback = SizedView("fallback", 20)

  private func placed(_ size: CGSize, _ block: some Block) -> [UIView] {
    let host = UIView(frame: CGRect(origin: .zero, size: size))
    Mondrian.buildSubviews(on: host) { block }
    host.layoutIfNeeded()
    return host.subviews.filter { $0 is SizedView }
  }

  /// Gaps between views are at least zero.
  @Test(arguments: 0..<4) func customBlockThatDoesNotFitIsNotChosen(wrapping: Int) {
    let bar = Bar(views: (0..<3).map { SizedView("\($0)", 50, 20) })
    let choice: any Block =
      switch wrapping {
      case 0: bar
      case 1: bar.padding(2)
      case 2: Own(inner: bar)
      default: Own(inner: bar.padding(2))
      }
    let views = placed(
      CGSize(width: 100, height: 100),
      FirstThatFits {
        choice
        fallback
      })
    #expect(views == [fallback])
  }

  /// Required lengths take precedence over a view's preferred size.
  @Test(arguments: [false, true]) func viewWithRequiredLengthIsMeasuredByIt(isOwn: Bool) {
    let (wide, other) = (SizedView("wide", 60, 20), SizedView("other", 30, 20))
    let column = Column(view: wide).padding(2)
    _ = placed(
      CGSize(width: 100, height: 100),
      FlowBlock {
        if isOwn { Own(inner: column) } else { column }
        other
      })
    #expect(wide.frame.width == 30 && wide.frame.minY == other.frame.minY)
  }

  /// For a view that reports no heights for other widths, only its preferred size is known, whatever its
  /// current height.
  @Test(arguments: [0, 20, 200] as [CGFloat])
  func currentHeightOfAViewIsIgnoredWhenMeasuring(height: CGFloat) {
    let chart = SizedView("chart", 300, 200)
    chart.frame.size = CGSize(width: 80, height: height)
    let views = placed(
      CGSize(width: 100, height: 100),
      FirstThatFits(along: .vertical) {
        VStackBlock { chart.viewBlock.width(80) }
        fallback
      })
    #expect(views == [fallback])
  }

  /// All views that are held shorter are found together. One after another would take the cube of their
  /// number.
  @Test func measuringManyShortenedViewsTakesQuadraticTime() {
    func steps(_ count: Int) -> Int {
      let views = (0..<count).map { SizedView("\($0)", 60, 20) }
      let before = TrialPlacement.steps
      _ = placed(
        CGSize(width: 100, height: 4_000),
        FlowBlock {
          Own(inner: VGridBlock(columns: [.init(.fixed(30))]) { for view in views { view } })
        })
      return TrialPlacement.steps - before
    }
    let counts = [25, 50, 100].map(steps)
    #expect(counts[1] < 5 * counts[0] && counts[2] < 5 * counts[1])
  }
}
