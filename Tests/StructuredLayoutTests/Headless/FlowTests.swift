import LayoutStage
import TestSupport
import Testing

@MainActor
struct FlowTests {
  /// The frames of boxes of height 10 in a flow in a view of the given width.
  private func frames(
    _ widths: [CGFloat], in width: CGFloat,
    _ direction: UIUserInterfaceLayoutDirection = .leftToRight,
    flow: ([SizedView]) -> any Block
  ) -> [CGRect] {
    let views = widths.map { SizedView("", $0, 10) }
    let stage = Stage(CGSize(width: width, height: 100), direction: direction)
    Mondrian.buildSubviews(on: stage.view) {
      VStackBlock(alignment: .fill) {
        flow(views)
        StackingSpacer(minLength: 0)
      }
    }
    _ = stage.size
    return views.map(\.frame)
  }

  @Test(arguments: [UIUserInterfaceLayoutDirection.leftToRight, .rightToLeft])
  func lastLineCanHaveItsOwnAlignment(direction: UIUserInterfaceLayoutDirection) {
    for (alignment, start) in [
      (VStackBlock.XAxisAlignment.leading, 0), (.center, 35), (.trailing, 70),
    ] as [(VStackBlock.XAxisAlignment, CGFloat)] {
      let frames = frames([40, 50, 30], in: 100, direction) { views in
        FlowBlock(spacing: 2, lineAlignment: .center, lastLineAlignment: alignment) { views }
      }
      let isMirrored = direction == .rightToLeft
      let starts = frames.map { isMirrored ? 100 - $0.maxX : $0.minX }
      #expect(starts == [4, 46, start])
      #expect(frames.map(\.minY) == [0, 0, 10])
    }
  }

  /// Blocks that only depend on traits plan again at once, before buttons are informed.
  @Test(arguments: [false, true])
  func flowFollowsTheTextSizeBesideReflowingRows(isFirst: Bool) {
    func frames(_ sizes: StageTextSize...) -> [CGRect] {
      let (mark, host) = (UIView(), UIViewController())
      let button = UIButton(configuration: .filled())
      button.configuration?.title = "medium length words"
      let row = HStackBlock { UILabel().text("a") }.reflow(alignment: .leading)
      let stage = LayoutStage.Stage(host, textSize: sizes[0])
      stage.run {
        Mondrian.buildSubviews(on: host.view) {
          VStackBlock(alignment: .leading) {
            if isFirst { row }
            FlowBlock {
              mark.viewBlock.size(10); button
            }
            if !isFirst { row }
            StackingSpacer(minLength: 0)
          }
          .container(leading: .margins(.leading))
        }
      }
      stage.layout()
      for size in sizes.dropFirst() { stage.change { $0.textSize = size } }
      return [mark.frame, button.frame]
    }
    #expect(frames(.large, .accessibility3) == frames(.accessibility3))
    #expect(frames(.accessibility3, .xSmall) == frames(.xSmall))
  }

  @Test func fillAlignmentCanExcludeTheLastLine() {
    let frames = frames([40, 10, 30, 90, 30, 20], in: 100) { views in
      FlowBlock(spacing: 2, lineAlignment: .fill, lastLineAlignment: .leading) { views }
    }
    #expect(frames.map(\.minX) == [0, 50, 70, 0, 0, 32])
    #expect(frames.map(\.width) == [40, 10, 30, 100, 30, 20])
    #expect(frames.map(\.minY) == [0, 0, 0, 10, 20, 20])
  }

  @Test func singleLineCountsAsTheLast() {
    let frames = frames([40, 50], in: 100) { views in
      FlowBlock(lineAlignment: .leading, lastLineAlignment: .trailing) { views }
    }
    #expect(frames.map(\.minX) == [10, 50])
  }

  @Test(arguments: [(139, [0, 10]), (140, [0, 0])] as [(CGFloat, [CGFloat])])
  func spacingOfAnElementTakesRoomInItsLine(width: CGFloat, lines: [CGFloat]) {
    for place in 0..<2 {
      let frames = frames([60, 60], in: width) { views in
        FlowBlock {
          place == 0 ? views[0].viewBlock.spacingAfter(20) : views[0].viewBlock.spacingAfter(0)
          place == 0 ? views[1].viewBlock.spacingBefore(0) : views[1].viewBlock.spacingBefore(20)
        }
      }
      #expect(frames.map(\.minY) == lines && frames.map(\.width) == [60, 60])
    }
  }

