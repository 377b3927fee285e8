import TestSupport
import Testing

/// The measured length of a choice: the choice is taken if it just fits, and not if a point is
/// missing.
@MainActor
struct ChoiceLengthTests {
  /// A block without a measurement of its own.
  private struct Own: Block {
    let inner: any Block

    func place(in proposal: BlockProposal, plan: inout LayoutPlan) -> BlockPlacement {
      inner.place(in: proposal, plan: &plan)
    }
  }

  enum Sample: CaseIterable, Sendable {
    case view, padded, outerSize, weakRatio, spacerAcross, equalSizes, negativeSpacer
    case infiniteSpacing, sizedNothing, shares, ownMost, ownShares

    @MainActor
    var choice: (block: any Block, width: CGFloat) {
      let (a, b) = (SizedView("a", 60, 50), SizedView("b", 20, 10))
      let shares = HStackBlock {
        b.padding(10).weight(1)
        a.weight(1)
      }
      return switch self {
      case .view: (a, 60)
      case .padded: (a.padding(10), 80)
      case .outerSize: (a.viewBlock.width(10).width(70), 70)
      case .weakRatio: (a.viewBlock.aspectRatio(2, priority: .defaultLow), 60)
      case .spacerAcross:
        (
          VStackBlock {
            a
            StackingSpacer(minLength: 100)
          }, 60
        )
      case .equalSizes:
        (
          HStackBlock(distribution: .equalSizes) {
            a
            StackingSpacer()
            b
          }, 120
        )
      case .negativeSpacer:
        (
          HStackBlock {
            a
            StackingSpacer(minLength: -20)
            b
          }, 80
        )
      case .infiniteSpacing:
        (
          HStackBlock {
            a.spacingAfter(CGFloat.infinity)
            b
          }, 80
        )
      case .sizedNothing:
        (
          HStackBlock(spacing: 10) {
            a
            EmptyLayout().width(30)
          }, 100
        )
      case .shares: (shares, 120)
      case .ownMost: (Own(inner: a.viewBlock.width(.max(40))), 40)
      case .ownShares: (Own(inner: shares), 120)
      }
    }
  }

  private func isTaken(
    _ choice: any Block, along axis: LayoutAxis = .horizontal, in size: CGSize
  ) -> Bool {
    let fallback = SizedView("fallback", 5, 5)
    let stage = Stage(size)
    _ = LayoutDiagnostics.collect {
      Mondrian.buildSubviews(on: stage.view) {
        FirstThatFits(along: axis) {
          choice
          fallback
        }
      }
      _ = stage.size
    }
    return fallback.superview == nil
  }

  @Test(arguments: Sample.allCases) func blockIsChosenIfItJustFitsTheWidth(sample: Sample) {
    let width = sample.choice.width
    #expect(isTaken(sample.choice.block, in: CGSize(width: width, height: 200)))
    #expect(!isTaken(sample.choice.block, in: CGSize(width: width - 1, height: 200)))
  }

  @Test func flowHeightIncludesLineSpacing() {
    let tags = (0..<3).map { SizedView("\($0)", 60, 20) }
    for (height, fits) in [(74, true), (73, false)] as [(CGFloat, Bool)] {
      let flow = FlowBlock(lineSpacing: 7) { tags }
      #expect(isTaken(flow, along: .vertical, in: CGSize(width: 100, height: height)) == fits)
    }
  }

  /// These modifiers determine the spacer's length across the row.
  @Test(arguments: 0..<3) func spacerWithModifiersHasLengthAcrossTheRow(number: Int) {
    let spacer = StackingSpacer(minLength: 0)
    let said: [any Block] = [
      spacer.height(60), spacer.padding(30),
      spacer.background(SizedView("back", 5, 60), resizing: true),
    ]
    for (height, fits) in [(60, true), (59, false)] as [(CGFloat, Bool)] {
      let row = HStackBlock {
        SizedView("a", 10, 10)
        said[number]
      }
      #expect(isTaken(row, along: .vertical, in: CGSize(width: 100, height: height)) == fits)
    }
  }
}
