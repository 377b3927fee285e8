import TestSupport
import Testing

/// Content that can't be scrolled, because its size is unknown.
@MainActor
struct ScrollIssueTests {
  private let a = SizedView("a", 60, 200)
  private let b = SizedView("b", 40, 300)

  private func issues(@BlockBuilder _ content: () -> [any Block]) -> [LayoutIssue] {
    let stage = Stage(CGSize(width: 100, height: 100))
    return LayoutDiagnostics.collect {
      Mondrian.buildSubviews(on: stage.view) { content() }
      _ = stage.size
    }
  }

  /// A block that does not state where it begins.
  private struct Loose: Block {
    let view: UIView

    func place(in proposal: BlockProposal, plan: inout LayoutPlan) -> BlockPlacement {
      guard let item = plan.place(view, at: proposal.line) else { return .nothing }
      return BlockPlacement(BlockBox(item))
    }
  }

  @Test func issueNamesTheViewWithoutHeightAndItsLine() throws {
    let plain = SizedView("plain")
    let line: UInt = #line + 4
    let issues = issues {
      VScrollBlock(alignment: .fill) {
        a
        plain
        b
      }
    }
    let issue = try #require(issues.first)
    #expect(issues.count == 1)
    #expect(issue.kind == .undefinedLength)
    #expect(issue.message.hasSuffix("nothing determines the height of plain: give it one"))
    #expect(issue.view === plain)
    #expect(issue.line?.line == line)
  }

  @Test func issueAboutATextViewSaysHowItGetsTheHeightOfItsText() {
    let text = UITextView()
    let issues = issues {
      VScrollBlock(alignment: .fill) { text }
    }
    #expect(issues.map { $0.message.hasSuffix("or turn off its isScrollEnabled") } == [true])
    text.isScrollEnabled = false
    #expect(self.issues { VScrollBlock(alignment: .fill) { text } }.isEmpty)
  }

  @Test func viewSizedByItsOwnContentIsNoIssue() {
    let card = SizedView("card")
    let issues = issues {
      VScrollBlock(alignment: .fill) { card }
    }
    #expect(issues.count == 1)
    let filled = UIView()
    let stage = Stage(CGSize(width: 100, height: 100))
    let none = LayoutDiagnostics.collect {
      Mondrian.buildSubviews(on: stage.view) { VScrollBlock(alignment: .fill) { filled } }
      Mondrian.buildSubviews(on: filled) { a.viewBlock.padding(10) }
      _ = stage.size
    }
    #expect(none.isEmpty)
    #expect((filled.superview as? UIScrollView)?.contentSize.height == 220)
  }

  @Test func heightOrAspectRatioDefinesTheContentHeight() {
    let none = issues {
      VScrollBlock(alignment: .fill) {
        SizedView("high").height(40)
        SizedView("square").aspectRatio(1)
        ZStackBlock {
          SizedView("ground").alignSelf(.fill)
          b
        }
      }
    }
    #expect(none.isEmpty)
  }

  @Test(arguments: LayoutAxis.allCases)
  func issueNamesTheGapBeforeAnUnattachedBlock(axis: LayoutAxis) throws {
    let loose = SizedView("loose", 20)
    func content() -> [any Block] { [a, Loose(view: loose), b] }
    let issues = issues {
      if axis == .vertical { VScrollBlock { content() } } else { HScrollBlock { content() } }
    }
    let issue = try #require(issues.first)
    #expect(issue.kind == .undefinedLength)
    let (end, start) = axis == .vertical ? ("bottom", "top") : ("trailing", "leading")
    #expect(issue.message.hasSuffix("nothing connects the \(end) of a to the \(start) of loose"))
    #expect(issue.view === a)
  }

  @Test func contentWithOnlyMinimumDistancesIsAttachedToNeitherEnd() throws {
    let issues = issues { VScrollBlock { a.relative(.vertical, .min(20)) } }
    let issue = try #require(issues.first)
    #expect(issue.message.hasSuffix("its top to its bottom; a is attached to neither"))
    #expect(self.issues { VScrollBlock { b.relative(.top, 20) } }.count == 1)
    #expect(self.issues { VScrollBlock { SizedView("c", 9).relative(.vertical, 20) } }.isEmpty)
  }

  @Test func unchangedIssueIsReportedOnce() {
    let plain = SizedView("plain")
    let stage = Stage(CGSize(width: 100, height: 100))
    let manager = LayoutManager()
    var views = [plain]
    let issues = LayoutDiagnostics.collect {
      manager.setup(on: stage.view) { VScrollBlock(alignment: .fill) { views } }
      _ = stage.size
      manager.reloadLayout()
      _ = stage.size
      views = [SizedView("other"), a]
      manager.reloadLayout()
      _ = stage.size
    }
    #expect(issues.map { $0.view?.accessibilityIdentifier } == ["plain", "other"])
  }

  /// Trees of blocks with sizes connect both ends, whatever they consist of.
  @Test(arguments: 0..<60)
  func treesOfBlocksWithSizesScroll(seed: Int) {
    var trees = RandomTrees(seed: UInt64(seed))
    let tree = trees.next(depth: 3)
    for axis in LayoutAxis.allCases {
      for direction in [UIUserInterfaceLayoutDirection.leftToRight, .rightToLeft] {
        let free = Stage(nil, direction: direction)
        _ = free.frames(of: tree.buildBlocks(on: free.view).views)
        let stage = Stage(CGSize(width: 150, height: 150), direction: direction)
        var views: [String: UIView] = [:]
        let block = tree.block(&views)
        let scrollView = UIScrollView()
        let issues = LayoutDiagnostics.collect {
          Mondrian.buildSubviews(on: stage.view) {
            if axis == .vertical {
              VScrollBlock(scrollView, alignment: .leading) { block }
            } else {
              HScrollBlock(scrollView, alignment: .top) { block }
            }
          }
          _ = stage.size
        }
        #expect(issues.isEmpty, "\(issues) in \(tree)")
        #expect(!scrollView.hasAmbiguousLayout)
        let lengths = (axis.length(of: scrollView.contentSize), axis.length(of: free.size))
        #expect(abs(lengths.0 - lengths.1) < 0.5 || axis.cross.length(of: free.size) > 150)
      }
    }
  }
}
