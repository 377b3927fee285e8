import LayoutCore
import TestSupport
import Testing

/// The effect of scroll blocks on a scroll view.
@MainActor
struct ScrollBlockTests {
  private let scrollView = UIScrollView()
  private let a = SizedView("a", 60, 200)
  private let b = SizedView("b", 40, 300)

  init() { scrollView.accessibilityIdentifier = "scroll" }

  private func equations(@BlockBuilder _ content: () -> [any Block]) -> String {
    let host = UIView()
    host.accessibilityIdentifier = "host"
    return Mondrian.plan(for: content(), on: host, at: SourceLine()).equations
  }

  @Test func contentTakesTheFrameWidthAndItsElementsHeight() {
    let column = equations { VScrollBlock(scrollView, spacing: 8, alignment: .fill) { [a, b] } }
    #expect(
      column == """
        scroll.leading == host.leading
        scroll.trailing == host.trailing
        scroll.top == host.top
        scroll.bottom == host.bottom
        scroll.content.width == scroll.frame.width
        a.leading == scroll.content.leading
        a.trailing == scroll.content.trailing
        a.top == scroll.content.top
        b.leading == scroll.content.leading
        b.trailing == scroll.content.trailing
        b.top == a.bottom + 8
        b.bottom == scroll.content.bottom
        """)
    let row = equations { HScrollBlock(scrollView, spacing: 8, alignment: .fill) { [a, b] } }
    #expect(row.contains("scroll.content.height == scroll.frame.height"))
    #expect(row.contains("b.leading == a.trailing + 8\nb.trailing == scroll.content.trailing"))
  }

  @Test func columnTallerThanItsFrameScrolls() {
    let stage = Stage(CGSize(width: 100, height: 400))
    Mondrian.buildSubviews(on: stage.view) {
      VScrollBlock(scrollView, spacing: 10, alignment: .leading) { [a, b] }.padding(5)
    }
    let frames = stage.frames(of: ["scroll": scrollView])
    #expect(frames["scroll"] == CGRect(x: 5, y: 5, width: 90, height: 390))
    #expect(scrollView.contentSize == CGSize(width: 90, height: 510))
    #expect(a.frame == CGRect(x: 0, y: 0, width: 60, height: 200))
    #expect(b.frame == CGRect(x: 0, y: 210, width: 40, height: 300))
    #expect([a, b].allSatisfy { $0.superview === scrollView })
  }

  @Test func scrollBlockMakesAScrollViewIfGivenNone() throws {
    let stage = Stage(CGSize(width: 100, height: 100))
    let context = Mondrian.buildSubviews(on: stage.view) { VScrollBlock { a } }
    _ = stage.size
    let made = try #require(stage.view.subviews.first as? UIScrollView)
    #expect(made.contentSize == CGSize(width: 100, height: 200))
    #expect(a.superview === made)
    #expect(context.viewBlocks == [ViewBlock(made), ViewBlock(a)])
    #expect(context.ambiguities.isEmpty)
  }

  @Test(arguments: LayoutAxis.allCases)
  func fillsFrameStretchesShortContent(axis: LayoutAxis) {
    let small = SizedView("small", 20)
    let last = SizedView("last", 20)
    func content() -> [any Block] { [small, StackingSpacer(minLength: 4), last] }
    let stage = Stage(CGSize(width: 100, height: 100))
    let manager = LayoutManager()
    var fills = false
    manager.setup(on: stage.view) {
      if axis == .vertical {
        VScrollBlock(scrollView, fillsFrame: fills) { content() }
      } else {
        HScrollBlock(scrollView, fillsFrame: fills) { content() }
      }
    }
    _ = stage.size
    #expect(axis.length(of: scrollView.contentSize) == 44)
    fills = true
    manager.reloadLayout()
    _ = stage.size
    #expect(scrollView.contentSize == CGSize(width: 100, height: 100))
    #expect(axis == .vertical ? last.frame.maxY == 100 : last.frame.maxX == 100)
    small.preferredSize = CGSize(width: 120, height: 120)
    _ = stage.size
    #expect(axis.length(of: scrollView.contentSize) == 144)
    #expect(axis.cross.length(of: scrollView.contentSize) == 100)
  }

  @Test func fillsFrameSizesAViewWithoutHeight() {
    let plain = UIView()
    let stage = Stage(CGSize(width: 100, height: 100))
    let issues = LayoutDiagnostics.collect {
      Mondrian.buildSubviews(on: stage.view) {
        VScrollBlock(alignment: .fill, fillsFrame: true) { plain }
      }
      _ = stage.size
    }
    #expect(issues.isEmpty)
    #expect(plain.frame == CGRect(x: 0, y: 0, width: 100, height: 100))
    #expect(!plain.hasAmbiguousLayout)
  }

  @Test func textWrapsAtTheWidthOfTheFrame() {
    let label = UILabel()
    label.numberOfLines = 0
    label.text = String(repeating: "De Stijl ", count: 40)
    let stage = Stage(CGSize(width: 120, height: 100))
    Mondrian.buildSubviews(on: stage.view) { VScrollBlock(scrollView, alignment: .fill) { label } }
    _ = stage.size
    #expect(scrollView.contentSize.width == 120)
    #expect(scrollView.contentSize.height > 400)
    #expect(label.frame.height == scrollView.contentSize.height)
  }

  @Test func emptyScrollBlockHasContentWithoutHeight() {
    let stage = Stage(CGSize(width: 100, height: 100))
    let issues = LayoutDiagnostics.collect {
      Mondrian.buildSubviews(on: stage.view) { VScrollBlock(scrollView) { EmptyLayout() } }
      _ = stage.size
    }
    #expect(issues.isEmpty)
    #expect(scrollView.contentSize == CGSize(width: 100, height: 0))
    #expect(!scrollView.hasAmbiguousLayout)
  }

  @Test func nestedScrollViewHasItsOwnContent() {
    let inner = UIScrollView()
    let stage = Stage(CGSize(width: 100, height: 100))
    Mondrian.buildSubviews(on: stage.view) {
      VScrollBlock(scrollView, alignment: .fill) {
        HScrollBlock(inner, spacing: 5) {
          a
          b
        }
        .height(320)
        SizedView("below", 10)
      }
    }
    _ = stage.size
    #expect(scrollView.contentSize == CGSize(width: 100, height: 330))
    #expect(inner.frame == CGRect(x: 0, y: 0, width: 100, height: 320))
    #expect(inner.contentSize == CGSize(width: 105, height: 320))
  }

  @Test func modifiersApplyToTheScrollView() {
    let background = SizedView("background")
    let stage = Stage(CGSize(width: 100, height: 100))
    Mondrian.buildSubviews(on: stage.view) {
      VStackBlock(alignment: .leading) {
        VScrollBlock(scrollView) { a }
          .size(width: 50, height: 30)
          .background(background)
          .spacingAfter(10)
          .alignSelf(.trailing)
          .id("scroll")
        HScrollBlock { b }.weight(1)
      }
    }
    let frames = stage.frames(of: ["scroll": scrollView, "background": background])
    #expect(frames["scroll"] == CGRect(x: 50, y: 0, width: 50, height: 30))
    #expect(frames["background"] == frames["scroll"])
    #expect(b.superview?.frame.minY == 40)
  }

  @Test func contentPriorityOfAScrollBlockIsAnIssue() {
    let issues = LayoutDiagnostics.collect {
      Mondrian.buildSubviews(on: UIView()) { VScrollBlock { a }.huggingPriority(.vertical) }
    }
    #expect(issues.map(\.kind) == [.misplaced])
  }

  @Test func flowBreaksAtTheWidthOfTheFrame() {
    let words = (0..<6).map { SizedView("\($0)", 40, 20) }
    let stage = Stage(CGSize(width: 100, height: 50))
    Mondrian.buildSubviews(on: stage.view) {
      VScrollBlock(scrollView, alignment: .fill) { FlowBlock(spacing: 5) { words } }
    }
    _ = stage.size
    #expect(words.map(\.frame.minX) == [0, 45, 0, 45, 0, 45])
    #expect(scrollView.contentSize == CGSize(width: 100, height: 60))
  }

  @Test func animatedInsertionFadesInAndKeepsTheContentOffset() {
    let stage = Stage(CGSize(width: 100, height: 100))
    let manager = LayoutManager()
    var views = [a]
    manager.setup(on: stage.view) { VScrollBlock(scrollView) { views } }
    _ = stage.size
    scrollView.contentOffset.y = 50
    views = [b, a]
    manager.update(animated: .easeInOut(duration: 2))
    #expect(b.frame == CGRect(x: 30, y: 0, width: 40, height: 300))
    #expect(a.frame.minY == 300)
    let appearances = [0, 1, 2].map { Headless.Animation.appearance(of: b, after: $0) }
    #expect(appearances.map(\.alpha) == [0, 0.5, 1])
    #expect(appearances.map(\.frame) == Array(repeating: b.frame, count: 3))
    let moves = [0, 1, 2].map { Headless.Animation.appearance(of: a, after: $0).frame.minY }
    #expect(moves == [0, 150, 300])
    #expect(scrollView.contentOffset.y == 50)
    #expect(scrollView.contentSize.height == 500)
  }

  // MARK: Directions

  @Test func rowStartsAtTheRightInRightToLeft() {
    let stage = Stage(CGSize(width: 90, height: 400), direction: .rightToLeft)
    let manager = LayoutManager()
    var views = [a, b]
    manager.setup(on: stage.view) { HScrollBlock(scrollView, spacing: 10) { views } }
    _ = stage.size
    #expect(scrollView.contentSize.width == 110)
    #expect((a.frame.minX, b.frame.minX) == (50, 0))
    #expect(scrollView.contentOffset.x == 20)

    scrollView.contentOffset.x = 15
    views.append(SizedView("c", 50, 20))
    manager.reloadLayout()
    _ = stage.size
    #expect(scrollView.contentSize.width == 170)
    #expect(scrollView.contentOffset.x == 75)
  }

  @Test func rowStartsAtTheLeftInLeftToRight() {
    let stage = Stage(CGSize(width: 90, height: 400))
    Mondrian.buildSubviews(on: stage.view) { HScrollBlock(scrollView, spacing: 10) { [a, b] } }
    _ = stage.size
    #expect(scrollView.contentOffset.x == 0)
    #expect((a.frame.minX, b.frame.minX) == (0, 70))
  }

  // MARK: Changes

  @Test func aReloadKeepsTheScrollViewItsOffsetAndItsElements() throws {
    let stage = Stage(CGSize(width: 100, height: 100))
    let manager = LayoutManager()
    var spacing: CGFloat = 8
    var header: UIView?
    manager.setup(on: stage.view) {
      if let header { header.viewBlock.height(10) }
      VScrollBlock(spacing: spacing, alignment: .fill) { [a, b] }.id("list")
    }
    _ = stage.size
    let made = try #require(stage.view.subviews.first as? UIScrollView)
    made.contentOffset.y = 120
    _ = stage.size
    let before = Headless.counters
    manager.reloadLayout()
    _ = stage.size
    #expect(Headless.counters == before)

    spacing = 20
    manager.reloadLayout()
    let work = Headless.counters - before
    #expect((work.constraintsEdited, work.constraintsAdded, work.constraintsRemoved) == (1, 0, 0))
    header = SizedView("header")
    manager.reloadLayout()
    _ = stage.size
    #expect(stage.view.subviews.last === made)
    #expect(made.contentOffset.y == 120)
    #expect(made.contentSize.height == 520)
    #expect(a.superview === made)
  }

  @Test func removedElementsLeaveTheScrollViewInPlace() {
    let stage = Stage(CGSize(width: 100, height: 100))
    let foreign = SizedView("foreign")
    scrollView.addSubview(foreign)
    let manager = LayoutManager()
    var showsA = true
    manager.setup(on: stage.view) {
      VScrollBlock(scrollView) {
        if showsA { a }
        b.gone(when: false)
      }
    }
    #expect(scrollView.subviews == [foreign, a, b])
    showsA = false
    manager.reloadLayout()
    _ = stage.size
    #expect(scrollView.subviews == [foreign, b])
    #expect(scrollView.contentSize.height == 300)
    showsA = true
    manager.reloadLayout()
    #expect(scrollView.subviews == [foreign, a, b])
  }

  @Test func removedScrollViewReleasesItsElements() {
    let stage = Stage(CGSize(width: 100, height: 100))
    let manager = LayoutManager()
    var scrolls = true
    manager.setup(on: stage.view) {
      if scrolls { VScrollBlock(scrollView) { a } } else { VStackBlock { a } }
    }
    scrolls = false
    manager.reloadLayout()
    _ = stage.size
    #expect(stage.view.subviews == [a])
    #expect(scrollView.subviews.isEmpty && scrollView.superview == nil)
    scrolls = true
    manager.reloadLayout()
    _ = stage.size
    #expect(a.superview === scrollView)
    #expect(scrollView.contentSize.height == 200)
  }

  @Test func aLayoutThatScrollsKeepsNothingAlive() {
    weak var gone: UIView?
    weak var made: UIView?
    do {
      let view = UIView()
      Mondrian.buildSubviews(on: view) {
        HScrollBlock {
          VScrollBlock { UIView() }.width(20)
        }
      }
      (gone, made) = (view, view.subviews.first)
      #expect(made != nil)
    }
    #expect(gone == nil && made == nil)
  }
}
