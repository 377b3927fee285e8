import TestSupport
import Testing

/// Trees whose stacks each have a spacer for the remaining room are never ambiguous, whatever the
/// size of the host.
@MainActor
struct SettledTreeTests {
  @Test(arguments: 0..<40)
  func treesWithSpacersAreUnambiguous(seed: Int) {
    var random = SeededGenerator(seed: UInt64(seed))
    for _ in 0..<8 {
      var count = 0
      let tree = tree(depth: 3, count: &count, &random)
      for scrolls in [false, true] {
        var views: [String: UIView] = [:]
        let block = tree.block(&views)
        let stage = Stage(CGSize(width: 900, height: 900))
        let context = Mondrian.buildSubviews(on: stage.view) {
          if scrolls { VScrollBlock(alignment: .leading) { block } } else { block }
        }
        _ = stage.size
        #expect(context.ambiguities.map(\.name) == [], "\(tree)")
      }
    }
  }

  private func tree(depth: Int, count: inout Int, _ random: inout SeededGenerator) -> Sketch {
    func number(_ random: inout SeededGenerator) -> CGFloat {
      CGFloat(Int.random(in: 0...9, using: &random))
    }
    guard depth > 0, Int.random(in: 0..<5, using: &random) > 0 else {
      count += 1
      return .box("box\(count)", 10 + number(&random), 10 + number(&random))
    }
    if Int.random(in: 0..<4, using: &random) == 0 {
      count += 1
      let ground = Sketch.box("ground\(count)")
      return tree(depth: depth - 1, count: &count, &random)
        .inset(.all, .exact(number(&random))).background(ground)
    }
    var elements = (0..<Int.random(in: 1...3, using: &random)).map { _ in
      tree(depth: depth - 1, count: &count, &random)
    }
    let at = Int.random(in: 0...elements.count, using: &random)
    elements.insert(Sketch(.spacer(number(&random), expands: true)), at: at)
    let alignments: [SlotAlignment] = [.start, .center, .end]
    return Sketch(
      .stack(
        LayoutAxis.allCases.randomElement(using: &random) ?? .vertical, spacing: number(&random),
        alignments.randomElement(using: &random) ?? .center, elements))
  }
}
