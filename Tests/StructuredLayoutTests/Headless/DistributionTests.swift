import TestSupport
import Testing

@MainActor
struct DistributionTests {
  private let a = SizedView("a", 20)
  private let b = SizedView("b", 40)
  private let c = SizedView("c", 30)

  private func stack(
    _ axis: LayoutAxis, _ spacing: CGFloat, _ distribution: StackDistribution, _ blocks: [any Block]
  ) -> any Block {
    axis == .vertical
      ? VStackBlock(spacing: spacing, distribution: distribution) { blocks }
      : HStackBlock(spacing: spacing, distribution: distribution) { blocks }
  }

  /// The start and the length of each box along the axis.
  private func spans(
    _ axis: LayoutAxis, length: CGFloat?, spacing: CGFloat = 0, _ distribution: StackDistribution,
    _ blocks: [any Block]? = nil, direction: UIUserInterfaceLayoutDirection = .leftToRight
  ) -> [[CGFloat]] {
    let stage = Stage(length.map { CGSize(width: $0, height: $0) }, direction: direction)
    let context = Mondrian.buildSubviews(on: stage.view) {
      stack(axis, spacing, distribution, blocks ?? [a, b, c])
    }
    let frames = stage.frames(of: ["a": a, "b": b, "c": c].filter { $0.value.superview != nil })
    #expect(context.ambiguities.map(\.name) == [])
    return ["a", "b", "c"].compactMap { frames[$0] }.map { frame in
      axis == .vertical ? [frame.minY, frame.height] : [frame.minX, frame.width]
    }
  }