  @Test func lastLineDefaultsToTheLineAlignment() {
    let frames = frames([60, 50], in: 100) { views in
      FlowBlock(lineAlignment: .trailing) { views }
    }
    #expect(frames.map(\.minX) == [40, 50])
  }

  /// A width stated anywhere around the flow is the flow's room.
  @Test func linesBreakAtAnEnclosingWidth() {
    let layouts: [([SizedView]) -> any Block] = [
      { views in FlowBlock { views }.width(50) },
      { views in FlowBlock { views }.width(.max(50)) },
      { views in FlowBlock { views }.padding(.horizontal, 10).width(70) },
      { views in VStackBlock { FlowBlock { views } }.width(50) },
      { views in HStackBlock { FlowBlock { views }.id(1).width(50).background(UIView()) } },
      { views in
        FirstThatFits {
          HStackBlock { views }; VStackBlock { views }
        }.width(50)
      },
      { views in VGridBlock(columns: [.init(.adaptive(minimum: 30))]) { views }.width(50) },
      { views in VScrollBlock { FlowBlock { views } }.size(width: 50, height: 60) },
    ]
    for (index, layout) in layouts.enumerated() {
      let frames = frames([30, 30], in: 300) { views in
        HStackBlock(alignment: .top) {
          layout(views)
          StackingSpacer(minLength: 0)
        }
      }
      #expect(frames.map(\.minY) == [0, 10], "layout \(index)")
    }
  }

  /// Before the width is known, the lines must not require more height than there is.
  @Test func flowThatFitsCausesNoConflictBeforeTheWidthIsKnown() {
    let views = (0..<20).map { _ in UIView() }
    let stage = Stage(CGSize(width: 100, height: 40))
    let complaints = complaints {
      Mondrian.buildSubviews(on: stage.view) {
        FlowBlock(lineSpacing: 20) { for view in views { view.size(width: 10, height: 10) } }
      }
      _ = stage.size
    }
    #expect(complaints == [])
    #expect(views[19].frame == CGRect(x: 90, y: 30, width: 10, height: 10))
  }

  /// On the way back, words that shared a wide line are briefly compressed.
  @Test func rotatingBackRestoresTheFlow() {
    func frames(_ widths: [CGFloat], fontSize: CGFloat) -> [CGRect] {
      let labels = ["red", "yellow", "blue", "straight lines", "right angles"].map { text in
        let label = UILabel()
        (label.text, label.numberOfLines) = (text, 0)
        label.font = .systemFont(ofSize: fontSize)
        return label
      }
      let stage = Stage(CGSize(width: 0, height: 2000))
      Mondrian.buildSubviews(on: stage.view) {
        VStackBlock(alignment: .fill) {
          FlowBlock(spacing: 6, lineAlignment: .fill, lastLineAlignment: .leading) {
            for label in labels { label.viewBlock.padding(6).background(UIView()) }
          }
          StackingSpacer(minLength: 0)
        }
      }
      let width = stage.view.constraints.first { $0.firstAttribute == .width }
      for one in widths {
        width?.constant = one
        _ = stage.size
      }
      return labels.map(\.frame)
    }
    for fontSize in stride(from: CGFloat(40), through: 60, by: 2) {
      #expect(frames([353, 734, 353], fontSize: fontSize) == frames([353], fontSize: fontSize))
    }
  }

  /// The words have many lengths. The cost of their layout grows no faster than their number.
  @Test func costOfAFlowGrowsLinearly() {
    let works = [50, 100, 200].map { count in
      let words = (0..<count).map { index in
        let label = UILabel()
        label.text = String(repeating: "word", count: 1 + index % 3)
        return label
      }
      let stage = Stage(CGSize(width: 300, height: 4000))
      let before = Headless.counters
      Mondrian.buildSubviews(on: stage.view) {
        VStackBlock(alignment: .fill) {
          FlowBlock(spacing: 8, lineSpacing: 8) { words }
          StackingSpacer(minLength: 0)
        }
      }
      _ = stage.size
      let work = Headless.counters - before
      return [
        work.constraintsAdded, work.variablesAdded, work.componentsSolved, work.viewsLaidOut,
        work.textsMeasured,
      ]
    }
    // Allows for a line more or less, depending on where lines break.
    for (half, whole) in zip(works, works.dropFirst()) {
      for (less, more) in zip(half, whole) {
        #expect(Double(more) <= 2.1 * Double(less) + 8, "\(works)")
      }
    }
  }
}
