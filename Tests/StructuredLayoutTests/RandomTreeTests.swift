import Foundation
import TestSupport
import Testing

/// Any tree of blocks equals the layout of the original's constraints, where those determine it: at
/// its smallest size and with room to spare.
@MainActor
struct RandomTreeTests {
  /// In these trees, the original lets several outer boxes outvote an inner box about which one
  /// stretches. Blocks first shrink around their content.
  private static let stretched = [2]

  @Test(arguments: 0..<150)
  func aTreeHasTheOriginalsFrames(seed: Int) {
    var trees = RandomTrees(seed: UInt64(seed))
    let tree = trees.next(depth: 3)
    for size in [nil, CGSize(width: 300, height: 250)] {
      if size != nil, Self.stretched.contains(seed) { continue }
      for direction in [UIUserInterfaceLayoutDirection.leftToRight, .rightToLeft] {
        expectTheOriginalsFrames(
          tree, Stage(size, direction: direction), Stage(size, direction: direction))
      }
    }
  }

  private func expectTheOriginalsFrames(_ tree: Sketch, _ here: Stage, _ there: Stage) {
    let ours = here.frames(of: tree.buildBlocks(on: here.view).views)
    let original = tree.buildOriginal(on: there.view)
    let theirs = there.frames(of: original.views)
    #expect(here.size == there.size)
    for (name, view) in original.views where !view.hasAmbiguousLayout {
      let frame = theirs[name] ?? .null
      #expect(
        ours[name].map { $0.isClose(to: frame) } ?? false,
        "\(name) \(String(describing: ours[name])), was \(frame) in \(tree)")
    }
  }
}

/// Trees of stacks, layers and insets around boxes with sizes.
struct RandomTrees {
  private var random: SeededGenerator
  private var count = 0

  /// Whether some boxes have no size of their own.
  private let hasFillers: Bool

  init(seed: UInt64, hasFillers: Bool = false) {
    random = SeededGenerator(seed: seed)
    self.hasFillers = hasFillers
  }

  mutating func next(depth: Int) -> Sketch {
    switch depth == 0 ? 0 : Int.random(in: 0..<9, using: &random) {
    case 0, 1: return box()
    case 2, 3, 4, 5: return stack(depth: depth)
    case 6:
      let layers = (0..<Int.random(in: 1...3, using: &random)).map { _ in next(depth: depth - 1) }
      let edges: [LayoutEdge.Set?] = [nil, .top, [.bottom, .trailing], .vertical, .all]
      return Sketch(.layers(edges.randomElement(using: &random) ?? nil, layers))
    case 7: return next(depth: depth - 1).inset(.all, .exact(number()))
    default: return next(depth: depth - 1).background(.box("bg\(nextNumber())"))
    }
  }

  private mutating func stack(depth: Int) -> Sketch {
    let elements = (0..<Int.random(in: 1...4, using: &random)).map { _ in next(depth: depth - 1) }
    return Sketch(
      .stack(
        LayoutAxis.allCases.randomElement(using: &random) ?? .vertical, spacing: number(),
        SlotAlignment.allCases.randomElement(using: &random) ?? .center, elements))
  }

  private mutating func box() -> Sketch {
    if hasFillers, Int.random(in: 0..<4, using: &random) == 0 { return .box("box\(nextNumber())") }
    return .box("box\(nextNumber())", 10 + number(), 10 + number())
  }

  private mutating func number() -> CGFloat { CGFloat(Int.random(in: 0...10, using: &random)) }

  private mutating func nextNumber() -> Int {
    count += 1
    return count
  }
}
