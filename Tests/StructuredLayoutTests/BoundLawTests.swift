import Foundation
import TestSupport
import Testing

/// A bound that the result already satisfies changes nothing.
@MainActor
struct BoundLawTests {
  private enum Bound: CaseIterable {
    case min, max, exact, slackMin, slackMax, weakMin, weakMax

    /// Nil if there is no such bound.
    @MainActor
    func value(_ length: CGFloat) -> ConstraintValue? {
      switch self {
      case .min: .min(length)
      case .max: .max(length)
      case .exact: .exact(length)
      case .slackMin: length >= 7 ? .min(length - 7) : nil
      case .slackMax: .max(length + 7)
      case .weakMin: .min(length, .defaultHigh)
      case .weakMax: .max(length, .defaultLow)
      }
    }
  }

  private typealias Change = @MainActor (any Block) -> any Block

  /// Returns the frames of a tree with a change to its marked block, and the size of a view behind
  /// that block. Nil if the tree is ambiguous.
  private func frames(
    _ tree: Sketch, _ size: CGSize, _ change: Change
  ) -> (frames: [String: CGRect], box: CGSize)? {
    let stage = Stage(size)
    var views: [String: UIView] = [:]
    let probe = UIView()
    let block = tree.block(&views) { change($0).background(probe) }
    let context = Mondrian.buildSubviews(on: stage.view) { block }
    let frames = stage.frames(of: views)
    guard context.ambiguities.isEmpty, probe.superview != nil else { return nil }
    return (frames, probe.frame.size)
  }

  @Test(arguments: 0..<caseCount(2))
  func satisfiedBoundChangesNothing(batch: Int) {
    let tried = (10 * batch..<10 * batch + 10).reduce(0) { $0 + check(seed: $1) }
    // Most trees are determined, so the law is not vacuous.
    #expect(tried > 200)
  }

  /// - Returns: The number of bounds tried.
  private func check(seed: Int) -> Int {
    var trees = RandomTrees(seed: UInt64(seed) + 40_000, hasFillers: true)
    let tree = trees.next(depth: 3)
    let size = CGSize(width: 180, height: 160)
    var tried = 0
    for number in 0..<tree.count {
      let marked = tree.marking(number)
      guard let (before, box) = frames(marked, size, { $0 }) else { continue }
      for axis in LayoutAxis.allCases {
        for bound in Bound.allCases {
          guard let value = bound.value(axis.length(of: box)) else { continue }
          tried += 1
          let after = frames(marked, size) { block in
            axis == .horizontal ? block.width(value) : block.height(value)
          }?.frames
          let isSame = before.allSatisfy { name, frame in
            after?[name].map { $0.isClose(to: frame) } ?? false
          }
          #expect(
            isSame, "\(bound) \(axis) \(box) of \(number) in \(tree): \(before), \(after ?? [:])")
        }
      }
    }
    return tried
  }

  /// The case in which the law was found.
  @Test func layersWithMinimumHeightStillFillTheHost() {
    let stage = Stage(CGSize(width: 100, height: 150))
    let (filler, box) = (UIView(), SizedView("box", 15, 10))
    Mondrian.buildSubviews(on: stage.view) {
      ZStackBlock {
        ZStackBlock {
          filler
          box
        }
        .height(.min(18))
      }
    }
    _ = stage.size
    #expect(filler.frame == CGRect(x: 0, y: 0, width: 100, height: 150))
    #expect(box.frame.size == CGSize(width: 15, height: 10))
  }

  /// A single element is aligned within the greatest width of its stack.
  @Test func stackWithMaximumWidthStillAlignsItsElement() {
    let stage = Stage(CGSize(width: 180, height: 160))
    let box = SizedView("box", 12, 10)
    Mondrian.buildSubviews(on: stage.view) {
      VStackBlock(alignment: .trailing) { box }.width(.max(180))
    }
    _ = stage.size
    #expect(box.frame == CGRect(x: 168, y: 0, width: 12, height: 160))
  }
}
