import TestSupport
import Testing

/// Nested choices.
@MainActor
struct NestedChoiceTests {
  /// A view that counts the reads of its intrinsic size.
  private final class CountedView: UIView {
    static var count = 0

    override var intrinsicContentSize: CGSize {
      Self.count += 1
      return CGSize(width: 10, height: 10)
    }
  }

  /// A block that counts the requests for its description.
  private struct CountedWords: CompositeBlock {
    static var count = 0
    let view = CountedView()

    var body: some Block { view.viewBlock }

    func outline(into outline: inout BlockOutline) {
      Self.count += 1
      outline.object(.view(view))
    }
  }

  /// A row if it fits, or else a column, of a box and another such choice.
  private func nested(_ depth: Int, around leaf: any Block = CountedView()) -> any Block {
    guard depth > 0 else { return leaf }
    let inner = nested(depth - 1, around: leaf)
    return FirstThatFits {
      HStackBlock(spacing: 1) {
        CountedView()
        inner
      }
      VStackBlock(spacing: 1) {
        CountedView()
        inner
      }
    }
  }

  /// The cost of laying out nested choices of the given depth.
  private func work(_ depth: Int) -> [Int] {
    // Too narrow for any row: each depth takes the same number of plans.
    let stage = Stage(CGSize(width: 25, height: 400))
    CountedView.count = 0
    let before = Headless.counters
    Mondrian.buildSubviews(on: stage.view) {
      VStackBlock(alignment: .leading) {
        nested(depth)
        StackingSpacer(minLength: 0)
      }
    }
    _ = stage.size
    let work = Headless.counters - before
    return [CountedView.count, work.constraintsAdded, work.viewsLaidOut, work.pivots]
  }

  @Test func costOfNestedChoicesGrowsLinearly() {
    let works = (3...12).map { work($0) }
    for kind in works[0].indices {
      let steps = zip(works, works.dropFirst()).map { $1[kind] - $0[kind] }
      #expect((steps.max() ?? 0) <= works[0][kind], "\(works.map { $0[kind] })")
    }
  }

  /// Each choice used to describe both of its blocks, and so described their contents twice at
  /// every depth. The innermost content is in a row and in a column, and is described for each.
  @Test(arguments: [1, 5, 12])
  func nestedChoicesDescribeTheirContentTwiceAtAnyDepth(depth: Int) {
    let stage = Stage(CGSize(width: 25, height: 400))
    CountedWords.count = 0
    let context = Mondrian.buildSubviews(on: stage.view) {
      nested(depth, around: CountedWords())
    }
    #expect(CountedWords.count == 2)
    let words = context.describe(in: .blocks).split(
      separator: "FirstThatFits", omittingEmptySubsequences: false)
    #expect(words.count == 1 << depth)
  }

  /// The height used to be 59 or 69, depending on the earlier layout.
  @Test(arguments: [1, 7, 40, 59, 69, 200] as [CGFloat])
  func nestedChoiceWithWeakAspectRatioMatchesAFreshBuild(earlier: CGFloat) {
    func block(_ label: UIView, _ length: CGFloat?) -> any Block {
      length.map { label.viewBlock.height($0) }
        ?? FirstThatFits { FirstThatFits { label } }.aspectRatio(0.5, priority: 250)
    }
    func label() -> UILabel {
      let label = UILabel()
      (label.text, label.numberOfLines) = ("A text that takes several lines here", 0)
      return label
    }
    let (stage, fresh) = (
      Stage(CGSize(width: 120, height: 200)), Stage(CGSize(width: 120, height: 200))
    )
    let (manager, own, other) = (LayoutManager(), label(), label())
    var length: CGFloat? = earlier
    manager.setup(on: stage.view) {
      VStackBlock {
        block(own, length)
        StackingSpacer(minLength: 0)
      }
    }
    _ = stage.size
    length = nil
    manager.reloadLayout()
    Mondrian.buildSubviews(on: fresh.view) {
      VStackBlock {
        block(other, nil)
        StackingSpacer(minLength: 0)
      }
    }
    _ = (stage.size, fresh.size)
    #expect(own.frame == other.frame && own.frame.height > 20)
  }

  @Test func reflowingRowIsMeasuredAsAColumnAtLargeTextSizes() {
    for (category, fits) in [(UIContentSizeCategory.large, false), (.accessibilityLarge, true)] {
      let (a, b) = (SizedView("a", 60, 20), SizedView("b", 60, 20))
      let other = SizedView("other", 10)
      let host = UIView()
      var environment = Headless.Environment(device: .iPhone16)
      environment.contentSizeCategory = category
      environment.size = CGSize(width: 100, height: 100)
      let window = Headless.host(host, in: environment)
      Mondrian.buildSubviews(on: host) {
        FirstThatFits {
          HStackBlock { [a, b] }.reflow(at: .accessibilityMedium)
          other
        }
      }
      window.layoutIfNeeded()
      #expect((a.superview != nil) == fits)
      #expect((other.superview == nil) == fits)
    }
  }

  /// One view measures places that differ by an inset.
  @Test func choicesInOneHostShareASensor() {
    let stage = Stage(CGSize(width: 300, height: 300))
    Mondrian.buildSubviews(on: stage.view) {
      VStackBlock(alignment: .fill) {
        for _ in 0..<5 {
          FirstThatFits { SizedView("", 10) }
          FlowBlock { SizedView("", 10) }.padding(.horizontal, 5)
        }
        StackingSpacer(minLength: 0)
      }
      .padding(10)
    }
    _ = stage.size
    #expect(stage.view.subviews.filter { !($0 is SizedView) }.count == 1)
  }

  @Test func paddingReducesTheRoomOfAChoice() {
    let wide = SizedView("wide", 81, 10)
    let narrow = SizedView("narrow", 80, 10)
    let stage = Stage(CGSize(width: 100, height: 50))
    Mondrian.buildSubviews(on: stage.view) {
      FirstThatFits {
        wide
        narrow
      }
      .padding(.horizontal, 10)
    }
    _ = stage.size
    #expect(wide.superview == nil && narrow.superview === stage.view)
  }

  /// The view that measures the host serves every block that needs it, whichever blocks come and
  /// go.
  @Test func choiceInsertedLaterKnowsTheRoomAtOnce() {
    let (wide, narrow) = (SizedView("wide", 250, 10), SizedView("narrow", 20, 10))
    var (isFlow, isChoice) = (true, false)
    let stage = Stage(CGSize(width: 300, height: 300))
    let manager = LayoutManager()
    manager.setup(on: stage.view) {
      VStackBlock(alignment: .fill) {
        if isFlow { FlowBlock { SizedView("flow", 10) }.id("flow") }
        if isChoice {
          FirstThatFits {
            wide
            narrow
          }
          .id("choice")
        }
        StackingSpacer(minLength: 0)
      }
    }
    _ = stage.size
    let sensors = stage.view.subviews.filter { !($0 is SizedView) }
    #expect(sensors.count == 1)
    (isFlow, isChoice) = (false, true)
    manager.reloadLayout()
    #expect(wide.superview === stage.view && narrow.superview == nil)
    _ = stage.size
    #expect(stage.view.subviews.filter { !($0 is SizedView) } == sensors)
  }
}
