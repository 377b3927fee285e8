import TestSupport
import Testing

/// Blocks that scroll in both directions, and scroll views as hosts of blocks.
@MainActor
struct ScrollRootTests {
  private let scrollView = UIScrollView()
  private let a = SizedView("a", 60, 200)
  private let b = SizedView("b", 40, 300)

  private func fill(_ stage: Stage) {
    stage.view.addSubview(scrollView)
    scrollView.frame = stage.view.bounds
    scrollView.frame.size = CGSize(width: 100, height: 400)
    _ = stage.size
    scrollView.layoutIfNeeded()
  }

  @Test(arguments: VStackBlock.XAxisAlignment.allCases)
  func narrowContentOfAHostScrollViewFillsItsWidth(alignment: VStackBlock.XAxisAlignment) {
    a.preferredSize?.width = alignment == .fill ? UIView.noIntrinsicMetric : 60
    b.preferredSize?.width = alignment == .fill ? UIView.noIntrinsicMetric : 40
    Mondrian.buildSubviews(on: scrollView) { VStackBlock(alignment: alignment) { [a, b] } }
    let stage = Stage(CGSize(width: 100, height: 400))
    let issues = LayoutDiagnostics.collect { fill(stage) }
    #expect(issues.isEmpty)
    #expect(scrollView.contentSize == CGSize(width: 100, height: 500))
    #expect(a.frame.minY == 0 && b.frame.minY == 200)
    let expected: [VStackBlock.XAxisAlignment: CGFloat] = [
      .leading: 0, .center: 20, .trailing: 40, .fill: 0,
    ]
    #expect(a.frame.minX == expected[alignment])
  }

  @Test func contentThatIsLargerScrollsInBothDirections() {
    a.preferredSize = CGSize(width: 250, height: 200)
    Mondrian.buildSubviews(on: scrollView) { VStackBlock { [a, b] } }
    fill(Stage(CGSize(width: 100, height: 400)))
    #expect(scrollView.contentSize == CGSize(width: 250, height: 500))
  }

  @Test func spacersStretchShortContentToTheFrame() {
    Mondrian.buildSubviews(on: scrollView) {
      VStackBlock {
        a; StackingSpacer(); b.height(50)
      }
    }
    fill(Stage(CGSize(width: 100, height: 400)))
    #expect(scrollView.contentSize == CGSize(width: 100, height: 400))
    #expect(b.frame.maxY == 400)
  }

  @Test func flowInAHostScrollViewBreaksAtItsFrameWidth() {
    let tags = (0..<4).map { _ in SizedView("", 40, 10) }
    Mondrian.buildSubviews(on: scrollView) {
      VStackBlock {
        FlowBlock { tags }; a
      }
    }
    let stage = Stage(CGSize(width: 100, height: 400))
    fill(stage)
    fill(stage)
    #expect(tags.map { $0.frame.minY == tags[0].frame.minY } == [true, true, false, false])
    #expect(scrollView.contentSize.width == 100)
  }

  // MARK: Both axes

  private func rows(_ widths: [CGFloat]) -> any Block {
    VStackBlock(alignment: .leading) { for width in widths { SizedView("", width, 30) } }
  }

  @Test(arguments: [UIUserInterfaceLayoutDirection.leftToRight, .rightToLeft])
  func contentOfScrollBlockFitsItsBlocks(direction: UIUserInterfaceLayoutDirection) {
    let stage = Stage(CGSize(width: 100, height: 50), direction: direction)
    let issues = LayoutDiagnostics.collect {
      Mondrian.buildSubviews(on: stage.view) { ScrollBlock(scrollView) { rows([150, 260, 40]) } }
      _ = stage.size
    }
    #expect(issues.isEmpty, "\(issues)")
    #expect(scrollView.frame == CGRect(x: 0, y: 0, width: 100, height: 50))
    #expect(scrollView.contentSize == CGSize(width: 260, height: 90))
    // The leading edge is visible first.
    #expect(scrollView.contentOffset.x == (direction == .leftToRight ? 0 : 160))
  }

  @Test func contentThatFillsIsAtLeastAsLargeAsTheFrame() {
    let stage = Stage(CGSize(width: 100, height: 50))
    Mondrian.buildSubviews(on: stage.view) {
      ScrollBlock(scrollView, fillsFrame: true) { rows([40, 60]) }
    }
    _ = stage.size
    #expect(scrollView.contentSize == CGSize(width: 100, height: 60))
  }

