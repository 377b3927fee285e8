import TestSupport
import Testing

/// From right to left, every view is at its mirrored place.
@MainActor
struct MirrorTests {
  private func expectMirrored(_ size: CGSize, _ build: (UIView) -> Void) {
    let frames = [UIUserInterfaceLayoutDirection.leftToRight, .rightToLeft].map { direction in
      let stage = Stage(size, direction: direction)
      build(stage.view)
      _ = stage.size
      return stage.view.subviews.map(\.frame)
    }
    for (there, back) in zip(frames[0], frames[1]) {
      let mirrored = CGRect(
        x: size.width - back.maxX, y: back.minY, width: back.width, height: back.height)
      #expect(there.isClose(to: mirrored))
    }
  }

  @Test(arguments: 0..<100)
  func treesAreMirrored(seed: Int) {
    var trees = RandomTrees(seed: UInt64(1000 + seed))
    let tree = trees.next(depth: 3)
    expectMirrored(CGSize(width: 300, height: 250)) { _ = tree.buildBlocks(on: $0) }
  }

  @Test func gridsFlowsAndRowsThatScrollAreMirrored() {
    expectMirrored(CGSize(width: 200, height: 300)) { view in
      Mondrian.buildSubviews(on: view) {
        VStackBlock(spacing: 5, alignment: .fill) {
          VGridBlock(columns: [.init(.fixed(30)), .init(), .init()], columnSpacing: 4) {
            for index in 0..<5 { SizedView("\(index)", 10) }
          }
          FlowBlock(spacing: 4) {
            for index in 0..<9 { SizedView("\(index)", CGFloat(20 + 5 * index), 10) }
          }
          HScrollBlock { SizedView("wide", 400, 20) }.height(20)
          StackingSpacer(minLength: 0)
        }
      }
    }
  }

  /// Shares of a width stay the same and do not move edges.
  @Test func fractionalWidthsAreMirrored() {
    let (half, third) = (SizedView("half", 1), SizedView("third", 1))
    expectMirrored(CGSize(width: 300, height: 100)) { view in
      for (name, share) in [("half", 0.5), ("third", 1.0 / 3)] {
        let own = SizedView(name, 1)
        view.addSubview(own)
        own.mondrian.layout.top(.toSuperview).leading(.toSuperview, 10)
          .width(.toSuperview, multiplier: share).activate()
      }
    }
    expectMirrored(CGSize(width: 300, height: 100)) { view in
      Mondrian.buildSubviews(on: view) {
        HStackBlock(spacing: 10, alignment: .top) {
          half.weight(3)
          third.weight(2)
          SizedView("rest", 20)
        }
      }
    }
    #expect((half.frame.width, third.frame.width) == (156, 104))
  }
}
