import Foundation
import TestSupport
import Testing

@MainActor
@Suite struct EconomyTests {
  @Test(arguments: layoutTable, [false, true])
  func noLayoutHasMoreThanTheLeast(layout: LayoutCase, transposed: Bool) {
    let sketch = transposed ? layout.sketch.transposed : layout.sketch
    let (context, _) = sketch.buildBlocks(on: Stage().view)
    #expect(context.constraints.count <= layout.minimum.constraints)
    #expect(context.managedLayoutGuides.count <= layout.minimum.guides)
  }

  @Test(arguments: layoutTable)
  func theOriginalHadWhatItHad(layout: LayoutCase) {
    let (made, _) = layout.sketch.buildOriginal(on: Stage().view)
    #expect(made.constraints.count == layout.original.constraints)
    #expect(made.guides.count == layout.original.guides)
  }

  @Test(arguments: 1...200)
  func aTreeThatFillsHasThreeRulesALeafAndOneMore(seed: Int) {
    var random = SeededGenerator(seed: UInt64(seed))
    let (tree, leaves) = filling(depth: 4, &random)
    let (context, _) = tree.buildBlocks(on: Stage().view)
    #expect(context.constraints.count == 3 * leaves + 1)
    #expect(context.managedLayoutGuides.isEmpty)
  }

  private func filling(depth: Int, _ random: inout SeededGenerator) -> (Sketch, Int) {
    guard depth > 0, Int.random(in: 0..<4, using: &random) > 0 else {
      return (.box("\(random.next())", 20, 20), 1)
    }
    let children = (0..<Int.random(in: 1...4, using: &random)).map { _ in
      filling(depth: depth - 1, &random)
    }
    let axis = LayoutAxis.allCases.randomElement(using: &random) ?? .vertical
    let spacing = CGFloat(Int.random(in: 0...3, using: &random))
    let tree = Sketch(.stack(axis, spacing: spacing, .fill, children.map(\.0)))
    return (tree, children.reduce(0) { $0 + $1.1 })
  }
}
