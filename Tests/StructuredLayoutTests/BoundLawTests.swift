import Foundation
import TestSupport
import Testing

/// A bound that the result meets already changes nothing.
@MainActor
@Suite struct BoundLawTests {
  private enum Bound: CaseIterable {
    case min, max, exact

    @MainActor
    func value(_ length: CGFloat) -> ConstraintValue {
      switch self {
      case .min: .min(length)
      case .max: .max(length)
      case .exact: .exact(length)
      }
    }
  }

  private typealias Change = @MainActor (any Block) -> any Block

  /// The frames of a tree with something said about what is marked in it; nil where they are not
  /// settled.
  private func frames(_ tree: Sketch, _ size: CGSize, _ change: Change) -> [String: CGRect]? {
    let stage = Stage(size)
    var views: [String: UIView] = [:]
    let block = tree.block(&views) { change($0) }
    let context = Mondrian.buildSubviews(on: stage.view) { block }
    let frames = stage.frames(of: views)
    return context.ambiguities.isEmpty ? frames : nil
  }

  @Test(arguments: 0..<120)
  func aBoundThatIsMetAlreadyChangesNothing(seed: Int) {
    var trees = RandomTrees(seed: UInt64(seed) + 40_000, hasFillers: true)
    let tree = trees.next(depth: 3)
    let size = CGSize(width: 180, height: 160)
    for number in 0..<tree.count {
      let marked = tree.marking(number)
      let probe = UIView()
      guard let before = frames(marked, size, { $0.background(probe) }), probe.superview != nil
      else { continue }
      let box = probe.frame.size
      for axis in LayoutAxis.allCases {
        for bound in Bound.allCases {
          let value = bound.value(axis.length(of: box))
          let after = frames(marked, size) { block in
            let bounded = axis == .horizontal ? block.width(value) : block.height(value)
            return bounded.background(UIView())
          }
          let isSame = before.allSatisfy { name, frame in
            after?[name].map { $0.isClose(to: frame) } ?? false
          }
          #expect(
            isSame, "\(bound) \(axis) \(box) of \(number) in \(tree): \(before), \(after ?? [:])")
        }
      }
    }
  }

  /// The case that the law was found by.
  @Test func aLeastHeightOfLayersThatFillLetsThemFill() {
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
}
