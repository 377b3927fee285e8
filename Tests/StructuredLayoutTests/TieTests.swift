import TestSupport
import Testing

/// If several layouts are possible, the description alone decides which one results, not its
/// history.
@MainActor
struct TieTests {
  private static let size = CGSize(width: 300, height: 300)

  /// Boxes one of which has to stretch.
  private func stack(_ boxes: [SizedView], along axis: LayoutAxis) -> any Block {
    axis == .vertical
      ? VStackBlock(spacing: 2, alignment: .leading) { boxes }
      : HStackBlock(spacing: 2, alignment: .top) { boxes }
  }

  private func expectFreshFrames(_ stage: Stage, _ boxes: [SizedView], _ axis: LayoutAxis) {
    let fresh = Stage(Self.size)
    let others = boxes.map { SizedView($0.accessibilityIdentifier ?? "", 20) }
    Mondrian.buildSubviews(on: fresh.view) { stack(others, along: axis) }
    _ = (stage.size, fresh.size)
    #expect(boxes.map(\.frame) == others.map(\.frame))
  }

  @Test(arguments: LayoutAxis.allCases)
  func boxInsertedBeforeAnEqualOneTakesTheSlack(axis: LayoutAxis) {
    let stage = Stage(Self.size)
    let (first, second) = (SizedView("first", 20), SizedView("second", 20))
    let manager = LayoutManager()
    var boxes = [second]
    manager.setup(on: stage.view) { stack(boxes, along: axis) }
    _ = stage.size
    boxes = [first, second]
    manager.reloadLayout()
    _ = stage.size
    #expect(axis.length(of: first.frame.size) == 278)
    expectFreshFrames(stage, boxes, axis)
  }

  @Test(arguments: 0..<30)
  func editsPlaceTheSlackLikeAFreshBuild(seed: Int) {
    var random = SeededGenerator(seed: UInt64(seed))
    let axis: LayoutAxis = seed.isMultiple(of: 2) ? .vertical : .horizontal
    let all = (0..<6).map { SizedView("\($0)", 20) }
    var boxes: [SizedView] = []
    let stage = Stage(Self.size)
    let manager = LayoutManager()
    manager.setup(on: stage.view) { stack(boxes, along: axis) }
    for _ in 0..<20 {
      boxes = all.shuffled(using: &random)
      boxes.removeLast(Int.random(in: 0..<6, using: &random))
      manager.reloadLayout()
      expectFreshFrames(stage, boxes, axis)
    }
  }

  @Test func swappedLayersAreConstrainedInTheirNewOrder() {
    let stage = Stage(Self.size)
    let (a, b) = (SizedView("a", 20), SizedView("b", 20))
    let manager = LayoutManager()
    var isSwapped = false
    manager.setup(on: stage.view) { ZStackBlock { isSwapped ? [b, a] : [a, b] } }
    let orders = [false, true].map { swapped in
      isSwapped = swapped
      manager.reloadLayout()
      return manager.constraints.compactMap { $0.firstItem as? SizedView }.first
    }
    #expect(orders == [a, b])
  }

  /// The spacers of adjacent stacks share the remaining room, without ambiguity.
  @Test(arguments: LayoutAxis.allCases, [false, true])
  func spacersOfAdjacentStacksShareTheRemainingLength(axis: LayoutAxis, isDecoration: Bool) {
    let boxes = (0..<4).map { SizedView("\($0)", 20) }
    func half(_ index: Int) -> any Block {
      let spacer = StackingSpacer(minLength: CGFloat(index))
      return axis == .vertical
        ? VStackBlock { [boxes[index], spacer, boxes[index + 1]] }
        : HStackBlock { [boxes[index], spacer, boxes[index + 1]] }
    }
    let both: any Block =
      axis == .vertical
      ? VStackBlock { [half(0).padding(5), half(2)] }
      : HStackBlock { [half(0).padding(5), half(2)] }
    let stage = Stage(Self.size)
    let context = Mondrian.buildSubviews(on: stage.view) {
      if isDecoration { UILayoutGuide().background(both) } else { both }
    }
    _ = stage.size
    let starts = boxes.map { axis == .vertical ? $0.frame.minY : $0.frame.minX }
    #expect(starts == [5, 130, 155, 280])
    #expect(context.ambiguities.map(\.name) == [])
  }

  @Test func confinedSpacerLeavesTheRestToTheOthers() {
    let boxes = (0..<4).map { SizedView("\($0)", 20) }
    func half(_ index: Int) -> any Block {
      HStackBlock { [boxes[index], StackingSpacer(minLength: 0), boxes[index + 1]] }
    }
    for width in [nil, 300] as [CGFloat?] {
      let stage = Stage(width.map { CGSize(width: $0, height: 20) })
      Mondrian.buildSubviews(on: stage.view) { HStackBlock { [half(0).width(100), half(2)] } }
      let size = stage.size
      #expect(size.width == (width ?? 140))
      #expect(boxes.map(\.frame.minX) == [0, 80, 100, size.width - 20])
    }
  }
}
