import TestSupport
import Testing

/// Cells of grids that a spacer leaves empty.
@MainActor
struct EmptyCellTests {
  private let views = (0..<4).map { SizedView("\($0)", 10, 10) }

  /// Builds a grid with three tracks of 20 points, and returns the places of its views from the
  /// leading edge, in lines of 10 points and tracks, and its length.
  private func places(
    _ axis: LayoutAxis, _ direction: UIUserInterfaceLayoutDirection = .leftToRight,
    spacing: CGFloat = 0, @BlockBuilder _ cells: () -> [any Block]
  ) -> (places: [[CGFloat]], length: CGFloat, issues: [LayoutIssue]) {
    let stage = Stage(direction: direction)
    let tracks = Array(repeating: GridLayoutItem(.fixed(20)), count: 3)
    let issues = LayoutDiagnostics.collect {
      let context = Mondrian.buildSubviews(on: stage.view) {
        if axis == .vertical {
          VGridBlock(columns: tracks, spacing: spacing) { cells() }
        } else {
          HGridBlock(rows: tracks, spacing: spacing) { cells() }
        }
      }
      _ = stage.size
      #expect(context.ambiguities.isEmpty)
    }
    let size = stage.size
    let places = views.filter { $0.superview != nil }.map { view -> [CGFloat] in
      let frame = view.frame
      let x = direction == .rightToLeft ? size.width - frame.maxX : frame.minX
      return axis == .vertical ? [frame.minY / 10, x / 20] : [x / 10, frame.minY / 20]
    }
    return (places, axis.length(of: size), issues)
  }

  @Test(
    arguments: LayoutAxis.allCases,
    [UIUserInterfaceLayoutDirection.leftToRight, .rightToLeft])
  func spacerLeavesACellEmpty(axis: LayoutAxis, direction: UIUserInterfaceLayoutDirection) {
    let grid = places(axis, direction) {
      StackingSpacer()
      views[0]
      views[1]
      views[2]
      StackingSpacer()
      views[3]
      StackingSpacer()
    }
    #expect(grid.issues.isEmpty)
    #expect(grid.places == [[0, 1], [0, 2], [1, 0], [1, 2]])
    #expect(grid.length == 20)
  }

  @Test(arguments: LayoutAxis.allCases) func emptyCellSpansTracks(axis: LayoutAxis) {
    let grid = places(axis) {
      views[0]
      StackingSpacer().span(3)
      StackingSpacer().span(2)
      views[1]
    }
    #expect(grid.issues.isEmpty)
    #expect(grid.places == [[0, 0], [1, 2]])
  }

  @Test(arguments: LayoutAxis.allCases) func lineOfEmptyCellsHasNoLength(axis: LayoutAxis) {
    let between = places(axis, spacing: 5) {
      views[0]
      StackingSpacer().span(2)
      StackingSpacer().span(3)
      views[1]
    }
    #expect(between.places == [[0, 0], [2, 0]] && between.length == 30)
    let atEnds = places(axis, spacing: 5) {
      StackingSpacer().span(3)
      views[2].span(3)
      StackingSpacer()
    }
    #expect(atEnds.places == [[0.5, 0]] && atEnds.length == 20)
    let alone = places(axis) { StackingSpacer() }
    #expect(alone.places.isEmpty && alone.length == 0 && alone.issues.isEmpty)
  }

  @Test func emptyCellThatIsGoneLeavesNoHole() {
    let grid = places(.vertical) {
      StackingSpacer().gone(when: true)
      views[0]
      StackingSpacer().gone(when: false)
      views[1]
    }
    #expect(grid.issues.isEmpty && grid.places == [[0, 0], [0, 2]])
  }

  @Test func emptyCellsComeAndGoWithReloads() {
    let stage = Stage(CGSize(width: 60, height: 60))
    let manager = LayoutManager()
    var count = 0
    manager.setup(on: stage.view) {
      VStackBlock(alignment: .fill) {
        VGridBlock(columns: [.init(), .init(), .init()]) {
          for _ in 0..<count { StackingSpacer() }
          views
        }
        StackingSpacer()
      }
    }
    for number in [1, 3, 2, 0] {
      count = number
      manager.reloadLayout()
      _ = stage.size
      #expect(views[0].frame.minX == CGFloat(number % 3) * 20)
    }
  }

  /// The lines of the grid are measured as they are placed.
  @Test func choiceMeasuresEmptyCells() {
    for height in [20, 15] as [CGFloat] {
      let stage = Stage(CGSize(width: 60, height: height))
      Mondrian.buildSubviews(on: stage.view) {
        FirstThatFits(along: .vertical) {
          VGridBlock(columns: [.init(), .init()]) {
            StackingSpacer()
            views[0]
            StackingSpacer()
            views[1]
          }
          views[2]
        }
      }
      _ = stage.size
      #expect((views[1].superview === stage.view) == (height == 20))
    }
  }

  @Test func lengthsOfAnEmptyCellAreAnIssue() {
    let spacers = [
      StackingSpacer(minLength: 4), StackingSpacer(maxLength: 4), StackingSpacer(expands: false),
    ]
    for spacer in spacers {
      let line: UInt = #line + 2
      let grid = places(.vertical) {
        spacer
        views[0]
      }
      #expect(grid.issues.map(\.kind) == [.misplaced] && grid.issues.first?.line?.line == line)
      #expect(grid.places == [[0, 1]] && grid.length == 10)
      views[0].removeFromSuperview()
    }
  }
}
