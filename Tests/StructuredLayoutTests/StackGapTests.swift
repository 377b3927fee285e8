import Foundation
import TestSupport
import Testing

/// The gap between two elements consists of the spacing, the spacers between them, and their space
/// after and before. Outside, there is only explicit space.
@MainActor
struct StackGapTests {
  private func stack(
    _ axis: LayoutAxis, _ spacing: CGFloat, _ blocks: [any Block]
  ) -> any Block {
    axis == .vertical
      ? VStackBlock(spacing: spacing) { blocks } : HStackBlock(spacing: spacing) { blocks }
  }

  private func spacers(_ lengths: [CGFloat]) -> [any Block] {
    lengths.map { StackingSpacer(minLength: $0, expands: false) }
  }

  /// The starts of two boxes of 20 points in a free stack, and the length of the stack.
  private func measure(
    _ axis: LayoutAxis, _ spacing: CGFloat, before: [CGFloat] = [], between: [CGFloat] = [],
    after: [CGFloat] = [], own: (CGFloat, CGFloat) = (0, 0),
    direction: UIUserInterfaceLayoutDirection = .leftToRight
  ) -> [CGFloat] {
    let stage = Stage(direction: direction)
    let a = SizedView("a", 20)
    let b = SizedView("b", 20)
    let first = a.spacingAfter(own.0)
    let second = b.spacingBefore(own.1)
    let blocks = spacers(before) + [first] + spacers(between) + [second] + spacers(after)
    Mondrian.buildSubviews(on: stage.view) { stack(axis, spacing, blocks) }
    let frames = stage.frames(of: ["a": a, "b": b])
    let length = axis.length(of: stage.size)
    let starts = ["a", "b"].map { name -> CGFloat in
      guard let frame = frames[name] else { return .nan }
      if axis == .vertical { return frame.minY }
      return direction == .leftToRight ? frame.minX : length - frame.maxX
    }
    return starts + [length]
  }

  @Test(arguments: LayoutAxis.allCases, [UIUserInterfaceLayoutDirection.leftToRight, .rightToLeft])
  func gapsAddUp(axis: LayoutAxis, direction: UIUserInterfaceLayoutDirection) {
    let lists: [[CGFloat]] = [[], [0], [10], [10, 5]]
    for spacing: CGFloat in [0, 4, -8] {
      for before in lists {
        for between in lists {
          for after in lists {
            for own: (CGFloat, CGFloat) in [(0, 0), (3, 0), (3, 7)] {
              let start = before.reduce(0, +)
              let gap = spacing + between.reduce(0, +) + own.0 + own.1
              let measured = measure(
                axis, spacing, before: before, between: between, after: after, own: own,
                direction: direction)
              let end = start + 40 + gap + after.reduce(0, +)
              #expect(measured == [start, start + 20 + gap, end])
            }
          }
        }
      }
    }
  }

  @Test(arguments: LayoutAxis.allCases)
  func spacingIsNotAddedTwiceAroundMergedSpacers(axis: LayoutAxis) {
    #expect(measure(axis, 4, between: [10, 10, 10]) == [0, 54, 74])
  }

  @Test(arguments: LayoutAxis.allCases)
  func negativeSpacingOverlaps(axis: LayoutAxis) {
    #expect(measure(axis, -8) == [0, 12, 32])
  }

  @Test(arguments: [CGFloat.nan, .infinity, -.infinity])
  func nonfiniteSpacingIsAnIssueAndCountsAsZero(number: CGFloat) {
    let issues = LayoutDiagnostics.collect {
      #expect(measure(.vertical, number) == [0, 20, 40])
      #expect(measure(.vertical, 0, between: [number]) == [0, 20, 40])
      #expect(measure(.vertical, 0, own: (number, 0)) == [0, 20, 40])
    }
    #expect(issues.map(\.kind) == Array(repeating: .invalidNumber, count: 3))
  }

  @Test(arguments: [CGFloat.nan, -1])
  func invalidSeparatorThicknessIsReportedOnceAndCountsAsZero(thickness: CGFloat) {
    let stage = Stage(CGSize(width: 50, height: 200))
    let issues = LayoutDiagnostics.collect {
      Mondrian.buildSubviews(on: stage.view) {
        VStackBlock { for _ in 0..<5 { SizedView("", 10) } }.separators(thickness: thickness)
      }
    }
    _ = stage.size
    let lines = stage.view.subviews.filter { !($0 is SizedView) }
    #expect(lines.map(\.frame.height) == [0, 0, 0, 0])
    #expect(issues.map(\.kind) == [thickness < 0 ? .negativeSize : .invalidNumber])
  }

  @Test func aNegativeSpacerIsAnIssueAndCountsAsZero() {
    let issues = LayoutDiagnostics.collect {
      #expect(measure(.horizontal, 0, between: [-5]) == [0, 20, 40])
    }
    #expect(issues.map(\.kind) == [.negativeSize])
  }

  @Test(arguments: LayoutAxis.allCases)
  func spaceBeforeTheFirstAndAfterTheLastIsKept(axis: LayoutAxis) {
    let stage = Stage()
    let a = SizedView("a", 10)
    let b = SizedView("b", 10)
    let c = SizedView("c", 10)
    let blocks: [any Block] = [
      a.spacingBefore(10), b.spacingAfter(10), c.spacingBefore(20).spacingAfter(20),
    ]
    Mondrian.buildSubviews(on: stage.view) { stack(axis, 0, blocks) }
    #expect(axis.length(of: stage.size) == 90)
  }

  @Test func spacingAfterWorksInsideEveryModifier() {
    let expected = CGFloat(20 + 6 + 20)
    let builders: [(SizedView) -> any Block] = [
      { $0.spacingAfter(6) }, { $0.spacingAfter(6).alignSelf(.leading) },
      { $0.alignSelf(.leading).spacingAfter(6) },
      { $0.spacingAfter(6).background(SizedView("bg")) },
      { $0.spacingAfter(6).width(20) },
      { $0.spacingAfter(2).huggingPriority(.both).spacingAfter(4) },
    ]
    for build in builders {
      let stage = Stage()
      let first = build(SizedView("a", 20))
      Mondrian.buildSubviews(on: stage.view) {
        VStackBlock {
          first
          SizedView("b", 20)
        }
      }
      #expect(stage.size.height == expected)
    }
  }

  @Test func backgroundExcludesSpacingAroundItsBlock() {
    let stage = Stage()
    let background = SizedView("bg")
    Mondrian.buildSubviews(on: stage.view) {
      VStackBlock {
        SizedView("a", 20).spacingBefore(5).spacingAfter(6).background(background)
        SizedView("b", 20)
      }
    }
    #expect(stage.frames(of: ["bg": background])["bg"] == CGRect(x: 0, y: 5, width: 20, height: 20))
  }

  /// Repeated spaces add up, including those before the first element.
  @Test func repeatedSpacingOfABlockAddsUp() {
    let stage = Stage()
    let (a, b) = (SizedView("a", 20), SizedView("b", 20))
    Mondrian.buildSubviews(on: stage.view) {
      VStackBlock(alignment: .leading) {
        HStackBlock {
          a.spacingBefore(3).spacingBefore(4).spacingAfter(1).spacingAfter(2)
          b
        }
      }
    }
    #expect(stage.size.width == 50)
    #expect(a.frame.minX == 7 && b.frame.minX == 30)
  }
}
