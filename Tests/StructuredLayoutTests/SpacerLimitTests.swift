import TestSupport
import Testing

/// Spacers with a maximum length.
@MainActor
struct SpacerLimitTests {
  private let a = SizedView("a", 20)
  private let b = SizedView("b", 20)

  private func length(_ stage: Stage, along axis: LayoutAxis) -> CGFloat {
    axis == .horizontal ? stage.size.width : stage.size.height
  }

  private func stack(along axis: LayoutAxis, @BlockBuilder _ content: () -> [any Block])
    -> any Block
  {
    axis == .horizontal ? HStackBlock { content() } : VStackBlock { content() }
  }

  /// The distance from the end of `a` to the start of `b`.
  private func gap(along axis: LayoutAxis) -> CGFloat {
    axis == .horizontal ? b.frame.minX - a.frame.maxX : b.frame.minY - a.frame.maxY
  }

  /// If the stack is longer than necessary, the elements take what exceeds the spacer's limit.
  @Test(arguments: LayoutAxis.allCases, [(24, 4), (50, 10), (60, 20), (100, 30), (200, 30)])
  func spacerGrowsUpToItsMaximum(axis: LayoutAxis, lengths: (whole: Int, gap: Int)) {
    let stage = Stage(CGSize(width: lengths.whole, height: lengths.whole))
    let issues = LayoutDiagnostics.collect {
      Mondrian.buildSubviews(on: stage.view) {
        stack(along: axis) {
          a
          StackingSpacer(minLength: 4, maxLength: 30)
          b
        }
      }
      _ = stage.size
    }
    #expect(gap(along: axis) == CGFloat(lengths.gap))
    #expect(issues.isEmpty)
  }

  @Test func spaceBeyondALimitGoesToOtherSpacers() {
    let stage = Stage(CGSize(width: 200, height: 20))
    Mondrian.buildSubviews(on: stage.view) {
      HStackBlock {
        StackingSpacer(maxLength: 10)
        a
        StackingSpacer()
        b
        StackingSpacer()
      }
    }
    _ = stage.size
    #expect([a.frame, b.frame] == [CGRect(x: 10, width: 20), CGRect(x: 105, width: 20)])
  }

  @Test func limitsOfAdjacentSpacersAddUp() {
    let stage = Stage(CGSize(width: 100, height: 20))
    Mondrian.buildSubviews(on: stage.view) {
      HStackBlock {
        a
        StackingSpacer(maxLength: 10)
        StackingSpacer(minLength: 5, expands: false)
        StackingSpacer(minLength: 2, maxLength: 12)
        b
        StackingSpacer()
      }
    }
    _ = stage.size
    #expect(gap(along: .horizontal) == 27)
  }

  @Test func maximumBelowMinimumIsAnIssueAndCountsAsMinimum() {
    let stage = Stage(CGSize(width: 100, height: 20))
    let issues = LayoutDiagnostics.collect {
      Mondrian.buildSubviews(on: stage.view) {
        HStackBlock {
          a
          StackingSpacer(minLength: 12, maxLength: 5)
          b
          StackingSpacer()
        }
      }
    }
    _ = stage.size
    #expect(gap(along: .horizontal) == 12)
    #expect(
      issues.map(\.message) == [
        "the maxLength of StackingSpacer can't be 5.0; 12.0 is used instead"
      ])
  }

  @Test func stackOfOnlySpacersIsAsLongAsTheyAre() {
    let stage = Stage()
    Mondrian.buildSubviews(on: stage.view) { VStackBlock { StackingSpacer(minLength: 70) } }
    #expect(stage.size.height == 70)
    let scrollView = UIScrollView()
    let other = Stage(CGSize(width: 50, height: 50))
    let issues = LayoutDiagnostics.collect {
      Mondrian.buildSubviews(on: other.view) {
        VScrollBlock(scrollView) { StackingSpacer(minLength: 200, expands: false) }
      }
      _ = other.size
    }
    #expect(issues.isEmpty && scrollView.contentSize.height == 200)
  }

  @Test func stackOfOnlySpacersKeepsTheirLimits() {
    let stage = Stage()
    let box = UIView()
    Mondrian.buildSubviews(on: stage.view) {
      HStackBlock(alignment: .top) {
        a
        VStackBlock { StackingSpacer(minLength: 3, maxLength: 8) }.background(box)
        b.height(40)
      }
    }
    _ = stage.size
    #expect((3...8).contains(box.frame.height))
  }

  /// The spacer has its maximum length, and the rest of the stack is empty.
  @Test(arguments: LayoutAxis.allCases, [true, false])
  func stackOfOnlySpacersTakesSizeModifiers(axis: LayoutAxis, expands: Bool) {
    let spacer = StackingSpacer(minLength: expands ? 0 : 10, maxLength: 10, expands: expands)
    let sized: [(any Block) -> any Block] = [
      { axis == .horizontal ? $0.width(50) : $0.height(50) },
      { axis == .horizontal ? $0.width(.min(50)) : $0.height(.min(50)) },
      { $0.size(width: 50, height: 50) },
    ]
    for size in sized {
      let box = UIView()
      let stage = Stage(CGSize(width: 200, height: 200))
      let issues = LayoutDiagnostics.collect {
        Mondrian.buildSubviews(on: stage.view) {
          ZStackBlock { size(stack(along: axis) { spacer }).background(box) }
        }
        _ = stage.size
      }
      #expect(issues.map(\.description) == [])
      #expect(axis.length(of: box.frame.size) == 50)
    }
  }

  /// Nothing else can take the rest, and the surroundings keep their length.
  @Test(arguments: LayoutAxis.allCases)
  func limitedSpacerAloneDoesNotShrinkItsSurroundings(axis: LayoutAxis) {
    let stage = Stage(CGSize(width: 100, height: 100))
    let issues = LayoutDiagnostics.collect {
      Mondrian.buildSubviews(on: stage.view) {
        ZStackBlock {
          a.viewBlock.alignSelf(.fill)
          stack(along: axis) { StackingSpacer(maxLength: 31) }.alignSelf(.fill)
        }
      }
      _ = stage.size
    }
    #expect(issues.isEmpty && a.frame.size == CGSize(width: 100, height: 100))
  }
}

extension CGRect {
  /// A frame in a row of 20 points.
  fileprivate init(x: CGFloat, width: CGFloat) { self.init(x: x, y: 0, width: width, height: 20) }
}
