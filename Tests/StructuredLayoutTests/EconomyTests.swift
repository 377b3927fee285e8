import Foundation
import TestSupport
import Testing

@MainActor
struct EconomyTests {
  @Test(arguments: layoutTable, [false, true])
  func layoutsNeedNoMoreThanTheMinimum(layout: LayoutCase, transposed: Bool) {
    let sketch = transposed ? layout.sketch.transposed : layout.sketch
    let (context, _) = sketch.buildBlocks(on: Stage().view)
    #expect(context.constraints.count <= layout.minimum.constraints)
    #expect(context.managedLayoutGuides.count <= layout.minimum.guides)
  }

  /// Of several elements with a fixed length across a stack, only the longest holds the stack open
  /// and pulls it together.
  @Test func onlyTheLongestFixedElementSizesTheStack() {
    let stage = Stage(CGSize(width: 300, height: 100))
    let (icon, badge) = (UIView(), UIView())
    let context = Mondrian.buildSubviews(on: stage.view) {
      HStackBlock(alignment: .center) {
        icon.viewBlock.size(40)
        StackingSpacer()
        badge.viewBlock.size(width: 24, height: 16)
      }
    }
    // Six for the icon, four for the badge, two for the gap.
    #expect(context.constraints.count == 12)
    #expect(stage.size == CGSize(width: 300, height: 100))
    #expect(icon.frame == CGRect(x: 0, y: 30, width: 40, height: 40))
    #expect(badge.frame == CGRect(x: 276, y: 42, width: 24, height: 16))
    let small = Stage()
    Mondrian.buildSubviews(on: small.view) {
      HStackBlock(alignment: .center) {
        UIView().size(40)
        StackingSpacer()
        UIView().size(width: 24, height: 16)
      }
    }
    #expect(small.size == CGSize(width: 64, height: 40))
  }

  /// A longer element after a shorter one holds the stack open.
  @Test func longerElementAfterAShorterOneSizesTheStack() {
    let stage = Stage()
    Mondrian.buildSubviews(on: stage.view) {
      HStackBlock(alignment: .top) {
        UIView().size(width: 24, height: 16)
        UIView().size(40)
        UIView().size(30)
      }
    }
    #expect(stage.size == CGSize(width: 94, height: 40))
  }

  /// An element of fixed size in a row of fixed height only needs its alignment.
  @Test func fixedElementInAFixedRowIsOnlyAligned() {
    let stage = Stage(CGSize(width: 300, height: 100))
    let icon = UIView()
    let context = Mondrian.buildSubviews(on: stage.view) {
      VStackBlock(alignment: .fill) {
        HStackBlock(alignment: .center) {
          icon.viewBlock.size(24)
          StackingSpacer()
        }
        .height(44)
        UIView()
      }
    }
    #expect(stage.size == CGSize(width: 300, height: 100))
    #expect(icon.frame == CGRect(x: 0, y: 10, width: 24, height: 24))
    let own = context.constraints.filter { $0.firstItem === icon || $0.secondItem === icon }
    #expect(own.count == 6, "\(own)")
  }

  @Test(arguments: layoutTable)
  func originalHasTheListedConstraintsAndGuides(layout: LayoutCase) {
    let (made, _) = layout.sketch.buildOriginal(on: Stage().view)
    #expect(made.constraints.count == layout.original.constraints)
    #expect(made.guides.count == layout.original.guides)
  }

  @Test(arguments: 1...200)
  func fillingTreeHasThreeConstraintsPerLeafAndOneMore(seed: Int) {
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
