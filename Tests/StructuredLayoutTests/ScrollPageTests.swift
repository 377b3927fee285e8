import TestSupport
import Testing

/// Blocks that are as long as the frame of the scroll view around them.
@MainActor
struct ScrollPageTests {
  private let scrollView = UIScrollView()
  private let pages = [SizedView("a", 10), SizedView("b", 400), SizedView("c")]

  init() { scrollView.accessibilityIdentifier = "scroll" }

  private func scroll(
    _ axis: LayoutAxis, spacing: CGFloat = 0, _ content: [any Block]
  ) -> any Block {
    axis == .horizontal
      ? HScrollBlock(scrollView, spacing: spacing, alignment: .fill) { content }
      : VScrollBlock(scrollView, spacing: spacing, alignment: .fill) { content }
  }

  private func set(_ axis: LayoutAxis) -> LayoutAxis.Set {
    axis == .horizontal ? .horizontal : .vertical
  }

  /// Builds blocks, and returns the issues.
  private func build(
    on stage: Stage, @BlockBuilder _ blocks: () -> [any Block]
  ) -> [LayoutIssue] {
    LayoutDiagnostics.collect {
      let context = Mondrian.buildSubviews(on: stage.view) { blocks() }
      _ = stage.size
      #expect(context.ambiguities.isEmpty)
    }
  }

  @Test func aPageHasTheWidthOfTheFrame() {
    let host = UIView()
    host.accessibilityIdentifier = "host"
    let page = pages[0].viewBlock.fillingScrollFrame(.horizontal)
    let plan = Mondrian.plan(for: [scroll(.horizontal, [page])], on: host, at: SourceLine())
    #expect(plan.equations.contains("\na.width == scroll.frame.width\n"))
  }

  @Test(
    arguments: LayoutAxis.allCases,
    [UIUserInterfaceLayoutDirection.leftToRight, .rightToLeft])
  func pagesAreAsLongAsTheFrame(axis: LayoutAxis, direction: UIUserInterfaceLayoutDirection) {
    for count in [1, 3] {
      let stage = Stage(CGSize(width: 100, height: 80), direction: direction)
      let shown = pages.prefix(count)
      let issues = build(on: stage) {
        scroll(
          axis, spacing: 6,
          shown.map { $0.viewBlock.fillingScrollFrame(set(axis)) }
        ).padding(10)
      }
      #expect(issues.isEmpty)
      #expect(scrollView.bounds.size == CGSize(width: 80, height: 60))
      #expect(shown.allSatisfy { $0.frame.size == CGSize(width: 80, height: 60) })
      let length = axis.length(of: scrollView.bounds.size)
      let whole = CGFloat(count) * (length + 6) - 6
      #expect(axis.length(of: scrollView.contentSize) == whole)
      let across = axis.cross.length(of: scrollView.bounds.size)
      #expect(axis.cross.length(of: scrollView.contentSize) == across)
      let isMirrored = axis == .horizontal && direction == .rightToLeft
      let starts = shown.map { axis == .horizontal ? $0.frame.minX : $0.frame.minY }
      let expected = shown.indices.map { CGFloat($0) * (length + 6) }
      #expect(starts == (isMirrored ? expected.reversed() : expected))
      for page in shown { page.removeFromSuperview() }
      scrollView.removeFromSuperview()
    }
  }

  @Test(arguments: LayoutAxis.allCases) func paddingInsideIsPartOfThePage(axis: LayoutAxis) {
    let stage = Stage(CGSize(width: 100, height: 80))
    let issues = build(on: stage) {
      scroll(axis, pages.map { $0.padding(8).fillingScrollFrame(set(axis)) })
    }
    #expect(issues.isEmpty)
    #expect(pages.allSatisfy { $0.frame.size == CGSize(width: 84, height: 64) })
    #expect(axis.length(of: scrollView.contentSize) == 3 * axis.length(of: stage.size))
  }

  @Test func stackIsAPageAndBothAxesCanBeFilled() {
    let stage = Stage(CGSize(width: 100, height: 80))
    let issues = build(on: stage) {
      ScrollBlock(scrollView) {
        VStackBlock {
          HStackBlock(alignment: .top) {
            pages[0]
            StackingSpacer()
          }
          .fillingScrollFrame(.both)
          pages[2].viewBlock.fillingScrollFrame(.both)
        }
      }
    }
    #expect(issues.isEmpty)
    #expect(scrollView.contentSize == CGSize(width: 100, height: 160))
    #expect(pages[0].frame == CGRect(x: 0, y: 0, width: 10, height: 10))
    #expect(pages[2].frame == CGRect(x: 0, y: 80, width: 100, height: 80))
  }