  @Test(arguments: LayoutAxis.allCases)
  func undefinedContentLengthIsReportedOnce(axis: LayoutAxis) {
    let stage = Stage(CGSize(width: 100, height: 50))
    let plain = UIView()
    plain.accessibilityIdentifier = "plain"
    let issues = LayoutDiagnostics.collect {
      Mondrian.buildSubviews(on: stage.view) {
        ScrollBlock { axis == .horizontal ? plain.height(400) : plain.width(400) }
      }
      _ = stage.size
    }
    let length = axis == .horizontal ? "width" : "height"
    #expect(
      issues.map(\.message) == [
        "the content of ScrollBlock has no \(length): nothing determines the \(length) of plain: give it one"
      ])
    #expect(issues.first?.line?.description.contains("ScrollRootTests.swift") == true)
  }

  /// Like any view that is named twice, its second mention has no effect, whatever its modifiers.
  @Test func duplicateScrollViewStaysAtItsFirstPlace() {
    let stage = Stage()
    let issues = LayoutDiagnostics.collect {
      Mondrian.buildSubviews(on: stage.view) {
        VStackBlock(spacing: 10) {
          ScrollBlock(scrollView) { a }.size(50)
          VScrollBlock(scrollView) { b }.height(200)
        }
      }
    }
    #expect(issues.map(\.kind) == [.duplicate])
    #expect(stage.size == CGSize(width: 50, height: 50))
  }

  @Test func emptyContentHasNoSize() {
    let stage = Stage(CGSize(width: 100, height: 50))
    Mondrian.buildSubviews(on: stage.view) { ScrollBlock(scrollView) {} }
    _ = stage.size
    #expect(scrollView.contentSize == .zero)
  }

  @Test func descriptionPrintsTheScrollBlock() {
    let host = UIView()
    let context = Mondrian.buildSubviews(on: host) {
      ScrollBlock(scrollView, fillsFrame: true) { a }
    }
    let text = context.describe(in: .blocks)
    #expect(text.contains("ScrollBlock(scrollView, fillsFrame: true) {\n    a\n  }"), "\(text)")
  }

  // MARK: Views with content of their own

  enum Full: CaseIterable {
    case text, table, collection

    @MainActor var view: UIScrollView {
      switch self {
      case .text:
        let text = UITextView()
        text.text = String(repeating: "word ", count: 300)
        return text
      case .table: return UITableView()
      case .collection:
        let layout = UICollectionViewFlowLayout()
        return UICollectionView(frame: .zero, collectionViewLayout: layout)
      }
    }
  }

  private func contentSize(of view: UIScrollView, in stage: Stage, _ build: () -> Void) -> CGSize {
    view.frame = CGRect(x: 0, y: 0, width: 100, height: 200)
    stage.view.addSubview(view)
    build()
    for _ in 0..<3 { _ = stage.size }
    return view.contentSize
  }

  /// Blocks on such a view fill its visible part and do not scroll.
  @Test(arguments: Full.allCases)
  func blocksOverlayAScrollViewWithItsOwnContent(full: Full) {
    let stage = Stage(CGSize(width: 100, height: 200))
    let view = full.view
    let size = contentSize(of: full.view, in: stage) {}
    let issues = LayoutDiagnostics.collect {
      let now = contentSize(of: view, in: stage) {
        Mondrian.buildSubviews(on: view) { VStackBlock { [a.height(40), StackingSpacer()] } }
      }
      #expect(now == size)
    }
    #expect(issues.isEmpty)
    view.contentOffset.y = 30
    view.layoutIfNeeded()
    #expect(a.frame == CGRect(x: 20, y: 30, width: 60, height: 40))
  }

  /// The blocks can't be the content of such a view. That is reported, and they still appear.
  @Test(arguments: Full.allCases, [LayoutAxis.vertical, .horizontal, nil])
  func scrollBlockOfAViewWithItsOwnContentIsAnIssue(full: Full, axis: LayoutAxis?) {
    let stage = Stage(CGSize(width: 100, height: 200))
    let view = full.view
    let size = contentSize(of: full.view, in: stage) {}
    let issues = LayoutDiagnostics.collect {
      Mondrian.buildSubviews(on: stage.view) {
        switch axis {
        case .vertical: VScrollBlock(view) { a.height(40) }
        case .horizontal: HScrollBlock(view) { a.height(40) }
        case nil: ScrollBlock(view) { a.height(40) }
        }
      }
      for _ in 0..<3 { _ = stage.size }
    }
    #expect(issues.map(\.kind) == [.misplaced] && issues.first?.view === view, "\(issues)")
    #expect(view.contentSize == size && view.frame == stage.view.bounds)
    #expect(a.superview === view && a.frame.height == 40)
  }

  /// The content has no end at the bottom, so nothing decides which of two heights fits.
  @Test func choiceOfHeightsInAScrollViewIsAnIssue() {
    let issues = LayoutDiagnostics.collect {
      Mondrian.buildSubviews(on: scrollView) {
        FirstThatFits(along: .vertical) { [a, b] }
      }
      fill(Stage(CGSize(width: 100, height: 400)))
    }
    #expect(Set(issues.map(\.kind)) == [.misplaced])
  }
}
