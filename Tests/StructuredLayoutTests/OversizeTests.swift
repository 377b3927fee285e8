import TestSupport
import Testing

/// Content that is larger than its box.
@MainActor
struct OversizeTests {
  private nonisolated static let directions = [
    UIUserInterfaceLayoutDirection.leftToRight, .rightToLeft,
  ]
  private nonisolated static let edges = (0..<16).map { LayoutEdge.Set(rawValue: $0) }

  @Test(arguments: edges, directions)
  func contentAttachedToSomeEdgesStaysInItsBox(
    edges: LayoutEdge.Set, direction: UIUserInterfaceLayoutDirection
  ) {
    let box = CGRect(x: 0, y: 0, width: 100, height: 100)
    let large = SizedView("large", 150)
    func row() -> any Block {
      HStackBlock {
        SizedView("one", 90)
        SizedView("two", 90)
      }
    }
    for block in [large, row(), VStackBlock { row() }] as [any Block] {
      let inset = block.relative(edges, 8)
      for content in [inset, inset.background(UIView())] as [any Block] {
        let stage = Stage(box.size, direction: direction)
        let issues = LayoutDiagnostics.collect {
          Mondrian.buildSubviews(on: stage.view) { ZStackBlock { content } }
        }
        _ = stage.size
        #expect(issues.isEmpty)
        for view in stage.view.subviews {
          #expect(box.insetBy(dx: -0.01, dy: -0.01).contains(view.frame), "\(edges)")
        }
        large.removeFromSuperview()
      }
    }
  }

  @Test(arguments: edges, directions)
  func attachedEdgesKeepTheirDistance(
    edges: LayoutEdge.Set, direction: UIUserInterfaceLayoutDirection
  ) {
    let large = SizedView("large", 150)
    let stage = Stage(CGSize(width: 100, height: 100), direction: direction)
    Mondrian.buildSubviews(on: stage.view) { ZStackBlock { large.relative(edges, 8) } }
    _ = stage.size
    let isMirrored = direction == .rightToLeft
    let (left, right): (LayoutEdge.Set, LayoutEdge.Set) =
      isMirrored ? (.trailing, .leading) : (.leading, .trailing)
    #expect(!edges.contains(left) || large.frame.minX == 8)
    #expect(!edges.contains(right) || large.frame.maxX == 92)
    #expect(!edges.contains(.top) || large.frame.minY == 8)
    #expect(!edges.contains(.bottom) || large.frame.maxY == 92)
  }
}
