import TestSupport
import Testing

@MainActor
struct GridTests {
  private func cells(_ count: Int, _ width: CGFloat = 10, _ height: CGFloat = 20) -> [SizedView] {
    (0..<count).map { SizedView("\($0)", width, height) }
  }

  @Test func aGridIsFilledRowByRow() {
    let views = cells(5)
    let stage = Stage(CGSize(width: 100, height: 68))
    let context = Mondrian.buildSubviews(on: stage.view) {
      VGridBlock(columns: [.init(), .init()], rowSpacing: 4, columnSpacing: 16) { views }
    }
    _ = stage.size
    #expect(
      views.map(\.frame) == [
        CGRect(x: 0, y: 0, width: 42, height: 20), CGRect(x: 58, y: 0, width: 42, height: 20),
        CGRect(x: 0, y: 24, width: 42, height: 20), CGRect(x: 58, y: 24, width: 42, height: 20),
        CGRect(x: 0, y: 48, width: 42, height: 20),
      ])
    #expect(context.ambiguities.map(\.name) == [])
    #expect(stage.view.subviews == views)
  }

  @Test func spacingOfATrackOverridesThatOfTheGrid() {
    let views = cells(3)
    let stage = Stage(CGSize(width: 100, height: 20))
    Mondrian.buildSubviews(on: stage.view) {
      VGridBlock(
        columns: [.init(.fixed(20), spacing: 10), .init(), .init(.fixed(30))], columnSpacing: 5
      ) { views }
    }
    _ = stage.size
    #expect(views.map(\.frame.minX) == [0, 30, 70])
    #expect(views.map(\.frame.width) == [20, 35, 30])
  }

  @Test func gridWithoutColumnsIsAnIssueAndUsesOne() {
    let stage = Stage(CGSize(width: 100, height: 40))
    let views = cells(2)
    let issues = LayoutDiagnostics.collect {
      Mondrian.buildSubviews(on: stage.view) { VGridBlock(columns: [], spacing: 4) { views } }
    }
    #expect(issues.map(\.kind) == [.invalidNumber])
    _ = stage.size
    #expect(views.map(\.frame.width) == [100, 100])
  }

  @Test func oneColumnReachesFromEdgeToEdge() {
    let views = cells(2)
    let stage = Stage(CGSize(width: 100, height: 40))
    Mondrian.buildSubviews(on: stage.view) { VGridBlock(columns: [.init()]) { views } }
    _ = stage.size
    #expect(views.map(\.frame.width) == [100, 100])
  }

  @Test(arguments: [UIUserInterfaceLayoutDirection.leftToRight, .rightToLeft])
  func fixedColumnsLieAtTheLeadingEdge(direction: UIUserInterfaceLayoutDirection) {
    let views = cells(2)
    let stage = Stage(CGSize(width: 100, height: 40), direction: direction)
    let context = Mondrian.buildSubviews(on: stage.view) {
      VGridBlock(columns: [.init(.fixed(20)), .init(.fixed(30))], columnSpacing: 5) { views }
    }
    _ = stage.size
    let isLeftToRight = direction == .leftToRight
    #expect(views.map(\.frame.minX) == (isLeftToRight ? [0, 25] : [80, 45]))
    #expect(context.ambiguities.map(\.name) == [])
  }

  @Test func unsizedGridShrinksToItsCells() {
    let views = cells(3)
    let stage = Stage()
    Mondrian.buildSubviews(on: stage.view) {
      VGridBlock(columns: [.init(), .init()], rowSpacing: 4, columnSpacing: 6) { views }
    }
    #expect(stage.size == CGSize(width: 26, height: 44))
  }

  /// Cells of 10 points in columns of at most 30.
  @Test(
    arguments: [
      (100, [.init(.flexible(maximum: 30)), .init(.flexible(maximum: 30))], [0, 36]),
      (60, [.init(.flexible(maximum: 30)), .init(.flexible(maximum: 30))], [0, 33]),
      (110, [.init(.adaptive(minimum: 25, maximum: 30))], [0, 36, 72]),
      (100, [.init(.fixed(20)), .init(.flexible(maximum: 30))], [0, 26]),
    ] as [(CGFloat, [GridLayoutItem], [CGFloat])])
  func limitedColumnsTakeTheRoomUpToTheirMaximum(
    width: CGFloat, columns: [GridLayoutItem], starts: [CGFloat]
  ) {
    let views = cells(starts.count)
    let stage = Stage(CGSize(width: width, height: 20))
    Mondrian.buildSubviews(on: stage.view) {
      VGridBlock(columns: columns, columnSpacing: 6) { views }
    }
    _ = stage.size
    #expect(views.map(\.frame.minX) == starts)
    #expect(views.last?.frame.width == min(30, (width - 6) / 2))
  }

  @Test func unsizedGridOfLimitedColumnsShrinksToItsCells() {
    let views = cells(3)
    let (stage, wide) = (Stage(), SizedView("wide", 200, 5))
    let column = GridLayoutItem(.flexible(maximum: 30))
    Mondrian.buildSubviews(on: stage.view) {
      VStackBlock(alignment: .leading) {
        wide
        VGridBlock(columns: [column, column]) { views }
      }
    }
    #expect(stage.size == CGSize(width: 200, height: 45))
    #expect(views.map(\.frame.width) == [10, 10, 10])
  }

  @Test func spanningCellsCoverTheSpacingBetweenColumns() {
    let views = cells(4)
    let stage = Stage(CGSize(width: 110, height: 60))
    Mondrian.buildSubviews(on: stage.view) {
      VGridBlock(columns: [.init(), .init(), .init()], columnSpacing: 10) {
        views[0].span(2)
        views[1].span(2).padding(1).id("second")
        views[2]
        views[3].span(9)
      }
    }
    _ = stage.size
    #expect(views[0].frame == CGRect(x: 0, y: 0, width: 70, height: 20))
    #expect(views[1].frame.minX == 1 && views[1].frame.width == 68)
    #expect(views[2].frame.minX == 80 && views[2].frame.minY == 20)
    #expect(views[3].frame.width == 110)
  }

  @Test func aSpanOutsideOfAGridIsAnIssue() {
    let view = SizedView("view", 10, 20)
    let places: [(SpanningBlock) -> any Block] = [
      { $0 }, { block in VStackBlock { block } }, { block in ZStackBlock { block } },
      { block in VGridBlock(columns: [.init(), .init()]) { HStackBlock { block } } },
      { block in VGridBlock(columns: [.init(), .init()]) { UIView().overlay(block) } },
    ]
    for place in places {
      let stage = Stage(CGSize(width: 100, height: 60))
      let (block, line) = (view.viewBlock.span(2), #line as UInt)
      let issues = LayoutDiagnostics.collect {
        Mondrian.buildSubviews(on: stage.view) { place(block) }
      }
      #expect(issues.map(\.kind) == [.misplaced])
      #expect(issues.map(\.line?.line) == [line])
      #expect(view.superview != nil)
    }
  }

  @Test(arguments: [0, -1, .min]) func aSpanOfLessThanOneColumnIsAnIssue(count: Int) {
    let views = cells(2)
    let stage = Stage(CGSize(width: 100, height: 60))
    let issues = LayoutDiagnostics.collect {
      Mondrian.buildSubviews(on: stage.view) {
        VGridBlock(columns: [.init(), .init()]) {
          views[0].span(count); views[1]
        }
      }
    }
    _ = stage.size
    #expect(issues.map(\.kind) == [.invalidNumber])
    #expect(issues.first?.message.contains("not \(count)") == true)
    #expect(views.map(\.frame.minX) == [0, 50])
  }

  @Test(arguments: [0, 0.5]) func adaptiveMinimumBelowOnePointIsAnIssue(minimum: CGFloat) {
    let views = cells(2)
    let stage = Stage(CGSize(width: 100, height: 60))
    let issues = LayoutDiagnostics.collect {
      Mondrian.buildSubviews(on: stage.view) {
        VGridBlock(columns: [.init(.adaptive(minimum: minimum))]) { views }
      }
    }
    _ = stage.size
    #expect(issues.map(\.kind) == [.invalidNumber])
    #expect(issues.first?.message.contains("\(minimum)") == true)
    #expect(views.map(\.frame.width) == [100, 100])
  }

  @Test func goneCellLeavesNoHole() {
    let views = cells(4)
    let stage = Stage(CGSize(width: 100, height: 40))
    Mondrian.buildSubviews(on: stage.view) {
      VGridBlock(columns: [.init(), .init()]) {
        for view in views { view.gone(when: view === views[0]) }
      }
    }
    _ = stage.size
    #expect(views[1].frame.origin == .zero)
    #expect(views[3].frame.origin == CGPoint(x: 0, y: 20))
  }

  @Test(arguments: [CGFloat.nan, -1, .infinity])
  func invalidColumnWidthIsAnIssue(width: CGFloat) {
    let issues = LayoutDiagnostics.collect {
      Mondrian.buildSubviews(on: Stage().view) {
        VGridBlock(columns: [.init(.fixed(width))]) { cells(1) }
      }
    }
    #expect(issues.map(\.kind) == [.invalidNumber])
  }

  @Test(arguments: [UIUserInterfaceLayoutDirection.leftToRight, .rightToLeft])
  func randomGridsHaveComputedFrames(direction: UIUserInterfaceLayoutDirection) {
    var random = SeededGenerator(seed: 3)
    for round in 0..<60 {
      let sample = Sample(random: &random)
      for axis in LayoutAxis.allCases {
        let views = sample.cells.map { _ in SizedView("", 10) }
        let size =
          axis == .vertical
          ? CGSize(width: sample.length, height: sample.height)
          : CGSize(width: sample.height, height: sample.length)
        let stage = Stage(size, direction: direction)
        let blocks = zip(views, sample.cells).map { $0.height(10).width(.min(0)).span($1) }
        Mondrian.buildSubviews(on: stage.view) {
          if axis == .vertical {
            VGridBlock(
              columns: sample.tracks, rowSpacing: sample.spacing, columnSpacing: 2
            ) { blocks }
          } else {
            HGridBlock(
              rows: sample.tracks, columnSpacing: sample.spacing, rowSpacing: 2
            ) { zip(views, sample.cells).map { $0.width(10).span($1) } }
          }
        }
        _ = stage.size
        let isMirrored = axis == .vertical && direction == .rightToLeft
        for (view, expected) in zip(views, sample.spans) {
          let frame = view.frame
          let start = axis == .vertical ? frame.minX : frame.minY
          let length = axis.cross.length(of: frame.size)
          let near = isMirrored ? sample.length - start - length : start
          #expect(abs(near - expected.0) <= 0.7 && abs(length - expected.1) <= 0.7, "\(round)")
        }
      }
    }
  }

  /// A random grid with the expected positions of its cells across it.
  private struct Sample {
    var tracks: [GridLayoutItem] = []
    var cells: [Int] = []
    let spacing: CGFloat
    let length: CGFloat = 600
    var height: CGFloat = 0

    init(random: inout SeededGenerator) {
      for _ in 0..<Int.random(in: 1...5, using: &random) {
        let isFixed = Bool.random(using: &random)
        let length = CGFloat(Int.random(in: 10...60, using: &random))
        let gap: CGFloat? = Bool.random(using: &random) ? 7 : nil
        tracks.append(GridLayoutItem(isFixed ? .fixed(length) : .flexible(), spacing: gap))
      }
      for _ in 0..<Int.random(in: 1...9, using: &random) {
        cells.append(Int.random(in: 1...2, using: &random))
      }
      spacing = CGFloat(Int.random(in: 0...9, using: &random))
      height = CGFloat(lines) * 10 + CGFloat(lines - 1) * spacing
    }

    /// The line and the first track of each cell.
    private var places: [(line: Int, track: Int, span: Int)] {
      var line = 0
      var next = 0
      return cells.map { cell in
        let span = min(cell, tracks.count)
        if next + span > tracks.count { (line, next) = (line + 1, 0) }
        defer { next += span }
        return (line, next, span)
      }
    }

    private var lines: Int { (places.last?.line ?? 0) + 1 }

    /// The start of each cell across the grid, and its length.
    var spans: [(CGFloat, CGFloat)] {
      let gaps = tracks.map { $0.spacing ?? 2 }
      let fixed: [CGFloat] = tracks.map {
        if case .fixed(let length) = $0.size { length } else { 0 }
      }
      let flexible = CGFloat(fixed.filter { $0 == 0 }.count)
      let rest = length - fixed.reduce(0, +) - gaps.dropLast().reduce(0, +)
      let lengths = fixed.map { $0 == 0 ? rest / flexible : $0 }
      let starts = tracks.indices.map { index in
        zip(lengths, gaps).prefix(index).map { $0 + $1 }.reduce(0, +)
      }
      return places.map { place in
        let last = place.track + place.span - 1
        return (starts[place.track], starts[last] + lengths[last] - starts[place.track])
      }
    }
  }

  @Test(arguments: [(100, 2), (99, 1)] as [(CGFloat, Int)])
  func adaptiveColumnIsAddedIfItJustFits(width: CGFloat, count: Int) {
    let views = cells(2)
    let stage = Stage(CGSize(width: width, height: 100))
    Mondrian.buildSubviews(on: stage.view) {
      VGridBlock(columns: [.init(.adaptive(minimum: 50))]) { views }
    }
    _ = stage.size
    #expect(views.map(\.frame.width) == [width / CGFloat(count), width / CGFloat(count)])
  }

  @Test func spacingInvalidOnBothAxesIsReportedOnce() {
    let issues = LayoutDiagnostics.collect {
      Mondrian.buildSubviews(on: UIView()) {
        VGridBlock(columns: [.init()], rowSpacing: CGFloat.nan, columnSpacing: CGFloat.nan) {
          cells(2)
        }
      }
    }
    #expect(issues.map(\.kind) == [.invalidNumber])
  }
}