  @Test(arguments: LayoutAxis.allCases)
  func equalSizesShareTheLength(axis: LayoutAxis) {
    #expect(
      spans(axis, length: 140, spacing: 10, .equalSizes) == [[0, 40], [50, 40], [100, 40]])
    #expect(
      spans(axis, length: nil, spacing: 10, .equalSizes) == [[0, 40], [50, 40], [100, 40]])
  }

  @Test(arguments: LayoutAxis.allCases)
  func equalSpacingKeepsSizesAndSharesTheRest(axis: LayoutAxis) {
    #expect(spans(axis, length: 150, .equalSpacing) == [[0, 20], [50, 40], [120, 30]])
    #expect(
      spans(axis, length: nil, spacing: 5, .equalSpacing) == [[0, 20], [25, 40], [70, 30]])
  }

  @Test(arguments: LayoutAxis.allCases)
  func equalCenteringSpacesCentersEvenly(axis: LayoutAxis) {
    let spans = spans(axis, length: 145, .equalCentering)
    #expect(spans == [[0, 20], [50, 40], [115, 30]])
    let free = self.spans(axis, length: nil, spacing: 5, .equalCentering)
    #expect(free == [[0, 20], [25, 40], [70, 30]])
  }

  /// The gaps from end to end: the distances between centers are equal anyway, and the gaps at the
  /// ends equal their neighbors.
  @Test(arguments: 1...3, [(true, true), (true, false), (false, true), (false, false)])
  func spacersAtTheEndsOfEqualCenteringMatchTheNextGap(
    count: Int, spacers: (isAtStart: Bool, isAtEnd: Bool)
  ) {
    let (isAtStart, isAtEnd) = spacers
    var blocks: [any Block] = [a, b, c].prefix(count).map { $0 }
    if isAtStart { blocks.insert(StackingSpacer(minLength: 0), at: 0) }
    if isAtEnd { blocks.append(StackingSpacer(minLength: 0)) }
    for (axis, spacing) in LayoutAxis.allCases.flatMap({ [($0, 0), ($0, 12)] }) {
      let spans = spans(
        axis, length: 300, spacing: CGFloat(spacing), .equalCentering, blocks)
      let starts = spans.map { $0[0] } + [300]
      let ends = [0] + spans.map { $0[0] + $0[1] }
      var gaps = zip(starts, ends).map { $0 - $1 }
      let middles = spans.map { $0[0] + $0[1] / 2 }
      // Frames are in whole pixels.
      func isSame(_ a: CGFloat, _ b: CGFloat) -> Bool { abs(a - b) < 0.5 }
      if count == 3 { #expect(isSame(middles[1] - middles[0], middles[2] - middles[1])) }
      if count == 1, !(isAtStart && isAtEnd) { return }
      let first = gaps.removeFirst()
      #expect(isSame(first, isAtStart ? gaps[0] : 0))
      let last = gaps.removeLast()
      #expect(isSame(last, isAtEnd ? gaps.last ?? first : 0))
    }
  }

  @Test func distributionFollowsTheLayoutDirection() {
    #expect(
      spans(.horizontal, length: 150, .equalSpacing, direction: .rightToLeft)
        == [[130, 20], [60, 40], [0, 30]])
  }

  @Test(arguments: LayoutAxis.allCases)
  func weightsShareTheRemainingLength(axis: LayoutAxis) {
    let spans = spans(axis, length: 160, .fill, [a.weight(1), b, c.weight(2)])
    #expect(spans == [[0, 40], [40, 40], [80, 80]])
  }

  @Test func weightsApplyToPlainViewsAndPaddedBlocks() {
    let x = SizedView("x")
    let y = SizedView("y")
    let stage = Stage(CGSize(width: 100, height: 10))
    Mondrian.buildSubviews(on: stage.view) {
      HStackBlock(alignment: .fill) {
        x.weight(1)
        y.padding(.horizontal, 5).weight(3)
      }
    }
    let frames = stage.frames(of: ["x": x, "y": y])
    #expect(frames["x"] == CGRect(x: 0, y: 0, width: 25, height: 10))
    #expect(frames["y"] == CGRect(x: 30, y: 0, width: 65, height: 10))
  }

  @Test(arguments: [0, -1, CGFloat.nan, .infinity])
  func invalidWeightIsAnIssue(weight: CGFloat) {
    let issues = LayoutDiagnostics.collect {
      Mondrian.buildSubviews(on: Stage().view) { HStackBlock { a.weight(weight) } }
    }
    #expect(issues.map(\.kind) == [.invalidNumber])
  }

  @Test func aWeightOutsideOfAStackIsAnIssue() {
    let issues = LayoutDiagnostics.collect {
      Mondrian.buildSubviews(on: Stage().view) { a.weight(1) }
    }
    #expect(issues.map(\.kind) == [.misplaced])
  }

  @Test func goneElementsLeaveNoGap() {
    for mask in 0..<8 {
      let gone = (0..<3).map { mask & (1 << $0) != 0 }
      let views = [a, b, c]
      for axis in LayoutAxis.allCases {
        let stage = Stage()
        let blocks = zip(views, gone).map { $0.gone(when: $1) as any Block }
        Mondrian.buildSubviews(on: stage.view) { stack(axis, 8, .fill, blocks) }
        let shown = zip(views, gone).filter { !$1 }.map(\.0)
        let sizes: [CGFloat] = shown.map { axis.length(of: $0.intrinsicContentSize) }
        let gaps = CGFloat(max(0, shown.count - 1)) * 8
        #expect(axis.length(of: stage.size) == sizes.reduce(0, +) + gaps)
        #expect(stage.view.subviews == shown)
      }
    }
  }

  @Test func goneBlocksAreOmittedFromLayersAndDecorations() {
    let stage = Stage()
    Mondrian.buildSubviews(on: stage.view) {
      ZStackBlock {
        a
        b.gone(when: true)
      }
      .background(c.gone(when: true))
    }
    #expect(stage.size == CGSize(width: 20, height: 20))
    #expect(stage.view.subviews == [a])
  }
}

@MainActor
struct SeparatorTests {
  private let stage = Stage()
  private let views = (0..<3).map { SizedView("\($0)", 20) }

  @Test(arguments: LayoutAxis.allCases)
  func separatorsLieBetweenElementsWithTheSpacingOnBothSides(axis: LayoutAxis) {
    Mondrian.buildSubviews(on: stage.view) {
      if axis == .vertical {
        VStackBlock(spacing: 4) { views }.separators(thickness: 2)
      } else {
        HStackBlock(spacing: 4) { views }.separators(thickness: 2)
      }
    }
    #expect(axis.length(of: stage.size) == 80)
    let lines = stage.view.subviews.filter { !($0 is SizedView) }
    #expect(lines.map { axis.length(of: $0.frame.size) } == [2, 2])
    #expect(lines.map { axis.cross.length(of: $0.frame.size) } == [20, 20])
    let starts = lines.map { axis == .vertical ? $0.frame.minY : $0.frame.minX }
    #expect(starts == [24, 54])
  }

