import TestSupport
import Testing

@MainActor
struct AlignmentTests {
  private let view = SizedView("view", 20, 10)
  private let wide = SizedView("wide", 60, 10)

  private func frame(
    _ block: any Block, _ direction: UIUserInterfaceLayoutDirection = .leftToRight
  ) -> CGRect? {
    let stage = Stage(CGSize(width: 100, height: 60), direction: direction)
    Mondrian.buildSubviews(on: stage.view) { block }
    let frame = stage.frames(of: ["view": view])["view"]
    view.removeFromSuperview()
    wide.removeFromSuperview()
    return frame
  }

  @Test func alignSelfOverridesTheStackAlignment() {
    let xs =
      ([
        VStackBlock {
          view.alignSelf(.leading); wide
        },
        VStackBlock {
          view.alignSelf(.trailing); wide
        },
        VStackBlock(alignment: .leading) {
          view.alignSelf(.center); wide
        },
        VStackBlock {
          view.alignSelf(.fill); wide
        },
      ] as [any Block]).map { frame($0)?.minX }
    #expect(xs == [0, 80, 40, 0])
    let ys =
      ([
        HStackBlock {
          view.alignSelf(.top); wide
        },
        HStackBlock {
          view.alignSelf(.bottom); wide
        },
        HStackBlock(alignment: .fill) {
          wide; view.alignSelf(.center)
        },
      ] as [any Block]).map { frame($0)?.minY }
    #expect(ys == [0, 50, 25])
  }

  @Test func layerWithWeakHeightStaysAtTheTop() {
    let height = view.heightAnchor.constraint(equalToConstant: 30)
    height.priority = .fittingSizeLevel
    height.isActive = true
    view.preferredSize = nil
    let frame = frame(ZStackBlock { view.alignSelf(.attach([.top, .horizontal])) })
    #expect(frame == CGRect(x: 0, y: 0, width: 100, height: 30))
  }

  @Test func attachedLayerKeepsItsPadding() {
    let block = ZStackBlock {
      view.padding(.horizontal, 20).alignSelf(.attach([.horizontal, .bottom]))
    }
    #expect(frame(block) == CGRect(x: 20, y: 50, width: 60, height: 10))
  }

  @Test func alignmentsCanBeVariables() {
    let own = VStackBlock.XAxisAlignment.trailing
    #expect(
      frame(
        VStackBlock(alignment: own) {
          view; wide
        })?.maxX == 100)
    #expect(
      frame(
        VStackBlock {
          view.alignSelf(own); wide
        })?.maxX == 100)
    #expect(frame(HStackBlock { view.alignSelf(HStackBlock.YAxisAlignment.top) })?.minY == 0)
    #expect(
      frame(ZStackBlock { view.alignSelf(ZStackBlock.ZAxisAlignment.attach(.top)) })?.minY == 0)
  }

  @Test(arguments: [UIUserInterfaceLayoutDirection.leftToRight, .rightToLeft])
  func leadingFollowsTheLayoutDirection(direction: UIUserInterfaceLayoutDirection) {
    let x = frame(VStackBlock(alignment: .leading) { [view, wide] }, direction)?.minX
    #expect(x == (direction == .leftToRight ? 0 : 80))
  }

  @Test func alignSelfWorksAnywhereInTheChain() {
    let expected = CGRect(x: 4, y: 4, width: 20, height: 10)
    let chains: [any Block] = [
      view.alignSelf(.attach([.top, .leading])).padding(4),
      view.padding(4).alignSelf(.attach([.top, .leading])),
      view.alignSelf(.attach([.top, .leading])).padding(4).huggingPriority(.both).width(28),
    ]
    for chain in chains { #expect(frame(ZStackBlock { chain }) == expected) }
  }

  @Test func innerZStackFillsOuterOneUnlessAligned() {
    #expect(frame(ZStackBlock { ZStackBlock(alignment: .attach(.all)) { view } })?.width == 100)
    let own = ZStackBlock {
      ZStackBlock(alignment: .attach(.all)) { view }.alignSelf(.attach(.top))
    }
    #expect(frame(own) == CGRect(x: 40, y: 0, width: 20, height: 10))
  }

  @Test func innerWidthDoesNotConstrainTheOuterBlock() {
    let outer = SizedView("outer")
    let stage = Stage(CGSize(width: 100, height: 60))
    Mondrian.buildSubviews(on: stage.view) {
      ZStackBlock {
        outer.relative(0)
        ZStackBlock { view }.width(50)
        wide.padding(2).width(30)
      }
    }
    let frames = stage.frames(of: ["outer": outer, "wide": wide])
    #expect(frames["outer"]?.width == 100)
    #expect(frames["wide"]?.width == 26)
  }

  @Test func noLayerIsLargerThanItsBox() {
    view.preferredSize = CGSize(width: 400, height: 400)
    let bounds = CGRect(x: 0, y: 0, width: 100, height: 60)
    let edges: [LayoutEdge.Set] = [[], .top, .leading, [.bottom, .trailing], .vertical, .all]
    for attached in edges {
      let frame = frame(ZStackBlock(alignment: .attach(attached)) { view })
      #expect(frame == bounds)
    }
  }

  @Test func anAlignmentAlongTheStackIsAnIssue() {
    let issues = LayoutDiagnostics.collect {
      _ = frame(VStackBlock { view.alignSelf(.top) })
    }
    #expect(issues.map(\.kind) == [.misplaced])
  }

  @Test func stackFitsItsWidestElementAndStretchesUnsizedOnes() {
    let plain = SizedView("plain")
    let stage = Stage()
    Mondrian.buildSubviews(on: stage.view) {
      VStackBlock {
        view
        wide
        plain.height(2)
      }
    }
    #expect(stage.size == CGSize(width: 60, height: 22))
    #expect(stage.frames(of: ["": plain])[""]?.width == 60)
  }
}