  @Test func pagesFollowReloadsAndTheFrame() {
    let stage = Stage(CGSize(width: 100, height: 80))
    let manager = LayoutManager()
    var (count, inset): (Int, CGFloat) = (1, 0)
    let issues = LayoutDiagnostics.collect {
      manager.setup(on: stage.view) {
        HScrollBlock(scrollView, alignment: .fill) {
          for page in pages.prefix(count) { page.viewBlock.fillingScrollFrame(.horizontal) }
        }
        .padding(inset)
      }
      _ = stage.size
      #expect(scrollView.contentSize.width == 100)
      for (number, edge) in [(3, 0), (3, 15), (2, 15), (0, 15), (1, 0)] as [(Int, CGFloat)] {
        (count, inset) = (number, edge)
        manager.reloadLayout()
        _ = stage.size
        #expect(pages.prefix(number).allSatisfy { $0.frame.width == 100 - 2 * edge })
        #expect(scrollView.contentSize.width == CGFloat(number) * (100 - 2 * edge))
      }
    }
    #expect(issues.isEmpty)
  }

  @Test func contentOfAHostThatScrollsHasPages() {
    scrollView.frame = CGRect(x: 0, y: 0, width: 100, height: 80)
    let issues = LayoutDiagnostics.collect {
      Mondrian.buildSubviews(on: scrollView) {
        HStackBlock(alignment: .fill) {
          pages[0].viewBlock.fillingScrollFrame(.both)
          pages[2].viewBlock.fillingScrollFrame(.both)
        }
      }
      scrollView.layoutIfNeeded()
    }
    #expect(issues.isEmpty)
    #expect(scrollView.contentSize == CGSize(width: 200, height: 80))
    #expect(pages[2].frame == CGRect(x: 100, y: 0, width: 100, height: 80))
  }

  @Test func lastLengthCounts() {
    let stage = Stage(CGSize(width: 100, height: 80))
    let issues = build(on: stage) {
      HScrollBlock(scrollView, alignment: .fill) {
        pages[0].width(30).fillingScrollFrame(.horizontal)
        pages[1].viewBlock.fillingScrollFrame(.horizontal).width(30)
      }
    }
    #expect(issues.isEmpty)
    #expect(pages[0].frame.width == 100 && pages[1].frame.width == 30)
  }

  // MARK: Rooms

  @Test func flowInAPageHasTheRoomOfTheFrame() {
    let stage = Stage(CGSize(width: 100, height: 80))
    let chips = (0..<4).map { SizedView("\($0)", 30, 10) }
    let issues = build(on: stage) {
      HStackBlock {
        pages[0]
        HScrollBlock(scrollView, alignment: .top) {
          FlowBlock { chips }.fillingScrollFrame(.horizontal)
          pages[2].viewBlock.height(10).fillingScrollFrame(.horizontal)
        }
        .height(50)
      }
    }
    #expect(issues.isEmpty)
    #expect(scrollView.bounds.width == 90)
    #expect(chips.map(\.frame.minX) == [0, 30, 60, 0])
    #expect(pages[2].frame.minX == 90)
  }

  /// In one line, the text would be low enough.
  @Test func textInAPageIsMeasuredWithTheWidthOfTheFrame() {
    let stage = Stage(CGSize(width: 100, height: 60))
    let label = UILabel()
    label.numberOfLines = 0
    label.text = String(repeating: "De Stijl ", count: 40)
    let issues = build(on: stage) {
      FirstThatFits(along: .vertical) {
        HScrollBlock(alignment: .top) {
          label.viewBlock.fillingScrollFrame(.horizontal)
          pages[2].viewBlock.fillingScrollFrame(.horizontal)
        }
        pages[0]
      }
    }
    #expect(issues.isEmpty)
    #expect(label.superview == nil && pages[0].superview === stage.view)
  }

  // MARK: Mistakes

  @Test func pageOutsideOfAScrollViewIsAnIssue() {
    let stage = Stage(CGSize(width: 100, height: 80))
    let line: UInt = #line + 3
    let issues = build(on: stage) {
      VStackBlock {
        pages[0].viewBlock.fillingScrollFrame(.vertical)
        StackingSpacer()
      }
    }
    #expect(issues.map(\.kind) == [.misplaced] && issues.first?.line?.line == line)
    #expect(issues.first?.message.hasPrefix("fillingScrollFrame only has an effect in") == true)
    #expect(pages[0].frame == CGRect(x: 45, y: 0, width: 10, height: 10))
  }

  @Test func spacerCannotBeAPage() {
    let stage = Stage(CGSize(width: 100, height: 80))
    let issues = build(on: stage) {
      HScrollBlock(scrollView) {
        pages[0]
        StackingSpacer().fillingScrollFrame(.horizontal)
      }
    }
    #expect(issues.map(\.kind) == [.misplaced])
    #expect(scrollView.contentSize.width == 10)
  }
}