  @Test func goneElementsGetNoSeparators() {
    Mondrian.buildSubviews(on: stage.view) {
      VStackBlock {
        views[0].gone(when: true)
        views[1]
        views[2].gone(when: true)
        EmptyLayout()
      }
      .separators()
    }
    #expect(stage.view.subviews == [views[1]])
  }

  @Test func linesAreMadeForGapsOnly() {
    var made = 0
    Mondrian.buildSubviews(on: stage.view) {
      VStackBlock {
        views[0]
        StackingSpacer()
        views[1]
        views[2].gone(when: true)
        EmptyLayout()
        StackingSpacer().id("end")
      }
      .separators {
        made += 1
        return UIView()
      }
    }
    #expect(made == 1)
  }

  @Test(arguments: LayoutAxis.allCases)
  func linesAreHalfwayBetweenElementsWithEqualCenters(axis: LayoutAxis) {
    let stage = Stage(CGSize(width: 300, height: 300))
    let elements = [SizedView("a", 20), SizedView("b", 60), SizedView("c", 30)]
    let context = Mondrian.buildSubviews(on: stage.view) {
      if axis == .vertical {
        VStackBlock(spacing: 4, distribution: .equalCentering) { elements }.separators(thickness: 2)
      } else {
        HStackBlock(spacing: 4, distribution: .equalCentering) { elements }.separators(thickness: 2)
      }
    }
    _ = stage.size
    let spans = stage.view.subviews.map { view in
      axis == .vertical
        ? (view.frame.minY, view.frame.maxY) : (view.frame.minX, view.frame.maxX)
    }
    for index in [1, 3] {
      let before = spans[index].0 - spans[index - 1].1
      let after = spans[index + 1].0 - spans[index].1
      #expect(abs(before - after) < 1 && before > 30)
    }
    #expect(context.ambiguities.map(\.name) == [])
  }

  @Test func reloadKeepsSeparators() {
    let manager = LayoutManager()
    var isShown = true
    var made = 0
    manager.setup(on: stage.view) {
      VStackBlock { views.filter { isShown || $0 !== self.views[0] } }
        .separators {
          made += 1
          return UIView()
        }
        .background(UIView().gone(when: true))
    }
    #expect(stage.view.subviews.count == 5)
    let before = stage.view.subviews
    let counters = Headless.counters
    manager.reloadLayout()
    #expect(stage.view.subviews == before)
    #expect(Headless.counters == counters)
    isShown = false
    manager.reloadLayout()
    #expect(stage.view.subviews.count == 3)
    #expect(made == 2)
  }
}

@MainActor
struct BaselineTests {
  private let small = label("small", 12)
  private let large = label("large", 40)

  private static func label(_ name: String, _ size: CGFloat) -> UILabel {
    let label = UILabel()
    label.accessibilityIdentifier = name
    label.text = name
    label.font = .systemFont(ofSize: size)
    return label
  }

  private func baseline(_ label: UILabel) -> CGFloat {
    label.frame.minY + label.font.ascender.rounded()
  }

  @Test(arguments: [HStackBlock.YAxisAlignment.firstBaseline, .lastBaseline])
  func baselineAlignmentAlignsTexts(alignment: HStackBlock.YAxisAlignment) {
    for height: CGFloat? in [nil, 200] {
      let stage = Stage(height.map { CGSize(width: 300, height: $0) })
      let context = Mondrian.buildSubviews(on: stage.view) {
        HStackBlock(alignment: alignment) {
          small.padding(2)
          VStackBlock { large }
          StackingSpacer(minLength: 0)
        }
      }
      _ = stage.size
      #expect(abs(baseline(small) - baseline(large)) < 1.5)
      #expect(context.ambiguities.map(\.name) == [])
      if height == nil { #expect(stage.size.height == large.frame.height) }
      if height != nil, alignment == .firstBaseline { #expect(large.frame.minY == 0) }
      if height != nil, alignment == .lastBaseline { #expect(large.frame.maxY == 200) }
    }
  }

  @Test func alignSelfOptsOutOfBaselineAlignment() {
    let stage = Stage(CGSize(width: 300, height: 100))
    Mondrian.buildSubviews(on: stage.view) {
      HStackBlock(alignment: .firstBaseline) {
        large
        small.alignSelf(.bottom)
        StackingSpacer(minLength: 0)
      }
    }
    _ = stage.size
    #expect(small.frame.maxY == 100)
    #expect(large.frame.minY == 0)
  }
}
