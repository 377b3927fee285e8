import TestSupport
import Testing

/// Space before and after elements, lines between them, and modifiers of spacers.
@MainActor
struct SpaceAroundTests {
  private let a = SizedView("a", 20)
  private let b = SizedView("b", 20)
  private let c = SizedView("c", 20)

  private func frames(_ block: some Block, height: CGFloat = 330) -> [CGRect] {
    let host = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: height))
    Mondrian.buildSubviews(on: host) { block }
    host.layoutIfNeeded()
    return [a, b, c].map(\.frame)
  }

  /// The frames, flipped vertically.
  private func mirrored(_ frames: [CGRect], height: CGFloat = 330) -> [CGRect] {
    frames.map { CGRect(origin: CGPoint(x: $0.minX, y: height - $0.maxY), size: $0.size) }
  }

  /// Neither space is part of the gap beside it, which equals the other gaps.
  @Test func spacingAfterMirrorsSpacingBefore() {
    let before = frames(
      VStackBlock {
        StackingSpacer(minLength: 0)
        a
        StackingSpacer(minLength: 0)
        b.viewBlock.spacingBefore(100)
      })
    let behind = frames(
      VStackBlock {
        b.viewBlock.spacingAfter(100)
        StackingSpacer(minLength: 0)
        a
        StackingSpacer(minLength: 0)
      })
    #expect(behind.prefix(2) == mirrored(before).prefix(2))
    #expect(before[0].minY == 95 && before[1].minY == 310)
  }

  @Test(arguments: [StackDistribution.equalSpacing, .equalCentering])
  func spacingAfterMirrorsSpacingBeforeInDistributions(distribution: StackDistribution) {
    let before = frames(
      VStackBlock(distribution: distribution) {
        a
        b
        c.viewBlock.spacingBefore(50)
      })
    let behind = frames(
      VStackBlock(distribution: distribution) {
        c.viewBlock.spacingAfter(50)
        b
        a
      })
    #expect(behind == mirrored(before))
  }

  /// Lines do not count as elements with centers.
  @Test func separatorsDoNotCountInEqualCentering() {
    let tall = SizedView("tall", 100)
    let (host, column) = (
      UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 600)),
      VStackBlock(distribution: .equalCentering) {
        a
        tall
        c
      }.separators()
    )
    Mondrian.buildSubviews(on: host) {
      VStackBlock {
        column
        StackingSpacer(minLength: 0)
      }
    }
    host.layoutIfNeeded()
    #expect([a.frame.minY, tall.frame.minY, c.frame.minY] == [0, 21, 122])
  }

  /// A spacer has a length but no box.
  @Test func modifiersWithoutEffectOnASpacerAreIssues() {
    let plane = UIView()
    let issues = LayoutDiagnostics.collect {
      _ = frames(
        VStackBlock {
          a
          StackingSpacer(minLength: 0).height(50)
          StackingSpacer(minLength: 0).padding(3)
          StackingSpacer(minLength: 0).background(plane)
          StackingSpacer(minLength: 0).overlay(plane)
          StackingSpacer(minLength: 0).weight(2)
          b
        })
    }
    let words = ["a size", "a distance from edges", "a background", "an overlay", "a weight"]
    #expect(issues.map(\.kind) == Array(repeating: .misplaced, count: words.count))
    for (issue, word) in zip(issues, words) {
      #expect(issue.message.hasPrefix("\(word) has no effect on a spacer"))
    }
    #expect(a.frame.minY == 0 && b.frame.maxY == 330)
  }
}
