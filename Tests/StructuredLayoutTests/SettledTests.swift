import TestSupport
import Testing

/// Layouts without ambiguity.
@MainActor
struct SettledTests {
  private nonisolated static let sizes: [CGSize?] = [
    nil, CGSize(width: 10, height: 10), CGSize(width: 200, height: 200),
  ]

  /// One element in each kind of stack, with each alignment.
  private func stacks(of element: () -> any Block) -> [any Block] {
    VStackBlock.XAxisAlignment.allCases.map { alignment in
      VStackBlock(alignment: alignment) { element() }
    }
      + HStackBlock.YAxisAlignment.allCases.map { alignment in
        HStackBlock(alignment: alignment) { element() }
      }
      + [.center, .attach(.top), .attach([.leading, .bottom]), .attach(.all)].map {
        (alignment: ZStackBlock.ZAxisAlignment) in ZStackBlock(alignment: alignment) { element() }
      }
  }

  @Test(arguments: sizes)
  func singleElementWithABackgroundIsUnambiguous(size: CGSize?) {
    for size in [size] {
      for preferred in [nil, CGFloat(30)] {
        if preferred == nil, size == nil { continue }
        let blocks = stacks { SizedView("view", preferred).background(SizedView("ground")) }
        for (index, block) in blocks.enumerated() {
          let stage = Stage(size)
          let context = Mondrian.buildSubviews(on: stage.view) { block }
          _ = stage.size
          #expect(context.ambiguities.map(\.name) == [], "block \(index)")
          let grounds = context.viewBlocks.map(\.view.frame)
          #expect(grounds.count == 2 && grounds[0] == grounds[1])
        }
      }
    }
  }

  @Test(arguments: ["leading", "center", "trailing"], ["top", "center", "bottom"])
  func aLayerCanBeAtEachOfNinePlaces(x: String, y: String) {
    var edges: LayoutEdge.Set = []
    if x == "leading" { edges.insert(.leading) }
    if x == "trailing" { edges.insert(.trailing) }
    if y == "top" { edges.insert(.top) }
    if y == "bottom" { edges.insert(.bottom) }
    let view = SizedView("view", 20)
    let stage = Stage(CGSize(width: 100, height: 60))
    let context = Mondrian.buildSubviews(on: stage.view) {
      ZStackBlock { view.alignSelf(.attach(edges)) }
    }
    _ = stage.size
    #expect(view.frame.minX == ["leading": 0, "center": 40, "trailing": 80][x])
    #expect(view.frame.minY == ["top": 0, "center": 20, "bottom": 40][y])
    #expect(context.ambiguities.isEmpty)
  }

  @Test func textBesideASwitchTakesTheRestAndWraps() {
    let label = UILabel()
    label.text = "Everything that one could want to say about a switch, and then a little more"
    label.numberOfLines = 0
    let control = UISwitch()
    let stage = Stage(CGSize(width: 200, height: 300))
    let context = Mondrian.buildSubviews(on: stage.view) {
      VStackBlock(alignment: .fill) {
        HStackBlock(spacing: 10) {
          label
          control.huggingPriority(.horizontal).compressionResistancePriority(.horizontal)
        }
        StackingSpacer(minLength: 0)
      }
    }
    _ = stage.size
    let width = control.alignmentRect(forFrame: control.frame).width
    #expect(width == control.intrinsicContentSize.width)
    #expect(abs(label.frame.width - (190 - width)) < 1)
    #expect(label.frame.height > 2 * label.font.lineHeight)
    #expect(context.ambiguities.isEmpty)
  }

  /// Two stacks in a stack, with every combination of gone elements.
  @Test(arguments: 0..<64)
  func goneElementsLeaveNoGapAndNoConflict(hidden: Int) {
    let views = (0..<6).map { SizedView("\($0)") }
    func element(_ index: Int) -> any Block {
      views[index].height(CGFloat(10 + index)).gone(when: hidden >> index & 1 == 1)
    }
    let stage = Stage()
    let complaints = complaints {
      Mondrian.buildSubviews(on: stage.view) {
        VStackBlock(spacing: 100) {
          for group in [[0, 1, 2], [3, 4, 5]] {
            VStackBlock(spacing: 1000) { group.map(element) }
          }
        }
      }
      _ = stage.size
    }
    let shown = [[0, 1, 2], [3, 4, 5]].map { group in
      group.filter { hidden >> $0 & 1 == 0 }.map { CGFloat(10 + $0) }
    }
    .filter { !$0.isEmpty }
    let heights = shown.map { $0.reduce(0, +) + 1000 * CGFloat($0.count - 1) }
    let gaps = 100 * CGFloat(max(0, heights.count - 1))
    #expect(stage.size.height == heights.reduce(0, +) + gaps)
    #expect(complaints == [])
  }
}
